"""The room's play money."""
