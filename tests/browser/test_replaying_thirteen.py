"""A hand of 13-card poker that is over is stepped through: cards, rows, payments, the end."""

from collections.abc import Iterator
from typing import Any

import pytest
from serving import Served
from test_reading import faults
from visitor import Invite, Visitor, expect

from ruleone.cards import FULL_DECK
from ruleone.chinese import Arrange, ThirteenHand, arrange_automatically
from ruleone.history import thirteen_record_of, write_thirteen

pytestmark = pytest.mark.browser

STEPS = 10
"""Of a hand of three players before its rake: dealt, each one set, front, middle, all rows, three
pairs."""
PHONE = {"viewport": {"width": 390, "height": 700}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room; nothing is played in it."""
    with Served(tmp_path_factory.mktemp("room")) as room:
        yield room


def hand() -> str:
    """Three players set their cards as the software would."""
    stacks = {1: 50_000, 2: 50_000, 4: 300}
    played = ThirteenHand(seats=stacks, button=4, deck=FULL_DECK[::-1], number=12)
    for seat in (1, 4, 2):
        played.act(seat, Arrange.of(arrange_automatically(played.holds(seat))))
    record = thirteen_record_of(played.events, {1: "Ann", 2: "Bo", 4: "李雷"})
    return write_thirteen(record)


def opened(visitor: Visitor, eyes: str = "all") -> Visitor:
    visitor.open("/replay")
    text: Any = {"name": "mine.txt", "mimeType": "text/plain", "buffer": hand().encode()}
    visitor.page.set_input_files("[data-hand-file]", text)
    visitor.page.locator("[data-step]").wait_for()
    if eyes != "all":
        visitor.page.locator("[data-eyes]").select_option(eyes)
        # The room is asked for the other view: it is there once the cards of seat 1 are hidden.
        hidden = visitor.page.locator("[data-hand='1'] [data-card='??']")
        expect(hidden).to_have_count(13)
    return visitor


def step(visitor: Visitor) -> int:
    return int(visitor.page.locator("[data-step]").get_attribute("data-step") or -1)


def go(visitor: Visitor, *keys: str) -> None:
    for key in keys:
        visitor.page.keyboard.press(key)


def cards(visitor: Visitor, seat: int) -> list[str]:
    found = visitor.page.locator(f"[data-hand='{seat}'] [data-card]")
    return [str(card.get_attribute("data-card")) for card in found.all()]


def test_a_watcher_sees_the_rows_opened_from_front_to_back_and_each_payment(
    invite: Invite,
) -> None:
    visitor = opened(invite(), "watcher")
    known = []
    for at in range(STEPS):
        assert step(visitor) == at
        known.append(sum(card != "??" for card in cards(visitor, 1)))
        go(visitor, "ArrowRight")
    assert known == [0, 0, 0, 0, 3, 8, 13, 13, 13, 13]
    go(visitor, "End")
    expect(visitor.page.locator("[data-pair]")).to_have_count(3)
    expect(visitor.page.locator("[data-totals]")).to_be_visible()
    go(visitor, "Home", "ArrowDown")
    assert step(visitor) == 4
    expect(visitor.page.locator("[data-told]").first).to_contain_text("The front rows are open.")
    go(visitor, "ArrowDown")
    expect(visitor.page.locator("[data-pair]")).to_have_count(1)
    expect(visitor.page.locator("[data-line=now]")).to_contain_text("Ann")


def test_a_seat_sees_its_own_cards_from_the_deal_on(invite: Invite) -> None:
    visitor = opened(invite(reduced_motion="reduce"), "seat 2")
    assert "??" not in cards(visitor, 2)
    assert len(cards(visitor, 2)) == 13
    assert set(cards(visitor, 1)) == {"??"}
    assert not faults(visitor)
    go(visitor, "End")
    assert not faults(visitor)


def test_the_hand_fits_a_phone(invite: Invite) -> None:
    visitor = opened(invite(reduced_motion="reduce", **PHONE))
    go(visitor, "End")
    assert visitor.too_wide == 0
    visitor.page.locator("[data-replay=back]").click()
    assert step(visitor) > 0
    assert not faults(visitor)
