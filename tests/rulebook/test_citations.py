"""What an edition cites for a setting says it; what no document says is called ours, or silent."""

import tomllib
from pathlib import Path
from typing import Any

from ruleone.rulebook import EDITIONS, Citation, edition, options, rules
from ruleone.rulebook.settings import Setting, settings

GROUNDS: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "grounds.toml").read_text("utf-8")
)
READ_INTO = {
    ("odd_chip.stud", "by"),
    ("penalties.dealt_and_killed", "dealt_in"),
    ("seating.button_draw", "assignment"),
    ("undercall.tiny_share", "example"),
}
"""Parameters that a document states of something else, from which a value of ours is read: seats
that are drawn, a single example, a hand that is dealt, a card by suit."""
SEVERAL_ROWS = {"chinese.naturals"}
"""Read together from rows that each state a part."""


def set_by(name: str, book: str) -> Setting:
    """The setting that an edition takes for an option."""
    columns = settings().options[name]
    return columns[next(column for column in settings().orders[book] if column in columns)]


def stated_at(parameters: dict[str, Any], path: str) -> tuple[Any, bool]:
    """A parameter of a row, and whether the document states it."""
    value: Any = parameters
    told = True
    for key in path.split("/"):
        told &= key not in value.get("not_stated", ()) and value.get("stated", True)
        value = value[key]
    return value, told


def flaw_of(name: str, setting: Setting) -> str | None:
    """Why the row that is cited does not give this value; None where it does."""
    row = rules()[setting.rule]
    if setting.states:
        value, told = stated_at(row.parameters, setting.states)
        if not told:
            return f"{setting.states} is not stated"
        same = options()[name].read(value) == options()[name].read(setting.written)
        return None if same else f"{setting.states} is {value}"
    ground = GROUNDS.get(name, {}).get(setting.rule)
    if ground is None:
        return "nothing in its row says so"
    if row.parameters.get("stated") is False:
        return "its row is not stated"
    for parameter, wanted in ground.get("by", {}).items():
        value, told = stated_at(row.parameters, parameter)
        if value != wanted or not told:
            return f"{parameter} is {value}, stated: {told}"
    says = ground.get("says", "")
    return None if says in row.words["en"].lower() else f"its words do not say {says!r}"


def test_an_edition_cites_a_rule_for_a_setting_only_if_the_rule_says_it() -> None:
    faults: list[object] = []
    documents = 0
    for book in EDITIONS:
        for name in options():
            setting, cited = set_by(name, book), edition(book).cite(name)
            if (cited.rule, cited.basis) != (setting.rule, setting.basis):
                faults.append((book, name, cited))
            if setting.basis == "document" and name not in SEVERAL_ROWS:
                documents += 1
                if (flaw := flaw_of(name, setting)) is not None:
                    faults.append((book, name, setting.rule, flaw))
    assert faults == []
    assert documents > 900


def test_what_is_called_ours_or_silent_stands_in_no_row() -> None:
    faults: list[object] = []
    for name, columns in settings().options.items():
        for column, setting in columns.items():
            if setting.basis == "document":
                continue
            stated = (
                bool(setting.states)
                and stated_at(rules()[setting.rule].parameters, setting.states)[1]
            )
            read_from = GROUNDS.get(name, {}).get(setting.rule)
            if read_from is not None:
                faults.append((name, column, "a ground is told for it"))
            if stated and (name, setting.states) not in READ_INTO:
                faults.append((name, column, setting.states))
    assert faults == []


def test_no_ground_is_told_of_what_no_setting_takes() -> None:
    taken = {
        (name, setting.rule)
        for name, columns in settings().options.items()
        for setting in columns.values()
        if setting.basis == "document" and not setting.states
    }
    told = {(name, rule) for name, grounds in GROUNDS.items() for rule in grounds}
    assert told <= taken


def test_a_changed_option_says_what_its_value_rests_on() -> None:
    modern = edition("modern")
    cites = [
        ("raise.limit_cap", None, "house-47.2", "ours"),
        ("clock.expiry_without_bet", None, "tda2024-29.5", "document"),
        ("clock.expiry_without_bet", "dead", "house-26.4", "document"),
        ("reopen.cumulative", False, "tda2011-38.3", "silent"),
        ("raise.limit_cap", 5, "house-47.2", "house"),
    ]
    for name, value, rule, basis in cites:
        book = modern if value is None else modern.with_options({name: value})
        assert book.cite(name) == Citation(rule, book.id, basis), (name, value)  # type: ignore[arg-type]
    house = modern.overruled("club", {"clock.seconds": (30, "tda2024-29.3")})
    assert house.cite("clock.seconds").basis == "house"
    assert house.cite("raise.limit_cap").basis == "ours"
    assert edition(house.id).cite("clock.seconds").basis == "house"
