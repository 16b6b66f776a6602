"""Chips that are colored up or corrected: color-ups and their races, counts, corrections."""
