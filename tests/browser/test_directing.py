"""The director steers an event from his page; every order asks for its reason and is recorded."""

import re

import pytest
from directing import direct, event_of, give_reason, order, write_reason
from live_table import ask
from serving import Served
from test_directors_tools import do
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser


def test_clock_stands_and_goes_on_by_order(invite: Invite, served: Served) -> None:
    director, player = direct(invite, served)
    order(director, "Pause", "Dinner")
    player.until(lambda: player.table["clock"]["state"] == "paused")
    expect(player.page.get_by_label("Clock").first).to_contain_text("paused")
    order(director, "Resume", "Everyone is back")
    player.until(lambda: player.table["clock"]["state"] == "running")
    record = director.page.locator("section", has_text="Record")
    expect(record).to_contain_text("Dinner")
    expect(record).to_contain_text("Everyone is back")


def test_next_level_counts_from_the_next_hand(invite: Invite, served: Served) -> None:
    director, player = direct(invite, served)
    player.wait_for_turn()
    before = event_of(director)["clock"]["level"]["number"]
    order(director, "Next level", "To keep the schedule")
    director.until(lambda: event_of(director)["clock"]["level"]["number"] == before + 1)
    hand = player.hand["number"]
    blinds = player.hand["blinds"]
    player.press("fold")
    while player.table["hand"] is None or player.hand["number"] == hand:
        if player.has_turn():
            player.press("fold")
        else:
            player.page.wait_for_timeout(20)
    assert player.hand["blinds"] > blinds


def change_clock(director: Visitor, what: str, button: str, fields: dict[str, str]) -> None:
    """Choose on the clock's sheet what to change, by how much, and do it."""
    director.page.get_by_role("button", name="Change the clock").click()
    sheet = director.page.get_by_role("dialog")
    sheet.get_by_role("radio", name=what, exact=True).check()
    for label, value in fields.items():
        sheet.get_by_label(label, exact=True).fill(value)
    give_reason(director, "Agreed", button)


def clock_settings(director: Visitor) -> list[tuple[str, str]]:
    """What the clock was set to, and what it stood at before, each time."""
    news = event_of(director)["news"]
    told = [line["parameters"] for line in news if line["code"] == "clock-set"]
    return [(one["left"], one["was"]) for one in told]


def seconds(face: str) -> int:
    """What the face of a clock shows."""
    return sum(int(part) * 60**at for at, part in enumerate(reversed(face.split(":"))))


@pytest.mark.feature("clock-orders")
def test_clock_is_set_moved_and_broken_off_and_taken_back(invite: Invite, served: Served) -> None:
    director, player = direct(invite, served)
    change_clock(director, "Set the time", "Set it to 1:30:00", {"Minutes": "90", "Seconds": "0"})
    director.until(lambda: len(clock_settings(director)) == 1)
    change_clock(director, "Add or take time", "Add 1 minute", {})
    director.until(lambda: len(clock_settings(director)) == 2)
    (first, _), (left, was) = clock_settings(director)
    assert (first, seconds(left) - seconds(was)) == ("1:30:00", 60)
    change_clock(director, "Break now", "Begin a break of 70 minutes", {"Break, minutes": "70"})
    director.until(lambda: event_of(director)["clock"]["on_break"])
    expect(player.page.get_by_text("Break").first).to_be_visible()
    expect(director.page.get_by_text("Level 1 resumes afterwards")).to_be_visible()
    change_clock(director, "End the break", "End the break", {})
    director.until(lambda: not event_of(director)["clock"]["on_break"])
    order(director, "Next level", "To keep the schedule")
    director.until(lambda: event_of(director)["clock"]["level"]["number"] == 2)
    change_clock(director, "Back a level", "Back to level 1", {})
    director.until(lambda: event_of(director)["clock"]["level"]["number"] == 1)
    assert event_of(director)["clock"]["length_ms"] > 60 * 60_000, "it has what it had left"
    record = director.page.locator("section", has_text="Record")
    expect(record).to_contain_text("went back a level. Reason: Agreed")


def test_hand_for_hand_is_announced_followed_and_ended(invite: Invite, served: Served) -> None:
    director, player = direct(invite, served)
    gate = director.page.locator("section.panel", has_text="Hand for hand").first
    expect(gate).to_contain_text("3 places are paid")
    gate.get_by_role("button", name="Announce hand for hand").click()
    give_reason(director, "Near the money", "Announce hand for hand")
    expect(gate).to_contain_text("of 3 tables have finished their hand")
    expect(player.page.get_by_text("hand for hand").first).to_be_visible()
    while event_of(director)["hand_for_hand"]["number"] < 2:
        if player.has_turn():
            player.press("fold")
        else:
            player.page.wait_for_timeout(20)
    # The second may be over without him: everyone may fold to his big blind.
    expect(gate).to_contain_text(re.compile(r"on, hand ([2-9]|\d\d)"))
    gate.get_by_role("button", name="End hand for hand").click()
    give_reason(director, "No longer needed", "End hand for hand")
    director.until(lambda: event_of(director)["hand_for_hand"] is None)
    expect(gate).to_contain_text("off")


def test_announcement_is_seen_at_the_table(invite: Invite, served: Served) -> None:
    director, player = direct(invite, served)
    director.page.get_by_label("Message to everyone").fill("Dinner is at nine.")
    director.page.get_by_role("button", name="Announce", exact=True).click()
    expect(player.page.get_by_text("Dinner is at nine.")).to_be_visible()


def test_word_to_all_events_is_given_from_the_directors_home(
    invite: Invite, served: Served
) -> None:
    players = [invite().join(), invite().join()]
    assert players[0].table["event"] != players[1].table["event"]
    director = invite()
    director.open(served.director).see("main a[href^='/director/']")
    director.page.get_by_label("Message to everyone").fill("The bar is open.")
    director.page.get_by_role("button", name="Announce", exact=True).click()
    for player in players:
        expect(player.page.get_by_text("The bar is open.")).to_be_visible()


def test_order_is_not_given_without_a_reason_where_the_event_wants_it_first(
    invite: Invite, served: Served
) -> None:
    director, player = invite(), invite()
    director.open(served.director)
    terms = {"house_players": 5, "charged": False, "buy_in": 100}
    told = {"template": "turbo-27", "name": "Strict", "terms": terms, "reasons_first": True}
    event = do(director, "create-event", **told)["event"]
    ask(player.open("/"), type="join", event=event)
    do(director, "start-event", event=event, reason="All are here")
    director.open(f"/director/{event}").see("article")
    bar = director.page.get_by_label("Clock", exact=True)
    bar.get_by_role("button", name="Pause").click()
    sheet = director.page.get_by_role("dialog")
    needed = sheet.get_by_text("Choose or enter a reason first.")
    expect(needed).to_be_visible()
    send = sheet.get_by_role("button", name="Pause", exact=True)
    expect(send).to_be_disabled()
    write_reason(sheet, "A fire alarm")
    expect(needed).to_be_hidden()
    director.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert event_of(director)["clock"]["state"] == "running"
    order(director, "Pause", "A fire alarm")
    director.until(lambda: event_of(director)["clock"]["state"] == "paused")


def test_page_of_the_director_is_closed_to_others(invite: Invite, served: Served) -> None:
    player = invite().join()
    player.open(f"/director/{player.table['event']}")
    expect(player.page.locator("main")).to_contain_text("Only the tournament director")
    expect(player.page.get_by_role("button", name="Pause")).to_have_count(0)


def reach(director: Visitor, level: int) -> None:
    director.until(lambda: event_of(director)["clock"]["level"]["number"] == level)


def test_the_next_level_of_a_break_is_called_its_end(invite: Invite, served: Served) -> None:
    director, player = direct(invite, served)
    event = player.table["event"]
    do(director, "start-break", event=event, minutes=5, reason="Dinner")
    director.until(lambda: event_of(director)["clock"]["on_break"])
    order(director, "End the break", "Everyone is back")
    director.until(lambda: not event_of(director)["clock"]["on_break"])
    onwards = director.page.locator("[data-next-level]")
    while True:
        level, behind = (
            event_of(director)["clock"][what] for what in ("level", "next_break_after_level")
        )
        if behind in (None, level["number"]):
            break
        do(director, "next-level", event=event, reason="On")
        reach(director, level["number"] + 1)
    assert behind is not None
    expect(onwards).to_have_attribute("title", "Next level")
    onwards.click()
    director.until(lambda: event_of(director)["clock"]["on_break"])
    give_reason(director, "To keep the schedule", "Break now")
    expect(director.page.locator("[data-acts]")).to_contain_text("To keep the schedule")


@pytest.mark.feature("at-will")
def test_a_game_left_by_everybody_is_ended_with_one_button(invite: Invite, served: Served) -> None:
    player, director = invite(), invite()
    event = ask(player.open("/"), type="sit-down", template="horse")["event"]
    player.page.goto("about:blank")
    director.open(served.director)
    game = director.open("/director").page.locator(f"[data-game='{event}']")
    expect(game).to_contain_text("Nobody there for")
    game.get_by_role("button", name="End").click()
    asked = director.page.get_by_role("dialog")
    expect(asked).to_contain_text("Hands in progress are finished")
    expect(game).to_contain_text("Nobody there for")
    asked.get_by_role("button", name="End").click()
    expect(game).to_contain_text("Ends when this hand is over")
    expect(game.get_by_role("button")).to_have_count(0)
    expect(director.page.locator(f"[data-event='{event}']")).to_have_count(0)
