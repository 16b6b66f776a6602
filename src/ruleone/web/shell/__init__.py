"""The shell around the room, with its queues of frames to become durable or to be sent."""
