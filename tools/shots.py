"""Takes pictures of a real room: `python tools/shots.py FOLDER` takes all of them, `python
tools/shots.py` renews those in docs/shots, which the README leads to.

The room is played for a moment in each look; what is dealt is chance, so no two runs are alike.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
SHOWN: Final = ROOT / "docs" / "shots"
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "tests"), str(ROOT / "src")]

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402
from serving import Served  # noqa: E402
from visitor import CHROMIUM, QUIET, Visitor  # noqa: E402

WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
SMALL: Final[ViewportSize] = {"width": 1280, "height": 720}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SHORT: Final[ViewportSize] = {"width": 390, "height": 700}
WALL: Final[ViewportSize] = {"width": 1920, "height": 1080}

LOOKS: Final[dict[str, dict[str, Any]]] = {
    "laptop-en-light": {"viewport": WIDE, "locale": "en-GB", "color_scheme": "light"},
    "laptop-zh-dark": {"viewport": SMALL, "locale": "zh-CN", "color_scheme": "dark"},
    "phone-en-light": {"viewport": PHONE, "locale": "en-GB", "color_scheme": "light"},
    "phone-zh-dark": {"viewport": SHORT, "locale": "zh-CN", "color_scheme": "dark"},
}
STREETS: Final = 3
SETTLED_MS: Final = 600
"""Until whatever moved is there, and the guard before the buttons has opened."""


def main(folder: Path) -> None:
    """Take every picture; in docs/shots those that are there already."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Served(Path(data), pace=1.5) as room,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET])
        for name, look in LOOKS.items():
            if folder == SHOWN and not [*folder.glob(f"*-{name}.png")]:
                continue
            picture_pages(browser, room, folder, name, look)
        browser.close()


def picture_pages(
    browser: Browser, room: Served, folder: Path, name: str, look: dict[str, Any]
) -> None:
    """The lobby, a table in and after a hand, the event, the wall and the director, in one look."""

    def shoot(visitor: Visitor, what: str, *, whole: bool = False) -> None:
        path = folder / f"{what}-{name}.png"
        if folder == SHOWN and not path.exists():
            return
        visitor.page.mouse.move(0, 0)
        visitor.page.wait_for_timeout(SETTLED_MS)
        visitor.page.screenshot(path=path, full_page=whole)

    player = Visitor(browser.new_context(**look), room.address)
    player.open().see("[data-play-now]")
    shoot(player, "lobby")
    player.join()
    see_a_board(player)
    shoot(player, "table")
    while not play_to_a_showdown(player):
        player.join()
    shoot(player, "showdown")
    event = player.page.url.rsplit("/", 2)[1]
    player.open(f"/event/{event}").see("main")
    shoot(player, "tournament", whole=True)
    director = Visitor(browser.new_context(**look), room.address)
    director.open(room.director)
    director.open(f"/director/{event}").see("article")
    shoot(director, "director", whole=True)
    if look["viewport"] != PHONE:
        director.page.set_viewport_size(WALL)
        director.open(f"/clock/{event}").see("main")
        shoot(director, "clock")
    for visitor in (player, director):
        for complaint in visitor.wrong:
            print(f"{name}: {complaint}", file=sys.stderr)
        visitor.context.close()


def see_a_board(player: Visitor) -> None:
    """Check and call until it is the player's turn with a flop on the board."""
    while True:
        player.wait_for_turn()
        if len(player.hand["board"]) >= STREETS:
            return
        player.press("check", "call")


def play_to_a_showdown(player: Visitor) -> bool:
    """Check and call until a hand is won that others have shown; false if the player is out."""
    while player.table["result"] is None:
        hand = player.table["hand"]
        if hand and hand["awards"] and sum(seat["tabled"] for seat in hand["seats"]) > 1:
            return True
        if player.has_turn():
            player.press("check", "call", "show")
        else:
            player.page.wait_for_timeout(20)
    return False


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else SHOWN)
