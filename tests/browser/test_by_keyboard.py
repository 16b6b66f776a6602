"""Keys alone are enough: to come in, to play, to read a rule, to leave."""

from functools import partial

import pytest
from directing import direct, event_of, give_reason
from home_game import heads_up
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser


def tab_to(player: Visitor, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        if player.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {selector}")


@pytest.mark.feature("accessible")
def test_newcomer_joins_and_plays_by_keys_alone(invite: Invite) -> None:
    player = invite()
    player.open().see("[data-play-now]")
    tab_to(player, "[data-play-now]")
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/table/**")
    options = player.wait_for_turn()
    player.settle()
    done = len(player.acts)
    player.page.keyboard.press("c")
    player.until(lambda: len(player.acts) > done)
    assert player.acts[done] == {"type": "check" if options["check"] else "call"}


def test_amount_is_set_and_sent_by_keys(invite: Invite) -> None:
    player, _ = heads_up(invite)
    least, most = player.hand["options"]["bet_to"]
    big_blind = player.hand["blinds"][1]
    field = player.page.locator("[data-amount]")
    player.page.keyboard.press("ArrowUp")
    expect(field).to_have_value(f"{least + big_blind:,}")
    player.page.keyboard.press("PageDown")
    expect(field).to_have_value(f"{least:,}")
    # Presets of the same amount stand once: for the small blind a raise of the pot is 3bb.
    player.page.keyboard.press(str(player.page.locator(".presets button").count()))
    expect(field).to_have_value(f"{most:,}")
    player.page.keyboard.press("e")
    player.page.keyboard.type("3bb")
    player.settle()
    player.page.keyboard.press("f")  # while one types, letters are text
    expect(field).to_have_value("3bbf")
    field.fill("3bb")
    field.press("Enter")
    player.until(lambda: player.acts)
    assert player.asked == player.acts == [{"type": "raise", "to": 3 * big_blind}]


def test_what_is_no_amount_is_not_sent(invite: Invite) -> None:
    player, _ = heads_up(invite)
    least, _ = player.hand["options"]["bet_to"]
    field = player.page.locator("[data-amount]")
    player.page.keyboard.press("4")
    player.page.keyboard.press("e")
    field.fill("-5")
    expect(field).to_have_attribute("aria-invalid", "true")
    player.settle()
    field.press("Enter")
    expect(field).to_have_value("-5")
    field.fill(str(least))
    field.press("Enter")
    player.until(lambda: player.acts)
    assert player.asked == player.acts == [{"type": "raise", "to": least}]


def test_amount_that_is_no_raise_is_refused_and_stays_until_another_is_typed(
    invite: Invite,
) -> None:
    raiser, player = heads_up(invite)
    raiser.page.locator("[data-amount]").fill("4bb")
    raiser.press("raise")
    least, _ = player.wait_for_turn()["bet_to"]
    assert least > 3 * player.hand["blinds"][1]
    field = player.page.locator("[data-amount]")
    player.page.keyboard.press("e")
    player.page.keyboard.type("3bb")
    player.settle()
    player.page.keyboard.press("Enter")
    alert = player.page.get_by_role("alert")
    expect(alert).to_contain_text(f"Choose {least:,}")
    expect(alert).to_contain_text("60 was not sent")
    expect(field).not_to_have_value(f"{least:,}")
    assert player.has_turn()
    player.page.keyboard.press("e")
    player.page.keyboard.type(str(least))
    player.page.keyboard.press("Enter")
    player.until(lambda: player.acts)
    assert player.acts == [{"type": "raise", "to": least}]


def test_enter_counts_after_a_press_that_slid_off_a_button(invite: Invite) -> None:
    player, _ = heads_up(invite)
    least, _ = player.hand["options"]["bet_to"]
    player.settle()
    player.page.locator('[data-move="fold"]').hover()
    player.page.mouse.down()
    player.page.mouse.move(2, 2)
    player.page.mouse.up()
    field = player.page.locator("[data-amount]")
    field.fill("4bb")
    field.press("Enter")
    player.until(lambda: player.acts)
    assert player.asked == [{"type": "raise", "to": 2 * least}]


def test_every_control_of_the_table_can_be_reached_by_tab(invite: Invite) -> None:
    player, _ = heads_up(invite)
    for selector in (
        "header button",
        "ol[tabindex]",
        "[data-amount]",
        "input[type=range]",
        '[data-move="fold"]',
        '[data-move="raise"], [data-move="bet"]',
    ):
        player.page.evaluate("document.activeElement?.blur()")
        tab_to(player, selector)


def test_menu_keeps_the_focus_and_gives_it_back(invite: Invite) -> None:
    player, _ = heads_up(invite)
    menu = player.page.get_by_role("button", name="Menu")
    menu.focus()
    player.page.keyboard.press("Enter")
    sheet = player.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for _ in range(40):
        player.page.keyboard.press("Tab")
        assert player.page.evaluate(
            "document.activeElement === document.body"
            " || document.querySelector('dialog').contains(document.activeElement)"
        )
    player.settle()
    player.page.keyboard.press("f")  # keys of the table rest while a sheet is open
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(menu).to_be_focused()
    player.page.keyboard.press("c")
    player.until(lambda: player.acts)
    assert player.asked == player.acts == [{"type": "call"}]


@pytest.mark.feature("accessible")
def test_what_happens_is_told_aloud(invite: Invite) -> None:
    player, other = heads_up(invite)
    small_blind, big_blind = player.hand["blinds"]
    price = big_blind - small_blind
    urgent, told = (player.page.locator(f"[data-{voice}]") for voice in ("urgent", "told"))
    expect(urgent).to_contain_text("Your turn")
    expect(urgent).to_contain_text(f"{price} to call, {big_blind + small_blind} to win")
    player.press("call")
    expect(urgent).to_be_empty()
    expect(told).to_contain_text(f"calls {price}.")
    other.wait_for_turn()
    other.press("check")
    expect(told).to_contain_text("checks.")
    expect(told).to_contain_text("Flop:")


def has_moved(director: Visitor, times: int) -> bool:
    """Whether so many acts on record moved the clock."""
    acts = director.views("director")[-1]["acts"]
    return [act["code"] for act in acts].count("directed-move-clock") == times


def clock_state(director: Visitor) -> str:
    state: str = event_of(director)["clock"]["state"]
    return state


def test_director_has_keys_for_what_is_done_most(invite: Invite, served: Served) -> None:
    director, _ = direct(invite, served)
    page = director.page
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    keys = sheet.locator("kbd").all_inner_texts()
    assert keys == ["P", "N", "+", "−", "/", "U", "?"]
    page.keyboard.press("p")  # nothing happens behind a sheet
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert clock_state(director) == "running"
    assert page.locator("[data-help]").first.get_attribute("href") == "/help/en/direct/running/"

    for number, key in enumerate(("+", "-"), start=1):
        page.keyboard.press(key)
        director.until(partial(has_moved, director, number))
    page.keyboard.press("/")
    search = page.locator("[data-find-entries] input")
    expect(search).to_be_focused()
    page.keyboard.type("pun+?")
    expect(search).to_have_value("pun+?")
    search.fill("")
    search.blur()
    page.keyboard.press("p")
    give_reason(director, "Dinner", "Pause")
    director.until(lambda: clock_state(director) == "paused")
    page.keyboard.press("u")
    director.until(lambda: clock_state(director) == "running")
    assert has_moved(director, 2)
    page.keyboard.press("n")
    director.until(lambda: event_of(director)["clock"]["level"]["number"] == 2)
