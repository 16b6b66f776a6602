"""Every page keeps WCAG 2.2 AA, in both themes and both languages, by axe-core's rules."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from live_table import open_table
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that takes a moment between turns, so that a table is seen out of turn too."""
    with Served(tmp_path_factory.mktemp("room"), pace=3.0) as room:
        yield room


def faults(player: Visitor) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    player.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = player.page.evaluate(
        "rules => axe.run(document, {runOnly: {type: 'tag', values: rules}})", RULES
    )
    return [
        f"{fault['id']}: {fault['help']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


LOOKS = [
    # Where nothing moves, no colour is seen on its way to another.
    pytest.param(
        {"color_scheme": scheme, "locale": locale, "viewport": size, "reduced_motion": "reduce"},
        id=name,
    )
    for scheme, locale, size, name in (
        ("light", "en-GB", LAPTOP, "light-english-laptop"),
        ("dark", "zh-CN", LAPTOP, "dark-chinese-laptop"),
        ("dark", "en-GB", PHONE, "dark-english-phone"),
        ("light", "zh-CN", PHONE, "light-chinese-phone"),
    )
]


@pytest.fixture(scope="module", params=LOOKS)
def player(request: pytest.FixtureRequest, invite_for_all: Invite) -> Visitor:
    """A player at a table, in each look."""
    return invite_for_all(**request.param).join()


@pytest.mark.feature("accessible")
def test_table_is_readable_in_and_out_of_turn(player: Visitor) -> None:
    player.wait_for_turn()
    assert faults(player) == []
    player.press("fold", "check")
    expect(player.page.locator("[data-move]")).to_have_count(0)
    assert faults(player) == []


def test_menu_and_rule_are_readable(player: Visitor) -> None:
    player.wait_for_turn()
    player.page.locator("header button[aria-haspopup=dialog]").first.click()
    player.see("dialog")
    player.page.locator("dialog summary").click()
    assert faults(player) == []
    player.page.keyboard.press("Escape")
    if player.page.viewport_size == LAPTOP:
        player.page.locator("ol button[aria-haspopup=dialog]").first.click()
        player.see("[role=dialog]")
        assert faults(player) == []
        player.page.keyboard.press("Escape")


def test_pages_around_the_table_are_readable(player: Visitor) -> None:
    event = player.table["event"]
    for path in ("/", "/home", f"/event/{event}", f"/clock/{event}", "/nowhere/at/all"):
        player.open(path)
        player.see("h1")
        assert (path, faults(player)) == (path, [])
    player.wrong[:] = [one for one in player.wrong if "404" not in one]


@pytest.fixture(scope="module")
def event_of_somebody(invite_for_all: Invite) -> str:
    """An event that is played."""
    return str(invite_for_all().join().table["event"])


@pytest.mark.feature("accessible")
@pytest.mark.parametrize("look", LOOKS)
def test_directors_pages_are_readable(
    invite: Invite, served: Served, event_of_somebody: str, look: dict[str, Any]
) -> None:
    director = invite(**look)
    director.open(served.director).see("main a[href^='/director/']")
    assert faults(director) == []
    director.open(f"/director/{event_of_somebody}").see("article")
    assert faults(director) == []
    director.page.locator("article button").first.click()
    director.see("dialog")
    assert faults(director) == []


@pytest.mark.parametrize("look", LOOKS)
def test_the_replayer_is_readable(invite: Invite, look: dict[str, Any]) -> None:
    reader = invite(**look).open("/replay")
    reader.see("[data-hand-file]")
    assert faults(reader) == []
    hand = (
        'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [50, 100]\nmin_bet = 100\n'
        "starting_stacks = [1000, 1000]\n"
        'actions = ["d dh p1 AsKd", "d dh p2 QcQh", "p2 cc", "p1 cbr 300", "p2 f"]\n'
    )
    file: Any = {"name": "a.phh", "mimeType": "text/plain", "buffer": hand.encode()}
    reader.page.set_input_files("[data-hand-file]", file)
    reader.see("[data-replay=on]")
    for _ in range(3):
        reader.page.keyboard.press("ArrowRight")
    assert faults(reader) == []
    if look["viewport"] == PHONE:
        for opens in ("[data-head]", ".peek"):
            reader.page.locator(opens).click()
            reader.see("dialog")
            assert faults(reader) == []
            reader.page.keyboard.press("Escape")


@pytest.mark.parametrize("look", LOOKS)
def test_the_page_of_a_home_game_is_readable(invite: Invite, look: dict[str, Any]) -> None:
    maker = invite(**look)
    maker.open("/home").see("[data-make]")
    maker.page.locator("[data-make]").click()
    maker.see("[data-invitation]")
    assert faults(maker) == []
    maker.page.locator("[data-end]").click()
    maker.see("dialog")
    assert faults(maker) == []


@pytest.mark.parametrize("look", LOOKS)
def test_a_cash_table_is_readable(invite: Invite, look: dict[str, Any]) -> None:
    player = invite(**look).open()
    player.page.locator('[data-cash="holdem-25-50"] button').first.click()
    player.see("[data-cash-sit]")
    assert faults(player) == []
    player.page.locator("[data-cash-amount]").fill("1")
    assert faults(player) == []
    player.page.locator("[data-cash-amount]").fill("2000")
    player.page.locator("[data-cash-sit]").click()
    player.see("[data-seat]")
    if look["viewport"] == PHONE:
        player.page.locator("[data-cash-open]").click()
    for opens in ("add", "leave"):
        player.page.locator(f'[data-cash-do="{opens}"]').click()
        assert faults(player) == []
        player.page.locator("[data-cash-seat] .quiet").click()


@pytest.mark.parametrize("look", LOOKS)
def test_the_floors_pages_are_readable(
    invite: Invite, served: Served, look: dict[str, Any]
) -> None:
    floor = invite(**look)
    floor.open(served.director).see("main")
    table = open_table(floor)
    for path, shown in (
        ("/floor", "[data-say]"),
        (f"/floor/{table}", "[data-live-seat]"),
        ("/floor/open", "[data-open-table]"),
        ("/floor/ask", "[data-ask]"),
        (f"/live/{table}/board", "[data-board-hand]"),
    ):
        floor.open(path).see(shown)
        assert (path, faults(floor)) == (path, [])
