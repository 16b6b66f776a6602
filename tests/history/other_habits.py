"""Hands of Full Tilt, of the dealer of the competition and of PHH that need a habit, and some that
none explains."""

from files import dealt, phh
from texts import ACPC_LIMIT_LOG, TILT_CASH

PAT = """\
Full Tilt Poker Game #7201: Table Vesta - $2/$4 - Limit 2-7 Triple Draw - 10:11:12 ET - 2011/03/04
Seat 1: Ann ($90)
Seat 2: Bo ($80)
Ann posts the small blind of $1
Bo posts the big blind of $2
The button is in seat #1
*** HOLE CARDS ***
Dealt to Ann [7s 5h 4c 3h 2d]
Ann calls $1
Bo checks
*** FIRST DRAW ***
Bo discards 2 cards
Ann stands pat on [7s 5h 4c 3h 2d]
Bo checks
Ann bets $2
Bo folds
Uncalled bet of $2 returned to Ann
Ann mucks
Ann wins the pot ($4)
*** SUMMARY ***
Total pot $4 | Rake $0
Seat 1: Ann (small blind) collected ($4), mucked
Seat 2: Bo (big blind) folded after the 1st Draw
"""
UNTOLD = TILT_CASH.replace("Ann wins the pot ($160) with a pair of Kings\n", "")
HALVES = "STATE:7:rfrrc/crrc/cc/rrrrc:8cAs|5s6c|AdQd/2c5h4c/3c/6s:-5|2.5|2.5:East|North|West\n"
DEAD = phh(
    *dealt("????????", "AdAcTs8s", "As8c3s2c"), "p2 cbr 200", "p3 f", "p1 f",
    variant="'FO/8'", blinds_or_straddles="[100, 0, 0]", min_bet="", small_bet="100",
    big_bet="200", finishing_stacks="[900, 2100, 3000]",
)  # fmt: skip
ENTERED = DEAD.replace("[100, 0, 0]", "[100, 0, 100]").replace("2100, 3000", "2200, 2900")
CUT = phh(
    *dealt("AsAh", "KsKh"), "p2 cbr 200", "p1 cbr 300", "p2 cc", "d db 2c7d9h", "p1 cbr 100",
    "p2 cbr 150", "p1 cc", "p2 sm KsKh", "p1 sm AsAh", "d db Td", "d db Jc",
    variant="'FT'", antes="[0, 0]", blinds_or_straddles="[50, 100]", min_bet="", small_bet="100",
    big_bet="200", starting_stacks="[450, 2000]", finishing_stacks="[900, 1550]",
)  # fmt: skip
RIGHT: dict[str, tuple[str, tuple[str, ...]]] = {
    "no habit": (TILT_CASH, ()),
    "the cards of a pat hand": (PAT, ()),
    "the winner in the summary only": (UNTOLD, ("winner-in-summary",)),
    "whole chips": (ACPC_LIMIT_LOG, ()),
    "half chips": (HALVES, ("half-chips",)),
    "a dead small blind": (DEAD, ("big-blind-first",)),
    "a dead small blind and somebody who comes in": (ENTERED, ("big-blind-first",)),
    "a raise cut to what is left": (CUT, ("cut-raise",)),
}
WRONG = {
    "another sum in the summary": UNTOLD.replace("won ($160)", "won ($150)"),
    "the loser named in the summary": UNTOLD.replace("and won ($160)", "and lost").replace(
        "[Qh Qd] and lost", "[Qh Qd] and won ($160)"
    ),
    "somebody who is not there": UNTOLD.replace("Seat 1: Ann (button)", "Seat 8: Ann (button)"),
    "quarters of a chip": HALVES.replace("2.5|2.5", "2.25|2.75"),
    "half chips that do not add up": HALVES.replace("-5|2.5|2.5", "-5|2.5|1.5"),
    "a small blind without a big one": DEAD.replace("[100, 0, 0]", "[50, 0, 0]"),
    "a raise cut to something else": CUT.replace("p2 cbr 150", "p2 cbr 140"),
}  # fmt: skip
