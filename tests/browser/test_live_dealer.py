"""Physical hands followed at a dealer's tablet, from the shuffle to the pot; the floor overrules
from another browser."""

from pathlib import Path
from typing import Any

import pytest
from live_table import TABLET, Dealer, ask, at_tablet, link_of, open_table
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

TOUCHES_MOST = 3
"""No entry takes more."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"


def director(invite: Invite, served: Served) -> Visitor:
    """Somebody who directs the room."""
    boss = invite()
    boss.open(served.director).see("main")
    return boss


def test_three_hands_are_followed_from_the_shuffle_to_the_pot(
    invite: Invite, served: Served
) -> None:
    """Seats 1 to 4; the blinds are 100 and 200, and the big blind posts an ante of 200."""
    boss = director(invite, served)
    dealer = at_tablet(invite, boss, (5_000, 20_000, 20_000, 20_000))
    floor = Dealer(invite(**TABLET), dealer.table).come(link_of(boss, dealer.table, "floor"))
    out_of_turn_oversized_and_premature(dealer, floor)
    an_all_in_with_a_side_pot(dealer)
    an_undercall_that_the_floor_decides(dealer, floor)
    too_long = [one for one in (*dealer.entries, *floor.entries) if one[1] > TOUCHES_MOST]
    assert too_long == []
    assert sum(dealer.stacks.values()) == 65_000
    assert floor.stacks == dealer.stacks


def out_of_turn_oversized_and_premature(dealer: Dealer, floor: Dealer) -> None:
    """The button is at seat 4. Seat 4 raises before seat 3 has acted, who then puts out one chip of
    1,000; the turn comes too early; a bet on the real turn is taken away by the floor."""
    dealer.enter("next hand", "[data-place-button]", '[data-button="4"]')
    dealer.enter("cards dealt", "[data-all-dealt]")
    dealer.enter(
        "raise out of turn", '[data-seat="4"] button', '[data-word="raise"]', '[data-to="600"]'
    )
    assert [(one["seat"], one["to"]) for one in dealer.view["early"]] == [(4, 600)]
    expect(dealer.page.locator("[data-cites] button").first).to_be_visible()
    called = dealer.enter("oversized chip", '[data-chip="1000"]', "[data-carry-out]")
    assert (called["ruled"]["en"], called["ruler"]["pushed"]) == ("call of 200", 1_000)
    assert dealer.view["early"] == []
    assert dealer.hand["to_act"] == 1
    dealer.says("fold")
    dealer.says("call")
    dealer.says("fold")
    assert dealer.hand["total"] == 100 + 600 + 200 + 600 + 200
    dealer.cards("flop", "As", "Kd", "7d")
    undone = dealer.enter("undo", "[data-undo]")
    assert undone["entry"]["type"] == "undone"
    dealer.cards("flop", "As", "Kd", "7c")
    dealer.says("check")
    early = dealer.enter("premature turn", "[data-early-card]", '[data-pick-card="Qs"]')
    assert early["done"]
    dealer.says("check")
    dealer.cards("turn", "9d")
    dealer.enter("bet", '[data-chip="1000"]', "[data-carry-out]")
    assert dealer.hand["total"] == 2_700
    floor.settle()
    overruled = floor.enter(
        "overruled", "[data-overrule]", '[data-instead="nothing"]', '[data-why="seen"]'
    )
    assert overruled["entry"]["type"] == "overruled"
    dealer.visitor.until(lambda: dealer.hand["total"] == 1_700)
    dealer.settle()
    expect(dealer.page.locator("[data-pot]")).to_have_attribute("data-pot", "1700")
    dealer.says("check")
    dealer.says("check")
    dealer.cards("river", "Qs")
    dealer.says("check")
    dealer.says("check")
    dealer.cards("shows", "Ah", "Qh")
    dealer.enter("mucks", "[data-muck]")
    assert dealer.view["awaits"] is None
    assert dealer.stacks == {1: 4_900, 2: 20_900, 3: 19_800, 4: 19_400}
    dealer.touch("[data-record]")
    expect(dealer.page.locator("[data-lines] del")).to_have_count(1)
    dealer.touch("[data-record]")
    dealer.touches = 0


def an_all_in_with_a_side_pot(dealer: Dealer) -> None:
    """The button moves to seat 1, who is all-in for 4,900; seats 3 and 4 play on beside it."""
    dealer.next_hand()
    assert dealer.hand["to_act"] == 4
    dealer.enter("raise", '[data-word="raise"]', '[data-to="600"]')
    dealer.enter("all-in", '[data-word="all-in"]', "[data-carry-out]")
    dealer.says("fold")
    dealer.says("call")
    dealer.says("call")
    assert dealer.hand["total"] == 3 * 4_900 + 100 + 200
    dealer.cards("flop", "2h", "7h", "Jc")
    dealer.says("check")
    dealer.enter("bet", '[data-chip="1000"]', "[data-carry-out]")
    dealer.says("call")
    dealer.cards("turn", "3c")
    pots = [pot["amount"] for pot in dealer.hand["pots"]]
    assert pots == [15_000, 2_000]
    for _ in range(2):
        dealer.says("check")
    dealer.cards("river", "4d")
    for _ in range(2):
        dealer.says("check")
    hands = {1: ("Jd", "Js"), 3: ("Ac", "Jh"), 4: ("Kc", "Qc")}
    while dealer.view["awaits"] == "action":
        seat = dealer.view["options"]["seat"]
        dealer.cards("shows", *hands[seat])
    assert dealer.stacks == {
        1: 15_000,
        2: 20_900 - 100,
        3: 19_800 - 4_900 - 200 - 1_000 + 2_000,
        4: 19_400 - 4_900 - 1_000,
    }


def an_undercall_that_the_floor_decides(dealer: Dealer, floor: Dealer) -> None:
    """The button moves to seat 2. Seat 1 raises to 600, seat 2 puts out 500 in silence: the dealer
    asks the floor, who makes it a full call."""
    dealer.next_hand()
    dealer.enter("raise", '[data-word="raise"]', '[data-to="600"]')
    asked = dealer.enter("undercall", '[data-chip="500"]', "[data-carry-out]")
    assert (asked["verdict"], asked["open"]) == ("floor", True)
    dealer.touch("[data-to-floor]")
    floor.visitor.until(lambda: floor.view["call"])
    dealer.touches = 0
    floor.settle()
    expect(floor.page.locator('[data-choice][aria-pressed="true"]')).to_have_count(1)
    floor.enter("chosen", "[data-choose]")
    dealer.visitor.until(lambda: dealer.view["open"] is None)
    dealer.settle()
    dealer.says("fold")
    dealer.says("fold")
    assert dealer.hand["total"] == 600 + 600 + 100 + 200 + 200
    dealer.cards("flop", "2c", "8d", "Tc")
    dealer.enter("bet", '[data-pile="200"]', "[data-carry-out]")
    dealer.says("fold")
    assert dealer.view["awaits"] is None
    assert dealer.stacks == {1: 16_100, 2: 20_200, 3: 15_600, 4: 13_100}


def test_the_common_accidents_take_three_touches(invite: Invite, served: Served) -> None:
    """Each is told by touching the seat; what was taken back is said."""
    dealer = at_tablet(invite, director(invite, served))
    dealer.enter("next hand", "[data-place-button]", '[data-button="4"]')
    exposed = dealer.enter(
        "exposed card", '[data-seat="3"] button', '[data-accident="exposed-1"]', "[data-carry-out]"
    )
    assert exposed["entry"]["facts"] == {"exposed": [{"number": 3, "seat": 3}]}
    if dealer.view["open"] is not None:
        expect(dealer.page.locator("[data-floor-decides]")).to_be_visible()
        expect(dealer.page.locator("[data-all-dealt]")).to_have_count(0)
    dealer.enter("undo", "[data-undo]")
    expect(dealer.page.locator("[data-taken-back]")).to_be_visible()
    dealer.enter("cards dealt", "[data-all-dealt]")
    string_bet = dealer.enter(
        "string bet", '[data-chip="500"]', '[data-chip-again="1000"]', "[data-carry-out]"
    )
    assert [step["chips"] for step in string_bet["entry"]["steps"]] == [{"500": 1}, {"1000": 1}]
    assert string_bet["ruled"]["en"] == "call of 200"
    reasonable = '[data-fact="reasonable"] [data-value="true"]'
    dealer.touch("[data-clock]", '[data-caller] [data-value="1"]', reasonable)
    expect(dealer.page.locator('[data-verdict="ask"]').first).to_be_visible()
    dealer.touch("[data-clock]")
    dealer.touches = 0
    to_act = dealer.hand["to_act"]
    expect(dealer.page.locator(f'[data-caller] [data-value="{to_act}"]')).to_have_count(0)
    clock = dealer.enter(
        "clock",
        "[data-clock]",
        '[data-seat="1"] button',
        '[data-fact="approved"] [data-value="true"]',
    )
    assert (clock["entry"]["by"], clock["entry"]["call"]["approved"]) == (1, True)
    assert clock["headline"]["en"].endswith("Called by Oskar in seat 1")
    assert dealer.view["clock"]["seat"] == to_act
    offended = dealer.enter(
        "infraction",
        '[data-seat="1"] button',
        '[data-accident="conduct"]',
        '[data-fact="offence"] [data-value="phoned"]',
    )
    assert (offended["entry"]["seat"], offended["entry"]["offence"]) == (1, "phoned")
    killed = dealer.enter(
        "killed hand", '[data-seat="2"] button', '[data-accident="killed"]', "[data-carry-out]"
    )
    assert killed["entry"]["facts"] == {"seat": 2, "how": "killed"}
    assert [one for one in dealer.entries if one[1] > TOUCHES_MOST] == []


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_at_the_showdown_of_a_low_screen_accidents_are_in_reach(
    invite: Invite, served: Served, size: tuple[int, int]
) -> None:
    """A button puts them in the place of the cards, and the cards back in theirs."""
    boss = director(invite, served)
    table = open_table(boss, (20_000,) * 2)
    low = {"viewport": {"width": size[0], "height": size[1]}, "has_touch": True}
    dealer = Dealer(invite(**low), table).come(link_of(boss, table))
    dealer.to_showdown()
    accidents = dealer.page.locator("[data-accident]")
    expect(accidents).to_have_count(0)
    dealer.touch("[data-accidents]")
    expect(accidents.first).to_be_visible()
    for each in accidents.all():
        expect(each).to_be_in_viewport()
    expect(dealer.page.locator("[data-pick-card]")).to_have_count(0)
    dealer.touch("[data-accidents]")
    expect(dealer.page.locator('[data-pick-card="2c"]')).to_be_disabled()


def test_before_the_first_hand_an_infraction_and_other_chips_are_told(
    invite: Invite, served: Served
) -> None:
    """The floor gives a penalty for it there, and the hand begins with the other chips."""
    boss = director(invite, served)
    dealer = at_tablet(invite, boss)
    floor = Dealer(invite(**TABLET), dealer.table).come(link_of(boss, dealer.table, "floor"))
    offended = dealer.enter(
        "infraction",
        '[data-beside="3"] button',
        '[data-accident="conduct"]',
        '[data-fact="offence"] [data-value="phoned"]',
    )
    assert (offended["entry"]["seat"], offended["entry"]["offence"]) == (3, "phoned")
    assert (dealer.view["hand"], dealer.view["hand_number"]) == (None, 0)
    floor.visitor.until(lambda: floor.view["lines_count"] == 1)
    floor.settle()
    given = floor.enter("penalty", '[data-choice="0"]', "[data-choose]")
    assert given["penalty"] is not None
    dealer.visitor.until(lambda: dealer.view["lines_count"] == 2)
    dealer.settle()
    assert [one for one in (*dealer.entries, *floor.entries) if one[1] > TOUCHES_MOST] == []
    dealer.touch("[data-change-chips]", '[data-chip-kind="25"]', "[data-set-chips]")
    dealer.visitor.until(lambda: dealer.view["chips"] == [100, 500, 1_000, 5_000, 25_000])
    dealer.settle()
    dealer.touches = 0
    dealer.next_hand()
    dealer.visitor.see('[data-chip="100"]')
    expect(dealer.page.locator('[data-chip="25"]')).to_have_count(0)


def test_chips_out_of_view_of_who_waits_are_told_in_the_hand(
    invite: Invite, served: Served
) -> None:
    boss = director(invite, served)
    dealer = at_tablet(invite, boss)
    dealer.next_hand()
    ask(boss, type="seat-live", event=dealer.table, seat=7, name="Kofi", stack=9_000)
    dealer.visitor.see('[data-beside="7"]')
    dealer.touch('[data-beside="7"] button', '[data-accident="chips-found"]')
    dealer.page.locator('[data-fact="chips"] input').fill("500")
    in_stack = '[data-fact="counted"] [data-value="true"]'
    found = dealer.enter("chips out of view", in_stack, "[data-carry-out]")
    assert (found["entry"]["how"], found["entry"]["seat"]) == ("view", 7)
    assert dealer.stacks[7] == 8_500


def test_a_misdeal_and_a_lost_raise_take_three_touches(invite: Invite, served: Served) -> None:
    """The first card goes wrong and it is dealt again; a raise out of turn is void and its player
    is offered none; on the flop the amounts go by the pot."""
    boss = director(invite, served)
    table = open_table(boss, (20_000,) * 3, edition="house")
    page = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
    dealer = Dealer(invite(**page), table).come(link_of(boss, table))
    dealer.enter("next hand", "[data-place-button]", '[data-button="3"]')
    dealer.enter(
        "misdeal", '[data-seat="2"] button', '[data-accident="first-card"]', "[data-carry-out]"
    )
    expect(dealer.page.locator("[data-next-hand]")).to_have_text("Redeal")
    expect(dealer.page.locator('.side [data-seat="1"]')).not_to_contain_text("blind")
    expect(dealer.page.locator("[data-redeal]")).to_have_count(0)
    dealer.enter("redeal", "[data-next-hand]")
    expect(dealer.page.locator("[data-redeal]")).to_have_text("redeal")
    dealer.touch("[data-record]")
    expect(dealer.page.locator("[data-record-redeal]")).to_be_visible()
    dealer.touch("[data-record]")
    dealer.touches = 0
    dealer.enter("cards dealt", "[data-all-dealt]")
    dealer.enter("too early", '[data-seat="1"] button', '[data-word="raise"]', '[data-to="600"]')
    dealer.enter("raise", '[data-word="raise"]', '[data-to="800"]')
    expect(dealer.page.locator('.side [data-seat="1"]')).not_to_contain_text("Out of turn")
    expect(dealer.page.locator("[data-pile]")).to_have_count(1)
    chips = ('[data-chip="1000"]', '[data-chip="1000"]')
    pushed = dealer.enter("push", *chips, "[data-carry-out]")
    assert pushed["ruled"]["en"] == "call of 800"
    assert [one["citation"]["rule"] for one in pushed["reasons"]] == ["house-39A.3"]
    dealer.says("call")
    dealer.cards("flop", "As", "Kd", "7c")
    pot = dealer.hand["total"]
    dealer.touch('[data-word="bet"]')
    offered = dealer.page.locator("[data-to]").evaluate_all("all => all.map(e => +e.dataset.to)")
    third, half = (25 * round(pot / each / 25) for each in (3, 2))
    assert {third, half, pot} <= {*offered}
    assert [one for one in dealer.entries if one[1] > TOUCHES_MOST] == []


def test_a_form_asks_before_it_rules(invite: Invite, served: Served) -> None:
    """What cannot be at this moment is not offered, and nothing is carried out of an empty form."""
    dealer = at_tablet(invite, director(invite, served))
    dealer.enter("next hand", "[data-place-button]", '[data-button="4"]')
    dealer.touch("[data-incidents]")
    expect(dealer.page.locator('[data-kind="killed-hand"]')).to_have_count(0)
    dealer.touch('[data-kind="initial-deal"]')
    expect(dealer.page.locator("[data-carry-out]")).to_have_count(0)
    dealer.touch("[data-add-row]")
    expect(dealer.page.locator('[role="alert"]')).to_have_count(0)
    expect(dealer.page.locator("[data-carry-out]")).to_have_count(0)
    dealer.touch('[data-seat="2"] button')
    expect(dealer.page.locator('[role="alert"]')).to_have_count(0)


LOOKS = [
    pytest.param(
        {"color_scheme": scheme, "locale": locale, "reduced_motion": "reduce"} | size, id=name
    )
    for scheme, locale, size, name in (
        ("light", "en-GB", TABLET, "light-english-tablet"),
        ("dark", "zh-CN", PHONE, "dark-chinese-phone"),
    )
]


@pytest.mark.parametrize("look", LOOKS)
def test_the_tablet_is_readable_at_any_moment(
    invite: Invite, served: Served, look: dict[str, Any]
) -> None:
    dealer = at_tablet(invite, director(invite, served), (20_000,) * 9, screen=look)
    is_readable(dealer)
    dealer.next_hand()
    is_readable(dealer)
    dealer.touch('[data-word="raise"]', '[data-chip="1000"]')
    dealer.visitor.see("[data-ruling]")
    is_readable(dealer)
    dealer.enter("raise", "[data-carry-out]")
    for opens in (
        "[data-words]",
        "[data-clock]",
        "[data-call-floor]",
        "[data-early-card]",
        "[data-record]",
    ):
        dealer.touch(opens)
        is_readable(dealer)
        if opens == "[data-words]":
            dealer.touch("[data-clock]", "[data-clock]")


def is_readable(dealer: Dealer) -> None:
    """Nothing is wider than the page, small to touch, or hard to read."""
    page = dealer.page
    assert dealer.visitor.too_wide == 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('main.live button')]
            .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
            .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
            .map(([, html]) => html)"""
    )
    assert small == []
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        """() => axe.run(document, {runOnly: {type: 'tag', values:
            ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}})"""
    )
    faults = [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
    assert faults == []
