"""The settings of a room: its edition and its times. No rule of the book is here."""

from typing import Final

import msgspec

from ruleone.limits import PACE_MAX, PACE_MIN
from ruleone.rulebook import edition

STREAM: Final = "room"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The choices of the host who runs the room. Times are milliseconds.

    `pace` above 1 shortens the waits that are the room's own: computer players' thinking, the pause
    after a hand, the gathering before a start. A person's time to act is never shortened.
    """

    edition: str = "modern"
    """The rules of all but the games that have an edition of their own."""
    houses: tuple[str, ...] = ()
    """Editions in the place of those: each for the one of the book that it changes."""
    private_hooks: bool = False
    """Whether programs that receive webhooks may be in the host's own network."""
    pace: float = 1.0
    action_ms: int = 20_000
    """A person's time for each turn."""
    arrange_ms: int = 90_000
    """A person's time to set thirteen cards.

    How long a player without a connection is waited for is stated by the edition
    (`chinese.reconnect_seconds`).
    """
    bank_ms: int = 60_000
    """A person's time bank for a whole event, used when the time of a turn is up."""
    race_ms: int = 6_000
    """The pause in which a table sees the cards of a race for odd chips."""
    choice_ms: int = 20_000
    """The time of the player who chooses the next game (dealer's choice)."""
    rebuy_ms: int = 25_000
    """The time for which a table waits for a person who has lost all chips to buy again."""
    away_ms: int = 1_500
    """The time for a decision of a person who is away."""
    timeouts_until_away: int = 2
    think_ms: tuple[int, int] = (600, 2_500)
    """The bounds of a computer player's thinking time at a table where a person sits."""
    rest_ms: int = 3_000
    """The pause after a hand at such a table."""
    street_ms: int = 800
    """The time for which a page shows each street of a hand that is run out, and the open hands.

    The pause after the hand begins after that (`STREET_MS` in `reveal.svelte.ts`).
    """
    rows_ms: int = 3_000
    """The time in which the rows of a 13-card hand are opened in turn, before the pause begins.

    `ROW_MS` in `showing.svelte.ts`.
    """
    pair_ms: int = 2_000
    """The time for which each two players compared in a 13-card hand are shown after that.

    `PAIR_MS` in `showing.svelte.ts`. Once all who are there say that they have seen enough, the
    next hand is dealt at once.
    """
    asking_ms: int = 6_000
    """The pause where somebody may ask to see a hand that was not shown."""
    first_hand_ms: int = 3_000
    """The time from the draw of the seats to the first hand."""
    drawn_ms: int = 7_000
    """The time to the first hand where the seats were drawn with cards that people want to see."""
    usual_hand_ms: int = 40_000
    """The time that a hand takes off an event's clock when no person is in it and nobody waits."""
    gather_ms: int = 60_000
    """The time from the first entry to the start of an event that friends join."""
    empty_ms: int = 15 * 60_000
    """The time without a person after which a game made at will ends."""
    home_empty_ms: int = 60 * 60_000
    """The time without a person after which a home game in play ends."""
    invited_ms: int = 24 * 60 * 60_000
    """The time without a person after which a home game that waits for its start ends.

    Its maker and guests may come later.
    """
    return_ms: int = 2 * 60_000
    """The time for which a game that was just left does not give way to another."""

    grant_cents: int = 20_000
    """The play money of a newcomer, in cents; a person with less is given it again up to this."""
    blinds_missed: int = 3
    """The number of big blinds missed without playing after which a cash seat is given up."""
    hold_ms: int = 10 * 60_000
    """The time for which a person alone with computer players may hold the next 13-card hand.

    After it the person sits out, and keeps the seat.
    """
    keep_ms: int = 60_000
    """The time for which a free seat at a cash table is kept for a person who waits for it."""
    idle_ms: int = 30 * 60_000
    """The time without a hand after which a cash table is closed."""

    def __post_init__(self) -> None:
        if not 0 < self.pace <= PACE_MAX:
            raise ValueError(f"expected a pace above 0, up to {PACE_MAX}, got {self.pace}")

    def rules_for(self, name: str | None) -> str:
        """Return the id of the edition in force where the book's edition `name` is asked for.

        It is the house's own edition that changes this one, where there is one; None asks for the
        room's own.
        """
        if name is None:
            return self.edition
        return next((one for one in self.houses if edition(one).base == name), name)

    def after(self, may_be_asked: bool, streets: int) -> int:
        """Return the pause after a hand, in milliseconds.

        It is longer where somebody may ask to see a hand that was not shown, and for each street
        that was run out.
        """
        rest_ms = self.asking_ms if may_be_asked else self.rest_ms
        return rest_ms + (self.street_ms * (streets + 1) if streets else 0)

    def paced(self, wait_ms: int) -> int:
        """Return a wait of the room's own, in milliseconds, shortened by its pace."""
        return int(wait_ms / max(self.pace, PACE_MIN))
