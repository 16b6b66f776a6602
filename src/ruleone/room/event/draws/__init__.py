"""The draws of an event."""
