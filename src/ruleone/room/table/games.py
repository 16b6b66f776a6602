"""Hands of poker and of 13-card poker at a table.

In poker one player is asked at a time. In 13-card poker everybody is asked at the same time, each
with a clock, and with time to reconnect.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, Self

import msgspec

from ruleone.bots import play
from ruleone.bots.thirteen import arrange
from ruleone.cards import Card
from ruleone.chinese import Arrange, ThirteenHand
from ruleone.chinese import Event as ThirteenEvent
from ruleone.chinese.events import Surrendered
from ruleone.chinese.views import Suggestions
from ruleone.dealing.actions import AskToSee
from ruleone.dealing.events import Event
from ruleone.dealing.games import GAMES
from ruleone.dealing.hand import Hand
from ruleone.room.core.settings import Settings
from ruleone.room.table.clocks import ClockAct, Presence, Turn, least, streets_run_out, timed_act
from ruleone.room.table.play import OTHER_GAME, Action, Play
from ruleone.rulebook import Edition, Refusal
from ruleone.tournament.terms.games import THIRTEEN


class ArrangingTurn(Turn):
    """A person's clock while all set their cards.

    Without a connection the person is waited for `reconnect_ms` in one hand, in all; then the
    software sets the cards (chinese-disconnect-1, -3). The person's own clock is stopped meanwhile,
    and resumes with the time that was left.
    """

    __slots__ = ("_lost_ms", "_stood_ms", "_waits_ms")

    def __init__(
        self, seat: int, now_ms: int, presence: Presence, settings: Settings, reconnect_ms: int
    ) -> None:
        self._waits_ms = reconnect_ms
        self._stood_ms = 0
        self._lost_ms = None if presence.connected else now_ms
        super().__init__(seat, now_ms, presence, settings)

    @property
    def lost(self) -> bool:
        """Whether the person has no connection."""
        return self._lost_ms is not None

    def meets(self, connected: bool, now_ms: int) -> None:
        """Note that the connection was lost, or is back; `rate` sets the time that this gives."""
        if not connected and self._lost_ms is None:
            self._lost_ms = now_ms
        elif connected and self._lost_ms is not None:
            gone_ms = now_ms - self._lost_ms
            self._stood_ms += gone_ms
            self._waits_ms = max(0, self._waits_ms - gone_ms)
            self._lost_ms = None

    def rate(self, presence: Presence, settings: Settings) -> None:
        """Set the person's time, by their presence now."""
        super().rate(presence, settings)
        if presence.left or presence.away:
            return
        if self._lost_ms is None:
            self.ends_ms += self._stood_ms
        else:
            self.ends_ms, self.bank_ms = self._lost_ms + self._waits_ms, 0


_event: Final = msgspec.msgpack.Decoder(Event)


class PokerPlay:
    """A hand of `ruleone.dealing` as a `Play`."""

    def __init__(self, hand: Hand) -> None:
        self.hand: Final = hand

    @classmethod
    def replay(cls, events: Iterable[bytes], deck: Sequence[Card]) -> Self:
        """Return the hand of these events, as the journal has them; it goes on with the deck."""
        return cls(Hand.replay((_event.decode(event) for event in events), deck))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seat to act."""
        return () if self.hand.options is None else (self.hand.options.seat,)

    @property
    def at_once(self) -> bool:
        """One after the other."""
        return False

    @property
    def turn(self) -> int:
        """The number of decisions asked so far."""
        return self.hand.view().turn

    @property
    def street(self) -> str:
        """As pages name it."""
        return self.hand.view().street

    @property
    def street_number(self) -> int:
        """The number of the present street in the game, from 0."""
        view = self.hand.view()
        names = [one.street for one in GAMES[view.game].rounds]
        return names.index(view.street) if view.street in names else len(names) - 1

    def needs_turn(self, action: Action) -> bool:
        """Return False for asking to see a hand, which any seat may do at any time."""
        return not isinstance(action, AskToSee)

    @property
    def held(self) -> bool:
        """Whether all-in hands wait to be turned up (tda2019-RP-8F)."""
        return self.hand.awaits == "instruction"

    def go_on(self) -> Sequence[Event]:
        """Turn all-in hands up, and run the board."""
        happened = self.hand.go_on()
        assert not isinstance(happened, Refusal), f"a held hand did not go on: {happened}"
        return happened

    def act(self, seat: int, action: Action) -> Sequence[Event] | Refusal:
        """Act for the player in the seat."""
        return OTHER_GAME if isinstance(action, Arrange) else self.hand.act(seat, action)

    @property
    def raked(self) -> int:
        """Nothing: the rake is in the stakes."""
        return 0

    @property
    def leaving(self) -> tuple[int, ...]:
        """Nobody: who has lost all may add on, or is out of the event."""
        return ()

    def act_for_house(self, seat: int, style: str, chance: bytes) -> Sequence[Event]:
        """Act for a computer player; an act that is refused becomes the smallest possible one."""
        happened = self.hand.act(seat, play(style, self.hand.view(seat), chance))
        if isinstance(happened, Refusal):
            happened = self.hand.act(seat, least(self.hand))
        assert not isinstance(happened, Refusal), f"a house player was refused: {happened}"
        return happened

    def act_for_clock(self, seat: int, rules: Edition, presence: Presence) -> ClockAct:
        """Act for the player to act: the smallest act, or a fold."""
        timed = timed_act(self.hand, rules, presence.left)
        happened = self.hand.act_unasked(seat, timed.action, timed.unasked)
        assert not isinstance(happened, Refusal), f"the clock was refused: {happened}"
        return ClockAct(timed.told, timed.unasked.citation, happened)

    @property
    def expiry(self) -> str:
        """As at any table of poker."""
        return "clock.expiry"

    def time_ms(self, settings: Settings) -> int:
        """Return the room's time for each turn."""
        return settings.action_ms

    def clock(
        self, seat: int, now_ms: int, presence: Presence, rules: Edition, settings: Settings
    ) -> Turn:
        """Return the clock of a turn."""
        return Turn(seat, now_ms, presence, settings)

    def rest_ms(self, settings: Settings) -> int:
        """Return the pause: longer if somebody may ask to see a hand, and for streets run out."""
        asked = any(self.hand.may_ask_to_see(seat) for seat in self.hand.stacks)
        return settings.after(asked, streets_run_out(self.hand))


STALE: Final = Refusal("stale", "illegal")

_thirteen_event: Final = msgspec.msgpack.Decoder(ThirteenEvent)


class ThirteenPlay:
    """A hand of `ruleone.chinese` as a `Play`."""

    def __init__(self, hand: ThirteenHand) -> None:
        self.hand: Final = hand
        self.seen_by: Final[set[str]] = set()
        """The persons who have seen its end and would go on."""
        self._suggested: dict[int, Suggestions] = {}

    @classmethod
    def replay(cls, events: Iterable[bytes]) -> Self:
        """Return the hand of these events, as the journal has them; they hold all of its cards."""
        return cls(ThirteenHand.replay(_thirteen_event.decode(event) for event in events))

    @property
    def raked(self) -> int:
        """The edition's share of what was won."""
        return self.hand.raked

    @property
    def leaving(self) -> tuple[int, ...]:
        """The seats of those who were not back in time."""
        return self.hand.leaving

    @property
    def asked(self) -> tuple[int, ...]:
        """All who have still to set their cards."""
        options = self.hand.options
        return () if options is None else options.seats

    @property
    def at_once(self) -> bool:
        """All at the same time."""
        return True

    @property
    def turn(self) -> int:
        """The number of the turn: always 0, since all are asked at once, one time a hand."""
        return 0

    @property
    def street(self) -> str:
        """All set their cards at once, and that is all."""
        return "arranging"

    @property
    def street_number(self) -> int:
        """The first."""
        return 0

    def needs_turn(self, action: Action) -> bool:
        """Return True: a player can do nothing but set the cards when asked."""
        return True

    @property
    def held(self) -> bool:
        """Never: nothing is turned up before all have set their cards."""
        return False

    def go_on(self) -> Sequence[ThirteenEvent]:
        """Return nothing: no hand of this game is held."""
        return ()

    def act(self, seat: int, action: Action) -> Sequence[ThirteenEvent] | Refusal:
        """Set the player's cards."""
        return self.hand.act(seat, action) if isinstance(action, Arrange) else OTHER_GAME

    def suggest(self, seat: int) -> Suggestions | Refusal:
        """Return the best ways to set the cards of the seat, searched once a hand."""
        known = self._suggested.get(seat)
        if known is not None and seat in self.asked:
            return known
        found = self.hand.suggest(seat)
        if isinstance(found, Suggestions):
            self._suggested[seat] = found
        return found

    def act_for_house(self, seat: int, style: str, chance: bytes) -> Sequence[ThirteenEvent]:
        """Set a computer player's cards as well as possible; style and chance change nothing."""
        happened = self.hand.act(seat, arrange(self.hand.view(seat), self.hand.rules))
        assert not isinstance(happened, Refusal), f"a house player was refused: {happened}"
        return happened

    def act_for_clock(self, seat: int, rules: Edition, presence: Presence) -> ClockAct:
        """Let the software set cards that are not set (chinese-disconnect-3).

        In a tournament it does so for a player who is present and too slow; an absent player
        surrenders the hand (chinese-disconnect-5). At a cash table a player with a page open is
        there, about to leave or not: only a lost connection costs the seat (chinese-disconnect-4).
        """
        there = presence.there if self.hand.tournament else presence.connected
        happened = self.hand.time_out(seat, there=there)
        assert not isinstance(happened, Refusal), f"the software was refused: {happened}"
        if any(isinstance(event, Surrendered) for event in happened):
            return ClockAct("surrender", rules.cite("chinese.tournament_surrender"), happened)
        return ClockAct("arrange", rules.cite(self.expiry), happened)

    @property
    def expiry(self) -> str:
        """The software sets the cards."""
        return "chinese.automatic"

    def time_ms(self, settings: Settings) -> int:
        """Return the room's time to set thirteen cards."""
        return settings.arrange_ms

    def clock(
        self, seat: int, now_ms: int, presence: Presence, rules: Edition, settings: Settings
    ) -> Turn:
        """Return the player's clock, with time to reconnect (chinese-disconnect-1)."""
        reconnect_ms = 1_000 * self.hand.rules.reconnect_s
        return ArrangingTurn(seat, now_ms, presence, settings, reconnect_ms)

    def seen(self, person: str, there: Collection[str], table: int) -> bool | Refusal:
        """Note that the person would go on from this hand, and return whether all present would.

        Refused while the hand is not over, and for a person who is not at the table.
        """
        if not self.hand.over:
            return STALE
        if person not in there:
            return Refusal("not-at-table", "illegal", {"table": table})
        self.seen_by.add(person)
        return self.seen_by.issuperset(there)

    def rest_ms(self, settings: Settings) -> int:
        """Return the time to open the rows, to compare each two players, and to see the result."""
        players = len(self.hand.stacks)
        pairs = players * (players - 1) // 2
        return settings.rows_ms + settings.pair_ms * pairs + settings.rest_ms


def play_of(hand: Hand | ThirteenHand) -> Play:
    """Return a hand that was just dealt as a play."""
    return ThirteenPlay(hand) if isinstance(hand, ThirteenHand) else PokerPlay(hand)


def replayed(game: str, events: Iterable[bytes], deck: Sequence[Card]) -> Play:
    """Return the hand of this game that these events made; it goes on with the deck."""
    return ThirteenPlay.replay(events) if game == THIRTEEN else PokerPlay.replay(events, deck)
