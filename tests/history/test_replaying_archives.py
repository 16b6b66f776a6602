"""`ruleone replay` of folders and archives, in one process and in many."""

import bz2
import gzip
import io
import json
import lzma
import tarfile
import zipfile
import zlib
from pathlib import Path
from typing import Any

import pytest
from files import BLUFF, phh
from texts import ACPC_LOG, STARS_CASH, STARS_TOURNAMENT, TILT_CASH
from typer.testing import CliRunner

from ruleone.cli import archives
from ruleone.cli.app import command_line
from ruleone.limits import ARCHIVE_HEADER_MAX_BYTES

app = command_line()

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
    assert (document["ok"], document["failed"], len(document["hands"])) == (HANDS, 1, HANDS + 1)
    assert (document["unread"], document["passed"]) == (1, 1)
    told = [hand["file"].removeprefix(f"{path}/") for hand in document["hands"]]
    assert list(dict.fromkeys(told)) == ["a.phh", "deep/b.txt", "deep/c.txt", "d.log", "notes.txt"]


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
    assert (document["ok"], document["failed"], document["unread"]) == (HANDS + 1, 1, 1)


@pytest.mark.parametrize(
    "name", ["x.zip", "x.tar", "x.tar.gz", "x.phh.gz", "x.phh.xz", "x.phh.bz2"]
)
def test_a_damaged_archive_is_told_and_the_rest_goes_on(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"no archive at all" * 9)
    (tmp_path / "z.phh").write_text(RIGHT)
    document = replayed(tmp_path)
    assert (document["ok"], document["failed"]) == (1, 1)
    assert document["hands"][0]["why"].startswith("line 1: Could not read the file: ")


def test_an_archive_that_is_cut_off_tells_what_it_has(tmp_path: Path) -> None:
    whole = tarred(tmp_path / "whole.tar", "w").read_bytes()
    (tmp_path / "whole.tar").unlink()
    (tmp_path / "cut.tar").write_bytes(whole[: len(RIGHT) + 3 * 512])
    document = replayed(tmp_path)
    assert document["hands"][0]["ok"] is True
    assert document["failed"] == 1


def test_archives_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (zipped(tmp_path / "x.zip"), tarred(tmp_path / "x.tar.xz", "w:xz")):
        monkeypatch.setattr(archives, "ARCHIVE_MAX_MEMBERS", 2)
        document = replayed(path)
        assert [hand["ok"] for hand in document["hands"]] == [True, True, False]
        assert "more than 2 files" in document["hands"][-1]["why"]
        monkeypatch.undo()
        monkeypatch.setattr(archives, "HAND_FILE_MAX_BYTES", 10)
        told = list(archives.members(path, lambda name: name != "d.log"))
        assert [name for name, data in told if data is not None] == ["notes.txt", "picture.png"]
        monkeypatch.undo()


ZEROS = bytes(1024 * 1024)
REFUSED = "line 1: Could not read the file: "


def bomb(path: Path, packed: Any, mebibytes: int) -> Path:
    """A file of few bytes that unpacks to many: one stream of zeros behind the other."""
    path.write_bytes(packed.compress(ZEROS) * mebibytes)
    return path


@pytest.mark.parametrize(("suffix", "packed"), [("gz", gzip), ("bz2", bz2), ("xz", lzma)])
def test_a_packed_file_that_unpacks_to_too_much_is_refused(
    tmp_path: Path, suffix: str, packed: Any
) -> None:
    small = bomb(tmp_path / f"hands.txt.{suffix}", packed, 100)
    assert small.stat().st_size < 200_000
    (hand,) = replayed(small)["hands"]
    assert hand["why"] == "line 1: The file is too large: the maximum is 67,108,864 bytes."


@pytest.mark.parametrize("mode", ["w:gz", "w:bz2", "w:xz", "zip"])
def test_a_file_of_an_archive_that_unpacks_to_too_much_is_refused(
    tmp_path: Path, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "HAND_FILE_MAX_BYTES", len(ZEROS) - 1)
    small = tmp_path / f"x.{'tar.' if mode != 'zip' else ''}{mode.removeprefix('w:')}"
    if mode == "zip":
        with zipfile.ZipFile(small, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("a.txt", ZEROS)
            archive.writestr("b.txt", STARS_CASH)
    else:
        with tarfile.open(small, mode) as archive:  # type: ignore[call-overload]
            for name, data in (("a.txt", ZEROS), ("b.txt", STARS_CASH.encode())):
                entry = tarfile.TarInfo(name)
                entry.size = len(data)
                archive.addfile(entry, io.BytesIO(data))
    large, small_one = replayed(small)["hands"]
    assert "The file is too large" in large["why"]
    assert small_one["ok"] is True


@pytest.mark.parametrize("name", ["x.tar.xz", "x.tar.gz", "x.zip"])
def test_all_of_an_archive_together_is_bounded(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files that are passed over are unpacked on the way too, where they lie one behind the
    other."""
    monkeypatch.setattr(archives, "ARCHIVE_MAX_BYTES", len(ZEROS))
    path = tmp_path / name
    if name == "x.zip":
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as zipped_up:
            zipped_up.writestr("a.txt", ZEROS[1:])
            zipped_up.writestr("b.txt", STARS_CASH)
    else:
        with tarfile.open(path, f"w:{name.rpartition('.')[2]}") as archive:  # type: ignore[call-overload]
            entry = tarfile.TarInfo("a.png")
            entry.size = len(ZEROS)
            archive.addfile(entry, io.BytesIO(ZEROS))
            archive.addfile(tarfile.TarInfo("b.txt"), io.BytesIO())
    last = replayed(path)["hands"][-1]
    assert last["why"] == f"{REFUSED}more than {len(ZEROS)} bytes unpacked."


def test_xz_is_unpacked_within_a_bound_on_memory(tmp_path: Path) -> None:
    """The dictionary that the file asks for, 4 GiB, stands in the head of its first block."""
    whole = bytearray(lzma.compress(STARS_CASH.encode()))
    block, dictionary = 12, 16
    end = block + (whole[block] + 1) * 4 - 4
    whole[dictionary] = 40
    whole[end : end + 4] = zlib.crc32(whole[block:end]).to_bytes(4, "little")
    for name in ("x.txt.xz", "x.tar.xz"):
        path = tmp_path / name
        path.write_bytes(whole)
        (hand,) = replayed(path)["hands"]
        assert hand["why"] == f"{REFUSED}Memory usage limit exceeded."


def test_xz_may_hold_several_streams_and_must_end(tmp_path: Path) -> None:
    path = tmp_path / "hands.txt.xz"
    halves = STARS_CASH.encode()[:500], STARS_CASH.encode()[500:]
    streams = [lzma.compress(half) for half in halves]
    path.write_bytes(streams[0] + bytes(8) + streams[1] + bytes(4))
    assert replayed(path)["ok"] == 1
    path.write_bytes((streams[0] + streams[1])[:-10])
    (hand,) = replayed(path)["hands"]
    assert hand["why"] == f"{REFUSED}the file ends before its last stream does."


def test_what_describes_a_file_of_an_archive_is_bounded(tmp_path: Path) -> None:
    long = tmp_path / "x.tar"
    with tarfile.open(long, "w", format=tarfile.PAX_FORMAT) as archive:
        entry = tarfile.TarInfo("a.txt")
        entry.pax_headers = {"comment": "x" * ARCHIVE_HEADER_MAX_BYTES}
        archive.addfile(entry, io.BytesIO())
    (hand,) = replayed(long)["hands"]
    assert "bytes to describe one file" in hand["why"]


def test_a_method_of_zip_that_may_need_any_memory_is_refused(tmp_path: Path) -> None:
    (hand,) = replayed(zipped(tmp_path / "x.zip", zipfile.ZIP_LZMA))["hands"]
    assert hand["why"] == f"{REFUSED}compressed by method 14."


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
