"""A pot of two halves in the browser: who has which, in words and at the pots, on both layouts."""

import pytest
from test_on_a_phone import phone
from test_replaying import open_file
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

HAND = """\
variant = "FO/8"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
small_bet = 100
big_bet = 200
starting_stacks = [10000, 10000, 10000]
players = ["Ann", "Bo", "Cy"]
actions = [
  "d dh p1 As2s9dTh", "d dh p2 KhKdJcQc", "d dh p3 7c6c5h9s",
  "p3 f", "p1 cc", "p2 cc",
  "d db 3d4h{third}", "p1 cc", "p2 cc",
  "d db {turn}", "p1 cc", "p2 cc",
  "d db Ks", "p1 cbr 200", "p2 cc",
  "p1 sm As2s9dTh", "p2 sm KhKdJcQc",
]
"""
SPLIT = HAND.format(third="8c", turn="Tc")
"""Ann has the low, 8-4-3-2-A, and Bo the high, three kings."""
NO_LOW = HAND.format(third="Jd", turn="Tc")
"""Two cards of the board are low: nobody has a low, and Bo takes the whole pot."""
SCOOP = HAND.format(third="5d", turn="8c")
"""Ann has both: a wheel."""


def at_the_end(visitor: Visitor, text: str) -> Visitor:
    """The file's hand when it is over."""
    open_file(visitor, text)
    visitor.see("[data-step]")
    visitor.page.keyboard.press("End")
    return visitor


def test_both_halves_are_told_in_words_and_at_the_pot(invite: Invite) -> None:
    visitor = at_the_end(invite(), SPLIT)
    pot = visitor.page.locator("[data-pots]")
    expect(pot).to_contain_text("Pot 600")
    expect(pot).to_contain_text("high: Bo · low: Ann")
    lines = visitor.page.locator("[data-lines]")
    expect(lines).to_contain_text("Bo wins 300, the high part of the pot, with three kings")
    expect(lines).to_contain_text("Ann wins 300, the low part of the pot, with 8-4-3-2-A low")
    expect(visitor.page.locator("[data-seat='1']")).to_contain_text("Low 300")
    expect(visitor.page.locator("[data-seat='2']")).to_contain_text("High 300")


def test_without_a_low_the_high_hand_takes_the_whole_pot(invite: Invite) -> None:
    visitor = at_the_end(invite(), NO_LOW)
    expect(visitor.page.locator("[data-pots]")).to_contain_text("to Bo")
    expect(visitor.page.locator("[data-pots]")).not_to_contain_text("low")
    expect(visitor.page.locator("[data-seat='2']")).to_contain_text("600")


def test_who_has_both_scoops(invite: Invite) -> None:
    visitor = at_the_end(invite(), SCOOP)
    expect(visitor.page.locator("[data-pots]")).to_contain_text("high: Ann · low: Ann")
    expect(visitor.page.locator("[data-seat='1']")).to_contain_text("600")


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_on_a_phone_in_chinese_the_halves_stay_on_the_screen(
    invite: Invite, size: tuple[int, int]
) -> None:
    visitor = at_the_end(invite(**phone(size), locale="zh-CN"), SPLIT)
    pot = visitor.page.locator("[data-pots]")
    expect(pot).to_contain_text("高牌：Bo · 低牌：Ann")
    box = pot.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
