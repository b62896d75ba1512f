"""A game that is played: one driver for people, bots, replay and the server.

`driver` checks, plays and logs. `question` holds what is asked and the legal answers, `obvious` finds answers
that need no decision, `results` counts the end, `knowledge` says what a seat may know, and `records` writes
whole games as text.
"""
