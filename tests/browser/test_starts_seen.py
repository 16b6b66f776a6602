"""How an event starts on its director's page: at once, or seats first while the clock waits."""

import pytest
from directing import event_of, order, usual_reason
from live_event import announce_live, enter, lines_of
from serving import Served
from visitor import Invite, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]


def test_seats_are_drawn_and_their_cards_printed_while_the_clock_waits(
    invite: Invite, served: Served
) -> None:
    director = invite()
    director.open(served.director)
    event = announce_live(director)
    names = ("Wanda A", "Wanda B", "Wanda C")
    enter(served, event, names)
    paper = invite()
    paper.open(f"/print/{event}/seat-cards")
    expect(paper.page.get_by_text("No seats are drawn yet")).to_be_visible()

    clock = director.page.get_by_label("Clock", exact=True)
    clock.get_by_role("button", name="Start now").click()
    sheet = director.page.get_by_role("dialog")
    sheet.locator("[data-waits]").check()
    usual_reason(sheet, "Seat cards are being handed out")
    sheet.get_by_role("button", name="Draw seats").click()
    director.until(lambda: all(line["live"] for line in lines_of(director)))
    assert event_of(director)["clock"]["state"] == "paused"
    expect(paper.page.locator(".slips li")).to_have_count(len(names))

    order(director, "Resume", "All are here")
    director.until(lambda: event_of(director)["clock"]["state"] == "running")
