"""The news in each row of the journal: by allow-list, and never a card."""
