"""13-card poker at a cash table: hands of `ruleone.chinese`, everybody asked at the same time."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ruleone.bots.thirteen import arrange
from ruleone.cards import Card
from ruleone.chinese import Arrange, Event, ThirteenHand, may_go_on, may_start
from ruleone.chinese.start import EDITION
from ruleone.chinese.views import Suggestions
from ruleone.room.arranging import ArrangingTurn
from ruleone.room.cash.events import CashOrder
from ruleone.room.cash.stakes import Stakes
from ruleone.room.commands import OTHER_GAME, Action
from ruleone.room.presence import Presence, Turn
from ruleone.room.settings import Settings
from ruleone.room.timed_acts import ClockAct
from ruleone.rulebook import Edition, Refusal, edition
from ruleone.tournament.dealt import Entropy, deck_for

_DECK_LIKE: Final = "nlhe"
"""A game that is dealt from the whole deck, once."""

_event: Final = msgspec.msgpack.Decoder(Event)


class ThirteenPlay:
    """A hand of 13-card poker as a `Play`."""

    def __init__(self, hand: ThirteenHand) -> None:
        self.hand: Final = hand
        self._suggested: dict[int, Suggestions] = {}

    @property
    def raked(self) -> int:
        """The edition's share of what was won."""
        return self.hand.raked

    @property
    def leaving(self) -> tuple[int, ...]:
        """Who did not come back in time."""
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
        """Everybody is asked once: the same for the whole hand, whoever is done already."""
        return 0

    def needs_turn(self, action: Action) -> bool:
        """There is nothing to do but what one is asked."""
        return True

    def act(self, seat: int, action: Action) -> Sequence[Event] | Refusal:
        """The player sets his cards."""
        return self.hand.act(seat, action) if isinstance(action, Arrange) else OTHER_GAME

    def suggest(self, seat: int) -> Suggestions | Refusal:
        """The best ways to set the cards of the seat: found once, however often they are asked."""
        known = self._suggested.get(seat)
        if known is not None and seat in self.asked:
            return known
        found = self.hand.suggest(seat)
        if isinstance(found, Suggestions):
            self._suggested[seat] = found
        return found

    def act_for_house(self, seat: int, style: str, chance: bytes) -> Sequence[Event]:
        """A house player sets his cards as best he can; his style and chance change nothing."""
        happened = self.hand.act(seat, arrange(self.hand.view(seat)))
        assert not isinstance(happened, Refusal), f"a house player was refused: {happened}"
        return happened

    def act_for_clock(self, seat: int, rules: Edition, gone: bool) -> ClockAct:
        """The software sets the cards of one who is not there (chinese-disconnect-3)."""
        happened = self.hand.time_out(seat)
        assert not isinstance(happened, Refusal), f"the software was refused: {happened}"
        return ClockAct("arrange", rules.cite(self.expiry), happened)

    @property
    def expiry(self) -> str:
        """The software sets the cards."""
        return "chinese.automatic"

    def time_ms(self, settings: Settings) -> int:
        """The room's time to set thirteen cards."""
        return settings.arrange_ms

    def clock(
        self, seat: int, now_ms: int, presence: Presence, rules: Edition, settings: Settings
    ) -> Turn:
        """His clock, which gives one who has lost his connection time to come back."""
        reconnect_ms = 1_000 * rules.number("chinese.reconnect_seconds")
        return ArrangingTurn(seat, now_ms, presence, settings, reconnect_ms)

    def rest_ms(self, settings: Settings) -> int:
        """Each two players are compared, and all of it is to be looked at."""
        players = len(self.hand.stacks)
        return settings.rest_ms + settings.pair_ms * players * (players - 1) // 2


class Thirteen:
    """How hands of 13-card poker are made."""

    def may_start(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """The document's least to start with (chinese-stakes-2)."""
        return may_start(rules, stakes.point, cents)

    def may_go_on(self, stakes: Stakes, rules: Edition, cents: int) -> Refusal | None:
        """The document's least to go on without adding to it (chinese-stakes-3)."""
        return may_go_on(rules, stakes.point, cents)

    def rake(self, stakes: Stakes) -> int:
        """The edition's share."""
        return int(100 * edition(stakes.edition or EDITION).fraction("chinese.rake_percent"))

    def deck(self, order: CashOrder, entropy: Entropy) -> tuple[Card, ...]:
        """All 52 cards, shuffled."""
        return deck_for(_DECK_LIKE, entropy)

    def deal(self, order: CashOrder, deck: tuple[Card, ...]) -> ThirteenPlay:
        """The hand of the order."""
        hand = ThirteenHand(
            edition=order.edition,
            seats=order.stacks,
            button=order.button,
            point=order.point,
            deck=deck,
            bonus=order.bonus,
            number=order.number,
        )
        return ThirteenPlay(hand)

    def replay(self, events: Iterable[bytes], deck: Sequence[Card]) -> ThirteenPlay:
        """The hand that these events made; all of its cards are in them."""
        return ThirteenPlay(ThirteenHand.replay(_event.decode(event) for event in events))
