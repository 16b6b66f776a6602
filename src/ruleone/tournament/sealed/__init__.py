"""Draws from secrets that were sealed before anybody had entered, each told when it is drawn from.

docs/draws.md tells what is sealed, and how anyone checks it.
"""
