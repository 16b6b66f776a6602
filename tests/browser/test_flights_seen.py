"""The director ends a day, signs the bags, draws the next one in the browser; a player follows."""

import pytest
from directing import event_of, give_reason
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser


def announce(director: Visitor) -> str:
    """Eighteen seats at tables of six, in two days of which the first is played once."""
    form = director.page.locator("form:has(select option[value='turbo-27'])")
    form.locator("select").first.select_option("six-max")
    form.locator("[data-days]").check()
    form.locator("[data-number='flights']").fill("1")
    form.locator("[data-number='end-level']").fill("5")
    before = director.page.url
    form.get_by_role("button", name="Announce it").click()
    director.page.wait_for_url(lambda url: url != before)
    event = director.page.url.rsplit("/", 1)[1]
    director.until(lambda: event_of(director)["line"]["event"] == event)
    return event


def order(director: Visitor, what: str, button: str, reason: str) -> None:
    """Press one of the buttons of the night, and say why."""
    director.page.locator(f"[data-{what}]").click()
    give_reason(director, reason, button)


def test_a_day_ends_is_bagged_drawn_and_goes_on(invite: Invite, served: Served) -> None:
    director, player = invite(), invite()
    director.open(served.director)
    event = announce(director)
    player.open(f"/event/{event}")
    player.page.locator("[data-enter]").click()
    player.see("button:has-text('Withdraw')")
    clock = director.page.get_by_label("Clock", exact=True)
    clock.get_by_role("button", name="Start now").click()
    give_reason(director, "Everyone is here", "Start now")
    player.page.wait_for_url("**/table/**")
    player.until(player.is_dealt_in)

    director.page.locator("[data-end-day]").click()
    director.page.locator("[data-hands]").fill("0")
    give_reason(director, "It is late", "End the day")
    while event_of(director)["days"]["stage"] != "night":
        if player.has_turn():
            player.press("fold")
        else:
            player.page.wait_for_timeout(20)

    player.open(f"/event/{event}")
    player.page.locator("[data-sign-bag]").click()
    expect(player.page.locator("[data-my-bags]")).to_contain_text("Signed by the player")
    expect(director.page.locator("[data-draw-day]")).to_be_disabled()
    director.page.locator("[data-sign-bags]").click()
    expect(player.page.locator("[data-my-bags]")).to_contain_text("Signed by player and floor")
    order(director, "draw-day", "Draw the seats", "All bags are signed")
    expect(player.page.locator("[data-next-seat]")).to_contain_text("Your seat: table")
    order(director, "start-day", "Start the day", "Good morning")
    player.page.wait_for_url("**/table/**")
    player.until(player.is_dealt_in)
    assert event_of(director)["days"]["day"] == 2
