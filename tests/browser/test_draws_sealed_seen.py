"""The seal of the draws is on an event's page before anybody enters, each secret with its draw."""

from hashlib import sha256

import pytest
from directing import event_of, order
from serving import Served
from test_flights_seen import announce
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser


def digits(visitor: Visitor, what: str) -> str:
    """The hex digits that the page shows there."""
    return visitor.page.locator(what).first.inner_text().replace(" ", "")


@pytest.mark.feature("sealed-draws")
def test_the_seal_is_there_before_and_the_secret_with_the_draw(
    invite: Invite, served: Served
) -> None:
    director, player = invite(), invite(locale="zh-CN")
    director.open(served.director)
    event = announce(director)
    player.open(f"/event/{event}")
    panel = player.page.locator("[data-draws='sealed']")
    expect(panel).to_contain_text("抽签封存值")
    seal, first = digits(player, "[data-seal]"), digits(player, "[data-next]")
    assert {len(seal), len(first)} == {64}
    player.page.locator("[data-enter]").click()
    director.until(lambda: event_of(director)["line"]["entries"] == 1)
    order(director, "Start now", "Everyone is here")
    player.page.wait_for_url("**/table/**")
    player.open(f"/event/{event}")
    expect(player.page.locator("[data-draw='seats']")).to_contain_text("座位与庄位")
    secret = digits(player, "[data-draw='seats'] .hex")
    assert sha256(bytes.fromhex(secret)).hexdigest() == first
    assert digits(player, "[data-seal]") == seal
    assert digits(player, "[data-next]") != first
    watcher = invite().open(f"/event/{event}")
    expect(watcher.page.locator("[data-draws]")).to_contain_text("Seats and buttons")
    assert digits(watcher, "[data-seal]") == seal
    watcher.page.locator("[data-draws] summary").click()
    expect(watcher.page.locator("[data-draws]")).to_contain_text("HMAC-SHA-256")
