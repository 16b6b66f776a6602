"""Penalties in an event: they are a player's own, and go with him from table to table."""
