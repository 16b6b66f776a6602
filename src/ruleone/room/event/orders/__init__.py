"""The director's orders in an event."""
