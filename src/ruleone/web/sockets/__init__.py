"""Sockets of browsers: their places, and their frames in both directions."""
