"""Events of the secrets of an event's draws: sealed at the start, revealed one by one."""

from ruleone.tournament.events.happened import Happened


class DrawsSealed(Happened, frozen=True, tag="draws-sealed"):
    """The secret (hex) that the secrets of all draws are made from.

    Its SHA-256 is shown from now on, itself not before the event is over.
    """

    secret: str


class DrawMade(Happened, frozen=True, tag="draw-made"):
    """The draw of this `number`, from 1, with its `secret` (hex).

    The result drawn from it follows at once; `purpose` names it.
    """

    number: int
    purpose: str
    secret: str


SealedEvent = DrawsSealed | DrawMade
