"""A page that was away is right again by itself, and says what it missed: the network was lost
without a word, the room was killed and started, the browser was closed."""

import json
from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest
from live_event import do_as, enter
from lost_network import Network
from playwright.sync_api import Browser, Page
from serving import Served
from test_players_phone import free_seat
from test_restart_in_mid_hand import forget_lost_connections
from test_walls_seen import SHEET, TABLET, TERMS, WALL
from visitor import Visitor, expect

pytestmark = pytest.mark.browser

LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 768}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
    "locale": "zh-CN",
}  # fmt: skip


class Club:
    """A club night at live tables: its pages behind a network that may be lost, and another
    director, at the room itself, who goes on meanwhile."""

    def __init__(self, chromium: Browser, room: Served) -> None:
        self.room: Final = room
        self.other: Final = httpx.Client(base_url=room.address, timeout=None, follow_redirects=True)
        self.other.get(room.director)
        terms = TERMS | {"late_levels": 1}
        made = self.do(
            "create-event", template="own-sheet", name="Club", terms=terms, sheet=SHEET,
            tables="live",
        )  # fmt: skip
        self.event: Final[str] = made["event"]
        enter(room, self.event, [f"Ann {n}" for n in range(10)])
        self.do("start-event", event=self.event, reason="all are here")
        self.here, self.there = sorted(self.tables, key=lambda one: int(one["table"]))
        self.mover: Final = self.here["players"][0]
        self.network: Final = Network(room.port)
        self.pages: Final = {
            name: Visitor(chromium.new_context(**shape), self.network.address)
            for name, shape in {
                "director": LAPTOP, "phone": PHONE, "tablet": TABLET, "wall": WALL,
            }.items()
        }  # fmt: skip
        self._open()

    def _open(self) -> None:
        paths = {
            "director": f"/director/{self.event}",
            "phone": f"/event/{self.event}",
            "tablet": f"/live/{self.there['live']}",
            "wall": f"/screen/{self.event}/clock+moves",
        }
        ids = [self.mover["player"]]
        made = self.do("make-player-links", event=self.event, players=ids)["player_links"]
        own = made[0]["path"]
        table = self.there["table"]
        dealer = self.do("make-link", role="dealer", event=self.event, table=table)["link"]
        first = {
            "director": self.room.director.removeprefix(self.room.address),
            "phone": own,
            "tablet": dealer["path"],
        }
        for name, visitor in self.pages.items():
            if name in first:
                visitor.open(first[name])
            visitor.open(paths[name]).see("main")
        expect(self.page("director").locator("#at-clock")).to_be_visible()
        expect(self.page("phone").locator("[data-my-seat]")).to_be_visible()
        expect(self.page("tablet").locator("main.live")).to_be_visible()
        expect(self.page("wall").locator("[data-part=clock]")).to_contain_text("100")

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """What the other director does, which is not refused."""
        told = do_as(self.other, {"type": kind} | fields)
        assert told["type"] == "accepted", told
        return told

    @property
    def tables(self) -> list[dict[str, Any]]:
        """The tables as they are."""
        view = self.other.get(f"/api/view/event/{self.event}").json()
        tables: list[dict[str, Any]] = view["tables"]
        return tables

    def page(self, name: str) -> Page:
        """The page of this name."""
        return self.pages[name].page

    def goes_on(self) -> int:
        """The next level, a bust, and a player who moves to the other table, into this seat."""
        self.do("next-level", event=self.event, reason="on we go")
        gone = {"player": self.here["players"][1]["player"]}
        self.do("report-out", event=self.event, outs=[gone])
        seat = free_seat(self.there)
        self.do(
            "move-player", event=self.event, player=self.mover["player"], why="director",
            table=self.there["table"], seat=seat, reason="asked to",
        )  # fmt: skip
        return seat

    def are_right(self, seat: int) -> None:
        """Each page shows how it is, and says what it missed."""
        name, out = self.mover["name"], self.here["players"][1]["name"]
        director = self.page("director").locator("[data-missed]")
        expect(director).to_contain_text("Meanwhile:")
        for words in ("Level 2", name, out):
            expect(director).to_contain_text(words)
        phone = self.page("phone").locator("[data-missed]")
        expect(phone).to_contain_text("期间")
        expect(phone).to_contain_text("200/400")
        expect(phone).to_contain_text(name)
        expect(phone).not_to_contain_text(out)
        expect(self.page("phone").locator("[data-moved]")).to_contain_text(str(seat))
        tablet = self.page("tablet").locator("[data-missed]")
        expect(tablet).to_contain_text(f"{name} has come to seat {seat}.")
        expect(tablet).to_contain_text("400")
        wall = self.page("wall")
        expect(wall.locator("[data-part=clock]")).to_contain_text("Level 2")
        moves = wall.locator("[data-part=moves]")
        expect(moves).to_contain_text(name)
        expect(moves.locator("[data-ago]").first).to_contain_text("just now")
        expect(wall.locator("[data-missed]")).to_have_count(0)
        for visitor in self.pages.values():
            forget_lost_connections(visitor.wrong)
            # what was on its way when the network came back
            assert [line for line in visitor.wrong if "net::ERR_" not in line] == []
            expect(visitor.page.locator("[data-stale]")).to_have_count(0)

    def end(self) -> None:
        """All go home."""
        for visitor in self.pages.values():
            visitor.context.close()
        self.network.close()
        self.other.close()


@pytest.fixture
def club(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with Served(tmp_path_factory.mktemp("room")) as room:
        club = Club(chromium, room)
        yield club
        club.end()


@pytest.mark.parametrize("restarted", [False, True], ids=["network", "room"])
def test_each_page_is_right_again_and_says_what_it_missed(club: Club, restarted: bool) -> None:
    """The connections die without a word; in between the room is killed and started, or not."""
    club.network.cut()
    for visitor in club.pages.values():
        visitor.see("[data-stale]")
    if restarted:
        club.room.kill()
        club.room.start()
    seat = club.goes_on()
    club.network.mend()
    club.are_right(seat)
    missed = club.page("director").locator("[data-missed]")
    missed.get_by_role("button").click()
    expect(missed).to_have_count(0)


def test_a_tablet_of_a_killed_room_says_what_it_missed_though_its_view_comes_late(
    club: Club,
) -> None:
    """A room that has just started is slow; what came before its first view was missed too."""
    visitor, tablet = club.pages["tablet"], club.page("tablet")
    late: list[Any] = []
    sockets: list[Any] = []
    is_slow = False

    def route(socket: Any) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)

        def passes(message: Any) -> None:
            if is_slow and '"topic":"live/' in str(message):
                late.append(message)
            else:
                socket.send(message)

        server.on_message(passes)

    tablet.route_web_socket("**/ws", route)
    visitor.open(f"/live/{club.there['live']}").see("main.live")
    tablet.wait_for_function("localStorage['ruleone-away']")
    is_slow = True
    club.network.cut()
    visitor.see("[data-stale]")
    club.room.kill()
    club.room.start()
    club.goes_on()
    club.network.mend()
    visitor.until(lambda: len(late) > 0)
    # The page looks at itself once a second: this is more often than it waits for what it missed.
    tablet.wait_for_timeout(7_000)
    is_slow = False
    for message in late:
        sockets[-1].send(message)
    expect(tablet.locator("[data-missed]")).to_contain_text("400", timeout=5_000)


def test_a_browser_that_was_closed_says_what_it_missed(club: Club) -> None:
    for name in ("director", "phone", "tablet"):
        club.page(name).wait_for_function("localStorage['ruleone-away']")
        club.page(name).goto("about:blank")
    seat = club.goes_on()
    club.page("wall").reload()
    for name in ("director", "phone", "tablet"):
        visitor = club.pages[name]
        visitor.open("/mark.svg")  # of the same origin, and counts nothing
        visitor.page.evaluate(
            """(minutes) => {
              const kept = JSON.parse(localStorage['ruleone-away']);
              for (const one of kept) one.atMs -= minutes * 60_000;
              localStorage['ruleone-away'] = JSON.stringify(kept);
            }""",
            4,
        )
    club.pages["director"].open(f"/director/{club.event}")
    club.pages["phone"].open(f"/event/{club.event}")
    club.pages["tablet"].open(f"/live/{club.there['live']}")
    club.are_right(seat)
    expect(club.page("director").locator("[data-missed]")).to_contain_text("4 minutes")
    assert json.loads(club.page("phone").evaluate("localStorage['ruleone-away']"))
