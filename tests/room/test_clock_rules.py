"""What the clock does to a player who does not act, and the rule that it cites."""

import random

import msgspec
import pytest

from ruleone.dealing.actions import Call
from ruleone.dealing.events import Acted
from ruleone.room.batch import Batch, Versions
from ruleone.room.presence import Presence
from ruleone.room.records import TimedOut
from ruleone.room.settings import Settings
from ruleone.room.table_host import TableHost
from ruleone.rulebook import Edition, edition
from ruleone.tournament.button import Positions
from ruleone.tournament.events import HandDealt, HandOrder

MODERN = edition("modern")
HOUSE = edition("house")
TDA = (edition("tda2011"), edition("tda2019"))
DEAD = MODERN.with_options({"clock.expiry_without_bet": "dead"})


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


@pytest.mark.rule("house-26.4", "tda2011-25")
@pytest.mark.rows("rules", [MODERN, HOUSE, DEAD])
def test_out_of_time_facing_a_bet_the_hand_is_dead(rules: Edition) -> None:
    assert timed_out(heads_up(rules), rules) == ("fold", "house-26.4")


@pytest.mark.rule("house-26.4")
@pytest.mark.rows(("rules", "kind"), [(MODERN, "check"), (HOUSE, "fold"), (DEAD, "fold")])
def test_out_of_time_facing_no_bet_the_edition_decides(rules: Edition, kind: str) -> None:
    host = heads_up(rules)
    assert host.act(1, Call(), Batch(0)) is None
    assert timed_out(host, rules) == (kind, "house-26.4")


@pytest.mark.rule("house-28.2")
@pytest.mark.rows("rules", [MODERN, HOUSE])
def test_who_has_left_his_seat_is_folded_even_where_he_could_check(rules: Edition) -> None:
    host = heads_up(rules)
    assert host.act(1, Call(), Batch(0)) is None
    assert timed_out(host, rules, left=True) == ("fold", "house-28.2")


@pytest.mark.rule("tda2011-25", "tda2011-27.1")
@pytest.mark.rows("rules", TDA, ids=lambda rules: rules.id)
def test_by_the_2011_rules_the_hand_is_dead_facing_a_bet_or_none(rules: Edition) -> None:
    assert timed_out(heads_up(rules), rules) == ("fold", "tda2011-25")
    for left, rule in ((False, "tda2011-25"), (True, "tda2011-27.1")):
        host = heads_up(rules)
        assert host.act(1, Call(), Batch(0)) is None
        assert timed_out(host, rules, left=left) == ("fold", rule)
