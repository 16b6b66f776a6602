"""All games that are dealt, one file a family: `GAMES` by id, such as `nlhe` or `plo8`."""

from ruleone.dealing.game import Game
from ruleone.dealing.games.draw import (
    ACE_TO_FIVE_TRIPLE,
    BADACEY,
    BADEUCEY,
    BADUGI,
    DEUCE_TO_SEVEN_SINGLE,
    DEUCE_TO_SEVEN_TRIPLE,
    FIVE_CARD_DRAW,
)
from ruleone.dealing.games.holdem import HOLDEM
from ruleone.dealing.games.omaha import (
    COURCHEVEL,
    COURCHEVEL_8,
    OMAHA,
    OMAHA_5,
    OMAHA_5_8,
    OMAHA_6,
    OMAHA_6_8,
    OMAHA_8,
)
from ruleone.dealing.games.pineapple import CRAZY, IRISH, PINEAPPLE
from ruleone.dealing.games.short_deck import SHORT_DECK
from ruleone.dealing.games.stud import FIVE_CARD_STUD, RAZZ, STUD, STUD_8

FAMILIES = (
    HOLDEM,
    SHORT_DECK,
    PINEAPPLE,
    CRAZY,
    IRISH,
    OMAHA,
    OMAHA_5,
    OMAHA_6,
    OMAHA_8,
    OMAHA_5_8,
    OMAHA_6_8,
    COURCHEVEL,
    COURCHEVEL_8,
    STUD,
    STUD_8,
    RAZZ,
    FIVE_CARD_STUD,
    FIVE_CARD_DRAW,
    DEUCE_TO_SEVEN_SINGLE,
    DEUCE_TO_SEVEN_TRIPLE,
    ACE_TO_FIVE_TRIPLE,
    BADUGI,
    BADEUCEY,
    BADACEY,
)
GAMES: dict[str, Game] = {game.id: game for family in FAMILIES for game in family.games()}
