"""What the director orders in an event."""
