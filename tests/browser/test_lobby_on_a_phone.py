"""The lobby on a phone: what one comes for first lies open, the rest is folded; and the form of a
home game says in our own words what is wrong with a number."""

import pytest
from test_on_a_phone import phone
from test_reading import faults
from visitor import Invite, expect

pytestmark = pytest.mark.browser


def test_other_games_are_folded_until_one_asks_for_them(invite: Invite) -> None:
    player = invite(**phone((390, 844))).open()
    page = player.page
    player.see("[data-play-now]")
    player.see("[data-thirteen-open]")
    offers = page.locator("[data-offer]")
    expect(offers.first).to_be_hidden()
    assert faults(player) == []
    page.locator('[data-fold="more-games"] summary').tap()
    expect(offers.first).to_be_visible()
    assert offers.count() == len(player.views("lobby")[-1]["offers"])
    page.locator('[data-fold="home-game"] summary').tap()
    expect(page.locator("[data-home-game]")).to_be_visible()


def test_a_tournament_costs_nothing_and_says_so(invite: Invite) -> None:
    player = invite().open()
    page = player.page
    player.see("[data-play-now]")
    line = page.locator("table.tbl tbody tr").first
    buy_in = player.views("lobby")[-1]["events"][0]["buy_in"]
    expect(line).to_contain_text("Free")
    expect(line).to_contain_text(f"{buy_in} to the prizes")
    expect(page.locator("main")).not_to_contain_text("Buy-in 100")


@pytest.mark.parametrize(
    ("language", "whole", "even", "least"),
    [
        ("en-GB", "a whole number", "an even number", "Starting chips must be 20"),
        ("zh-CN", "整数", "偶数", "每人的起始筹码应为 20"),
    ],
)
def test_wrong_numbers_of_a_home_game_are_told_in_our_words(
    invite: Invite, language: str, whole: str, even: str, least: str
) -> None:
    player = invite(**phone((390, 844)), locale=language).open("/home")
    page = player.page
    number = {name: page.locator(f'[data-number="{name}"]') for name in ("stack", "house", "big")}
    wrong = {name: page.locator(f'[data-wrong="{name}"]') for name in number}
    number["stack"].fill("")
    number["big"].fill("15")
    page.locator("[data-make]").tap()
    expect(wrong["stack"]).to_contain_text(whole)
    expect(wrong["big"]).to_contain_text(even)
    expect(number["stack"]).to_be_focused()
    assert faults(player) == []
    # What can be read the room judges, at the field that it means.
    number["stack"].fill("5")
    number["big"].fill("20")
    page.locator("[data-make]").tap()
    expect(wrong["stack"]).to_contain_text(least)
    expect(number["stack"]).to_be_focused()
    number["stack"].fill("1000")
    expect(wrong["stack"]).to_have_count(0)
    page.locator("[data-make]").tap()
    page.wait_for_url("**/event/**")
