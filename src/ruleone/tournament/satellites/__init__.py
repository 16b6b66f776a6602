"""Satellites: events whose prizes are seats of another one.

As many seats as the pool pays for are won, and what is left of it is the next place's. Play stops
as soon as no more players are left than there are seats (`ending`).
"""
