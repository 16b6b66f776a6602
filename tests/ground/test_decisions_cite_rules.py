"""No decision of the engine without a rule: each refusal of what the book does not allow and each
line of a story or of the news carries a citation, or stands below with the reason why it has none.

All of them are found in the source, so that a new one cannot be forgotten here.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from ruleone.dealing.events import BettingKind
from ruleone.tournament.hands.hands import HELD_BY

SOURCE = Path(__file__).parents[2] / "src" / "ruleone"
ENGINE = ("dealing", "chinese", "floor", "tournament", "structures", "leagues")
CITED_AT = {"Refusal": 3, "News": 2, "ThirteenLine": 4}
"""At which place of a call its citation stands."""
MAKER = "refuse"
"""Makes refusals without a citation, of the code given (tournament/state/refusals.py)."""

UNCITED = {
    "what is asked names something that is not there, or what no such thing can be": """
        player-not-in-event table-unknown seat-unknown seat-taken count-of-no-player
        count-out-of-bounds hand-not-in-play wrong-seats chips-do-not-add-up knockouts-do-not-fit
        announcement-length announcement-minutes no-such-break break-length break-nowhere
        break-too-late
        clock-out-of-bounds no-bag not-entered game-not-in-list last-hands pin-seat-unknown
        pin-seat-other swap-of-one
    """,
    "it comes at the wrong moment of the event: it has been done, or cannot be done yet": """
        already-started event-over event-at-night event-not-started event-ending already-ending
        already-paused not-paused already-entered table-to-break table-not-to-break table-in-hand
        table-not-halted color-up-on deal-not-offered deal-made day-ending day-not-over
        day-not-drawn day-drawn flight-waits flights-not-over bag-signed bags-all-signed
        bags-unsigned stack-bagged not-on-break event-on-break-already first-level last-level
        level-without-end already-pinned not-pinned last-one-in hand-for-hand-on hand-for-hand-off
        hand-for-hand-entries-open hand-for-hand-one-table hand-for-hand-paid no-game-to-choose
        game-already-chosen redraw-waits announcement-none
    """,
    "the table waits for the clock, or for the director's word": "event-on-break event-paused",
    "nobody follows the hands, and what was reported does not fit what is known of the table": """
        big-blind-empty-seat by-itself-dealt by-itself-is-so count-is-known
        count-more-than-there-are follow-chips-differ follow-needs-stacks not-without-hands
        out-already out-entered-since out-followed out-has-chips out-nobody out-nobody-left
        out-not-reported out-to-nobody out-to-whom proposal-asks proposal-gone stacks-not-counted
        table-is-followed table-not-followed table-uncounted
    """,
    "facts of a table that contradict each other, which BadFacts tells": "__init__.code",
    "the event's own terms, announced before it, for which the book has no rule": """
        no-add-on add-on-not-now add-on-used no-rebuys rebuys-over rebuys-used rebuy-seat-taken
        rebuy-too-many-chips entries-closed no-re-entry event-full too-few-entries not-your-choice
        no-suggestions no-show-closed no-show-played
    """,
    "a changed announcement has bounds, and what is over stays; no book speaks of it": """
        bad.code change-add-on-over change-bounties-drawn change-bounty-kind change-entries-over
        change-level-on change-level-over change-level-played change-nothing change-places-over
        change-prizes-not-pool change-prizes-seats change-seats-taken change-seat-pinned
        change-seat-taken event-bounds change-option-choice change-option-hands change-option-over
        change-option-value
        payouts-below-least
    """,
    "chance is sealed as the house promises it, which no book asks for": """
        seed-too-short draws-sealed seed-told
    """,
    "an act is taken back as the house promises it; it fails where the event has gone on": """
        act-not-kept act-level-since act-not-so act-seat-since act-brought-more act-place-since
        act-seat-gone act-served act-in-hand act-hand-since act-chips-gone act-entries-closed
        act-raced act-table-dealt act-back-by-it act-day-over act-day-began act-last-hand-dealt
        act-day-drawn act-seats-lost act-lot-told act-entered-since hand-not-kept hand-stands-back
        hand-stands-bags hand-stands-broken hand-stands-chips
        hand-stands-deal hand-stands-ending hand-stands-entries hand-stands-envelope
        hand-stands-final hand-stands-hand-for-hand hand-stands-later hand-stands-level
        hand-stands-move hand-stands-mystery hand-stands-out hand-stands-over hand-stands-place
        hand-stands-race hand-stands-redraw hand-stands-seat hand-stands-seats act-final-seats
        act-out-since act-bought-since act-chips-not-there act-bounty-since
    """,
}
"""Refusals that are no decision of the book, by the reason."""

TOLD = {
    "a player did it of his own will: nothing was decided": """
        fold check call bet raise bring-in complete discarded stood-pat mucked shown shown-hand
        thirteen-arranged game-chosen deal-amount deal-consented deal-consented-by-word
        deal-lapsed-*
    """,
    "the course of the event by its own plan, or the director's word": """
        event-started entries-closed entries-reopened changed-* break-started break-within-level
        break-ended event-paused
        event-resumed announced flight-started flight-ended day-started day-ended stacks-given-up
        event-finished stack-lost bounty-kept by-itself-on by-itself-off table-followed table-let-go
    """,
}
"""Lines that tell no decision of the book, by the reason."""


def holds() -> Iterator[str]:
    """Why a table may not start its hand, as the functions say that tell it, but for what the book
    holds it by."""
    path = SOURCE / "tournament" / "hands" / "hands.py"
    for function in functions(ast.parse(path.read_text("utf-8"))):
        if function.returns is not None and ast.unparse(function.returns) == "Hold | None":
            for node in ast.walk(function):
                match node:
                    case ast.Return(ast.Constant(str(code))) if code not in HELD_BY:
                        yield code


KINDS = {"event.kind": lambda: get_args(BettingKind), "held": holds}
"""What codes can be that are worked out elsewhere."""


def told(reasons: dict[str, str]) -> list[str]:
    return [code for codes in reasons.values() for code in codes.split()]


def codes(node: ast.expr, within: ast.AST) -> Iterator[str]:
    """All that a code can be: where a name stands for it, what the function gives that name."""
    match node:
        case ast.Constant(value=str(code)):
            yield code
        case ast.IfExp():
            yield from codes(node.body, within)
            yield from codes(node.orelse, within)
        case _ if ast.unparse(node) in KINDS:
            yield from KINDS[ast.unparse(node)]()
        case ast.JoinedStr():
            yield "".join(
                str(each.value) if isinstance(each, ast.Constant) else "*" for each in node.values
            )
        case ast.Name():
            given = [
                each.value
                for each in ast.walk(within)
                if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == node.id
            ]
            for value in given:
                yield from codes(value, within)
            if not given:
                yield f"{getattr(within, 'name', '')}.{node.id}"
        case _:
            yield ast.unparse(node)


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def places(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.Module]:
    """Each function of a module, and what stands outside them all."""
    yield ast.Module([one for one in tree.body if isinstance(one, ast.Assign | ast.AnnAssign)], [])
    yield from functions(tree)


def is_uncited(call: ast.Call, name: str) -> bool:
    """Whether a call gives no citation, or None for it."""
    at = CITED_AT[name]
    given = call.args[at] if len(call.args) > at else None
    given = next((each.value for each in call.keywords if each.arg == "citation"), given)
    return given is None or (isinstance(given, ast.Constant) and given.value is None)


def is_illegal(call: ast.Call) -> bool:
    """Whether a refusal is of what is not allowed, not of what could not be read."""
    kinds = [*call.args[1:2], *(each.value for each in call.keywords if each.arg == "kind")]
    return not any(ast.unparse(kind) in ("'syntax'", "'ambiguous'") for kind in kinds)


def made_without(path: Path) -> Iterator[tuple[str, str]]:
    """What a module makes without a citation: the kind, and its code."""
    tree = ast.parse(path.read_text("utf-8"))
    makes = any(
        isinstance(node, ast.ImportFrom) and MAKER in [each.name for each in node.names]
        for node in ast.walk(tree)
    )
    for function in places(tree):
        own = isinstance(function, ast.FunctionDef) and function.name == MAKER
        for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
            name = ast.unparse(call.func)
            if name in CITED_AT and not own and is_uncited(call, name):
                if name != "Refusal" or is_illegal(call):
                    yield from ((name, code) for code in codes(call.args[0], function))
            elif name == MAKER and (makes or path.parts[-2:] == ("state", "refusals.py")):
                yield from (("Refusal", code) for code in codes(call.args[0], function))


def lines_without(path: Path) -> Iterator[str]:
    """The lines of a hand (code, seat, parameters, decision) whose decision is None."""
    for function in functions(ast.parse(path.read_text("utf-8"))):
        for node in ast.walk(function):
            if isinstance(node, ast.Tuple) and len(node.elts) == 4:
                last = node.elts[3]
                if isinstance(last, ast.Constant) and last.value is None:
                    yield from codes(node.elts[0], function)


@cache
def without() -> frozenset[tuple[str, str]]:
    """All that the engine makes without a citation."""
    paths = [path for part in ENGINE for path in (SOURCE / part).rglob("*.py")]
    found = {one for path in paths for one in made_without(path)}
    lines = {("LogLine", code) for code in lines_without(SOURCE / "dealing" / "log.py")}
    return frozenset(found | lines)


def test_each_refusal_of_the_engine_names_its_rule_or_has_its_reason() -> None:
    found = {code for kind, code in without() if kind == "Refusal"}
    assert sorted(found ^ {*told(UNCITED)}) == []


@pytest.mark.feature("cited-decisions")
def test_each_line_of_the_engine_names_its_rule_or_has_its_reason() -> None:
    found = {code for kind, code in without() if kind != "Refusal"}
    assert sorted(found ^ {*told(TOLD)}) == []


def test_no_code_has_two_reasons() -> None:
    for reasons in (UNCITED, TOLD):
        assert len(told(reasons)) == len({*told(reasons)})
