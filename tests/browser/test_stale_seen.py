"""A page whose connection is gone says so to the one who reads it, and covers nothing he needs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from serving import Served
from test_on_a_phone import boxes, overlap, phone
from visitor import Visitor, expect

pytestmark = pytest.mark.browser

SIZE = (390, 844)
SEATED = "Your seat and chips are safe"


@pytest.fixture
def cut_off(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Visitor]]:
    """A player in the tournament's page, and its director on a laptop and on a phone; then the room
    is gone."""
    with Served(tmp_path_factory.mktemp("room")) as room:
        player, laptop, thumb = (
            Visitor(chromium.new_context(**options), room.address)
            for options in ({}, {"viewport": {"width": 1440, "height": 900}}, phone(SIZE))
        )
        event = player.join().table["event"]
        for director in (laptop, thumb):
            director.open(room.director)
            director.open(f"/director/{event}").see("[data-orders]")
        player.open(f"/event/{event}").see("main.event")
        room.kill()
        yield [player, laptop, thumb]
        for visitor in (player, laptop, thumb):
            visitor.context.close()


def test_who_has_no_seat_reads_nothing_of_it_and_the_clock_is_seen(cut_off: list[Visitor]) -> None:
    player, *directors = cut_off
    expect(player.page.locator("[data-stale]")).to_contain_text(SEATED)
    for director in directors:
        words = director.page.locator("[data-stale]")
        expect(words).to_contain_text("Nothing is lost")
        expect(words).not_to_contain_text("seat")
        for scrolled in (0, 400):
            director.page.evaluate(f"scrollTo(0, {scrolled})")
            (banner,) = boxes(director, "p:has(> [data-stale])")
            (clock,) = boxes(director, "section:has([data-orders])")
            assert not overlap(banner, clock)
            if director.page.viewport_size == {"width": SIZE[0], "height": SIZE[1]}:
                assert clock["y"] >= 0, "on a phone the clock stays"
