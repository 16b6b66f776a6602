"""Poker at a cash table: hands of `ruleone.dealing`, one player asked at a time."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ruleone.bots import play
from ruleone.cards import Card
from ruleone.dealing.actions import Action, AskToSee
from ruleone.dealing.events import Event
from ruleone.dealing.hand import Hand
from ruleone.dealing.views import HandView
from ruleone.room.cash.events import CashOrder
from ruleone.room.settings import Settings
from ruleone.room.timed_acts import TimedAct, least, streets_run_out, timed_act
from ruleone.rulebook import Edition, Refusal
from ruleone.tournament.dealt import Entropy, deck_for

_event: Final = msgspec.msgpack.Decoder(Event)


class PokerPlay:
    """A hand of poker as a `Play`."""

    def __init__(self, hand: Hand) -> None:
        self._hand: Final = hand

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in order."""
        return self._hand.events

    @property
    def over(self) -> bool:
        """Whether the last pot has gone out."""
        return self._hand.over

    @property
    def chips(self) -> int:
        """Stacks, bets and pots together."""
        return self._hand.chips

    @property
    def stacks(self) -> dict[int, int]:
        """What is behind each seat."""
        return self._hand.stacks

    @property
    def asked(self) -> tuple[int, ...]:
        """The seat to act."""
        return () if self._hand.options is None else (self._hand.options.seat,)

    @property
    def turn(self) -> int:
        """How many decisions were asked so far."""
        return self._hand.view().turn

    def needs_turn(self, action: Action) -> bool:
        """Whoever has a seat may ask to see a hand."""
        return not isinstance(action, AskToSee)

    def act(self, seat: int, action: Action) -> Sequence[Event] | Refusal:
        """The player in the seat acts."""
        return self._hand.act(seat, action)

    def house_act(self, seat: int, style: str, chance: bytes) -> Action:
        """What a house player of this style does."""
        return play(style, self._hand.view(seat), chance)

    def least(self, seat: int) -> Action:
        """Check, else fold."""
        return least(self._hand)

    def timed_act(self, seat: int, rules: Edition, gone: bool) -> TimedAct:
        """What the clock does for whose turn it is."""
        return timed_act(self._hand, rules, gone)

    def view(self, seat: int | None) -> HandView:
        """The hand as the seat may know it."""
        return self._hand.view(seat)

    def rest_ms(self, settings: Settings) -> int:
        """Longer where somebody may ask to see a hand, and for streets that were run out."""
        asked = any(self._hand.may_ask_to_see(seat) for seat in self._hand.stacks)
        return settings.after(asked, streets_run_out(self._hand))


class Poker:
    """How hands of poker are made. Cash tables have no antes."""

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
