"""Small hands with the habits of rooms for the tests, made up here, and hands that look as if."""

import re

from texts import STARS_CASH, STARS_CASH_OUT, STARS_DRAW, STARS_STUD, STARS_TWICE

HEADER = "PokerStars Hand #7200:  {} ({}) - 2021/03/04 10:11:12 ET\n"
NO_LIMIT = HEADER.format("Hold'em No Limit", "$1/$2 USD") + "Table 'Ceres' 6-max Seat #1 is the"


def hand(*lines: str, stacks: tuple[str, ...] = ("$50",) * 4, head: str = NO_LIMIT) -> str:
    """A hand of Ann, Bo, Cy and Di, Ann on the button, with these lines behind the seats."""
    named = zip(("Ann", "Bo", "Cy", "Di"), stacks, strict=False)
    seats = (
        f"Seat {seat}: {name} ({stack} in chips)" for seat, (name, stack) in enumerate(named, 1)
    )
    return "\n".join((f"{head} button", *seats, *lines, ""))


BLINDS = ("Bo: posts small blind $1", "Cy: posts big blind $2", "*** HOLE CARDS ***")
FLOP_TO_RIVER = (
    "*** FLOP *** [2h 7s Jd]",
    "*** TURN *** [2h 7s Jd] [Tc]",
    "*** RIVER *** [2h 7s Jd Tc] [3s]",
)
UNCALLED_UNTOLD = hand(
    *BLINDS,
    "Di: folds", "Ann: raises $4 to $6", "Bo: folds", "Cy: folds",
    "Ann collected $5 from pot", "*** SUMMARY ***", "Total pot $5 | Rake $0",
)  # fmt: skip
DEAD_SMALL = hand(
    *BLINDS[:2], "Di: posts small blind $1", BLINDS[2],
    "Di: raises $4 to $6", "Ann: folds", "Bo: folds", "Cy: folds",
    "Uncalled bet ($4) returned to Di", "Di collected $6 from pot",
    "*** SUMMARY ***", "Total pot $6 | Rake $0",
)  # fmt: skip
DEAD_SMALL_CALLED = hand(
    *BLINDS[:2], "Di: posts small blind $1", BLINDS[2],
    "Di: calls $2", "Ann: folds", "Bo: folds", "Cy: checks",
    FLOP_TO_RIVER[0], "Cy: checks", "Di: bets $2", "Cy: folds",
    "Uncalled bet ($2) returned to Di", "Di collected $6 from pot",
    "*** SUMMARY ***", "Total pot $6 | Rake $0",
)  # fmt: skip
POT_LIMIT = HEADER.format("Omaha Pot Limit", "$1/$2 USD") + "Table 'Ceres' 6-max Seat #1 is the"
ANTES_COUNT = hand(
    *BLINDS[:2], *(f"{name}: posts the ante $0.50" for name in ("Ann", "Bo", "Cy", "Di")),
    BLINDS[2], "Di: raises $7 to $9", "Ann: folds", "Bo: folds", "Cy: folds",
    "Uncalled bet ($7) returned to Di", "Di collected $7 from pot",
    "*** SUMMARY ***", "Total pot $7 | Rake $0",
    head=POT_LIMIT,
)  # fmt: skip


def split(took: tuple[str, str], rake: str) -> str:
    """Bo and Cy have the same hand in a pot of four dollars."""
    return hand(
        *BLINDS,
        "Di: folds", "Ann: folds", "Bo: calls $1", "Cy: checks",
        FLOP_TO_RIVER[0], "Bo: checks", "Cy: checks",
        FLOP_TO_RIVER[1], "Bo: checks", "Cy: checks",
        FLOP_TO_RIVER[2], "Bo: checks", "Cy: checks",
        "*** SHOW DOWN ***", "Bo: shows [Ah Kd] (high card Ace)", "Cy: shows [Ad Kh]",
        f"Bo collected {took[0]} from pot", f"Cy collected {took[1]} from pot",
        "*** SUMMARY ***", f"Total pot $4 | Rake {rake}",
    )  # fmt: skip


PART_SHOWN = hand(
    *BLINDS,
    "Di: folds", "Ann: folds", "Bo: calls $1", "Cy: checks",
    *FLOP_TO_RIVER[:1], "Bo: bets $2", "Cy: calls $2",
    FLOP_TO_RIVER[1], "Bo: checks", "Cy: checks",
    FLOP_TO_RIVER[2], "Bo: checks", "Cy: checks",
    "*** SHOW DOWN ***", "Bo: shows [Ah Kd] (high card Ace)", "Cy: shows [Qc]",
    "Bo collected $8 from pot", "*** SUMMARY ***", "Total pot $8 | Rake $0",
    "Seat 3: Cy (big blind) mucked [Qc]",
)  # fmt: skip
CANCELLED = hand(
    "Bo: posts small blind $1", "Cy: is sitting out", "Hand cancelled",
    "*** SUMMARY ***", "Seat 2: Bo (small blind) collected ($0)",
)  # fmt: skip
AWAY = hand(
    "Bo: posts small blind $1", "Cy: posts big blind $1.50 and is all-in", BLINDS[2],
    "Di: raises $48 to $50 and is all-in", "Ann: folds", "Bo: calls $49 and is all-in",
    "Cy: folds", *FLOP_TO_RIVER,
    "*** SHOW DOWN ***", "Bo: shows [Ah Kd] (high card Ace)", "Di: shows [Qc 4c]",
    "Bo collected $97 from side pot", "Bo collected $4.50 from main pot",
    "*** SUMMARY ***", "Total pot $101.50 Main pot $4.50. Side pot $97. | Rake $0",
    stacks=("$50", "$50", "$1.50", "$50"),
)  # fmt: skip
AWAY_IN_DRAW = hand(
    "Bo: posts small blind $1 and is all-in", "Cy: posts big blind $2", "*** DEALING HANDS ***",
    "Di: raises $2 to $4", "Ann: folds", "Bo: folds", "Cy: folds",
    "Uncalled bet ($2) returned to Di", "Di collected $5 from pot",
    "*** SUMMARY ***", "Total pot $5 | Rake $0",
    stacks=("$50", "$1", "$50", "$50"),
    head=HEADER.format("Badugi Limit", "$2/$4 USD") + "Table 'Ceres' 6-max Seat #1 is the",
)  # fmt: skip
WALK = hand(
    *BLINDS, "Di: folds", "Ann: folds", "Bo: folds", "Cy collected $3 from pot",
    "*** SUMMARY ***", "Total pot $3 | Rake $0",
)  # fmt: skip
LIMIT = HEADER.format("Hold'em Limit", "$2/$4 USD") + "Table 'Ceres' 6-max Seat #1 is the"
COMPLETED = hand(
    *BLINDS, "Di: calls $2", "Ann: raises $1.50 to $3.50 and is all-in",
    "Bo: raises $0.50 to $4", "Cy: folds", "Di: folds",
    "Uncalled bet ($0.50) returned to Bo", *FLOP_TO_RIVER,
    "*** SHOW DOWN ***", "Bo: shows [Ah Kd] (high card Ace)", "Ann: shows [Qc 4c]",
    "Bo collected $11 from pot", "*** SUMMARY ***", "Total pot $11 | Rake $0",
    stacks=("$3.50", "$50", "$50", "$50"),
    head=LIMIT,
)  # fmt: skip
UNANSWERED = hand(
    *BLINDS, "Di: raises $8 to $10 and is all-in", "Ann: folds", "Bo: folds",
    "Cy: raises $40 to $50 and is all-in", "Uncalled bet ($40) returned to Cy", *FLOP_TO_RIVER,
    "*** SHOW DOWN ***", "Cy: shows [Ah Kd] (high card Ace)", "Di: shows [Qc 4c]",
    "Cy collected $21 from pot", "*** SUMMARY ***", "Total pot $21 | Rake $0",
    stacks=("$50", "$50", "$50", "$10"),
)  # fmt: skip
BRACKETS = STARS_STUD.replace("Bo", "Bo [4]")
NO_SIZE = STARS_CASH.replace("'Ceres' 6-max Seat", "'Ceres' Seat")
MIXED = STARS_STUD.replace("Razz Limit ($2/$4 USD)", "HORSE (Razz Limit, $2/$4 USD)")
AFTER_RAKE = STARS_CASH.replace("Total pot $3.60", "Total pot $3.43")

SIGNS = {"c": "♣", "d": "♦\ufe0f", "h": "♥\ufe0f", "s": "♠"}
WITH_SIGNS = re.sub(r"\b([2-9TJQKA])([cdhs])\b", lambda card: card[1] + SIGNS[card[2]], STARS_CASH)

CASH_STACKS = (1168, 650, 1230, 300)
Row = tuple[str, tuple[int, ...], tuple[str, ...]]
RIGHT: dict[str, Row] = {
    "no habit": (STARS_CASH, CASH_STACKS, ()),
    "suit signs, some as emoji": (WITH_SIGNS, CASH_STACKS, ()),
    "the winner cashed out": (STARS_CASH_OUT, (9800, 0), ("cash-out",)),
    "the loser cashed out": (
        STARS_CASH_OUT.replace("Ann cashed", "Bo cashed").replace(
            "*** SUMMARY", "Ann collected $98 from pot\n*** SUMMARY"
        ),
        (9800, 0),
        (),
    ),
    "an uncalled bet without a line": (
        UNCALLED_UNTOLD, (5300, 4900, 4800, 5000), ("uncalled-untold",),
    ),
    "a dead small blind, then a raise": (
        DEAD_SMALL, (5000, 4900, 4800, 5300), ("dead-small-blind",),
    ),
    "a dead small blind, then a call": (
        DEAD_SMALL_CALLED, (5000, 4900, 4800, 5300), ("dead-small-blind",),
    ),
    "antes count in pot limit": (
        ANTES_COUNT, (4950, 4850, 4750, 5450), ("pot-limit-antes",),
    ),
    "a split in cents": (split(("$1.95", "$1.95"), "$0.10"), (5000, 4995, 4995, 5000), ()),
    "a split in nickels": (
        split(("$1.95", "$1.90"), "$0.15"), (5000, 4995, 4990, 5000), ("split-in-chips",),
    ),
    "a rake by winner": (
        split(("$1.90", "$1.84"), "$0.26"), (5000, 4990, 4984, 5000), ("rake-by-winner",),
    ),
    "one card shown": (PART_SHOWN, (5000, 5400, 4600, 5000), ("part-shown",)),
    "a card and a back": (
        PART_SHOWN.replace("shows [Qc]", "shows [XX Qc]"),
        (5000, 5400, 4600, 5000),
        ("part-shown",),
    ),
    "one card shown that lost": (
        PART_SHOWN.replace("mucked [Qc]", "showed [Qc] and lost with high card Queen"),
        (5000, 5400, 4600, 5000),
        ("part-shown",),
    ),
    "a split in nickels among stacks of odd cents": (
        split(("$1.95", "$1.90"), "$0.15").replace("Di ($50", "Di ($50.01"),
        (5000, 4995, 4990, 5001),
        ("split-in-chips",),
    ),
    "two who cashed out on two boards": (
        STARS_TWICE.replace("Ann collected $49.88 from pot\n", "")
        .replace("Bo collected $49.87 from pot\n", "")
        .replace("*** SUMMARY", "Ann cashed out the hand for $49\nBo cashed out the hand for $48 "
                 "| Cash Out Fee $0.50\n*** SUMMARY"),
        (4988, 4987),
        ("cash-out",),
    ),
    "a cancelled hand": (CANCELLED, (5000, 5000, 5000, 5000), ("cancelled",)),
    "an absent blind folded last": (AWAY, (5000, 10150, 0, 0), ("absent-all-in",)),
    "an absent blind of a draw game": (AWAY_IN_DRAW, (5000, 0, 4800, 5300), ("absent-all-in",)),
    "a walk whose pot has the whole blind": (
        WALK, (5000, 4900, 5100, 5000), ("returned-otherwise",),
    ),
    "a walk that returns the whole blind": (
        WALK.replace("Cy collected $3", "Uncalled bet ($2) returned to Cy\nCy collected $1")
        .replace("pot $3", "pot $1"),
        (5000, 4900, 5100, 5000),
        ("returned-otherwise",),
    ),
    "an all-in completed in fixed limit": (COMPLETED, (0, 5750, 4800, 4800), ("limit-all-in",)),
    "a raise that nobody can answer": (
        UNANSWERED, (5000, 4900, 6100, 0), ("unanswered-raise",),
    ),
    "brackets in a name": (BRACKETS, (4780, 5220), ("bracket-name",)),
    "a table without its size": (NO_SIZE, CASH_STACKS, ("table-size",)),
    "a mixed game for cash": (MIXED, (4780, 5220), ("mixed-game",)),
    "no-limit hold'em of a mix": (
        STARS_CASH.replace(
            "Hold'em No Limit ($0.05/$0.10 USD)",
            "Mixed Hold'em (Hold'em No Limit, $0.05 / $0.10 USD)",
        ),
        CASH_STACKS,
        ("mixed-game",),
    ),
    "a draw game of a mix": (
        STARS_DRAW.replace("5 Card Draw Limit ($2/$4 USD)", "8-Game (5 Card Draw Limit, $2/$4)"),
        (5600, 4400),
        ("mixed-game",),
    ),
    "stakes with blanks": (STARS_CASH.replace("$0.05/$0.10", "$0.05 / $0.10"), CASH_STACKS, ()),
    "a pot after the rake": (AFTER_RAKE, CASH_STACKS, ("pot-after-rake",)),
}  # fmt: skip

WRONG: dict[str, tuple[str, str]] = {
    "the summary tells another sum": (
        STARS_CASH_OUT.replace("won ($98)", "won ($97)"), "hand-file-sums",
    ),
    "the other hand is said to have won": (
        STARS_CASH_OUT.replace("Ann cashed", "Bo cashed"), "hand-file-sums",
    ),
    "a pot that an uncalled bet does not explain": (
        UNCALLED_UNTOLD.replace("$5", "$4"), "hand-file-sums",
    ),
    "a line returns less than was uncalled": (
        UNCALLED_UNTOLD.replace(
            "Ann collected", "Uncalled bet ($3) returned to Ann\nAnn collected"
        ),
        "hand-file-sums",
    ),
    "a call of more than the bet": (
        PART_SHOWN.replace("Cy: calls $2", "Cy: calls $3"), "hand-file-sums",
    ),
    "a second small blind that is not in the pot": (
        DEAD_SMALL.replace("$6 |", "$5.50 |").replace("collected $6", "collected $5.50"),
        "hand-file-sums",
    ),
    "more than the pot with its antes": (
        ANTES_COUNT.replace("raises $7 to $9", "raises $8 to $10").replace("($7)", "($8)"),
        "above-pot",
    ),
    "a split that no chip explains": (
        split(("$2.15", "$1.70"), "$0.15"), "hand-file-differs",
    ),
    "more than a chip above a share": (
        split(("$2.50", "$1"), "$0.50"),
        "hand-file-differs",
    ),
    "a rake from one winner alone": (
        split(("$2", "$1.74"), "$0.26"), "hand-file-differs",
    ),
    "a share larger than the pot gives": (
        split(("$2.01", "$1.73"), "$0.26"), "hand-file-differs",
    ),
    "one card shown, and the summary is silent": (
        PART_SHOWN.replace("Seat 3: Cy (big blind) mucked [Qc]", ""), "hand-file-unseen",
    ),
    "one card shown by the winner": (
        PART_SHOWN.replace("Bo collected", "Cy collected"), "hand-file-differs",
    ),
    "a cancelled hand in which somebody collects": (
        CANCELLED.replace("Hand cancelled", "Bo collected $1 from pot\nHand cancelled"),
        "hand-file-cut",
    ),
    "a fold of a player who called all-in": (
        AWAY.replace("Cy: folds\n", "Bo: folds\n"), "tabled-already",
    ),
    "an absent hand that wins": (
        AWAY.replace("Bo collected $4.50", "Cy collected $4.50"), "hand-file-differs",
    ),
    "a walk that pays too much": (WALK.replace("$3", "$4"), "hand-file-sums"),
    "a raise of fixed limit beyond the bet": (
        COMPLETED.replace("raises $0.50 to $4", "raises $1 to $4.50").replace("($0.50)", "($1)"),
        "fixed-amount",
    ),
    "a raise that somebody could answer": (
        UNANSWERED.replace("Bo: folds", "Bo: calls $9"), "hand-file-sums",
    ),
    "brackets that are nobody's": (
        BRACKETS.replace("Dealt to Bo [4] [5c]", "Dealt to Bo [5] [5c]"), "hand-file-cards",
    ),
    "a table line that is cut": (
        STARS_CASH.replace("'Ceres' 6-max", "'Ceres"), "hand-file-line",
    ),
    "a mixed game without its stakes": (MIXED.replace(", $2/$4 USD", ""), "hand-file-header"),
    "a pot after another rake": (AFTER_RAKE.replace("Rake $0.17", "Rake $0.16"), "hand-file-sums"),
}  # fmt: skip
