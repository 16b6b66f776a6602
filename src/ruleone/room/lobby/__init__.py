"""The events of the room."""
