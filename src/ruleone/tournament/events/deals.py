"""Events of a deal: asked for, offered with figures, answered, and made or lapsed."""

from typing import Literal

from ruleone.tournament.events.happened import Decided, Happened

DealKind = Literal["icm", "chip-chop", "custom"]
"""Basis of the amounts; `custom` are those that somebody names."""

ShownOn = Literal["screen", "paper"]
"""Way in which players without a page have seen everybody's figures."""

WhyLapsed = Literal["refused", "time", "withdrawn", "changed"]
"""Reason of a lapsed deal.

Somebody refused, somebody did not answer in time, the director withdrew it, or the players or the
prizes left have changed.
"""


class DealAsked(Decided, frozen=True, tag="deal-asked"):
    """A request for a deal by a player, or with None by the director.

    `left` stays to play for, `amounts` are those of each player where they are named. The figures
    come when no hand is in play.
    """

    by: str | None
    kind: DealKind
    left: int
    amounts: dict[str, int]


class DealOffered(Decided, frozen=True, tag="deal-offered"):
    """The offer of a deal: each player's amount, `left` for the winner, and `worth`.

    `worth` is that of the chips after Malmuth and Harville, whole and adding up as a deal does. No
    hand is dealt and the clock stands until all have answered, or until `until_ms`. `number` counts
    the offers, from 1.
    """

    number: int
    kind: DealKind
    amounts: dict[str, int]
    worth: dict[str, int]
    left: int
    until_ms: int


class DealShown(Decided, frozen=True, tag="deal-shown"):
    """The showing of the offer's figures to all who are left, on a screen or on paper.

    Answers by word count from now on. They have until `until_ms`.
    """

    number: int
    how: ShownOn
    until_ms: int


class DealAnswered(Happened, frozen=True, tag="deal-answered"):
    """A player's consent or refusal; `by_word` says that the director entered it."""

    player: str
    consents: bool
    by_word: bool = False


class DealMade(Decided, frozen=True, tag="deal-made"):
    """The deal with everybody's consent: each has the amount, and `left` is played for.

    With nothing left the event is over.
    """

    amounts: dict[str, int]
    left: int


class DealLapsed(Happened, frozen=True, tag="deal-lapsed"):
    """The end of a deal without agreement.

    `player` has refused; `reason` is the director's.
    """

    why: WhyLapsed
    player: str | None = None
    reason: str = ""


DealEvent = DealAsked | DealOffered | DealShown | DealAnswered | DealMade | DealLapsed
