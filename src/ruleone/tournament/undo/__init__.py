"""The undoing of an act of the director, or of a hand, and the reasons to refuse it."""
