"""Commands of an event, each with its checks and its consequences."""
