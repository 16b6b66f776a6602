"""How a table is run: when a hand begins, dealers, decks, and bets lying before the players."""

from ruleone.floor.procedure.hand_start import Began, Beginning, began

__all__ = ["Began", "Beginning", "began"]
