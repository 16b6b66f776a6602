"""Damage to a journal in SQLite, done to its rows by their streams."""

import sqlite3
from pathlib import Path


def hurt_row(journal: Path, stream: str, version: int = 0) -> None:
    """Change one byte of the payload of a row, the newest of its stream where none is named, as a
    failing disk would: nothing else in the file is changed."""
    with sqlite3.connect(journal) as file:
        query = (
            "SELECT payload FROM rows JOIN streams ON streams.id = stream WHERE name = ? "
            "AND (version = ? OR ? = 0) ORDER BY version DESC LIMIT 1"
        )
        (payload,) = file.execute(query, (stream, version, version)).fetchone()
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.close()
    data = bytearray(journal.read_bytes())
    at = data.find(payload[:200])
    assert at > 0, stream
    data[at + min(len(payload), 200) - 1] ^= 1
    journal.write_bytes(data)
