"""Calls of the room over plain HTTP: each is declared once, at its function."""
