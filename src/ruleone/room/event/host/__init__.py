"""An event as the room has it: its tournament, its tables, its persons and their clocks."""
