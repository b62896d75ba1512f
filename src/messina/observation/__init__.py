"""Positions as rows of numbers, and many games at once: what environments are made of, compiled."""
