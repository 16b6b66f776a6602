"""Chips that leave play or are corrected: color-ups and their races, counts, corrections."""
