"""A hand of 13-card poker at a table: everybody is asked at the same time."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, Self

import msgspec

from ruleone.bots.thirteen import arrange
from ruleone.chinese import Arrange, ThirteenHand
from ruleone.chinese import Event as ThirteenEvent
from ruleone.chinese.events import Surrendered
from ruleone.chinese.views import Suggestions
from ruleone.room.core.settings import Settings
from ruleone.room.table.commands import OTHER_GAME, Action, NextHand
from ruleone.room.table.presence import Presence, Turn
from ruleone.room.table.thirteen_clock import ArrangingTurn
from ruleone.room.table.timed_acts import ClockAct
from ruleone.rulebook import Edition, Refusal

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
        """The hand that these events made, as the journal has them; all of its cards are there."""
        return cls(ThirteenHand.replay(_thirteen_event.decode(event) for event in events))

    @property
    def raked(self) -> int:
        """The edition's share of what was won."""
        return self.hand.raked

    @property
    def leaving(self) -> tuple[int, ...]:
        """Those for whom the software has set the cards."""
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

    @property
    def street(self) -> str:
        """All set their cards at once, and that is all."""
        return "arranging"

    @property
    def street_number(self) -> int:
        """The first."""
        return 0

    def needs_turn(self, action: Action) -> bool:
        """There is nothing to do but what one is asked."""
        return True

    @property
    def held(self) -> bool:
        """Never: nothing is turned up before all have set their cards."""
        return False

    def go_on(self) -> Sequence[ThirteenEvent]:
        """Nothing waits for it."""
        return ()

    def act(self, seat: int, action: Action) -> Sequence[ThirteenEvent] | Refusal:
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

    def act_for_house(self, seat: int, style: str, chance: bytes) -> Sequence[ThirteenEvent]:
        """A house player sets his cards as best he can; his style and chance change nothing."""
        happened = self.hand.act(seat, arrange(self.hand.view(seat), self.hand.rules))
        assert not isinstance(happened, Refusal), f"a house player was refused: {happened}"
        return happened

    def act_for_clock(self, seat: int, rules: Edition, presence: Presence) -> ClockAct:
        """The software sets the cards of one who has not (chinese-disconnect-3). In a tournament
        it does so for one who is there and too slow; who is not there surrenders the hand
        (chinese-disconnect-5)."""
        happened = self.hand.time_out(seat, there=presence.there)
        assert not isinstance(happened, Refusal), f"the software was refused: {happened}"
        if any(isinstance(event, Surrendered) for event in happened):
            return ClockAct("surrender", rules.cite("chinese.tournament_surrender"), happened)
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
        """His clock, which gives one who has lost his connection time to come back
        (chinese-disconnect-1)."""
        reconnect_ms = 1_000 * self.hand.rules.reconnect_s
        return ArrangingTurn(seat, now_ms, presence, settings, reconnect_ms)

    def seen(
        self, person: str, there: Collection[str], number: int, do: NextHand
    ) -> bool | Refusal:
        """The person would go on from this hand, which has this number: whether all of those who
        are there would now. A hand that is not over, or another one, is refused."""
        if do.hand != number or not self.hand.over:
            return STALE
        if person not in there:
            return Refusal("not-at-table", "illegal", {"table": do.table})
        self.seen_by.add(person)
        return self.seen_by.issuperset(there)

    def rest_ms(self, settings: Settings) -> int:
        """Rows are opened, each two players are compared, and all of it is to be looked at."""
        players = len(self.hand.stacks)
        pairs = players * (players - 1) // 2
        return settings.rows_ms + settings.pair_ms * pairs + settings.rest_ms
