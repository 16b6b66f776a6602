"""A cashier pays the prize of a free event on the page of its results, and prints a receipt."""

from typing import Any

import pytest
from serving import Served
from test_on_a_phone import phone
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]


def do(visitor: Visitor, command: str, **fields: Any) -> Any:
    """What comes of a command that the visitor's session asks by plain HTTP."""
    address = f"{visitor.address}/api/do/{command}"
    result = visitor.page.request.post(address, data=fields).json()["result"]
    assert result["type"] == "accepted", result
    return result


@pytest.mark.feature("prizes-by-hand")
def test_a_prize_is_paid_with_a_receipt_and_taken_back_on_record(
    invite: Invite, served: Served
) -> None:
    director, ann, ben = invite(), invite(), invite()
    director.open(served.director)
    terms = {"charged": False, "buy_in": 100, "house_players": 0}
    event = do(director, "create-event", template="heads-up", name="Duel", terms=terms)["event"]
    for player, name in ((ann, "Maximiliana Wollenweber"), (ben, "Ben")):
        player.open("/")
        do(player, "set-name", name=name)
        do(player, "join", event=event)
    loser = ben.page.request.get(f"{served.address}/api/me").json()["person"]
    view = director.page.request.get(f"{served.address}/api/view/event/{event}").json()
    if view["line"]["state"] == "open":
        do(director, "start-event", event=event, reason="both are here")
    do(director, "remove-player", event=event, player=loser, reason="asked to")
    for player in (ann, ben):
        table = f"{served.address}/api/view/table/{event}/1"
        hand = player.page.request.get(table).json()["hand"]
        if hand is not None and hand["options"] is not None:
            at = {"event": event, "table": 1, "hand": hand["number"], "turn": hand["turn"]}
            do(player, "act", **at, action={"type": "fold"})
            break
    seen = f"{served.address}/api/view/event/{event}"
    director.until(lambda: director.page.request.get(seen).json()["line"]["state"] == "over")
    link = do(director, "make-link", role="cashier")["link"]["path"]

    cashier = invite(**phone((320, 568)))
    cashier.open(link)
    page = cashier.page
    assert page.url.endswith("/results")
    page.locator(f"a[href='/results/{event}']").first.click()
    expect(page.locator("[data-place]").first).to_be_visible()
    page.locator("[data-pay]").click()
    receipt = page.locator("[data-receipt-paper]")
    expect(receipt).to_contain_text("1st place: 200 received.")
    page.emulate_media(media="print")
    expect(receipt).to_be_visible()
    expect(page.locator("h1")).to_be_hidden()
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    expect(page.locator("[data-paid]")).to_have_count(1)
    assert cashier.too_wide == 0

    ann.open(f"/results/{event}")
    expect(ann.page.locator("[data-paid]")).to_have_count(1)
    expect(ann.page.locator("[data-take-back]")).to_have_count(0)

    page.locator("[data-take-back]").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Wrong player").click()
    sheet.get_by_role("button", name="Undo payment").click()
    expect(page.locator("[data-pay]")).to_be_visible()
    expect(page.locator("[data-payments] li")).to_have_count(2)
    expect(page.locator("[data-payments]")).to_contain_text("Wrong player")
