"""What the director did is undone, and done again."""
