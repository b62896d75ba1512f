"""Bots at tables: which may play, the processes they think in, and their turns."""
