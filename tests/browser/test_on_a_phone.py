"""The table on phones, upright and on their side: all is in reach, and nothing covers the rest."""

from typing import Any, Final, Literal

import pytest
from home_game import heads_up
from on_the_wire import put_in
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (390, 700), (360, 640), (320, 568), (844, 390), (667, 375)]
TOUCH_PX = 44
PARTS: Final = {
    "opponents": ".cell",
    "board": ".board",
    "own": ".mine .hole",
    "words": ".mine .who",
    "thumb": ".thumb",
}

COMING: Final = {
    "player": "", "name": "", "stack": 10_000, "from_table": 1, "from_seat": 1, "to_table": 12,
    "to_seat": 9, "ordered": False, "reasons": [],
}  # fmt: skip
"""A move that comes after the hand, as a table's view has it."""

Seated = tuple[Visitor, tuple[int, int]]
Box = dict[Literal["x", "y", "width", "height"], float]


def phone(size: tuple[int, int]) -> dict[str, Any]:
    """A phone of this size, by touch. Nothing moves on it: what stands there stands still."""
    width, height = size
    return {
        "viewport": {"width": width, "height": height},
        "has_touch": True,
        "is_mobile": True,
        "reduced_motion": "reduce",
    }


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: "{}x{}".format(*size))
def seated(request: pytest.FixtureRequest, invite_for_all: Invite) -> Seated:
    """A player at a full table, on a phone of each size."""
    return invite_for_all(**phone(request.param)).join(), request.param


STANDS: Final = """(parts) => Object.fromEntries(Object.entries(parts).map(([name, selector]) => [
    name,
    [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility() && each.getClientRects().length)
        .map((each) => each.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x, y, width, height })),
]))"""


def places(player: Visitor, parts: dict[str, str]) -> dict[str, list[Box]]:
    """Where on the screen the parts of these selectors stand, by name, all at one moment."""
    found: dict[str, list[Box]] = player.page.evaluate(STANDS, parts)
    return found


def boxes(player: Visitor, selector: str) -> list[Box]:
    """Where on the screen something stands."""
    return places(player, {"all": selector})["all"]


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than a hair."""
    hair = 1.0
    return not (
        one["x"] + one["width"] <= other["x"] + hair
        or other["x"] + other["width"] <= one["x"] + hair
        or one["y"] + one["height"] <= other["y"] + hair
        or other["y"] + other["height"] <= one["y"] + hair
    )


def inside(box: Box, size: tuple[int, int]) -> bool:
    """Whether all of a box is on the screen."""
    width, height = size
    across = box["x"] >= 0 and box["x"] + box["width"] <= width
    return across and box["y"] >= 0 and box["y"] + box["height"] <= height


def fits(player: Visitor, size: tuple[int, int], parts: dict[str, str]) -> dict[str, list[Box]]:
    """Where these parts of the page stand, by name; nothing scrolls, all of them are on the screen,
    none touches another, and there is one of each but for the opponents."""
    scroll = player.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert scroll[0] <= size[0]
    assert scroll[1] <= size[1]
    found = places(player, parts)
    assert all(len(one) == 1 for name, one in found.items() if name != "opponents")
    flat = [(name, box) for name, one in found.items() for box in one]
    assert not [(name, box) for name, box in flat if not inside(box, size)]
    touching = [
        (a, b)
        for at, (a, one) in enumerate(flat)
        for b, other in flat[at + 1 :]
        if overlap(one, other)
    ]
    assert not touching
    return found


def is_refused_in_view(player: Visitor, size: tuple[int, int]) -> None:
    """A raise that is too small is refused, and the words cover neither buttons nor own cards."""
    least, _ = player.wait_for_turn(lambda options: options["bet_to"])["bet_to"]
    field = player.page.locator("[data-amount]")
    field.fill(str(least - 1))
    player.settle()
    field.press("Enter")
    player.see("[role=alert]")
    (notice,) = boxes(player, "[role=alert]")
    assert inside(notice, size)
    needed = [*boxes(player, ".mine .hole"), *boxes(player, "[data-move], [data-amount]")]
    assert not [box for box in needed if overlap(box, notice) or not inside(box, size)]


@pytest.mark.feature("accessible")
def test_table_fits_without_scrolling_and_without_overlaps(seated: Seated) -> None:
    player, size = seated
    player.wait_for_turn()
    found = fits(player, size, PARTS)
    assert len(found["opponents"]) == 8
    assert not [box for box in boxes(player, ".thumb button") if not inside(box, size)]


def test_board_gives_way_before_it_stands_on_who_sits_beside_it(seated: Seated) -> None:
    player, _ = seated
    player.wait_for_turn()
    a_line_more = "document.querySelector('.mine .who').style.minHeight = '108px'"
    player.page.evaluate(a_line_more)
    stand = places(player, {"opponents": ".cell", "board": ".board", "own": ".mine .hole"})
    (board,) = stand["board"]
    assert not [box for box in [*stand["opponents"], *stand["own"]] if overlap(box, board)]


def test_board_gives_way_on_a_low_screen_with_words_above_and_a_line_more_below(
    invite: Invite,
) -> None:
    size = (320, 568)
    player = invite(**phone(size))

    def say(view: dict[str, Any]) -> None:
        view["my_move"] = COMING

    put_in(player.page, say, "table")
    player.join().wait_for_turn()
    a_line_more = "document.querySelector('.mine .who').style.minHeight = '120px'"
    player.page.evaluate(a_line_more)
    fits(player, size, {name: one for name, one in PARTS.items() if name != "words"})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("said", ["moves", "announced", "both"])
def test_what_is_said_to_a_player_covers_nothing(
    invite: Invite, size: tuple[int, int], said: str
) -> None:
    """A seat to go to, words of the director, and both one above the other."""
    player = invite(**phone(size))

    def say(view: dict[str, Any]) -> None:
        view["my_move"] = None if said == "announced" else COMING
        if said != "moves":
            view["announcement"] = "The break is after this level. " * 5

    put_in(player.page, say, "table")
    player.join().wait_for_turn()
    parts = {name: one for name, one in PARTS.items() if name != "words"}
    fits(player, size, parts | {"header": "header", "said": ".phone > .said"})
    told = {"move": "[data-my-move]", "words": "[data-announcement]"}
    there = {name for name, one in places(player, told).items() if one}
    due = {"moves": {"move"}, "announced": {"words"}, "both": {"move", "words"}}[said]
    assert there in (due, due & {"move"})
    assert there == due or 500 < size[1] <= 690
    player.page.get_by_role("button", name="Read all").tap()
    sheet = player.page.get_by_role("dialog")
    for name in due:
        expect(sheet.locator(told[name])).to_be_visible()
    sheet.press("Escape")
    is_refused_in_view(player, size)


def test_whatever_is_touched_is_large_enough(seated: Seated) -> None:
    player, _ = seated
    player.wait_for_turn()
    small = [
        (box, name)
        for name in ("header button", ".thumb button", ".thumb input[type=range]")
        for box in boxes(player, name)
        if box["height"] < TOUCH_PX or box["width"] < TOUCH_PX
    ]
    assert not small


def test_refusal_hides_no_button_and_no_card_of_ones_own(seated: Seated) -> None:
    player, size = seated
    is_refused_in_view(player, size)


@pytest.mark.feature("phones")
def test_hand_is_played_by_touch_alone(invite: Invite) -> None:
    player, other = heads_up(invite, **phone((390, 844)))
    player.settle()
    player.page.locator('[data-move="call"]').tap()
    other.wait_for_turn()
    other.settle()
    other.page.locator('[data-move="check"]').tap()
    player.until(lambda: other.acts)
    assert (player.acts, other.acts) == ([{"type": "call"}], [{"type": "check"}])
    player.page.get_by_role("button", name="The hand so far").tap()
    expect(player.page.get_by_role("dialog")).to_contain_text("posts the big blind")


def test_lobby_and_tournament_do_not_scroll_sideways(invite: Invite) -> None:
    player = invite(**phone((360, 640)))
    player.open()
    player.see("[data-play-now]")
    event = player.page.locator("td a").first.get_attribute("href")
    assert event
    for path in ("/", event, event.replace("event", "clock")):
        player.open(path)
        player.see("main")
        player.page.wait_for_timeout(300)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("locale", ["en-GB", "zh-CN"])
def test_a_structure_fits_the_narrowest_phone(invite: Invite, locale: str) -> None:
    """With the highest blinds, and the chips that leave play."""
    player = invite(**phone((320, 568)) | {"locale": locale}).join()
    player.open(f"/event/{player.table['event']}").see("tr.break")
    beyond = player.page.locator("table:has(.length)").evaluate(
        """table => {
          const panel = table.parentElement;
          const { paddingLeft, paddingRight } = getComputedStyle(panel);
          const room = panel.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          return table.getBoundingClientRect().width - room;
        }"""
    )
    assert beyond < 0.5
    assert player.too_wide == 0
