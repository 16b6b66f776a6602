"""`ruleone replay`: what it prints, and its exit status."""

import json
from pathlib import Path
from typing import Any

import pytest
from files import BLUFF, dealt, phh
from texts import STARS_CASH, STARS_CASH_OUT
from typer.testing import CliRunner, Result

from ruleone.cli.app import command_line
from ruleone.limits import HAND_FILE_MAX_BYTES

app = command_line()

RIGHT = phh(*BLUFF, finishing_stacks="[950, 1900, 3150]", hand="12")
WRONG = phh(*BLUFF, finishing_stacks="[950, 1900, 3000]")
UNRECORDED = phh(*BLUFF)
CENTS = phh(
    *dealt("AsKs", "QdQc", "7h2c"), "p3 cbr 0.35", "p1 f", "p2 f",
    blinds_or_straddles="[0.05, 0.1, 0]", min_bet="0.1", starting_stacks="[1.0, 2.5, 30]",
    finishing_stacks="[0.95, 2.4, 30.15]",
)  # fmt: skip
UNDEALT = phh("p3 f", variant='"XX"', finishing_stacks="[1, 2, 3]")
REFUSED = phh(*BLUFF[:3], "p3 cbr 150")


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["replay", "--lang", "en", *map(str, arguments)])


def answers(*arguments: object) -> tuple[dict[str, Any], int]:
    told = run(*arguments, "--json")
    document: dict[str, Any] = json.loads(told.stdout)
    return document, told.exit_code


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.phh").write_text(RIGHT)
    (tmp_path / "b.phh").write_text("variant = 'NT'\nactions = [")
    (tmp_path / "deep" / "c.phhs").write_text(f"[1]\n{WRONG}\n[2]\n{UNDEALT}\n[3]\n{UNRECORDED}")
    (tmp_path / "notes.txt").write_text("no hand")
    return tmp_path


def test_a_right_hand_is_told_whole(tmp_path: Path) -> None:
    path = tmp_path / "right.phh"
    path.write_text(RIGHT)
    document, status = answers(path)
    assert status == 0
    assert document == {
        "hands": [
            {
                "file": str(path),
                "hand": 12,
                "variant": "NT",
                "stacks": [950, 1900, 3150],
                "recorded": [950, 1900, 3150],
                "ok": True,
                "why": None,
            }
        ],
        "ok": 1,
        "failed": 0,
    }


def test_a_folder_is_gone_through_and_what_is_broken_does_not_stop_it(folder: Path) -> None:
    document, status = answers(folder)
    assert status == 1
    assert (document["ok"], document["failed"], document["unread"]) == (1, 3, 1)
    told = [
        (Path(hand["file"]).relative_to(folder).as_posix(), hand["hand"], hand["ok"])
        for hand in document["hands"]
    ]
    assert told == [
        ("a.phh", 12, True),
        ("b.phh", None, False),
        ("deep/c.phhs", 1, False),
        ("deep/c.phhs", 2, None),
        ("deep/c.phhs", 3, None),
        ("notes.txt", None, False),
    ]
    _, broken, wrong, undealt, unrecorded, _ = document["hands"]
    assert broken["why"].startswith("line 2: Not TOML: ")
    assert (broken["variant"], broken["stacks"], broken["recorded"]) == (None, None, None)
    line = 1 + (folder / "deep" / "c.phhs").read_text().splitlines().index(
        "finishing_stacks = [950, 1900, 3000]"
    )
    assert wrong["why"] == (
        f"line {line}: The hand ends with 950, 1900, 3150, but the file says 950, 1900, 3000."
    )
    assert (undealt["variant"], undealt["stacks"], undealt["recorded"]) == ("XX", None, [1, 2, 3])
    assert undealt["why"].endswith(": XX is not supported yet.")
    assert (unrecorded["stacks"], unrecorded["recorded"]) == ([950, 1900, 3150], None)


def test_what_another_program_made_of_a_hand_stands_beside_one_with_nothing_recorded(
    folder: Path,
) -> None:
    (folder / "deep" / "d.phh").write_text(UNRECORDED)
    (folder / "e.phh").write_text(CENTS.replace("finishing_stacks", "_ended"))
    told = {"a.phh": [1, 2, 3], "deep/d.phh": [950, 1900, 3151], "e.phh": [0.95, 2.4, 30.15]}
    index = {
        "hands": [
            {"file": name, "final_stacks_recorded": None, "final_stacks_pokerkit": stacks}
            for name, stacks in told.items()
        ]
    }
    (folder / "expected.json").write_text(json.dumps(index))
    (folder / "deep" / "expected.json").write_text("[not an index")
    document, status = answers(f"{folder}/")
    others = {
        Path(hand["file"]).name: hand["other"] for hand in document["hands"] if "other" in hand
    }
    assert others == {
        "d.phh": {"program": "pokerkit", "stacks": [950, 1900, 3151], "alike": False},
        "e.phh": {"program": "pokerkit", "stacks": [0.95, 2.4, 30.15], "alike": True},
    }
    assert (document["ok"], document["alike"], document["unlike"], status) == (1, 1, 1, 1)
    oks = {Path(hand["file"]).name: hand["ok"] for hand in document["hands"]}
    assert (oks["d.phh"], oks["e.phh"]) == (None, None)
    *_, unlike, _, _, _, last = run(folder).stdout.splitlines()
    assert unlike.endswith(
        "deep/d.phh, hand 1: no result is recorded; the hand ends with 950, 1900, 3150, "
        "but in pokerkit with 950, 1900, 3151"
    )
    assert last.startswith("Hands without a recorded result, compared with another program's")


def test_money_stays_in_the_unit_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "cents.phh"
    path.write_text(CENTS)
    told = run(path, "--json")
    assert '"stacks":[0.95,2.4,30.15],"recorded":[0.95,2.4,30.15],"ok":true' in told.stdout
    path.write_text(CENTS.replace("p3 cbr 0.35", "p3 cbr 0.15"))
    (hand,) = answers(path)[0]["hands"]
    assert "0.15 is less than a minimum raise. Choose 0.2 to 30." in hand["why"]


def test_paths_are_told_as_they_were_given(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    document, _ = answers("./a.phh", "deep/")
    told = [hand["file"] for hand in document["hands"]]
    assert told == ["./a.phh", "deep/c.phhs", "deep/c.phhs", "deep/c.phhs"]
    assert document["failed"] == 1


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_path_that_is_not_there_is_no_hand(folder: Path, form: tuple[str, ...]) -> None:
    told = run(folder / "a.phh", folder / "nope", *form)
    assert told.exit_code == 2
    assert told.stderr == f"{folder / 'nope'} does not exist.\n"
    assert not told.stdout


def test_a_refused_action_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "refused.phh"
    path.write_text(REFUSED)
    (hand,) = answers(path)[0]["hands"]
    line = 1 + REFUSED.splitlines().index('  "p3 cbr 150",')
    assert hand["ok"] is False
    assert hand["why"] == (f"line {line}: 150 is less than a minimum raise. Choose 200 to 3,000.")


def test_people_read_what_is_wrong_and_the_sum(folder: Path) -> None:
    told = run(folder)
    assert told.exit_code == 1
    first, second, third, summary, last = told.stdout.splitlines()
    assert first.startswith(f"{folder}/b.phh: line 2: Not TOML")
    assert f"{folder}/deep/c.phhs, hand 1: line " in second
    assert third.startswith(f"{folder}/notes.txt: line 1: Unknown format. ")
    assert summary == (
        "5 hands: 1 right, 2 wrong, 1 without a recorded result, 1 of unsupported games."
    )
    assert last == "1 file could not be read."


def test_reasons_come_in_chinese(folder: Path) -> None:
    told = run(folder, "--lang", "zh")
    assert "第 2 行：不是 TOML" in told.stdout
    assert "共 5 手：1 手正确，2 手不符" in told.stdout
    assert "有 1 个文件未能读取。" in told.stdout


def test_habits_of_rooms_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "cash-out.txt"
    path.write_text(f"{STARS_CASH}\n\n{STARS_CASH_OUT}\n\n{STARS_CASH_OUT}")
    document, status = answers(path)
    assert (document["tolerances"], status) == ({"cash-out": 2}, 0)
    assert [hand.get("tolerances") for hand in document["hands"]] == [None, *[["cash-out"]] * 2]
    *_, last = run(path).stdout.splitlines()
    assert last == "Habits of the original rooms: 2 hands with a cash-out by the winner."
    assert run(path, "--lang", "zh").stdout.endswith("按平台惯例处理：2 手的赢家提前兑现。\n")


def test_the_edition_is_the_one_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "right.phh"
    path.write_text(RIGHT)
    assert answers(path, "--edition", "house")[0]["ok"] == 1
    told = run(path, "--edition", "nowhere")
    assert told.exit_code == 2
    assert "Choose one of these" in told.stderr


def test_a_folder_without_hand_files_is_said_to_be_so(tmp_path: Path) -> None:
    told = run(tmp_path)
    assert told.exit_code == 2
    assert told.stderr == f"No hand file in {tmp_path}.\n"


def test_a_file_beyond_the_bound_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.phh"
    with path.open("wb") as file:
        file.truncate(HAND_FILE_MAX_BYTES + 1000)
    (hand,) = answers(path)[0]["hands"]
    assert hand["why"] == "line 1: The file is too large: the maximum is 67,108,864 bytes."
