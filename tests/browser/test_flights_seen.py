"""The director ends a day, signs the bags, draws the next one in the browser; a player follows."""

import re

import pytest
from directing import event_of, give_reason, player_sheet, write_reason
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser


def announce(director: Visitor) -> str:
    """Eighteen seats at tables of six, in two days of which the first is played once."""
    form = director.page.locator("form:has(select option[value='turbo-27'])")
    form.locator("select:has(option[value='turbo-27'])").select_option("six-max")
    form.locator("[data-days]").check()
    form.locator("[data-number='flights']").fill("1")
    form.locator("[data-number='end-level']").fill("5")
    before = director.page.url
    form.get_by_role("button", name="Announce tournament").click()
    director.page.wait_for_url(lambda url: url != before)
    event = director.page.url.rsplit("/", 1)[1]
    director.until(lambda: event_of(director)["line"]["event"] == event)
    return event


def order(director: Visitor, what: str, button: str, reason: str) -> None:
    """Press one of the buttons of the night, and say why."""
    director.page.locator(f"[data-{what}]").click()
    give_reason(director, reason, button)


def to_the_night(director: Visitor, player: Visitor) -> str:
    """An event whose first day the player has come through; its id."""
    event = announce(director)
    player.open(f"/event/{event}")
    player.page.locator("[data-enter]").click()
    player.see("button:has-text('Withdraw')")
    clock = director.page.get_by_label("Clock", exact=True)
    clock.get_by_role("button", name="Start now").click()
    give_reason(director, "Everyone is here", "Start now")
    player.page.wait_for_url("**/table/**")
    player.until(player.is_dealt_in)

    director.page.locator("[data-end-day]").click()
    director.page.locator("[data-drawn]").uncheck()
    director.page.locator("[data-hands]").fill("0")
    give_reason(director, "It is late", "End the day")
    while event_of(director)["days"]["stage"] != "night":
        if player.has_turn():
            player.press("fold")
        else:
            player.page.wait_for_timeout(20)
    return event


@pytest.mark.feature("days")
def test_a_day_ends_is_bagged_drawn_and_goes_on(invite: Invite, served: Served) -> None:
    director, player = invite(), invite()
    director.open(served.director)
    event = to_the_night(director, player)
    player.open(f"/event/{event}")
    player.page.locator("[data-sign-bag]").click()
    expect(player.page.locator("[data-my-bags]")).to_contain_text("Signed by the player")
    expect(director.page.locator("[data-draw-day]")).to_be_disabled()
    director.page.locator("[data-correct-bag]").last.click()
    sheet = director.page.get_by_role("dialog")
    expect(sheet.locator("select")).not_to_have_value("")
    sheet.get_by_role("button", name="Close").click()
    director.page.locator("[data-sign-bags]").click()
    expect(player.page.locator("[data-my-bags]")).to_contain_text("Signed by player and floor")
    stacks = {
        str(one["name"]): int(one["stack"])
        for one in event_of(director)["entrants"]
        if one["place"] is None
    }
    tags = invite()
    tags.open(f"/print/{event}/bag-tags").see("[data-paper='bag-tags'] li")
    slips = tags.page.locator("[data-paper='bag-tags'] li")
    expect(slips).to_have_count(len(stacks))
    for name, chips in stacks.items():
        slip = slips.filter(has=tags.page.locator("b", has_text=re.compile(f"^{name}$")))
        expect(slip).to_contain_text(f"Chips: {chips:,}")
        expect(slip).to_contain_text("Bag tag")
        expect(slip).to_contain_text(re.compile(r"Table\s*\d+\s*Seat\s*\d+"))
    tags.page.emulate_media(media="print")
    expect(tags.page.get_by_role("button", name="Print")).to_be_hidden()
    assert tags.page.pdf().startswith(b"%PDF")

    order(director, "draw-day", "Draw the seats", "All bags are signed")
    expect(player.page.locator("[data-next-seat]")).to_contain_text("Your seat: table")
    act = director.page.locator("[data-acts] li").first
    act.get_by_role("button", name="Undo").click()
    give_reason(director, "A bag was counted wrongly", "Undo")
    expect(player.page.locator("[data-next-seat]")).to_have_count(0)
    expect(player.page.locator("[data-my-bags]")).to_contain_text("Signed by player and floor")
    order(director, "draw-day", "Draw the seats", "All bags are signed")
    expect(player.page.locator("[data-next-seat]")).to_contain_text("Your seat: table")
    order(director, "start-day", "Start the day", "Good morning")
    player.page.wait_for_url("**/table/**")
    player.until(player.is_dealt_in)
    assert event_of(director)["days"]["day"] == 2


def test_the_director_ends_an_event_in_its_night(invite: Invite, served: Served) -> None:
    director, player = invite(), invite()
    director.open(served.director)
    event = to_the_night(director, player)
    director.page.locator("[data-end-event]").click()
    give_reason(director, "A flood", "End the tournament")
    director.until(lambda: event_of(director)["line"]["state"] == "over")
    player.open(f"/event/{event}")
    player.until(
        lambda: player.views("event") and player.views("event")[-1]["line"]["state"] == "over"
    )
    mine = next(one for one in player.views("event")[-1]["entrants"] if one["me"])
    assert mine["place"] is not None


def test_an_event_of_one_day_is_stopped_for_tonight_from_the_last_panel(
    invite: Invite, served: Served
) -> None:
    """No further day was announced, and no lot: neither is spoken of."""
    event = invite().join().table["event"]
    director = invite()
    director.open(served.director)
    director.open(f"/director/{event}").see("article")
    stop = director.page.locator("[data-stop-tonight]")
    expect(director.page.locator("[data-end-day]")).to_have_count(0)
    expect(stop.locator("xpath=ancestor::section/following-sibling::section[1]")).to_contain_text(
        "End or call off"
    )
    stop.click()
    sheet = director.page.get_by_role("dialog")
    expect(sheet).to_contain_text("No further day was announced")
    expect(sheet.locator("[data-drawn]")).to_have_count(0)
    sheet.locator("[data-hands]").fill("2")
    give_reason(director, "It is late", "Stop for tonight")
    director.until(lambda: (event_of(director)["days"] or {}).get("stage") == "last-hands")
    assert event_of(director)["days"]["last_hands"]["hands"] == 2


def test_who_is_found_out_in_the_night_is_put_out_and_may_come_back(
    invite: Invite, served: Served
) -> None:
    director, player = invite(), invite()
    director.open(served.director)
    to_the_night(director, player)
    entrants = event_of(director)["entrants"]
    left = sum(one["place"] is None for one in entrants)
    cheat = next(one for one in entrants if one["house"] and one["place"] is None and one["table"])
    sheet = player_sheet(director, cheat["table"], cheat["name"])
    expect(sheet.get_by_role("button", name="Move", exact=True)).to_have_count(0)
    sheet.get_by_role("button", name="Penalise", exact=True).first.click()
    sheet.locator("select:has(option[value=hands])").select_option("disqualification")
    write_reason(sheet, "Marked cards")
    sheet.get_by_role("button", name="Give the penalty").click()
    sheet.wait_for(state="detached")

    def stands() -> dict[str, object]:
        entrants = event_of(director)["entrants"]
        return next(one for one in entrants if one["player"] == cheat["player"])

    director.until(lambda: stands()["place"] == left)
    act = director.page.locator("[data-acts] li").first
    expect(act).to_contain_text("Marked cards")
    act.get_by_role("button", name="Undo").click()
    give_reason(director, "It was another deck", "Undo")
    director.until(lambda: stands()["place"] is None)
    assert stands()["stack"] == cheat["stack"]
