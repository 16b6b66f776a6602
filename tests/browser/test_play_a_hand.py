"""A newcomer joins by one click and plays his first hand."""

import pytest
from home_game import heads_up
from visitor import Invite, expect

pytestmark = pytest.mark.browser


def test_one_click_leads_to_a_seat_with_cards(invite: Invite) -> None:
    player = invite().join()
    player.wait_for_turn()
    assert player.table["my_seat"] is not None
    mine = next(s for s in player.hand["seats"] if s["seat"] == player.table["my_seat"])
    cards = player.page.locator(".me [data-card]")
    assert [card.get_attribute("data-card") for card in cards.all()] == mine["cards"]


def test_buttons_say_the_exact_thing_and_do_it(invite: Invite) -> None:
    player, _ = heads_up(invite)
    least, most = player.hand["options"]["bet_to"]
    raise_button = player.page.locator('[data-move="raise"], [data-move="bet"]')
    expect(raise_button).to_contain_text(f"{least:,}")
    player.page.get_by_label("One big blind more").click()
    more = least + player.hand["blinds"][1]
    expect(raise_button).to_contain_text(f"{more:,}")
    player.press("raise", "bet")
    player.until(lambda: player.acts)
    assert player.acts == [{"type": "raise", "to": more}]
    assert least < more <= most


def test_hand_is_told_in_words_with_its_rules(invite: Invite) -> None:
    player = invite().join()
    player.wait_for_turn()
    story = player.page.get_by_label("The hand so far").first
    expect(story).to_contain_text("posts the big blind")
    player.page.locator("ol button[aria-haspopup=dialog]").first.click()
    rule = player.page.get_by_role("dialog")
    expect(rule).to_contain_text("§")
    player.page.keyboard.press("Escape")
    expect(rule).to_have_count(0)


def test_typed_amount_below_the_minimum_is_refused_with_its_rule(invite: Invite) -> None:
    player, _ = heads_up(invite)
    least, _ = player.hand["options"]["bet_to"]
    field = player.page.locator("[data-amount]")
    field.fill(str(least - 1))
    player.settle()
    field.press("Enter")
    notice = player.page.get_by_role("alert")
    expect(notice).to_contain_text(f"{least:,}")
    expect(notice).to_contain_text(f"{least - 1:,} was not sent")
    expect(notice.get_by_role("button").first).to_contain_text("§")
    expect(field).to_have_value(f"{least - 1:,}")
    assert player.has_turn()
    assert not player.acts


def test_an_amount_over_the_stack_is_no_all_in_by_pressing_its_button(invite: Invite) -> None:
    """The button rests while an amount is typed that may not be bet, and says what may be."""
    player, _ = heads_up(invite)
    least, most = player.hand["options"]["bet_to"]
    field = player.page.locator("[data-amount]")
    field.fill(str(5 * most))
    player.settle()
    raises = player.page.locator('[data-move="raise"]')
    expect(raises).to_be_disabled()
    expect(raises).to_have_text(f"Raise to {least:,}-{most:,}")
    field.press("Enter")
    expect(player.page.get_by_role("alert")).to_contain_text(f"{5 * most:,} was not sent")
    expect(raises).to_be_disabled()
    field.fill(str(most))
    expect(raises).to_have_text(f"All-in {most:,}")
    expect(raises).to_be_enabled()
    assert not player.acts


def test_folding_for_free_is_asked_twice(invite: Invite) -> None:
    small_blind, player = heads_up(invite)
    small_blind.press("call")
    options = player.wait_for_turn()
    assert options["check"]
    assert options["fold"]
    player.settle()
    fold = player.page.locator('[data-move="fold"]')
    fold.click()
    expect(player.page.get_by_role("alert")).to_contain_text("Checking is free")
    assert player.has_turn()
    assert not player.asked
    fold.click()
    player.until(lambda: player.acts)
    assert player.acts == [{"type": "fold"}]
