"""What is said beforehand holds on its street, in a real browser: on the next one it is gone."""

import pytest
from home_game import heads_up
from visitor import SETTLED_MS, Invite, Visitor, expect

pytestmark = pytest.mark.browser


def plan(visitor: Visitor, words: str) -> None:
    """Press a plan, and see that it stands."""
    button = visitor.page.locator(".plans").get_by_role("button", name=words, exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def acts_on(visitor: Visitor, street: str) -> list[str]:
    """What the visitor has done on a street of the hand, as the room tells it."""
    log, mine = visitor.hand["log"], visitor.table["my_seat"]
    return [one["code"] for one in log if one["seat"] == mine and one["street"] == street]


def test_check_or_fold_pressed_after_a_bet_does_nothing_on_the_turn(invite: Invite) -> None:
    """As in hippich/Bitcoin-Poker-Room#44: a bet, "Check or fold", a call, and the turn came."""
    button, blind = heads_up(invite)
    button.press("call")
    blind.see_turn()
    blind.press("check")
    blind.see_turn()
    assert blind.hand["street"] == "flop"
    blind.press("bet")
    plan(blind, "Check or fold")
    button.see_turn()
    button.press("call")
    blind.see_turn()
    assert blind.hand["street"] == "turn"
    blind.page.wait_for_timeout(2 * SETTLED_MS)
    assert blind.has_turn()
    assert acts_on(blind, "turn") == []
    # On its own street a plan is carried out.
    blind.until(lambda: not button.has_turn())
    plan(button, "Check")
    blind.press("check")
    button.until(lambda: acts_on(button, "turn") == ["check"])
