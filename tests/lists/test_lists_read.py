"""Lists as people have them: whatever they were written with, the same people come back."""

import csv
import io
import json
import zipfile
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook

from ruleone import limits
from ruleone.lists.columns import ColumnRole, Listed, amount_in, guessed, is_yes, listed, said_to_be
from ruleone.lists.reading import read_list
from ruleone.lists.table import BadList, Encoding, Table, name_of_line


def words(text: str) -> st.SearchStrategy[str]:
    return st.sampled_from(text.split())


FIRST = words("Gina Kenji José Jörg Zoë Łukasz Åsa Anne-Marie O'Neil 张伟 李娜 Юрий")
LAST = words("Müller Lee Costa Đorđević Smith García Nuñez 王 Øst")
NAMES = st.lists(
    st.builds("{} {}".format, FIRST, LAST), min_size=2, max_size=12, unique_by=str.casefold
)
WESTERN = st.lists(
    st.builds(
        "{} {}".format,
        words("Gina Kenji José Jörg Zoë Åsa René"),
        words("Müller Costa García Nuñez Lee Brønd"),
    ),
    min_size=2,
    max_size=12,
    unique=True,
)
CHINESE = st.lists(
    st.text("张王李赵陈刘杨黄周吴伟芳娜敏静秀丽强磊洋勇艳杰涛明超", min_size=2, max_size=4),
    min_size=2,
    max_size=12,
    unique=True,
)
SEPARATED = st.sampled_from(",;\t|")
QUOTED = st.sampled_from([csv.QUOTE_ALL, csv.QUOTE_MINIMAL])
ENDED = st.sampled_from(["\n", "\r\n", "\r"])


def people(data: bytes, header: bool | None = None, **told: Any) -> list[Listed]:
    table = read_list(data, **told)
    return list(listed(table, guessed(table, header)))


def names(data: bytes, **told: Any) -> list[str]:
    return [one.name for one in people(data, **told)]


def written(rows: list[list[str]], separator: str, quoting: int, ended: str) -> str:
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter=separator, quoting=quoting, lineterminator=ended)  # type: ignore[arg-type]
    writer.writerows(rows)
    return file.getvalue()


@pytest.mark.feature("entry-lists")
@given(
    NAMES,
    SEPARATED,
    QUOTED,
    ENDED,
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "gb18030"]),
    st.sampled_from(["Name", "PLAYER", "姓名", "玩家 姓名", "Full name:"]),
)
def test_any_csv_gives_the_same_people(
    called: list[str], separator: str, quoting: int, ended: str, encoding: str, title: str
) -> None:
    rows = [["No.", title, "Paid", "Member no"]]
    rows += [[str(at), one, "yes" if at % 2 else "", f"M-{at}"] for at, one in enumerate(called)]
    told: Encoding = "gb18030" if encoding == "gb18030" else ""
    found = people(written(rows, separator, quoting, ended).encode(encoding), encoding=told)
    assert [one.name for one in found] == called
    assert [one.paid for one in found] == [bool(at % 2) for at in range(len(called))]
    assert [one.details for one in found] == [{"member_no": f"M-{n}"} for n in range(len(called))]
    assert [one.line for one in found] == list(range(2, len(called) + 2))


@given(WESTERN | CHINESE, SEPARATED, QUOTED)
def test_an_old_encoding_is_told_by_its_bytes(
    called: list[str], separator: str, quoting: int
) -> None:
    rows = [["Name", "Phone"], *([one, "0171"] for one in called)]
    for encoding in ("cp1252", "gb18030"):
        with suppress(UnicodeEncodeError):
            text = written(rows, separator, quoting, "\n").encode(encoding)
            if encoding == "cp1252" or any(one > "\u2e80" for one in "".join(called)):
                assert names(text) == called
            assert names(text, encoding=encoding) == called


@given(
    NAMES,
    st.sampled_from(
        ["{n}. ", "{n}) ", "({n}) ", "{n} - ", "#{n} ", "{n}、", "[{n}] ", "- ", "* ", "• ", "\t",
         "- [ ] ", "☐ ", "{n}.\t", "\u3000", "", "{n}：", "①"]
    ),
    ENDED,
    st.booleans(),
)  # fmt: skip
def test_names_pasted_one_a_line_are_those_names(
    called: list[str], before: str, ended: str, blanks: bool
) -> None:
    between = ended * (2 if blanks else 1)
    text = between.join(before.format(n=at) + one + "  " for at, one in enumerate(called, 1))
    assert names(text.encode()) == called
    assert names(f"#接龙{ended}Friday:{ended}{text}{ended}".encode()) == called


@given(NAMES, st.integers(1, 3))
def test_a_workbook_gives_the_same_people(called: list[str], above: int) -> None:
    book = Workbook()
    book.create_sheet("Friday")
    sheet = book["Friday"]
    for at in range(above):
        sheet.cell(at + 1, 3, None)
    sheet.append(["Name", "Member no", "Paid"])
    for at, one in enumerate(called):
        sheet.append([one, at, at == 0])
    found = people(saved(book))
    assert [one.name for one in found] == called
    assert [one.paid for one in found] == [True, *[False] * (len(called) - 1)]
    assert [one.details["member_no"] for one in found] == [str(at) for at in range(len(called))]
    table = read_list(saved(book), "Friday")
    assert (table.kind, table.sheets, table.sheet) == ("workbook", ("Sheet", "Friday"), "Friday")


def saved(book: Workbook) -> bytes:
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


@pytest.mark.rows(
    ("text", "called"),
    [
        ("Smith, John\nDoe, Jane\n", ["John Smith", "Jane Doe"]),
        ("First name;Last name\nJohn;Smith\n;Cher\n", ["John Smith", "Cher"]),
        ("姓,名\n张,三\n", ["张三"]),
        ("Gina\tpaid\nKenji\t\nRita\tpaid\n", ["Gina", "Kenji", "Rita"]),
        ("Gina, Kenji, Rita", ["Gina", "Kenji", "Rita"]),
        ("1 Ann\n2 Bob\n3 Cy\n", ["Ann", "Bob", "Cy"]),
        ("Player 1\nPlayer 2\n", ["Player 1", "Player 2"]),
        ("7even\n2Pac\n", ["7even", "2Pac"]),
        ("name\nAnn\n", ["Ann"]),
        ('Name,Club\n"Cappo, ""Big"" Al",A\n', ['Cappo, "Big" Al']),
        ('Big "Al\nBob\n', ['Big "Al', "Bob"]),
        ("Nickname,First name,Last name\nAce,Ann,Lee\n", ["Ann Lee"]),
        ("Nickname,Club\nAce,A\n", ["Ace"]),
        ("Email,Who\na@b.example,Ann Lee\n", ["Ann Lee"]),
        ("", []),
    ],
)
def test_columns_are_guessed(text: str, called: list[str]) -> None:
    assert names(text.encode()) == called


def test_a_guess_is_corrected_column_by_column() -> None:
    table = read_list(b"Ann;Lee;12\nBen;Li;13\n")
    found = guessed(table)
    assert [one.role for one in found.columns] == ["name", "ignored", "ignored"]
    roles: list[ColumnRole] = ["first", "last", "kept"]
    both = list(listed(table, said_to_be(found, roles)))
    assert [(one.name, one.details) for one in both] == [
        ("Ann Lee", {"column_3": "12"}),
        ("Ben Li", {"column_3": "13"}),
    ]
    assert [one.name for one in listed(table, guessed(table, header=True))] == ["Ben"]


@pytest.mark.rows(
    ("cell", "paid"),
    [("yes", True), ("X", True), ("50", True), ("€50.00", True), ("已付", True), ("✓", True),
     ("no", False), ("", False), ("0", False), ("0.00", False), ("未付", False), ("later", False)],
)  # fmt: skip
def test_a_cell_says_who_has_paid(cell: str, paid: bool) -> None:
    assert is_yes(cell) is paid


@pytest.mark.rows(
    ("cell", "amount"),
    [("60", "60"), ("€60.00", "60"), ("60,50 EUR", "60.50"), ("1,200", "1200"), ("60 元", "60"),
     ("yes", ""), ("1", ""), ("已付", ""), ("", ""), ("no", ""), ("later", "")],
)  # fmt: skip
def test_a_cell_says_how_much_was_paid(cell: str, amount: str) -> None:
    assert amount_in(cell) == amount


@pytest.mark.rows(
    "line",
    ["Friday 20:00:", "Who is in?", "今晚谁来？", "#接龙", "---", "", "  ", "1.", "***", "名单："],
)
def test_a_line_that_names_nobody(line: str) -> None:
    assert name_of_line(line) is None


# --- what is no list, or means harm ---------------------------------------------------------------


def refused(data: bytes, sheet: str = "") -> str:
    with pytest.raises(BadList) as bad:
        read_list(data, sheet)
    return bad.value.refusal.code


@given(st.binary(max_size=400))
def test_whatever_comes_is_read_or_refused(data: bytes) -> None:
    for begin in (b"", b"PK\x03\x04", b'{ V: "3.7.2", T: new Tournament(', b"\xff\xfe", b'"'):
        with suppress(BadList):
            table = read_list(begin + data)
            assert isinstance(table, Table)
            for one in listed(table, guessed(table)):
                assert one.name.isprintable()


def test_a_list_has_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused(b"x" * (limits.SHEET_OF_PLAYERS_MAX_BYTES + 1)) == "list-large"
    wide = b";".join([b"a"] * (limits.LIST_COLUMNS_MAX + 1))
    assert refused(wide + b"\n" + wide) == "list-columns"
    monkeypatch.setattr("ruleone.lists.table.SHEET_OF_PLAYERS_MAX_ROWS", 2)
    assert refused(b"Ann\nBen\nCid\n") == "list-rows"


def packed(parts: dict[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return file.getvalue()


def test_a_workbook_that_grows_or_is_none_is_refused() -> None:
    bomb = packed({"xl/workbook.xml": b"0" * (limits.LIST_WORKBOOK_UNPACKED_MAX_BYTES + 1)})
    assert len(bomb) < 100_000
    assert refused(bomb) == "list-workbook-grows"
    many = packed({f"x{at}": b"" for at in range(limits.LIST_WORKBOOK_PARTS_MAX + 1)})
    assert refused(many) == "list-workbook-grows"
    assert refused(packed({"readme.txt": b"no workbook"})) == "list-no-workbook"
    assert refused(packed({"xl/workbook.xml": b"<workbook"})) == "list-no-workbook"
    assert refused(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") == "list-old-workbook"
    book = Workbook()
    book.active.append(["Name"])
    assert refused(saved(book), "Monday") == "list-sheet"
    assert refused(saved(book)[:-40]) == "list-no-workbook"


def test_entities_in_a_workbook_do_not_grow() -> None:
    """Each is ten of the one before: a billion letters, were they written out."""
    book = Workbook()
    book.active.append(["Name"])
    with zipfile.ZipFile(io.BytesIO(saved(book))) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    names = "abcdefghij"
    kinds = "".join(
        f'<!ENTITY {name} "{("&" + before + ";") * 10}">' for before, name in pairwise(names)
    )
    sheet = next(name for name in parts if name.startswith("xl/worksheets/"))
    body = parts[sheet].split(b"<worksheet", 1)[1].replace(b"<v>0</v>", b"<v>&j;</v>")
    head = f'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">{kinds}]><worksheet'
    assert refused(packed(parts | {sheet: head.encode() + body})) == "list-no-workbook"


def test_a_formula_is_only_what_was_kept_of_it() -> None:
    book = Workbook()
    book.active.append(["Name"])
    book.active.append(['=HYPERLINK("http://x.example","Ann")'])
    book.active.append(["Ben"])
    assert names(saved(book)) == ["Ben"], "nothing works it out, and it kept no value"
    assert names(b'name\n"\'=1+1"\n') == ["=1+1"], "as this room's own files guard it"


def test_a_far_cell_of_a_workbook_takes_no_room() -> None:
    book = Workbook()
    book.active.append(["Name"])
    book.active["XFD1048576"] = "far"
    assert refused(saved(book)) == "list-rows"


# --- The Tournament Director ---------------------------------------------------------------------


def save(*players: str, version: str = "3.7.2") -> bytes:
    rows = ", ".join(f'["u{at}", {one}]' for at, one in enumerate(players))
    return (
        f'{{ V: "{version}", T: new Tournament({{Title: "Friday \\"deep\\"", Fee: .5, X: null, '
        f"Players: new GamePlayers({{Players: Map.from([{rows}])}})}})}}"
    ).encode()


def player(name: str, *outs: int | None, first: str = "", paid: bool = True) -> str:
    entries = ", ".join(
        "new GameBuyin({Time: 1, Amount: 200, Rake: new PerPlayerRake([0])"
        + ("" if out is None else f", BustOut: new GameBustOut({{Time: {out}, Round: 2}})")
        + "})"
        for out in outs
    )
    return (
        f"new GamePlayer({{Name: new PlayerName({{Nickname: {json.dumps(name)}, "
        f'Firstname: "{first}", Lastname: ""}}), Buyins: [{entries}], '
        f"PaidInFull: {str(paid).lower()}}})"
    )


@pytest.mark.feature("entry-lists")
@pytest.mark.rows("version", ["3.0", "3.4.3", "3.7.0-beta1", "3.7.2"])
def test_players_of_the_tournament_director(version: str) -> None:
    data = save(
        player("Linus", 500),
        player("Åsa \\ K", 100, 900),
        player("", None, first="Hank"),
        player("Never came", paid=False),
        version=version,
    )
    found = people(data)
    assert read_list(data).kind == "tdt"
    assert [(one.name, one.paid, one.place) for one in found] == [
        ("Linus", True, 4),
        ("Åsa \\ K", True, 3),
        ("Hank", True, None),
        ("Never came", False, None),
    ], "two are not out, so nobody has won yet"
    assert people(save(player("A", 5), player("B", None)))[1].place == 1


@pytest.mark.rows(
    "damaged",
    [b"", b")", b"Players: [", b"a: process.exit(1)", b"[" * 200, b'x: "open', b"x: 1 2"],
)
def test_a_damaged_save_is_refused(damaged: bytes) -> None:
    assert refused(b'{ V: "3.7.2", T: new Tournament({' + damaged) == "list-no-tdt"
