"""Everybody of an event, and its tables: all of a small field, a page of a large one."""
