"""What the table of 13-card poker does for who sits at it: it keeps what is laid, says what it pays
and why a button cannot be pressed, and gives the cards the room that there is."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from serving import Served
from test_on_a_phone import boxes, inside, phone
from test_reading import faults
from thirteen_table import (
    RIGGED,
    ROWS,
    dealt,
    ended,
    lay,
    on_screen,
    own,
    put,
    row,
    set_hand,
    sit,
    sit_out,
)
from visitor import Invite, expect

pytestmark = pytest.mark.browser


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A room without waits of its own, and with the rigged deck; a new one for each test, for who
    sits down comes to the table where somebody sits already."""
    room = Served(tmp_path)
    room.start(RIGGED)
    yield room
    room.kill()


def test_what_is_laid_outlasts_a_page_loaded_anew(invite: Invite) -> None:
    player = sit(invite(reduced_motion="reduce"))
    sit_out(player)
    page = player.page
    lay(player, ("back",))
    put(player, "middle", 1)
    laid = {name: row(player, name) for name in ("back", "middle")}
    assert [len(cards) for cards in laid.values()] == [5, 1]
    page.reload()
    player.see("[data-board] [data-carry]")
    assert {name: row(player, name) for name in laid} == laid
    assert player.asked == [], "nothing of it is sent"
    put(player, "middle", 4)
    page.locator("[data-rest]").click()
    set_hand(player)
    ended(player)
    assert page.evaluate("localStorage.getItem('ruleone.laid')") is None


def test_a_button_that_cannot_be_pressed_says_why(invite: Invite) -> None:
    player = sit(invite(**phone((390, 844))))
    page = player.page
    for button, why in (
        ("[data-set]", "Place all cards first: 13 are still in your hand."),
        ("[data-swap]", "The middle and the bottom row are both empty."),
        ("[data-undo]", "There is nothing to undo."),
        ("[data-clear]", "All thirteen cards are in your hand already."),
    ):
        barred = page.locator(button)
        expect(barred).to_have_attribute("aria-disabled", "true")
        expect(barred).to_have_attribute("title", why)
        barred.tap(force=True)
        expect(page.locator("[data-why]")).to_have_text(why)
    lay(player, ("back",))
    expect(page.locator("[data-why]")).to_be_empty()
    expect(page.locator("[data-set]")).to_contain_text("8 still in hand")
    page.locator("[data-undo]").tap()
    assert len(row(player, "back")) == 4
    assert player.asked == []


def test_the_table_says_what_it_pays(invite: Invite) -> None:
    player = sit(invite())
    page = player.page
    terms = player.table["terms"]
    page.locator("[data-terms-open]").click()
    player.see("[data-terms]")
    for worth in terms["bonuses"]:
        cells = page.locator(f'[data-bonus="{worth["category"]}"] td').all_inner_texts()
        told = [int(cell) if cell.isdigit() else 0 for cell in cells]
        assert told == [worth[name] for name in ROWS]
    for worth in terms["naturals"]:
        line = page.locator(f'[data-natural-worth="{worth["natural"]}"] td')
        assert line.inner_text() == str(worth["points"])
    assert faults(player) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-terms]")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768)])
def test_cards_in_hand_lie_side_by_side_where_there_is_room(
    invite: Invite, size: tuple[int, int]
) -> None:
    player = sit(invite(viewport={"width": size[0], "height": size[1]}))
    held = sorted(boxes(player, '[data-place="hand"] [data-carry]'), key=lambda box: box["x"])
    assert len(held) == 13
    for left, right in pairwise(held):
        assert left["x"] + left["width"] <= right["x"]
    on_screen(player, size)


def test_a_low_screen_has_room_for_the_story_of_the_hand(invite: Invite) -> None:
    player = sit(invite(viewport={"width": 1280, "height": 720}))
    (story,), (last,) = (boxes(player, each) for each in ("[data-log]", "[data-terms-open]"))
    assert story["height"] >= 60
    assert story["y"] + story["height"] <= last["y"]
    assert inside(last, (1280, 720))


def test_the_end_of_a_hand_fits_a_low_screen_and_its_buttons_stay(invite: Invite) -> None:
    player = sit(invite(viewport={"width": 1280, "height": 720}))
    sit_out(player)
    lay(player)
    set_hand(player)
    player.see("[data-showdown]")
    (first,) = boxes(player, "[data-showdown] footer")
    ended(player)
    (last,) = boxes(player, "[data-showdown] footer")
    assert first["y"] + first["height"] == last["y"] + last["height"] == 720
    totals = player.page.locator("[data-totals]")
    assert totals.evaluate("one => one.scrollWidth <= one.clientWidth"), "no figure is cut off"


def test_what_one_won_is_not_told_before_it_is_counted(invite: Invite) -> None:
    player = sit(invite(**phone((390, 844)) | {"reduced_motion": "no-preference"}))
    sit_out(player)
    chips = player.page.locator("header [data-own-chips]")
    before = str(own(player)["stack"])
    expect(chips).to_have_attribute("data-own-chips", before)
    lay(player)
    set_hand(player)
    player.see('[data-showdown="going"]')
    after = str(own(player)["stack"])
    assert after != before
    expect(chips).to_have_attribute("data-own-chips", before)
    ended(player)
    expect(chips).to_have_attribute("data-own-chips", after)


def test_who_sits_out_is_told_so_and_is_offered_to_come_back_alone(invite: Invite) -> None:
    player = sit(invite())
    sit_out(player)
    lay(player)
    set_hand(player)
    ended(player)
    foot = player.page.locator("[data-showdown] footer")
    expect(foot.get_by_role("status")).to_have_text("You are sitting out and are not dealt in.")
    expect(foot.locator("[data-pause], [data-go-on]")).to_have_count(0)
    foot.locator('[data-cash-do="back"]').click()
    dealt(player)


ALONE: Final = """those => those.filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one.closest('td'));
  words.setEndBefore(one);
  return words.getClientRects().length &&
    [...words.getClientRects()].at(-1).bottom < one.getBoundingClientRect().top;
}).length"""
"""How many signs of a rule stand on a line of their own, without the last of the words before."""


def test_a_rule_is_never_told_on_a_line_without_its_words(invite: Invite) -> None:
    player = sit(invite(viewport={"width": 1280, "height": 720}))
    sit_out(player)
    lay(player)
    set_hand(player)
    ended(player)
    signs = player.page.locator("[data-pair] td button")
    assert signs.count() >= 3, "each of the three pairs cites a rule"
    for width, height in (
        (1280, 720),
        (1270, 720),
        (1258, 720),
        (1244, 720),
        (768, 1024),
        (390, 844),
    ):
        player.page.set_viewport_size({"width": width, "height": height})
        assert signs.evaluate_all(ALONE) == 0


@pytest.mark.parametrize("size", [(390, 844), (390, 700), (360, 640)])
def test_board_fits_a_phone(invite: Invite, size: tuple[int, int]) -> None:
    player = sit(invite(**phone(size)))
    on_screen(player, size)
    told = boxes(player, ".strip .who > span")
    assert min(box["width"] for box in told) > 20, "each opponent's name and chips can be read"
    lay(player)
    player.see("[data-word]")
    on_screen(player, size)
