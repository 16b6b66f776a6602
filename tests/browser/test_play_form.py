"""A director chooses the edition of an event, its tables and its halts in the form."""

import pytest
from directing import cut_choices, event_of
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser


@pytest.mark.feature("own-rules")
def test_edition_tables_and_halts_are_chosen_and_what_cannot_be_is_refused(
    invite: Invite, served: Served
) -> None:
    director = invite().open(served.director)
    form = director.page.locator("form:has(select option[value='turbo-27'])")
    form.locator("select:has(option[value='turbo-27'])").select_option("six-max")
    form.locator("[data-play]").click()
    for width in (1440, 1024, 360):
        director.page.set_viewport_size({"width": width, "height": 900})
        assert not cut_choices(director)
        assert not director.too_wide
    form.locator("[data-edition]").select_option("chinese")
    announce = form.get_by_role("button", name="Announce tournament")
    announce.click()
    expect(director.page.get_by_text("13-card poker has its own edition")).to_be_visible()
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


@pytest.mark.rule("tda2024-RP-9.1")
def test_a_smaller_final_table_is_told_before_the_event_is_announced(
    invite: Invite, served: Served
) -> None:
    for locale, width, words in (
        ("en-GB", 1440, "The document says 9"),
        ("zh-CN", 360, "文件规定 9 人"),
    ):
        viewport = {"width": width, "height": 900}
        director = invite(locale=locale, viewport=viewport).open(served.director)
        form = director.page.locator("form:has(select option[value='turbo-27'])")
        form.locator("select:has(option[value='turbo-27'])").select_option("stud")
        note = form.locator("[data-final-table-smaller]")
        form.locator("[data-terms]").click()
        form.locator("[data-number='seats']").fill("27")
        expect(note).to_contain_text(words)
        expect(note).to_contain_text("tda2024-RP-9.1")
        assert not director.too_wide
        form.locator("select:has(option[value='turbo-27'])").select_option("turbo-27")
        expect(note).to_have_count(0)
