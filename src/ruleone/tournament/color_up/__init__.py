"""Small chips leave play: the exchange, the race for odd ones, chips that turn up later.

`race_off` is one race at one table, `commitment` and `race_cards` make its cards a draw that anyone
can make again, `leftovers` tells what becomes of removed chips that are found afterwards.
"""

from ruleone.tournament.color_up.leftovers import Leftovers, leftovers
from ruleone.tournament.color_up.race import BadRace, Race, Raced, race_off
from ruleone.tournament.color_up.race_draw import commitment, keeps_to, race_cards

__all__ = [
    "BadRace",
    "Leftovers",
    "Race",
    "Raced",
    "commitment",
    "keeps_to",
    "leftovers",
    "race_cards",
    "race_off",
]
