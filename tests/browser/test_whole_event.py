"""A whole turbo event in the browser: from the first entry to the last payout."""

import contextlib

import pytest
from directing import announce_event, order
from playwright.sync_api import TimeoutError as TookTooLong
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

CAREFUL_HANDS = 3
REST_OF_THE_EVENT_MS = 300_000
"""Until the house players have played it to its end, however busy the machine is."""


def is_done(player: Visitor) -> bool:
    """Whether the player is out, or has won."""
    table = player.table
    return table["result"] is not None or table["winner"] is not None


def play_to_the_end(player: Visitor) -> None:
    """Some hands with care, then all-in until it is over one way or the other."""
    first = player.hand["number"] if player.table["hand"] else 1
    while not is_done(player):
        player.until(lambda: player.has_turn() or is_done(player))
        if is_done(player):
            return
        player.wait_for_turn()
        if player.hand["number"] < first + CAREFUL_HANDS:
            player.press("check", "call", "show")
        else:
            player.all_in()


@pytest.mark.feature("phones")
def test_turbo_is_played_from_the_first_seat_to_the_last_payout(
    invite: Invite, served: Served
) -> None:
    director, player = invite(), invite(reduced_motion="no-preference")
    event = announce_event(director.open(served.director), "sprint-27")
    player.open(f"/event/{event}").page.get_by_role("button", name="Join").click()
    player.see("button:has-text('Withdraw')")
    order(director, "Start now", "Everyone is here")
    player.page.wait_for_url("**/table/**")
    player.until(player.is_dealt_in)
    play_to_the_end(player)

    result = player.table["result"]
    if result["place"] > 1:
        with contextlib.suppress(TookTooLong):  # the rest may be over before the hand is there
            player.page.get_by_role("button", name="Keep watching").click(timeout=2_000)
    expect(player.page.locator(".glance")).to_contain_text(
        "wins the tournament", timeout=REST_OF_THE_EVENT_MS
    )

    expect(player.page.locator(".bet")).to_have_count(0)
    expect(player.page.get_by_label("Clock", exact=True)).not_to_contain_text("Next level")
    wall = director.open(f"/clock/{event}").page.locator("main")
    expect(wall).to_contain_text("wins the tournament")
    expect(wall).to_contain_text("Over")
    expect(wall).not_to_contain_text("Next level")

    player.page.get_by_role("link", name="The tournament").click()
    player.page.wait_for_url("**/event/**")
    player.until(lambda: player.views("event")[-1]["line"]["state"] == "over")
    view = player.views("event")[-1]
    assert sum(prize["amount"] for prize in view["prizes"]) == view["prize_pool"]
    assert sum(entrant["prize"] for entrant in view["entrants"]) == view["prize_pool"]
    places = [entrant["place"] for entrant in view["entrants"]]
    assert min(places) == 1
    assert len(places) == view["line"]["entries"] == 27
    me = next(entrant for entrant in view["entrants"] if entrant["me"])
    assert (me["place"], me["prize"]) == (result["place"], result["prize"])
    expect(player.page.locator("tr.me")).to_have_count(1)
