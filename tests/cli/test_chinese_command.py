"""`ruleone chinese`: what it settles and sets, and what it says of bad input."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ruleone import limits
from ruleone.cli.app import command_line
from ruleone.words import LANGUAGES

app = command_line()

CASES: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "chinese" / "cases.json").read_text("utf-8")
)
OF_ID = {case["id"]: case for case in CASES["cases"]}


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["chinese", *map(str, arguments)])


def settled(path: Path, told: object, *arguments: str) -> tuple[list[dict[str, Any]], Result]:
    path.write_text(told if isinstance(told, str) else json.dumps(told), "utf-8")
    result = run("settle", path, "--json", "--lang", "en", *arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    answers: list[dict[str, Any]] = json.loads(result.stdout) if result.stdout else []
    return answers, result


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cases.json"


@pytest.fixture(scope="module")
def answers() -> dict[str, dict[str, Any]]:
    path = Path(__file__).parents[1] / "chinese" / "cases.json"
    result = run("settle", path, "--json")
    assert result.exit_code == 0
    return {answer["id"]: answer for answer in json.loads(result.stdout)}


@pytest.mark.rule("chinese-compare-2", "chinese-order-1", "chinese-money-2", "chinese-rake")
@pytest.mark.parametrize("name", OF_ID)
def test_every_payment_case_comes_out_as_written(
    name: str, answers: dict[str, dict[str, Any]]
) -> None:
    expect = OF_ID[name]["expect"]
    told = {field: expect[field] for field in ("net", "rake", "final", "pairs")}
    assert answers[name] == {"id": name, **told}


def test_cases_stand_in_the_order_of_the_file_as_a_list_too(file: Path) -> None:
    told, result = settled(file, CASES["cases"][::-1])
    assert result.exit_code == 0
    assert [answer["id"] for answer in told] == [case["id"] for case in CASES["cases"]][::-1]


def test_what_a_case_expects_is_not_looked_at(file: Path) -> None:
    case = deepcopy(OF_ID["CP01"])
    case["expect"] = {"net": "nonsense"}
    told, _ = settled(file, [case])
    assert told[0]["net"] == [200, -800, 600]


def test_players_are_answered_in_the_order_in_which_the_case_has_them(file: Path) -> None:
    case = deepcopy(OF_ID["CP01"])
    case["players"] = case["players"][::-1]
    told, _ = settled(file, [case])
    assert told[0]["net"] == [600, -800, 200]
    assert told[0]["pairs"] == OF_ID["CP01"]["expect"]["pairs"]


@pytest.mark.parametrize("place", ["table", "options", "edition"])
def test_options_of_a_case_are_honoured(file: Path, place: str) -> None:
    case = deepcopy(OF_ID["CP46"])
    more: list[str] = []
    if place == "table":
        case["table"]["suit_tiebreak"] = "explicit-only"
    elif place == "options":
        case["table"]["options"] = {"chinese.suit_tiebreak": "explicit-only"}
    else:
        more = ["--edition", "chinese+chinese.suit_tiebreak=explicit-only"]
    told, _ = settled(file, [case], *more)
    assert told[0]["net"] == OF_ID["CP46"]["expect_if_suits_explicit_only"]["net"]
    assert told[0]["net"] != OF_ID["CP46"]["expect"]["net"]


@pytest.mark.rule("chinese-rake")
def test_the_rake_of_a_case_is_its_own(file: Path) -> None:
    cases = [deepcopy(OF_ID["CP01"]) for _ in range(3)]
    cases[1]["table"]["rake_pct"] = 2.5
    cases[2]["table"]["rake_pct"] = 0
    told, _ = settled(file, cases)
    assert [answer["rake"] for answer in told] == [[10, 0, 30], [5, 0, 15], [0, 0, 0]]


def test_a_surrendered_hand_may_leave_out_its_rows(file: Path) -> None:
    case = deepcopy(OF_ID["CP68"])
    for row in ("front", "middle", "back"):
        del case["players"][0][row]
    told, _ = settled(file, [case])
    assert told[0]["final"] == OF_ID["CP68"]["expect"]["final"]


def changed(**how: Any) -> dict[str, Any]:
    case: dict[str, Any] = deepcopy(OF_ID["CP65"])
    for where, value in how.items():
        *path, last = (int(part) if part.isdigit() else part for part in where.split("__"))
        inside: Any = case
        for part in path:
            inside = inside[part]
        if value is None:
            del inside[last]
        else:
            inside[last] = value
    return case


BAD = [
    (changed(players__0__front="Kd 2c"), "players[0].front: expected 3 cards, got 2"),
    (
        changed(players__0__back="7d 7h Qh Qd 5h As"),
        "players[0].back: expected 5 cards, got 6",
    ),
    (changed(players__1__front="Kc 9d 9d"), "players[1].front: 9♦ is already in players[1].front"),
    (changed(players__1__front="Kc 9d Xx"), "players[1].front: expected a card such as As or Td"),
    (changed(players__1__front="Kc 9d ??"), 'expected a card such as As or Td, got "??"'),
    (changed(players__1__front=7), "players[1].front: expected 3 cards such as"),
    (changed(players__1__front=None), "players[1].front is missing"),
    (changed(players__0__stack=0), "players[0].stack: expected a number from 1 to"),
    (changed(players__0__stack="12"), 'expected a number from 1 to 1,000,000,000,000, got "12"'),
    (changed(players__0__stack=None), "players[0].stack is missing"),
    (changed(players__0__seat=1), "Seat 1 appears twice"),
    (changed(players__0__seat=10), "players[0].seat: expected a number from 0 to 9, got 10"),
    (changed(players__0__declare_natural=1), "players[0].declare_natural: expected true or false"),
    (changed(players__0__surrender=True), "players[0].surrender: expected false"),
    (
        changed(
            table__tournament=True,
            table__rake_pct=0,
            players__0__surrender=True,
            players__0__declare_natural=True,
        ),
        "expected surrender or declare_natural, got both",
    ),
    (
        changed(players__0__name="\x1b[31m"),
        "players[0].name: expected printable text of at most 200",
    ),
    (changed(players__0=3), "players[0]: expected an object, got 3"),
    (changed(players="A"), 'players: expected a list, got "A"'),
    (changed(players=[]), "the number of players must be 2, 3, and 4"),
    (changed(button=-1), "button: expected a number from 0 to 9, got -1"),
    (changed(table=None), "table is missing"),
    (changed(table__point=0), "table.point: expected a number from 1 to"),
    (changed(table__bonus="yes"), 'table.bonus: expected true or false, got "yes"'),
    (changed(table__rake_pct=101), "table.rake_pct: expected a number from 0 to 100 with at"),
    (
        changed(table__rake_pct=4.123456789012345),
        "table.rake_pct: expected a number from 0 to 100 with at most 9 decimals, got 4.123",
    ),
    (changed(table__rake_pct="5"), "table.rake_pct: expected a number from 0 to 100"),
    (
        changed(table__rake_pct=None, table__options={"rake_percent": -5}),
        "table.options.rake_percent: expected a number from 0 to 100 such as",
    ),
    (
        changed(table__rake_pct=None, table__rake_percent="300"),
        "table.rake_percent: expected a number from 0 to 100 such as",
    ),
    (
        changed(table__options={"suits.order": ["s", "h", "c", "c"]}),
        "table.options.suits.order: expected a list with each of s, h, d, and c once, got",
    ),
    (
        changed(table__options={"suits.order": ["s", "h"]}),
        "table.options.suits.order: expected a list with each of s, h, d, and c once, got",
    ),
    (
        changed(
            table__tournament=True,
            table__rake_pct=0,
            table__tournament_surrender="auto-arrange",
            players__0__surrender=True,
        ),
        "players[0].surrender: expected false, because with tournament_surrender = auto-arrange",
    ),
    (
        changed(players__1__declare=True),
        'players[1]: expected declare_natural, got "declare"',
    ),
    (changed(players__1__surrendered=True), 'players[1]: expected surrender, got "surrendered"'),
    (
        changed(table__tournament=True),
        "table.rake_pct: expected 0, because tournaments have no rake",
    ),
    (
        changed(table__suit_tiebreak="x"),
        "table.suit_tiebreak: expected one of explicit-only, all-rows",
    ),
    (changed(table__foul_points="x"), "table.foul_points: expected a whole number"),
    (changed(table__nonsense=1), 'table."nonsense": expected an option of 13-card poker'),
    (changed(table__options={"raise.limit_cap": 4}), 'table.options."raise.limit_cap"'),
    (
        changed(table__rake_percent=3),
        "table.rake_percent and table.rake_pct mean the same; expected",
    ),
    (
        changed(table__options={"winning_cap": "none", "chinese.winning_cap": "none"}),
        "table.options.chinese.winning_cap and table.options.winning_cap mean the same; expected",
    ),
    (
        changed(table__short_money="none", table__options={"short_money": "sequential-cap"}),
        "table.options.short_money and table.short_money mean the same; expected one of them",
    ),
    (changed(id=["a"]), "id: expected printable text of at most 200 characters"),
    (17, "case: expected an object, got 17"),
]


@pytest.mark.parametrize(("case", "why"), BAD, ids=[why[:40] for _, why in BAD])
def test_a_bad_case_is_told_in_one_line_and_the_others_go_on(
    file: Path, case: Any, why: str
) -> None:
    told, result = settled(file, [OF_ID["CP01"], case, OF_ID["CP02"]])
    assert result.exit_code == 1
    assert [answer.get("net") for answer in told] == [[200, -800, 600], None, [600, -600]]
    assert why in told[1]["why"]
    assert result.stderr == told[1]["why"] + "\n"
    assert str(file) in told[1]["why"]


@pytest.mark.rule("chinese-rake")
def test_a_small_percentage_is_read_exactly(file: Path) -> None:
    rich = changed(table__point=10_000_000, table__rake_pct=1e-5)
    for player in rich["players"]:
        player["stack"] = 10**12
    told, _ = settled(file, [rich])
    (won,) = (net for net in told[0]["net"] if net > 0)
    assert sum(told[0]["rake"]) == won // 10**7 > 0


def test_a_byte_order_mark_before_the_cases_is_passed_over(file: Path) -> None:
    told, _ = settled(file, "\ufeff" + json.dumps([OF_ID["CP01"]]))
    assert told[0]["net"] == [200, -800, 600]


def test_the_line_of_a_bad_case_is_told(file: Path) -> None:
    rows = [json.dumps(OF_ID["CP01"]), json.dumps(changed(button="x")), json.dumps(OF_ID["CP02"])]
    told, result = settled(file, '{"cases": [\n' + ",\n".join(rows) + "\n]}")
    assert (told[1]["line"], result.exit_code) == (3, 1)
    assert ", line 3, case CP65: button: expected" in result.stderr


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: Not JSON"),
        ('{"cases": [\n{"id": 1,}]}', "line 2: Not JSON"),
        ('{"id": 1}', "Expected a list of cases, or an object with cases; got"),
        ("[]", "Expected at least one case, got none."),
        ('{"cases": []}', "Expected at least one case, got none."),
        ("7", "Expected a list of cases, or an object with cases; got 7"),
        ('{"cases": 3}', "Expected a list of cases, or an object with cases; got"),
        ("[" * 100_000, "The JSON is nested too deep for cases."),
    ],
)
def test_what_is_no_file_of_cases_is_told_in_one_line(file: Path, text: str, why: str) -> None:
    told, result = settled(file, text)
    assert (told, result.exit_code, result.stderr.count("\n")) == ([], 2, 1)
    assert why in result.stderr


def test_a_name_that_stands_twice_in_a_case_is_refused(file: Path) -> None:
    once = json.dumps(OF_ID["CP01"])
    twice = once.replace('"point": ', '"point": 500, "point": ', 1)
    assert twice != once
    told, result = settled(file, f"[{twice}, {once}]")
    assert result.exit_code == 1
    assert '"point" appears twice in an object; expected each name once.' in told[0]["why"]
    assert told[1]["net"] == [200, -800, 600]


def test_a_case_nested_too_deep_leaves_the_others(file: Path) -> None:
    _, result = settled(file, '[{"id": ' + "[" * 100_000 + "]" * 100_000 + "}]")
    assert result.exit_code in (1, 2)
    assert result.stderr.count("\n") == 1


def test_a_file_that_is_missing_or_huge_is_told(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = run("settle", file, "--lang", "en")
    assert (missing.exit_code, missing.stderr) == (2, f"{file} does not exist.\n")
    most = limits.CASE_FILE_MAX_BYTES
    for size in (most, limits.HAND_FILE_MAX_BYTES):
        with file.open("wb") as written:
            written.truncate(size + 1)
        huge = run("settle", file, "--lang", "en")
        assert huge.exit_code == 2
        assert f"The file is too large: the maximum is {most:,} bytes" in huge.stderr
        assert huge.stderr.count("\n") == 1
    monkeypatch.setattr("ruleone.history.thirteen.cases.CASES_MAX", 2)
    file.write_text("[1, 2, 3]")
    many = run("settle", file, "--lang", "en")
    assert many.exit_code == 2
    assert "The file has 3 cases; the maximum is 2." in many.stderr
    folder = run("settle", file.parent, "--lang", "en")
    assert (folder.exit_code, folder.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("command", [["settle", "x.json"], ["arrange", "As"]])
def test_an_edition_that_knows_no_thirteen_cards_is_refused(command: list[str], file: Path) -> None:
    file.write_text("[]")
    asked = [str(file) if part == "x.json" else part for part in command]
    cards = ["AsAhAdKcKdQsQh9d8c7h5s3c2d"] if asked[0] == "arrange" else asked[1:]
    told = run(asked[0], *cards, "--edition", "modern", "--lang", "en")
    assert told.exit_code == 2
    assert "“modern” has no rules for 13-card Chinese poker" in told.stderr


def test_a_player_can_follow_a_settlement(file: Path) -> None:
    file.write_text(json.dumps([OF_ID["CP56"]]), "utf-8")
    english = run("settle", file, "--lang", "en").stdout.splitlines()
    assert english[0] == "Case CP56: 5.00 a point, with bonuses"
    assert "    B pays A 15.00." in english
    assert any("C pays A 10.19 of 15.00: A cannot win more" in line for line in english)
    assert "  A wins 25.19 and has 49.13." in english
    chinese = run("settle", file, "--lang", "zh").stdout.splitlines()
    assert chinese[0] == "牌例 CP56：每分 5.00，有奖励分"
    assert "    B 付给 A 15.00。" in chinese
    assert "  A 赢 25.19，现有 49.13。" in chinese


@pytest.mark.rows("language", LANGUAGES)
def test_every_case_has_words(language: str) -> None:
    path = Path(__file__).parents[1] / "chinese" / "cases.json"
    told = run("settle", path, "--lang", language)
    assert told.exit_code == 0
    assert told.stdout.count("CP") >= len(OF_ID)
    assert not any(sign in told.stdout for sign in ("[log", "{ $", "None"))


HELD = "As Ah Ad Kc Kd Qs Qh 9d 8c 7h 5s 3c 2d"


@pytest.mark.rule("chinese-disconnect-3")
@pytest.mark.rows("case", CASES["auto_arrange"], ids=lambda case: case["cards"][:5])
def test_cards_are_set_as_the_software_sets_them(case: dict[str, Any]) -> None:
    told = json.loads(run("arrange", case["cards"], "--json").stdout)
    for row in ("front", "middle", "back"):
        assert sorted(told["automatic"][row]) == sorted(case[row].split())


def test_the_best_arrangement_is_at_least_as_good_as_the_automatic_one() -> None:
    told = json.loads(run("arrange", *HELD.split(), "--json", "--most", 30).stdout)
    assert told["best"]["points"] >= told["automatic"]["points"]
    assert told["best"]["points"] == told["ranked"][0]["points"]
    assert len(told["ranked"]) == 30
    assert [each["exact"] for each in told["ranked"]] == [True] * 24 + [False] * 6
    set_ = [card for row in ("front", "middle", "back") for card in told["best"][row]]
    assert sorted(set_) == sorted(HELD.split())
    plain = json.loads(run("arrange", HELD, "--plain", "--json").stdout)
    assert (plain["bonus"], told["bonus"]) == (False, True)
    assert plain["best"]["points"] != told["best"]["points"]


def test_a_natural_that_pays_more_is_to_be_declared() -> None:
    told = run("arrange", "AsKhQdJcTs9h8d7c6s5h4d3c2s", "--lang", "en")
    assert told.stdout.startswith("You have a dragon, one card of every rank. Declare it: it")
    assert json.loads(run("arrange", "AsKhQdJcTs9h8d7c6s5h4d3c2s", "--json").stdout)["best"][
        "declare"
    ]


def test_an_arrangement_is_told_in_both_languages() -> None:
    english = run("arrange", HELD, "--lang", "en", "--most", 26).stdout
    assert "  bottom row: A♠ A♥ A♦ K♣ K♦ (Full house, aces over kings)" in english
    assert "\n1. " in english
    assert "\n26. about " in english
    behind = "The points of these are estimates, and the order follows them:"
    lines = english.splitlines()
    assert lines[lines.index(behind) - 1].startswith("24. ")
    assert lines[lines.index(behind) + 1].startswith("25. about ")
    assert behind not in run("arrange", HELD, "--lang", "en", "--most", 24).stdout
    assert "  底墩：A♠ A♥ A♦ K♣ K♦（A 带 K 的葫芦）" in run("arrange", HELD, "--lang", "zh").stdout


@pytest.mark.rows(
    ("cards", "why"),
    [
        (HELD[:-3], "Enter thirteen cards, not 12."),
        (HELD + " 2s", "Enter thirteen cards, not 14."),
        (HELD[:-2] + "3c", "Expected thirteen different cards; 3♣ appears twice."),
        (HELD[:-2] + "??", "Card 13: expected a rank and a suit, such as As or Td; got “??”."),
        (HELD[:-2] + "1z", "Card 13: expected a rank and a suit, such as As or Td; got “1z”."),
        ("", "Enter thirteen cards, not 0."),
        ("A", "Card 1: expected a rank and a suit, such as As or Td; got “A”."),
    ],
)
def test_what_are_not_thirteen_cards_is_said(cards: str, why: str) -> None:
    told = run("arrange", cards, "--lang", "en")
    assert (told.exit_code, told.stdout, told.stderr) == (2, "", why + "\n")


def test_a_byte_that_is_no_utf_8_is_read_all_the_same(file: Path) -> None:
    file.write_bytes(json.dumps([OF_ID["CP65"]]).encode().replace(b'"A"', b'"\xc4"'))
    told = run("settle", file, "--lang", "en")
    assert (told.exit_code, told.stderr) == (0, "")
    assert "Ä" in told.stdout
    file.write_bytes(b"7\n\n\xff")
    told = run("settle", file, "--lang", "en")
    assert (told.exit_code, told.stderr.count("\n")) == (2, 1)
