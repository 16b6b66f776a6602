"""What happens about the secrets of an event's draws: sealed at the start, told one by one."""

from ruleone.tournament.events.happened import Happened


class DrawsSealed(Happened, frozen=True, tag="draws-sealed"):
    """The secret (hex) that the secrets of all draws are made from. Its SHA-256 is told from now
    on, itself nobody is told before the event is over."""

    secret: str


class DrawMade(Happened, frozen=True, tag="draw-made"):
    """The draw of this `number`, from 1, is made: its `secret` (hex) is told with it. What is drawn
    from it follows at once; the `purpose` says what."""

    number: int
    purpose: str
    secret: str


SealedEvent = DrawsSealed | DrawMade
