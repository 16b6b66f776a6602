"""A record that is full ends no table: its hand can always be finished."""

from live import entered, live, refused

from ruleone.dealing import Call, Check, Fold, KillHand, VoidHand
from ruleone.floor.followed import (
    Acts,
    BoardTurned,
    ByFloor,
    Chosen,
    CountAsked,
    FollowedHand,
    Happened,
    Undone,
)
from ruleone.limits import FOLLOWED_ENTRIES_MAX, FOLLOWED_LAST_ENTRIES


def noted(followed: FollowedHand) -> None:
    """Counts are asked for until no more are taken."""
    while len(followed.lines) < FOLLOWED_ENTRIES_MAX - FOLLOWED_LAST_ENTRIES:
        entered(followed, CountAsked(3, 1))
    refusal = refused(followed, CountAsked(3, 1))
    assert refusal.code == "record-nearly-full"


def full(followed: FollowedHand) -> None:
    """Acts are entered and taken back until nothing goes in any more."""
    noted(followed)
    while len(followed.lines) < FOLLOWED_ENTRIES_MAX:
        entered(followed, Acts(3, Call()), Undone("not he"))
    for entry in (Acts(3, Call()), Undone("x"), ByFloor((KillHand(4),), "fouled")):
        assert refused(followed, entry).code == "too-many-entries"


def test_a_hand_with_a_nearly_full_record_is_played_to_its_end() -> None:
    followed = live((10_000,) * 3)
    noted(followed)
    entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
    entered(followed, BoardTurned(("As", "Kd", "2c")), Acts(1, Fold()), Acts(2, Fold()))
    assert followed.hand.over


def test_a_hand_with_a_full_record_is_voided_by_the_floor_and_by_nobody_else() -> None:
    followed = live()
    full(followed)
    line = entered(followed, ByFloor((VoidHand(),), "it has no end"))
    assert followed.hand.over
    assert refused(followed, Undone("x")).code == "too-many-entries"
    again = FollowedHand.restore(followed.opening, followed.lines)
    assert again.hand.over
    assert again.lines[-1] == line


def test_what_is_open_in_a_full_record_is_decided_once_each() -> None:
    """Otherwise no next hand would begin."""
    followed = live()
    first = entered(followed, Happened("boxed-in-stub", {}))
    entered(followed, Chosen(first.n, 0), Undone())
    second = entered(followed, Happened("boxed-in-stub", {"count": 2}))
    while len(followed.lines) < FOLLOWED_ENTRIES_MAX:
        entered(followed, ByFloor((), "no more of this"))
    entered(followed, ByFloor((VoidHand(),), "it has no end"))
    for n in (second.n, first.n):
        entered(followed, Chosen(n, 0))
        assert refused(followed, Chosen(n, 0)).code
    assert not followed.pending.open
    assert refused(followed, ByFloor((), "x")).code == "too-many-entries"
