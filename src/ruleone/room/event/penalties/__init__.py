"""Penalties in an event."""
