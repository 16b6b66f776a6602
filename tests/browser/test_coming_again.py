"""A player who is out comes again in the browser: by a rebuy while his table waits, or anew."""

from collections.abc import Callable

import pytest
from directing import event_of, order
from serving import Served
from test_whole_event import is_done
from visitor import Invite, View, Visitor, expect

pytestmark = pytest.mark.browser

EVENTS_MOST = 40
"""Who goes all-in in every hand is out soon; so often he may nearly win all the same."""


def announce(director: Visitor, *, rebuys: bool) -> str:
    """Eighteen players at tables of six, 550 to enter: with a rebuy, or with one more entry."""
    form = director.page.locator("form:has(select option[value='turbo-27'])")
    form.locator("select:has(option[value='turbo-27'])").select_option("six-max")
    form.locator("[data-terms]").click()
    form.locator("[data-charged]").check()
    numbers = {"buy-in": 500, "fee": 50, "house-players": 17, "late-levels": 6}
    for name, number in (numbers | {"re-entries": 0 if rebuys else 1}).items():
        form.locator(f"[data-number='{name}']").fill(str(number))
    if rebuys:
        form.locator("[data-rebuys]").check()
    before = director.page.url
    form.get_by_role("button", name="Announce tournament").click()
    director.page.wait_for_url(lambda url: url != before)
    event = director.page.url.rsplit("/", 1)[1]
    director.until(lambda: event_of(director)["line"]["event"] == event)
    return event


def start(director: Visitor, player: Visitor, *, rebuys: bool) -> str:
    """He has entered, and the event is played."""
    event = announce(director, rebuys=rebuys)
    player.open(f"/event/{event}").page.get_by_role("button", name="Join for 550").click()
    player.see("button:has-text('Withdraw')")
    order(director, "Start now", "Everyone is here")
    player.page.wait_for_url(f"**/table/{event}/**")
    player.until(lambda: player.is_dealt_in() and player.table["event"] == event)
    return event


def goes_out(player: Visitor) -> None:
    """All-in in every hand, until he is out or has won."""
    while not is_done(player):
        player.until(lambda: player.has_turn() or is_done(player))
        if not is_done(player):
            player.wait_for_turn()
            player.all_in()


def out_where(director: Visitor, player: Visitor, may: Callable[[View], bool], rebuys: bool) -> str:
    """The event in which he went out and may come again."""
    for _ in range(EVENTS_MOST):
        event = start(director, player, rebuys=rebuys)
        goes_out(player)
        if may(player.table):
            return event
    raise AssertionError(f"he never went out early in {EVENTS_MOST} events")


def is_waited_for(table: View) -> bool:
    """Whether the table stands and holds its next hand for his rebuy; it may break as he goes."""
    return any(offer["out"] and offer["ends_ms"] is not None for offer in table["offers"])


def test_a_table_waits_for_a_rebuy_and_deals_him_in_again(invite: Invite, served: Served) -> None:
    director, player = invite(), invite()
    director.open(served.director)
    event = out_where(director, player, is_waited_for, rebuys=True)
    hand = player.hand["number"] if player.table["hand"] else 0
    expect(player.page.locator(".glance")).to_contain_text("chips for 500?")
    expect(player.page.locator("[data-pass-rebuy]")).to_be_visible()
    player.page.locator("[data-buy='rebuy']").click()
    player.until(lambda: player.table["my_seat"] is not None)
    player.until(lambda: player.is_dealt_in() and player.hand["number"] > hand)
    assert player.table["result"] is None
    director.open(f"/director/{event}")
    director.until(lambda: event_of(director)["prize_pool"] == 18 * 500 + 500)
    assert event_of(director)["line"]["event"] == event


@pytest.mark.feature("entries")
def test_who_is_out_enters_again_from_the_table(invite: Invite, served: Served) -> None:
    director, player = invite(), invite()
    director.open(served.director)
    event = out_where(director, player, lambda table: table["entry"] is not None, rebuys=False)
    player.page.locator("[data-enter-again]").click()
    player.until(lambda: player.table["my_seat"] is not None)
    player.until(player.is_dealt_in)
    assert player.table["place"]["entries"] == 19
    player.open(f"/event/{event}")
    expect(player.page.locator("[data-entries]")).to_contain_text("You have entered 2 times")
