"""Live tables follow what the floor decided last: penalties that are taken away or changed, and all
that is still open."""

import pytest
from live_world import LiveWorld, opening

from ruleone.dealing import Call, Fold, RaiseTo, VoidHand
from ruleone.floor import ClockCall, HeldTo
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    ByFloor,
    Chosen,
    CountAsked,
    Happened,
    Overruled,
)
from ruleone.floor.penalties import Penalty
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import ClockAsked, Offended


def offended() -> tuple[LiveWorld, int, int]:
    """Seat 3 used his phone; the line, and the place of one missed round among the choices."""
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    line = world.enter(Offended(3, "phoned"))
    return world, line.n, [choice.words["en"] for choice in line.choices].index("one missed round")


def hands_missed(world: LiveWorld) -> list[tuple[int, int]]:
    """Who misses hands once this one is over, and how many are left after the next."""
    world.enter(Acts(3, Fold()), Acts(4, Fold()), Acts(1, Fold()))
    world.start()
    left = [(one.seat, one.hands_left) for one in world.floor_page().penalties]
    world.restart()
    assert [(one.seat, one.hands_left) for one in world.floor_page().penalties] == left
    return left


def test_a_penalty_that_was_overruled_is_not_served() -> None:
    world, n, at = offended()
    world.enter(Chosen(n, at), by=world.floor)
    over = world.enter(Overruled(n, (), "it was the next seat"), by=world.floor)
    assert over.penalty is not None
    assert over.penalty["en"] == "no penalty"
    assert not any(choice.chosen for choice in world.live().lines[-3].choices)
    assert world.floor_page().decisions == ()
    assert world.room._live.hosts["l1"].state.record(3).penalties == ()
    assert hands_missed(world) == []


def test_another_penalty_takes_the_place_of_the_first() -> None:
    world, n, at = offended()
    world.enter(Chosen(n, at), by=world.floor)
    two = Overruled(n, (), "it was his second time", Penalty("rounds", 2))
    world.enter(two, by=world.floor)
    assert world.room._live.hosts["l1"].state.record(3).penalties == (Penalty("rounds", 2),)
    assert hands_missed(world) == [(3, 7)]


def test_an_infraction_that_was_none_is_not_noted_either() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    noted = world.enter(Offended(3, "chattered"))
    state = world.room._live.hosts["l1"].state
    assert state.record(3).noted == 1
    world.enter(Overruled(noted.n, (), "it was a joke of mine"), by=world.floor)
    assert state.record(3).noted == 0


def test_all_that_is_open_waits_for_the_floor_the_oldest_first() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    first = world.enter(Happened("boxed-in-stub", {}))
    second = world.enter(Happened("boxed-in-stub", {"count": 2}))
    assert world.live().open == first.n
    assert [one.line.n for one in world.floor_page().decisions] == [first.n, second.n]
    assert [line.n for line in world.live().lines if line.open] == [first.n, second.n]
    world.enter(Chosen(first.n, 0), by=world.floor)
    assert world.live().open == second.n
    world.enter(Chosen(second.n, 0), by=world.floor)
    assert world.live().open is None


def test_an_overruling_is_carried_out_while_a_clock_runs_on_the_next_player() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    line = world.enter(Acts(3, Call()))
    world.enter(ClockAsked(ClockCall(reasonable=True, approved=True)))
    raises = Overruled(line.n, (HeldTo(3, RaiseTo(800)),), "he said raise")
    world.enter(raises, by=world.floor)
    world.restart()
    assert (world.hand().price, world.hand().view().to_act) == (800, 4)
    world.enter(Acts(4, Call()))
    assert world.not_entered(raises, by=world.floor).code == "decided-long-ago"


def test_a_table_whose_record_is_full_goes_on_with_the_next_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for part in ("entries", "hand"):
        monkeypatch.setattr(f"ruleone.floor.followed.{part}.FOLLOWED_ENTRIES_MAX", 5)
    monkeypatch.setattr("ruleone.floor.followed.entries.FOLLOWED_LAST_ENTRIES", 2)
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt(), CountAsked(1, 2), CountAsked(2, 1))
    assert world.not_entered(CountAsked(1, 2)).code == "record-nearly-full"
    world.enter(Acts(3, Call()), Acts(4, Call()))
    assert world.not_entered(Acts(1, Call())).code == "too-many-entries"
    void = ByFloor((VoidHand(),), "the record is full")
    assert world.not_entered(void).code == "needs-floor"
    world.enter(void, by=world.floor)
    world.restart()
    world.start()
    assert world.live().hand_number == 2
    assert sum(world.hand().stacks.values()) + world.hand().view().total == 40_000


def test_a_penalty_that_was_just_given_counts_from_the_next_hand_on() -> None:
    world, n, at = offended()
    world.enter(Chosen(n, at), by=world.floor)
    (given,) = world.floor_page().penalties
    assert given.penalty is not None
    assert (given.seat, given.begins, given.penalty["en"]) == (3, True, "one missed round")
    world.enter(Overruled(n, (), "it was the next seat"), by=world.floor)
    assert world.floor_page().penalties == ()
    world.enter(Overruled(n, (), "no, he", Penalty("rounds", 2)), by=world.floor)
    assert [one.begins for one in world.floor_page().penalties] == [True]
    hands_missed(world)
    assert [one.begins for one in world.floor_page().penalties] == [False]


def test_the_kinds_of_penalties_that_an_edition_has_are_told() -> None:
    told = {
        book: [(one.code, one.most) for one in LiveWorld(edition=book).live().penalties]
        for book in ("house", "tda2019")
    }
    assert told == {
        "house": [("warning", 0), ("hands", None), ("rounds", None), ("disqualification", 0)],
        "tda2019": [("warning", 0), ("hands", 1), ("rounds", 4), ("disqualification", 0)],
    }


def test_a_call_is_over_once_what_it_waited_for_is_decided() -> None:
    world, n, at = offended()
    world.do(world.dealer, lc.CallFloor("l1", "he used his phone"))
    world.enter(Acts(3, Fold()))
    assert world.floor_page().calls != ()
    world.enter(Chosen(n, at), by=world.floor)
    assert (world.floor_page().calls, world.live().call) == ((), None)
    world.do(world.dealer, lc.CallFloor("l1", "a card lies on the floor"))
    world.enter(Overruled(n, (), "it was the next seat"), by=world.floor)
    assert [call.about for call in world.floor_page().calls] == ["a card lies on the floor"]
    world.restart()
    assert [call.about for call in world.floor_page().calls] == ["a card lies on the floor"]


def test_rulings_of_a_closed_table_are_still_found() -> None:
    world, n, at = offended()
    given = world.enter(Chosen(n, at), by=world.floor)
    world.enter(Acts(3, Fold()), Acts(4, Fold()), Acts(1, Fold()))
    world.do(world.floor, lc.CloseLiveTable("l1"))
    page = world.floor_page()
    assert (page.tables, page.decisions, page.penalties) == ((), (), ())
    assert next((one.title, one.line.n) for one in page.rulings) == ("Final table", given.n)
    world.restart()
    assert world.floor_page().rulings == page.rulings
    world.now_ms += 25 * 3_600_000
    world.do(world.floor, opening())
    assert world.floor_page().rulings == ()
    world.restart()
    assert world.floor_page().rulings == ()
