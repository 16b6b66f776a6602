"""Hands that are over, for the replayer."""
