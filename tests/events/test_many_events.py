"""A few of the events that `make soak` plays by the thousand, and what their battery counts."""

from collections import Counter
from collections.abc import Callable
from itertools import islice

import pytest
from battery import BESIDE, KINDS, SELDOM, coverage, digest, play_some, show
from course import Told, played
from plan import (
    EVENTS,
    LARGE,
    LEAST,
    MOST,
    SHEET_EVENTS,
    SOURCES,
    TEMPLATE_EVENTS,
    Planned,
    allotted,
    planned,
)
from rich.console import Console
from wrong import Wrong

from ruleone.room.event.accounts import EventAccounts, MoneyLost

FEW = 24
"""Entries of the events that are played every day; a third of that in 13-card poker."""


def first_of(source: str) -> int:
    """The first event of the battery of this source that is small."""
    most = FEW // 3 if "thirteen" in source else FEW
    wanted = (name == source and size <= most for name, size in allotted())
    return next(number for number, fits in enumerate(wanted, start=1) if fits)


@pytest.mark.feature("simulations")
@pytest.mark.rows("source", SOURCES)
def test_an_event_of_each_structure_and_template(source: str) -> None:
    told = played(planned(first_of(source)))
    assert told.source == source
    assert told.seen["EventFinished"] == 1
    assert told.hands >= 1


def test_a_number_is_always_the_same_event() -> None:
    number = first_of("sheet turbo")
    assert played(planned(number)) == played(planned(number))
    assert planned(number) == planned(number)
    assert planned(number) != planned(number + 1)


def test_sizes_are_spread_evenly_in_the_logarithm() -> None:
    """As many from 2 to 20 as from 20 to 200 and from 200 to 2,000."""
    sizes = [size for _, size in allotted()]
    assert (min(sizes), max(sizes), len(sizes)) == (LEAST, MOST, EVENTS)
    tenfold = Counter(len(str(size // 2)) for size in sizes)
    for decade in (1, 2, 3):
        assert abs(tenfold[decade] - EVENTS / 3) < EVENTS / 20
    assert sum(size > 1_000 for size in sizes) >= 100


def test_each_source_has_its_share_and_the_large_ones_are_of_hold_em() -> None:
    shares = Counter(source for source, _ in allotted())
    for source in SOURCES:
        assert shares[source] >= (SHEET_EVENTS if source.startswith("sheet") else TEMPLATE_EVENTS)
    for source in {source for source, size in allotted() if size > LARGE}:
        number = allotted().index(next(each for each in allotted() if each[0] == source)) + 1
        assert planned(number).config.games == ("nlhe",)


NAMED = {
    *("sheet turbo", "sheet regular", "sheet deep", "sheet six-handed"),
    *("sheet heads-up", "sheet satellite", "sheet horse", "sheet thirteen"),
}


def test_each_of_the_eight_structures_and_each_kind_has_its_500() -> None:
    """As docs/en/build/structures.md counts them."""
    shares = Counter(source for source, _ in allotted())
    assert {source for source in SOURCES if source.startswith("sheet")} == NAMED
    assert min(shares[source] for source in NAMED) >= 500
    least = {line.what: line.least for line in coverage([])}
    kinds = {"mixed games", "13 cards", "flights", "re-entry", "live incidents", "penalties"}
    assert {least[kind] for kind in (*KINDS, *kinds, *NAMED)} == {500}
    assert {"no-shows", "hand for hand"} <= KINDS.keys()


def test_what_came_too_seldom_is_told() -> None:
    told = [Told(1, SOURCES[0], 30, 31, 90, {"LatePlayerEntered": 1, "nlhe": 90})]
    lines = {line.what: line for line in coverage(told)}
    assert (lines["late entries"].events, lines["late entries"].enough) == (1, False)
    assert lines["re-entry"].events == 0
    assert set(KINDS) < set(lines)
    console = Console(file=None, record=True, quiet=True)
    assert not show(console, told, [], EVENTS)


def test_what_is_wrong_is_told_with_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(plan: object) -> Told:
        raise AssertionError("chips are conserved: 5")

    monkeypatch.setattr("battery.played", broken)
    (failed,) = play_some([7], digest())
    assert failed.number == 7
    assert "chips are conserved" in getattr(failed, "wrong", "")


def test_incidents_at_the_tables_are_ruled_on() -> None:
    numbers = (number for number in range(1, EVENTS + 1) if allotted()[number - 1][1] <= FEW)
    number = next(each for each in numbers if planned(each).incidents > 0.1)
    seen = played(planned(number)).seen
    assert seen["words and chips"] > seen.get("acts out of turn", 0) > 0


FITS: dict[str, Callable[[Planned], bool]] = {
    "misdeals": lambda plan: plan.real_cards > 0.05,
    "hands dead": lambda plan: plan.real_cards > 0.05,
    "premature cards": lambda plan: plan.real_cards > 0.05,
    "a least prize": lambda plan: plan.config.least_prize > 0,
    "overlay": lambda plan: plan.config.guarantee > plan.config.seats * plan.config.buy_in,
    "payouts of one's own": lambda plan: not isinstance(plan.config.payouts, str),
    "books closed": lambda plan: plan.config.charged,
    "seats kept": lambda plan: plan.pins,
    "custom deals": lambda plan: plan.deals,
    "deals with more to play for": lambda plan: plan.deals,
    "table to break": lambda plan: plan.acts > 1,
    "penalty let off": lambda plan: plan.lifts and plan.penalties > 1,
    "no-shows": lambda plan: plan.no_shows > 0,
    "penalised at night": lambda plan: plan.config.days is not None,
    "put out at night": lambda plan: plan.config.days is not None,
}
"""What an event that comes to it has planned."""


@pytest.mark.rows("what", FITS)
def test_what_is_planned_comes_to_be(what: str) -> None:
    """Of the first small events that are planned so one comes to it, and none goes wrong."""
    small = (at for at, (_, size) in enumerate(allotted(), start=1) if FEW // 2 < size <= 2 * FEW)
    fitting = (number for number in small if FITS[what](planned(number)))
    assert any(what in played(planned(number)).seen for number in islice(fitting, 20))


def test_what_comes_seldom_is_counted() -> None:
    told = [Told(1, SOURCES[0], 30, 31, 90, {"misdeals": 2, "table kept": 1})]
    lines = {line.what: line for line in coverage(told)}
    assert set(SELDOM) < set(lines)
    assert (lines["misdeals"].events, lines["misdeals"].enough) == (1, False)
    assert lines["dealt again"].events == 0


def beside(plan: Planned) -> dict[str, bool]:
    """What an event that is planned so has beside each other."""
    config = plan.config
    flights = config.days is not None and config.days.flights > 1
    return {
        "alternates beside rebuys": bool(config.seats_at_once and config.rebuys),
        "alternates in flights": bool(config.seats_at_once and flights),
        "bounties over flights": bool(config.bounty and flights),
        "satellites over days": bool(config.satellite and config.days),
    }


@pytest.mark.rows("what", BESIDE)
def test_what_comes_together_is_played(what: str) -> None:
    """Of the first small events that are planned so one comes to it, and none goes wrong."""
    small = (at for at, (_, size) in enumerate(allotted(), start=1) if FEW // 2 < size <= FEW)
    fitting = (number for number in small if beside(planned(number))[what])
    assert any(what in played(planned(number)).seen for number in islice(fitting, 8))


def test_a_satellite_ends_with_its_seats() -> None:
    numbers = (number for number in range(1, EVENTS + 1) if allotted()[number - 1][1] <= FEW)
    number = next(each for each in numbers if planned(each).config.satellite is not None)
    assert played(planned(number)).seen["EventFinished"] == 1


def test_money_that_the_till_keeps_back_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = (number for number in range(1, EVENTS + 1) if allotted()[number - 1][1] <= FEW)
    number = next(each for each in numbers if planned(each).config.charged)
    monkeypatch.setattr(EventAccounts, "_pay_out", lambda *_: None)
    with pytest.raises((Wrong, MoneyLost)):
        played(planned(number))
