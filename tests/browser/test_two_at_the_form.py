"""A director fills in a form while another one starts an event."""

import pytest
from directing import announce_event, order
from live_table import ask
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser


def test_the_templates_stay_when_another_director_starts_the_first_event(
    invite: Invite, served: Served
) -> None:
    other = invite().open(served.director)
    event = announce_event(other, "six-max")
    director = invite().open(served.director)
    page = director.page
    first = page.locator("[data-event]").first
    expect(first).to_have_attribute("data-event", event)
    template = page.locator("select:has(option[value='turbo-27'])")
    template.select_option("re-entry")
    page.locator("[data-terms]").click()
    page.locator("[data-number='fee']").fill("60")

    player = invite().open(f"/event/{event}")
    ask(player, type="join", event=event)
    ask(other, type="start-event", event=event, reason="On time")
    expect(first).not_to_have_attribute("data-event", event)
    expect(template).to_have_value("re-entry")
    expect(page.locator("[data-number='fee']")).to_have_value("60")
    before = page.url
    page.get_by_role("button", name="Announce tournament").click()
    page.wait_for_url(lambda url: url != before)


def test_the_sheet_of_a_start_goes_once_another_director_has_started_the_event(
    invite: Invite, served: Served
) -> None:
    other = invite().open(served.director)
    event = announce_event(other, "six-max")
    director = invite().open(served.director)
    director.open(f"/director/{event}")
    button = director.page.get_by_role("button", name="Start now")
    button.click()
    sheet = director.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Start the tournament?")

    player = invite().open(f"/event/{event}")
    ask(player, type="join", event=event)
    expect(sheet).to_contain_text("Start the tournament?")
    ask(other, type="start-event", event=event, reason="On time")
    expect(sheet).to_have_count(0)
    expect(button).to_have_count(0)
    order(director, "Pause", "Seats are looked for")
