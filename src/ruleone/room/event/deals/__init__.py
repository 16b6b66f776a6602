"""Deals near the end of an event."""
