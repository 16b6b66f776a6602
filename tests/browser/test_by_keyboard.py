"""Keys alone are enough: to come in, to play, to read a rule, to leave."""

import pytest
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser


def tab_to(player: Visitor, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        if player.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {selector}")


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
    player = invite().join()
    least, most = player.wait_for_turn(player.opens)["bet_to"]
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
    player.page.keyboard.press("f")  # while one types, letters are text
    assert player.has_turn()
    field.fill("3bb")
    player.settle()
    done = len(player.acts)
    field.press("Enter")
    player.until(lambda: len(player.acts) > done)
    assert player.acts[done] == {"type": "raise", "to": 3 * big_blind}


def test_what_is_no_amount_is_not_sent(invite: Invite) -> None:
    player = invite().join()
    player.wait_for_turn(player.opens)
    field = player.page.locator("[data-amount]")
    player.page.keyboard.press("4")
    player.page.keyboard.press("e")
    field.fill("-5")
    expect(field).to_have_attribute("aria-invalid", "true")
    player.settle()
    turn = player.turn
    field.press("Enter")
    player.settle()
    assert player.turn == turn
    assert player.has_turn()
    expect(field).to_have_value("-5")


def test_amount_that_is_no_raise_is_refused_and_the_least_is_one_key_away(invite: Invite) -> None:
    player = invite().join()
    least, _ = player.wait_for_turn(player.faces_a_raise)["bet_to"]
    field = player.page.locator("[data-amount]")
    player.page.keyboard.press("e")
    player.page.keyboard.type("3bb")
    player.settle()
    done = len(player.acts)
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("alert")).to_contain_text(f"Now set to {least:,}")
    expect(field).to_have_value(f"{least:,}")
    assert player.has_turn()
    player.page.keyboard.press("r")
    player.until(lambda: len(player.acts) > done)
    assert player.acts[done] == {"type": "raise", "to": least}


def test_enter_counts_after_a_press_that_slid_off_a_button(invite: Invite) -> None:
    player = invite().join()
    least, _ = player.wait_for_turn(player.opens)["bet_to"]
    player.settle()
    player.page.locator('[data-move="fold"]').hover()
    player.page.mouse.down()
    player.page.mouse.move(2, 2)
    player.page.mouse.up()
    field = player.page.locator("[data-amount]")
    field.fill("4bb")
    done = len(player.acts)
    field.press("Enter")
    player.until(lambda: len(player.acts) > done)
    assert player.acts[done] == {"type": "raise", "to": 2 * least}


def test_every_control_of_the_table_can_be_reached_by_tab(invite: Invite) -> None:
    player = invite().join()
    player.wait_for_turn(player.opens)
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
    player = invite().join()
    player.wait_for_turn()
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
    before = player.turn
    player.page.keyboard.press("f")  # keys of the table rest while a sheet is open
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert player.page.evaluate("document.activeElement?.getAttribute('aria-label')") == "Menu"
    assert player.turn == before


def test_what_happens_is_told_aloud(invite: Invite) -> None:
    player = invite().join()
    options = player.wait_for_turn()
    urgent = player.page.locator("[data-urgent]")
    expect(urgent).to_contain_text("Your turn")
    expect(urgent).to_contain_text("to win")
    assert f"{options['to_call']:,}" in urgent.inner_text() or options["check"]
    player.press("check", "call")
    expect(player.page.locator("[data-told]")).not_to_be_empty()
