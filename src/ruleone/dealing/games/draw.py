"""Draw: all cards face down, some of which may be changed, once or three times.

Five-card draw goes by high hands and deuce-to-seven by the worst of them. Ace-to-five goes by low
hands without straights and flushes, badugi by four cards of four ranks and suits. In badeucey and
badacey half the pot goes to the badugi and half to the low of five cards. In badeucey both are
deuce-to-seven with the ace high, in badacey ace-to-five with the ace low.
"""

from msgspec.structs import replace

from ruleone.dealing.game import Family, Round

FIVE_CARD_DRAW = Family(
    "5draw",
    rounds=(Round("predraw", down=5), Round("draw", draw=5, big_bet=True)),
    seats=9,
    reshuffles=8,
)
DEUCE_TO_SEVEN_SINGLE = replace(FIVE_CARD_DRAW, name="27sd", orders=("deuce-to-seven",))

DEUCE_TO_SEVEN_TRIPLE = Family(
    "27td",
    rounds=(
        Round("predraw", down=5),
        Round("first-draw", draw=5),
        Round("second-draw", draw=5, big_bet=True),
        Round("third-draw", draw=5, big_bet=True),
    ),
    orders=("deuce-to-seven",),
    seats=7,
    reshuffles=8,
)
ACE_TO_FIVE_TRIPLE = replace(DEUCE_TO_SEVEN_TRIPLE, name="a5td", orders=("ace-to-five",))
BADEUCEY = replace(
    DEUCE_TO_SEVEN_TRIPLE, name="badeucey", orders=("badugi-ace-high", "deuce-to-seven")
)
BADACEY = replace(DEUCE_TO_SEVEN_TRIPLE, name="badacey", orders=("badugi", "ace-to-five"))
BADUGI = Family(
    "badugi",
    rounds=(
        Round("predraw", down=4),
        Round("first-draw", draw=4),
        Round("second-draw", draw=4, big_bet=True),
        Round("third-draw", draw=4, big_bet=True),
    ),
    orders=("badugi",),
    seats=8,
    reshuffles=8,
)
