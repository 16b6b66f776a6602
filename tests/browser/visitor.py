"""A person at a browser: opens pages, joins, decides, and notes all that came over the wire."""

import contextlib
import json
import os
import shutil
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, WebSocket
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect as expect

BROWSERS: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""As `tools/setup.py` looks for them: the one without windows first, at half the work."""
CHROMIUM: Final = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
AWAKE: Final = (
    "if (globalThis.WakeLock)"
    " WakeLock.prototype.request = async () => ({ release: async () => {} });"
)
"""A browser without windows keeps no screen on, and each page would say so over itself."""
SETTLED_MS: Final = 500
"""Longer than the guard before the buttons holds after a change (`SETTLE_MS` in `guard.ts`)."""

PATIENCE_MS: Final = 60_000
"""How long a visitor waits before the test gives up; nothing is judged by it."""

expect.set_options(timeout=PATIENCE_MS)

View = dict[str, Any]


class Visitor:
    """One browser session. `said` is every frame that the room sent to it, `asked` what the page
    asked to do in hands, `acts` what of that the room accepted, `wrong` whatever the page
    complained of: no test may end with a complaint."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(AWAKE)
        self.context: Final = context
        self.address: Final = address
        self.page: Final[Page] = context.new_page()
        self.said: Final[list[str]] = []
        self.asked: Final[list[View]] = []
        self.acts: Final[list[View]] = []
        self.wrong: Final[list[str]] = []
        self._unanswered: Final[dict[str, View]] = {}
        self._views: Final[dict[str, list[View]]] = {}
        self._asked_beside = 0
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on(
            "console",
            lambda line: (
                self.wrong.append(line.text) if line.type in ("error", "warning") else None
            ),
        )

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._note(str(frame)))
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _note(self, frame: str) -> None:
        asked = json.loads(frame)
        if asked["do"]["type"] == "act":
            if asked["id"] not in self._unanswered:  # after a lost connection it is asked again
                self.asked.append(asked["do"]["action"])
            self._unanswered[asked["id"]] = asked["do"]["action"]

    def _hear(self, frame: str) -> None:
        self.said.append(frame)
        told = json.loads(frame)
        if told["type"] == "view":
            self._views.setdefault(told["view"]["type"], []).append(told["view"])
        elif told["type"] == "answer" and told["result"]["type"] == "accepted":
            action = self._unanswered.pop(told["id"], None)
            if action is not None:
                self.acts.append(action)

    # Going about

    def open(self, path: str = "/") -> "Visitor":
        """Open a page of the room."""
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    def join(self) -> "Visitor":
        """Open the room and sit down by one click."""
        self.open()
        self.page.locator("[data-play-now]").click()
        self.page.wait_for_url("**/table/**")
        event = self.page.url.split("/")[-2]
        self.until(lambda: self.views("table") and self.table["event"] == event)
        return self

    def see(self, selector: str) -> None:
        """Wait until something is there to be seen."""
        self.page.locator(selector).first.wait_for()

    @property
    def too_wide(self) -> int:
        """By how many pixels the page is wider than its screen. A page that is too wide for a phone
        is laid out in a wider window: its own `innerWidth` says nothing."""
        size = self.page.viewport_size
        assert size is not None
        wide: int = self.page.evaluate("document.documentElement.scrollWidth")
        return max(0, wide - size["width"])

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds."""
        for _ in range(PATIENCE_MS // 50):
            if holds():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("waited in vain")

    def next_id(self) -> int:
        """A number that this visitor has not used yet."""
        self._asked_beside += 1
        return self._asked_beside

    # What the room said

    def views(self, kind: str) -> list[View]:
        """Every view of a kind that came, the oldest first."""
        return self._views.get(kind, [])

    @property
    def table(self) -> View:
        """The table as the room last told it."""
        return self.views("table")[-1]

    @property
    def hand(self) -> View:
        """The hand as the room last told it."""
        hand: View = self.table["hand"]
        return hand

    @property
    def turn(self) -> tuple[int, int] | None:
        """Which decision of which hand the table has come to; None between hands."""
        hand = self.table["hand"]
        return None if hand is None else (hand["number"], hand["turn"])

    def own_lines(self, hand: int) -> list[View]:
        """What this visitor did in a hand, as far as the room has told it: a view that a newer one
        has overtaken is never sent."""
        mine = self.table["my_seat"]
        logs = [
            view["hand"]["log"]
            for view in self.views("table")
            if view["hand"] and view["hand"]["number"] == hand
        ]
        return [line for line in max(logs, key=len, default=[]) if line["seat"] == mine]

    def is_dealt_in(self) -> bool:
        """Whether the table has told of a hand."""
        tables = self.views("table")
        return bool(tables and tables[-1]["hand"])

    def has_turn(self) -> bool:
        """Whether the room last told that it is this visitor's turn."""
        tables = self.views("table")
        return bool(tables and tables[-1]["hand"] and tables[-1]["hand"]["options"])

    # Deciding

    def wait_for_turn(self, suits: Callable[[View], object] = bool) -> View:
        """Wait for a decision of one's own that the page shows; its options. What is dealt and
        what house players do is chance: hands in which the decision does not suit are folded. So
        `suits` may only ask for what nearly every hand brings; what is rarer than that is brought
        about in a home game (`home_game.heads_up`)."""
        while True:
            self.until(self.has_turn)
            turn = self.turn
            options: View = self.hand["options"]
            if not suits(options):
                self.press("fold", "muck")
                continue
            self.see_turn()
            if self.turn == turn:
                return options

    def see_turn(self) -> None:
        """Wait until the page shows the buttons of the turn that the room told last: a turn that is
        over while the page gets there, by its clock, is followed by another."""
        self.until(lambda: self.has_turn() and self._shows(self.turn or (0, 0)))

    def _shows(self, turn: tuple[int, int]) -> bool:
        number, decision = turn
        shown = self.page.locator(f'[data-turn="{number}:{decision}"]').first
        return shown.is_visible()

    def settle(self) -> None:
        """Wait until the guard before the buttons lets a press count."""
        self.see_turn()
        self.page.wait_for_timeout(SETTLED_MS)

    def press(self, *moves: str) -> None:
        """Press the first of these buttons that is there, again where the press did not count,
        until the turn is over."""
        turn = self.turn
        selector = ", ".join(f'[data-move="{move}"]' for move in moves)
        for _ in range(20):
            button = self.page.locator(selector)
            with contextlib.suppress(TookTooLong):  # the turn may end while the hand goes there
                if self.has_turn():
                    button.first.click(timeout=2_000)
            for _ in range(20):
                if self.turn != turn or not self.has_turn():
                    return
                self.page.wait_for_timeout(25)
        raise AssertionError(f"no {moves} counted in turn {turn}")

    def all_in(self) -> None:
        """Put in everything, or what comes closest."""
        most = self.page.get_by_role("button", name="All-in")
        if self.hand["options"]["bet_to"] and most.count():
            most.first.click()
        self.press("raise", "bet", "call", "check", "show")


Invite = Callable[..., Visitor]
"""Lets a newcomer in with a browser session of his own; takes the context's options."""
