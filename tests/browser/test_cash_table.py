"""A cash table in a browser: sit down, play, add on, sit out and in, leave; the wallet is right."""

import pytest
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

STAKES = "holdem-50-100"
"""Without house players: all that happens is what the two of them do."""
GRANT = 20_000
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "zh-CN",
}


def sit(visitor: Visitor, buy_in: int) -> None:
    """Sit down from the lobby; by keyboard, from the field on."""
    page = visitor.open().page
    page.locator(f'[data-cash="{STAKES}"] button').click()
    field = page.locator("[data-cash-amount]")
    field.fill(str(buy_in))
    field.press("Enter")
    page.wait_for_url("**/table/**")
    visitor.until(lambda: visitor.views("table") and visitor.table["my_seat"])


def told(visitor: Visitor) -> dict[str, int]:
    """What the room last told of wallet and stack; `stack` counts between hands."""
    table = visitor.table
    mine = table["my_seat"]
    stack = next((one["stack"] for one in table["players"] if one["seat"] == mine), 0)
    return {"wallet": table["cash"]["wallet"], "stack": stack}


def acting(*visitors: Visitor) -> Visitor:
    """Whose turn it is, once it is somebody's."""
    visitors[0].until(lambda: any(visitor.has_turn() for visitor in visitors))
    return next(visitor for visitor in visitors if visitor.has_turn())


def play_down(*visitors: Visitor) -> None:
    """Check and call until the hand is over and the next one is dealt."""
    number = acting(*visitors).hand["number"]
    while (actor := acting(*visitors)).hand["number"] == number:
        actor.press("check", "call")


def fold_one(*visitors: Visitor) -> int:
    """Whoever is first to act before the flop folds; the number of the hand."""
    actor = acting(*visitors)
    number: int = actor.hand["number"]
    actor.press("fold")
    return number


def add_on(visitor: Visitor, amount: str) -> None:
    visitor.page.locator('[data-cash-do="add"]').click()
    visitor.page.locator("[data-cash-amount]").fill(amount)
    visitor.page.locator('[data-cash-do="add-now"]').click()


def test_sit_down_play_add_on_sit_out_and_leave_with_what_is_left(invite: Invite) -> None:
    ann, bob = invite(), invite(**PHONE)
    sit(ann, 6_000)
    expect(ann.page.locator("main")).to_contain_text("Waiting for players")
    sit(bob, 4_000)
    assert bob.page.url == ann.page.url
    assert (told(ann)["wallet"], told(bob)["wallet"]) == (GRANT - 6_000, GRANT - 4_000)
    play_down(ann, bob)

    # An add-on in a hand comes when it is over.
    acting(ann, bob)
    own = ann.page.locator("[data-cash-seat]")
    add_on(ann, "500")
    ann.until(lambda: ann.table["cash"]["mine"]["add_on"] == 500)
    expect(own).to_contain_text("500 more after this hand")
    assert told(ann)["wallet"] == GRANT - 6_000
    fold_one(ann, bob)
    ann.until(lambda: ann.table["cash"]["mine"]["add_on"] == 0)
    assert told(ann)["wallet"] == GRANT - 6_500
    expect(own).to_contain_text("13,500")

    # Sitting out ends the dealing after this hand; the key B brings her back.
    acting(ann, bob)
    ann.page.locator('[data-cash-do="sit-out"]').click()
    expect(own).to_contain_text("You sit out from the next hand.")
    last = fold_one(ann, bob)
    bob.until(lambda: bob.table["state"] == "waiting")
    expect(bob.page.locator("main")).to_contain_text("等待玩家")
    ann.until(lambda: ann.table["state"] == "waiting")
    total = told(ann)["stack"] + told(bob)["stack"]
    assert total == 10_500
    ann.page.keyboard.press("b")
    assert acting(ann, bob).hand["number"] == last + 1

    # Leaving in mid-hand: hers is folded, what is left goes into the wallet.
    ann.page.locator('[data-cash-do="leave"]').click()
    ann.page.locator('[data-cash-do="leave-now"]').click()
    ann.until(lambda: bob.has_turn() or ann.table["my_seat"] is None)
    if bob.has_turn():
        bob.press("fold")
    ann.until(lambda: ann.table["my_seat"] is None)
    bob.until(lambda: len(bob.table["players"]) == 1 or bob.table["state"] == "waiting")
    left = told(ann)["wallet"]
    assert left + told(bob)["stack"] == GRANT - 6_500 + 10_500

    # The phone leaves between hands, by its sheet, and is in the lobby with all that is his.
    bob.page.locator("[data-cash-open]").click()
    bob.page.locator('[data-cash-do="leave"]').click()
    bob.page.locator('[data-cash-do="leave-now"]').click()
    bob.page.wait_for_url(bob.address + "/")
    wallet = bob.page.locator("[data-wallet]")
    expect(wallet).to_have_attribute("data-wallet", str(2 * GRANT - left))
    # The table is gone with its last player: her page goes to the lobby too.
    ann.page.wait_for_url(ann.address + "/")
    expect(ann.page.locator("[data-wallet]")).to_have_attribute("data-wallet", str(left))
    expect(ann.page.get_by_role("region", name="Cash tables")).to_contain_text(f"{left:,}")

    # Both are told how they went, with what, and where the last hand is: in the list of hands too.
    expect(bob.page.locator('[data-cash-left="asked"]')).to_contain_text("你已离开牌桌")
    gone, went = ann.page.locator('[data-cash-left="asked"]'), left - (GRANT - 6_500)
    expect(gone).to_contain_text(f"{went:,} went into your wallet")
    hand = gone.get_by_role("link", name="See the last hand")
    expect(hand).to_have_attribute("href", f"/replay/c1/{last + 1}")
    hand.click()
    ann.page.wait_for_url(f"{ann.address}/replay/c1/{last + 1}")
    ann.open("/replay")
    expect(ann.page.locator("a[href='/replay/c1']")).to_contain_text("Cash table 1")
    stranger = invite().open("/replay")
    expect(stranger.page.locator("a[href='/replay/c1']")).to_contain_text("Closed")


def test_hands_of_the_table_are_found_and_stepped_through(invite: Invite) -> None:
    ann, bob = invite(), invite()
    for visitor in (ann, bob):
        sit(visitor, 6_000)
    link = ann.page.locator("aside h2 a[href^='/replay/c']")
    while not link.count():  # it is there once the page has been told how a hand ended
        fold_one(ann, bob)
    number = str(link.get_attribute("href")).rpartition("/")[2]
    link.click()
    ann.see("[data-lines]")
    expect(ann.page.locator("nav a[href^='/event/']")).to_have_count(0)
    ann.page.get_by_role("button", name="All hands").click()
    expect(ann.page.locator(f"[data-room-hand='{number}']")).to_be_visible()
