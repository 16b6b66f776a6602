"""How an event stands: entries, seats, stacks, clock, calendar. Changed by `evolve` alone."""
