"""The event by which an announced or running event is changed."""

from ruleone.tournament.events.happened import Decided
from ruleone.tournament.terms.changing import Money, Terms


class TermsChanged(Decided, frozen=True, tag="terms-changed"):
    """The director's change of the event's `terms`, from what they were.

    Both have the changed parts alone. `reason` is "" where none was given. `money` is there where
    pool or prizes change with it. `entries` are those that were made before, and keep what they
    paid. Undone, a change that had closed entries `reopens` them.
    """

    terms: Terms
    was: Terms
    reason: str = ""
    money: Money | None = None
    entries: int = 0
    reopens: bool = False
