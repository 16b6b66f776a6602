"""An event's time: its start, its levels, its breaks, how long players take."""
