"""A hand with real cards told wrongly is taken back, on the pages of director and dealer."""

import pytest
from directing import event_of, give_reason, usual_reason
from live_event import lines_of, seats_of, start_live
from live_table import TABLET, Dealer, link_of
from serving import Served
from test_live_events_seen import beside, fits, names, tell
from test_reading import faults
from visitor import Invite, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]


@pytest.mark.feature("undo")
def test_a_bust_told_wrongly_is_taken_back_by_director_and_by_dealer(
    invite: Invite, served: Served
) -> None:
    director = invite()
    event = start_live(director, served, names("Nora", 5))
    (line,) = lines_of(director)
    dealer = Dealer(invite(**TABLET), line["live"])
    dealer.come(link_of(director, line["live"]))
    director.open(f"/director/{event}").see("[data-plan-table='1']")
    before = seats_of(director)
    gone, taker, other = beside(dealer.visitor)["dealt"][:3]
    expect(director.page.locator("[data-hand-back]")).to_have_count(0)

    tell(dealer.visitor, (gone, taker))
    director.until(lambda: event_of(director)["line"]["left"] == 4)
    plan = director.page.locator("[data-plan-table='1']")
    plan.get_by_role("button", name="Undo hand 1").click()
    expect(director.page.get_by_role("dialog")).to_contain_text("Undo hand 1 at table 1?")
    give_reason(director, "Another player was meant", "Undo hand 1")
    director.until(lambda: event_of(director)["line"]["left"] == 5)
    assert seats_of(director) == before
    expect(director.page.locator("[data-hand-back]")).to_have_count(0)
    record = director.page.locator("section", has_text="Record")
    expect(record).to_contain_text("undid a hand. Reason: Another player was meant")
    assert faults(director) == []

    # its dealer does the same with his Undo, and then tells what really came of it
    page = dealer.page
    expect(page.locator("[data-undo]")).to_be_disabled()
    tell(dealer.visitor, (other, taker))
    director.until(lambda: event_of(director)["line"]["left"] == 4)
    expect(page.locator("[data-undo]")).to_be_enabled()
    page.locator("[data-undo]").tap()
    fits(dealer.visitor)
    usual_reason(page.get_by_role("dialog"), "Entered wrongly")
    page.get_by_role("dialog").get_by_role("button", name="Undo hand 2").tap()
    director.until(lambda: event_of(director)["line"]["left"] == 5)
    assert seats_of(director) == before
    expect(page.locator("main.live")).to_have_attribute("data-settled", "true")
    tell(dealer.visitor, (taker, gone))
    director.until(lambda: event_of(director)["line"]["left"] == 4)
    told = [one for one in event_of(director)["entrants"] if one["place"] == 5]
    (out,) = told
    assert out["name"] in {name for name, _, seat in before if seat == taker}
