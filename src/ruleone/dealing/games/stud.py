"""Stud: no board; some cards of each player lie face up, and the up cards decide who acts first.

The lowest up card brings it in, in razz the highest. Then the best board acts first: the high one,
in razz the low one. Seven-card stud comes two down, four up one by one, and the last down;
five-card stud one down and four up. The best five cards win, in razz the lowest five; in
eight-or-better half the pot goes to a low of eight or less.
"""

from msgspec.structs import replace

from ruleone.dealing.game import Family, Round

STUD = Family(
    "stud",
    rounds=(
        Round("third", down=2, up=1),
        Round("fourth", up=1),
        Round("fifth", up=1, big_bet=True),
        Round("sixth", up=1, big_bet=True),
        Round("seventh", down=1, big_bet=True),
    ),
    limits=("fl",),
    seats=8,
    bring_in="low",
    reshuffles=1,
)
STUD_8 = replace(STUD, name="stud8", orders=("high", "eight-or-better"))
RAZZ = replace(STUD, name="razz", orders=("ace-to-five",), bring_in="high", first="low")
FIVE_CARD_STUD = replace(
    STUD,
    name="stud5",
    rounds=(
        Round("second", down=1, up=1),
        Round("third", up=1),
        Round("fourth", up=1, big_bet=True),
        Round("fifth", up=1, big_bet=True),
    ),
)
