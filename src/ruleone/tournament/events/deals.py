"""What happens about a deal: asked for, offered with figures, answered, and made or off again."""

from typing import Literal

from ruleone.tournament.events.happened import Decided, Happened

DealKind = Literal["icm", "chip-chop", "custom"]
"""How the amounts come about; `custom` are those that somebody names."""

ShownOn = Literal["screen", "paper"]
"""How players who have no page before them have seen everybody's figures."""

WhyLapsed = Literal["refused", "time", "withdrawn", "changed"]
"""Why there is no deal: somebody refused, somebody did not answer in time, the director took it
back, or who is left or what is left has changed."""


class DealAsked(Decided, frozen=True, tag="deal-asked"):
    """A player asks for a deal, or with None the director: `left` stays to play for, `amounts` are
    those of each player where they are named. The figures come when no hand is in play."""

    by: str | None
    kind: DealKind
    left: int
    amounts: dict[str, int]


class DealOffered(Decided, frozen=True, tag="deal-offered"):
    """What each player who is left would have for certain, the winner `left` more, and what his
    chips are `worth` after Malmuth and Harville, whole and adding up as a deal does. No hand is
    dealt and the clock stands until all have answered, or until `until_ms`. `number` counts the
    offers, from 1."""

    number: int
    kind: DealKind
    amounts: dict[str, int]
    worth: dict[str, int]
    left: int
    until_ms: int


class DealShown(Decided, frozen=True, tag="deal-shown"):
    """The figures of the offer of this number have been shown to all who are left, on a screen or
    on paper: what they say by word counts from now on. They have until `until_ms`."""

    number: int
    how: ShownOn
    until_ms: int


class DealAnswered(Happened, frozen=True, tag="deal-answered"):
    """A player consents, or does not; `by_word` says that he told it at the table, and the director
    entered it."""

    player: str
    consents: bool
    by_word: bool = False


class DealMade(Decided, frozen=True, tag="deal-made"):
    """All have consented: each has his amount whatever comes, and `left` is played for; with
    nothing left the event is over."""

    amounts: dict[str, int]
    left: int


class DealLapsed(Happened, frozen=True, tag="deal-lapsed"):
    """There is no deal, and play goes on. `player` is who refused; `reason` is the director's."""

    why: WhyLapsed
    player: str | None = None
    reason: str = ""


DealEvent = DealAsked | DealOffered | DealShown | DealAnswered | DealMade | DealLapsed
