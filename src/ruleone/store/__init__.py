"""Storage: the journal (protocol, memory, SQLite, verification), and the people of the room."""
