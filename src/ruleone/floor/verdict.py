"""Builders of readings and rulings."""

from msgspec.structs import replace

from ruleone.dealing.actions import BringIn, Call, Check, Fold, RaiseTo
from ruleone.floor.bet_faced import Facing
from ruleone.floor.offences import OffenceCode
from ruleone.floor.ruling import (
    Betting,
    Choice,
    ChoiceCode,
    Cited,
    Reading,
    Reason,
    Remedy,
    Ruling,
)
from ruleone.rulebook import Citation, Edition
from ruleone.rulebook.citation import Parameter


def because(code: str, citation: Citation, **parameters: Parameter) -> Reason:
    """Return one step of a ruling, with the parameters of its words."""
    return Reason(code, citation, parameters)


def by(citation: Citation, *remedies: Remedy) -> tuple[Cited, ...]:
    """Return remedies by this rule, in this order."""
    return tuple(Cited(remedy, citation) for remedy in remedies)


def acts(
    book: Edition,
    facing: Facing,
    action: Betting,
    pushed: int,
    *reasons: Reason,
    penalty: bool = False,
) -> Reading:
    """Return the reading where the book settles it; `pushed` are the new chips put out."""
    total = facing.total_of(action)
    due = total - facing.out
    if total == facing.reach:
        reasons = (*reasons, because("all-in-button", book.cite("all-in.button")))
    elif isinstance(action, RaiseTo) and book.flag("announce.bet_amounts"):
        told = because("announced", book.cite("announce.bet_amounts"), amount=action.to)
        reasons = (*reasons, told)
    return Reading(
        verdict="action",
        ruled=choice(facing, action),
        reasons=reasons,
        adds=max(0, due - pushed),
        returned=max(0, pushed - due),
        penalty=penalty,
    )


def with_reason(reading: Reading, *reasons: Reason) -> Reading:
    """Return the same reading, with these steps before its others."""
    return replace(reading, reasons=(*reasons, *reading.reasons))


def asks(
    *reasons: Reason,
    choices: tuple[Choice, ...] = (),
    proposed: Choice | None = None,
    bound: Choice | None = None,
    penalty: bool = False,
) -> Reading:
    """Return the reading where the dealer asks; the choices are the floor's if it stays unclear."""
    return Reading(
        verdict="ask",
        reasons=reasons,
        choices=choices,
        proposed=proposed,
        bound=bound,
        penalty=penalty,
    )


def floor_decides(
    *reasons: Reason, choices: tuple[Choice, ...], proposed: Choice, penalty: bool = False
) -> Reading:
    """Return the reading where the floor chooses, with one choice proposed."""
    return Reading(
        verdict="floor", reasons=reasons, choices=choices, proposed=proposed, penalty=penalty
    )


def settled(ruled: Choice, *reasons: Reason, penalty: OffenceCode | None = None) -> Ruling:
    """Return the ruling where the book settles it."""
    return Ruling(verdict="settled", ruled=ruled, reasons=reasons, penalty=penalty)


def judged_first(
    *reasons: Reason, choices: tuple[Choice, ...], cited: tuple[Cited, ...] = ()
) -> Ruling:
    """Return the ruling that waits for a judgment: it will come to one of the choices."""
    return Ruling(verdict="ask", reasons=reasons, choices=choices, cited=cited)


def left_to_floor(
    *reasons: Reason,
    choices: tuple[Choice, ...],
    proposed: Choice,
    cited: tuple[Cited, ...] = (),
    penalty: OffenceCode | None = None,
) -> Ruling:
    """Return the ruling where the floor chooses, with one choice proposed."""
    return Ruling(
        verdict="floor",
        reasons=reasons,
        choices=choices,
        proposed=proposed,
        cited=cited,
        penalty=penalty,
    )


def choice(facing: Facing, action: Betting) -> Choice:
    """Return an action as a choice."""
    codes: dict[type, ChoiceCode] = {
        Fold: "fold",
        Check: "check",
        Call: "call",
        BringIn: "bring-in",
    }
    code = codes.get(type(action))
    if code is None:
        code = "raise" if facing.price else "bet"
    total = facing.total_of(action)
    all_in = isinstance(action, Call | RaiseTo) and total == facing.reach
    return Choice(code, action, total, all_in=all_in)


def within(book: Edition, facing: Facing, total: int, pushed: int, *reasons: Reason) -> Reading:
    """Return a bet or raise to `total`, kept within bounds, with the reason for the difference."""
    action = facing.raise_to(total)
    if facing.bet_to is None:
        return acts(book, facing, action, pushed, *reasons, closed_to(book, facing))
    least, most = facing.bet_to
    if least == most:
        only = because("only-amount", book.cite("betting.structure"), amount=least)
        return acts(book, facing, action, pushed, *reasons, only)
    if total < least:
        name = "raise.min_base" if facing.price else "betting.minimum-bet"
        reasons = (*reasons, because("made-minimum", book.cite(name), amount=least))
    elif total > most == facing.reach:
        reasons = (*reasons, because("all-in", book.cite("betting.all-in"), amount=most))
    elif total > most:
        name = "pot-limit.maximum" if facing.structure == "pot-limit" else "betting.structure"
        reasons = (*reasons, because("cut-to-most", book.cite(name), amount=most))
    return acts(book, facing, action, pushed, *reasons)


def strung(book: Edition, motions: str, amount: int) -> tuple[Reason, ...]:
    """Return the reason why this amount, in chips, is not part of a bet or raise.

    It came in a motion beyond those that the option `motions` allows, which the dealer calls out.
    No reason where it is 0.
    """
    if not amount:
        return ()
    further = because("string", book.cite(motions), amount=amount)
    return further, because("string-called", book.cite("raise.string"))


def closed_to(book: Edition, facing: Facing) -> Reason:
    """Return the reason why the player may not raise: a lost right, or nobody may."""
    if facing.lost:
        return because("raise-lost", book.cite(facing.lost), amount=facing.price)
    return because("no-raise-open", book.cite("betting.round-end"))
