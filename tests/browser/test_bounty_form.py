"""A director announces bounties with all of their terms."""

import pytest
from directing import event_of
from playwright.sync_api import Locator
from serving import Served
from visitor import Invite, View, Visitor

pytestmark = pytest.mark.browser


def form_of(director: Visitor, kind: str) -> Locator:
    """The form of a new event that is charged, with bounties of this kind."""
    form = director.page.locator("form:has(select option[value='turbo-27'])")
    form.locator("select:has(option[value='turbo-27'])").select_option("six-max")
    form.locator("[data-terms]").click()
    form.locator("[data-charged]").check()
    form.locator("[data-bounty]").select_option(kind)
    form.locator("[data-number='bounty-amount']").fill("200")
    return form


def announced(director: Visitor, form: Locator) -> View:
    """The bounty of the event that the form announces."""
    before = director.page.url
    form.get_by_role("button", name="Announce tournament").click()
    director.page.wait_for_url(lambda url: url != before)
    event = director.page.url.rsplit("/", 1)[1]
    director.until(lambda: event_of(director)["line"]["event"] == event)
    bounty: View = event_of(director)["line"]["entry"]["bounty"]
    return bounty


@pytest.mark.feature("bounties")
def test_what_of_a_bounty_is_paid_at_once_is_chosen(invite: Invite, served: Served) -> None:
    director = invite().open(served.director)
    form = form_of(director, "progressive")
    form.locator("[data-number='bounty-at-once']").fill("33.33")
    form.locator("[data-odd-unit]").select_option("head")
    bounty = announced(director, form)
    assert (bounty["kind"], bounty["amount"]) == ("progressive", 200)
    assert (bounty["at_once"], bounty["odd_unit"]) == (3_333, "head")


def test_what_lies_in_the_envelopes_is_chosen(invite: Invite, served: Served) -> None:
    director = invite().open(served.director)
    form = form_of(director, "mystery")
    form.locator("[data-stage]").select_option("final-table")
    for _ in range(3):
        form.get_by_role("button", name="Remove envelopes of kind 2").click()
    form.locator("[data-number='envelope-share-1']").fill("50")
    form.locator("[data-more-envelopes]").click()
    form.locator("[data-number='envelope-times-2']").fill("3")
    form.locator("[data-number='envelope-share-2']").fill("7")
    bounty = announced(director, form)
    assert (bounty["kind"], bounty["stage"]) == ("mystery", "final-table")
    assert bounty["envelopes"] == [[1, 50], [3, 7]]
