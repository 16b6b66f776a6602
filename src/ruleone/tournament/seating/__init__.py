"""Seating: balance, breaking tables, the final table, redraws, swaps."""
