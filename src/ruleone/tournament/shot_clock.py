"""The shot clock of an event: how long a decision may take, street by street, and the time bank.

The documents know the clock that is called on a player, and let the floor shorten it to suit the
format and to stop stalling (house-26.6, `clock.may_shorten`). A shot clock is that for a whole
event: announced with it, the same for everybody.
"""

import msgspec

from ruleone.limits import SHOT_CLOCK_MAX_S, SHOT_CLOCK_STREETS_MAX, TIME_BANK_MAX_S
from ruleone.rulebook import Edition, Refusal


class ShotClock(msgspec.Struct, frozen=True):
    """Seconds for each decision: `streets_s` by the hand's streets in order, the last for all that
    follow. The bank begins with `bank_s`; each level that begins adds `refill_s`, up to that."""

    streets_s: tuple[int, ...]
    bank_s: int = 0
    refill_s: int = 0

    def action_ms(self, street: int) -> int:
        """The time of a decision on this street, from 0."""
        return 1_000 * self.streets_s[min(street, len(self.streets_s) - 1)]

    @property
    def bank_ms(self) -> int:
        """What the bank begins with, and holds at most."""
        return 1_000 * self.bank_s

    def refilled_ms(self, bank_ms: int) -> int:
        """What is in the bank when a level begins, that had so much in it before."""
        return min(self.bank_ms, bank_ms + 1_000 * self.refill_s)


def shot_clock_refused(shot: ShotClock, rules: Edition) -> Refusal | None:
    """Why an event cannot have this shot clock under the edition; None where it can."""
    streets = shot.streets_s
    if not 1 <= len(streets) <= SHOT_CLOCK_STREETS_MAX:
        told = {"most": SHOT_CLOCK_STREETS_MAX, "came": len(streets)}
        return Refusal("shot-clock-streets", "syntax", {**told})
    for seconds in streets:
        if not 1 <= seconds <= SHOT_CLOCK_MAX_S:
            told = {"most": SHOT_CLOCK_MAX_S, "came": seconds}
            return Refusal("shot-clock-seconds", "syntax", {**told})
    for seconds, most in ((shot.bank_s, TIME_BANK_MAX_S), (shot.refill_s, shot.bank_s)):
        if not 0 <= seconds <= most:
            return Refusal("time-bank-seconds", "syntax", {"most": most, "came": seconds})
    usual = rules.number("clock.seconds")
    if min(streets) < usual and not rules.flag("clock.may_shorten"):
        told = {"least": usual, "came": min(streets)}
        cite = rules.cite("clock.may_shorten")
        return Refusal("shot-clock-too-short", "illegal", {**told}, cite)
    return None
