"""A tablet at a table that nobody follows: its call is answered, it says who comes and leaves, how
chips are raced, and where each player sits once the table breaks."""

from typing import Any, Final

import pytest
from directing import player_sheet
from live_event import lines_of, seats_of, start_live
from live_table import TABLET, ask, link_of
from serving import Served
from visitor import Invite, View, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

UPRIGHT: Final[dict[str, Any]] = {**TABLET, "viewport": {"width": 820, "height": 1180}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "zh-CN",
}  # fmt: skip


def sitting(director: Visitor, table: int) -> dict[int, View]:
    (line,) = (one for one in lines_of(director) if one["table"] == table)
    return {one["seat"]: one for one in line["players"]}


def called_and_answered(director: Visitor, dealer: Visitor) -> None:
    """The floor is called with two touches, and the director answers with one each time."""
    tablet, page = dealer.page, director.page
    tablet.locator("[data-call-floor]").tap()
    tablet.locator("[data-about-floor='chips']").tap()
    expect(tablet.locator("[data-call-stands='waits']")).to_be_visible()
    page.locator("[data-come]").click()
    expect(tablet.locator("[data-call-stands='coming']")).to_be_visible()
    expect(page.locator("[data-matter='floor-coming']")).to_be_visible()
    expect(page.locator("[data-come]")).to_have_count(0)
    page.locator("[data-answer]").click()
    expect(tablet.locator("[data-call-answered]")).to_be_visible()
    expect(page.locator("[data-matter='floor-coming']")).to_have_count(0)
    tablet.locator("[data-call-read]").tap()
    expect(tablet.locator("[data-call-answered]")).to_have_count(0)


def chips_raced(dealer: Visitor, seats: list[int]) -> None:
    """Steps and rules stand there and no number of anybody, until the dealer has counted."""
    page = dealer.page
    race = page.locator("[data-race='25']")
    expect(race.locator("[data-race-step]")).to_have_count(6)
    expect(race.locator("[data-race-row]")).to_have_count(0)
    race.locator("[data-race-count]").tap()
    first, second = seats[:2]
    race.locator(f"[data-race-chips='{first}']").fill("7")
    race.locator(f"[data-race-chips='{second}']").fill("1")
    race.locator(f"[data-race-alone='{second}']").check()
    race.locator("[data-race-find]").tap()
    expect(race.locator("[data-race-sum='1']")).to_be_visible()
    expect(race.locator(f"[data-race-row='{first}'][data-odd='3'][data-gets='']")).to_be_visible()
    expect(race.locator(f"[data-race-row='{second}'][data-odd='1']")).to_be_visible()
    assert dealer.too_wide == 0
    for seat, cards in ((first, ("As", "Kd", "2c")), (second, ("3h",))):
        race.locator(f"[data-race-cards='{seat}']").tap()
        for card in cards:
            race.locator(f"[data-pick-card='{card}']").tap()
    # One chip for the highest card, and one that keeps the other player in.
    expect(race.locator(f"[data-race-row='{first}'][data-gets='2']")).to_be_visible()
    expect(race.locator(f"[data-race-row='{second}'][data-gets='1']")).to_be_visible()
    race.locator("[data-race-done]").tap()
    expect(race.locator("[data-race-step]")).to_have_count(0)


@pytest.mark.feature("live-events")
@pytest.mark.parametrize("device", [UPRIGHT, PHONE], ids=["tablet", "phone"])
def test_the_tablet_tells_its_dealer_the_whole_night(
    invite: Invite, served: Served, device: dict[str, Any]
) -> None:
    director = invite()
    first = "Phone" if device is PHONE else "Tablet"
    names = [f"{first} {letter}" for letter in "ABCDEFGHIJ"]
    event = start_live(director, served, names, followed=False)
    here, second = sorted(lines_of(director), key=lambda line: int(line["table"]))
    dealer = invite(**device)
    dealer.open(link_of(director, here["live"])).see("main.live")
    page = dealer.page
    expect(page.locator("[data-comings]")).to_have_count(0)
    called_and_answered(director, dealer)

    gone = next(iter(sitting(director, 1).values()))
    out = {"type": "report-out", "event": event, "ranked": False}
    ask(director, **out, outs=[{"player": gone["player"], "to": []}])
    expect(page.locator("[data-log='out']")).to_contain_text(gone["name"])
    page.locator("[data-comings-seen]").tap()
    expect(page.locator("[data-comings] [data-log]")).to_have_count(0)
    page.locator("[data-record]").tap()
    expect(page.locator("[data-log-line='out'] [data-log-by]")).to_be_visible()
    expect(page.locator("[data-floor-came]")).to_be_visible()
    page.locator("[data-record]").tap()

    for _ in range(5):
        ask(director, type="next-level", event=event, reason="On we go")
    ask(director, type="color-up", event=event, into=100, reason="Too many small chips")
    chips_raced(dealer, sorted(sitting(director, 1)))

    expect(page.locator("[data-transit='final-table'][data-stage='proposed']")).to_be_visible()
    tables = {1: sitting(director, 1), int(second["table"]): sitting(director, 2)}
    final = director.page.locator("[data-proposal='final-table']")
    final.locator("[data-take]").click()
    director.until(lambda: len(lines_of(director)) == 1)
    (stays,) = (one["table"] for one in lines_of(director))
    (broken,) = tables.keys() - {stays}
    if broken != 1:
        dealer = invite(**device)
        dealer.open(link_of(director, second["live"])).see("main.live")
    rows = dealer.page.locator("[data-went] tbody tr")
    expect(rows).to_have_count(len(tables[broken]))
    told = {
        (row.locator("th").inner_text(), *map(int, row.locator("td.large").all_inner_texts()))
        for row in rows.all()
    }
    left = {one["name"] for one in tables[broken].values()}
    assert told == {one for one in seats_of(director) if one[0] in left}
    expect(dealer.page.locator(f"[data-slips-of='{broken}']")).to_be_visible()
    assert dealer.too_wide == 0


def test_busted_in_a_hand_opens_the_floors_page_with_the_player_chosen(
    invite: Invite, served: Served
) -> None:
    director = invite()
    start_live(director, served, ["Bust A", "Bust B", "Bust C"])
    seat, player = next(iter(sitting(director, 1).items()))
    sheet = player_sheet(director, 1, player["name"])
    sheet.locator("[data-out-in-hand]").click()
    director.page.wait_for_url(f"**/floor/*/{seat}")
    chosen = director.page.locator(f"[data-told-hand] [data-goes-out='{seat}']")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(
        director.page.locator("[data-told-hand] [data-goes-out][aria-pressed='true']")
    ).to_have_count(1)
