"""Home games."""
