"""Nights at tables that nobody follows: reports that are late, doubled, wrong and undone.

After each of them money, entries, places and chips in play add up, and the same events make the
same night.
"""

from collections.abc import Callable
from random import Random
from typing import ClassVar

import msgspec
import pytest
from event_play import MINUTE, Play, config

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import Tournament, TournamentEvent
from ruleone.tournament.entries import prizes_of
from ruleone.tournament.events import (
    ChipsForfeited,
    EventFinished,
    PlayerMoved,
    PlayerRemoved,
    TableBroken,
)
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.seating import SeatsRedrawn
from ruleone.tournament.events.undo import EntryTakenBack
from ruleone.tournament.reports import Out
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import AddOnTerms, BountyTerms, Rebuys
from ruleone.tournament.terms.structure import Level, Structure
from ruleone.tournament.tournament import Outcome
from ruleone.tournament.undo.acts import Act

LEVELS = Structure(tuple(Level(50 * n, 100 * n) for n in range(1, 13)), level_ms=20 * MINUTE)
REBUYS = Rebuys(chips=10_000, price=50, most=2, until_level=4)
ADD_ON = AddOnTerms(chips=20_000, price=50, level=4)
BOUNTIES = (
    None,
    BountyTerms(kind="fixed", amount=20),
    BountyTerms(kind="progressive", amount=25, at_once=5_000),
    BountyTerms(kind="mystery", amount=30, envelopes=((1, 50), (1, 20), (1, 5))),
)


class Night:
    """One night: its event, and what was reported in it so far."""

    RULES: tuple[str, ...] = ("modern", "house", "tda2019")
    OPTIONS: ClassVar[dict[str, object]] = {}
    BOUNTIES: tuple[BountyTerms | None, ...] = BOUNTIES

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        late = self.chance.choice((0, 4))
        self.play = Play(
            self.chance.randint(9, 40),
            table_size=self.chance.choice((6, 8, 9)),
            rules=self.chance.choice(self.RULES),
            options=self.OPTIONS,
            structure=LEVELS,
            rebuys=self.chance.choice((None, REBUYS)),
            add_on=self.chance.choice((None, ADD_ON)),
            bounty=self.chance.choice(self.BOUNTIES),
            late_levels=late,
            re_entries=self.chance.choice((0, 2)) if late else 0,
            buy_in=50,
            guarantee=self.chance.choice((0, 2_500)),
            hand_for_hand_within=self.chance.choice((0, 2)),
            seats=60,
            entries_min=2,
            house_players=0,
            tables="live",
            followed=False,
            by_itself=self.chance.random() < 0.2,
        )
        self.now = 0
        self.accepted = 0
        self.acts: list[Act] = []

    @property
    def state(self) -> EventState:
        return self.play.state

    @property
    def event(self) -> Tournament:
        return self.play.tournament

    def someone(self, players: object) -> str:
        among = sorted(players)  # type: ignore[call-overload]
        return self.chance.choice(among) if among else "p1"

    def out(self) -> Outcome:
        """One or several are out, perhaps with somebody who is out already, or never was in."""
        state, chance = self.state, self.chance
        count = chance.choice((1, 1, 1, 1, 2, 3))
        among = sorted(state.stacks if chance.random() < 0.9 else state.entrants)
        players = chance.sample(among, min(count, len(among)))
        outs = []
        for player in players:
            seat = state.seats.get(player)
            here = [] if seat is None else list(state.tables[seat[0]].players.values())
            others = [one for one in here if one not in players or chance.random() < 0.05]
            named = chance.sample(others, min(len(others), chance.choice((1, 1, 2))))
            outs.append(Out(player, tuple(named if chance.random() < 0.9 else ())))
        return self.event.report_out(outs, self.now, chance.random() < 0.3)

    def undone(self) -> Outcome:
        among = self.state.outs if self.chance.random() < 0.9 else self.state.entrants
        return self.event.undo_out(self.someone(among), self.now)

    def proposal(self) -> Outcome:
        """One of them is taken, put off, or was made for other tables by now."""
        proposed = self.event.proposals(self.now)
        if not proposed:
            return self.event.take_proposal("balance/1-9/2-7", {}, self.now)
        for each in proposed:
            rules = [citation.rule for citation in each.citations]
            assert len(set(rules)) == len(rules), (each.kind, rules)
        one = self.chance.choice(proposed)
        if self.chance.random() < 0.15:
            return self.event.put_off(one.id, self.now)
        if one.kind == "finish" and self.chance.random() < 0.5:
            return self.event.put_off("no such one", self.now)
        told = {
            asked.table: self.chance.choice(list(asked.players))
            for asked in one.asked
            if self.chance.random() < 0.9
        }
        return self.event.take_proposal(one.id, told, self.now)

    def act_undone(self) -> Outcome:
        """Something that was ordered or taken is undone, whatever followed."""
        if not self.acts:
            return self.event.resume("nothing to undo", self.now)
        act = self.chance.choice(self.acts[-12:])
        outcome = self.event.undo(act, "by mistake", self.now)
        if not isinstance(outcome, Refusal):
            self.acts.remove(act)
        return outcome

    def bought(self) -> Outcome:
        player = self.someone(self.state.entrants)
        buy = self.event.rebuy if self.chance.random() < 0.7 else self.event.add_on
        return buy(player, self.now)

    def entered(self) -> Outcome:
        new = self.chance.random() < 0.6
        player = f"q{self.accepted}" if new else self.someone(self.state.entrants)
        return self.event.register(player, None, self.now)

    def counted(self) -> Outcome:
        chance, state = self.chance, self.state
        each = max(1, state.chips_in_play // max(1, state.left))
        players = chance.sample(sorted(state.stacks), min(len(state.stacks), 3))
        counts = {player: chance.randint(1, 2 * each) for player in players}
        return self.event.report_stacks(counts, self.now)

    def followed(self) -> Outcome:
        """A table is followed with stacks that fit, or do not; or let go again."""
        state, chance = self.state, self.chance
        table = chance.choice(sorted(state.tables))
        if state.tables[table].followed:
            return self.event.let_go(table, self.now)
        each = state.stacks.uncounted // max(1, len(state.uncounted))
        stacks = {seat: max(1, each) for seat in state.tables[table].players}
        if stacks and len(state.uncounted) == len(stacks):
            stacks[min(stacks)] += state.stacks.uncounted - sum(stacks.values())
        return self.event.follow_table(table, stacks, self.now)

    def directed(self) -> Outcome:
        state, chance, event = self.state, self.chance, self.event
        player = self.someone(state.stacks)
        table = chance.choice(sorted(state.tables))
        seat = chance.randint(1, state.tables[table].size)
        asked = (
            lambda: event.move(player, table, seat, "why not", self.now),
            lambda: event.break_table(table, "it is late", self.now),
            lambda: event.pause("a drink", self.now),
            lambda: event.resume("on we go", self.now),
            lambda: event.next_level("quicker", self.now),
            lambda: event.switch_by_itself(chance.random() < 0.5, self.now),
            lambda: event.hand_for_hand("the bubble", self.now),
            lambda: event.report_hand_over(table, self.now),
            lambda: event.report_big_blind(table, seat, self.now),
            lambda: event.remove(player, "went home", self.now),
            lambda: event.redraw("fresh seats", self.now),
        )
        return chance.choice(asked)()

    def kinds(self) -> dict[Callable[[], Outcome], int]:
        """What may come next, and how often."""
        return {
            self.out: 9,
            self.undone: 4,
            self.proposal: 6,
            self.bought: 3,
            self.entered: 2,
            self.counted: 1,
            self.followed: 1,
            self.directed: 4,
            self.act_undone: 3,
        }

    def step(self) -> None:
        """One more report; now and then it comes late, twice, or in the old state of things."""
        self.now += self.chance.randint(0, 3 * MINUTE)
        self.play.now = self.now
        self.play.events += self.event.wake(self.now)
        if self.state.phase != "running":
            return
        kinds = self.kinds()
        kind = self.chance.choices([*kinds], [*kinds.values()])[0]
        before = msgspec.msgpack.encode(self.play.events)
        outcome = kind()
        if isinstance(outcome, Refusal):
            assert msgspec.msgpack.encode(self.play.events) == before
        else:
            self.play.events += outcome
            self.accepted += 1
            if outcome and kind != self.act_undone:
                self.acts.append(act_of(outcome))
        self.adds_up()

    def adds_up(self) -> None:
        """Money, entries, places and chips are where they belong."""
        state = self.state
        assert state.phase in ("running", "over")
        if state.phase == "over":
            return
        stacks = state.stacks
        assert stacks.total == sum(chip_lines(state).values()) == state.chips_in_play
        assert stacks.total == sum(stacks.told().values()) + stacks.uncounted
        assert stacks.uncounted >= 0
        assert not stacks.uncounted or state.uncounted
        for player in state.stacks:
            table = state.tables[state.seats[player][0]]
            assert table.followed or stacks[player] is None
        self._places()
        self._money()

    def _places(self) -> None:
        """Whoever is out has a place, behind all who are in; shared ones leave out the next."""
        state = self.state
        places = sorted(one.place for one in (*state.results.values(), *state.earlier))
        expected = state.left + 1
        while places:
            shared = places.count(expected)
            assert shared, (expected, places)
            places, expected = places[shared:], expected + shared
        assert expected == state.entries + 1
        assert state.results.keys().isdisjoint(state.stacks)
        assert state.results.keys() | state.stacks.keys() == state.entrants.keys()

    def _money(self) -> None:
        state = self.state
        terms = state.config.rebuys, state.config.add_on
        paid = state.entries * state.config.buy_in
        paid += sum(state.rebought.values()) * (terms[0].price if terms[0] else 0)
        paid += sum(state.added_on.values()) * (terms[1].price if terms[1] else 0)
        assert state.paid_in == paid
        assert sum(state.prizes) == state.pool == max(paid, state.config.guarantee)
        if state.late_open:
            assert state.prizes == prizes_of(state.config, state.pool, state.entries)
            return
        won = sum(one.prize for one in state.results.values())
        assert won == sum(state.prizes[state.left :]), "each place that is out has its prize"

    def finish(self) -> None:
        """All but one go out, and what is proposed is taken, until somebody has won."""
        for _ in range(400):
            if self.state.phase == "over":
                break
            self.now += MINUTE
            self.play.events += self.event.wake(self.now)
            finish = [one for one in self.event.proposals(self.now) if one.kind == "finish"]
            if finish:
                self.play.do(self.event.take_proposal(finish[0].id, {}, self.now))
                continue
            if self.chance.random() < 0.3:
                self.step()
            elif self.state.left > 1:
                self._one_out()
        else:
            raise AssertionError("the night does not end")
        (over,) = [one for one in self.play.events if isinstance(one, EventFinished)]
        assert sum(one.prize for one in over.results) == self.state.pool
        if (terms := self.state.config.bounty) is not None:
            times = self.state.entries + self.state.bounties.again
            assert sum(self.state.bounties.won.values()) == terms.amount * times

    def _one_out(self) -> None:
        """One more is out; the last two sit at two tables perhaps, and meet first."""
        state = self.state
        for table in list(state.tables.values()):
            if table.followed:
                self.play.events += _events(self.event.let_go(table.number, self.now))
        full = [table for table in state.tables.values() if len(table.players) > 1]
        if not full:
            loser, winner = sorted(state.stacks)[-2:]
            there = state.tables[state.seats[winner][0]]
            seat = state.open_seats(there)[0]
            self.play.do(self.event.move(loser, there.number, seat, "they meet", self.now))
        else:
            loser, winner = sorted(full[0].players.values())[:2]
        if state.seats.get(loser, (0,))[0] == state.seats.get(winner, (1,))[0]:
            self.play.do(self.event.report_out([Out(loser, (winner,))], self.now))
            self.adds_up()


class NightOfForfeits(Night):
    """A night in whose event players may give up their chips and re-enter."""

    RULES = ("tda2024",)
    OPTIONS: ClassVar[dict[str, object]] = {"entries.forfeit_for_reentry": True}
    BOUNTIES = (None, None, None, BOUNTIES[1])

    def kinds(self) -> dict[Callable[[], Outcome], int]:
        return super().kinds() | {self.given_up: 9, self.act_undone: 6}

    def given_up(self) -> Outcome:
        """Somebody gives up a stack that fits, or does not."""
        player = self.someone(self.state.stacks if self.chance.random() < 0.9 else ("p1",))
        has = self.state.stacks.get(player)
        if has is None:
            has = self.chance.randint(1, 20_000)
        return self.event.forfeit(player, has, self.now)


def act_of(outcome: tuple[TournamentEvent, ...]) -> Act:
    """What came of an order, as the room tells the tournament of it."""
    carried_out = PlayerMoved | PlayerRemoved | TableBroken | SeatsRedrawn
    told = tuple(one for one in outcome if not isinstance(one, DrawMade))
    done = next((one for one in told if isinstance(one, carried_out)), None)
    return Act(told[:12], done, in_period=True, dealt=frozenset(), tables=frozenset())


def _events(outcome: Outcome) -> tuple[TournamentEvent, ...]:
    return () if isinstance(outcome, Refusal) else outcome


def a_night(seed: int, kind: type[Night] = Night) -> Night:
    night = kind(seed)
    for _ in range(60):
        if night.state.phase != "running":
            break
        night.step()
    night.finish()
    again = Tournament.replay(night.play.events)
    assert again.state.results == night.state.results
    assert again.state.bounties.won == night.state.bounties.won
    return night


@pytest.mark.rows("seed", [*range(12), 67, 182, 2441])  # the last ones did not add up once
def test_after_each_report_of_a_night_all_adds_up(seed: int) -> None:
    a_night(seed)


@pytest.mark.rule("tda2024-8B")
@pytest.mark.rows("seed", range(150))
def test_nights_add_up_in_which_chips_are_given_up_for_re_entries(seed: int) -> None:
    a_night(seed, NightOfForfeits)


def test_those_nights_see_chips_given_up_and_given_back() -> None:
    nights = [a_night(seed, NightOfForfeits) for seed in range(60)]
    events = [event for night in nights for event in night.play.events]
    assert sum(isinstance(event, ChipsForfeited) for event in events) > 10
    assert sum(isinstance(event, EntryTakenBack) and event.chips > 0 for event in events) > 3


@pytest.mark.rows("seed", range(12, 512))
def test_five_hundred_nights_add_up(seed: int) -> None:
    a_night(seed)


@pytest.mark.soak
@pytest.mark.rows("seed", range(512, 5_512))
def test_five_thousand_more_nights_add_up(seed: int) -> None:
    a_night(seed)


def test_a_night_sees_most_of_what_happens() -> None:
    """The nights above are no empty ones."""
    nights = [a_night(seed) for seed in range(12)]
    kinds = {type(event).__name__ for night in nights for event in night.play.events}
    assert {"PlayersBusted", "BustUndone", "ProposalTaken", "TableBroken", "RebuyMade"} <= kinds
    assert {"SeatsTakenBack", "HandForHandEnded", "PurchaseTakenBack"} <= kinds
    assert edition("modern").id == "modern"
    assert config(9).followed
