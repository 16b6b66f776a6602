"""What an event announces: its structure, games, payouts, bounties, days, and what may be wrong."""
