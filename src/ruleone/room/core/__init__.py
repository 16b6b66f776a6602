"""The base of the room: settings, ports, times, names, roles and the batch of a step."""
