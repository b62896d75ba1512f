"""The game and nothing else: no files, no clock, no network, no randomness of its own."""
