"""One table: its hand, whose turn it is, and when something is due there."""

from typing import Final

from ruleone.dealing.actions import Action
from ruleone.dealing.events import Event
from ruleone.dealing.hand import Hand
from ruleone.room.batch import Batch
from ruleone.room.presence import Presence, Turn
from ruleone.room.records import TableFrozen, TimedAct, TimedOut
from ruleone.room.settings import Settings
from ruleone.room.timed_acts import timed_act
from ruleone.rulebook import Citation, Edition, Refusal
from ruleone.store.decks import deck_entry
from ruleone.tournament.choosing import Choice
from ruleone.tournament.dealt import Entropy, deck_for, hand_of
from ruleone.tournament.events import HandOrder


class ChipsLost(AssertionError):
    """The chips of a hand are not those that it began with."""


class TableHost:
    """A table of an event. The hand that is over stays on it until the next one is dealt.

    `choosing` is the choice of a game that a person has before him, and when his time is up.
    `turn` is the clock of the person whose turn it is; a house player was asked at `asked_ms` and
    acts at `acts_ms`. `ready_ms` is when the next hand may be dealt at the earliest. `dealt` counts
    the table's hands. `persons` is how many people sit here who have not left. `frozen` says what
    failed where the table stands still.
    """

    __slots__ = (
        "acts_ms", "asked_ms", "choosing", "dealt", "event", "frozen", "hand", "number", "order",
        "persons", "ready_ms", "turn",
    )  # fmt: skip

    def __init__(self, event: str, number: int) -> None:
        self.event: Final = event
        self.number: Final = number
        self.hand: Hand | None = None
        self.order: HandOrder | None = None
        self.turn: Turn | None = None
        self.acts_ms: int | None = None
        self.asked_ms = 0
        self.choosing: tuple[Choice, int] | None = None
        self.ready_ms = 0
        self.dealt = 0
        self.persons = 0
        self.frozen: TableFrozen | None = None

    @property
    def deals_ms(self) -> int:
        """When the next hand may be dealt at the earliest, if it may: after the pause, and after
        the time of a person who is to choose its game."""
        return self.ready_ms if self.choosing is None else max(self.ready_ms, self.choosing[1])

    def ask_for_game(self, choice: Choice | None, now_ms: int, choice_ms: int) -> None:
        """A person has this choice of a game now, None for nobody: his time starts with it."""
        if choice is None:
            self.choosing = None
        elif self.choosing is None or self.choosing[0] != choice:
            self.choosing = choice, now_ms + choice_ms

    @property
    def topic(self) -> str:
        """The topic of this table's views."""
        return f"table/{self.event}/{self.number}"

    @property
    def streams(self) -> tuple[str, ...]:
        """The stream of the hand on the table, if there is one: it is written to until the next
        hand is dealt, as long as one may ask to see what was not shown."""
        return () if self.order is None else (hand_stream(self.event, self.order.number),)

    @property
    def in_hand(self) -> bool:
        """Whether a hand is in play here."""
        return self.hand is not None and not self.hand.over

    @property
    def due_ms(self) -> int | None:
        """When somebody at this table acts without being asked: a house player, or the clock."""
        if self.frozen is not None:
            return None
        return self.acts_ms if self.turn is None else self.turn.due_ms

    @property
    def to_act(self) -> str | None:
        """The player whose turn it is."""
        if self.hand is None or self.order is None or (options := self.hand.options) is None:
            return None
        return self.order.seats[options.seat]

    def seat_of(self, player: str) -> int | None:
        """The player's seat in the hand on the table, None where he has no part in it."""
        if self.order is None:
            return None
        seats = self.order.seats.items()
        return next((seat for seat, other in seats if other == player), None)

    @property
    def may_be_asked(self) -> bool:
        """Whether somebody may ask to see a hand that was not shown."""
        if self.hand is None or self.order is None:
            return False
        return any(self.hand.may_ask_to_see(seat) for seat in self.order.seats)

    def ordered(self, order: HandOrder) -> None:
        """The tournament has ordered a hand here; it is not dealt yet."""
        self.order = order
        self.hand = None
        self.dealt += 1

    def deal(self, entropy: Entropy, batch: Batch) -> None:
        """Deal the hand that was ordered. Its deck is sealed before the first card."""
        order = self.order
        assert order is not None
        deck = deck_for(order.game, entropy)
        hand = hand_of(order, deck)
        stream = hand_stream(self.event, order.number)
        batch.add_entry(stream, deck_entry(deck))
        self._journal(hand.events, stream, batch)
        self.hand = hand
        self._expect_chips()

    def take_up(self, hand: Hand) -> None:
        """Go on with the ordered hand as the journal has it, or show it where it is over. Raises
        ChipsLost."""
        self.hand = hand
        self._expect_chips()

    def act(self, seat: int, action: Action, batch: Batch) -> Refusal | None:
        """The player in the seat acts: written into the batch, or refused and nothing changed."""
        assert self.hand is not None
        assert self.order is not None
        events = self.hand.act(seat, action)
        if isinstance(events, Refusal):
            return events
        self._journal(events, hand_stream(self.event, self.order.number), batch)
        self._expect_chips()
        return None

    def _journal(self, events: tuple[Event, ...], stream: str, batch: Batch) -> None:
        for event in events:
            batch.add(stream, event)
        batch.change(self.topic)

    def _expect_chips(self) -> None:
        """Every chip that the hand began with is in it, after each act."""
        assert self.hand is not None
        assert self.order is not None
        expected = sum(self.order.stacks.values())
        if self.hand.chips != expected:
            raise ChipsLost(f"expected {expected} chips, found {self.hand.chips}")

    def ask_person(self, presence: Presence, settings: Settings, now_ms: int) -> None:
        """It is a person's turn: his clock starts."""
        assert self.hand is not None
        assert self.hand.options is not None
        self.acts_ms = None
        self.turn = Turn(self.hand.options.seat, now_ms, presence, settings)

    def ask_house(self, now_ms: int, thinking_ms: int) -> None:
        """It is a house player's turn: he acts when he has thought so long."""
        self.turn, self.asked_ms, self.acts_ms = None, now_ms, now_ms + thinking_ms

    def time_out(
        self, player: str, presence: Presence, rules: Edition, batch: Batch
    ) -> tuple[TimedAct, Citation]:
        """The clock acts for the person whose turn it is: what it does, and by which rule."""
        assert self.hand is not None
        assert self.order is not None
        assert self.hand.options is not None
        act = timed_act(self.hand, rules, presence.left)
        seat = self.hand.options.seat
        told = TimedOut(seat, player, presence.away, act.citation)
        batch.add(hand_stream(self.event, self.order.number), told)
        refused = self.act(seat, act.action, batch)
        assert refused is None, f"the clock was refused: {refused}"
        return act.told, act.citation

    def retire(self) -> None:
        """The hand is over without a result; the table may be dealt to again."""
        self.hand = self.turn = self.acts_ms = self.frozen = None

    def final_stacks(self) -> dict[int, int]:
        """The chips of each seat when the hand is over."""
        assert self.hand is not None
        return self.hand.stacks


def hand_stream(event: str, number: int) -> str:
    """The stream of a hand."""
    return f"hand/{event}/{number}"
