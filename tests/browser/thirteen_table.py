"""A table of 13-card poker in the browser, its deck rigged: sit down, set cards, see the end."""

import sys
from pathlib import Path
from typing import Final

from test_on_a_phone import boxes, inside
from visitor import SETTLED_MS, View, Visitor

RIGGED: Final = (sys.executable, str(Path(__file__).with_name("rigged_thirteen.py")), "serve")
ROWS: Final = {"front": 3, "middle": 5, "back": 5}
GUARD_MS: Final = SETTLED_MS
"""So long cards lie before what sets them counts."""


def sit(player: Visitor) -> Visitor:
    """Open a table of 13-card poker from the lobby, and wait for the cards."""
    player.open()
    player.page.locator("[data-thirteen-open]").click()
    player.page.locator("[data-thirteen-point]").select_option("100")
    player.page.locator("[data-cash-sit]").click()
    player.page.wait_for_url("**/table/**")
    return dealt(player)


def dealt(player: Visitor) -> Visitor:
    """Wait for the cards."""
    player.until(lambda: player.views("table") and hand(player) and hand(player)["options"])
    player.see("[data-board] [data-carry]")
    return player


def hand(player: Visitor) -> View:
    """The hand of 13-card poker as the room last told it."""
    told: View = player.table["thirteen"]
    return told


def own(player: Visitor) -> View:
    """The player's own seat in it."""
    mine = player.table["my_seat"]
    return next(seat for seat in hand(player)["seats"] if seat["seat"] == mine)


def sit_out(player: Visitor) -> None:
    """Play no hand after this one."""
    narrow = player.page.locator("[data-cash-open]")
    if narrow.count():
        narrow.click()
    player.page.locator('[data-cash-do="sit-out"]').click()
    player.until(lambda: player.table["cash"]["mine"]["sits_out"])
    if narrow.count():
        player.page.keyboard.press("Escape")


def high_to_low(player: Visitor) -> list[str]:
    """His thirteen cards as they lie in hand."""
    held = player.page.locator('[data-place="hand"] [data-carry]')
    cards: list[str] = held.evaluate_all("those => those.map(one => one.dataset.carry)")
    assert sorted(cards) == sorted(own(player)["cards"])
    return cards


def row(player: Visitor, name: str) -> list[str]:
    """The cards of a row as the page shows them."""
    held = player.page.locator(f'[data-place="{name}"] [data-carry]')
    cards: list[str] = held.evaluate_all("those => those.map(one => one.dataset.carry)")
    return cards


def lay(player: Visitor, order: tuple[str, ...] = ("back", "middle", "front")) -> None:
    """Put the cards into these rows from the highest down, by their keys."""
    for name in order:
        put(player, name, ROWS[name])


def put(player: Visitor, name: str, count: int) -> None:
    """Put so many cards into a row, the highest first."""
    for _ in range(count):
        player.page.locator('[data-place="hand"] [data-carry]').first.focus()
        player.page.keyboard.press(str([*ROWS].index(name) + 1))


def set_hand(player: Visitor) -> None:
    """Press what sets the hand, and wait until the room has it."""
    player.page.wait_for_timeout(GUARD_MS)
    player.page.locator("[data-set]").click()
    player.until(lambda: player.acts)


def ended(player: Visitor) -> View:
    """The hand once it is over and the page shows all of it."""
    player.until(lambda: hand(player)["over"])
    end = player.page.locator("[data-to-end]")
    if end.count():
        end.click()
    player.see('[data-showdown="done"]')
    return hand(player)


def on_screen(player: Visitor, size: tuple[int, int]) -> None:
    """Nothing scrolls, and each button of the felt is on the screen."""
    scroll = player.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert scroll[0] <= size[0]
    assert scroll[1] <= size[1]
    shown = boxes(player, "[data-board] button, .felt button, .strip li")
    assert [box for box in shown if not inside(box, size)] == []
