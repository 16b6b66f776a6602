"""Access to the room: staff links, player links, tokens of programs, and their grants."""
