"""A cash table as its events have made it: seats, stacks, what is owed. Only `apply` changes it."""

from collections.abc import Iterator

from ruleone.room.cash import events as e
from ruleone.room.cash.events import WhyGone
from ruleone.room.cash.stakes import Stakes
from ruleone.room.table.records import HandRetired
from ruleone.rulebook import edition
from ruleone.tournament.button import Positions


class Sitter:
    """A player who has a seat.

    With `waits` the player waits for the big blind. `owes_big` and `owes_small` are blinds to post
    after coming in or missing them. `missed` counts the big blinds that went past the player since
    the last hand dealt, or the buttons where there are no blinds. `add_on` is asked for after this
    hand; `cut` is the last one that came only in part, until the next hand is settled. `leaving` is
    why the player goes then.
    """

    __slots__ = (
        "add_on", "cut", "go_on", "house", "leaving", "missed", "name", "owes_big", "owes_small",
        "player", "seat", "sits_out", "stack", "waits",
    )  # fmt: skip

    def __init__(self, bought: e.SeatBought, stakes: Stakes) -> None:
        self.player = bought.player
        self.seat = bought.seat
        self.stack = bought.cents
        self.house = bought.house
        self.name = bought.name
        self.waits = bought.waits
        self.owes_big = stakes.big_blind > 0
        self.go_on = stakes.go_on
        self.owes_small = False
        self.missed = 0
        self.add_on = 0
        self.cut: e.ChipsAdded | None = None
        self.sits_out: e.WhyOut | None = None
        self.leaving: WhyGone | None = None

    @property
    def plays(self) -> bool:
        """Whether the player takes part and has enough to go on with."""
        return self.takes_part and not self.is_short

    @property
    def takes_part(self) -> bool:
        """Whether the player neither sits out nor is about to leave."""
        return self.sits_out is None and self.leaving is None

    @property
    def is_short(self) -> bool:
        """Whether the stack is below the minimum to go on with, and has to be added to first."""
        return self.stack < self.go_on

    @property
    def owes(self) -> bool:
        """Whether the player has to post, or get the big blind, before being dealt in."""
        return self.owes_big or self.owes_small


class CashState:
    """A table as its events have made it.

    `order` is its last hand, `in_hand` whether it is in play, `positions` are its places, and
    `settled_ms` is when it was over. `hold` says who holds the deal after it.
    """

    def __init__(self, opened: e.CashTableOpened) -> None:
        self.stakes = opened.stakes
        self.rules = edition(opened.edition)
        self.seats: dict[int, Sitter] = {}
        self.order: e.CashOrder | None = None
        self.positions: Positions | None = None
        self.in_hand = False
        self.settled_ms = opened.at_ms
        self.hold: e.DealHeld | None = None

    def __iter__(self) -> Iterator[Sitter]:
        """Iterate over the players who sit here, by seat."""
        return (self.seats[seat] for seat in sorted(self.seats))

    def sitter(self, player: str) -> Sitter | None:
        """Return the seat of the player, None without one."""
        return next((one for one in self.seats.values() if one.player == player), None)

    def plays_now(self, sitter: Sitter) -> bool:
        """Whether the player takes part in the hand in play."""
        return self.in_hand and self.order is not None and sitter.seat in self.order.seats

    @property
    def persons(self) -> tuple[Sitter, ...]:
        """The players who are persons."""
        return tuple(one for one in self if one.house is None)

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Seats that nobody has."""
        return tuple(seat for seat in range(1, self.stakes.seats + 1) if seat not in self.seats)

    @property
    def house(self) -> tuple[Sitter, ...]:
        """The computer players."""
        return tuple(one for one in self if one.house is not None)

    def apply(self, event: e.CashEvent) -> None:
        """Take in an event."""
        match event:
            case e.SeatBought():
                self.seats[event.seat] = Sitter(event, self.stakes)
            case e.AddOnAsked():
                sitter = self._of(event.player)
                sitter.add_on, sitter.cut = event.cents, None
            case e.ChipsAdded():
                sitter = self._of(event.player)
                sitter.stack += event.cents
                sitter.add_on, sitter.cut = 0, None if event.why is None else event
            case e.SatOut():
                self._of(event.player).sits_out = event.why
                self._lets_go(event.player)
            case e.DealHeld():
                self.hold = event
            case e.HoldEnded():
                self.hold = None
            case e.CameBack():
                self._lets_go(event.player)
                sitter = self._of(event.player)
                sitter.sits_out, sitter.leaving, sitter.waits = None, None, event.waits
            case e.SeatGivenUp():
                self._of(event.player).leaving = event.why
            case e.TableLeft():
                del self.seats[event.seat]
                self._lets_go(event.player)
            case e.CashHandDealt():
                self._deal(event)
            case e.CashHandSettled():
                self.in_hand, self.settled_ms = False, event.at_ms
                for seat, sitter in self.seats.items():
                    sitter.stack, sitter.cut = event.stacks.get(seat, sitter.stack), None
            case HandRetired():
                self.in_hand = False
            case _:
                pass

    def _lets_go(self, player: str) -> None:
        """End the player's hold of the deal, when the player goes, comes back or sits out."""
        if self.hold is not None and self.hold.player == player:
            self.hold = None

    def _of(self, player: str) -> Sitter:
        sitter = self.sitter(player)
        if sitter is None:
            raise LookupError("expected a player who has a seat at the table")
        return sitter

    def _deal(self, dealt: e.CashHandDealt) -> None:
        self.order, self.positions, self.in_hand = dealt.order, dealt.positions, True
        self.hold = None
        for seat, sitter in self.seats.items():
            if seat in dealt.order.seats:
                sitter.owes_big = sitter.owes_small = sitter.waits = False
                sitter.missed = 0
            sitter.owes_big |= seat in dealt.missed_big and self.stakes.big_blind > 0
            sitter.owes_small |= seat in dealt.missed_small
            sitter.missed += seat in dealt.missed_big
