"""What a director orders for one player, and before the start: a time, a kept seat, a wrong seat,
chips that a player has said that he buys, alternates; and what matters is told where it is done."""

import time
from typing import Any

import pytest
from directing import event_of, player_sheet, remove, write_reason
from live_table import ask
from playwright.sync_api import Locator
from serving import Served
from visitor import Invite, View, Visitor, expect

pytestmark = pytest.mark.browser


def directs(invite: Invite, served: Served) -> Visitor:
    director = invite()
    director.open(served.director)
    return director


def announce(director: Visitor, **terms: Any) -> str:
    """An event at tables of six for which nobody is charged, unless the terms say otherwise."""
    told = {"charged": False, "buy_in": 100} | terms
    made = ask(director, type="create-event", template="six-max", name="Evening", terms=told)
    return str(made["event"])


def enters(player: Visitor, event: str) -> Visitor:
    player.open(f"/event/{event}").page.locator("[data-enter]").click()
    player.see("button:has-text('Withdraw')")
    return player


def start(director: Visitor, event: str) -> None:
    ask(director, type="start-event", event=event, reason="all are here")
    director.open(f"/director/{event}").see("article")
    director.until(lambda: event_of(director)["line"]["event"] == event)


def plays(invite: Invite, director: Visitor, **terms: Any) -> tuple[str, Visitor]:
    """A player in the first hand of an event on these terms, beside house players."""
    event = announce(director, **terms)
    player = enters(invite(), event)
    start(director, event)
    player.page.wait_for_url("**/table/**")
    player.until(player.is_dealt_in)
    return event, player


def at_table(director: Visitor, player: Visitor) -> View:
    """The player as the director's page knows him."""
    number, seat = player.table["table"], player.table["my_seat"]
    (one,) = (
        one
        for one in event_of(director)["entrants"]
        if (one["table"], one["seat"]) == (number, seat)
    )
    found: View = one
    return found


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_refusal_is_in_sight_at_the_end_of_a_long_form(
    invite: Invite, served: Served, size: tuple[int, int]
) -> None:
    director = directs(invite, served)
    director.page.set_viewport_size({"width": size[0], "height": size[1]})
    event = announce(director)
    for page in ("/director", f"/director/{event}"):
        director.open(page)
        form = director.page.locator("form:has(option[value='turbo-27'])")
        form.wait_for(state="attached")
        if not form.is_visible():
            director.page.locator("[data-fold='more'] summary").first.click()
        form.locator("select:has(option[value='turbo-27'])").select_option("six-max")
        form.locator("[data-terms]").click()
        form.locator("[data-number='buy-in']").fill("-5")
        form.get_by_role("button", name="Announce tournament").click()
        told = director.page.get_by_role("alert")
        expect(told).to_contain_text("not -5")
        expect(told).to_be_in_viewport(ratio=1)
        told.get_by_role("button").click()
        expect(told).to_have_count(0)


@pytest.mark.feature("needs-attention")
def test_a_start_is_appointed_and_what_is_missing_matters(invite: Invite, served: Served) -> None:
    director = directs(invite, served)
    event = announce(director, house_players=0)
    director.open(f"/director/{event}").see("[data-appoint]")
    form = director.page.locator("[data-appoint]")
    form.get_by_label("Day and time").fill("2099-01-01T20:00")
    write_reason(form, "Announced")
    form.get_by_role("button", name="Start at this time").click()
    expect(director.page.get_by_role("alert")).to_be_visible()
    tomorrow = director.page.evaluate(
        """() => {
            const at = new Date(Date.now() + 86_400_000);
            const two = (n) => String(n).padStart(2, '0');
            const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
            return `${day}T20:00`;
        }"""
    )
    form.get_by_label("Day and time").fill(tomorrow)
    form.get_by_role("button", name="Start at this time").click()
    expect(form).to_contain_text("Starts automatically")
    matter = director.page.locator("[data-matter='start-nobody-entered']")
    expect(matter).to_contain_text("there are no entries")
    matter.get_by_role("button", name="To the start").click()
    expect(form.locator("input").first).to_be_focused()
    director.open("/director").see(f"[data-event={event}]")
    line = director.page.locator(f"[data-event={event}]")
    expect(line.locator("[data-matter='start-nobody-entered']")).to_be_visible()


def named_apart(sheet: Locator) -> None:
    """No two buttons of the sheet have the same words, whatever is chosen there."""
    names = sheet.get_by_role("button").all_inner_texts()
    said = [name for name in names if name.strip()]
    assert len(said) == len(set(said)), said


@pytest.mark.feature("reasons-for-moves")
def test_a_seat_is_kept_and_who_sat_wrong_moves_and_knows_it_before(
    invite: Invite, served: Served
) -> None:
    director = directs(invite, served)
    event, player = plays(invite, director, house_players=15)
    me = at_table(director, player)
    sheet = player_sheet(director, me["table"], me["name"])
    papers = [
        str(link.get_attribute("href"))
        for link in sheet.locator("[data-papers]").get_by_role("link").all()
    ]
    assert f"/print/{event}/seat-cards/{me['player']}" in papers
    named_apart(sheet)
    sheet.get_by_role("button", name="Keep seat", exact=True).click()
    named_apart(sheet)
    keep = sheet.get_by_role("button", name="Keep player in seat", exact=True)
    write_reason(sheet, "Eyesight")
    keep.click()
    sheet.wait_for(state="detached")
    director.until(lambda: at_table(director, player)["pinned"])

    player.wait_for_turn()
    me = at_table(director, player)
    plan = director.page.locator(f"[data-plan-table='{me['table']}']")
    kept = plan.get_by_role("button").filter(has=director.page.locator("[data-pinned]"))
    expect(kept).to_have_count(1)
    expect(kept).to_contain_text(me["name"])
    expect(kept).to_contain_text("keeps the seat")
    sheet = player_sheet(director, me["table"], me["name"])
    expect(sheet.locator("[data-stands]")).to_contain_text("keeps the seat")
    choice = sheet.locator("select option:not([disabled])").first.get_attribute("value")
    assert choice is not None
    table, seat = choice.split("-")
    sheet.locator("select").select_option(choice)
    sheet.get_by_label("Was in the wrong seat").check()
    write_reason(sheet, "Read the card wrongly")
    sheet.get_by_role("button", name="Move player").click()
    sheet.wait_for(state="detached")
    told = f"You move to table {table}, seat {seat} after this hand."
    expect(player.page.locator("[data-my-move]")).to_contain_text(told)
    player.press("fold", "muck")
    player.page.wait_for_url(f"**/table/{event}/{table}")
    player.until(lambda: player.table["my_seat"] == int(seat))
    expect(director.page.locator("section", has_text="Record")).to_contain_text("Eyesight")

    director.open(papers[0])
    paper = director.page.locator("[data-paper] li")
    expect(paper).to_have_count(1)
    expect(paper).to_contain_text(me["name"])


@pytest.mark.feature("wrong-seats")
def test_two_in_each_others_seats_change_and_it_is_taken_back(
    invite: Invite, served: Served
) -> None:
    director = directs(invite, served)
    event, player = plays(invite, director, house_players=15)
    player.wait_for_turn()
    me = at_table(director, player)
    # Who has most is likeliest to be there still when the orders are given.
    other = max(
        (
            one
            for one in event_of(director)["entrants"]
            if one["table"] not in (None, me["table"]) and one["place"] is None
        ),
        key=lambda one: one["stack"],
    )
    sheet = player_sheet(director, me["table"], me["name"])
    sheet.get_by_role("button", name="Swap", exact=True).click()
    button = sheet.get_by_role("button", name="Swap seats")
    write_reason(sheet, "Sent to the wrong seats")
    expect(button).to_be_disabled()
    choice = sheet.locator("select")
    expect(choice).to_contain_text(other["name"])
    offered = choice.locator("option").all_inner_texts()
    assert not [each for each in offered if each.startswith(f"{me['name']}, ")]
    choice.select_option(other["player"])
    button.click()
    sheet.wait_for(state="detached")
    told = f"You move to table {other['table']}, seat {other['seat']} after this hand."
    expect(player.page.locator("[data-my-move]")).to_contain_text(told)
    moves = director.page.locator("[data-moves]")
    expect(moves).to_contain_text("in each other's seats")
    acts = director.page.locator("[data-acts] li").first
    acts.get_by_role("button", name="Undo").click()
    again = director.page.get_by_role("dialog")
    write_reason(again, "They sit right")
    again.get_by_role("button", name="Undo").click()
    expect(moves).not_to_contain_text("in each other's seats")
    # By now he may be due to balance the tables: another move.
    expect(player.page.locator("[data-my-move]", has_text=told)).to_have_count(0)

    sheet = player_sheet(director, me["table"], me["name"])
    sheet.get_by_role("button", name="Swap", exact=True).click()
    sheet.locator("select").select_option(other["player"])
    write_reason(sheet, "Sent to the wrong seats after all")
    sheet.get_by_role("button", name="Swap seats").click()
    sheet.wait_for(state="detached")
    player.press("fold", "muck")
    player.page.wait_for_url(f"**/table/{event}/{other['table']}")
    player.until(lambda: player.table["my_seat"] == other["seat"])


@pytest.mark.feature("special-needs")
def test_seats_are_pinned_before_the_start_and_the_draw_gives_them(
    invite: Invite, served: Served
) -> None:
    director = directs(invite, served)
    event = announce(director, house_players=7)
    # It must not start by itself while the panel is filled in.
    tomorrow = time.time_ns() // 1_000_000 + 86_400_000
    ask(director, type="appoint-start", event=event, reason="as announced", at_ms=tomorrow)
    first, second = enters(invite(), event), enters(invite(), event)
    director.open(f"/director/{event}").see("[data-special-needs]")
    panel = director.page.locator("[data-special-needs]")
    director.until(lambda: len(event_of(director)["entrants"]) == 2)
    one, other = (str(each["player"]) for each in event_of(director)["entrants"])

    def keep(player: str, seat: str, reason: str) -> None:
        panel.locator("select").select_option(player)
        panel.get_by_label("Seat number, or empty for the drawn seat").fill(seat)
        write_reason(panel, reason)
        panel.get_by_role("button", name="Keep seat", exact=True).click()

    keep(one, "9", "Wheelchair")
    expect(director.page.get_by_role("alert")).to_be_visible()
    expect(panel.locator(f"[data-kept='{one}']")).to_have_count(0)
    director.page.get_by_role("alert").get_by_role("button").click()
    keep(one, "5", "Wheelchair")
    expect(panel.locator(f"[data-kept='{one}']")).to_contain_text("seat 5")
    keep(other, "", "Eyesight")
    expect(panel.locator(f"[data-kept='{other}']")).to_contain_text("the drawn seat")
    off = panel.locator(f"[data-kept='{other}']").get_by_role("button")
    write_reason(panel, "Not needed")
    off.click()
    expect(panel.locator(f"[data-kept='{other}']")).to_have_count(0)

    start(director, event)
    first.page.wait_for_url("**/table/**")
    first.until(first.is_dealt_in)
    second.page.wait_for_url("**/table/**")
    (kept,) = (each for each in event_of(director)["entrants"] if each["player"] == one)
    assert (kept["seat"], kept["pinned"], kept["pinned_seat"]) == (5, True, 5)
    expect(director.page.locator("[data-special-needs]")).to_have_count(0)
    record = director.page.locator("section", has_text="Record")
    for reason in ("Wheelchair", "Eyesight", "Not needed"):
        expect(record).to_contain_text(reason)


@pytest.mark.feature("redraw")
def test_all_seats_are_drawn_anew_once_the_hands_are_over(invite: Invite, served: Served) -> None:
    director = directs(invite, served)
    event, player = plays(invite, director, house_players=15)
    player.wait_for_turn()
    panel = director.page.locator("[data-redraw]")
    panel.get_by_role("button", name="Redraw all seats").click()
    sheet = director.page.get_by_role("dialog")
    write_reason(sheet, "Seats were mixed up")
    sheet.get_by_role("button", name="Redraw all seats").click()
    sheet.wait_for(state="detached")
    expect(panel.get_by_role("status")).to_contain_text("after the hands in play")
    player.press("fold", "muck")
    expect(panel.get_by_role("button", name="Redraw all seats")).to_be_visible()
    told = event_of(director)
    assert "seats-redrawn" in [line["code"] for line in told["news"]]
    assert "redraw/1" in [draw["purpose"] for draw in told["draws"]["newest"]]
    me = next(one for one in told["entrants"] if one["house"] is None)
    player.page.wait_for_url(f"**/table/{event}/{me['table']}")
    player.until(player.is_dealt_in)
    player.open(f"/event/{event}")
    expect(player.page.locator("main")).to_contain_text("All seats, redraw 1")


def stand_still(director: Visitor, player: Visitor, event: str) -> None:
    """Pause an event of one table, and play its last hand out."""
    ask(director, type="pause", event=event, reason="chips are counted")
    while player.table["state"] != "paused":
        if player.has_turn():
            player.press("fold", "muck")
        player.page.wait_for_timeout(50)


def test_removed_player_is_gone_with_his_chips(invite: Invite, served: Served) -> None:
    director = directs(invite, served)
    event, player = plays(invite, director, house_players=5)
    stand_still(director, player, event)
    director.until(lambda: event_of(director)["tables"][0]["state"] == "paused")
    (table,) = event_of(director)["tables"]
    chips = event_of(director)["chips_in_play"]
    assert chips == sum(int(one["stack"]) for one in table["players"])
    guest = next(one for one in table["players"] if one["house"])
    remove(director, table["table"], guest["name"], "Asked by the player")
    director.until(lambda: event_of(director)["chips_in_play"] == chips - int(guest["stack"]))
    (table,) = event_of(director)["tables"]
    assert guest["name"] not in [one["name"] for one in table["players"]]
    expect(director.page.locator("section", has_text="Record")).to_contain_text(
        "Asked by the player"
    )


@pytest.mark.feature("papers")
def test_chips_that_a_player_has_announced_are_taken_down_with_a_receipt(
    invite: Invite, served: Served
) -> None:
    director = directs(invite, served)
    rebuys = {"chips": 20_000, "price": 300, "most": 2, "until_level": 5}
    event, player = plays(
        invite, director, charged=True, house_players=3, late_levels=5, rebuys=rebuys
    )
    me = at_table(director, player)
    before = event_of(director)["collected"]
    stand_still(director, player, event)
    sheet = player_sheet(director, me["table"], me["name"])
    sheet.locator("[data-sells=rebuy]").click()
    expect(sheet).to_contain_text("300 is taken from the player's wallet")
    write_reason(sheet, "Announced before the hand")
    sheet.get_by_role("button", name="Enter purchase").click()
    sheet.wait_for(state="detached")
    director.until(lambda: event_of(director)["collected"] == before + 300)
    director.open(f"/print/{event}/receipts/{me['player']}").see("[data-receipt]")
    expect(director.page.locator("[data-receipt=entry]")).to_have_count(1)
    expect(director.page.locator("[data-receipt=rebuy]")).to_contain_text("Paid: 300")


def test_who_finds_no_seat_is_an_alternate_and_both_sides_see_it(
    invite: Invite, served: Served
) -> None:
    director = directs(invite, served)
    event = announce(director, house_players=2, late_levels=1, seats_at_once=3, guarantee=5_000)
    enters(invite(), event)
    start(director, event)
    waits = invite()
    waits.open(f"/event/{event}").page.locator("[data-enter]").click()
    expect(waits.page.locator("[data-alternate='1']")).to_be_visible()
    entries = director.page.locator("[data-entries]")
    expect(entries.locator("[data-overlay='4700']")).to_be_visible()
    for code in ("late-closing", "alternates-left"):
        expect(director.page.locator(f"[data-matter='{code}']")).to_be_visible()
    director.open(f"/print/{event}/receipts").see("[data-receipt]")
    paper = director.page.locator("[data-receipt=alternate]")
    expect(paper).to_have_count(1)
    expect(paper).to_contain_text("Entry paid: 100.")
