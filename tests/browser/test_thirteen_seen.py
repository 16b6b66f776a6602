"""What a player of 13-card poker must see and must not be led into: the totals on each screen, a
natural as what it is, and no declaration that the room has not found."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute
from serving import Served
from test_on_a_phone import phone
from thirteen_table import GUARD_MS, RIGGED, ended, hand, lay, own, set_hand, sit, sit_out
from visitor import Invite, expect

pytestmark = pytest.mark.browser

TABLET: Final = {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A room with the rigged deck."""
    room = Served(tmp_path)
    room.start(RIGGED)
    yield room
    room.kill()


@pytest.mark.parametrize("screen", [phone((390, 844)), TABLET], ids=["phone", "tablet"])
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_totals_come_into_view_above_the_buttons(
    invite: Invite, screen: dict[str, Any], motion: str
) -> None:
    player = sit(invite(**{**screen, "reduced_motion": motion}))
    sit_out(player)
    lay(player)
    set_hand(player)
    player.until(lambda: hand(player)["over"])
    page = player.page
    player.see("[data-showdown]")
    if motion == "reduce":
        page.locator("[data-again]").click()
        page.locator("[data-to-end]").click()
    player.see('[data-showdown="done"]')
    page.wait_for_function(
        """() => {
          const totals = document.querySelector('[data-totals]').getBoundingClientRect();
          const foot = document.querySelector('[data-showdown] footer').getBoundingClientRect();
          return totals.top >= 0 && totals.bottom <= foot.top;
        }"""
    )


def test_a_natural_can_be_declared_only_where_the_room_has_found_it(invite: Invite) -> None:
    """Until the room has said what the cards hold, and where it says that they hold nothing, the
    button is barred and no question is asked."""
    player = invite(reduced_motion="reduce")
    kept: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(frame: str | bytes) -> None:
            text = str(frame)
            if '"rows-stand"' in text:
                kept.append(text)
            else:
                socket.send(text)

        server.on_message(told)
        sockets.append(socket)

    sockets: list[WebSocketRoute] = []
    player.page.route_web_socket("**/ws", between)
    sit(player)
    page = player.page
    page.wait_for_timeout(GUARD_MS)
    natural = page.locator("[data-natural]")
    natural.click(force=True)
    expect(page.locator("[data-why]")).to_contain_text("still checking")
    expect(page.locator("[data-declare]")).to_have_count(0)
    player.until(lambda: kept)
    sockets[-1].send(kept.pop(0))
    page.wait_for_timeout(GUARD_MS)
    natural.click()
    player.see("[data-declare]")
    assert player.asked == []


def test_a_natural_is_shown_as_what_it_is(invite: Invite) -> None:
    """Its rows are not compared: they have no names, and the cards run as the natural does."""
    player = sit(invite(reduced_motion="reduce"))
    sit_out(player)
    page = player.page
    page.wait_for_timeout(GUARD_MS)
    page.locator("[data-natural]").click()
    page.wait_for_timeout(GUARD_MS)
    page.locator("[data-declare]").click()
    player.until(lambda: player.acts)
    ended(player)
    mine = own(player)
    assert mine["status"] == "natural"
    shown = page.locator(f'[data-hand="{mine["seat"]}"]')
    faces = shown.locator("[data-card]").evaluate_all("those => those.map(one => one.dataset.card)")
    falling = sorted(
        mine["cards"], key=lambda card: ("AKQJT98765432".index(card[0]), "shcd".index(card[1]))
    )
    assert faces == falling, "from the highest down, as each of the rigged naturals runs"
    for word in ("Front", "Middle", "Bottom"):
        expect(shown).not_to_contain_text(word)


def test_a_lost_line_tells_the_time_to_come_back_and_the_clock_stands(
    invite: Invite, served: Served
) -> None:
    """The edition's seconds are counted, no seat is promised, and the player's time stands."""
    player = sit(invite(reduced_motion="reduce"))
    page = player.page
    seconds = hand(player)["options"]["reconnect_s"]
    served.kill()
    words = page.locator("[data-stale]")
    expect(words).to_contain_text("you leave the table")
    expect(words).not_to_contain_text("safe")
    left = re.search(r"within (\d+):(\d\d)", words.inner_text())
    assert left
    assert 0 < int(left[1]) * 60 + int(left[2]) <= seconds
    stood = page.locator("[data-time]").inner_text()
    page.wait_for_timeout(2_500)
    assert page.locator("[data-time]").inner_text() == stood
    player.wrong.clear()  # a line that is cut is complained of


def test_a_line_that_dies_unsaid_is_noticed(invite: Invite) -> None:
    """Nothing closes the connection: the page finds out by itself, and comes back by itself."""
    player = sit(invite(reduced_motion="reduce"))
    words = player.page.locator("[data-stale]")
    expect(words).to_have_count(0)
    player.context.set_offline(True)
    expect(words).to_contain_text("you leave the table")
    player.context.set_offline(False)
    expect(words).to_have_count(0)
    player.wrong.clear()  # a line that is cut is complained of


def test_the_terms_tell_limits_rake_and_suits(invite: Invite) -> None:
    player = sit(invite())
    terms = player.table["terms"]
    player.page.locator("[data-terms-open]").click()
    also = player.page.locator("[data-terms-also]")
    expect(also).to_contain_text("\u2660 > \u2665" if terms["suits"][:2] == "sh" else ">")
    expect(also).to_contain_text(f"{terms['rake'] / 100:g}%")
    expect(also).to_contain_text("cannot win or lose more")
    expect(also).to_contain_text("you leave the table")
