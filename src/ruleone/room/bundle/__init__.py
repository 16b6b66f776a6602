"""A whole event as one file: taken out of a room that played it, checked alone, kept by another."""
