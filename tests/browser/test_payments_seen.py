"""The desk in a browser: entries with their money, a rebuy found by name, a till that is closed."""

import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from serving import Served
from test_cashier import do
from test_on_a_phone import TOUCH_PX, phone
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

LAPTOP = {"viewport": {"width": 1366, "height": 768}}
REBUYS = {"chips": 20_000, "price": 50, "most": 9, "until_level": 4, "fee": 5, "kept_minutes": 15}
TERMS = {
    "charged": False,
    "buy_in": 50,
    "fee": 10,
    "guarantee": 300,
    "late_levels": 4,
    "rebuys": REBUYS,
    "house_players": 0,
    "currency": "EUR",
    "house": "Riverside Club",
}


def club_night(director: Visitor, served: Served) -> str:
    """An event at real tables whose money is taken at the desk; its director has its page open."""
    director.open(served.director)
    told = {"template": "turbo-27", "name": "Friday", "terms": TERMS, "tables": "live"}
    event = str(do(director, "create-event", **told)["event"])
    director.open(f"/director/{event}")
    return event


def enter(page: Page, name: str, method: str) -> None:
    """Somebody who has come is entered: the name typed, and one click that is the payment."""
    form = page.locator("[data-entry-one]")
    form.locator("input").first.fill(name)
    form.locator(f"[data-pays='{method}']").click()
    expect(form.locator("[data-said]")).to_contain_text(name)


def ledger(visitor: Visitor, event: str) -> Any:
    """The ledger as the visitor's session may see it."""
    return visitor.page.request.get(f"{visitor.address}/api/view/payments/{event}").json()


def sum_of(page: Page, what: str) -> Locator:
    """A sum on the page of payments."""
    return page.locator(f"[data-sum='{what}']")


def fits_a_phone(visitor: Visitor) -> None:
    """Nothing is too wide, and each button is large enough for a finger."""
    assert visitor.too_wide == 0
    for button in visitor.page.locator(".payments button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= TOUCH_PX, button.inner_text()


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.feature("payments")
def test_the_money_of_an_evening(invite: Invite, served: Served, language: str, size: str) -> None:
    shape: Any = phone((390, 844)) if size == "phone" else LAPTOP
    locale = {"en": "en-GB", "zh": "zh-CN"}[language]
    director = invite(**shape | {"locale": locale})
    event = club_night(director, served)
    page = director.page
    # Each evening of this room has people of its own.
    gina, kenji, rita = (f"{name} {size} {language}" for name in ("Gina", "Kenji", "Rita"))
    for name, method in ((gina, "cash"), (kenji, "later"), (rita, "card")):
        enter(page, name, method)
    page.locator("[data-payments]").click()
    page.wait_for_url(f"**/payments/{event}")
    expect(sum_of(page, "due")).to_have_text("60 EUR")
    expect(sum_of(page, "paid")).to_contain_text("120 EUR")
    expect(sum_of(page, "overlay")).to_have_text("150 EUR")
    if size == "phone":
        fits_a_phone(director)
    # Gina's cash came before the till was open: the page says so, and this time it stays out.
    outside = page.locator("[data-outside]")
    expect(outside.locator("[data-method='cash'][data-mine='true']")).to_contain_text("60 EUR")
    expect(outside.locator("[data-method='card']")).to_contain_text("60 EUR")
    page.locator("[data-takes-in] input").uncheck()
    page.locator("[data-number='till-opening']").fill("100")
    page.locator("[data-tills] form button").click()
    page.locator("[data-open] li", has_text=kenji).locator("[data-take='cash']").click()
    expect(page.locator("[data-open] [data-charge]")).to_have_count(0)
    till = page.locator("[data-till]").first
    expect(till.locator("[data-line='expected']")).to_have_text("160 EUR")

    # A receipt with its house, its number and the currency.
    newest = page.locator("[data-receipts] li").first
    newest.locator("button").first.click()
    paper = page.locator("[data-receipt-paper]")
    for word in ("Riverside Club", kenji, "60 EUR"):
        expect(paper).to_contain_text(word)
    page.keyboard.press("Escape")

    # A payment that nobody made is due again, and its receipt keeps its number.
    newest.locator("[data-void]").click()
    expect(page.locator("[data-open] [data-charge='due']")).to_have_count(1)
    expect(till.locator("[data-line='expected']")).to_have_text("100 EUR")
    page.locator("[data-open] [data-take='cash']").click()
    expect(till.locator("[data-line='taken']")).to_have_text("60 EUR")

    # A rebuy: two clicks from the search.
    do(director, "start-event", event=event, reason="All are here")
    director.open(f"/director/{event}")
    page.locator("[data-find-entries] input[type='search']").fill(gina)
    row = page.locator("[data-find-entries] li", has_text=gina)
    row.locator("[data-quick='rebuy']").click()
    page.locator("[data-buys='cash']").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    bought = [one for one in ledger(director, event)["charges"] if one["purpose"] == "rebuy"]
    assert [(one["name"], one["amount"], one["fee"], one["state"]) for one in bought] == [
        (gina, 55, 5, "paid")
    ]

    # The till is closed with what was counted, and says what is missing.
    director.open(f"/payments/{event}")
    page.locator("[data-number='till-amount']").fill("100")
    page.locator("[data-drop]").click()
    expect(till.locator("[data-line='expected']")).to_have_text("115 EUR")
    page.locator("[data-number='till-counted']").fill("110")
    page.locator("[data-close-till]").click()
    expect(till.locator("[data-line='difference']")).to_contain_text("5 EUR")
    (kept,) = (one for one in ledger(director, event)["tills"] if one["mine"])
    assert (kept["expected"], kept["counted"], kept["difference"]) == (115, 110, -5)
    file = page.request.get(f"{served.address}/api/payments/{event}?what=tills").text()
    assert '"-5"' in file


@pytest.mark.parametrize("at_opening", [True, False])
def test_cash_recorded_before_the_till_was_open_is_put_in(
    invite: Invite, served: Served, at_opening: bool
) -> None:
    """It is taken into the till as it opens, or later; another person's cash stays theirs."""
    director, other = invite(), invite()
    event = club_night(director, served)
    other.open(served.director)
    do(other, "set-name", name=f"Otto {at_opening}")
    page = director.page
    first, second = f"Ada {at_opening}", f"Bea {at_opening}"
    enter(page, first, "cash")
    other.open(f"/director/{event}")
    enter(other.page, second, "cash")
    director.open(f"/payments/{event}")
    outside = page.locator("[data-outside]")
    expect(outside.locator("[data-mine='true']")).to_contain_text("1 payment, 60 EUR (you)")
    expect(outside.locator("[data-mine='false']")).to_contain_text(f"60 EUR (Otto {at_opening})")
    page.locator("[data-number='till-opening']").fill("100")
    page.locator("[data-takes-in] input").set_checked(at_opening)
    page.locator("[data-tills] form button").click()
    expected = page.locator("[data-till]").first.locator("[data-line='expected']")
    if not at_opening:
        expect(expected).to_have_text("100 EUR")
        page.locator("[data-take-in]").click()
    expect(expected).to_have_text("160 EUR")
    expect(outside.locator("li")).to_have_count(1)
    expect(outside.locator("[data-mine='false']")).to_have_count(1)
    expect(page.locator("[data-take-in]")).to_have_count(0)
    (own,) = (one for one in ledger(director, event)["tills"] if one["mine"])
    do(director, "close-till", event=event, till=own["till"], counted=160)


def test_a_stranger_s_phone_asks_and_the_desk_accepts_with_the_money(
    invite: Invite, served: Served
) -> None:
    director = invite()
    event = club_night(director, served)
    stranger = invite(**phone((390, 844)))
    stranger.open("/")
    do(stranger, "set-name", name="Nora")
    stranger.open(f"/event/{event}")
    expect(stranger.page.locator("[data-enter]")).to_have_count(0)
    stranger.page.locator("[data-ask-desk='entry']").click()
    expect(stranger.page.locator("[data-asked='entry']")).to_be_visible()
    director.open(f"/payments/{event}")
    # The desk hears another name than the phone's: it is the person's from now on.
    request = director.page.locator("[data-request='entry']")
    request.locator("[data-name-asker]").click()
    request.locator("input").fill("Nora Berg")
    request.locator("form button").click()
    expect(request.locator("b")).to_have_text("Nora Berg")
    request.locator("[data-accept='cash']").click()
    expect(director.page.locator("[data-request]")).to_have_count(0)
    expect(sum_of(director.page, "paid")).to_contain_text("60 EUR")
    expect(stranger.page.locator("[data-asked]")).to_have_count(0)
    view = ledger(director, event)
    assert [(one["name"], one["state"]) for one in view["charges"]] == [("Nora Berg", "paid")]
    following = club_night(director, served)
    stranger.open(f"/event/{following}")
    stranger.page.locator("[data-ask-desk='entry']").click()
    director.open(f"/payments/{following}")
    expect(director.page.locator("[data-request='entry'] b")).to_have_text("Nora Berg")


@pytest.mark.parametrize(("language", "size"), [("en", "laptop"), ("zh", "phone")])
@pytest.mark.feature("payments")
def test_prizes_as_players_bust_tickets_and_a_voided_receipt(
    invite: Invite, served: Served, language: str, size: str
) -> None:
    """Each prize is paid by one touch while the others play on; a voided payment is taken again."""
    shape: Any = phone((390, 844)) if size == "phone" else LAPTOP
    director = invite(**shape | {"locale": {"en": "en-GB", "zh": "zh-CN"}[language]})
    director.open(served.director)
    amounts = {"type": "amounts", "amounts": [[1, 150], [1, 90], [1, 60]]}
    others = {"late_levels": 0, "rebuys": None, "entries_min": 3, "buy_in": 75}
    terms = TERMS | others | {"payouts": amounts}
    told = {"template": "turbo-27", "name": "Prizes", "terms": terms, "tables": "live"}
    event = str(do(director, "create-event", **told)["event"])
    page = director.page
    director.open(f"/director/{event}")
    names = [f"{name} {size} prizes" for name in ("Ann", "Ben", "Cleo", "Dan")]
    enter(page, names[0], "ticket")
    for name in names[1:]:
        enter(page, name, "cash")
    do(director, "start-event", event=event, reason="All are here")
    who = {one["name"]: one["player"] for one in ledger(director, event)["charges"]}
    for name in names[:2]:
        do(director, "report-out", event=event, outs=[{"player": who[name], "to": []}])
    director.open(f"/director/{event}")
    expect(page.locator("[data-matter='prizes-due']")).to_be_visible()
    director.open(f"/payments/{event}")
    third = page.locator("[data-open] li", has_text=names[1])
    expect(third.locator("[data-take='house']")).to_have_count(0)
    third.locator("[data-take='transfer']").click()
    expect(sum_of(page, "prizes-paid")).to_have_text("60 EUR")
    if size == "phone":
        assert director.too_wide == 0

    # The bust is undone: the payment stands, and the page says so.
    do(director, "undo-out", event=event, player=who[names[1]])
    expect(page.locator("[data-overpaid]")).to_contain_text(names[1])
    newest = page.locator("[data-receipts] li").first
    newest.locator("[data-void]").click()
    expect(page.locator("[data-overpaid]")).to_have_count(0)
    expect(newest.locator("[data-redo]")).to_have_count(0)

    # The list of players is one touch away, and leads back here.
    page.get_by_role("button", name={"en": "Menu", "zh": "菜单"}[language]).click()
    page.locator("dialog a[href='/players'], [role=dialog] a[href='/players']").first.click()
    page.wait_for_url("**/players")
    page.reload()
    page.locator("[data-back]").click()
    page.wait_for_url(f"**/payments/{event}")

    # Out again, it is due again; a receipt that was voided by mistake is recorded again.
    do(director, "report-out", event=event, outs=[{"player": who[names[1]], "to": []}])
    page.locator("[data-open] li", has_text=names[1]).locator("[data-take='cash']").click()
    newest.locator("[data-void]").click()
    voided = page.locator("[data-receipts] li").first
    voided.locator("[data-redo]").click()
    expect(page.locator("[data-receipts] li")).to_have_count(7)
    before, last = ledger(director, event)["receipts"][-2:]
    assert (before["again"], last["again"]) == (last["receipt"], None)
    voided = page.locator("[data-receipts] li").nth(1)
    expect(voided.locator("[data-voided]")).to_contain_text(str(last["receipt"]))
    expect(voided.locator("[data-redo]")).to_have_count(0)
    director.open(f"/print/{event}/prize-slips").see(".slips li")
    expect(director.page.locator(".slips .what").first).to_contain_text("Riverside Club")
    expect(page.locator(".slips li", has_text=names[1])).to_contain_text("60 EUR")


@pytest.mark.feature("payments")
def test_a_start_a_week_early_and_unpaid_says_so_first(invite: Invite, served: Served) -> None:
    director = invite()
    event = club_night(director, served)
    week_ms = 7 * 86_400_000
    do(director, "appoint-start", event=event, at_ms=time.time_ns() // 1_000_000 + week_ms)
    page = director.page
    expect(page.locator("[data-appoint]")).to_contain_text("Starts automatically")
    # So early nobody need be told that few have entered.
    expect(page.locator("[data-matter='start-nobody-entered']")).to_have_count(0)
    enter(page, "Ann Bly", "later")
    enter(page, "Bo Cade", "cash")
    expect(page.locator("[data-matter='charges-due']")).to_contain_text("1 payment is due")
    page.get_by_role("button", name="Start now").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("[data-early]")).to_contain_text("Earlier than announced")
    expect(sheet.locator("[data-start-due]")).to_contain_text("1 payment is due")
