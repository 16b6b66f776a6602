"""`ruleone`, its version and `rank`: what is printed, and what is said of bad input."""

import json
import os
import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from ruleone import __version__, limits
from ruleone.cli.app import command_line
from ruleone.cli.language import language_of
from ruleone.dealing import ENGINE
from ruleone.ranking import KERNEL
from ruleone.words import LANGUAGES, has_words

app = command_line()

runner = CliRunner()
GROUPS = [group.typer_instance for group in app.registered_groups if group.typer_instance]
TOLD = [
    *(str(command.name) for command in app.registered_commands),
    *(str(group.info.name) for group in GROUPS),
    *(
        f"{group.info.name} {command.name}"
        for group in GROUPS
        for command in group.registered_commands
    ),
]


def test_version_says_what_ranks_and_what_deals_here() -> None:
    told = runner.invoke(app, ["--version"])
    assert told.exit_code == 0
    kernel = "native (C++)" if KERNEL == "native" else "Python"
    engine = "compiled" if ENGINE == "compiled" else "Python"
    assert told.stdout == f"ruleone {__version__}, kernel: {kernel}, engine: {engine}\n"


@pytest.mark.rows("command", TOLD)
def test_every_command_teaches(command: str) -> None:
    words = f"cli-{command.replace(' ', '-')}"
    assert all(has_words(language, words) for language in LANGUAGES)
    told = runner.invoke(app, [*command.split(), "--help"], prog_name="ruleone")
    assert told.exit_code == 0
    assert f"ruleone {command}" in told.stdout


def test_hands_are_ranked_best_first_and_equal_hands_share_a_place() -> None:
    told = runner.invoke(app, ["rank", "2c2d3s4s5s", "AsKsQsJsTs", "2h2s3d4d5d", "--json"])
    hands = json.loads(told.stdout)["hands"]
    assert [(hand["place"], hand["category"]) for hand in hands] == [
        (1, "royal-flush"),
        (2, "pair"),
        (2, "pair"),
    ]
    assert hands[0]["name"] == "Royal flush"
    assert hands[1]["ranks"] == ["2", "5", "4", "3"]


def test_single_cards_are_one_hand() -> None:
    apart = runner.invoke(app, ["rank", "As", "Ks", "Qs", "Js", "Ts", "--json"])
    together = runner.invoke(app, ["rank", "AsKsQsJsTs", "--json"])
    assert apart.exit_code == 0
    assert apart.stdout == together.stdout
    assert runner.invoke(app, ["rank", "As", "KsQsJsTs9s"]).exit_code == 2


def test_board_is_shared_and_the_best_five_are_told() -> None:
    board = ["--board", "Ac 9h 5h 2c 7h"]
    told = runner.invoke(app, ["rank", "QsQd", "AhKh", *board, "--json"])
    hands = json.loads(told.stdout)["hands"]
    assert [hand["category"] for hand in hands] == ["flush", "pair"]
    assert hands[0]["best"] == ["Ah", "Kh", "9h", "7h", "5h"]


def test_hands_are_named_in_chinese() -> None:
    told = runner.invoke(app, ["rank", "KsKhAd9c2c", "--lang", "zh"])
    assert "一对 K，A 踢脚" in told.stdout
    assert "K♠ K♥ A♦ 9♣ 2♣" in told.stdout


@pytest.mark.rows("hand", ["", "AsKs", "AsAsAsAsAs", "hello", "AsKsQsJsTs9s8s7s", "As??"])
def test_what_is_no_hand_is_told_what_one_is(hand: str) -> None:
    told = runner.invoke(app, ["rank", hand, "--lang", "en"])
    assert told.exit_code == 2
    assert told.stdout == ""
    assert f"“{hand}” is not a hand. A hand is 5 to 7 different cards" in told.stderr


def test_hand_that_repeats_the_board_is_refused() -> None:
    told = runner.invoke(app, ["rank", "AsKs", "--board", "AsQs2c", "--lang", "en"])
    assert told.exit_code == 2
    assert "with the board “AsQs2c”" in told.stderr


def test_hands_are_ranked_in_the_order_asked_for() -> None:
    razz = ["rank", "8c6d4s3sAsKdKc", "7s5d4h3c2sJhJd", "--order", "ace-to-five", "--json"]
    hands = json.loads(runner.invoke(app, razz).stdout)["hands"]
    assert [hand["name"] for hand in hands] == ["7-5-4-3-2 low", "8-6-4-3-A low"]
    badugi = runner.invoke(app, ["rank", "4s3h2dAc", "--order", "badugi", "--lang", "zh"])
    assert "4-3-2-A Badugi" in badugi.stdout


def test_omaha_takes_two_and_three() -> None:
    board = ["--board", "3c4h8sQcKs", "--omaha", "--order", "eight-or-better"]
    told = runner.invoke(app, ["rank", "QsQd3h5h", "As2dKcKh", *board, "--json"])
    hands = json.loads(told.stdout)["hands"]
    assert [(hand["name"], hand["value"] > 0) for hand in hands] == [
        ("8-4-3-2-A low", True),
        ("No low", False),
    ]
    assert hands[0]["best"] == ["8s", "4h", "3c", "2d", "As"]
    assert hands[1]["best"] == []


@pytest.mark.rows(
    ("arguments", "told"),
    [
        (
            ["As", "--order", "lowest"],
            "There is no ranking “lowest”. Choose one of these: high, ace-to-five,",
        ),
        (["AsKsQsJsTs9s", "--order", "badugi"], "A hand is 1 to 5 different cards, each"),
        (["AsKsQsJs5s", "--order", "short-deck"], "5 to 7 different cards from six up, each"),
        (["AsKsQs", "--omaha", "--board", "2c3c4c"], "Omaha has 4 to 6 cards in hand and 3 to 5"),
        (
            ["AsKsQsJs", "--omaha", "--order", "badugi"],
            "--omaha works with five-card hands; the ranking",
        ),
    ],
)
def test_what_an_order_cannot_rank_is_said(arguments: list[str], told: str) -> None:
    said = runner.invoke(app, ["rank", *arguments, "--lang", "en"])
    assert said.exit_code == 2
    assert told in said.stderr
    assert said.stdout == ""


def test_hands_are_bounded() -> None:
    told = runner.invoke(app, ["rank", *["AsKsQsJsTs"] * (limits.RANK_HANDS_MAX + 1)])
    assert told.exit_code == 2


@pytest.mark.rows(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "RULEONE_LANG": "zh"}, "zh"),
    ],
)
def test_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


ASK_ALL = """
import sys
from ruleone.cli.main import main
for command in sys.argv[1:]:
    print("\\f" + command)
    sys.argv = ["ruleone", *command.split(), "--help"]
    try:
        main()
    except SystemExit as left:
        assert not left.code
"""
"""Asks each command for its help, in one process: its language is that of the environment."""


def test_chinese_help_is_told_to_its_end_in_a_narrow_window() -> None:
    """A text without spaces is broken where its column ends, never cut off with an ellipsis."""
    asked = subprocess.run(
        [sys.executable, "-c", ASK_ALL, *TOLD],
        env={**os.environ, "RULEONE_LANG": "zh", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    told = dict(page.split("\n", 1) for page in asked.stdout.split("\f")[1:])
    faults = [
        command
        for command in TOLD
        if "…" in told[command].replace("……", "")
        or "─ 选项 ─" not in told[command]
        or f"用法：ruleone {command} [选项]" not in told[command]
        or re.search(r"\[(default|required)|Usage|OPTIONS|Show this", told[command])
    ]
    assert faults == []
    assert len(told) == len(set(TOLD))
