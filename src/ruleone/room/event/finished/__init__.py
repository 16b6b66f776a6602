"""Events that are over."""
