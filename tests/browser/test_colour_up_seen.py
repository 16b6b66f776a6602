"""Small chips leave play by the director's word: his page tells it, the event's, and a wall."""

import pytest
from directing import event_of, write_reason
from live_table import ask
from serving import Served
from visitor import Invite, View, Visitor, expect

pytestmark = pytest.mark.browser

LEVELS = 5
"""After so many levels ended by hand the smallest chips are no longer needed."""


def chips_of(director: Visitor) -> View:
    chips: View = director.views("director")[-1]["chips"]
    return chips


@pytest.mark.feature("color-ups")
def test_chips_leave_play_and_every_page_tells_it(invite: Invite, served: Served) -> None:
    player = invite().join()
    player.until(player.is_dealt_in)
    event = player.table["event"]
    director, watcher, wall = invite(), invite(), invite()
    director.open(served.director)
    director.open(f"/director/{event}").see("[data-chips]")
    wall.open(f"/screen/{event}/clock").see('[data-smallest="25"]')
    for _ in range(LEVELS):
        ask(director, type="next-level", event=event, reason="On we go")
    panel = director.page.locator("[data-chips]")
    panel.get_by_role("button", name="Color up").click()
    sheet = director.page.get_by_role("dialog")
    write_reason(sheet, "Too many small chips")
    sheet.get_by_role("button", name="Color up", exact=True).click()
    sheet.wait_for(state="detached")

    wall.see('[data-smallest="100"]')
    director.until(lambda: event_of(director)["chip"] == 100)
    while chips_of(director)["racing"]:
        if player.has_turn():
            player.press("fold", "muck")
        else:
            player.page.wait_for_timeout(25)
    expect(panel.get_by_role("button", name="Color up")).to_have_count(0)
    expect(panel).to_contain_text("smallest 100")
    told = chips_of(director)
    assert sum(line["chips"] for line in told["lines"]) == told["in_play"]
    assert all(one["stack"] % 100 == 0 for one in event_of(director)["entrants"])
    watcher.open(f"/event/{event}")
    happened = watcher.page.locator(
        "section.panel", has=watcher.page.get_by_text("History", exact=True)
    )
    happened.get_by_role("button", name="Show all").click()
    expect(happened).to_contain_text("colors up chips of 25 to 100")
    expect(happened).to_contain_text("raced off")
