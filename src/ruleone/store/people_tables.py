"""The tables of the file of persons: `people` came here, those `elsewhere` played in another room,
of those `typed` there is a name alone. Beside them stand the addresses of hooks."""

from typing import Final

TABLES: Final = """
CREATE TABLE IF NOT EXISTS people (
    id TEXT PRIMARY KEY, name TEXT, language TEXT NOT NULL, created_ms INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS sessions (
    digest BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES people, created_ms INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS sessions_of_person ON sessions (person);
CREATE INDEX IF NOT EXISTS people_of_name ON people (spelt(name));
CREATE TABLE IF NOT EXISTS opened (
    digest BLOB NOT NULL REFERENCES sessions ON DELETE CASCADE, link TEXT NOT NULL,
    PRIMARY KEY (digest, link));
CREATE TABLE IF NOT EXISTS players (
    person TEXT PRIMARY KEY REFERENCES people, details TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS elsewhere (
    person TEXT PRIMARY KEY, name TEXT, met_ms INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS typed (
    person TEXT PRIMARY KEY, name TEXT, typed_ms INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS addresses (
    address TEXT PRIMARY KEY, url TEXT, noted_ms INTEGER NOT NULL);
"""
SESSION: Final = "INSERT INTO sessions (digest, person, created_ms) VALUES (?, ?, ?)"
WITHOUT_SESSION: Final = (
    "FROM (SELECT * FROM elsewhere UNION ALL SELECT person, name, typed_ms FROM typed) "
    "WHERE person = ? AND name IS NOT NULL AND person NOT IN (SELECT id FROM people)"
)
"""The row of a person who came by no session of his own, by his id."""
