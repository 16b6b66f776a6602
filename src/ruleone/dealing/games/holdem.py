"""Hold'em: two hole cards and five on the board; the best five of the seven play."""

from ruleone.dealing.game import Family, Round

HOLDEM = Family(
    "he",
    rounds=(
        Round("preflop", down=2),
        Round("flop", board=3),
        Round("turn", board=1, big_bet=True),
        Round("river", board=1, big_bet=True),
    ),
)
