"""One table: its hand, whom it waits for, and when something is due there."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ruleone.chinese import ThirteenHand
from ruleone.dealing import Hand
from ruleone.room.core.batch import Batch
from ruleone.room.core.settings import Settings
from ruleone.room.event.records import (
    HostRecord,
    SeatLeft,
    SeatTaken,
    TableGoesDealt,
    TableGoesLive,
)
from ruleone.room.live.host import LiveTable
from ruleone.room.table.clocks import Asked, ClockAct, Presence, Turn
from ruleone.room.table.games import play_of
from ruleone.room.table.play import Action, Play, TableHand
from ruleone.room.table.records import TableFrozen, TimedOut, TurnTaken
from ruleone.rulebook import Edition, Refusal
from ruleone.store.decks import deck_entry
from ruleone.tournament import events as e
from ruleone.tournament.bounties import NOBODY_OUT, Knockouts, knockouts_of, thirteen_knockouts_of
from ruleone.tournament.hands.choosing import Choice, Entropy, dealt, deck_for
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import EventConfig, ShotClock, TableKind


class ChipsLost(AssertionError):
    """The chips of a hand are not those that it began with."""


class TableHost:
    """A table of an event. The hand that is over stays on it until the next one is dealt.

    `kind` says who deals its next hand. `begun` is the newest hand that the tournament has begun
    here, with its positions of button and blinds, frozen ones in stud (house-9A.1); None before the
    first. Where the room deals it `play` is the hand on the table, and `asked` are those for whom
    it waits.

    `choosing` is the choice of a game that a person has now, and when the time for it is up.
    `offered` is until when each person who went out in the last hand may rebuy. `topic` is that of
    its views. `ready_ms` is when the next hand may be dealt at the earliest, `raced_ms` until when
    a race for odd chips is shown. `dealt` counts the table's hands. `persons` is the number of
    people here who have not left. `frozen` says what failed where the table is frozen. `taken` are
    the decisions of persons in the hand, and their times.

    `stirred` are the numbers of the event's tables at which something may have happened; setting
    anything here adds this one. A `live` table (of the name `beside`) has the entries of its dealer
    about hands with real cards.
    """

    __slots__ = (
        "asked", "begun", "beside", "choosing", "dealt", "event", "frozen", "kind", "live",
        "number", "offered", "persons", "play", "raced_ms", "ready_ms", "stirred", "taken", "topic",
    )  # fmt: skip

    def __init__(
        self, event: str, number: int, kind: TableKind = "dealt", stirred: set[int] | None = None
    ) -> None:
        self.stirred: Final[set[int]] = set() if stirred is None else stirred
        self.event: Final = event
        self.number: Final = number
        self.topic: Final = f"table/{event}/{number}"
        self.kind: TableKind = kind
        self.beside: str | None = None
        self.live: LiveTable | None = None
        self.play: Play | None = None
        self.begun: e.HandDealt | None = None
        self.asked: Final = Asked()
        self.choosing: tuple[Choice, int] | None = None
        self.offered: dict[str, int] = {}
        self.ready_ms = 0
        self.raced_ms = 0
        self.dealt = 0
        self.persons = 0
        self.frozen: TableFrozen | None = None
        self.taken: list[TurnTaken] = []

    def __setattr__(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)
        if name not in ("stirred", "event", "number"):
            self.stir()

    def stir(self) -> None:
        """Note that the dues of this table may have changed."""
        self.stirred.add(self.number)

    def goes(self, change: TableGoesLive | TableGoesDealt) -> None:
        """Change the kind of the table from its next hand on."""
        if isinstance(change, TableGoesLive):
            self.kind, self.beside = "live", change.live
        else:
            self.kind, self.beside = "dealt", None

    @property
    def order(self) -> e.HandOrder | None:
        """The order of the newest hand, None before the first."""
        return None if self.begun is None else self.begun.order

    @property
    def deals_ms(self) -> int:
        """The earliest time of the next hand.

        The pause is over by then, and a race has been seen. So is the time of a person who is to
        choose its game, or may rebuy.
        """
        chosen_ms = 0 if self.choosing is None else self.choosing[1]
        return max(self.ready_ms, self.raced_ms, chosen_ms, *self.offered.values())

    def ask_for_game(self, choice: Choice | None, now_ms: int, choice_ms: int) -> None:
        """Give a person this choice of a game, or with None nobody; the time for it starts now."""
        if choice is None:
            if self.choosing is not None:
                self.choosing = None
        elif self.choosing is None or self.choosing[0] != choice:
            self.choosing = choice, now_ms + choice_ms

    @property
    def topics(self) -> tuple[str, ...]:
        """All topics that show something of it."""
        return (self.topic, *(() if self.live is None else self.live.topics))

    @property
    def streams(self) -> tuple[str, ...]:
        """The stream of the hand on the table, if there is one.

        It is written to until the next hand is dealt, as long as players may ask to see cards that
        were not shown.
        """
        return () if self.order is None else (hand_stream(self.event, self.order.number),)

    @property
    def hand(self) -> TableHand | None:
        """The hand on the table, over or not."""
        return None if self.play is None else self.play.hand

    @property
    def in_hand(self) -> bool:
        """Whether a hand is in play here: one with real cards until its dealer has closed it."""
        if self.live is not None:
            return self.live.state.followed is not None
        return self.hand is not None and not self.hand.over

    @property
    def due_ms(self) -> int | None:
        """The time at which a clock or a computer player acts here without being asked."""
        return None if self.frozen is not None else self.asked.due_ms

    def seat_of(self, player: str) -> int | None:
        """Return the player's seat in the hand on the table, None without a part in it."""
        if self.order is None:
            return None
        seats = self.order.seats.items()
        return next((seat for seat, other in seats if other == player), None)

    def ordered(self, begun: e.HandDealt) -> None:
        """Note that the tournament has ordered a hand here; its cards are not dealt yet."""
        self.begun = begun
        self.play = None
        self.offered = {}
        self.taken.clear()
        self.dealt += 1

    def deal(self, entropy: Entropy, batch: Batch) -> None:
        """Deal the hand that was ordered. Its deck is sealed before the first card."""
        order = self.order
        assert order is not None
        deck = deck_for(order.game, entropy)
        play = play_of(dealt(order, deck))
        batch.add_entry(hand_stream(self.event, order.number), deck_entry(deck))
        self._journal(play.hand.events, batch)
        self.play = play
        self.asked.keep(())
        self._expect_chips()

    def take_up(self, play: Play) -> None:
        """Go on with the ordered hand as the journal has it, or show it where it is over.

        Raises ChipsLost.
        """
        self.play = play
        self.asked.keep(())
        self._expect_chips()

    def act(self, seat: int, action: Action, batch: Batch) -> Refusal | None:
        """Act for the player in the seat; a refused act changes nothing."""
        assert self.play is not None
        happened = self.play.act(seat, action)
        if isinstance(happened, Refusal):
            return happened
        self._happened(seat if self.play.needs_turn(action) else None, happened, batch)
        return None

    @property
    def held(self) -> bool:
        """Whether the hand waits for the word to go on."""
        if self.live is not None:
            followed = self.live.state.followed
            return followed is not None and followed.hand.awaits == "instruction"
        return self.play is not None and self.play.held and self.frozen is None

    def let_go_on(self, batch: Batch) -> None:
        """Resume a hand that is held."""
        assert self.play is not None
        self._happened(None, self.play.go_on(), batch)

    def act_for_house(self, seat: int, style: str, chance: bytes, batch: Batch) -> None:
        """Let the computer player in the seat act on its own view of the hand."""
        assert self.play is not None
        self._happened(seat, self.play.act_for_house(seat, style, chance), batch)

    def _happened(self, seat: int | None, happened: Sequence[msgspec.Struct], batch: Batch) -> None:
        """Write what followed from an act; whose seat was asked is no longer."""
        self._journal(happened, batch)
        self.stir()
        if seat is not None:
            self.asked.answered(seat)
        self._expect_chips()

    def _journal(self, events: Sequence[msgspec.Struct], batch: Batch) -> None:
        assert self.order is not None
        for event in events:
            batch.add(hand_stream(self.event, self.order.number), event)
        batch.change(self.topic)

    def _expect_chips(self) -> None:
        """Check that every chip that the hand began with is in it.

        Raises ChipsLost.
        """
        assert self.play is not None
        assert self.order is not None
        expected = sum(self.order.stacks.values())
        if self.play.hand.chips != expected:
            raise ChipsLost(f"expected {expected} chips, found {self.play.hand.chips}")

    def timing(self, settings: Settings, shot: ShotClock | None) -> Settings:
        """Return the room's times, with those of the event's shot clock or the table's game."""
        assert self.play is not None
        if shot is not None:
            by_street = shot.action_ms(self.play.street_number)
            settings = msgspec.structs.replace(settings, action_ms=by_street)
        return msgspec.structs.replace(settings, action_ms=self.play.time_ms(settings))

    def took(
        self, turn: Turn, player: str, now_ms: int, *, street: str | None = None, time_up: bool
    ) -> None:
        """Note the time of a person's turn on this street, by default the hand's present one."""
        assert self.play is not None
        street = street or self.play.street
        used_ms = turn.used_bank_ms(now_ms)
        took_ms = max(0, now_ms - turn.started_ms)
        self.taken.append(TurnTaken(player, street, took_ms, used_ms, time_up))

    def time_out(
        self, seat: int, presence: Presence, rules: Edition, settings: Settings, batch: Batch
    ) -> ClockAct:
        """Let the clock act for the person in the seat, and return its act with the rule."""
        assert self.play is not None
        assert self.order is not None
        turn = self.asked.turns.get(seat)
        act = self.play.act_for_clock(seat, rules, presence)
        presence.times_out(settings, lost=turn is not None and turn.lost)
        told = TimedOut(seat, self.order.seats[seat], presence.away, act.citation)
        batch.add(hand_stream(self.event, self.order.number), told)
        self._happened(seat, act.happened, batch)
        return act

    def retire(self) -> None:
        """End the hand without a result; the table may be dealt to again."""
        self.play = self.frozen = None
        self.asked.keep(())

    def final_stacks(self) -> dict[int, int]:
        """Return the chips of each seat when the hand is over."""
        assert self.play is not None
        return self.play.hand.stacks

    def knockouts(self, config: EventConfig) -> Knockouts:
        """Return the winners of the last chips of players who went out in the hand.

        Empty where no bounties are played for.
        """
        assert self.play is not None
        hand = self.play.hand
        if config.bounty is not None and isinstance(hand, Hand):
            return knockouts_of(hand.events, hand.stacks)
        if config.bounty is not None and isinstance(hand, ThirteenHand):
            return thirteen_knockouts_of(hand.events, hand.stacks)
        return NOBODY_OUT


def hand_stream(event: str, number: int) -> str:
    """Return the stream of a hand."""
    return f"hand/{event}/{number}"


class SeatCounts:
    """The number of persons at each table.

    Most events happen at one of a thousand tables, so persons are counted only at tables where the
    number may have changed.
    """

    def __init__(self) -> None:
        self._touched: set[int] | None = None
        """None for all tables."""

    def note(self, event: e.TournamentEvent | HostRecord, state: EventState) -> None:
        """Note an event that is in the state already."""
        match event:
            case e.HandDealt() | e.HandRecorded() | e.Announced():
                pass
            case e.PlayersBusted():
                self._touch(event.table)
            case e.PlayerMoved():
                self._touch(event.from_table, event.to_table)
            case SeatLeft() | SeatTaken():
                self._touch(*state.seats.get(event.player, ())[:1])
            case _ if not isinstance(event, HostRecord):
                self._touched = None

    def _touch(self, *tables: int) -> None:
        if self._touched is not None:
            self._touched.update(tables)

    def count(
        self,
        hosts: Mapping[int, TableHost],
        state: EventState,
        presences: Mapping[str, Presence],
    ) -> None:
        """Tell these tables how many persons sit there who have not left their seats."""
        numbers = hosts.keys() if self._touched is None else self._touched & hosts.keys()
        for number in numbers:
            players = state.tables[number].players.values()
            hosts[number].persons = sum(
                player in presences and not presences[player].left for player in players
            )
        self._touched = set()
