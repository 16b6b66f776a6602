"""What it takes to undo an act of the director or a hand, or why it stands."""
