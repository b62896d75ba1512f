"""Training of the networks: varied self-play, its outcomes, and networks fitted to them.

A run goes from generation to generation: it plays, fits, plays with what it has learned, and measures. All
luck comes from its seed and every step is kept, so a run that was stopped goes on as if it had not been.
"""
