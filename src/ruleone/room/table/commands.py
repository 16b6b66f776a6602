"""What a player asks at a table, of an event or for cash."""

import msgspec

from ruleone.chinese import Arrange
from ruleone.dealing.actions import Action as PokerAction
from ruleone.rulebook import Refusal

Action = PokerAction | Arrange
"""What a player does in a hand: of poker, or of 13-card poker."""

OTHER_GAME = Refusal("other-game", "illegal")
"""The refusal of an action that the game on the table does not know."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Withdraw an entry before the start, and have back what it cost; afterwards: leave the seat.
    Nobody waits for its player
    any longer: hands are folded in turn, those of 13-card poker surrendered, or set by the software
    where the edition says so. At a cash table the chips go into the wallet when the hand is over;
    cards of 13-card poker that are not set the software sets at once, and they are paid."""

    event: str


class Act(msgspec.Struct, frozen=True, tag="act"):
    """Act in the hand. `hand` and `turn` are those of the view that the player acted on: when the
    hand has moved on, the command is refused as stale and nothing happens. In 13-card poker, where
    everybody is asked once and at the same time, `turn` is 0."""

    event: str
    table: int
    hand: int
    turn: int
    action: Action


class CheckRows(msgspec.Struct, frozen=True, tag="check-rows"):
    """Ask how one's rows stand in 13-card poker while one sets them: own cards alone, of which some
    may still be in hand. Nothing is kept of it. The answer is `RowsStand`."""

    event: str
    table: int
    hand: int
    front: tuple[str, ...] = ()
    middle: tuple[str, ...] = ()
    back: tuple[str, ...] = ()


class Suggest(msgspec.Struct, frozen=True, tag="suggest"):
    """Ask for the best ways to set one's thirteen cards; not in tournaments. The answer is
    `Suggestions`."""

    event: str
    table: int
    hand: int


class ChooseGame(msgspec.Struct, frozen=True, tag="choose-game"):
    """Choose the game of the table's next turn (dealer's choice), one of those of the view's
    `choice`, whose `turn` this is: when the table has moved on, the command is refused as stale."""

    event: str
    table: int
    turn: int
    game: str


class NextHand(msgspec.Struct, frozen=True, tag="next-hand"):
    """Say that one has seen the end of a hand of 13-card poker: once all who are there have said
    so, the next one is dealt at once. Nothing is kept of it; when the next hand has come already,
    the command is refused as stale."""

    event: str
    table: int
    hand: int


class HoldDeal(msgspec.Struct, frozen=True, tag="hold-deal"):
    """Hold the next hand at a cash table of 13-card poker, as the only person who plays there,
    until one asks for it (`next-hand`). The view's `pause` tells how long one may; then one sits
    out."""

    event: str
    table: int
    hand: int


class ImBack(msgspec.Struct, frozen=True, tag="back"):
    """Take part again after being marked away, or after sitting out at a cash table; there `wait`
    says that one waits for the big blind rather than post what was missed. It takes a `leave` back
    too, until the software has set one's cards."""

    event: str
    wait: bool = False
