"""No number and no choice of the catalogue is prose to the program without its reason."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ruleone.rulebook import EDITIONS, edition, options, rules, rules_behind
from ruleone.rulebook.settings import settings, stated_by

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ruleone"
PROSE = tomllib.loads((ROOT / "tools" / "prose.toml").read_text("utf-8"))
"""By the kind of reason, rule and parameter: the reason itself."""
BY_PEOPLE = {"judged", "hands", "said"}

ANY = ""
"""A decision, or a parameter, that the source names where it runs, as one of several."""

Read = set[tuple[str, str]]
"""The decision or option that is asked, and the parameter that is read of its rule."""


def text_of(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def asked(node: ast.Call) -> Iterator[tuple[str, str]]:
    """What a call reads of a row."""
    match node.func:
        case ast.Name(id="stated_of") if len(node.args) > 2:
            yield text_of(node.args[0]), text_of(node.args[2])
        case ast.Name(id="stated" | "stated_with") if len(node.args) > 2:
            yield text_of(node.args[1]), text_of(node.args[2])
        case ast.Attribute(value=ast.Attribute(attr="parameters"), attr="get") if node.args:
            yield ANY, text_of(node.args[0])
        case _:
            pass


@cache
def read() -> Read:
    """All that the source reads of rows."""
    found: Read = set()
    for path in SOURCE.rglob("*.py"):
        if path.is_relative_to(SOURCE / "rulebook"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                found.update(asked(node))
            elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
                held = node.value
                of_a_row = isinstance(held, ast.Attribute) and held.attr == "parameters"
                if of_a_row or (isinstance(held, ast.Name) and held.id == "stated"):
                    found.add((ANY, text_of(node.slice)))
    return found


@cache
def behind(name: str) -> set[str]:
    """The rules that a decision or an option can stand on."""
    if name in options():
        return {*rules_behind(name)}
    return {each.rule for each in settings().decisions.get(name, {}).values()}


def is_read(rule: str, parameter: str) -> bool:
    """Whether some code asks for this parameter by its name, of this rule as far as the source
    tells which; what really is read, `make mutate` sees."""
    return any(
        (name == parameter and decision == ANY)
        or (name in (parameter, ANY) and rule in behind(decision))
        for decision, name in read()
    )


def told() -> set[tuple[str, str]]:
    """The parameters that have a reason for being prose."""
    return {(rule, name) for kind in PROSE.values() for rule in kind for name in kind[rule]}


def played() -> set[str]:
    """The documents that an offered edition asks: the numbers of others decide nothing yet."""
    return {document for name in EDITIONS for document in settings().orders[name]}


def test_each_number_and_choice_is_an_option_or_read_or_has_its_reason() -> None:
    reasons, documents = told(), played()
    loose = [
        (row.id, name)
        for row in rules().values()
        if row.source in documents
        for name, value in row.parameters.items()
        if isinstance(value, bool | int | float) and (row.id, name) not in reasons
    ]
    options_of = {rule: {name.partition("/")[0] for name in stated_by(rule)} for rule, _ in loose}
    assert [
        (rule, name)
        for rule, name in loose
        if name not in options_of[rule] and not is_read(rule, name)
    ] == []


def test_what_is_told_to_be_prose_is_stated_once_and_is_no_option() -> None:
    wrong = [
        (rule, name)
        for rule, name in told()
        if rule not in rules()
        or name not in rules()[rule].parameters
        or name in stated_by(rule)
        or sum(name in kind.get(rule, ()) for kind in PROSE.values()) > 1
    ]
    assert wrong == []


@pytest.mark.rows("kind", ["option", "decision"])
def test_what_the_book_says_in_another_way_stands_on_that_rule(kind: str) -> None:
    """For a decision, in an edition that is played, so that `make mutate` has it cite another."""
    cited = {
        (name, book.cite(name).rule) for book in map(edition, EDITIONS) for name in book.names()
    }
    wrong = [
        (rule, name)
        for rule, named in PROSE[kind].items()
        for name in named.values()
        if (name in options()) != (kind == "option")
        or (rule not in rules_behind(name) if kind == "option" else (name, rule) not in cited)
    ]
    assert wrong == []


def test_what_a_test_proves_is_marked_with_the_rule_there() -> None:
    wrong = [
        (rule, path)
        for rule, named in PROSE["test"].items()
        for path in named.values()
        if not (ROOT / path).is_file() or f'"{rule}"' not in (ROOT / path).read_text("utf-8")
    ]
    assert wrong == []


def test_what_people_do_says_how_and_no_other_reason_stands() -> None:
    said = {how for named in PROSE["people"].values() for how in named.values()}
    assert (set(PROSE), said) == ({"option", "decision", "test", "people"}, BY_PEOPLE)
