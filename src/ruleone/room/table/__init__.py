"""A table of any kind: who is present, the turns and their clocks, and the game that is played."""
