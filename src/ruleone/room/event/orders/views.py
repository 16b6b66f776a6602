"""What the pages of an event, and the director's before all, are made of."""
