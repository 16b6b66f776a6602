"""Events that were played are played again, from the first entry to the last payout."""

from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from real_events import (
    REAL,
    SUNDAY,
    WORTHS,
    RealEvent,
    champions_event,
    config_of,
    main_event,
)
from watched import WatchedEvent, watched
from wrong import hold

from ruleone.rulebook import Edition, Refusal
from ruleone.sim.coming import Coming
from ruleone.sim.whole_event import Pace, Plain
from ruleone.tournament import EventConfig, prizes
from ruleone.tournament.deals import chip_chop, icm, offer
from ruleone.tournament.events import (
    ChipsRaced,
    FinalTableFormed,
    LatePlayerEntered,
    TournamentEvent,
)
from ruleone.tournament.events.days import DayDrawn
from ruleone.tournament.events.seating import SeatsRedrawn
from ruleone.tournament.tournament import Outcome

SMALL = 40


def marked(real: RealEvent) -> Any:
    marks = [pytest.mark.soak] if real.entrants > 1_000 else []
    return pytest.param(real, id=real.name, marks=marks)


@pytest.mark.rows("real", REAL, ids=lambda real: real.name)
def test_the_prizes_are_those_that_were_paid(real: RealEvent) -> None:
    paid = prizes(real.entrants * real.buy_in, real.entrants, real.payouts)
    assert sum(paid) == real.entrants * real.buy_in
    assert {place: paid[place - 1] for place in real.prizes} == real.prizes


@pytest.mark.rows("year", [2019, 2024])
def test_as_many_places_are_paid_as_were(year: int) -> None:
    real = main_event(year)
    paid = prizes(real.entrants * real.buy_in, real.entrants, real.payouts)
    assert len(paid) == max(real.prizes)
    assert paid[-1] == real.prizes[len(paid)]


class Directed(WatchedEvent):
    """Players come late as long as they may, and the director has all draw new seats when so many
    are left as the event announces. `drawn` tells how many drew each time, `late` who came when, by
    level, `raced_off` what races have left over, that no chip of the next size is made of."""

    def __init__(self, real: RealEvent, config: EventConfig, rules: Edition) -> None:
        self.ordered = 0
        self.real = real
        self.drawn: list[int] = []
        self.late: list[int] = []
        self.days: list[int] = []
        self.raced_off = 0
        # Levels of so few hands that the event sees its days.
        length = config.structure.level_ms or 60_000
        pace = Pace(decision_ms=1_000, between_ms=length // 4)
        coming = Coming(late=0.3)
        super().__init__(config, rules, 2_026, Plain(0.1, 0.3), pace, coming)

    def do(self, outcome: Outcome) -> tuple[TournamentEvent, ...]:
        happened = super().do(outcome)
        state = self.tournament.state
        for event in happened:
            if isinstance(event, SeatsRedrawn | FinalTableFormed):
                self.drawn.append(len(event.seats))
            elif isinstance(event, LatePlayerEntered):
                self.late.append(state.clock.level)
            elif isinstance(event, ChipsRaced):
                self.raced_off += sum(event.before.values()) - sum(event.after.values())
            elif isinstance(event, DayDrawn):
                self.days.append(event.stopped.level - 1)
                hold("all who bagged play on", len(event.stacks) == len(state.stacks), event.day)
        return happened

    def meanwhile(self) -> None:
        """The redraw is ordered as soon as no more are left than was announced for it."""
        state, due = self.tournament.state, self.real.redraws
        left = len(state.stacks)
        while self.ordered < len(due) and left <= due[self.ordered]:
            self.ordered += 1
            lower = self.ordered < len(due) and left <= due[self.ordered]
            if state.phase == "running" and not lower and self.drawn[-1:] != [left]:
                done = self.tournament.redraw("as announced", self.now_ms)
                if not isinstance(done, Refusal):
                    self.do(done)
                else:
                    hold("its final table is the redraw", done.code in AT_FINAL, done)


AT_FINAL = ("redraw-final-table", "redraw-hand-for-hand")


@pytest.mark.rows("real", [real for real in REAL if real.entrants > SMALL], ids=lambda r: r.name)
def test_its_structure_is_played_with_a_small_field(real: RealEvent) -> None:
    config, rules = config_of(real, SMALL)
    event = Directed(real, config, rules)
    report = watched(event)
    # Who comes in the last moment of the last level for it may find the entries closed.
    entrants = report.entrants
    assert SMALL - 1 <= entrants <= SMALL
    assert report.chips == entrants * config.starting_stack - event.raced_off
    assert abs(event.raced_off) < config.starting_stack / 2
    assert sum(result.prize for result in report.results) == entrants * real.buy_in
    assert bool(event.late) == bool(real.late_levels)
    assert all(1 <= level <= real.late_levels for level in event.late)
    assert event.days == [*real.days][: len(event.days)]


@pytest.mark.feature("simulations")
@pytest.mark.parametrize("real", [marked(real) for real in REAL])
def test_it_is_played_from_the_first_entry_to_the_last_payout(real: RealEvent) -> None:
    """Who shares a place with others shares what these places were paid. The prizes of the Main
    Events are those of their very fields: there everybody has come when the first card is dealt."""
    config, rules = config_of(real)
    told = real.late_levels or real.days
    event = Directed(real, config, rules) if told else WatchedEvent(config, rules, 2_026)
    report = watched(event)
    assert report.entrants == len(report.results) == real.entrants
    sharing = Counter(result.place for result in report.results)
    got = Counter[int]()
    for result in report.results:
        got[result.place] += result.prize
    for place, prize in real.prizes.items():
        if sharing[place] == 1:
            assert got[place] == prize
    assert sum(got.values()) == real.entrants * real.buy_in


def test_the_champions_came_late_bagged_and_drew_new_seats_as_announced() -> None:
    real = champions_event()
    assert (real.late_levels, real.days, real.redraws) == (4, (10,), (24, 16, 9))
    config, rules = config_of(real)
    event = Directed(real, config, rules)
    report = watched(event)
    assert report.entrants == real.entrants
    assert event.late
    assert max(event.late) <= 4
    assert event.days == [10]
    for due, lower in pairwise((*real.redraws, 1)):
        assert any(lower < left <= due for left in event.drawn), (due, event.drawn)


def test_the_days_of_the_main_event_are_told_by_its_levels() -> None:
    real = main_event(2019)
    assert (real.late_levels, real.days, real.redraws) == (5, (5,), ())


class LastNine(WatchedEvent):
    """Stops to look when the final table is formed."""

    chips: dict[str, int]

    def do(self, outcome: Outcome) -> tuple[TournamentEvent, ...]:
        happened = super().do(outcome)
        if any(isinstance(event, FinalTableFormed) for event in happened):
            self.chips = self.tournament.state.stacks.told()
        return happened


@pytest.mark.soak
def test_the_last_table_of_a_sunday_has_all_the_chips_that_it_had() -> None:
    (real,) = (real for real in REAL if real.name == SUNDAY["name"])
    config, rules = config_of(real)
    # No chip of an event online is raced off: a race may leave less in play than there was.
    structure = msgspec.structs.replace(config.structure, color_ups=())
    config = msgspec.structs.replace(config, structure=structure)
    event = LastNine(config, rules, 9, Plain(0.1, 0.3))
    watched(event)
    assert sum(event.chips.values()) == SUNDAY["sum_of_seats"] == sum(SUNDAY["seats"].values())


@pytest.mark.rows("name", WORTHS)
def test_a_deal_at_its_final_table_is_to_the_cent_what_was_reckoned(name: str) -> None:
    """Amounts in cents: each is the worth that others reckoned, or the next cent to it, as all of
    them have to add up."""
    told = WORTHS[name]
    stacks, cents = told["stacks"], [100 * prize for prize in told["payouts"]]
    for kind, worths in (("icm", icm), ("chip-chop", chip_chop)):
        deal = offer("icm" if kind == "icm" else "chip-chop", stacks, cents)
        assert sum(deal.amounts) == sum(cents)
        reckoned = told[f"computed_{kind.replace('-', '_')}"]
        exact = worths(stacks, cents)
        for amount, worth, figure in zip(deal.amounts, exact, reckoned, strict=True):
            assert abs(amount - worth) < 1
            assert abs(float(worth) - 100 * figure) < 0.01
        if kind == "icm" and told["published"]:
            for amount, published in zip(deal.amounts, told["published"], strict=True):
                assert abs(amount - round(published * 100)) <= 1
