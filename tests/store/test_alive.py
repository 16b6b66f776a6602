"""How far a room had come: read as it was written, or not at all."""

from pathlib import Path

import pytest

from ruleone.store.alive import Alive, AliveFile


def test_what_was_written_last_is_read(tmp_path: Path) -> None:
    file = AliveFile(tmp_path / "alive")
    assert file.read() is None
    for alive in (Alive(1, 1_000), Alive(2, 1_700_000_000_000)):
        file.write(alive)
        assert AliveFile(tmp_path / "alive").read() == alive


@pytest.mark.parametrize(
    "left", [b"", b"1", b"1 2", b"-1 2\n", b"1 2\n3 4\n", b"\xff 2\n", b"1 " + b"9" * 1_000 + b"\n"]
)
def test_what_makes_no_sense_is_nothing(tmp_path: Path, left: bytes) -> None:
    (tmp_path / "alive").write_bytes(left)
    assert AliveFile(tmp_path / "alive").read() is None


def test_a_write_that_did_not_end_leaves_the_one_before(tmp_path: Path) -> None:
    file = AliveFile(tmp_path / "alive")
    file.write(Alive(3, 5))
    (tmp_path / "alive.new").write_bytes(b"3 7")
    assert file.read() == Alive(3, 5)
