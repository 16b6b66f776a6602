"""What the room stands on: settings, ports, times, names, roles, the batch of a step."""
