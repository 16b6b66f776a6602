"""The one way in to undo: of an event's acts, the desk's, and the last hand of a live table."""
