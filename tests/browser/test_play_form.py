"""A director chooses the edition of an event, its tables and its halts in the form."""

import pytest
from directing import cut_choices, event_of
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser


def test_edition_tables_and_halts_are_chosen_and_what_cannot_be_is_refused(
    invite: Invite, served: Served
) -> None:
    director = invite().open(served.director)
    form = director.page.locator("form:has(select option[value='turbo-27'])")
    form.locator("select").first.select_option("six-max")
    form.locator("[data-play]").click()
    for width in (1440, 1024, 360):
        director.page.set_viewport_size({"width": width, "height": 900})
        assert not cut_choices(director)
        assert not director.too_wide
    form.locator("[data-edition]").select_option("chinese")
    announce = form.get_by_role("button", name="Announce it")
    announce.click()
    expect(director.page.get_by_text("13-card poker has an edition of its own")).to_be_visible()
    form.locator("[data-edition]").select_option("tda2019")
    form.locator("[data-table-size]").select_option("8")
    form.locator("[data-format]").select_option("turbo")
    form.locator("[data-halts]").select_option(index=1)
    form.locator("[data-number='hand-for-hand-within']").fill("2")
    before = director.page.url
    announce.click()
    director.page.wait_for_url(lambda url: url != before)
    event = director.page.url.rsplit("/", 1)[1]
    director.until(lambda: event_of(director)["line"]["event"] == event)
    line = event_of(director)["line"]
    assert (line["edition"], line["table_size"]) == ("tda2019", 8)
