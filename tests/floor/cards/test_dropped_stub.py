"""The stub that was dropped."""

from typing import Literal

import pytest
from ruled import acts_of, book, rules_of, told

from ruleone.dealing import ReshuffleStub
from ruleone.floor import BadFacts
from ruleone.floor.cards import DroppedStub, dropped_stub
from ruleone.floor.ruling import AtTable

BOOKS = ["house", "tda2019"]


@pytest.mark.rule("house-RP-4.1", "tda2019-RP-4.1")
@pytest.mark.rows("name", BOOKS)
def test_the_order_is_put_back_where_it_can_be(name: str) -> None:
    ruling = dropped_stub(book(name), DroppedStub(stub=30, restorable=True))
    assert (told(ruling), rules_of(ruling)) == ("stub-restored", [f"{name}-RP-4.1"])
    assert acts_of(ruling) == [(None, "restore-order")]
    untried = dropped_stub(book(name), DroppedStub(stub=30))
    assert told(untried) == "ask: stub-restored, stub-rebuilt"
    late = dropped_stub(book(name), DroppedStub(stub=30, to_come=False))
    assert (told(late), late.to_do) == ("play-on", ())


@pytest.mark.rule("house-RP-4.1", "house-RP-4.2", "house-RP-4.3")
@pytest.mark.rule("tda2019-RP-4.1", "tda2019-RP-4.2", "tda2019-RP-4.3")
@pytest.mark.rows("name", BOOKS)
@pytest.mark.rows("mixed", [(), ("muck",)])
def test_its_order_comes_before_a_new_stub(name: str, mixed: tuple[Literal["muck"], ...]) -> None:
    whole = DroppedStub(stub=30, restorable=True, mixed=mixed, muck=10)
    assert told(dropped_stub(book(name), whole)) == "stub-restored"
    lost = DroppedStub(stub=30, restorable=False, mixed=mixed, muck=10)
    assert told(dropped_stub(book(name), lost)) == "stub-rebuilt"


@pytest.mark.rule("house-RP-4.2", "tda2019-RP-4.2")
@pytest.mark.rows("name", BOOKS)
def test_else_the_stub_alone_is_made_anew(name: str) -> None:
    dropped = DroppedStub(stub=30, restorable=False, burns=1, muck=10)
    ruling = dropped_stub(book(name), dropped)
    assert (told(ruling), rules_of(ruling)) == ("stub-rebuilt", [f"{name}-RP-4.2"])
    assert ruling.to_do == (
        ReshuffleStub(),
        AtTable("scramble", count=30),
        AtTable("shuffle", count=30),
        AtTable("cut", count=30),
        AtTable("keep-hands-and-board"),
    )


@pytest.mark.rule("house-RP-4.3", "tda2019-RP-4.3")
@pytest.mark.rows("name", BOOKS)
@pytest.mark.rows(("mixed", "count"), [(("muck", "burns"), 41), (("muck",), 40), (("burns",), 31)])
def test_what_it_was_mixed_with_goes_into_it(name: str, mixed: tuple[str, ...], count: int) -> None:
    dropped = DroppedStub(stub=30, restorable=False, mixed=mixed, burns=1, muck=10)  # type: ignore[arg-type]
    ruling = dropped_stub(book(name), dropped)
    assert rules_of(ruling) == [f"{name}-RP-4.3"]
    assert AtTable("shuffle", count=count) in ruling.to_do
    assert ruling.to_do[-1] == AtTable("keep-hands-and-board")


def test_heaps_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadFacts, match="together must be 1 to 52 cards"):
        DroppedStub(stub=50, muck=5)
    with pytest.raises(BadFacts, match="an empty pile: the number of cards in the muck"):
        DroppedStub(stub=30, mixed=("muck",))
