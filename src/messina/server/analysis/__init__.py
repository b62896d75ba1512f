"""Analyses of finished games: the jobs that make them and the messages that tell them."""
