"""The game as text, both ways: actions, positions, whole games.

Everything that leaves the program can be read by people and is read back exactly; docs/formats.md describes
the forms.
"""
