"""What a director does beside the clock, each from his page: programs, penalties, chips, a table
that is halted, a forecast, prizes seen beforehand."""

import re
from typing import Any

import pytest
from directing import announce_event, direct, event_of, give_reason, player_sheet, write_reason
from live_table import ask
from playwright.sync_api import Locator
from serving import Served
from visitor import Invite, Visitor, expect

from ruleone.limits import STACK_MAX_CHIPS

pytestmark = pytest.mark.browser


def do(visitor: Visitor, command: str, **fields: Any) -> Any:
    """What comes of a command that the visitor's session asks by plain HTTP."""
    address = f"{visitor.address}/api/do/{command}"
    return visitor.page.request.post(address, data=fields).json()["result"]


def home(invite: Invite, served: Served, path: str = "/director") -> Visitor:
    director = invite()
    director.open(served.director)
    director.open(path).see("[data-settings], #tokens-title")
    return director


def test_a_token_is_made_used_and_revoked(invite: Invite, served: Served) -> None:
    director = home(invite, served, "/settings")
    panel = director.page.locator("[aria-labelledby=tokens-title]")
    panel.get_by_label("The program's name").fill("Overlay")
    panel.get_by_role("button", name="New token").click()
    secret = panel.locator("[data-shown-once]").inner_text()
    line = panel.get_by_role("listitem").filter(has_text="Overlay")
    expect(line).to_have_count(1)

    program = {"Authorization": f"Bearer {secret}"}
    lobby = f"{served.address}/api/view/lobby"
    stranger = invite()
    assert stranger.page.request.get(lobby, headers=program).ok
    line.get_by_role("button", name="Revoke").click()
    sheet = director.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Overlay: the program loses access at once")
    director.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert stranger.page.request.get(lobby, headers=program).ok
    line.get_by_role("button", name="Revoke").click()
    sheet.get_by_role("button", name="Revoke").click()
    director.until(lambda: not stranger.page.request.get(lobby, headers=program).ok)


@pytest.mark.feature("webhooks")
def test_a_webhook_is_added_tried_and_taken_away(invite: Invite, served: Served) -> None:
    director = home(invite, served, "/settings")
    head = director.page.locator("[data-journal-head]")
    expect(head).to_have_text(re.compile(r"Journal head: [1-9][0-9]*-[0-9a-f]{64}"))
    panel = director.page.locator("[aria-labelledby=hooks-title]")
    panel.get_by_label("Address").fill("https://hooks.example.org/ruleone")
    panel.get_by_role("button", name="Add webhook").click()
    expect(panel.locator("[data-shown-once]")).to_be_visible()
    panel.get_by_role("button", name="Send a test to https://hooks.example.org/ruleone").click()
    sent = panel.locator("ol li")
    expect(sent).to_have_count(1)
    panel.get_by_role("listitem").get_by_role("button", name="Remove").click()
    expect(sent).to_have_count(1)
    director.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(sent).to_have_count(0)


def penalised(director: Visitor, table: int) -> tuple[str, Locator]:
    """A house player of the table, and the sheet on which he is about to be given a penalty."""
    director.until(lambda: event_of(director)["entrants"])
    house = [one for one in event_of(director)["entrants"] if one["house"] is not None]
    name = next(one["name"] for one in house if one["table"] == table)
    sheet = player_sheet(director, table, name)
    sheet.get_by_role("button", name="Penalise", exact=True).first.click()
    return name, sheet


@pytest.mark.feature("event-penalties")
def test_a_penalty_is_given_seen_and_lifted(invite: Invite, served: Served) -> None:
    director, player = direct(invite, served)
    name, sheet = penalised(director, player.table["table"])
    sheet.locator("select:has(option[value=hands])").select_option("hands")
    sheet.locator("input[type=number]").fill("3")
    write_reason(sheet, "Shouting")
    sheet.get_by_role("button", name="Give the penalty").click()
    sheet.wait_for(state="detached")
    stands = director.page.locator("[data-conduct-of]").filter(has_text=name)
    expect(stands).to_contain_text("Shouting")
    stands.get_by_role("button", name="Lift the rest").click()
    give_reason(director, "A slip", "Lift the rest")
    expect(stands.get_by_role("button", name="Lift the rest")).to_have_count(0)


def test_chips_are_forfeited_for_soft_play_alone(invite: Invite, served: Served) -> None:
    """The kind is offered with the act that costs chips, and the page says what was paid: between
    two hands at once, so it is not lost in the hand that is played."""
    director, player = direct(invite, served)
    table = player.table["table"]
    ask(director, type="pause", event=player.table["event"], reason="A word with somebody")

    def is_in_hand() -> bool:
        lines = event_of(director)["tables"]
        return any(one["table"] == table and one["state"] == "playing" for one in lines)

    while is_in_hand():
        if player.has_turn():
            player.press("fold", "muck")
        else:
            player.page.wait_for_timeout(25)
    name, sheet = penalised(director, table)
    kind = sheet.locator("select:has(option[value=hands])")
    assert kind.locator("option[value=forfeiture]").count() == 0
    sheet.locator("select:has(option[value=soft-play])").select_option("soft-play")
    kind.select_option("forfeiture")
    chips = sheet.get_by_label("Chips", exact=True)
    assert (chips.input_value(), chips.get_attribute("max")) == ("", str(STACK_MAX_CHIPS))
    chips.fill("300")
    write_reason(sheet, "Checked it down")
    sheet.get_by_role("button", name="Give the penalty").click()
    sheet.wait_for(state="detached")
    stands = director.page.locator("[data-conduct-of]").filter(has_text=name)
    expect(stands).to_contain_text("forfeited chips: 300")
    expect(stands).to_contain_text("300 paid")
    expect(director.page.locator("[data-chips]")).to_contain_text("Paid as penalties")


def test_chips_are_corrected_and_the_ledger_says_so(invite: Invite, served: Served) -> None:
    director, player = direct(invite, served)
    # At the player's own table the hand waits for him.
    own = player.table["table"]
    entrants = event_of(director)["entrants"]
    one = next(each["player"] for each in entrants if each["table"] not in (None, own))
    ledger = director.page.locator("[data-chips]")
    ledger.get_by_role("button", name="Correct chips").click()
    sheet = director.page.get_by_role("dialog")
    sheet.locator("select").select_option(one)
    sheet.get_by_role("button", name="Found chips returned").click()
    sheet.get_by_label("Chips more (+) or fewer").fill("500")
    write_reason(sheet, "Found under the rail")
    sheet.locator("form button.main").click()
    refused = sheet.get_by_role("alert")
    # Between hands alone: where a hand is in play the sheet says so, and is sent again.
    for _ in range(600):
        if sheet.count() == 0:
            break
        if refused.count():
            sheet.locator("form button.main").click()
        director.page.wait_for_timeout(100)
    expect(ledger).to_contain_text("Found chips returned")


def test_why_chips_are_not_corrected_now_is_told_on_the_sheet(
    invite: Invite, served: Served
) -> None:
    director, player = direct(invite, served)
    player.wait_for_turn()
    table, seat = player.table["table"], player.table["my_seat"]
    entrants = event_of(director)["entrants"]
    one = next(each for each in entrants if (each["table"], each["seat"]) == (table, seat))
    director.page.locator("[data-chips]").get_by_role("button", name="Correct chips").click()
    sheet = director.page.get_by_role("dialog")
    sheet.locator("select").select_option(one["player"])
    sheet.get_by_label("Chips more (+) or fewer").fill("500")
    write_reason(sheet, "Found under the rail")
    sheet.locator("form button.main").click()
    expect(sheet.get_by_role("alert")).to_contain_text(f"{one['name']} is in a hand")
    expect(sheet.get_by_label("Reason", exact=True)).to_have_value("Found under the rail")


@pytest.mark.feature("halts")
def test_a_halted_table_is_let_play_on(invite: Invite, served: Served) -> None:
    director, player = home(invite, served), invite()
    player.open()
    terms = {"charged": False, "buy_in": 100, "house_players": 26}
    event = do(
        director,
        "create-event",
        template="deep-1000",
        name="Long",
        terms=terms,
        play={"edition": "house"},
    )["event"]
    assert do(player, "join", event=event)["type"] == "accepted"
    assert do(director, "start-event", event=event, reason="On time")["type"] == "accepted"
    page = director.page.request.get(f"{served.address}/api/view/event/{event}").json()
    mine = next(one["table"] for one in page["entrants"] if one["house"] is None)
    player.open(f"/table/{event}/{mine}")
    player.wait_for_turn()
    other = next(each for each in page["tables"] if each["table"] != mine)
    for seated in other["players"][:6]:
        do(director, "remove-player", event=event, player=seated["player"], reason="Asked to")
    player.open(f"/event/{event}")
    short = f"[data-table='{other['table']}']"
    halted = player.page.locator(f"[data-halted] {short}")
    expect(halted).to_contain_text("short is halted")
    told = player.page.locator("[data-format]")
    for of, words in (("games", "No-limit hold'em"), ("bounty", "None"), ("rebuys", "None")):
        expect(told.locator(f"[data-of={of}]")).to_contain_text(words)
    director.open(f"/director/{event}")
    # The third table may come to be short as well, and waits on.
    stands = director.page.locator(f"#at-halts {short}")
    stands.get_by_role("button", name="Waive halt").click()
    give_reason(director, "Late in the day", "Waive halt")
    expect(stands).to_have_count(0)
    expect(halted).to_have_count(0)


def test_a_forecast_is_asked_for_seen_and_stopped(invite: Invite, served: Served) -> None:
    director = home(invite, served)
    event = announce_event(director, "deep-1000")
    assert event
    director.page.get_by_role("button", name="How long will it last?").last.click()
    sheet = director.page.get_by_role("dialog")
    sheet.get_by_label("Players", exact=True).fill("12")
    sheet.get_by_label("Tournaments played").fill("100")
    sheet.get_by_role("button", name="Forecast", exact=True).click()
    expect(sheet.locator("[data-moment=end]")).to_be_visible()
    sheet.locator("[data-stop]").click()
    expect(sheet.get_by_role("status")).to_contain_text("Stopped after")
    pictures = sheet.get_by_role("img")
    expect(pictures).to_have_count(2)
    rows = sheet.locator("[data-figures] tbody tr")
    expect(rows.first).to_contain_text("12")
    sheet.get_by_role("button", name="Close").click()
    director.page.get_by_role("button", name="How long will it last?").last.click()
    expect(sheet.locator("[data-moment=end]")).to_be_visible()


@pytest.mark.feature("forecasts")
def test_an_event_that_is_played_is_forecast_from_where_it_stands(
    invite: Invite, served: Served
) -> None:
    director, _ = direct(invite, served)
    director.page.get_by_role("button", name="How long will it last?").last.click()
    sheet = director.page.get_by_role("dialog")
    expect(sheet.locator("[data-forecast-from] option:checked")).to_contain_text(
        "the current state"
    )
    expect(sheet.get_by_label("Players", exact=True)).to_have_count(0)
    sheet.get_by_label("Tournaments played").fill("1")
    sheet.get_by_role("button", name="Forecast", exact=True).click()
    expect(sheet.locator("[data-moment=end]")).to_be_visible()
    expect(sheet.get_by_role("status")).to_contain_text("from the current state with")
    sheet.locator("[data-forecast-from]").select_option(index=1)
    expect(sheet.get_by_label("Players", exact=True)).to_be_visible()


@pytest.mark.feature("prizes")
def test_prizes_are_seen_before_the_event_is_announced(invite: Invite, served: Served) -> None:
    director = home(invite, served)
    form = director.page.locator("form:has(select option[value='turbo-27'])")
    form.locator("select:has(option[value='turbo-27'])").select_option("turbo-27")
    form.locator("[data-terms]").click()
    form.locator("[data-number=least-prize]").fill("500")
    form.locator("[data-ties-choice]").select_option("shared")
    form.locator("[data-show-prizes]").check()
    preview = form.locator("[data-prizes-preview]")
    expect(preview.locator("[data-ties=shared]")).to_contain_text("The minimum prize is 500")
    expect(preview.locator("tbody tr").nth(2)).to_contain_text("500")
    form.get_by_role("button", name="Announce tournament").click()
    director.page.wait_for_url("**/director/e*")
    event = director.page.url.rsplit("/", 1)[1]
    director.open(f"/event/{event}")
    expect(director.page.locator("[data-ties=shared]")).to_be_visible()
