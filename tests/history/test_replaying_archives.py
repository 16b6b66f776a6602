"""`ruleone replay` of folders and archives, in one process and in many."""

import bz2
import gzip
import io
import json
import lzma
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest
from files import BLUFF, phh
from texts import ACPC_LOG, STARS_CASH, STARS_TOURNAMENT, TILT_CASH
from typer.testing import CliRunner

from ruleone.cli import archives
from ruleone.cli.app import app

RIGHT = phh(*BLUFF, finishing_stacks="[950, 1900, 3150]")
FILES = {
    "a.phh": RIGHT,
    "deep/b.txt": STARS_CASH,
    "deep/c.txt": TILT_CASH,
    "d.log": ACPC_LOG,
    "notes.txt": "dear diar",
    "picture.png": "not text",
}
HANDS = 1 + 1 + 1 + 3


def replayed(*arguments: object) -> dict[str, Any]:
    told = CliRunner().invoke(app, ["replay", "--json", "--lang", "en", *map(str, arguments)])
    document: dict[str, Any] = json.loads(told.stdout)
    return document


def zipped(path: Path, compression: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", compression) as archive:
        for name, text in FILES.items():
            archive.writestr(name, text)
    return path


def tarred(path: Path, mode: Any) -> Path:
    with tarfile.open(path, mode) as archive:
        for name, text in FILES.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(text.encode())
            archive.addfile(entry, io.BytesIO(text.encode()))
    return path


@pytest.mark.parametrize(
    ("name", "mode"),
    [("x.zip", ""), ("x.tar", "w"), ("x.tar.gz", "w:gz"), ("x.tgz", "w:gz"), ("x.tar.xz", "w:xz")],
)
def test_an_archive_is_gone_through(tmp_path: Path, name: str, mode: str) -> None:
    path = tarred(tmp_path / name, mode) if mode else zipped(tmp_path / name)
    document = replayed(path)
    assert (document["ok"], document["failed"], len(document["hands"])) == (HANDS, 0, HANDS)
    told = [hand["file"].removeprefix(f"{path}/") for hand in document["hands"]]
    assert list(dict.fromkeys(told)) == ["a.phh", "deep/b.txt", "deep/c.txt", "d.log"]


@pytest.mark.parametrize(("suffix", "packed"), [("gz", gzip), ("bz2", bz2), ("xz", lzma)])
def test_a_packed_file_is_read(tmp_path: Path, suffix: str, packed: Any) -> None:
    path = tmp_path / f"hands.txt.{suffix}"
    path.write_bytes(packed.compress(STARS_TOURNAMENT.encode()))
    (hand,) = replayed(path)["hands"]
    assert (hand["file"], hand["hand"], hand["ok"]) == (f"{path}/hands.txt", 7002, True)
    assert (hand["seats"], hand["stacks"]) == ([1, 4, 9], [1200, 1200, 1000])


def test_a_folder_may_hold_archives(tmp_path: Path) -> None:
    zipped(tmp_path / "more.zip")
    (tmp_path / "a.phh").write_text(RIGHT)
    document = replayed(tmp_path)
    assert (document["ok"], document["failed"]) == (HANDS + 1, 0)


@pytest.mark.parametrize(
    "name", ["x.zip", "x.tar", "x.tar.gz", "x.phh.gz", "x.phh.xz", "x.phh.bz2"]
)
def test_a_damaged_archive_is_told_and_the_rest_goes_on(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"no archive at all" * 9)
    (tmp_path / "z.phh").write_text(RIGHT)
    document = replayed(tmp_path)
    assert (document["ok"], document["failed"]) == (1, 1)
    assert document["hands"][0]["why"].startswith("line 1: The file cannot be read: ")


def test_an_archive_that_is_cut_off_tells_what_it_has(tmp_path: Path) -> None:
    whole = tarred(tmp_path / "whole.tar", "w").read_bytes()
    (tmp_path / "whole.tar").unlink()
    (tmp_path / "cut.tar").write_bytes(whole[: len(RIGHT) + 3 * 512])
    document = replayed(tmp_path)
    assert document["hands"][0]["ok"] is True
    assert document["failed"] == 1


def test_archives_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = zipped(tmp_path / "x.zip")
    monkeypatch.setattr(archives, "ARCHIVE_MAX_MEMBERS", 2)
    document = replayed(path)
    assert [hand["ok"] for hand in document["hands"]] == [True, True, False]
    assert "more than 2 files" in document["hands"][-1]["why"]
    monkeypatch.undo()
    monkeypatch.setattr(archives, "HAND_FILE_MAX_BYTES", 10)
    assert [len(member.data) for member in archives.members(path)] == [11] * 4 + [9, 8]


def test_many_files_are_judged_by_many_processes_in_their_order(tmp_path: Path) -> None:
    for at in range(100):
        hand = RIGHT if at % 10 else RIGHT.replace("[950,", "[951,")
        (tmp_path / f"{at:03}.phh").write_text(hand)
    together, alone = replayed(tmp_path, "--jobs", 3), replayed(tmp_path, "--jobs", 1)
    assert together == alone
    assert (together["ok"], together["failed"]) == (90, 10)
    assert [Path(hand["file"]).stem for hand in together["hands"]] == [
        f"{n:03}" for n in range(100)
    ]
