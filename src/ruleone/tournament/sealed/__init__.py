"""Draws from secrets that were sealed before anybody had entered, each told when it is drawn from.

docs/en/build/draws.md tells what is sealed, and how anyone checks it.
"""
