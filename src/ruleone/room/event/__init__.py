"""Events in the room."""
