"""The end of a hand of 13-card poker as one reads it: rows opened in turn, the next hand counted
down, and dealt at once for who has seen enough."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Served
from thirteen_table import RIGGED, hand, lay, set_hand, sit
from visitor import Invite, expect

pytestmark = pytest.mark.browser

UNHURRIED: float = 0.25
"""A pace at which nobody is late: the pause after a hand of three takes most of a minute."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A room that takes its time, with the rigged deck."""
    room = Served(tmp_path, pace=UNHURRIED)
    room.start(RIGGED)
    yield room
    room.kill()


def test_who_has_seen_enough_is_dealt_the_next_hand_at_once(invite: Invite) -> None:
    player = sit(invite(reduced_motion="no-preference"))
    page = player.page
    lay(player)
    set_hand(player)
    player.until(lambda: hand(player)["over"])
    player.see('[data-showdown="going"]')  # the first hand that a page sees is opened in turn too
    pause = player.table["pause"]
    assert pause["waits_for"] == [player.table["my_seat"]]
    expect(page.locator("[data-next-hand]")).to_contain_text("Next hand, 0:")
    page.locator("[data-next-hand]").click()
    player.until(lambda: hand(player)["number"] == 2)
    hands = [view for view in player.views("table") if view["thirteen"]]
    first = next(view for view in hands if view["thirteen"]["number"] == 2)
    assert first["now_ms"] < pause["ends_ms"]
    player.see("[data-board] [data-carry]")


def test_alone_with_house_players_pause_holds_the_deal(invite: Invite) -> None:
    player = sit(invite(reduced_motion="no-preference"))
    page = player.page
    lay(player)
    set_hand(player)
    player.until(lambda: hand(player)["over"])
    usual = player.table["pause"]["ends_ms"]
    page.locator("[data-pause]").click()
    player.until(lambda: player.table["pause"]["held"])
    assert player.table["pause"]["ends_ms"] > usual
    expect(page.locator("[data-held]")).to_contain_text("The next hand waits until you ask for it.")
    expect(page.locator("[data-next-hand]")).to_have_text("Next hand")  # it comes at no time
    page.locator("[data-to-end]").click()
    expect(page.locator("[data-go-on]")).to_have_count(
        0
    )  # the next hand is all that is left to ask
    page.locator("[data-next-hand]").click()
    player.until(lambda: hand(player)["number"] == 2)
    player.see("[data-board] [data-carry]")
