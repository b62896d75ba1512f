"""Telling people who are away: what is announced, in which words, and how it reaches them.

A move announces (`announcements`); the store keeps one dispatch for everybody who wants to hear of it, in the
same transaction; `delivery` sends what is due through a channel: `push`, `mail` or `webhooks`.
"""
