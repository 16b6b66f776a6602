"""Where players sit: balance, breaking tables, the final table, redraws, swaps."""
