"""The calls of the room over plain HTTP: each states itself at its function, once."""
