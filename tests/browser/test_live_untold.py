"""What the dealer's tablet asks for before the book rules, and what it does not ask for."""

from typing import Any

import pytest
from live_table import Dealer, ask, at_tablet
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser


def told(dealer: Dealer, **entry: Any) -> None:
    """Tell an entry beside the page."""
    view = dealer.view
    before = view["lines_count"]
    ask(
        dealer.visitor,
        type="enter-live",
        event=dealer.table,
        hand=view["hand_number"],
        lines=before,
        entry=entry,
    )
    dealer.visitor.until(lambda: dealer.view["lines_count"] == before + 1)
    dealer.settle()


def acts(dealer: Dealer, seat: int, kind: str, **more: Any) -> None:
    told(dealer, type="acts", seat=seat, action={"type": kind, **more})


def test_the_tablet_asks_for_what_decides_and_for_nothing_else(
    invite: Invite, served: Served
) -> None:
    """The blinds are seats 1 and 2. Seats 4 and 1 act before seat 3, who is asked about it; then
    seat 1 has 500 in, which nobody has counted out, and gathers it with new chips."""
    boss = invite()
    boss.open(served.director).see("main")
    dealer = at_tablet(invite, boss)
    page = dealer.page
    dealer.enter("next hand", "[data-place-button]", '[data-button="4"]')
    dealer.enter("cards dealt", "[data-all-dealt]")
    acts(dealer, 4, "raise", to=600)
    expect(page.locator("[data-skipped]")).to_have_count(0)
    acts(dealer, 1, "call")
    assert dealer.view["skipped"] == [3]
    line = dealer.view["lines"][-1]
    assert (line["verdict"], line["ask"], line["untold"]) == ("ask", "teller", ["spoke_up"])
    expect(page.locator("[data-skipped]")).to_have_count(3)
    dealer.enter("spoke up", '[data-skipped="spoke"]')
    assert dealer.view["skipped"] == []
    expect(page.locator("[data-skipped]")).to_have_count(0)
    dealer.says("fold")
    dealer.says("fold")
    dealer.cards("flop", "2c", "8d", "Tc")
    acts(dealer, 1, "raise", to=500)
    acts(dealer, 4, "raise", to=1_100)
    dealer.touch('[data-chip="1000"]')
    expect(page.locator("[data-carry-out]")).to_be_visible()
    expect(page.locator("[data-lying]")).to_have_count(0)
    dealer.touch("[data-words]", '[data-done="gathered"]')
    asked = page.locator("[data-lying]")
    expect(asked).to_be_visible()
    asked.locator('[data-chip="500"]').tap()
    expect(page.locator(".ruling [data-verdict]").first).not_to_have_attribute(
        "data-verdict", "ask"
    )
    line = dealer.enter("one chip of 500", "[data-carry-out]")
    assert line["entry"]["lying"] == {"500": 1}
    assert line["verdict"] != "ask"


def test_a_number_that_nobody_has_told_stays_untold(invite: Invite, served: Served) -> None:
    """Not at the tablet, and not in the assistant: a seat that is touched has no cards told of it,
    and one amount of two is no pair."""
    boss = invite()
    boss.open(served.director).see("main")
    dealer = at_tablet(invite, boss)
    page = dealer.page
    dealer.enter("next hand", "[data-place-button]", '[data-button="4"]')
    dealer.touch("[data-incidents]", '[data-kind="initial-deal"]')
    got = page.locator("[data-fact='got']")
    dealer.touch("[data-fact='got'] [data-value='2']")
    field, less = got.locator("[data-of-seat='2'] input"), got.get_by_label("Less: ")
    expect(field).to_have_value("")
    expect(field).to_have_attribute("placeholder", "Not entered")
    less.tap()
    expect(field).to_have_value("")
    expect(page.locator("[data-carry-out]")).to_have_count(0)
    field.fill("1")
    expect(page.locator("[data-carry-out]")).to_be_visible()
    field.press("ControlOrMeta+a")
    field.press("Backspace")
    expect(field).to_have_value("")
    field.press("Tab")
    expect(page.locator("[data-carry-out]")).to_have_count(0)
    field.fill("1")
    dealer.touches = 0
    line = dealer.enter("a card too few", "[data-carry-out]")
    assert line["entry"]["facts"] == {"got": {"2": 1}}

    assistant = boss.open("/floor/ask").page
    assistant.locator("[data-kind='redeal']").click()
    small, big = assistant.locator("[data-fact='now'] [data-fact='blinds'] input").all()
    small.fill("100")
    expect(big).to_have_value("")
    told = assistant.locator("[data-fact='now'] [data-fact='blinds'] .needed")
    expect(told).to_be_visible()
    big.fill("200")
    expect(told).to_have_count(0)
    expect(small).to_have_value("100")
