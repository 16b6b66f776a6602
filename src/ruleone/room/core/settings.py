"""How the room is run: its edition and its times. No rule of the book is here."""

from typing import Final

import msgspec

from ruleone.limits import PACE_MAX, PACE_MIN
from ruleone.rulebook import edition

STREAM: Final = "room"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs the room chooses. Times are milliseconds.

    `pace` above 1 shortens the waits that are the room's own (house players' thinking, the pause
    after a hand, the gathering before a start); a person's time to act is never touched by it.
    """

    edition: str = "modern"
    """The rules of all but the games that have an edition of their own."""
    houses: tuple[str, ...] = ()
    """Editions in the place of those: each for the one of the book that it changes."""
    private_hooks: bool = False
    """Whether programs that are told of what happens may be in the house's own network."""
    pace: float = 1.0
    action_ms: int = 20_000
    """A person's time for each turn."""
    arrange_ms: int = 90_000
    """A person's time to set his thirteen cards. How long one without a connection is waited for is
    his edition's (`chinese.reconnect_seconds`)."""
    bank_ms: int = 60_000
    """A person's time bank for a whole event, used when the time of a turn is up."""
    race_ms: int = 6_000
    """The pause in which a table sees the cards of a race for odd chips."""
    choice_ms: int = 20_000
    """A person's time to choose the next game where that is his (dealer's choice)."""
    rebuy_ms: int = 25_000
    """The time of a person who has lost all to buy chips again: his table waits so long."""
    away_ms: int = 1_500
    """The time of one who is away."""
    timeouts_until_away: int = 2
    think_ms: tuple[int, int] = (600, 2_500)
    """Between these a house player thinks at a table where a person sits."""
    rest_ms: int = 3_000
    """The pause after a hand at such a table."""
    street_ms: int = 800
    """A page shows a hand that is run out street by street, each for so long (`STREET_MS` in
    `reveal.svelte.ts`), the open hands before them; the pause after the hand begins after that."""
    rows_ms: int = 3_000
    """After a hand of 13-card poker its rows are opened in turn, for so long together, before the
    pause begins (`ROW_MS` in `showing.svelte.ts`)."""
    pair_ms: int = 2_000
    """Then each two players compared are shown for so long (`PAIR_MS` in `showing.svelte.ts`). All
    who are there may say that they have seen enough: the next hand is then dealt at once."""
    asking_ms: int = 6_000
    """The pause where somebody may ask to see a hand that was not shown."""
    first_hand_ms: int = 3_000
    """From the draw of the seats to the first hand."""
    drawn_ms: int = 7_000
    """The same where the seats were drawn with cards: there is time to see them."""
    usual_hand_ms: int = 40_000
    """What a hand takes off an event's clock when no person is in it and nobody waits."""
    gather_ms: int = 60_000
    """From the first entry to the start of an event that friends join."""
    empty_ms: int = 15 * 60_000
    """A game that somebody sat down to at will ends when nobody has been there for so long."""
    home_empty_ms: int = 60 * 60_000
    """The same of a home game in play."""
    invited_ms: int = 24 * 60 * 60_000
    """The same of a home game that waits for its start: its maker and guests may come later."""
    return_ms: int = 2 * 60_000
    """Who closed a page finds the game for so long, even where its place is wanted."""

    grant_cents: int = 20_000
    """The play money that a newcomer is given, and up to which one who has none is given again."""
    blinds_missed: int = 3
    """Who has missed the big blind so often without playing gives up his seat at a cash table."""
    hold_ms: int = 10 * 60_000
    """So long after a hand of 13-card poker one who plays it with house players alone may hold the
    next one. Then he sits out, and keeps his seat."""
    keep_ms: int = 60_000
    """A seat that comes free at a cash table is kept so long for who waits for it."""
    idle_ms: int = 30 * 60_000
    """A cash table at which no hand was dealt for so long is closed."""

    def __post_init__(self) -> None:
        if not 0 < self.pace <= PACE_MAX:
            raise ValueError(f"expected a pace above 0, up to {PACE_MAX}, got {self.pace}")

    def rules_for(self, name: str | None) -> str:
        """The id of the edition that is in force where the house left alone would go by this one of
        the book; None for the room's own."""
        if name is None:
            return self.edition
        return next((one for one in self.houses if edition(one).base == name), name)

    def after(self, may_be_asked: bool, streets: int) -> int:
        """The pause after a hand: longer where somebody may ask to see one that was not shown, and
        for each of the streets that were run out."""
        rest_ms = self.asking_ms if may_be_asked else self.rest_ms
        return rest_ms + (self.street_ms * (streets + 1) if streets else 0)

    def paced(self, wait_ms: int) -> int:
        """A wait of the room's own, at its pace."""
        return int(wait_ms / max(self.pace, PACE_MIN))
