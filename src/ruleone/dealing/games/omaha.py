"""Omaha: four, five or six hole cards, of which two play with three of the board.

In eight-or-better the best low of eight or less takes half the pot, by another two and three if it
wants; without one the high hand takes all. In Courchevel, of five hole cards, the first card of the
flop lies face up before the betting begins.
"""

from msgspec.structs import replace

from ruleone.dealing.game import Family, Round

_LATER = (
    Round("flop", board=3),
    Round("turn", board=1, big_bet=True),
    Round("river", board=1, big_bet=True),
)
_HIGH_LOW = ("high", "eight-or-better")

OMAHA = Family("o", rounds=(Round("preflop", down=4), *_LATER), two_from_hand=True)
OMAHA_5 = replace(OMAHA, name="o5", rounds=(Round("preflop", down=5), *_LATER), seats=8)
OMAHA_6 = replace(OMAHA, name="o6", rounds=(Round("preflop", down=6), *_LATER), seats=7)
OMAHA_8 = replace(OMAHA, name="o8", orders=_HIGH_LOW)
OMAHA_5_8 = replace(OMAHA_5, name="o58", orders=_HIGH_LOW)
OMAHA_6_8 = replace(OMAHA_6, name="o68", orders=_HIGH_LOW)

COURCHEVEL = replace(
    OMAHA_5,
    name="courchevel",
    rounds=(Round("preflop", down=5, board=1), Round("flop", board=2), *_LATER[1:]),
)
COURCHEVEL_8 = replace(COURCHEVEL, name="courchevel8", orders=_HIGH_LOW)
