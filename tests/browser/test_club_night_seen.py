"""A night at live tables that nobody follows, on a laptop and on a phone: clicks are counted."""

from functools import partial
from typing import Any, Final

import pytest
from directing import Clicks, event_of
from live_event import announce_live, lines_of, start_live
from playwright.sync_api import Locator
from serving import Served
from visitor import Invite, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 768}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
}  # fmt: skip


def _placed(director: Visitor, number: int) -> bool:
    return len(places(director)) == number


def _fewer(questions: Locator, than: int) -> bool:
    return questions.count() < than


def places(director: Visitor) -> dict[str, int]:
    entrants = event_of(director)["entrants"]
    return {one["name"]: one["place"] for one in entrants if one["place"] is not None}


def table_of(director: Visitor, name: str) -> int:
    (one,) = (one for one in event_of(director)["entrants"] if one["name"] == name)
    table: int = one["table"]
    return table


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_who_is_out_and_who_moves_in_as_many_clicks(
    invite: Invite, served: Served, device: dict[str, Any]
) -> None:
    """A bust takes two, undoing it one, a move one for each question; nothing moves before."""
    director = invite(**device)
    first = "Lap" if device is LAPTOP else "Phone"
    names = [f"{first} {number}" for number in range(1, 19)]
    start_live(director, served, names, followed=False)
    page = director.page
    assert page.locator("[data-unfollowed]").count() == len(lines_of(director)) == 2
    plan = page.locator("[data-plan-table='1']")
    assert not plan.locator("li button b").first.inner_text()
    for number in (1, 2):
        out = Clicks()
        out.on(plan.locator("li button"))
        out.on(page.locator("[data-report-out]"))
        assert out.made == 2
        director.until(partial(_placed, director, number))
    assert sorted(places(director).values()) == [17, 18]
    assert {line["table"]: len(line["players"]) for line in lines_of(director)} == {1: 7, 2: 9}

    move = page.locator("[data-proposal='balance']")
    asked = move.locator("[role='group']")
    questions, taken = asked.count(), Clicks()
    for left in range(questions, 0, -1):
        button = asked.first.locator("[data-big-blind]").first
        goes = button.inner_text().split(" ", 1)[1]
        taken.on(button)
        director.until(partial(_fewer, asked, left))
    assert taken.made == questions <= 3
    director.until(lambda: {len(line["players"]) for line in lines_of(director)} == {8})
    assert goes

    gone = next(name for name, place in places(director).items() if place == 17)
    undo = Clicks()
    undo.on(page.locator("[data-undo-out]"))
    assert undo.made == 1
    director.until(lambda: gone not in places(director))
    assert table_of(director, gone) in (1, 2)
    assert list(places(director).values()) == [18]


def test_who_comes_is_entered_and_found_on_the_first_screen(invite: Invite, served: Served) -> None:
    director = invite(**LAPTOP)
    director.open(served.director)
    announce_live(director, name="First screen", followed=False)
    director.see("[data-entry-one]")
    tall = LAPTOP["viewport"]["height"]
    below = {
        place: box["y"] + box["height"]
        for place in (
            "#at-clock",
            "[data-find-entries] input",
            "[data-entry-one] input >> nth=0",
            "[data-entry-one] button[data-pays] >> nth=0",
        )
        if (box := director.page.locator(place).bounding_box()) is not None
    }
    assert len(below) == 4
    assert {place: end for place, end in below.items() if end > tall} == {}
