"""A pot that is disputed: until when it may be, and what puts it right."""

from typing import Annotated, Final

import msgspec

from ruleone.floor.facts import Moment, seconds_in
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.procedure.course import Began, began
from ruleone.floor.ruling import AtTable, Choice, Reason, Ruling
from ruleone.floor.showdown.moves import Moves, check_moves, moved
from ruleone.floor.untold import DAY_MS, NO_MORE, Could, Presumed
from ruleone.floor.verdict import because, by, judged_first, settled
from ruleone.rulebook import Edition

NOTHING_SINCE: Final = Presumed("who disputes a pot in the next hand is told so by its dealer")


class Dispute(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody disputes a pot, its size or who won it, at `raised_ms`.

    It was awarded at `awarded_ms`, None where it has not been yet. `since` is what happened at the
    table since then. `on_break` says that the hand ended in a break. `wrong` is whether there was a
    mistake, None where nobody has found out; `moves` what would put it right. All times are
    milliseconds of one clock.
    """

    raised_ms: Moment
    awarded_ms: Annotated[Moment | None, Could(lambda told: _awarded(told["raised_ms"]))] = None
    since: Annotated[tuple[Began, ...], NOTHING_SINCE] = ()
    on_break: bool = False
    wrong: bool | None = None
    moves: Annotated[Moves, NO_MORE] = {}

    def __post_init__(self) -> None:
        """Refuse times that run backwards, and moves that make or lose chips: BadFacts."""
        if self.awarded_ms is not None and self.raised_ms < self.awarded_ms:
            before_ms = self.awarded_ms - self.raised_ms
            raise BadFacts("disputed-too-soon", came=seconds_in(before_ms))
        if self.awarded_ms is not None:
            early = [one for one in self.since if one.at_ms < self.awarded_ms]
            if early:
                before_ms = self.awarded_ms - early[0].at_ms
                raise BadFacts("began-too-soon", came=seconds_in(before_ms))
        check_moves(self.moves)
        if self.moves and self.wrong is not True:
            raise BadFacts("moved-without-mistake")


def _awarded(raised_ms: int) -> tuple[int | None, ...]:
    """When the pot may have gone out: not yet, just now, longer ago than any window."""
    return None, raised_ms, max(0, raised_ms - DAY_MS)


def disputed(book: Edition, dispute: Dispute) -> Ruling:
    """Whether the pot may still be disputed, and what comes of it."""
    if closed := _closed(book, dispute):
        return settled(Choice("pot-stands"), closed)
    still = because("dispute-open", book.cite("disputes.window"))
    if dispute.wrong is None:
        return judged_first(
            still,
            choices=(Choice("pot-corrected"), Choice("pot-stands")),
            cited=by(still.citation, AtTable("recount")),
        )
    if not dispute.wrong:
        return settled(
            Choice("pot-stands"), still, because("pot-was-right", book.cite("floor.decides"))
        )
    wrong = because("pot-was-wrong", book.cite("floor.decides"))
    return settled(
        Choice("pot-corrected", cited=by(wrong.citation, *moved(dispute.moves))), still, wrong
    )


def _closed(book: Edition, dispute: Dispute) -> Reason | None:
    """Why it is too late, None while it is not. A hand that has begun closes the one before it,
    whenever that was awarded."""
    window = book.optional_number("disputes.break_window_seconds")
    if dispute.awarded_ms is not None and dispute.on_break and window is not None:
        passed_ms = dispute.raised_ms - dispute.awarded_ms
        if passed_ms > window * 1000:
            rule = book.cite("disputes.break_window_seconds")
            return because("dispute-over-in-break", rule, seconds=window)
    if book.choice("disputes.window") != "next-hand-start":
        return None
    start = began(book, dispute.since)
    if start is None or start.at_ms > dispute.raised_ms:
        return None
    return because("dispute-over", book.cite("disputes.window"), what=start.what)
