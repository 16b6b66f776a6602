"""13-card poker in the browser: from the lobby to the last point, by keys, by mouse and by touch.
The deck is always the same (`rigged_thirteen.py`), so that nothing depends on what is dealt."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from serving import Served
from test_by_keyboard import tab_to
from test_on_a_phone import phone
from test_reading import LOOKS, faults
from thirteen_table import (
    GUARD_MS,
    RIGGED,
    ROWS,
    dealt,
    ended,
    hand,
    high_to_low,
    lay,
    own,
    row,
    set_hand,
    sit,
    sit_out,
)
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

RANKS: Final = "AKQJT98765432"
TOUCH_PX: Final = 44


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A room without waits of its own, and with the rigged deck; a new one for each test, for who
    sits down comes to the table where somebody sits already."""
    room = Served(tmp_path)
    room.start(RIGGED)
    yield room
    room.kill()


@pytest.mark.feature("thirteen")
def test_sits_down_and_sets_a_hand_by_keys_alone(invite: Invite) -> None:
    player = invite(reduced_motion="reduce")
    page = player.open().page
    player.see("[data-thirteen-open]")
    tab_to(player, "[data-thirteen-open]")
    page.keyboard.press("Enter")
    tab_to(player, "[data-thirteen-point]")
    page.keyboard.press("Home")
    tab_to(player, "[data-cash-amount]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    dealt(player)
    point = player.views("lobby")[-1]["cash"]["thirteen"]["stakes"][0]["point"]
    assert hand(player)["point"] == point
    sit_out(player)

    cards = high_to_low(player)
    tab_to(player, "[data-board] [data-carry]")
    page.keyboard.press("Home")
    # Picked up, carried along the rows and put down.
    page.keyboard.press("Enter")
    expect(page.locator("[data-arranged]")).to_contain_text("Picked up: ace of")
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert row(player, "front") == cards[:1]
    expect(page.locator("[data-arranged]")).to_contain_text("front row: 1 of 3")
    page.keyboard.press("z")
    assert row(player, "front") == []
    # The rest by the figures of the rows.
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    for key in "33333222221":
        page.keyboard.press(key)
    assert sorted(row(player, "back")) == sorted(cards[-5:])
    # A card of a full row is exchanged for another one.
    page.keyboard.press("x")
    assert sorted(row(player, "middle")) == sorted(cards[-5:])
    page.keyboard.press("x")
    tab_to(player, "[data-rest]")
    page.keyboard.press("Enter")
    assert sorted(row(player, "front")) == sorted(cards[:3])
    assert sorted(row(player, "middle")) == sorted(cards[3:8])
    tab_to(player, "[data-clear]")
    page.keyboard.press("Enter")
    lay(player)
    tab_to(player, "[data-set]")
    page.wait_for_timeout(GUARD_MS)
    page.keyboard.press("Enter")
    player.until(lambda: player.acts)
    laid = player.acts[-1]
    assert {name: sorted(laid[name]) for name in ROWS} == {
        "back": sorted(cards[:5]),
        "middle": sorted(cards[5:10]),
        "front": sorted(cards[10:]),
    }
    assert laid["declare"] is False
    assert ended(player)["over"]


def test_cards_are_dragged_by_mouse(invite: Invite) -> None:
    player = sit(invite())
    sit_out(player)
    page = player.page
    cards = high_to_low(player)
    for name, count in (("back", 5), ("middle", 5)):
        for _ in range(count):
            first = high_to_low_left(player)[0]
            drag(player, first, f'[data-place="{name}"]')
    assert sorted(row(player, "back")) == sorted(cards[:5])
    assert sorted(row(player, "middle")) == sorted(cards[5:10])
    # A card dragged on one of a full row changes places with it.
    one, other = row(player, "back")[0], row(player, "middle")[0]
    drag(player, one, f'[data-carry="{other}"]')
    assert one in row(player, "middle")
    assert other in row(player, "back")
    page.locator("[data-undo]").click()
    assert one in row(player, "back")
    # Dropped where nothing is, a card stays where it was; dropped on the hand, it is back.
    drag(player, one, "header")
    assert one in row(player, "back")
    drag(player, one, '[data-place="hand"]')
    assert one in high_to_low_left(player)
    page.locator("[data-undo]").click()
    page.locator("[data-rest]").click()
    set_hand(player)
    assert sorted(player.acts[-1]["front"]) == sorted(cards[10:])
    ended(player)


def high_to_low_left(player: Visitor) -> list[str]:
    """The cards that are still in hand."""
    return row(player, "hand")


def drag(player: Visitor, card: str, to: str) -> None:
    """Drag a card to something by mouse, at its index, where no other card lies on it."""
    page = player.page
    # It is taken hold of once it lies still, and where it is the one that lies there.
    page.locator(f'[data-carry="{card}"]').hover(position={"x": 12, "y": 24})
    end = page.locator(to).first.bounding_box()
    assert end
    page.mouse.down()
    across = min(end["width"] / 2, 180)
    page.mouse.move(end["x"] + across, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    at_rest(player)


def at_rest(player: Visitor) -> None:
    """Wait until no card of the board is on its way: none is dragged, and none glides."""
    player.page.wait_for_function(
        """() => new Promise(told => setTimeout(() => requestAnimationFrame(() => {
          const board = document.querySelector('[data-board]');
          const glide = board.getAnimations({ subtree: true }).length;
          told(!board.classList.contains('dragging') && glide === 0);
        })))"""
    )


def test_next_card_is_dragged_before_the_last_has_come_to_rest(invite: Invite) -> None:
    player = sit(invite())
    sit_out(player)
    page = player.page
    first, second, *_ = high_to_low(player)
    begin, onto = (
        page.locator(one).first.bounding_box()
        for one in (f'[data-carry="{first}"]', '[data-place="back"]')
    )
    assert begin
    assert onto
    page.mouse.move(begin["x"] + 12, begin["y"] + 24)
    page.mouse.down()
    page.mouse.move(onto["x"] + 90, onto["y"] + onto["height"] / 2, steps=6)
    # Let go of one and take the next in the same moment, as a busy page learns of it.
    page.evaluate(
        """card => {
          const next = document.querySelector(`[data-carry="${card}"]`);
          const { x, y } = next.getBoundingClientRect();
          const on = { clientX: x + 12, clientY: y + 24, bubbles: true };
          const at = { ...on, pointerId: 1, isPrimary: true };
          next.dispatchEvent(new PointerEvent('pointerup', at));
          next.dispatchEvent(new PointerEvent('pointerdown', at));
        }""",
        second,
    )
    page.mouse.move(onto["x"] + 160, onto["y"] + onto["height"] / 2, steps=6)
    page.mouse.up()
    at_rest(player)
    assert sorted(row(player, "back")) == sorted([first, second])


def test_cards_are_set_by_touch_on_a_phone(invite: Invite) -> None:
    player = sit(invite(**phone((390, 844))))
    page = player.page
    cards = high_to_low(player)
    for small in page.locator("[data-board] button, .felt button").all():
        box = small.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= TOUCH_PX
    for name, some in (("back", cards[:5]), ("middle", cards[5:10])):
        for card in some:
            page.locator(f'[data-carry="{card}"]').tap()
        expect(page.locator('[data-carry][aria-pressed="true"]')).to_have_count(5)
        page.locator(f'[data-room="{name}"]').tap()
        assert sorted(row(player, name)) == sorted(some)
    touch_drag(player, cards[10], '[data-place="front"]')
    assert row(player, "front") == [cards[10]]
    page.locator("[data-rest]").tap()
    sit_out(player)
    page.wait_for_timeout(GUARD_MS)
    page.locator("[data-set]").tap()
    player.until(lambda: player.acts)
    assert sorted(player.acts[-1]["middle"]) == sorted(cards[5:10])
    ended(player)


def touch_drag(player: Visitor, card: str, to: str) -> None:
    """Drag a card with a finger."""
    page = player.page
    start = page.locator(f'[data-carry="{card}"]').bounding_box()
    end = page.locator(to).bounding_box()
    assert start
    assert end
    finger = page.context.new_cdp_session(page)
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    to_x, to_y = end["x"] + 40, end["y"] + end["height"] / 2
    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    for part in (0.25, 0.5, 0.75, 1.0):
        point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    page.wait_for_timeout(
        200
    )  # a finger that rests throws nothing: else the next tap only stops it
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)


def test_rows_open_in_turn_and_the_points_are_those_of_the_room(invite: Invite) -> None:
    player = sit(invite(reduced_motion="no-preference"))
    sit_out(player)
    lay(player)
    set_hand(player)
    player.until(lambda: hand(player)["over"])
    page = player.page
    player.see("[data-showdown]")
    over = ended(player)
    for seat in over["seats"]:
        shown = page.locator(f'[data-hand="{seat["seat"]}"] [data-card]')
        faces = shown.evaluate_all("those => those.map(one => one.dataset.card)")
        assert sorted(faces) == sorted(seat["cards"])
        total = page.locator(f'[data-total="{seat["seat"]}"]')
        assert total.locator("[data-won]").get_attribute("data-won") == str(seat["net"])
        assert total.locator("[data-stack]").get_attribute("data-stack") == str(seat["stack"])
        points = sum(
            pair["points"] * (1 if pair["a"] == seat["seat"] else -1)
            for pair in over["pairs"]
            if seat["seat"] in (pair["a"], pair["b"])
        )
        assert total.locator("[data-points]").get_attribute("data-points") == str(points)
    for pair in over["pairs"]:
        counted = page.locator(f'[data-pair="{pair["a"]}-{pair["b"]}"]')
        reasons = [line for line in pair["lines"] if not line["code"].startswith("thirteen-paid")]
        assert counted.locator("tbody tr").count() == len(reasons)
        paid = counted.locator("[data-paid]")
        if pair["points"]:
            assert paid.get_attribute("data-paid") == str(abs(pair["paid"]))
    # Opened again they go one after the other; held, they stay as they are.
    page.locator("[data-again]").click()
    page.locator("[data-pause]").click()
    rows = int(page.locator("[data-rows]").get_attribute("data-rows") or 0)
    backs = page.locator('[data-hand] [data-card="??"]').count()
    assert backs == len(over["seats"]) * {0: 13, 1: 10, 2: 5, 3: 0}[rows]
    page.locator("[data-go-on]").click()
    player.see('[data-showdown="done"]')


def test_natural_is_declared_after_a_second_word(invite: Invite) -> None:
    player = sit(invite(reduced_motion="reduce"))
    sit_out(player)
    page = player.page
    page.wait_for_timeout(GUARD_MS)
    page.locator("[data-natural]").click()
    player.see("[data-declare]")
    page.locator("[data-keep]").click()
    expect(page.locator("[data-declare]")).to_have_count(0)
    page.wait_for_timeout(GUARD_MS)
    page.locator("[data-natural]").click()
    page.wait_for_timeout(GUARD_MS)
    page.locator("[data-declare]").click()
    player.until(lambda: player.acts)
    assert player.acts[-1]["declare"] is True
    ended(player)
    mine = own(player)
    assert mine["status"] == "natural"
    expect(page.locator(f'[data-hand="{mine["seat"]}"] header')).to_contain_text("Natural:")


def test_rows_are_judged_by_the_room_as_they_lie(invite: Invite) -> None:
    player = sit(invite(reduced_motion="reduce"))
    page = player.page
    sit_out(player)
    expect(page.locator("[data-makes]")).to_have_count(0)
    lay(player, ("middle", "back"))
    expect(page.locator("[data-makes]")).to_have_count(2)
    expect(page.locator("[data-wrong]")).to_have_count(2)
    page.locator("[data-rest]").click()
    expect(page.locator('[data-word="danger"]')).to_contain_text("the middle row beats the bottom")
    page.locator("[data-swap]").click()
    expect(page.locator('[data-word="pine"]')).to_contain_text("No foul")
    expect(page.locator("[data-wrong]")).to_have_count(0)


def test_foul_is_asked_for_twice(invite: Invite) -> None:
    player = sit(invite(reduced_motion="reduce"))
    sit_out(player)
    lay(player, ("middle", "back", "front"))
    button = player.page.locator("[data-set]")
    player.page.wait_for_timeout(GUARD_MS)
    button.click()
    expect(button).to_have_text("Set it as a foul")
    assert not player.asked
    player.page.wait_for_timeout(GUARD_MS)
    button.click()
    player.until(lambda: player.acts)
    ended(player)
    assert own(player)["status"] == "foul"


def test_suggestion_is_taken_over(invite: Invite) -> None:
    player = sit(invite(reduced_motion="reduce"))
    sit_out(player)
    page = player.page
    page.locator("[data-suggest]").click()
    suggested = page.locator("[data-lay]")
    expect(suggested).to_have_count(5)
    moved = suggested.locator("[data-moved]")
    expect(moved, "each but the first says what is elsewhere than in it").to_have_count(4)
    expect(suggested.first.locator("[data-moved]")).to_have_count(0)
    back = suggested.first.locator(".hand-row").nth(2).locator("[data-card]")
    cards: list[str] = back.evaluate_all("those => those.map(one => one.dataset.card)")
    suggested.first.click()
    expect(page.locator("dialog")).to_have_count(0)
    assert row(player, "back") == cards
    expect(page.locator('[data-word="pine"]')).to_contain_text("No foul")
    set_hand(player)
    ended(player)


def test_table_speaks_chinese(invite: Invite) -> None:
    player = sit(invite(locale="zh-CN", reduced_motion="reduce"))
    page = player.page
    sit_out(player)
    expect(page.locator("[data-set]")).to_contain_text("确认摆牌")
    lay(player)
    set_hand(player)
    ended(player)
    expect(page.locator("main")).to_contain_text("中墩")
    assert not re.search(r"\[[a-z-]+\]", page.locator("main").inner_text())


@pytest.mark.parametrize("look", LOOKS)
def test_table_is_readable_by_everybody(invite: Invite, look: dict[str, Any]) -> None:
    player = invite(**look).open()
    player.page.locator("[data-thirteen-open]").click()
    player.see("[data-thirteen-point]")
    assert faults(player) == []
    player.page.keyboard.press("Escape")
    sit(player)
    sit_out(player)
    assert faults(player) == []
    lay(player, ("back", "middle"))
    assert faults(player) == []
    player.page.locator("[data-rest]").click()
    set_hand(player)
    ended(player)
    assert faults(player) == []
