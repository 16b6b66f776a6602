"""What an entry costs is the same on each page and paper, and names stand there whole."""

import pytest
from directing import broken_words, event_of, order
from live_event import enter, lines_of
from live_table import ask
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

NAMES = ("Olga Petrova", "Ada Lovelace", "Ivan Longnamed", "Eve O'Brien", "Carla Núñez")
SMALL = {"viewport": {"width": 360, "height": 640}, "locale": "zh-CN"}


def announce_for_161(director: Visitor) -> str:
    """A live event that is paid at the desk: 100 for the prizes, 10 for the house, 51 as bounty."""
    page = director.page
    form = page.locator("form:has(select option[value='turbo-27'])")
    form.locator("select:has(option[value='turbo-27'])").select_option("re-entry")
    form.locator("[data-terms]").click()
    form.locator("[data-charged]").uncheck()
    for name, amount in (("buy-in", 100), ("fee", 10), ("guarantee", 0)):
        form.locator(f"[data-number='{name}']").fill(str(amount))
    form.locator("[data-bounty]").select_option("progressive")
    form.locator("[data-number='bounty-amount']").fill("51")
    expect(form.locator("[data-number='house-players']")).to_have_value("17")
    form.locator("[data-tables]").select_option("live")
    expect(form.locator("[data-number='house-players']")).to_have_count(0)
    form.locator("[data-at-desk]").uncheck()
    before = page.url
    form.get_by_role("button", name="Announce tournament").click()
    page.wait_for_url(lambda url: url != before)
    return page.url.rsplit("/", 1)[1]


@pytest.fixture(scope="module")
def over(invite_for_all: Invite, served: Served) -> tuple[Visitor, str]:
    """The director, and an event that he has announced, started and seen to its end; on his way he
    has looked at each page that tells its price."""
    director = invite_for_all().open(served.director)
    event = announce_for_161(director)
    enter(served, event, NAMES)
    director.until(lambda: event_of(director)["line"]["entries"] == len(NAMES))
    shares = "100 to the prize pool, 10 to the house, 51 to the bounties"
    page = director.page
    for where in (f"/director/{event}", f"/event/{event}"):
        director.open(where)
        entries = page.locator("[data-entries]")
        expect(entries).to_contain_text("161 at the desk")
        expect(entries).to_contain_text(shares)
    director.open("/")
    expect(page.locator(f"tr:has(a[href='/event/{event}'])")).to_contain_text("161 at the desk")
    director.open(f"/print/{event}/receipts").see(".slips li")
    expect(page.locator(".slips li")).to_have_count(len(NAMES))
    expect(page.locator(".slips li").first).to_contain_text("161")

    director.open(f"/director/{event}")
    page.get_by_label("Clock", exact=True).get_by_role("button", name="Start now").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("The seats are drawn, and play begins.")
    expect(sheet).not_to_contain_text("computer player")
    sheet.get_by_role("button", name="Close").click()
    order(director, "Start now", "All are here")
    director.until(lambda: all(line["live"] for line in lines_of(director)))
    (line,) = lines_of(director)
    named = {player["name"]: player["seat"] for player in line["players"]}
    last = named.pop("Ivan Longnamed")  # the longest word is the winner's
    others = list(named.values())
    out = [{"seat": seat, "to": [last]} for seat in others]
    again, away = out[:1], out[1:3]
    ask(director, type="tell-live-hand", event=line["live"], hand=0, out=again)
    director.until(lambda: event_of(director)["line"]["left"] == len(NAMES) - 1)
    entered_again(director, event)
    ask(director, type="tell-live-hand", event=line["live"], hand=1, out=away)
    ask(director, type="end-game", event=event, reason="It is late")
    director.until(lambda: event_of(director)["line"]["state"] == "over")
    return director, event


def entered_again(director: Visitor, event: str) -> None:
    """The sheet of one who is out says where his next entry is paid."""
    gone = next(one["name"] for one in event_of(director)["entrants"] if one["place"])
    finder = director.page.locator("[data-find-entries]")
    finder.get_by_role("searchbox").fill(gone)
    finder.locator("li button").click()
    sheet = director.page.get_by_role("dialog")
    expect(sheet).to_contain_text("161 is paid at the desk")
    expect(sheet).not_to_contain_text("wallet")
    sheet.get_by_role("button", name="Close").click()


def test_the_results_tell_the_price_of_every_other_page(over: tuple[Visitor, str]) -> None:
    director, event = over
    told = director.open(f"/results/{event}").page.locator("[data-price]")
    expect(told).to_have_attribute("data-price", "161")
    expect(told).to_contain_text("100 to the prize pool, 10 to the house, 51 to the bounties")


def test_results_stand_whole_on_a_small_phone(
    over: tuple[Visitor, str], invite: Invite, served: Served
) -> None:
    _, event = over
    phone = invite(**SMALL).open(served.director)
    for where, names in ((f"/results/{event}", "td.name"), ("/results", "td.name, td.event")):
        phone.open(where).see("td.name")
        assert phone.too_wide == 0
        assert not broken_words(phone, names)
