"""Lists of players in and out: what is written is read back, what is wrong has its line."""

import json
import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone import limits
from ruleone.room.core.names import plain
from ruleone.room.directory.sheets import BadSheet, SheetForm, judged, read_players, write_players
from ruleone.rulebook import Refusal
from ruleone.store.people import Player
from ruleone.words import LANGUAGES, Language, say

FORMS: tuple[SheetForm, ...] = ("csv", "json")


def texts(most: int) -> st.SearchStrategy[str]:
    """Texts as the house keeps them."""
    signs = st.characters(exclude_categories=["Cs"])
    return st.text(signs, max_size=most).map(plain)


PLAYERS = st.lists(
    st.builds(
        Player,
        st.text("0123456789abcdef", max_size=8),
        texts(limits.NAME_MAX_CHARACTERS).filter(bool),
        st.dictionaries(
            st.from_regex(r"[a-z][a-z0-9_]{0,5}", fullmatch=True).filter(
                lambda field: field not in ("id", "name", "details", "results")
            ),
            texts(20).filter(bool),
            max_size=3,
        ),
    ),
    min_size=1,
    max_size=5,
    unique_by=(lambda one: one.person or one.name, lambda one: one.name.casefold()),
)


def faults(data: str | bytes, form: SheetForm = "csv") -> list[Refusal]:
    raw = data if isinstance(data, bytes) else data.encode()
    with pytest.raises(BadSheet) as bad:
        read_players(raw, form)
    return list(bad.value.faults)


def read_or_refused(data: bytes, form: SheetForm) -> None:
    with suppress(BadSheet):
        assert isinstance(read_players(data, form), tuple)


@pytest.mark.parametrize("form", FORMS)
@given(players=PLAYERS)
def test_what_is_written_is_read_back(form: SheetForm, players: list[Player]) -> None:
    rows = read_players(write_players(players, form).encode(), form)
    assert [Player(row.person, row.name, row.details) for row in rows] == players


@pytest.mark.parametrize("form", FORMS)
@given(data=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_whatever_comes_is_read_or_refused(form: SheetForm, data: bytes) -> None:
    read_or_refused(data, form)


@given(st.recursive(st.none() | st.booleans() | st.text(), st.lists, max_leaves=10))
def test_whatever_json_comes_is_read_or_refused(row: object) -> None:
    for told in ({"players": [row]}, {"players": [{"name": "Ann", "details": row}]}, row):
        read_or_refused(json.dumps(told).encode(), "json")


def test_a_spreadsheet_takes_nothing_for_a_formula() -> None:
    written = write_players([Player("", "=1+1", {"phone": "+49 30 1", "note": "'so"})], "csv")
    assert "'=1+1" in written
    assert "'+49 30 1" in written
    (row,) = read_players(written.encode(), "csv")
    assert (row.name, row.details) == ("=1+1", {"phone": "+49 30 1", "note": "'so"})


def test_each_row_says_what_is_wrong_with_it() -> None:
    found = faults(
        "name,id,email\n"
        "Ann,,a@example.org\n"
        "\n"
        f"{'x' * (limits.NAME_MAX_CHARACTERS + 1)},,\n"
        '"Ben\nthe second",,b\n'
        "Cid\n"
        "ann,,\n"
        f"Dan,,{'y' * 201}\n"
    )
    told = [(one.code, one.parameters["line"]) for one in found]
    assert told == [
        ("roster-name", 4),
        ("roster-cells", 7),
        ("roster-cell", 9),
        ("roster-twice", 8),
    ]
    assert (found[1].parameters["expected"], found[1].parameters["came"]) == (3, 1)
    assert found[3].parameters["first_line"] == 2


@pytest.mark.rows(
    ("data", "form", "code"),
    [
        ("", "csv", "roster-empty"),
        ("\ufeff\r\n \n", "csv", "roster-empty"),
        ("email\nx\n", "csv", "roster-header"),
        ("name,email,Email\n", "csv", "roster-column-twice"),
        ("name,E-Mail!\nAnn,x\n", "csv", "roster-column"),
        ('name\n"Ann\n', "csv", "roster-no-csv"),
        (b"name\n\xff\n", "csv", "roster-no-utf8"),
        ("[]", "json", "roster-no-list"),
        ('{"players": 1}', "json", "roster-no-list"),
        ('{"players": [', "json", "roster-no-json"),
        ('{"players": [1]}', "json", "roster-row"),
        ('{"players": [{"name": "Ann", "mail": ""}]}', "json", "roster-key"),
        ('{"players": [{"name": "Ann", "details": {"mail": 1}}]}', "json", "roster-text"),
        ("[" * 100_000, "json", "roster-no-list"),
        ('{"players": [' + "[" * 100_000, "json", "roster-no-json"),
        (b"x" * (limits.SHEET_OF_PLAYERS_MAX_BYTES + 1), "csv", "roster-large"),
    ],
)
def test_a_file_that_is_none_says_why(data: str | bytes, form: SheetForm, code: str) -> None:
    assert [one.code for one in faults(data, form)] == [code]


@pytest.mark.rows("parted", [",", ";", "\t"])
def test_cells_are_parted_as_the_first_line_parts_them(parted: str) -> None:
    text = "\n".join(parted.join(cells) for cells in (("Name", "Note"), ("Ann", '"a, b; c"')))
    (row,) = read_players(text.encode("utf-8-sig"), "csv")
    assert (row.name, row.details) == ("Ann", {"note": "a, b; c"})
    (fault,) = faults(f"name{parted}note\nAnn\n")
    assert fault.code == "roster-cells"


def test_a_file_has_a_bound_of_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruleone.room.directory.sheets.SHEET_OF_PLAYERS_MAX_ROWS", 2)
    assert len(read_players(b"name\nAnn\nBen\n", "csv")) == 2
    assert [one.code for one in faults("name\nAnn\nBen\nCid\n")] == ["roster-too-many"]


def test_lines_of_json_are_those_of_the_file() -> None:
    text = '{"players": [\n{"name": "Ann"},\n\n{"name": ""}\n]}'
    (found,) = faults(text, "json")
    assert (found.code, found.parameters["line"]) == ("roster-name", 4)


def test_a_row_that_stands_twice_alike_has_a_line_of_its_own() -> None:
    text = '{"players": [\n{"name": "Ann",\n"details": {}},\n{"name": ""},\n\n{"name": ""}\n]}'
    assert [one.parameters["line"] for one in faults(text, "json")] == [4, 6]


@pytest.mark.rows("language", LANGUAGES)
def test_what_stands_in_no_file_is_told_without_a_line(language: Language) -> None:
    for person in (
        judged(0, "", "", {}),
        judged(0, "", "Ann", {"E-Mail": ""}),
        judged(0, "", "Ann", {"email": "x" * 201}),
        judged(0, "", "Ann", {f"f{n}": "x" for n in range(13)}),
    ):
        assert isinstance(person, Refusal)
        words = say(language, f"refusal-{person.code}", **person.parameters)
        assert not re.search(r"(?<!\d)0 ", words), words


def test_more_than_the_house_may_keep_of_one_is_refused() -> None:
    fields = [f"f{n}" for n in range(limits.PLAYER_DETAILS_MAX + 1)]
    row = ",".join(["Ann", *("x" for _ in fields)])
    (found,) = faults(",".join(["name", *fields]) + "\n" + row + "\n")
    assert found.code == "roster-columns"
