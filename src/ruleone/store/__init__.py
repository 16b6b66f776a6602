"""The journal: the protocol, its stores (memory, SQLite), verification; the people of the room."""
