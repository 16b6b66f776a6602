"""The chips of an event's sheet at live tables: the dealer pushes them, the floor adds some."""

import pytest
from directing import event_of, order
from live_event import enter, lines_of
from live_table import TABLET, Dealer, ask, link_of
from serving import Served
from visitor import Invite, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

SHEET = {
    "name": "Twenties",
    "entrants": 6,
    "table_size": 6,
    "stack": 5_000,
    "minutes": 20,
    "chips": [[20, 10], [100, 8], [200, 0], [500, 4], [1_000, 2]],
    "rows": [
        {"level": 1, "blinds": [20, 40]},
        {"level": 2, "blinds": [100, 200]},
        {"level": 3, "blinds": [200, 400]},
    ],
}


def test_a_live_table_has_the_chips_of_the_sheet(invite: Invite, served: Served) -> None:
    director = invite().open(served.director)
    made = ask(
        director,
        type="create-event",
        template="own-sheet",
        name="Twenties",
        tables="live",
        followed=True,
        by_itself=True,
        sheet=SHEET,
    )
    director.open(f"/director/{made['event']}").see("[data-screens]")
    enter(served, made["event"], ["Ole A", "Ole B", "Ole C"])
    director.until(lambda: event_of(director)["line"]["entries"] == 3)
    order(director, "Start now", "All are here")
    director.until(lambda: all(line["live"] for line in lines_of(director)))
    (line,) = lines_of(director)

    floor = invite(**TABLET).open(served.director).open(f"/floor/{line['live']}").page
    chips = floor.locator("[data-chips]")
    expect(chips).to_have_attribute("data-chips", "20 100 200 500 1000")
    floor.locator("[data-change-chips]").tap()
    floor.get_by_label("Another denomination").fill("5000")
    floor.get_by_role("button", name="Add", exact=True).tap()
    floor.locator("[data-set-chips]").tap()
    expect(chips).to_have_attribute("data-chips", "20 100 200 500 1000 5000")

    dealer = Dealer(invite(**TABLET), line["live"]).come(link_of(director, line["live"]))
    expect(dealer.page.locator("[data-change-chips]")).to_have_count(0)
    dealer.next_hand()
    for chip in (20, 200, 5_000):
        expect(dealer.page.locator(f'[data-chip="{chip}"]')).to_be_visible()
    expect(dealer.page.locator('[data-chip="25"]')).to_have_count(0)
