"""The head of the journal is told: on the director's page, to programs, and as the room closes."""

import socket
from pathlib import Path
from typing import Any

import pytest
from houses import House

from ruleone.cli import serve
from ruleone.cli.language import told
from ruleone.room.webhooks.happenings import happenings
from ruleone.store.head import against, head_of, read_head
from ruleone.store.journal import Entry, Write
from ruleone.store.memory import MemoryJournal
from ruleone.store.sqlite import SqliteJournal
from ruleone.web.upkeep import Heads


async def test_it_is_told_where_the_journal_has_grown() -> None:
    house = House()
    heads = Heads(house.journal, house.shell.note_head)
    now = str(house.journal.head())
    await heads.note()
    await heads.note()
    rows = [row for row in house.journal.read("room") if row.kind == "head-noted"]
    assert len(rows) == 1, "nothing but the note itself has been written since"
    (one,) = happenings(rows[0], lambda person: person)
    assert (one.kind, one.event, one.facts) == ("journal-head", None, {"head": now})
    browser = await house.browser(director=True)
    seen = (await browser.get("/api/view/hooks")).json()
    assert seen["head"] == now
    await heads.note()
    assert house.room.hooks.head != now
    house.close()


def test_both_journals_have_one_head(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    kept, quick = SqliteJournal(path), MemoryJournal()
    noted = []
    for version in range(5):
        for name in ("b", "a", "c/1"):
            write = Write(name, version, 1, 0, (Entry("note", b"%d" % version),))
            for journal in (kept, quick):
                journal.append([write]).result()
        assert kept.head() == quick.head()
        noted.append(kept.head())
    assert [one.entries for one in noted] == [3, 6, 9, 12, 15]
    assert [against(path, one) for one in noted] == [None] * 5
    assert [read_head(str(one)) for one in noted] == noted
    assert read_head("15-nothing") is None
    kept.close()


def test_the_end_of_serve_tells_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(_: object, door: socket.socket, *rest: Any) -> None:
        door.close()

    monkeypatch.setattr(serve, "run", run)
    serve.serve(port=0, data=tmp_path)
    head = str(head_of(tmp_path / "journal.sqlite"))
    assert told("serve-closed", data=str(tmp_path), head=head) in capsys.readouterr().out
