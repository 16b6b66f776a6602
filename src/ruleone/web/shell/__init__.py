"""The shell around the room, and what waits in it to be durable or to be sent."""
