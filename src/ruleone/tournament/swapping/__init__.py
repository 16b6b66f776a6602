"""Two players who sit in each other's seats: both go to their own, with the chips that they have
now."""
