"""The one seam between a table and a game, at cash tables and in events alike: acts and hands.

A `Play` has a hand and says whom it waits for: one player at a time in poker, several at once where
all set their cards together. Everything about seats, chips and time is the host's.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ruleone.chinese import Arrange, ThirteenView
from ruleone.dealing.actions import Action as PokerAction
from ruleone.dealing.views import HandView
from ruleone.room.core.settings import Settings
from ruleone.room.table.clocks import ClockAct, Presence, Turn
from ruleone.rulebook import Edition, Refusal

Action = PokerAction | Arrange
"""An act in a hand of poker or of 13-card poker."""

OTHER_GAME = Refusal("other-game", "illegal")
"""The refusal of an action that the game on the table does not know."""


class CheckRows(msgspec.Struct, frozen=True, tag="check-rows"):
    """Ask how your rows stand in 13-card poker while you set them; some cards may still be in hand.

    Only your own cards. Nothing is kept of it. The answer is `RowsStand`.
    """

    event: str
    table: int
    hand: int
    front: tuple[str, ...] = ()
    middle: tuple[str, ...] = ()
    back: tuple[str, ...] = ()


class Suggest(msgspec.Struct, frozen=True, tag="suggest"):
    """Ask for the best ways to set your thirteen cards; not in tournaments.

    The answer is `Suggestions`.
    """

    event: str
    table: int
    hand: int


class TableHand(Protocol):
    """The facts that hands of all kinds have in common.

    Seats count from 1; chips are whole, in cash games cents.
    """

    @property
    def events(self) -> tuple[msgspec.Struct, ...]:
        """All that happened, in order."""
        ...

    @property
    def over(self) -> bool:
        """Whether it is settled."""
        ...

    @property
    def chips(self) -> int:
        """All chips of the hand, wherever they are. It never changes."""
        ...

    @property
    def stacks(self) -> dict[int, int]:
        """The chips of each seat; when it is over, what each has now."""
        ...

    def view(self, seat: int | None) -> HandView | ThirteenView:
        """Return the hand as the player in the seat may see it, or with None a watcher."""
        ...


class Play(Protocol):
    """A hand of any kind, as its table handles it."""

    @property
    def hand(self) -> TableHand:
        """The hand itself."""
        ...

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the hand waits for."""
        ...

    @property
    def at_once(self) -> bool:
        """Whether several are asked at the same time, else one after the other."""
        ...

    @property
    def turn(self) -> int:
        """The number of decisions asked so far: an action names the one that it was meant for."""
        ...

    @property
    def street(self) -> str:
        """The name of the hand's street."""
        ...

    @property
    def street_number(self) -> int:
        """The number of the present street, from 0."""
        ...

    def needs_turn(self, action: Action) -> bool:
        """Whether the action needs the player's turn; others can be taken at any time."""
        ...

    @property
    def raked(self) -> int:
        """The chips that the hand has taken for the house; 0 where the stakes state the rake."""
        ...

    @property
    def leaving(self) -> tuple[int, ...]:
        """Seats whose players go out of the game with the end of this hand, by its rules."""
        ...

    @property
    def held(self) -> bool:
        """Whether it waits to be resumed: hand for hand, all-in hands stay face down until then."""
        ...

    def go_on(self) -> Sequence[msgspec.Struct]:
        """Resume a hand that is held, and return the events that follow."""
        ...

    def act(self, seat: int, action: Action) -> Sequence[msgspec.Struct] | Refusal:
        """Act for the player, and return the events that follow, or why nothing does."""
        ...

    def act_for_house(self, seat: int, style: str, chance: bytes) -> Sequence[msgspec.Struct]:
        """Act for a computer player of this style on its own view; return what follows."""
        ...

    def act_for_clock(self, seat: int, rules: Edition, presence: Presence) -> ClockAct:
        """Act for a player whose time has run out, by their presence."""
        ...

    @property
    def expiry(self) -> str:
        """The option or decision of the edition that says what comes when time is up."""
        ...

    def time_ms(self, settings: Settings) -> int:
        """Return the time for a decision in milliseconds, without the time bank."""
        ...

    def clock(
        self, seat: int, now_ms: int, presence: Presence, rules: Edition, settings: Settings
    ) -> Turn:
        """Return the clock of a person who is asked now; `settings` have the time of `time_ms`."""
        ...

    def rest_ms(self, settings: Settings) -> int:
        """Return the pause after the hand, in milliseconds."""
        ...
