"""Editions: made from the documents as the book says, typed, citable, and open to overlays."""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.limits import EDITION_ID_MAX_CHARACTERS
from ruleone.rulebook import EDITIONS, BadSetting, Edition, UnknownName, edition, options, rules
from ruleone.rulebook.edition import applied_by
from ruleone.rulebook.settings import settings

ROOT = Path(__file__).parents[2]
RULEBOOK = ROOT / "src" / "ruleone" / "rulebook"

BOOK = tomllib.loads((RULEBOOK / "settings.toml").read_text("utf-8"))


@pytest.mark.rows("name", EDITIONS)
def test_an_edition_takes_of_each_name_the_first_document_of_its_order(name: str) -> None:
    """Read from the file itself: a line that does not reach the edition is missed here."""
    book, order = edition(name), BOOK["orders"][name]
    assert {*book.names()} == {*BOOK["options"], *BOOK["decisions"]}
    for named, columns in (BOOK["options"] | BOOK["decisions"]).items():
        first = next(column for column in order if column in columns)
        said = columns[first] if isinstance(columns[first], dict) else {"rule": columns[first]}
        ours = "ours" if first == "ours" and named in BOOK["options"] else "document"
        told = book.cite(named)
        assert (told.rule, told.basis) == (said["rule"], said.get("basis", ours)), named
        if "value" in said:
            assert book.option(named) == options()[named].read(said["value"]), named


def test_every_order_of_the_book_is_an_edition() -> None:
    assert [*BOOK["orders"]] == [*EDITIONS]


def test_modern_is_what_is_played_now() -> None:
    """TDA 2024 first, then the procedures of 2019, the house, 2011 and the games."""
    now = ["tda2024", "tda2019", "house", "tda2011", "holdem", "chinese", "ours"]
    assert BOOK["orders"]["modern"] == now
    assert {*now} <= {column for columns in settings().options.values() for column in columns}
    modern = edition("modern")
    taken = [
        modern.option(name)
        for name in (
            "ante.order", "clock.seconds", "clock.countdown", "out_of_turn.changed_options",
            "out_of_turn.all_in_binding", "unclear_bet.policy", "chip_bet.prior_chips",
        )
    ]  # fmt: skip
    assert taken == ["blind-first", 25, 5, "all", False, "highest-within-pot", "by-case"]


@pytest.mark.rows("name", options())
def test_house_takes_its_own_setting_wherever_it_has_one(name: str) -> None:
    columns = settings().options[name]
    if "house" in columns:
        assert edition("house").option(name) == options()[name].read(columns["house"].written)
        assert edition("house").cite(name).rule == columns["house"].rule


# Parameters of a row that are no more than equal to the value of an option that cites it.
NOT_THE_SAME = {
    ("chinese.equal_rows_legal", "equal_ranks/stated"),
    ("chip_bet.combined_gesture", "decided_by"),
    ("chinese.equal_rows_legal", "middle_over_front/stated"),
    ("chinese.natural_trips_five_pairs", "rank"),
    ("fouled.identifiable_lives", "redress"),
    ("fouled.identifiable_lives", "refund"),
    ("penalties.dealt_and_killed", "away"),
    ("pot_limit.short_blind_counts_full", "dead_blind_too"),
    ("pot_limit.short_blind_counts_full", "reraise_too"),
    ("penalties.dealt_and_killed", "posts"),
}


def stated_in(parameters: dict[str, Any], within: str = "") -> Iterator[tuple[str, Any]]:
    """Every parameter of a row with its value, one within another behind a slash."""
    for name, value in parameters.items():
        if isinstance(value, dict):
            yield from stated_in(value, f"{within}{name}/")
        else:
            yield f"{within}{name}", value


@pytest.mark.rows("name", options())
def test_what_a_row_states_is_written_there_alone(name: str) -> None:
    for setting in settings().options[name].values():
        taken = options()[name].read(setting.written)
        for parameter, value in stated_in(rules()[setting.rule].parameters):
            try:
                same = options()[name].read(value) == taken
            except BadSetting:
                same = False
            if same and (name, parameter) not in NOT_THE_SAME:
                assert setting.states == parameter, f"{setting.rule} states it as {parameter}"


@pytest.mark.rows("name", EDITIONS)
def test_an_edition_has_what_the_rows_of_its_rules_state(name: str) -> None:
    book = edition(name)
    order = settings().orders[name]
    tied = 0
    for option, columns in settings().options.items():
        setting = columns[next(document for document in order if document in columns)]
        if setting.states:
            stated = dict(stated_in(rules()[setting.rule].parameters))[setting.states]
            assert book.option(option) == options()[option].read(stated)
            assert book.cite(option).rule == setting.rule
            tied += 1
    assert tied >= 70


def test_what_no_document_settles_is_marked_as_ours() -> None:
    for name, columns in settings().options.items():
        only_ours = columns.keys() == {"ours"}
        assert options()[name].ours == (only_ours or name == "odd_chip.several")


def test_final_tables_of_the_default_edition() -> None:
    modern, house = edition("modern"), edition("house")
    sizes = ("final_table.size", "final_table.stud", "final_table.seven_max", "final_table.six_max")
    assert [modern.number(size) for size in sizes] == [9, 9, 7, 7]
    assert [house.number(size) for size in sizes] == [9, 9, 9, 6]


@pytest.mark.rows("name", EDITIONS)
def test_every_setting_and_decision_cites_a_rule_of_the_catalogue(name: str) -> None:
    book = edition(name)
    for asked in book.names():
        citation = book.cite(asked)
        assert citation.rule in rules()
        assert citation.edition == name
    assert set(options()) < set(book.names())


@pytest.mark.rows("name", options())
def test_each_accessor_reads_its_own_kind_alone(name: str) -> None:
    book = edition("modern")
    accessors = {
        "flag": book.flag,
        "number": book.number,
        "optional-number": book.optional_number,
        "choice": book.choice,
        "fraction": book.fraction,
        "listing": book.listing,
        "order": book.listing,
    }
    kind = options()[name].kind
    assert accessors[kind](name) == book.option(name)
    for other, accessor in accessors.items():
        alike = ({"number", "optional-number"}, {"listing", "order"})
        if other != kind and not any({other, kind} <= kinds for kinds in alike):
            with pytest.raises(TypeError, match=f"{name} is a {kind}, it was read as a"):
                accessor(name)


@pytest.mark.rows("order", ["s|h|c|c", "s|h", "s|h|d|c|c", "", "s|h|d|x"])
def test_an_order_of_suits_names_each_of_them_once(order: str) -> None:
    for name in ("modern", "chinese"):
        with pytest.raises(BadSetting, match=r"suits\.order"):
            edition(f"{name}+suits.order={order}")
        with pytest.raises(BadSetting, match=r"suits\.order"):
            edition(name).with_options({"suits.order": order.split("|")})
    again = edition("chinese+suits.order=c|d|h|s")
    assert again.listing("suits.order") == ("c", "d", "h", "s")


@pytest.mark.rows(
    ("setting", "why"),
    [
        ("chinese.naturals=dragon|dragon", "different names"),
        ("chinese.players=2|2", "different names"),
        ("chinese.players=", "1 names or more"),
        ("chinese.rake_percent=101", "up to 100"),
        ("chinese.rake_percent=1001/10", "up to 100"),
        ("chinese.rake_percent=-5", "a fraction such as"),
    ],
)
def test_a_setting_that_contradicts_itself_is_refused_as_it_is_read(setting: str, why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        edition(f"chinese+{setting}")


def test_an_unknown_name_is_a_clear_error() -> None:
    with pytest.raises(UnknownName, match=r"did you mean reopen\.cumulative"):
        edition("modern").option("reopen.cumulativ")
    with pytest.raises(UnknownName, match=r"did you mean pots\.side"):
        edition("modern").cite("pots.sides")
    with pytest.raises(
        UnknownName, match=r"the editions are modern, tda2024, house, .*; there is no 'tda2013'"
    ):
        edition("tda2013")


def test_an_overlay_changes_value_rule_id_and_digest() -> None:
    modern = edition("modern")
    changed = modern.with_options({"reopen.cumulative": False, "raise.limit_cap": 5})
    assert changed.id == "modern+raise.limit_cap=5,reopen.cumulative=false"
    assert changed.flag("reopen.cumulative") is False
    assert changed.cite("reopen.cumulative").rule == "tda2011-38.3"
    assert changed.cite("raise.limit_cap").rule == modern.cite("raise.limit_cap").rule
    assert changed.cite("pots.side").edition == changed.id
    assert changed.digest != modern.digest
    assert modern.flag("reopen.cumulative") is True


def test_an_overlay_taken_back_is_the_edition_itself() -> None:
    modern = edition("modern")
    back = modern.with_options({"reopen.cumulative": False}).with_options(
        {"reopen.cumulative": True}
    )
    assert (back.id, back.digest) == (modern.id, modern.digest)


def test_digests_tell_editions_apart_and_hold_still() -> None:
    assert edition("holdem").digest == edition("holdem-a").digest  # its first variant is the usual
    assert edition("modern").digest == edition("tda2024").digest
    assert len({edition(name).digest for name in EDITIONS}) == len(EDITIONS) - 2
    for name in EDITIONS:
        book = edition(name)
        written = {key: options()[key].written(book.option(key)) for key in options()}
        cited = {key: book.cite(key).rule for key in book.names()}
        content = json.dumps([written, cited], sort_keys=True, separators=(",", ":"))
        assert book.digest == hashlib.sha256(content.encode()).hexdigest()


def another(book: Edition, name: str) -> st.SearchStrategy[object]:
    """Values that an option may be given instead of its own."""
    option = options()[name]
    match option.kind:
        case "flag":
            return st.booleans()
        case "number":
            return st.integers(0, 100)
        case "optional-number":
            return st.none() | st.integers(0, 100)
        case "choice":
            return st.sampled_from(option.offered)
        case "fraction":
            return st.fractions(0, 2, max_denominator=8)
        case "listing":
            known = option.choices or book.listing(name)
            return st.lists(st.sampled_from(known), min_size=option.least, max_size=3, unique=True)
        case "order":
            return st.permutations(option.choices)


@given(st.data())
def test_an_overlay_is_found_again_by_its_id_alone(data: st.DataObject) -> None:
    book = edition(data.draw(st.sampled_from(EDITIONS)))
    chosen = data.draw(st.lists(st.sampled_from(sorted(options())), max_size=4, unique=True))
    # One bounds another, which has a test of its own.
    chosen = [name for name in chosen if not name.startswith("hand_for_hand.")]
    changes = {name: data.draw(another(book, name)) for name in chosen}
    changed = book.with_options(changes)
    again = edition(changed.id)
    assert again.digest == changed.digest
    for name, raw in changes.items():
        assert again.option(name) == options()[name].read(raw)


@pytest.mark.rows(
    ("name", "value"),
    [
        ("reopen.cumulative", 1),
        ("raise.limit_cap", True),
        ("raise.limit_cap", -1),
        ("raise.limit_cap", "four"),
        ("raise.min_base", "smallest"),
        ("reopen.fraction_nl_pl", "1/0"),
        ("reopen.fraction_nl_pl", 0.5),
        ("reopen.fraction_nl_pl", "-1/2"),
        ("reopen.fraction_nl_pl", "1/00"),
        ("reopen.fraction_nl_pl", "1e9"),
        ("reopen.fraction_nl_pl", Fraction(10**10)),
        ("reopen.fraction_nl_pl", "9999999999"),
        ("raise.limit_cap", 10**9 + 1),
        ("suits.order", ["s,h"]),
        ("chinese.stakes", ["1:30:5@x"]),
        ("suits.order", "shdc"),
        ("suits.order", ["s", "x"]),
        ("disputes.break_window_seconds", "never"),
    ],
)
def test_a_value_that_does_not_fit_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadSetting, match=name):
        edition("modern").with_options({name: value})


@pytest.mark.rows(
    ("id_", "error"),
    [
        ("modern+", UnknownName),
        ("modern+reopen.cumulative", BadSetting),
        ("modern+reopen.cumulative=maybe", BadSetting),
        ("modern+no.such=1", UnknownName),
        ("+reopen.cumulative=false", UnknownName),
        ("../../settings", UnknownName),
        ("modern+" + "x" * EDITION_ID_MAX_CHARACTERS, BadSetting),
    ],
)
def test_an_id_that_names_no_edition_is_refused(id_: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        edition(id_)


def test_an_overlay_too_large_for_an_id_is_refused() -> None:
    book = edition("modern")
    kinds = {name: option.kind for name, option in options().items()}
    turned: dict[str, object] = {n: not book.flag(n) for n, kind in kinds.items() if kind == "flag"}
    turned |= {name: book.number(name) + 1 for name, kind in kinds.items() if kind == "number"}
    for name, option in options().items():
        if option.kind == "choice" and len(option.offered) > 1:
            turned[name] = next(one for one in option.offered if one != book.choice(name))
    with pytest.raises(BadSetting, match=f"at most {EDITION_ID_MAX_CHARACTERS} characters"):
        book.with_options(turned)


def test_fractions_are_exact() -> None:
    assert edition("house").fraction("reopen.fraction_limit") == Fraction(1, 2)


def test_every_decision_is_asked_for_by_the_code() -> None:
    modules = (path for path in (ROOT / "src").rglob("*.py") if RULEBOOK not in path.parents)
    code = "\n".join(path.read_text("utf-8") for path in modules)
    decisions = set(edition("modern").names()) - options().keys()
    assert {name for name in decisions if f'"{name}"' not in code} == set()


def test_a_rule_of_betting_is_not_applied_by_thirteen_card_poker() -> None:
    for name in ("house-42B", "house-39A.3"):
        assert "chinese" not in applied_by(rules()[name])
        assert "house" in applied_by(rules()[name])
    assert "chinese" in applied_by(rules()["house-1"])
    assert any(applied_by(rule) == ("chinese",) for rule in rules().values())
