"""Events whose tables are live: announced, switched, dealt and counted on the pages."""

from collections.abc import Sequence

import pytest
from directing import event_of, order, write_reason
from live_event import announce_live, enter, lines_of, seats_of, start_live
from live_table import TABLET, Dealer, ask, link_of
from serving import Served
from visitor import Invite, View, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

SMALL_TABLET = {**TABLET, "viewport": {"width": 1024, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "zh-CN"}


def fits(visitor: Visitor) -> None:
    """Nothing of the page is cut off at its right."""
    wide, seen = visitor.page.evaluate(
        "[document.scrollingElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= seen, f"{visitor.page.url} is {wide} wide where {seen} are seen"


def beside(visitor: Visitor) -> View:
    """What the page of a table was last told of its event."""
    told: View = visitor.views("live-table")[-1]["beside"]
    return told


def tell(visitor: Visitor, *out: tuple[int, int]) -> None:
    """A hand is told on its page: who went out, and to whom."""
    before = beside(visitor)["hand"]
    for seat, to in out:
        visitor.page.locator(f'[data-goes-out="{seat}"]').tap()
        visitor.page.locator(f'[data-out="{seat}"] [data-won-by="{to}"]').tap()
    visitor.page.locator("[data-tell-hand]").tap()
    visitor.until(lambda: beside(visitor)["hand"] != before)


def papers(director: Visitor, event: str, what: str) -> set[tuple[str, int, int]]:
    """The slips that are printed: a name, a table, a seat."""
    director.open(f"/print/{event}/{what}").see(".slips li")
    slips = director.page.locator(".slips li")
    found = set()
    for at in range(slips.count()):
        name = slips.nth(at).locator("b").first.inner_text()
        table, seat = slips.nth(at).locator(".seat strong").all_inner_texts()
        found.add((name, int(table), int(seat)))
    return found


def names(first: str, count: int) -> Sequence[str]:
    return [f"{first} {chr(ord('A') + at)}" for at in range(count)]


@pytest.mark.feature("live-events")
def test_a_dealer_tells_the_hands_of_an_event_until_the_table_breaks(
    invite: Invite, served: Served
) -> None:
    """Ten players at two tables; each of the dealer's entries takes three touches at most."""
    director = invite()
    event = start_live(director, served, names("Ines", 10))
    lines = lines_of(director)
    last = next(one for one in lines if one["break_order"] is None)
    first = next(one for one in lines if one is not last)
    dealer = Dealer(invite(**SMALL_TABLET), first["live"])
    dealer.come(link_of(director, first["live"]))
    page = dealer.page
    expect(page.locator("[data-next-hand]")).to_be_enabled()
    for of_the_event in ("[data-place-button]", "[data-change-chips]"):
        expect(page.locator(of_the_event)).to_have_count(0)

    ask(director, type="pause", event=event, reason="Dinner")
    expect(page.locator("[data-hold='event-paused']")).to_be_visible()
    expect(page.locator("[data-next-hand]")).to_be_disabled()
    expect(page.locator("[data-tell-hand]")).to_have_count(0)
    ask(director, type="resume", event=event, reason="All are back")
    expect(page.locator("[data-next-hand]")).to_be_enabled()

    # a hand that is followed, and closed with one button
    dealer.next_hand()
    while dealer.view["awaits"] == "action":
        dealer.says("fold")
    page.locator("[data-finish-hand]").tap()
    dealer.visitor.until(lambda: dealer.view["hand"] is None)
    dealer.settle()
    assert max(touches for _, touches in dealer.entries) == 1
    fits(dealer.visitor)

    # one that nobody follows: one touch where nobody is out
    tell(dealer.visitor)
    dealer.settle()

    # somebody goes out at the other table, and this one is broken
    other = Dealer(invite(**SMALL_TABLET), last["live"])
    other.come(link_of(director, last["live"]))
    seat, winner, *_ = beside(other.visitor)["dealt"]
    tell(other.visitor, (seat, winner))
    gone = next(one["name"] for one in last["players"] if one["seat"] == seat)
    expect(other.page.locator("[data-went]")).to_contain_text(f"{gone} is out")
    expect(page.locator("[data-table-broken]")).to_be_visible()
    director.until(lambda: len(lines_of(director)) == 1)
    left = {player["name"] for player in first["players"]}
    rows = page.locator("[data-went] tbody tr")
    told = {
        (row.locator("th").inner_text(), *map(int, row.locator("td.large").all_inner_texts()))
        for row in rows.all()
    }
    assert rows.count() == len(left)
    assert told == {seat for seat in seats_of(director) if seat[0] in left}

    seats = seats_of(director)
    assert len(seats) == 9
    assert papers(director, event, "seat-cards") == seats
    assert papers(director, event, "break-slips") == seats


def test_a_dealers_link_of_the_directors_page_opens_the_tablet(
    invite: Invite, served: Served
) -> None:
    """Made for a table of the event: it opens the dealer's page, also by way of the table that
    everybody watches, and both lists tell whose it is."""
    director = invite()
    event = start_live(director, served, names("Tamsin", 4))
    (line,) = lines_of(director)
    links = director.page.locator("section.panel").filter(
        has=director.page.get_by_role("heading", name="Staff links")
    )
    links.get_by_label("Role", exact=True).select_option("dealer")
    links.get_by_role("button", name="New link").click()
    path = links.locator("[data-shown-once]").inner_text().partition("/link/")[2]
    expect(links.get_by_role("listitem").filter(has_text="Dealer")).to_contain_text("Table 1")
    visitor = invite(**SMALL_TABLET)
    visitor.open(f"/link/{path}").see("main.live")
    assert visitor.page.url.endswith(f"/live/{line['live']}")
    dealer = Dealer(visitor, line["live"])
    dealer.settle()
    dealer.next_hand()
    visitor.page.locator("[data-incidents]").tap()
    visitor.page.locator('[data-kind="wrong-seat"]').tap()
    offered = visitor.page.locator("[data-fact='belongs'] [data-value]")
    told = [one.get_attribute("data-value") for one in offered.all()]
    assert told == [str(seat) for seat in range(1, dealer.view["size"] + 1)]
    visitor.page.goto(f"{served.address}/table/{event}/1")
    visitor.page.wait_for_url(f"**/live/{line['live']}")
    visitor.open("/").see(f"[data-live-table='{line['live']}'] a[href='/live/{line['live']}']")
    browser = director.page.locator("[data-browser]").filter(has_text="Dealer")
    expect(browser).to_contain_text("Table 1")


def test_the_floor_counts_stacks_and_tells_how_a_hand_ended(invite: Invite, served: Served) -> None:
    director = invite()
    event = start_live(director, served, names("Pavel", 4))
    (line,) = lines_of(director)
    table = line["live"]
    floor = invite(**PHONE)
    bound = ask(director, type="make-link", role="floor", event=event)
    floor.open(str(bound["link"]["path"]))
    page = floor.open(f"/floor/{table}").page
    expect(page.locator(f"[data-of-event='{event}']")).to_be_visible()
    for of_the_event in ("[data-sit]", "[data-unseat]", "[data-change-level]", "[data-close]"):
        expect(page.locator(of_the_event)).to_have_count(0)
    fits(floor)

    one, two, *_ = seats = [player["seat"] for player in line["players"]]
    stack = line["players"][0]["stack"]
    count = page.locator("[data-count-stacks]")
    count.locator(f"[data-stack-of='{one}']").fill(str(stack + 500))
    count.locator(f"[data-stack-of='{two}']").fill(str(stack - 400))
    expect(count.locator("[data-count-sum='100']")).to_be_visible()
    count.locator("[aria-pressed]").first.tap()
    count.locator("[data-count-send]").tap()
    expect(count.get_by_role("alert")).to_contain_text(f"{2 * stack + 100:,}")
    count.locator("[data-count-off]").check()
    count.locator("[data-count-send]").tap()
    stacks = {one: stack + 500, two: stack - 400}
    floor.until(lambda: stacks.items() <= stacks_on(floor).items())

    # a hand that is followed ends as the floor tells it
    ask(director, type="start-live-hand", event=table, hand=0)
    floor.until(lambda: floor.views("live-table")[-1]["hand"] is not None)
    ended = dict.fromkeys(seats, stack) | {one: 2 * stack + 100, two: 0}
    page.locator(f"[data-told-hand] [data-goes-out='{two}']").tap()
    page.locator(f"[data-out='{two}'] [data-won-by='{one}']").tap()
    page.locator("[data-all-stacks]").check()
    for seat, chips in ended.items():
        page.locator(f"[data-told-hand] [data-stack-of='{seat}']").fill(str(chips))
    page.locator("[data-tell-hand]").tap()
    floor.until(lambda: floor.views("live-table")[-1]["hand"] is None)
    floor.until(lambda: stacks_on(floor) == {s: c for s, c in ended.items() if c})
    floor.until(lambda: beside(floor)["left"] == 3)
    fits(floor)


def stacks_on(visitor: Visitor) -> dict[int, int]:
    """The stacks of the table as its page was last told."""
    return {one["seat"]: one["stack"] for one in visitor.views("live-table")[-1]["seats"]}


def test_the_director_switches_a_table_between_two_hands(invite: Invite, served: Served) -> None:
    director = invite()
    event = start_live(director, served, names("Kofi", 3))
    (line,) = lines_of(director)
    plan = director.page.locator("[data-plan-table='1']")
    expect(plan).to_contain_text("Live")
    for path in (f"/live/{line['live']}", f"/floor/{line['live']}"):
        expect(plan.locator(f"a[href='{path}']")).to_be_visible()
    ask(director, type="start-live-hand", event=line["live"], hand=0)
    ask(director, type="pause", event=event, reason="A dealer is missed")
    plan.locator("[data-switch='1']").click()
    sheet = director.page.get_by_role("dialog")
    write_reason(sheet, "Its dealer is ill")
    sheet.get_by_role("button", name="Let the room deal").click()
    expect(sheet.get_by_role("alert")).to_contain_text("switched only between hands")
    ask(director, type="tell-live-hand", event=line["live"], hand=1)
    sheet.get_by_role("button", name="Let the room deal").click()
    sheet.wait_for(state="detached")
    director.until(lambda: lines_of(director)[0]["live"] is None)
    expect(plan.locator("a[href^='/live/']")).to_have_count(0)
    expect(plan.locator("[data-switch='1']")).to_contain_text("Make it live")


def test_a_dealers_link_opened_early_leads_to_the_table(invite: Invite, served: Served) -> None:
    """Before the seats are drawn there is no table yet: the page says so, and goes there then."""
    director, dealer = invite(), invite(**SMALL_TABLET)
    director.open(served.director)
    event = announce_live(director, name="Early", followed=False)
    link = ask(director, type="make-link", role="dealer", event=event, table=1)["link"]["path"]
    dealer.open(str(link)).see("[data-deals='1']")
    expect(dealer.page.locator("[data-deals]")).to_contain_text("You deal table 1")
    expect(dealer.page.locator("main")).to_contain_text("When the director starts it")
    enter(served, event, names("Early", 3))
    director.until(lambda: event_of(director)["line"]["entries"] == 3)
    order(director, "Start now", "All are here")
    dealer.page.wait_for_url("**/live/*")
    dealer.see("main.live")
    dealer.open(f"/event/{event}").see("[data-deals='1']")
    dealer.page.locator("[data-deals] a").click()
    dealer.page.wait_for_url("**/live/*")
