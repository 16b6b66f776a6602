"""Simulations without waiting: whole events, and style against style on the same cards."""
