"""Poker at a cash table: hands of `ruleone.dealing`, one player asked at a time."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ruleone.bots import play
from ruleone.cards import Card
from ruleone.chinese import Arrange
from ruleone.dealing.actions import AskToSee
from ruleone.dealing.events import Event
from ruleone.dealing.hand import Hand
from ruleone.room.cash.events import CashOrder
from ruleone.room.cash.stakes import Stakes
from ruleone.room.commands import OTHER_GAME, Action
from ruleone.room.presence import Presence, Turn
from ruleone.room.settings import Settings
from ruleone.room.timed_acts import ClockAct, least, streets_run_out, timed_act
from ruleone.rulebook import Edition, Refusal
from ruleone.tournament.dealt import Entropy, deck_for

_event: Final = msgspec.msgpack.Decoder(Event)


class PokerPlay:
    """A hand of poker as a `Play`."""

    def __init__(self, hand: Hand) -> None:
        self.hand: Final = hand

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

    def needs_turn(self, action: Action) -> bool:
        """Whoever has a seat may ask to see a hand."""
        return not isinstance(action, AskToSee)

    def act(self, seat: int, action: Action) -> Sequence[Event] | Refusal:
        """The player in the seat acts."""
        return OTHER_GAME if isinstance(action, Arrange) else self.hand.act(seat, action)

    @property
    def raked(self) -> int:
        """Nothing: the rake is in the stakes."""
        return 0

    @property
    def leaving(self) -> tuple[int, ...]:
        """Nobody: who has lost all may add on."""
        return ()

    def act_for_house(self, seat: int, style: str, chance: bytes) -> Sequence[Event]:
        """A house player acts; what he may not do comes to the least that he can."""
        happened = self.hand.act(seat, play(style, self.hand.view(seat), chance))
        if isinstance(happened, Refusal):
            happened = self.hand.act(seat, least(self.hand))
        assert not isinstance(happened, Refusal), f"a house player was refused: {happened}"
        return happened

    def act_for_clock(self, seat: int, rules: Edition, gone: bool) -> ClockAct:
        """The least of whose turn it is, or a fold."""
        timed = timed_act(self.hand, rules, gone)
        happened = self.hand.act(seat, timed.action)
        assert not isinstance(happened, Refusal), f"the clock was refused: {happened}"
        return ClockAct(timed.told, timed.citation, happened)

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


class Poker:
    """How hands of poker are made. Cash tables have no antes."""

    def may_start(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """The book knows no least: the buy-in's bounds are the house's."""
        return None

    def may_go_on(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """Whoever has anything plays on."""
        return None

    def rake(self, stakes: Stakes) -> int:
        """As the stakes tell it."""
        return stakes.rake.basis_points

    def deck(self, order: CashOrder, entropy: Entropy) -> tuple[Card, ...]:
        """The deck of a hand of this game."""
        return deck_for(order.game, entropy)

    def deal(self, order: CashOrder, deck: tuple[Card, ...]) -> PokerPlay:
        """The hand of the order, its posts included."""
        hand = Hand(
            game=order.game,
            edition=order.edition,
            seats=order.stacks,
            button=order.button,
            blinds=order.blinds,
            deck=deck,
            ante_format="none",
            small_blind_seat=order.small_blind_seat,
            big_blind_seat=order.big_blind_seat,
            entries=order.entries,
            dead_blinds=order.dead_blinds,
            number=order.number,
        )
        return PokerPlay(hand)

    def replay(self, events: Iterable[bytes], deck: Sequence[Card]) -> PokerPlay:
        """The hand that these events made."""
        return PokerPlay(Hand.replay((_event.decode(event) for event in events), deck))
