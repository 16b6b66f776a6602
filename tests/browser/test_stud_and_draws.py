"""Stud and draws in the browser: cards up and down, draws chosen, all of it on phones too."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from serving import Served
from test_on_a_phone import boxes, fits, inside, phone
from visitor import Invite, View, Visitor, expect

from ruleone.words import say

pytestmark = pytest.mark.browser

HAN = re.compile(r"[\u3400-\u9fff]")
STAY: Final = ("stand-pat", "check", "call", "bring-in")
"""What keeps a hand going, as cheaply as may be."""
PHONES: Final = [(390, 844), (360, 640), (320, 568), (844, 390), (667, 375)]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that rests for a moment after each hand, so that its end is told before the next."""
    with Served(tmp_path_factory.mktemp("room"), pace=20.0) as room:
        yield room


def sit_down(player: Visitor, game: str) -> Visitor:
    """Open the lobby and sit down to one of the other games."""
    player.open()
    offer = player.page.locator(f'[data-offer="{game}"]')
    offer.wait_for(state="attached")  # the lobby has filled in
    folded = player.page.locator('[data-fold="more-games"]:not([open]) summary')
    if folded.count():  # on a phone
        folded.click()
    offer.click()
    player.page.wait_for_url("**/table/**")
    event = player.page.url.split("/")[-2]
    player.until(lambda: player.views("table") and player.table["event"] == event)
    return player


def stay_until(player: Visitor, suits: Callable[[View], object]) -> View:
    """Go along until a decision of one's own suits, as it does in nearly every hand that one stays
    in; its options."""
    while True:
        options = player.wait_for_turn()
        if suits(options):
            return options
        player.press(*STAY)


def own_cards(player: Visitor) -> list[str]:
    """The cards of the visitor's own hand."""
    mine = player.table["my_seat"]
    cards: list[str] = next(seat["cards"] for seat in player.hand["seats"] if seat["seat"] == mine)
    return cards


def drawing(options: View) -> bool:
    """Whether cards may be changed now."""
    return options["discard"] is not None


def thrown(player: Visitor, turn: tuple[int, int] | None) -> list[str]:
    """The cards that the page asked to throw away in this turn, once the turn is over."""
    player.until(lambda: player.turn != turn)
    assert player.acts[-1]["type"] == "discard"
    return sorted(player.acts[-1]["cards"])


def test_draw_is_chosen_by_click(invite: Invite) -> None:
    player = sit_down(invite(), "five-card-draw")
    stay_until(player, drawing)
    player.settle()
    first, second, third, *_ = own_cards(player)
    picks = player.page.locator("[data-pick]")
    expect(picks).to_have_count(5)
    for card in (first, second, third, second):
        player.page.locator(f'[data-pick="{card}"]').click()
    expect(player.page.locator('[data-pick][aria-pressed="true"]')).to_have_count(2)
    expect(player.page.locator('[data-move="draw"]')).to_have_text("Draw 2")
    turn = player.turn
    player.page.locator('[data-move="draw"]').click()
    assert thrown(player, turn) == sorted([first, third])


def test_draw_is_chosen_by_key_and_standing_pat_too(invite: Invite) -> None:
    player = sit_down(invite(), "triple-draw")
    stay_until(player, drawing)
    player.settle()
    cards, turn = own_cards(player), player.turn
    player.page.keyboard.press("1")
    player.page.keyboard.press("5")
    expect(player.page.locator('[data-move="draw"]')).to_have_text("Draw 2")
    player.page.keyboard.press("d")
    assert thrown(player, turn) == sorted([cards[0], cards[4]])
    stay_until(player, drawing)
    player.settle()
    turn = player.turn
    player.page.keyboard.press("2")
    player.page.keyboard.press("p")
    assert thrown(player, turn) == []


def test_draw_is_chosen_by_touch_and_everybody_sees_how_many(invite: Invite) -> None:
    player = sit_down(invite(**phone((390, 844))), "badugi")
    stay_until(player, drawing)
    player.settle()
    cards, turn = own_cards(player), player.turn
    player.page.locator(f'[data-pick="{cards[3]}"]').tap()
    player.page.locator('[data-move="draw"]').tap()
    assert thrown(player, turn) == [cards[3]]

    def counted() -> list[int]:
        return [
            line["parameters"]["count"]
            for view in player.views("table")
            if view["hand"]
            for line in view["hand"]["log"]
            if line["code"] == "discarded" and line["seat"] == view["my_seat"]
        ]

    player.until(counted)
    assert {*counted()} == {1}


def test_stud_shows_what_is_up_and_hides_what_is_down(invite: Invite) -> None:
    player = sit_down(invite(), "stud")
    stay_until(player, lambda _: len(own_cards(player)) >= 4)
    view = player.table
    mine = view["my_seat"]
    for seat in view["hand"]["seats"]:
        if seat["seat"] == mine or seat["status"] == "folded":
            continue
        shown = player.page.locator(f'[data-seat="{seat["seat"]}"] [data-card]')
        faces: list[str] = shown.evaluate_all("cards => cards.map(card => card.dataset.card)")
        assert [card for card in faces if card != "??"] == seat["up"]
    for told in player.views("table"):
        for seat in (told["hand"] or {"seats": []})["seats"]:
            if seat["seat"] == mine or seat["tabled"] or told["hand"]["street"] == "over":
                continue
            assert {card for card in seat["cards"] if card != "??"} <= set(seat["up"])
    assert player.page.locator(".board").count() == 0
    expect(player.page.locator("[data-street]")).to_contain_text("street")


def test_bring_in_and_completion_have_their_amounts(invite: Invite) -> None:
    player = sit_down(invite(), "razz")
    options = player.wait_for_turn(
        lambda options: (
            options["bet_to"]
            and player.hand["street"] == "third"
            and all(seat["bet"] <= player.hand["bring_in"] for seat in player.hand["seats"])
        ),
    )
    to = options["bet_to"][0]
    expect(player.page.locator('[data-move="complete"]')).to_have_text(f"Complete to {to:,}")
    if options["bring_in"]:
        bring_in = player.page.locator('[data-move="bring-in"]')
        expect(bring_in).to_have_text(f"Bring in {options['bring_in']:,}")
    assert player.page.locator("[data-amount], input[type=range]").count() == 0
    player.settle()
    done = len(player.acts)
    player.page.keyboard.press("r")
    player.until(lambda: len(player.acts) > done)
    assert player.acts[done] == {"type": "raise", "to": to}


@pytest.mark.parametrize("size", PHONES)
def test_stud_for_eight_fits_a_phone(invite: Invite, size: tuple[int, int]) -> None:
    player = sit_down(invite(**phone(size)), "stud")
    stay_until(player, lambda _: len(own_cards(player)) >= 3)
    parts = {
        "opponents": ".cell",
        "street": "[data-street]",
        "own": ".mine .own",
        "words": ".mine .who",
        "thumb": ".thumb",
    }
    assert len(fits(player, size, parts)["opponents"]) == 7
    assert not [box for box in boxes(player, ".cell .above") if not inside(box, size)]


def test_stud_speaks_chinese(invite: Invite) -> None:
    player = sit_down(invite(locale="zh-CN"), "stud")
    stay_until(player, bool)
    expect(player.page.locator("[data-street]")).to_have_text("第三街")
    expect(player.page.locator("header")).to_contain_text("七张梭哈")
    expect(player.page.locator("[data-move]").first).to_have_text(HAN)


def test_limits_are_not_headed_as_blinds(invite: Invite) -> None:
    for game, heading in (("stud", "column-limit"), ("omaha", "column-blinds")):
        player = sit_down(invite(), game)
        player.open(f"/event/{player.table['event']}").see("table.tbl th")
        heads = player.page.locator("table.tbl th")
        expect(heads.filter(has_text=say("en", heading))).to_have_count(1)
        other = "column-blinds" if heading == "column-limit" else "column-limit"
        expect(heads.filter(has_text=say("en", other))).to_have_count(0)
