"""A hand of poker at a table: one player is asked at a time."""

from collections.abc import Iterable, Sequence
from typing import Final, Self

import msgspec

from ruleone.bots import play
from ruleone.cards import Card
from ruleone.chinese import Arrange
from ruleone.dealing.actions import AskToSee
from ruleone.dealing.events import Event
from ruleone.dealing.games import GAMES
from ruleone.dealing.hand import Hand
from ruleone.room.core.settings import Settings
from ruleone.room.table.commands import OTHER_GAME, Action
from ruleone.room.table.presence import Presence, Turn
from ruleone.room.table.timed_acts import ClockAct, least, streets_run_out, timed_act
from ruleone.rulebook import Edition, Refusal

_event: Final = msgspec.msgpack.Decoder(Event)


class PokerPlay:
    """A hand of `ruleone.dealing` as a `Play`."""

    def __init__(self, hand: Hand) -> None:
        self.hand: Final = hand

    @classmethod
    def replay(cls, events: Iterable[bytes], deck: Sequence[Card]) -> Self:
        """The hand that these events made, as the journal has them; it goes on with the deck."""
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
        """How many decisions were asked so far."""
        return self.hand.view().turn

    @property
    def street(self) -> str:
        """As pages name it."""
        return self.hand.view().street

    @property
    def street_number(self) -> int:
        """Which of the game's streets it is."""
        view = self.hand.view()
        names = [one.street for one in GAMES[view.game].rounds]
        return names.index(view.street) if view.street in names else len(names) - 1

    def needs_turn(self, action: Action) -> bool:
        """Whoever has a seat may ask to see a hand."""
        return not isinstance(action, AskToSee)

    @property
    def held(self) -> bool:
        """Whether all-in hands wait to be turned up (tda2019-RP-8F)."""
        return self.hand.awaits == "instruction"

    def go_on(self) -> Sequence[Event]:
        """Hands go up and the board comes."""
        happened = self.hand.go_on()
        assert not isinstance(happened, Refusal), f"a held hand did not go on: {happened}"
        return happened

    def act(self, seat: int, action: Action) -> Sequence[Event] | Refusal:
        """The player in the seat acts."""
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
        """A house player acts; what he may not do comes to the least that he can."""
        happened = self.hand.act(seat, play(style, self.hand.view(seat), chance))
        if isinstance(happened, Refusal):
            happened = self.hand.act(seat, least(self.hand))
        assert not isinstance(happened, Refusal), f"a house player was refused: {happened}"
        return happened

    def act_for_clock(self, seat: int, rules: Edition, presence: Presence) -> ClockAct:
        """The least of whose turn it is, or a fold."""
        timed = timed_act(self.hand, rules, presence.left)
        happened = self.hand.act_unasked(seat, timed.action, timed.unasked)
        assert not isinstance(happened, Refusal), f"the clock was refused: {happened}"
        return ClockAct(timed.told, timed.unasked.citation, happened)

    @property
    def expiry(self) -> str:
        """As at any table of poker."""
        return "clock.expiry"

    def time_ms(self, settings: Settings) -> int:
        """The room's time for each turn."""
        return settings.action_ms

    def clock(
        self, seat: int, now_ms: int, presence: Presence, rules: Edition, settings: Settings
    ) -> Turn:
        """His turn's clock."""
        return Turn(seat, now_ms, presence, settings)

    def rest_ms(self, settings: Settings) -> int:
        """Longer where somebody may ask to see a hand, and for streets that were run out."""
        asked = any(self.hand.may_ask_to_see(seat) for seat in self.hand.stacks)
        return settings.after(asked, streets_run_out(self.hand))
