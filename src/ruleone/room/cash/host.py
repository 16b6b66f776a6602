"""One cash table: its seats and its hands, and what happens there."""

import traceback
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from ruleone.cage import Account, rake, stack
from ruleone.cards import Draw
from ruleone.limits import (
    CASH_SEATS_LEFT_OF_A_TABLE_MAX,
    EVIDENCE_MAX_CHARACTERS,
    SHUFFLE_ENTROPY_MIN_BYTES,
)
from ruleone.room.cash import events as e
from ruleone.room.cash.events import CashSeatLeft
from ruleone.room.cash.kinds import GameKind, kind_of
from ruleone.room.cash.lineup import Coming, coming
from ruleone.room.cash.state import CashState
from ruleone.room.cash.waiting import WaitingLists
from ruleone.room.core.batch import FAILURES, Batch
from ruleone.room.core.books import Books
from ruleone.room.core.orders import Ports
from ruleone.room.core.settings import Settings
from ruleone.room.event.hands.dealt_hands import CHANCE_BYTES
from ruleone.room.event.host.table_host import ChipsLost, hand_stream
from ruleone.room.table.clocks import Asked, Presence, Turn
from ruleone.room.table.play import Action, Play
from ruleone.room.table.records import BankUsed, GoesOn, HandRetired, TableFrozen, TimedOut, TimeUp
from ruleone.rulebook import Refusal
from ruleone.store.decks import deck_entry
from ruleone.tournament.hands.choosing import deck_for

T = TypeVar("T")

TABLE: Final = 1
"""The number of a cash game's only table."""


class CashHost:
    """A cash table.

    Each act is written into the batch that is given, and its money into the books; after each step
    all is counted (`check`).

    `play` is the hand on the table, over or not, `asked` are the seats for which it waits.
    `ready_ms` is when the next hand may be dealt, `idle_ms` since when none was, `empty_ms` since
    when none of its persons has been there. `made_from` is the address from which it was opened,
    known while this process runs. `ends` says that a director has ended the game: the hand in play
    is the last one. `names` are those of its computer players, past ones too. `left` has the last
    seats of persons who have gone. `frozen` says what failed where the table is frozen. `waiting`
    are the room's waiting lists.
    """

    def __init__(
        self,
        name: str,
        opened: e.CashTableOpened,
        ports: Ports,
        books: Books,
        waiting: WaitingLists,
    ) -> None:
        self.name: Final = name
        self.ports: Final = ports
        self.books: Final = books
        self.waiting: Final = waiting
        self.state: Final = CashState(opened)
        self.kind: Final[GameKind] = kind_of(opened.stakes.game)
        self.presences: Final[dict[str, Presence]] = {}
        self.names: Final[dict[str, str]] = {}
        self.left: Final[dict[str, CashSeatLeft]] = {}
        self.play: Play | None = None
        self.asked: Final = Asked()
        self.ready_ms = opened.at_ms
        self.idle_ms = opened.at_ms
        self.empty_ms: int | None = None
        self.made_from = ""
        self.ends = False
        self.frozen: TableFrozen | None = None

    @property
    def stream(self) -> str:
        """The table's own stream."""
        return f"cash/{self.name}"

    @property
    def streams(self) -> tuple[str, ...]:
        """All streams that the table writes to, but that of the cage."""
        order = self.state.order
        hand = () if order is None else (hand_stream(self.name, order.number),)
        return (self.stream, *hand)

    @property
    def topic(self) -> str:
        """The topic of the table's views."""
        return f"table/{self.name}/{TABLE}"

    @property
    def due_ms(self) -> int | None:
        """The time of the next thing due here: a clock, a computer player, a hand, or the end."""
        if self.frozen is not None:
            return None
        if self.state.in_hand:
            return self.asked.due_ms
        if not self.state.persons:
            return None
        closes_ms = self.closes_ms
        return min(self.deals_ms, closes_ms) if self.coming() is not None else closes_ms

    @property
    def closes_ms(self) -> int:
        """The time at which it closes: with nobody there, or after the idle time without a hand."""
        settings = self.ports.settings
        idle_ms = self.idle_ms + settings.idle_ms
        return idle_ms if self.empty_ms is None else min(idle_ms, self.empty_ms + settings.empty_ms)

    @property
    def may_close(self) -> bool:
        """Whether it can be closed at once: nothing is in play, and no seat is kept."""
        return self.frozen is None and not self.state.in_hand and not self.kept

    def look_who_is_there(self, now_ms: int) -> None:
        """Note since when none of its persons has been there."""
        if any(self.ports.is_here(one.player) for one in self.state.persons):
            self.empty_ms = None
        elif self.empty_ms is None:
            self.empty_ms = now_ms

    @property
    def deals_ms(self) -> int:
        """The time at which the pause after the last hand ends.

        The next hand follows, or, where somebody holds the deal, that person sits out.
        """
        held = self.state.hold
        return self.ready_ms if held is None else max(held.until_ms, self.ready_ms)

    @property
    def kept(self) -> dict[int, str]:
        """The seats that are kept for persons who have waited for them."""
        return self.waiting.kept_at(self.name)

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Seats that nobody has, and that are kept for nobody; none where the game ends."""
        if self.ends:
            return ()
        kept = self.kept
        return tuple(seat for seat in self.state.open_seats if seat not in kept)

    def seats_for(self, person: str) -> tuple[int, ...]:
        """Return the seats that the person may take, first the one that is kept for the person.

        Where there is none a computer player makes room, but not during a hand. None may be taken
        where the game ends.
        """
        if self.ends:
            return ()
        kept = tuple(seat for seat, player in self.kept.items() if player == person)
        seats = (*kept, *self.open_seats)
        if seats or self.state.in_hand:
            return seats
        return tuple(one.seat for one in self.state.house)[-1:]

    @property
    def wanting(self) -> int:
        """The number of persons who wait for a seat that is not kept for them yet."""
        sitting = [one.player for one in self.state]
        return self.waiting.wanting(self.name, self.state.stakes.name, sitting)

    def name_of(self, player: str) -> str:
        """Return the player's name."""
        return self.names.get(player) or self.ports.names.name(player)

    def coming(self, drawn: int = 1) -> Coming | None:
        """Return the next hand, None with too few players or without a person who plays.

        `drawn` is the seat that has drawn the button, for the first hand.
        """
        if not any(one.plays for one in self.state.persons):
            return None
        return coming(self.state, drawn)

    def account(self, player: str) -> Account:
        """Return the account of the player's stack at this table."""
        return stack(self.name, player)

    # what happened

    def record(self, event: e.CashEvent, batch: Batch) -> None:
        """Write an event of the table."""
        batch.add(self.stream, event)
        self.note(event)
        batch.change(self.topic)
        if isinstance(event, e.SeatBought | e.TableLeft | e.ChipsAdded | TableFrozen):
            batch.change("lobby", "matters")

    def note(self, event: e.CashEvent) -> None:
        """Take in an event; the same live and restored."""
        self.state.apply(event)
        match event:
            case e.SeatBought(name=str(name)):
                self.names[event.player] = name
            case e.SeatBought():
                if len(self.state.persons) == 1:
                    self.idle_ms = event.at_ms
                self.left.pop(event.player, None)
                self.presences[event.player] = Presence(self.ports.settings.bank_ms)
            case e.TableLeft(why="house"):
                pass
            case e.TableLeft():
                self.presences.pop(event.player, None)
                self.left[event.player] = self._seat_left(event)
                if len(self.left) > CASH_SEATS_LEFT_OF_A_TABLE_MAX:
                    del self.left[next(iter(self.left))]
            case e.SeatGivenUp(why="closed"):
                self.ends = True
            case e.SeatGivenUp():
                self.presences[event.player].left = True
            case e.SatOut(why="clock"):
                self.presences[event.player].away = True
            case e.CameBack():
                self.presences[event.player].is_back()
            case e.CashHandDealt():
                self.idle_ms = event.at_ms
            case BankUsed():
                self.presences[event.player].bank_ms = event.left_ms
            case TableFrozen():
                self.frozen = event
            case GoesOn() | HandRetired():
                self.frozen = None
            case _:
                pass

    def _seat_left(self, left: e.TableLeft) -> CashSeatLeft:
        stakes, order, rules = self.state.stakes, self.state.order, self.state.rules
        played = order is not None and left.player in order.seats.values()
        return CashSeatLeft(
            table=self.name,
            game=stakes.game,
            small_blind=stakes.small_blind,
            big_blind=stakes.big_blind,
            point=stakes.point,
            bonus=stakes.bonus,
            why=left.why,
            cents=left.cents,
            hand=order.number if order is not None and played else None,
            citation=rules.cite("chinese.leave_after_disconnect") if left.why == "lost" else None,
        )

    # hands

    def deal(self, now_ms: int, batch: Batch) -> None:
        """Deal the next hand. Its deck is sealed before the first card."""
        draw = Draw(self.ports.entropy(SHUFFLE_ENTROPY_MIN_BYTES))
        line = self.coming(1 + draw.below(self.state.stakes.seats))
        assert line is not None, "a hand is dealt where one is coming"
        state, last = self.state, self.state.order
        if last is not None:
            batch.finish(hand_stream(self.name, last.number))
        seats = {seat: state.seats[seat] for seat in line.dealt_in}
        order = e.CashOrder(
            number=1 if last is None else last.number + 1,
            game=state.stakes.game,
            edition=state.rules.id,
            seats={seat: one.player for seat, one in seats.items()},
            stacks={seat: one.stack for seat, one in seats.items()},
            button=line.positions.button,
            small_blind_seat=line.small_blind_seat,
            big_blind_seat=line.positions.big_blind,
            blinds=(state.stakes.small_blind, state.stakes.big_blind),
            entries=line.entries,
            dead_blinds=line.dead_blinds,
            point=state.stakes.point,
            bonus=state.stakes.bonus,
        )
        dealt = e.CashHandDealt(
            order, line.positions, now_ms, line.missed_big, line.missed_small, line.citations
        )
        self.record(dealt, batch)
        deck = deck_for(order.game, self.ports.entropy)
        batch.add_entry(hand_stream(self.name, order.number), deck_entry(deck))
        self.play = self.kind.deal(order, deck)
        for event in self.play.hand.events:
            batch.add(hand_stream(self.name, order.number), event)
        self.go_on(now_ms, batch)

    def act(self, seat: int, action: Action, batch: Batch) -> Refusal | None:
        """Let the player in the seat act; a refusal changes nothing."""
        assert self.play is not None
        happened = self.play.act(seat, action)
        if isinstance(happened, Refusal):
            return happened
        self._happened(seat if self.play.needs_turn(action) else None, happened, batch)
        return None

    def _happened(self, seat: int | None, happened: Sequence[msgspec.Struct], batch: Batch) -> None:
        """Write the events that followed from an act; the seat that acted is no longer asked."""
        assert self.state.order is not None
        for event in happened:
            batch.add(hand_stream(self.name, self.state.order.number), event)
        if seat is not None:
            self.asked.answered(seat)
        batch.change(self.topic)

    def go_on(self, now_ms: int, batch: Batch) -> None:
        """Go on after an act: ask the seats for which the hand waits, or settle it."""
        assert self.play is not None
        self.asked.keep(self.play.asked)
        for seat in self.play.asked:
            if seat in self.asked:
                continue
            presence = self.presences.get(self.state.seats[seat].player)
            if presence is None:
                self.asked.house(seat, now_ms, self.ports.thinking_ms())
            else:
                rules, timing = self.state.rules, self.timing
                self.asked.person(self.play.clock(seat, now_ms, presence, rules, timing))
        if self.play.hand.over:
            self._settle(now_ms, batch)

    @property
    def timing(self) -> Settings:
        """The room's times, with the time that the game on the table gives."""
        settings = self.ports.settings
        assert self.play is not None
        action_ms = self.play.time_ms(settings)
        return msgspec.structs.replace(settings, action_ms=action_ms)

    def _settle(self, now_ms: int, batch: Batch) -> None:
        """Settle the hand: move the stacks in the books, and take the rake of each win."""
        assert self.play is not None
        order = self.state.order
        assert order is not None
        final, moves = dict(self.play.hand.stacks), []
        taken: dict[int, int] = {}
        for seat, player in order.seats.items():
            net = final[seat] - order.stacks[seat]
            if share := self.state.stakes.rake.of(net):
                taken[seat] = share
                final[seat] -= share
            if net != taken.get(seat, 0):
                moves.append((self.account(player), net - taken.get(seat, 0)))
        if share := sum(taken.values()) + self.play.raked:
            moves.append((rake(self.name), share))
        if moves:
            refused = self.books.post("hand", moves, batch)
            assert refused is None, f"the books refused a hand: {refused}"
        self.record(e.CashHandSettled(order.number, final, taken, now_ms), batch)
        for seat in self.play.leaving:
            if self.state.seats[seat].leaving is None:
                self.record(e.SeatGivenUp(order.seats[seat], now_ms, "lost"), batch)
        self.ready_ms = now_ms + self.ports.settings.paced(self.play.rest_ms(self.ports.settings))

    def play_house(self, seat: int, now_ms: int, batch: Batch) -> None:
        """Let a computer player who was asked act on its own view of the hand."""
        assert self.play is not None
        style = self.state.seats[seat].house or ""
        chance = self.ports.entropy(CHANCE_BYTES)
        self._happened(seat, self.play.act_for_house(seat, style, chance), batch)
        self.go_on(now_ms, batch)

    def play_clock(self, seat: int, now_ms: int, batch: Batch) -> None:
        """Let the clock act for a person whose time has run out.

        A player who is no longer waited for sits out from the next hand on.
        """
        assert self.play is not None
        order = self.state.order
        assert order is not None
        sitter = self.state.seats[seat]
        presence = self.presences[sitter.player]
        waited_for = not presence.away and not presence.left
        turn = self.asked.turns.get(seat)
        self.charge_bank(sitter.player, turn, now_ms, batch)
        act = self.play.act_for_clock(seat, self.state.rules, presence)
        presence.times_out(self.ports.settings, lost=turn is not None and turn.lost)
        told = TimedOut(seat, sitter.player, presence.away, act.citation)
        batch.add(hand_stream(self.name, order.number), told)
        self._happened(seat, act.happened, batch)
        if waited_for:
            self.record(
                TimeUp(
                    sitter.player, TABLE, order.number, act.told, presence.away, now_ms,
                    act.citation,
                ),
                batch,
            )  # fmt: skip
            if presence.away and sitter.sits_out is None:
                self.record(e.SatOut(sitter.player, "clock", now_ms), batch)
        self.go_on(now_ms, batch)

    def charge_bank(self, player: str, turn: Turn | None, now_ms: int, batch: Batch) -> None:
        """Take what a turn has used of the person's time bank."""
        if turn is not None and (used_ms := turn.used_bank_ms(now_ms)):
            self.record(BankUsed(player, self.presences[player].bank_ms - used_ms), batch)

    def rate(self, player: str) -> None:
        """Set the person's running turn clock by their presence now."""
        sitter = self.state.sitter(player)
        if sitter is not None and (turn := self.asked.turns.get(sitter.seat)) is not None:
            turn.rate(self.presences[player], self.timing)

    def take_up(self, play: Play, now_ms: int) -> None:
        """Show the last hand as the journal has it; `go_on` then gives players their full time."""
        self.play = play
        self.asked.keep(())
        if not self.state.in_hand:
            settings = self.ports.settings
            self.ready_ms = now_ms + settings.paced(play.rest_ms(settings))

    # money and failures

    def check(self) -> None:
        """Check that every cent is where the books have it.

        Raises ChipsLost.
        """
        state = self.state
        self.books.count()
        self.check_stacks()
        if state.in_hand and self.play is not None and state.order is not None:
            stacks = {seat: state.seats[seat].stack for seat in state.order.seats}
            if self.play.hand.chips != sum(stacks.values()) or stacks != state.order.stacks:
                raise ChipsLost(
                    f"the hand has {self.play.hand.chips} cents, its stacks were {stacks}, "
                    f"dealt with {state.order.stacks}"
                )

    def check_stacks(self) -> None:
        """Check that every stack agrees with the books.

        Raises ChipsLost.
        """
        for one in self.state:
            booked = self.books.ledger.balance(self.account(one.player))
            if booked != one.stack:
                raise ChipsLost(f"seat {one.seat} has {one.stack} cents, the books say {booked}")

    def guarded(self, step: Callable[[], T], now_ms: int, batch: Batch) -> T | None:
        """Do one step and check the money.

        Where it fails nothing of it is kept, in the table and in the books, and the table is
        frozen; the answer is then None.
        """
        mark = batch.mark()
        self.books.begin()
        try:
            done = step()
            self.check()
        except FAILURES as failure:
            batch.cut(mark)
            self.books.undo()
            self.freeze(failure, now_ms, batch)
            return None
        return done

    def freeze(self, failure: Exception, now_ms: int, batch: Batch) -> None:
        """Freeze the table; the evidence goes into the journal."""
        evidence = "".join(traceback.format_exception(failure))[-EVIDENCE_MAX_CHARACTERS:]
        order = self.state.order
        told = f"{type(failure).__name__}: {failure}"[:EVIDENCE_MAX_CHARACTERS]
        number = None if order is None else order.number
        self.record(TableFrozen(TABLE, number, told, evidence, now_ms), batch)
