"""Tables at which incidents are told, for tests: hands at every moment."""

from collections.abc import Callable
from typing import Any

from live import entered, live, refused

from ruleone.dealing import (
    BringIn,
    Call,
    Hand,
    Muck,
    RaiseTo,
    Show,
)
from ruleone.dealing.actions import Check, Fold
from ruleone.floor.followed import (
    Acts,
    BoardTurned,
    FollowedHand,
    HandDealt,
    Happened,
)

FLOP = BoardTurned(("As", "Kd", "2c"))
NOW = {"seats": [2, 3, 4], "button": 4, "blinds": [50, 100]}


def at_showdown(edition: str = "house", **hand: Any) -> FollowedHand:
    """Three players, 300 each in the pot; seat 2 was the last to bet, and nobody has shown."""
    followed = live((1000,) * 3, edition, **hand)
    entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()), FLOP)
    for card in ("7h", "9h"):
        entered(followed, *(Acts(seat, Check()) for seat in (1, 2, 3)), BoardTurned((card,)))
    entered(followed, Acts(1, Check()), Acts(2, RaiseTo(200)), Acts(3, Call()), Acts(1, Call()))
    return followed


def awarded() -> FollowedHand:
    """The same hand; seat 2 has shown and won 900."""
    followed = at_showdown()
    entered(followed, Acts(2, Show(("Kh", "Ks"))), Acts(3, Muck()), Acts(1, Muck()))
    assert followed.hand.stacks == {1: 700, 2: 1600, 3: 700}
    return followed


def flop_due(edition: str = "house") -> FollowedHand:
    followed = live((1000,) * 3, edition)
    entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
    return followed


def stud(last: bool = False, book: str = "house") -> FollowedHand:
    """Three players; seat 1 has brought it in, or they have their last cards."""
    hand = Hand(
        "flstud", book, dict.fromkeys((1, 2, 3), 5000), 3, (100, 200), showdown="players",
        ante=10, bring_in=25, players_in_event=20,
    )  # fmt: skip
    followed = FollowedHand(hand)
    for seat, cards in ((1, "?? ?? 2c"), (2, "?? ?? Kh"), (3, "?? ?? Jh")):
        entered(followed, HandDealt(seat, tuple(cards.split())))
    entered(followed, Acts(1, BringIn()))
    if last:
        entered(followed, Acts(2, Call()), Acts(3, Call()))
        for cards in ("3c 4c 5c", "3s 4s 5s", "3d 4d 5d"):
            dealt = zip((1, 2, 3), cards.split(), strict=True)
            entered(followed, *(HandDealt(seat, (card,)) for seat, card in dealt))
            for _ in range(3):
                entered(followed, Acts(followed.view().to_act or 0, Check()))
        entered(followed, *(HandDealt(seat) for seat in (1, 2, 3)))
    return followed


def stud_street() -> FollowedHand:
    """Three players; fourth street has come to seat 2 and not to the others."""
    followed = stud()
    entered(followed, Acts(2, Call()), Acts(3, Call()), HandDealt(2, ("3c",)))
    return followed


def misdealt() -> FollowedHand:
    followed = live()
    entered(followed, Happened("initial-deal", {"boxed": 2}))
    return followed


def flop_out(edition: str = "house") -> FollowedHand:
    followed = flop_due(edition)
    entered(followed, FLOP)
    return followed


def bet(edition: str = "house") -> FollowedHand:
    """The flop; seat 1 has bet 300, seat 2 has folded, and seat 3 is to act."""
    followed = flop_out(edition)
    entered(followed, Acts(1, RaiseTo(300)), Acts(2, Fold()))
    return followed


TABLES: dict[str, Callable[..., FollowedHand]] = {
    "bet": bet,
    "dealt": live,
    "flop due": flop_due,
    "flop": flop_out,
    "stud": stud,
    "stud street": stud_street,
    "last card": lambda: stud(last=True),
    "showdown": at_showdown,
    "awarded": awarded,
    "misdealt": misdealt,
}
TOLD: dict[str, tuple[str, dict[str, Any]]] = {
    "initial-deal": ("dealt", {"boxed": 2}),
    "redeal": ("misdealt", {"now": NOW, "absent": [3], "penalised_now": [4]}),
    "at-the-deal": ("dealt", {"seat": 3, "moment": "later"}),
    "wrong-flop": ("flop due", {"cards": ["As", "Kd", "2c", "3c"]}),
    "wrong-burn": ("flop", {"burned": 2}),
    "early-board": ("dealt", {"cards": ["As", "Kd", "2c"]}),
    "early-street": ("stud", {"cards": {"2": "Qs"}}),
    "extra-street": ("stud street", {"seat": 2, "cards": ["3c", "4c"], "in_order": True}),
    "dropped-stub": ("dealt", {"restorable": True, "seen": False}),
    "boxed-in-stub": ("dealt", {"count": 1}),
    "foreign-card": ("dealt", {"place": "hand", "seat": 3}),
    "duplicate-card": ("awarded", {"begun": False, "on_break": False}),
    "foul-deck": ("dealt", {}),
    "bettor-discards": ("bet", {"seat": 1, "identified": True}),
    "wrong-bet": ("bet", {"seat": 1, "bet": 50}),
    "fouled-hand": ("dealt", {"seat": 3, "how": "fouled", "certainty": 100}),
    "picked-up": ("stud", {"seat": 2}),
    "folded-in-stud": ("stud", {"seat": 2, "face_down": True}),
    "last-card-seen": ("last card", {"cards": {"2": "Qs"}, "by": "dealer"}),
    "hand-shown": ("showdown", {"seat": 3, "face_up": 1}),
    "called-hand": ("showdown", {"seat": 3, "true": False}),
    "thrown-in": ("showdown", {"seat": 3, "identified": True}),
    "killed-hand": ("showdown", {"seat": 3, "tabled": False}),
    "asked-to-see": ("showdown", {"by": 3, "of": 2}),
    "cards-to-come": ("dealt", {}),
    "spoke-up": ("showdown", {"who": "dealer", "seat": 3, "about": "hand", "tabled": True}),
    "who-shows": ("showdown", {"waiting": True}),
    "shared-pot": ("showdown", {"high": [3, 1]}),
    "disputed": ("awarded", {"raised_ms": 9, "awarded_ms": 5}),
    "bets-touched": ("dealt", {"to": "bring-in", "asked_by": None, "pulled": {"2": 100}}),
    "color-up": ("dealt", {"chip": 100, "needed": 25}),
    "deck-change": ("dealt", {"moment": "player"}),
    "dealer-push": ("dealt", {"left_ms": 100_000}),
    "level-of-hand": ("dealt", {"began": [], "level": {"zero_ms": 5}}),
    "wrong-level": ("dealt", {}),
    "misheard": ("flop due", {"seat": 3}),
    "substantial-action": ("flop due", {}),
    "wrong-button": ("dealt", {"belongs": 2}),
    "wrong-seat": ("dealt", {"seat": 3, "belongs": 5, "right_stack": True}),
    "wrong-stacks": ("dealt", {"how": "out", "moves": {"2": 100}, "played": False}),
}


def said(followed: FollowedHand, kind: str, **facts: Any) -> str:
    """The code of the refusal of these facts, which changes nothing."""
    return refused(followed, Happened(kind, facts)).code
