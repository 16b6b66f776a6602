"""Computer players of every game but hold'em: their view, its worth, and their discards."""
