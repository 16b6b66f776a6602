"""An act is undone, and what was undone is ordered again: whichever log keeps it, on one path."""

from typing import Protocol, TypeVar

from ruleone.room.core.batch import Batch
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason, refuse

A = TypeVar("A")
O_co = TypeVar("O_co", covariant=True)


class Log(Protocol[A]):
    """Acts by their numbers, and how one of them is undone."""

    def find(self, number: int) -> A | None:
        """Return the act of this number, None where it is not kept."""

    def refused(self, act: A) -> Refusal | None:
        """Return why the act cannot be undone now, None where it can.

        Pages that show the act ask the same.
        """

    def put_right(self, act: A, reason: str, by: str, batch: Batch) -> Refusal | None:
        """Undo it, and note who did and why; or say why it stands after all."""


class Redoable(Log[A], Protocol[A, O_co]):
    """A log that keeps the terms of its orders."""

    def barred(self, act: A) -> Refusal | None:
        """Return why the act cannot be redone, whatever its order; None where it is tried."""

    def order(self, act: A) -> O_co:
        """Return the order of the act, with the same terms and the same reason."""


def undo(log: Log[A], number: int, reason: str, by: str, batch: Batch) -> Refusal | None:
    """Undo the act of this number as `by` asks, or say why it stands."""
    act = log.find(number)
    if act is None:
        return refuse("act-unknown")
    refused = bad_reason(reason) or log.refused(act)
    return refused or log.put_right(act, reason, by, batch)


def redo(log: Redoable[A, O_co], number: int) -> O_co | Refusal:
    """Return the order that redoes the act of this number, or why it cannot be redone."""
    act = log.find(number)
    if act is None:
        return refuse("act-unknown")
    return log.barred(act) or log.order(act)
