"""What may be asked of an event: each command with its checks and what follows it."""
