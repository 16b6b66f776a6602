"""Terms that an event announces: structure, games, payouts, bounties, days, and their faults."""
