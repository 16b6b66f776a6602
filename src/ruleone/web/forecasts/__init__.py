"""Forecasts for directors: similar events played in a process of their own while the room runs.

The event is one of the room's, or one that is still to be announced.
"""
