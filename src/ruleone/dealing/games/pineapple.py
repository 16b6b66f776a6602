"""Pineapple: hold'em with more hole cards, some of which are thrown away before the turn.

In pineapple one of three goes before the flop, in crazy pineapple one of three before the turn, in
Irish two of four before the turn. From then on it is hold'em.
"""

from ruleone.dealing.game import Family, Round

_RIVER = Round("river", board=1, big_bet=True)

PINEAPPLE = Family(
    "pineapple",
    rounds=(
        Round("preflop", down=3),
        Round("flop", discard=1, board=3),
        Round("turn", board=1, big_bet=True),
        _RIVER,
    ),
)
CRAZY = Family(
    "crazy",
    rounds=(
        Round("preflop", down=3),
        Round("flop", board=3),
        Round("turn", discard=1, board=1, big_bet=True),
        _RIVER,
    ),
)
IRISH = Family(
    "irish",
    rounds=(
        Round("preflop", down=4),
        Round("flop", board=3),
        Round("turn", discard=2, board=1, big_bet=True),
        _RIVER,
    ),
)
