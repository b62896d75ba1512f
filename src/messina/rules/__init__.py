"""The game and nothing else: no files, no clock, no network, no randomness of its own.

Comments and docstrings cite clauses, such as 6.4; docs/rules.md has their text.
"""
