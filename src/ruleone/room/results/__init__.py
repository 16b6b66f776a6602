"""Events that are over: what they came to, read from the journal beside the room."""
