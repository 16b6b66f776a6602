"""The room as its journal left it, and how what is frozen goes on from there."""
