"""The rulebook for its page."""
