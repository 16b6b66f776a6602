"""Hand texts of PokerStars, and of the rooms that write alike."""

from ruleone.history.pokerstars.header import HEADER
from ruleone.history.pokerstars.read import read_pokerstars
from ruleone.history.pokerstars.write import write_pokerstars

__all__ = ["HEADER", "read_pokerstars", "write_pokerstars"]
