"""A flop of four cards at a live table, and how the hand goes on from it."""

import pytest
from live import entered, live, refused
from msgspec.structs import replace

from ruleone.dealing import Call, Check
from ruleone.floor.followed import Acts, BoardTurned, Happened, Overruled, Undone


@pytest.mark.rule("house-35.1", "tda2011-34")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_the_flop_is_what_is_left_of_four_and_the_burn_card_comes_no_more(name: str) -> None:
    four = ["2c", "3c", "4d", "5d"]
    for picked in ("3c", None):
        followed = live((1000,) * 3, name)
        entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
        entered(followed, Happened("wrong-flop", {"cards": four, "picked": picked}))
        refusal = refused(followed, BoardTurned(("As", "Ks", "Qs")))
        assert refusal.code == "flop-of-others"
        assert refusal.parameters["cards"] == tuple(card for card in four if card != picked)
        if picked:
            refused(followed, BoardTurned(("2c", "3c", "4d")))
        entered(followed, BoardTurned(("2c", "4d", "5d")))
        assert followed.pending.flop is None
        entered(followed, *(Acts(seat, Check()) for seat in (1, 2, 3)))
        refused(followed, BoardTurned(("3c",)))
        entered(followed, BoardTurned(("9h",)))


def test_a_flop_of_four_that_is_undone_or_overruled_holds_nothing() -> None:
    for undo in (Undone(), Overruled(4, (), "it was another table")):
        followed = live((1000,) * 3)
        entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
        line = entered(followed, Happened("wrong-flop", {"cards": ["2c", "3c", "4d", "5d"]}))
        entered(followed, replace(undo, of=line.n) if isinstance(undo, Overruled) else undo)
        entered(followed, BoardTurned(("As", "Ks", "Qs")))


def test_of_a_flop_of_which_one_card_was_not_seen_one_other_may_come() -> None:
    followed = live((1000,) * 3)
    entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
    entered(followed, Happened("wrong-flop", {"cards": ["2c", "3c", "4d", "??"]}))
    refused(followed, BoardTurned(("As", "Ks", "2c")))
    entered(followed, BoardTurned(("As", "3c", "2c")))
