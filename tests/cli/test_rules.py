"""`ruleone rules list`, `show` and `diff`: the book in both languages and for programs."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ruleone.cli.app import command_line
from ruleone.limits import OVERLAY_MAX_BYTES
from ruleone.rulebook import EDITIONS, edition, options, rules
from ruleone.words import LANGUAGES, has_words

app = command_line()

runner = CliRunner(env={"COLUMNS": "200"})

FRIDAY = """\
name = "friday-club"
base = "modern"

[[change]]
option = "clock.seconds"
to = 30
overrides = "tda2024-29.3"
why = "Our evenings are short."
"""


@pytest.fixture
def friday(tmp_path: Path) -> str:
    """A file of house rules."""
    path = tmp_path / "friday.toml"
    path.write_text(FRIDAY, "utf-8")
    return str(path)


def asked(*arguments: str) -> Result:
    return runner.invoke(app, ["rules", *arguments])


def answer(*arguments: str) -> Any:
    told = asked(*arguments, "--json")
    assert told.exit_code == 0, told.stderr
    return json.loads(told.stdout)


def ids(*arguments: str) -> list[str]:
    return [rule["id"] for rule in answer("list", *arguments)["rules"]]


def test_all_rules_are_listed_with_their_words() -> None:
    listed = answer("list")["rules"]
    assert [rule["id"] for rule in listed] == [*rules()]
    assert all(rule["words"].keys() == rule["title"].keys() == {"en", "zh"} for rule in listed)


@pytest.mark.rule("house-notice", "tda2024-0")
def test_the_sheet_of_rules_ends_with_where_to_find_help() -> None:
    for language, copy in (("en", "at reception"), ("zh", "接待处")):
        sheet = asked("list", "--edition", "house", "--lang", language).stdout.strip()
        last = sheet.splitlines()[-1]
        told = rules()["house-notice"].parameters
        assert told["site"] in last
        assert told["helpline"] in last
        assert copy in last
    before = rules()["tda2024-0"].words
    assert before["en"] not in asked("list", "--edition", "house").stdout
    assert before["zh"] in asked("list", "--edition", "tda2024", "--lang", "zh").stdout
    assert "begambleaware" in asked("list").stdout
    assert "begambleaware" not in asked("list", "--topic", "pots").stdout


def test_what_is_asked_for_narrows_the_list_together() -> None:
    assert ids("--topic", "reopen", "--edition", "tda2011") == ["house-43.2", "tda2011-38.3"]
    found = ids("--search", "odd chip stud")
    assert {"house-18B", "tda2011-17.3"} <= set(found)
    assert ids("--search", "ODD STUD chip") == found
    assert "house-18B" in ids("--search", "零头筹码 梭哈")
    assert "house-43.1" in ids("--search", "reopen.cumulative")
    assert ids("--search", "no such words at all") == []


def test_an_editions_list_has_what_it_cites_and_nothing_else(friday: str) -> None:
    for name in EDITIONS:
        book = edition(name)
        assert set(ids("--edition", name)) == {book.cite(each).rule for each in book.names()}
    assert ids("--edition", friday) == ids("--edition", "modern")


def test_the_list_is_read_in_either_language() -> None:
    english = asked("list", "--topic", "reopen", "--lang", "en")
    assert "Re-opening in limit" in english.stdout
    assert f"11 of {len(rules())} rules" in english.stdout
    chinese = asked("list", "--topic", "reopen", "--lang", "zh")
    assert "重新开放加注权：限注" in chinese.stdout
    assert f"{len(rules())} 条规则中的 11 条" in chinese.stdout


def test_every_topic_and_every_kind_has_a_name() -> None:
    for rule in rules().values():
        for code in (f"topic-{rule.topic}", f"kind-{rule.kind}"):
            assert all(has_words(language, f"rule-{code}") for language in LANGUAGES), code


def test_a_rule_is_shown_with_what_it_sets_in_the_edition_asked_for() -> None:
    shown = asked("show", "tda2024-47A.1", "--edition", "tda2011", "--lang", "en").stdout
    assert rules()["tda2024-47A.1"].words["en"] in " ".join(shown.split())
    assert re.search(r"reopen\.cumulative .* no +tda2011-38\.3", shown)
    assert "Applied by modern and tda2024." in shown
    found = answer("show", "tda2024-47A.1")
    assert found["editions"] == ["modern", "tda2024"]
    assert {"option": "reopen.cumulative", "edition": "modern", "value": True,
            "rule": "tda2024-47A.1", "basis": "document"} in found["settings"]  # fmt: skip
    assert answer("show", "tda2024-50A")["decisions"] == ["betting.in-turn"]


@pytest.mark.rows("name", ["clock.seconds", "penalties.ladder", "reopen.fraction_limit"])
def test_an_option_is_shown_with_its_value_in_every_edition(name: str) -> None:
    found = answer("show", name)
    assert [each["edition"] for each in found["settings"]] == [*EDITIONS]
    for each in found["settings"]:
        book = edition(each["edition"])
        assert options()[name].read(each["value"]) == book.option(name)
        assert each["rule"] == book.cite(name).rule
    shown = asked("show", name, "--lang", "zh").stdout
    assert options()[name].words["zh"] in shown


def test_house_rules_are_shown_with_their_reason(friday: str) -> None:
    for name in ("clock.seconds", "tda2024-29.3"):
        shown = asked("show", name, "--edition", friday, "--lang", "en").stdout
        assert "clock.seconds was 25 and is 30 in this house: Our evenings are short." in shown
    changed = "modern+clock.seconds=30~friday-club"
    first = answer("show", "clock.seconds", "--edition", friday)["settings"][0]
    assert (first["edition"], first["value"]) == (changed, 30)


def test_what_no_document_says_is_shown_as_ours() -> None:
    cap = asked("show", "raise.limit_cap", "--lang", "en").stdout
    assert "house-47.2 (RuleOne's setting)" in cap
    assert "tda2011-41 (RuleOne's setting)" in cap
    told = asked("show", "house-26.4", "--lang", "zh").stdout
    assert "house-26.4（RuleOne 自定）" in told
    differ = asked("diff", "house", "tda2011", "--lang", "en").stdout
    assert "tda2011-25 (not in the document)" in differ


def test_any_rule_and_option_can_be_shown() -> None:
    for language in LANGUAGES:
        for name in (*list(rules())[::24], *list(options())[::12]):
            told = asked("show", name, "--lang", language)
            assert told.exit_code == 0
            assert name in told.stdout


def test_two_editions_are_compared_option_by_option() -> None:
    found = answer("diff", "tda2011", "tda2019")
    first, second = edition("tda2011"), edition("tda2019")
    unlike = [name for name in options() if first.option(name) != second.option(name)]
    assert [each["option"] for each in found["differences"]] == unlike
    assert found["differences"][0] == {
        "option": "final_table.size",
        "first": {"value": 10, "rule": "tda2011-9.1", "basis": "document"},
        "second": {"value": 9, "rule": "tda2019-RP-9.1", "basis": "document"},
        "why": None,
    }
    shown = asked("diff", "tda2011", "tda2019", "--lang", "en").stdout
    assert f"{len(unlike)} of {len(options())} options differ." in shown
    assert "tda2019-RP-10A" in shown


def test_house_rules_are_compared_with_their_base(friday: str) -> None:
    found = answer("diff", "modern", friday)
    assert found["second"] == "modern+clock.seconds=30~friday-club"
    assert [(each["option"], each["why"]) for each in found["differences"]] == [
        ("clock.seconds", "Our evenings are short.")
    ]
    shown = asked("diff", "modern", friday, "--lang", "zh").stdout
    assert "clock.seconds：Our evenings are short." in shown
    assert "friday-club（以现代版为基础）" in shown
    assert "0 of" in asked("diff", "house", "house", "--lang", "en").stdout


@pytest.mark.rows(
    ("arguments", "told"),
    [
        (["list", "--edition", "nix"], "There is no edition “nix”."),
        (["list", "--topic", "nix"], "Choose one of these: announcements, balancing,"),
        (["show", "house-43"], "Similar: house-43.1 and house-43.2."),
        (["show", "reopen.cumulativ"], "reopen.cumulative"),
        (["show", "house-1", "--edition", "modern+a=b"], "“a=b” does not change an option."),
        (
            ["diff", "modern", "no-such-file.toml"],
            "Could not read the file no-such-file.toml: it does",
        ),
        (["diff", "modern", "."], "There is no edition “.”."),
    ],
)
def test_what_there_is_not_is_said_in_plain_words(arguments: list[str], told: str) -> None:
    said = asked(*arguments, "--lang", "en")
    assert said.exit_code == 2
    assert told in said.stderr
    assert said.stdout == ""


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (FRIDAY.replace("to = 30", "to = true").encode(), "line 6: The option clock.seconds"),
        (FRIDAY.replace("tda2024-29.3", "house-43.1").encode(), "line 7: The rule house-43.1"),
        (b"name = '\xff'", "is not UTF-8 text."),
        (
            b"#" * OVERLAY_MAX_BYTES + "规则".encode(),
            "line 1: The file is too large: the maximum is",
        ),
    ],
)
def test_a_mistake_in_house_rules_is_told_with_its_line(
    data: bytes, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(data)
    said = asked("diff", "modern", str(path), "--lang", "en")
    assert said.exit_code == 2
    assert str(path) in said.stderr
    assert told in said.stderr
    chinese = asked("diff", "modern", str(path), "--lang", "zh").stderr
    assert re.search(r"第 \d+ 行：|不是 UTF-8", chinese)
