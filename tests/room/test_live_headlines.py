"""Headlines of rulings: what is ruled, in which seat and of whom; and which lines are rulings."""

from typing import get_args

import pytest
from live_world import LiveWorld

from ruleone.dealing import Action, Call, Fold
from ruleone.dealing.actions import RaiseTo
from ruleone.floor import Push, Said
from ruleone.floor.called_clock import ClockCall
from ruleone.floor.followed import (
    INCIDENTS,
    Acts,
    AllDealt,
    Chosen,
    Happened,
    Overruled,
    Plays,
    Undone,
)
from ruleone.floor.offences import OFFENCES
from ruleone.floor.penalties import Penalty
from ruleone.floor.ruling import HeldTo
from ruleone.floor.situations import KINDS
from ruleone.room.live.consulting import consulted
from ruleone.room.live.entries import ClockAsked, Offended
from ruleone.room.live.views import Consulted, LiveLineView
from ruleone.words import LANGUAGES, has_words


def dealt() -> LiveWorld:
    """Ada to Di in seats 1 to 4, the button at seat 4: seat 3 is to act."""
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    return world


def heads(line: LiveLineView) -> tuple[str, str]:
    return line.headline["en"], line.headline["zh"]


def logged(world: LiveWorld) -> list[str]:
    """The headlines of the day on the floor's page, the newest first."""
    return [one.line.headline["en"] for one in world.floor_page().rulings]


def test_a_headline_says_what_is_ruled_with_seat_and_name() -> None:
    world = dealt()
    line = world.enter(Plays(3, (Push({500: 1}),)))
    assert heads(line) == ("Seat 3, Cy: call of 100", "3 号座 Cy：跟注 100")
    assert [(one.seat, one.name) for one in line.players] == [(3, "Cy")]


def test_what_was_told_of_an_incident_stands_with_its_ruling() -> None:
    world = dealt()
    told = {"boxed": 2, "twice": [], "exposed": [{"number": 3, "seat": 1, "card": "As"}]}
    line = world.enter(Happened("initial-deal", told))
    assert [fact["en"] for fact in line.facts] == [
        "Boxed cards: 2",
        "Exposed cards: card 3 of the deal, A♠, to seat 1",
    ]
    assert line.facts[1]["zh"] == "亮出的牌：第 3 张 A♠（1 号座）"
    world.restart()
    assert world.live().lines[-1].facts == line.facts
    assert world.enter(Undone("a slip")).facts == ()


def test_what_is_as_usual_is_not_told_again() -> None:
    world = dealt()
    assert world.enter(Happened("boxed-in-stub", {"count": 1})).facts == ()
    assert len(world.enter(Happened("boxed-in-stub", {"count": 2})).facts) == 1


def test_a_string_bet_is_called_one() -> None:
    world = dealt()
    line = world.enter(Plays(3, (Push({100: 1}), Push({500: 1}))))
    assert heads(line) == (
        "Seat 3, Cy: string bet, only the call of 100 counts",
        "3 号座 Cy：串注，只算跟注 100",
    )


def test_an_undercall_says_how_much_for_which_call() -> None:
    world = dealt()
    world.enter(Plays(3, (Said("raise to 600"),)), Plays(4, (Said("raise to 1600"),)))
    under = world.enter(Plays(1, (Push({500: 1}),)))
    assert under.verdict == "floor"
    assert heads(under)[0] == "Seat 1, Ada: 500 for a call of 1,600"
    full = [choice.words["en"] for choice in under.choices].index("full call of 1,600")
    assert logged(world) == []
    chosen = world.enter(Chosen(under.n, full), by=world.floor)
    assert heads(chosen)[0] == "Seat 1, Ada: full call of 1,600"
    assert chosen.reasons == under.reasons
    assert chosen.citations == under.citations != ()
    assert logged(world) == ["Seat 1, Ada: full call of 1,600"]


@pytest.mark.rule("house-53")
def test_out_of_turn_is_in_the_headline_and_that_it_waits() -> None:
    world = dealt()
    early = world.enter(Plays(1, (Said("raise to 600"),)))
    assert heads(early) == (
        "Seat 1, Ada: out of turn, raise to 600. It waits for the turn",
        "1 号座 Ada：越序，加注到 600，等轮到时再定",
    )
    oversized = world.enter(Plays(3, (Push({500: 1}),)))
    assert heads(oversized)[0] == "Seat 3, Cy: call of 100"
    assert not oversized.penalty_allowed
    assert [one.words["en"] for one in oversized.reasons if "out of turn" in one.words["en"]] == []
    assert not any("Seat 1" in text["en"] for text in oversized.ruling)
    fold = world.enter(Acts(4, Fold()))
    assert heads(fold)[0] == ("Seat 4, Di folds. Seat 1, Ada: raise to 600 out of turn now stands")
    assert not fold.penalty_allowed


def test_an_act_out_of_turn_that_is_void_names_its_player() -> None:
    world = dealt()
    world.enter(Plays(1, (Said("call"),)))
    raised = world.enter(Plays(3, (Said("raise to 600"),)))
    assert heads(raised)[0] == ("Seat 3, Cy: raise to 600. Seat 1, Ada: call out of turn is void")


def test_an_overruling_names_what_and_how_and_is_found() -> None:
    world = dealt()
    line = world.enter(Plays(3, (Push({500: 1}),)))
    over = world.enter(
        Overruled(line.n, (HeldTo(3, RaiseTo(500)),), "he said raise"), by=world.floor
    )
    assert heads(over) == (
        "Overruled: Seat 3, Cy: call of 100. Now: raise to 500",
        "改判：3 号座 Cy：跟注 100。改为：加注到 500",
    )
    again = world.enter(
        Overruled(line.n, (HeldTo(3, Call()),), "he did not after all"), by=world.floor
    )
    assert heads(again)[0] == "Overruled: Seat 3, Cy: raise to 500. Now: call"
    assert logged(world)[0] == heads(again)[0]
    back = world.enter(Undone(), by=world.floor)
    assert heads(back)[0] == "Undone: Seat 3, Cy: call"


def test_a_penalty_names_its_player() -> None:
    world = dealt()
    line = world.enter(Offended(3, "phoned"))
    assert heads(line)[0] == "Seat 3, Cy: A player talked on the phone at the table"
    at = [choice.words["en"] for choice in line.choices].index("one missed round")
    given = world.enter(Chosen(line.n, at), by=world.floor)
    assert heads(given) == (
        "Seat 3, Cy: penalty, one missed round",
        "3 号座 Cy：处罚，停赛 1 圈",
    )
    two = Overruled(line.n, (), "his second time", Penalty("rounds", 2))
    assert heads(world.enter(two, by=world.floor))[0] == (
        "Overruled: Seat 3, Cy: penalty, one missed round. Now: penalty, 2 missed rounds"
    )


def test_the_clock_names_on_whom_it_runs_and_who_has_to_judge() -> None:
    world = dealt()
    asked = world.enter(ClockAsked(ClockCall()))
    assert (heads(asked)[0], asked.ask) == ("Seat 3, Cy: the clock was called", "staff")
    runs = world.enter(ClockAsked(ClockCall(reasonable=True, approved=True)))
    assert heads(runs)[0].startswith("Seat 3, Cy: the clock runs, ")
    assert runs.ask is None


def test_who_called_the_clock_is_on_record() -> None:
    world = dealt()
    called = ClockCall(reasonable=True, approved=True)
    runs = world.enter(ClockAsked(called, by=2))
    assert runs.entry == ClockAsked(called, by=2)
    assert heads(runs) == (
        "Seat 3, Cy: the clock runs, 50 seconds. Called by Bo in seat 2",
        "3 号座 Cy：计时开始，50 秒，由 2 号座 Bo 提出",
    )


def test_who_is_asked_first() -> None:
    world = dealt()
    unclear = world.enter(Plays(3, (Said("let's go"),)))
    assert (unclear.verdict, unclear.ask) == ("ask", "player")
    assert heads(unclear)[0] == "Seat 3, Cy: says “let's go”"
    mucked = consulted("house", "nlhe", "killed-hand", {"seat": 2, "tabled": True})
    assert isinstance(mucked, Consulted)
    assert (mucked.verdict, mucked.ask) == ("ask", "dealer")
    assert mucked.headline["en"] != ""


def test_an_incident_names_its_seats() -> None:
    world = dealt()
    facts = {"exposed": [{"number": 2, "seat": 2}]}
    world.enter(Undone())
    line = world.enter(Happened("initial-deal", facts))
    assert heads(line)[0].startswith("Seat 2, Bo. A mistake in the deal")


def test_every_entry_and_incident_has_its_words() -> None:
    codes = [f"situation-{kind}" for kind in {*INCIDENTS, *KINDS}]
    codes += [f"ruling-offence-{offence}" for offence in OFFENCES]
    codes += [f"entry-acts-{one.__struct_config__.tag}" for one in get_args(Action)]
    missing = [code for code in codes for language in LANGUAGES if not has_words(language, code)]
    assert missing == []


def test_a_decision_is_told_after_a_restart_as_before() -> None:
    world = dealt()
    line = world.enter(Plays(3, (Push({500: 1}),)))
    world.enter(Overruled(line.n, (), "he had not let go"), by=world.floor)
    before = world.seen()
    world.restart()
    assert world.seen() == before
    assert logged(world)[0] == "Overruled: Seat 3, Cy: call of 100. Now: as if it had not happened"


def test_ordinary_acts_are_no_rulings() -> None:
    world = dealt()
    world.enter(
        Plays(3, (Said("call"),)),
        Acts(4, Fold()),
        Plays(1, (Push({25: 2}),)),
        Plays(2, (Said("check"),)),
    )
    assert logged(world) == []
    assert world.board(world.connect("ann")).rulings == ()


def test_the_board_hears_of_whom_and_how_the_floor_ruled_otherwise() -> None:
    world = dealt()
    line = world.enter(Plays(3, (Push({500: 1}),)))
    ann = world.connect("ann")
    assert [(one.seat, one.player) for one in world.board(ann).rulings] == [(3, "Cy")]
    over = world.enter(
        Overruled(line.n, (HeldTo(3, RaiseTo(500)),), "he said raise"), by=world.floor
    )
    told = world.board(ann).rulings[0]
    assert (told.seat, told.player) == (3, "Cy")
    assert [one["en"] for one in over.follows] == ["Seat 3 puts in 400 more."]
    assert told.ruling == (over.headline, *over.follows)
