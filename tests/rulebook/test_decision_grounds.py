"""What a decision cites says it: each option and decision, with the sentences that cite it.

`decisions.toml` is the table. A new sentence, decision or rule behind one fails here until it has
been read against the row of its rule, and has its ground or is called ours.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from told_by_rules import ids_made, names_cited, sentences

from ruleone.rulebook import EDITIONS, edition, options, rules
from ruleone.rulebook.settings import settings

TABLE: Final[dict[str, dict[str, dict[str, Any]]]] = tomllib.loads(
    Path(__file__).with_name("decisions.toml").read_text("utf-8")
)
GROUNDS: Final = {
    name: {rule: ground for rule, ground in row.items() if rule != "tells"}
    for name, row in TABLE["decisions"].items()
}
PAST_EDITIONS: Final = {"chinese-stakes-1", "chinese-stakes-2", "chinese-stakes-3"}
"""Rules cited by their own ids: the table of stakes, which no option or decision tells."""


def flaw_of(rule: str, ground: dict[str, Any] | None) -> str | None:
    """Why the row does not say what the ground names; None where it does."""
    if rule not in rules():
        return "no such rule"
    row = rules()[rule]
    if ground is None:
        return "it has no ground and is not called ours"
    if row.parameters.get("stated") is False:
        return "its row is not stated"
    for parameter, wanted in ground.get("by", {}).items():
        if row.parameters.get(parameter) != wanted:
            return f"{parameter} is {row.parameters.get(parameter)!r}"
        if parameter in row.parameters.get("not_stated", ()):
            return f"{parameter} is not stated"
    if not ground.keys() & {"by", "says"}:
        return "its ground is empty"
    says = ground.get("says", "")
    return None if says in row.words["en"].lower() else f"its words do not say {says!r}"


def flaws_of(name: str, book: str, grounds: dict[str, Any]) -> str | None:
    """What is wrong with the citation of a decision in an edition of the book."""
    columns = settings().decisions[name]
    order = settings().orders[book]
    wanted = columns[next(column for column in order if column in columns)]
    cited = edition(book).cite(name)
    if (cited.rule, cited.basis) != (wanted.rule, wanted.basis):
        return f"the edition cites {cited.rule}, {cited.basis}"
    if cited.basis == "document":
        return flaw_of(cited.rule, grounds.get(cited.rule))
    return "it is called ours and has a ground" if cited.rule in grounds else None


def test_each_decision_cites_a_rule_that_says_it_or_is_called_ours() -> None:
    faults = [
        (book, name, flaw)
        for book in EDITIONS
        for name in settings().decisions
        if (flaw := flaws_of(name, book, GROUNDS.get(name, {}))) is not None
    ]
    assert faults == []


def test_each_ground_is_of_a_rule_that_a_document_settles_the_decision_by() -> None:
    behind = {
        (name, ground.rule)
        for name, columns in settings().decisions.items()
        for ground in columns.values()
        if ground.basis == "document"
    }
    assert {(name, rule) for name, row in GROUNDS.items() for rule in row} == behind
    assert [each for each in sorted(behind) if flaw_of(each[1], GROUNDS[each[0]][each[1]])] == []


def test_each_sentence_that_cites_a_rule_has_been_read_against_it() -> None:
    told = {
        (code, name)
        for rows in (TABLE["decisions"], TABLE["options"])
        for name, row in rows.items()
        for code in str(row.get("tells", "")).split()
    }
    assert sorted(told ^ sentences()) == []
    assert len(told) > 380


def test_what_is_cited_stands_in_every_edition() -> None:
    unknown = [
        (name, book)
        for book in EDITIONS
        for name in sorted(names_cited())
        if name not in edition(book).names() or edition(book).cite(name).rule not in rules()
    ]
    assert unknown == []
    assert ids_made() == PAST_EDITIONS
    assert ids_made() <= rules().keys()
    assert TABLE["options"].keys() <= options().keys()


def test_the_table_is_able_to_refuse() -> None:
    assert flaw_of("house-999", {"by": {}}) == "no such rule"
    assert flaw_of("house-44.1", None) == "it has no ground and is not called ours"
    assert flaw_of("house-44.1", {"by": {"result": "raise"}}) == "result is 'call'"
    assert flaw_of("house-44.1", {}) == "its ground is empty"
    assert flaw_of("house-32.1", {"by": {"preflop_first": "button"}}) is not None
    assert flaws_of("betting.call", "modern", {}) is not None
    assert flaws_of("draw.discards", "modern", {"house-33A.7": {"says": "open"}}) is not None
