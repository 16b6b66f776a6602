"""A satellite from its form to the money: tickets that may be exchanged, seats won, one taken as
money."""

import pytest
from directing import event_of
from playwright.sync_api import Locator
from serving import Served
from test_directors_tools import do
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser


def form_of(boss: Visitor, name: str) -> Locator:
    """The form of a new event that is paid from the wallet, on the page of the whole room."""
    boss.open("/director").see("select:has(option[value='six-max'])")
    form = boss.page.locator("form:has(select option[value='six-max'])")
    form.locator("select:has(option[value='six-max'])").select_option("six-max")
    form.get_by_label("Name", exact=True).fill(name)
    form.locator("[data-terms]").click()
    form.locator("[data-charged]").check()
    form.locator("[data-number=buy-in]").fill("500")
    return form


def announced(boss: Visitor, form: Locator) -> str:
    """Send the form; the event."""
    form.get_by_role("button", name="Announce tournament").click()
    boss.page.wait_for_url("**/director/e*")
    event = boss.page.url.rsplit("/", 1)[1]
    boss.until(lambda: event_of(boss)["line"]["event"] == event)
    return event


@pytest.mark.feature("satellites")
def test_a_ticket_is_won_and_taken_as_money(invite: Invite, served: Served) -> None:
    boss, ann = invite(), invite()
    boss.open(served.director)
    form = form_of(boss, "Sunday")
    form.locator("[data-number=fee]").fill("50")
    form.locator("[data-tickets]").select_option("cash-out")
    target = announced(boss, form)
    assert event_of(boss)["line"]["entry"]["tickets"] == "cash-out"

    form = form_of(boss, "Feeder")
    form.locator("[data-number=house-players]").fill("1")
    form.locator("[data-number=guarantee]").fill("2000")
    form.locator("[data-into]").select_option(target)
    form.locator("[data-rest]").select_option("shared")
    feeder = announced(boss, form)
    told = event_of(boss)["line"]["entry"]["satellite"]
    assert told == {"seat": 550, "into": target, "rest": "shared"}

    ann.open(f"/event/{feeder}").see("[data-satellite]")
    line = ann.page.locator("[data-satellite]")
    words, link = line.locator("span").bounding_box(), line.get_by_role("link").bounding_box()
    assert words is not None
    assert link is not None
    beside = link["x"] - words["x"] - words["width"] >= 8
    assert beside or link["y"] >= words["y"] + words["height"], "the link stands by itself"
    ann.page.locator("[data-enter]").click()
    ann.until(lambda: ann.views("event")[-1]["line"]["joined"])
    # Both have a seat at once: the guarantee pays for more of them than there are players.
    do(boss, "start-event", event=feeder, reason="All are here")
    ann.until(lambda: ann.views("event")[-1]["line"]["state"] == "over")

    ann.open(f"/event/{target}").see("[data-cash-ticket]")
    expect(ann.page.locator("[data-enter]")).to_have_text("Join, with your ticket")
    before = wallet_of(ann)
    ann.page.locator("[data-cash-ticket]").click()
    expect(ann.page.locator("[data-cash-ticket]")).to_have_count(0)
    expect(ann.page.locator("[data-enter]")).to_contain_text("550")
    assert wallet_of(ann) == before + 550


def wallet_of(visitor: Visitor) -> int:
    """What is in the visitor's wallet."""
    lobby = visitor.page.request.get(f"{visitor.address}/api/view/lobby").json()
    cents: int = lobby["cash"]["wallet"]
    return cents
