"""How pages bear one event of 10,000: `python benchmarks/large_pages.py [--entrants N]`.

A real room with its journal on disk, filled by a list, and a real browser, as a laptop and as a
phone. Of each page: what its first views weigh, what the browser's main thread does until they are
shown, and what each further frame costs it. Times are of the processor, in milliseconds (the
browser's own count, `Performance.getMetrics` in thread ticks), so other work on the machine hardly
shows in them. It needs the built pages and /usr/bin/chromium.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, CDPSession, WebSocket, sync_playwright
from rich.console import Console
from rich.table import Table

from ruleone.cli.open_room import OpenRoom
from ruleone.limits import ASKS_PER_SECOND
from ruleone.room.directory.views import EntriesReady
from ruleone.room.event.entries.commands import EntryTerms
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.setup.planning import CreateEvent

ENTRANTS = 10_000
FRAMES = 5
"""Of each page, after its first ones."""
SERVE = "from ruleone.cli.main import main; main()"
CHROMIUM = "/usr/bin/chromium"
LOOKS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 3,
        "is_mobile": True,
        "has_touch": True,
    },
}
PAGES = {
    "lobby": ("/", "main"),
    "event": ("/event/{event}", "main table"),
    "director": ("/director/{event}", "main article"),
    "clock": ("/clock/{event}", "main"),
    "table": ("/table/{event}/1", "main"),
    "players": ("/players", "main table"),
}
"""Where each page is, and what is on it when it is there."""


@contextmanager
def served() -> Iterator[tuple[str, str]]:
    """A room of its own: its address, and a link of its director."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--data", folder, "--json", "--port", "0"]
        room = subprocess.Popen(
            [sys.executable, "-c", SERVE, *words], stdout=subprocess.PIPE, text=True
        )
        assert room.stdout is not None
        opened = json.loads(room.stdout.readline())
        yield opened["address"], opened["director"]
        room.terminate()
        room.wait(60)


def filled(director: str, entrants: int) -> str:
    """An event with so many players, which starts with the last of them."""
    asked = OpenRoom(director, "", director)
    terms = EntryTerms(charged=False, buy_in=100, house_players=0, seats=entrants)
    event = asked.do(CreateEvent("deep-1000", "Field", terms)).event
    assert event is not None
    sheet = "name\n" + "".join(f"Player {number}\n" for number in range(entrants))
    answer = asked.upload(f"/api/entries/{event}?form=csv", sheet.encode())
    ready = msgspec.json.decode(answer, type=EntriesReady)
    for first in range(0, entrants, ready.portion):
        asked.do(EnterPlayers(event, ready.players[first : first + ready.portion], "a list"))
        time.sleep(1 / ASKS_PER_SECOND)
    return event


def counted(session: CDPSession) -> dict[str, float]:
    """What the page's main thread has done so far."""
    return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}


def looked(browser: Browser, look: str, name: str, link: str, event: str) -> list[str]:
    """One page, opened and looked at for a while: a line of the table."""
    path, there = PAGES[name]
    context = browser.new_context(**LOOKS[look])
    context.set_default_timeout(300_000)
    page = context.new_page()
    page.goto(link)
    weighed: dict[str, int] = {}
    frames: list[int] = []

    def heard(frame: str | bytes) -> None:
        if isinstance(frame, str) and frame.startswith('{"type":"view"'):
            frames.append(len(frame))
            weighed.setdefault(frame.split('"', 8)[7].partition("/")[0], len(frame))

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    address = link.partition("/link/")[0]
    page.goto(address + path.format(event=event))
    page.locator(there).first.wait_for()
    page.wait_for_timeout(500)
    shown, seen = counted(session), len(frames)
    page.wait_for_timeout(FRAMES * 1_200)
    later, more = counted(session), max(1, len(frames) - seen)
    context.close()
    each = (later["TaskDuration"] - shown["TaskDuration"]) / more
    return [
        f"{name}, {look}",
        ", ".join(f"{topic} {size:,}" for topic, size in weighed.items()),
        f"{shown['TaskDuration'] * 1e3:,.0f}",
        f"{shown['ScriptDuration'] * 1e3:,.0f}",
        f"{(shown['LayoutDuration'] + shown['RecalcStyleDuration']) * 1e3:,.0f}",
        f"{shown['Nodes']:,.0f}",
        f"{len(frames) - seen}",
        f"{each * 1e3:,.0f}",
    ]


def main() -> None:
    """Measure and print."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--entrants", type=int, default=ENTRANTS)
    asked = ask.parse_args()
    if not Path(CHROMIUM).is_file():
        print(f"there is no {CHROMIUM}: nothing was measured")
        return
    table = Table(
        "page", "first views, bytes", "to be shown", "of it script", "layout", "nodes",
        "frames after it", "each", box=None,
    )  # fmt: skip
    with served() as (_, link), sync_playwright() as playwright:
        event = filled(link, asked.entrants)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name in PAGES:
            for look in LOOKS:
                table.add_row(*looked(browser, look, name, link, event))
        browser.close()
    console = Console(highlight=False, width=140)
    console.print(f"{asked.entrants:,} entrants; milliseconds of the processor")
    console.print(table)


if __name__ == "__main__":
    main()
