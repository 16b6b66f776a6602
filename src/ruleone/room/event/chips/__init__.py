"""The chips of an event."""
