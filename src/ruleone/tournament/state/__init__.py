"""The state of an event: entries, seats, stacks, clock, calendar. Only `evolve` changes it."""
