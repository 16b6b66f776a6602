"""What the clock does to a player who does not act, and the rule that it cites."""

import random

import msgspec
import pytest
from of_2024 import OF_2024
from test_room_home_games import started
from world import World

from ruleone.dealing import Hand
from ruleone.dealing.actions import Call
from ruleone.dealing.events import Acted
from ruleone.room.core.batch import Batch, Versions
from ruleone.room.core.settings import Settings
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.table.clocks import Presence
from ruleone.room.table.records import TimedOut
from ruleone.room.views import Accepted
from ruleone.rulebook import EDITIONS, Edition, edition
from ruleone.tournament.button import Positions
from ruleone.tournament.events import HandDealt, HandOrder

MODERN = edition("modern")
HOUSE = edition("house")
AS_CALLED = {"clock.turn_without_bet": "as-called"}
DEAD = MODERN.with_options({"clock.expiry_without_bet": "dead"} | AS_CALLED)
TDA = (edition("tda2011"), edition("tda2019"))


def heads_up(rules: Edition) -> TableHost:
    """A table of two with a hand just dealt: seat 1 has button and small blind, and is to act."""
    host = TableHost("event", 1)
    order = HandOrder(
        number=1, table=1, level=1, seats={1: "ann", 2: "bo"}, stacks={1: 1_000, 2: 1_000},
        button=1, small_blind_seat=1, big_blind_seat=2, blinds=(50, 100), ante=0,
        ante_format="none", chip=25, game="nlhe", edition=rules.id, players_in_event=2,
    )  # fmt: skip
    host.ordered(HandDealt(order, Positions(1, 1, 2), at_ms=0))
    host.deal(random.Random(1).randbytes, Batch(0))
    return host


def timed_out(host: TableHost, rules: Edition, *, left: bool = False) -> tuple[str, str]:
    """What the clock does for the player to act, and the rule it cites in the journal."""
    assert host.hand is not None
    assert host.play is not None
    before = len(host.hand.events)
    presence = Presence(0)
    presence.left = left
    batch = Batch(0)
    (seat,) = host.play.asked
    host.time_out(seat, presence, rules, Settings(), batch)
    (written,) = batch.writes(Versions(), 0)
    told = msgspec.msgpack.decode(written.entries[0].payload, type=TimedOut)
    acted = host.hand.events[before]
    assert isinstance(acted, Acted)
    assert acted.seat == told.seat
    return acted.kind, told.citation.rule


@pytest.mark.rule("house-26.4", "tda2024-29.4")
@pytest.mark.rows("rules", [MODERN, HOUSE, DEAD])
def test_out_of_time_facing_a_bet_the_hand_is_dead(rules: Edition) -> None:
    rule = "house-26.4" if rules is HOUSE else "tda2024-29.4"
    assert timed_out(heads_up(rules), rules) == ("fold", rule)


@pytest.mark.rule("house-26.4")
def test_out_of_time_facing_no_bet_it_is_a_check_in_every_edition() -> None:
    """Unless the turn goes by the clock that is called, as it did in what was pinned before."""
    due = dict.fromkeys(EDITIONS, ("check", "house-26.4"))
    called = dict.fromkeys(OF_2024, "check")
    rule = dict.fromkeys(("tda2011", "tda2019"), "tda2011-25")
    rule |= dict.fromkeys(OF_2024, "tda2024-29.5")
    for name in EDITIONS:
        as_called = edition(name).with_options(AS_CALLED).id
        due[as_called] = (called.get(name, "fold"), rule.get(name, "house-26.4"))
    came = {}
    for name in due:
        host = heads_up(edition(name))
        assert host.act(1, Call(), Batch(0)) is None
        came[name] = timed_out(host, edition(name))
    assert came == due


@pytest.mark.rule("house-26.4", "house-28.2")
def test_the_hand_says_that_time_ran_out_and_by_which_rule() -> None:
    told: dict[str, list[tuple[str, str | None]]] = {}
    for why, rules, left in (("time", HOUSE, False), ("gone", HOUSE, True)):
        host = heads_up(rules)
        assert host.act(1, Call(), Batch(0)) is None
        timed_out(host, rules, left=left)
        assert isinstance(host.hand, Hand)
        at = next(at for at, line in enumerate(host.hand.view().log) if line.seat == 2
                  and line.code in ("time-ran-out", "gone-from-seat"))  # fmt: skip
        lines = host.hand.view().log[at : at + 2]
        told[why] = [(one.code, one.citation.rule if one.citation else None) for one in lines]
        again = Hand.replay(host.hand.events)
        assert again.view().log == host.hand.view().log
    assert told == {
        "time": [("time-ran-out", "house-26.4"), ("check", None)],
        "gone": [("gone-from-seat", "house-28.2"), ("fold", None)],
    }


@pytest.mark.rule("house-26.4")
def test_a_hand_of_before_says_nothing_of_time_and_goes_on_as_it_was() -> None:
    """Its acts have no word of the clock; what is written of an act in time is as it was."""
    before = {"type": "acted", "seat": 2, "kind": "fold", "to": 0, "paid": 0, "all_in": False}
    act = Acted(2, "fold", 0, 0, False)
    assert msgspec.convert(before, Acted) == act
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(act)) == before


@pytest.mark.rule("house-28.2", "tda2024-30.2")
@pytest.mark.rows("rules", [MODERN, HOUSE])
def test_who_has_left_his_seat_is_folded_even_where_he_could_check(rules: Edition) -> None:
    host = heads_up(rules)
    assert host.act(1, Call(), Batch(0)) is None
    assert timed_out(host, rules, left=True) == (
        "fold",
        "house-28.2" if rules is HOUSE else "tda2024-30.2",
    )


@pytest.mark.rule("tda2011-25", "tda2011-27.1")
@pytest.mark.rows("rules", TDA, ids=lambda rules: rules.id)
def test_by_the_2011_rules_the_hand_is_dead_facing_a_bet_or_gone(rules: Edition) -> None:
    assert timed_out(heads_up(rules), rules) == ("fold", "tda2011-25")
    host = heads_up(rules)
    assert host.act(1, Call(), Batch(0)) is None
    assert timed_out(host, rules, left=True) == ("fold", "tda2011-27.1")


@pytest.mark.rule("house-26.4")
def test_in_a_home_game_the_big_blind_whose_page_is_closed_checks_a_limp() -> None:
    """As pokerth#298 has it: it was folded for nothing, and nobody was told why."""
    world = World(seed=2)
    event, callers = started(world)
    for _ in range(200):
        mine = {one.person: world.table(event, 1, one) for one in callers}
        acting = [one for one in callers if (hand := mine[one.person].hand) and hand.options]
        if acting:
            break
        world.wake()
    (button,) = acting
    (blind,) = (one for one in callers if one is not button)
    assert isinstance(world.act(button, mine[button.person], Call()).result, Accepted)
    world.disconnect(blind)
    while (view := world.table(event, 1, button)).turn is not None and view.hand is not None:
        if view.hand.street != "preflop":
            break
        world.wake()
    assert view.hand is not None
    seat = mine[blind.person].my_seat
    told = [
        (line.code, line.citation.rule if line.citation else None)
        for line in view.hand.log
        if line.seat == seat and line.street == "preflop" and not line.code.startswith("post")
    ]
    assert told == [("time-ran-out", "house-26.4"), ("check", None)]
