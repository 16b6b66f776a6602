"""Every command and block of code in the help and beside it is carried out as it stands."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from blocks import SHOWN, Reader, blocks_of
from serving import ROOT, Served

PAGES = [
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "en").rglob("*.md")),
    *sorted((ROOT / "docs" / "zh").rglob("*.md")),
    *(ROOT / name for name in ("README.md", "README.zh-CN.md", "CONTRIBUTING.md")),
]
WITH_BLOCKS = [
    page
    for page in PAGES
    if any(block.kind not in SHOWN for block in blocks_of(page.read_text("utf-8")))
]
PYTHON_ELSEWHERE = {
    "chinese.md", "draws.md", "floor.md", "games.md", "live-tables.md", "ranking.md", "rulebook.md",
    "map.md",
}  # fmt: skip
"""Pages whose Python is compared with more by the tests of their subject; the map only sketches."""
PEOPLE = ("Ann", "小安")
PATIENCE_S = 180


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a room that is closed, in which an event is over and people have names."""
    data = tmp_path_factory.mktemp("played") / "room-data"
    with Served(data) as room:
        ask(room, PEOPLE[1])
        event, player = ask(room, PEOPLE[0], joins=True)
        with httpx.Client(base_url=room.address, follow_redirects=True) as director:
            director.get(room.director)
            order = {"event": event, "player": player, "reason": "To read on"}
            assert director.post("/api/do/remove-player", json=order).is_success
            until = time.monotonic() + PATIENCE_S
            while not director.get(f"/api/results/{event}").is_success:
                assert time.monotonic() < until, "the event does not come to its end"
                time.sleep(0.1)
        room.stop()
    return data


def ask(room: Served, name: str, *, joins: bool = False) -> tuple[str, str]:
    """Somebody takes this name, and perhaps joins the event that one click joins."""
    with httpx.Client(base_url=room.address) as person:
        me = person.get("/api/me").json()["person"]
        assert person.post("/api/do/set-name", json={"name": name}).is_success
        if not joins:
            return "", me
        event = person.get("/api/view/lobby").json()["play_now"]
        assert person.post("/api/do/join", json={"event": event}).is_success
        return event, me


@pytest.fixture
def reader(tmp_path: Path, played: Path) -> Iterator[Reader]:
    """Somebody who follows a page, and leaves what was opened."""
    reader = Reader(tmp_path, played)
    yield reader
    reader.close()


@pytest.mark.parametrize("page", WITH_BLOCKS, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_reader_can_do_what_the_page_says(page: Path, reader: Reader) -> None:
    text = page.read_text("utf-8")
    reader.learn(text)
    for block in blocks_of(text):
        if block.kind != "python" or page.name not in PYTHON_ELSEWHERE:
            reader.follow(block)
