"""Takes pictures of a real room: `python tools/shots.py FOLDER [KIND ...]` takes all of them,
`python tools/shots.py` renews those in docs/shots, which the README and the help lead to.

The room is played for a moment in each look; what is dealt is chance, so no two runs are alike. The
kinds are `room` (lobby, a hold'em table, its event, wall, director), `games` (the other games) and
`thirteen` (13-card poker). `python tools/shots.py docs/shots thirteen` renews those of one kind.
"""

import sys
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
SHOWN: Final = ROOT / "docs" / "shots"
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "tests"), str(ROOT / "src")]

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402
from serving import Served  # noqa: E402
from test_games_in_turn import until_the_choice  # noqa: E402
from test_high_low import SPLIT, at_the_end  # noqa: E402
from test_stud_and_draws import drawing, own_cards, sit_down, stay_until  # noqa: E402
from thirteen_table import ended, set_hand, sit  # noqa: E402
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
STUD_CARDS: Final = 5
SETTLED_MS: Final = 600
"""Until whatever moved is there, and the guard before the buttons has opened."""

Shoot = Callable[..., None]
"""Takes a picture of a visitor's page under a name."""


def main(folder: Path, kinds: Collection[str]) -> None:
    """Take every picture of these kinds; in docs/shots those that are there already."""
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
            for kind in kinds:
                KINDS[kind](browser, room, folder, name, look)
        browser.close()


def shutter(folder: Path, name: str) -> Shoot:
    """What takes a picture in one look."""

    def shoot(visitor: Visitor, what: str, *, whole: bool = False) -> None:
        path = folder / f"{what}-{name}.png"
        if folder == SHOWN and not path.exists():
            return
        visitor.page.mouse.move(0, 0)
        visitor.page.wait_for_timeout(SETTLED_MS)
        visitor.page.screenshot(path=path, full_page=whole)

    return shoot


def picture_games(
    browser: Browser, room: Served, folder: Path, name: str, look: dict[str, Any]
) -> None:
    """Stud, a draw, a pot of two halves, games in turn and dealer's choice, in one look."""
    shoot = shutter(folder, name)
    player = Visitor(browser.new_context(**look), room.address)
    player.open().page.locator("[data-offer]").first.wait_for(state="attached")
    folded = player.page.locator('[data-fold="more-games"]:not([open]) summary')
    if folded.count():  # on a phone
        folded.click()
    player.page.locator("[data-offer]").last.scroll_into_view_if_needed()
    shoot(player, "offers")
    sit_down(player, "stud")
    stay_until(player, lambda _: len(own_cards(player)) >= STUD_CARDS)
    shoot(player, "stud")
    sit_down(player, "triple-draw")
    stay_until(player, drawing)
    player.settle()
    for card in own_cards(player)[:2]:
        player.page.locator(f'[data-pick="{card}"]').click()
    shoot(player, "draw")
    sit_down(player, "eight-game")
    player.wait_for_turn()
    shoot(player, "mixed")
    event = player.table["event"]
    player.open(f"/event/{event}").see("[data-games]")
    shoot(player, "mixed-event", whole=True)
    player.open(f"/clock/{event}").see("main")
    shoot(player, "mixed-clock")
    # A person may play in three events at a time.
    other = Visitor(browser.new_context(**look), room.address)
    sit_down(other, "dealers-choice")
    until_the_choice(other)
    shoot(other, "choice")
    other.page.locator("[data-choose]").click()
    shoot(other, "choosing")
    at_the_end(other, SPLIT)
    shoot(other, "halves")
    close(name, player, other)


def picture_thirteen(
    browser: Browser, room: Served, folder: Path, name: str, look: dict[str, Any]
) -> None:
    """A foul as it lies, and the points pair by pair, in one look."""
    shoot = shutter(folder, name)
    player = sit(Visitor(browser.new_context(**look), room.address))
    player.page.locator("[data-suggest]").click()
    player.page.locator("[data-lay]").first.click()
    player.see('[data-word="pine"]')
    player.page.locator("[data-carry]").first.focus()
    player.page.keyboard.press("x")
    player.see('[data-word="danger"]')
    shoot(player, "thirteen")
    player.page.keyboard.press("x")
    player.see('[data-word="pine"]')
    set_hand(player)
    ended(player)
    shoot(player, "thirteen-points")
    close(name, player)


def close(name: str, *visitors: Visitor) -> None:
    """Close the pages, and tell what they complained of."""
    for visitor in visitors:
        for complaint in visitor.wrong:
            print(f"{name}: {complaint}", file=sys.stderr)
        visitor.context.close()


def picture_pages(
    browser: Browser, room: Served, folder: Path, name: str, look: dict[str, Any]
) -> None:
    """The lobby, a table in and after a hand, the event, the wall and the director, in one look."""
    shoot = shutter(folder, name)
    player = Visitor(browser.new_context(**look), room.address)
    player.open().see("[data-play-now]")
    shoot(player, "lobby")
    player.join()
    see_a_board(player)
    shoot(player, "table")
    picture_a_showdown(player, shoot)
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
    close(name, player, director)


def picture_a_showdown(player: Visitor, shoot: Shoot) -> None:
    """The end of a hand that was shown, once the page has run it out and before the next one."""
    number = 0
    while not (number and player.table["hand"] and player.table["hand"]["number"] == number):
        while not play_to_a_showdown(player):
            player.join()
        number = player.table["hand"]["number"]
        player.see("[data-seat] .pine, .glance.pine, .who.pine")
        shoot(player, "showdown")


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


KINDS: Final = {
    "room": picture_pages,
    "games": picture_games,
    "thirteen": picture_thirteen,
}

if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SHOWN, sys.argv[2:] or KINDS)
