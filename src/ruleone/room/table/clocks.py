"""The presence of players, the turns that a hand waits for, and acts of the clock.

A player is connected, away, or gone from the seat. The clock acts for a player whose time has run
out.
"""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from ruleone.dealing.actions import Action, BringIn, Check, Discard, Fold
from ruleone.dealing.events import Acted, BoardDealt, Posted, Unasked
from ruleone.dealing.hand import Hand
from ruleone.room.core.settings import Settings
from ruleone.room.table.records import TimedAct as Told
from ruleone.rulebook import Citation, Edition


class Presence:
    """A person in an event.

    `connected` is whether a page of the person is open, `left` whether the person has given up the
    seat. A person is `away` once the clock has acted so often that it no longer waits.
    """

    __slots__ = ("away", "bank_ms", "connected", "left", "timeouts")

    def __init__(self, bank_ms: int) -> None:
        self.connected = False
        self.away = False
        self.left = False
        self.timeouts = 0
        self.bank_ms = bank_ms

    @property
    def there(self) -> bool:
        """Whether the hand waits for the person: with an open page, present, and playing."""
        return self.connected and not self.away and not self.left

    def is_back(self) -> None:
        """Mark the person as present, after an act or by their word."""
        self.away = self.left = False
        self.timeouts = 0

    def times_out(self, settings: Settings, *, lost: bool) -> None:
        """Note that the clock acts for the person.

        `lost` says that it had waited for a reconnect.
        """
        self.timeouts += 1
        self.away = self.away or lost or self.timeouts >= settings.timeouts_until_away

    def meets(self, connected: bool) -> None:
        """Note that a page of the person has opened, or the last one closed.

        A person who returns is not away.
        """
        if connected and not self.connected:
            self.away = False
            self.timeouts = 0
        self.connected = connected


class Turn:
    """A person's clock in one turn, in the room's time: the action time, then the bank."""

    __slots__ = ("bank_ms", "ends_ms", "seat", "started_ms")

    def __init__(self, seat: int, now_ms: int, presence: Presence, settings: Settings) -> None:
        self.seat = seat
        self.started_ms = now_ms
        self.ends_ms = now_ms
        self.bank_ms = 0
        self.rate(presence, settings)

    def rate(self, presence: Presence, settings: Settings) -> None:
        """Set the person's time for this turn, by their presence now.

        Without a connection the bank is kept; a person who is away has a moment, and one who has
        left has none.
        """
        if presence.left:
            length = 0
        elif presence.away:
            length = settings.away_ms
        else:
            length = settings.action_ms
        self.ends_ms = self.started_ms + length
        self.bank_ms = presence.bank_ms if presence.there else 0

    def meets(self, connected: bool, now_ms: int) -> None:
        """Note that a page of the person has opened, or the last one closed: the time stays."""

    @property
    def lost(self) -> bool:
        """Whether the clock waits for a reconnect, and no longer once this turn is over."""
        return False

    @property
    def due_ms(self) -> int:
        """The time at which the clock acts for the person."""
        return self.ends_ms + self.bank_ms

    def used_bank_ms(self, now_ms: int) -> int:
        """Return the milliseconds of the bank that this turn has used so far."""
        return min(self.bank_ms, max(0, now_ms - self.ends_ms))


class Asked:
    """The seats that were asked: `turns` are clocks of persons, by seat.

    `thinking` has when a computer player was asked and when it acts. Times are the room's, in
    milliseconds.
    """

    __slots__ = ("thinking", "turns")

    def __init__(self) -> None:
        self.turns: dict[int, Turn] = {}
        self.thinking: dict[int, tuple[int, int]] = {}

    def __contains__(self, seat: int) -> bool:
        return seat in self.turns or seat in self.thinking

    def person(self, turn: Turn) -> None:
        """Ask a person: the clock runs."""
        self.turns[turn.seat] = turn

    def house(self, seat: int, now_ms: int, thinking_ms: int) -> None:
        """Ask a computer player, which acts after `thinking_ms`."""
        self.thinking[seat] = now_ms, now_ms + thinking_ms

    def answered(self, seat: int) -> None:
        """Note that the seat has acted, or is not asked any longer."""
        self.turns.pop(seat, None)
        self.thinking.pop(seat, None)

    def forget_persons(self) -> None:
        """Ask no person any longer; computer players think on."""
        self.turns.clear()

    def keep(self, seats: Collection[int]) -> None:
        """Ask no other seats than these any longer."""
        for seat in [seat for seat in (*self.turns, *self.thinking) if seat not in seats]:
            self.answered(seat)

    @property
    def due_ms(self) -> int | None:
        """The time at which the clock or a computer player acts without being asked again."""
        clocks = [turn.due_ms for turn in self.turns.values()]
        return min([*clocks, *(acts_ms for _, acts_ms in self.thinking.values())], default=None)

    def due(self, now_ms: int) -> int | None:
        """Return a seat that is due, persons first; None where none is."""
        for seat, turn in self.turns.items():
            if turn.due_ms <= now_ms:
                return seat
        for seat, (_, acts_ms) in self.thinking.items():
            if acts_ms <= now_ms:
                return seat
        return None


_TOLD: Final[dict[type[Action], Told]] = {
    Fold: "fold",
    Check: "check",
    BringIn: "bring-in",
    Discard: "discard",
}

_CHECKS: Final = frozenset(("clock.turn_without_bet", "clock.expiry_without_bet"))


class TimedAct(msgspec.Struct, frozen=True):
    """The action of the clock, what it is called, and why it acts, with the rule behind it."""

    action: Action
    told: Told
    unasked: Unasked


class ClockAct(msgspec.Struct, frozen=True):
    """An act of the clock: its name, the rule behind it, and the events that followed."""

    told: Told
    citation: Citation
    happened: Sequence[msgspec.Struct]


def timed_act(hand: Hand, rules: Edition, gone: bool) -> TimedAct:
    """Return the act of the clock for the player to act.

    The hand is dead facing a bet. Facing none it checks, or does what the edition has for a called
    clock (`clock.turn_without_bet`). In a draw the player stands pat, and a bring-in is put in. A
    player who is `gone` from the seat is folded in turn (presence.absent-killed).
    """
    options = hand.options
    assert options is not None
    action, rule = least(hand), "clock.expiry"
    if gone:
        rule = "presence.absent-killed"
    elif not isinstance(action, Fold):
        rule = _facing_no_bet(rules)
    if options.check and rule not in _CHECKS:
        action = Fold()
    unasked = Unasked("gone" if gone else "time", rules.cite(rule))
    return TimedAct(action, _TOLD[type(action)], unasked)


def _facing_no_bet(rules: Edition) -> str:
    """Return the option or decision that says what comes when time runs out without a bet."""
    if rules.choice("clock.turn_without_bet") == "check":
        return "clock.turn_without_bet"
    if rules.choice("clock.expiry_without_bet") == "check":
        return "clock.expiry_without_bet"
    return "clock.expiry"


def least(hand: Hand) -> Action:
    """Return the smallest act of the seat to act.

    Check, bring it in, stand pat or discard no more than required (the cards that came last), else
    fold.
    """
    options = hand.options
    assert options is not None
    if options.discard is not None:
        own = next(one.cards for one in hand.view(options.seat).seats if one.seat == options.seat)
        return Discard(own[len(own) - options.discard[0] :])
    if options.bring_in is not None:
        return BringIn()
    return Check() if options.check else Fold()


def streets_run_out(hand: Hand | None) -> int:
    """Return the number of streets after the hand's last decision, with nothing between."""
    streets = 0
    for event in reversed(() if hand is None else hand.events):
        if isinstance(event, Acted | Posted):
            break
        streets += isinstance(event, BoardDealt)
    return streets
