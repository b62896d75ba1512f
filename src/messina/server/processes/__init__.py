"""Server processes: their peers and what they tell each other, their workers, limits, metrics and logs."""
