"""What each row of the journal tells programs: by allow-list, and never a card."""
