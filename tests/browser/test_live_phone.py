"""The dealer's page on a phone: what a newcomer looked for there and did not find on the screen."""

import pytest
from live_table import Dealer, ask, at_tablet, link_of, open_table
from serving import Served
from test_live_dealer import PHONE, director
from visitor import Invite, expect

pytestmark = pytest.mark.browser

CHINESE = PHONE | {"locale": "zh-CN"}


def at_phone(
    invite: Invite,
    served: Served,
    stacks: tuple[int, ...] = (20_000,) * 3,
    edition: str | None = None,
) -> Dealer:
    """A new table, followed on a phone in Chinese."""
    boss = director(invite, served)
    return at_tablet(invite, boss, stacks, screen=CHINESE, edition=edition)


def test_the_last_ruling_stands_above_the_buttons_and_opens_there(
    invite: Invite, served: Served
) -> None:
    """A raise out of turn with its rule and the penalty that it allows, what was taken back, and
    the player whose raise was lost may only call or fold, as the house has it."""
    dealer = at_phone(invite, served, edition="house")
    dealer.enter("next hand", "[data-place-button]", '[data-button="3"]')
    dealer.enter("cards dealt", "[data-all-dealt]")
    raised = '[data-seat="1"] button', '[data-word="raise"]', '[data-to="600"]'
    dealer.enter("too early", *raised)
    last = dealer.page.locator("[data-last-ruling]")
    expect(last).to_be_in_viewport(ratio=1)
    expect(last).to_contain_text(dealer.view["lines"][-1]["headline"]["zh"])
    expect(last.locator("code")).to_have_text(
        "§ " + dealer.view["lines"][-1]["citations"][0]["rule"]
    )
    assert dealer.view["lines"][-1]["penalty_allowed"]
    expect(last.locator("[data-penalty]")).to_have_text("是否处罚，由裁判决定。")
    because = dealer.page.locator("[data-because]")
    expect(because).not_to_be_in_viewport()
    dealer.touch("[data-last-ruling] button")
    expect(because).to_be_in_viewport()
    dealer.touch("[data-last-ruling] button")
    expect(because).not_to_be_in_viewport()
    dealer.enter("undo", "[data-undo]")
    expect(last).to_be_in_viewport(ratio=1)
    expect(last.locator(".tag")).to_have_text("已撤销")
    dealer.enter("too early", *raised)
    dealer.enter("raise", '[data-word="raise"]', '[data-to="800"]')
    assert dealer.hand["to_act"] == 1
    bound = dealer.page.locator("[data-call-or-fold]")
    expect(bound).to_have_text("只能跟注或弃牌")
    expect(bound).to_be_in_viewport(ratio=1)
    dealer.says("call")
    expect(bound).to_have_count(0)


def test_the_floor_is_called_in_words_and_what_is_half_told_stays(
    invite: Invite, served: Served
) -> None:
    """The flag says what was done; before anybody has answered nobody is on his way."""
    dealer = at_phone(invite, served)
    dealer.next_hand()
    flag = dealer.page.locator("[data-call-floor]")
    expect(flag).to_have_text("叫裁判", use_inner_text=True)
    expect(dealer.page.locator("[data-clock]")).to_have_text("要求计时", use_inner_text=True)
    expect(dealer.page.locator("[data-undo]")).to_have_text("撤销", use_inner_text=True)
    expect(dealer.page.locator("[data-title]")).to_be_in_viewport(ratio=1)
    dealer.touch('[data-word="raise"]', '[data-chip="1000"]')
    dealer.visitor.see("[data-carry-out]")
    dealer.touch("[data-call-floor]")
    expect(dealer.page.locator("[data-order]")).not_to_be_visible()
    dealer.touch('[data-about-floor="chips"]')
    dealer.visitor.until(lambda: dealer.view["call"])
    expect(flag).to_have_text("已叫裁判", use_inner_text=True)
    expect(dealer.page.locator("[data-order]")).to_be_visible()
    entered = dealer.enter("raise", "[data-carry-out]")
    assert [step["type"] for step in entered["entry"]["steps"]] == ["said", "push"]


def test_undo_takes_back_the_last_step_of_what_is_put_together(
    invite: Invite, served: Served
) -> None:
    dealer = at_phone(invite, served)
    dealer.next_hand()
    lines = dealer.view["lines_count"]
    dealer.touch('[data-chip="1000"]', '[data-word="fold"]')
    steps = dealer.page.locator("[data-order] li")
    expect(steps).to_have_count(2)
    dealer.visitor.see("[data-carry-out]")
    dealer.settle()
    dealer.touch("[data-undo]")
    expect(steps).to_have_count(1)
    dealer.touch("[data-undo]")
    expect(steps).to_have_count(0)
    assert dealer.view["lines_count"] == lines
    undone = dealer.enter("undo", "[data-undo]")
    assert undone["entry"]["type"] == "undone"


def test_all_ten_seats_with_the_button_are_on_the_screen(invite: Invite, served: Served) -> None:
    """Two rows hold them, the button stands beside a name of any length."""
    boss = director(invite, served)
    table = open_table(boss, (20_000,) * 9)
    ask(boss, type="seat-live", event=table, seat=10, name="欧阳志远大师傅先生", stack=20_000)
    dealer = Dealer(invite(**CHINESE), table).come(link_of(boss, table))
    dealer.enter("next hand", "[data-place-button]", '[data-button="10"]')
    dealer.enter("cards dealt", "[data-all-dealt]")
    for seat in range(1, 11):
        at = dealer.page.locator(f'.seats [data-seat="{seat}"]')
        expect(at.locator("button")).to_be_in_viewport(ratio=1)
        expect(at.locator("[data-stack]")).to_be_in_viewport(ratio=1)
    button = dealer.page.locator('.seats [data-seat="10"] .button')
    expect(button).to_be_in_viewport(ratio=1)
    inside = button.evaluate(
        """one => {
            const [mark, seat] = [one, one.closest('li')].map((e) => e.getBoundingClientRect());
            return mark.left >= seat.left && mark.right <= seat.right;
        }"""
    )
    assert inside


def test_the_muck_button_keeps_its_place_after_an_accident(invite: Invite, served: Served) -> None:
    """That a hand must be shown stands right below it, above the cards."""
    dealer = at_phone(invite, served, (20_000,) * 2)
    dealer.to_showdown()

    def below_the_head() -> float:
        head, muck = (
            dealer.page.locator(each).bounding_box() for each in ("[data-about]", "[data-muck]")
        )
        assert head is not None
        assert muck is not None
        return muck["y"] - head["y"]

    before = below_the_head()
    thrown = '[data-accident="thrown-known"]'
    dealer.enter("discarded", "[data-accidents]", thrown, "[data-carry-out]")
    assert below_the_head() == pytest.approx(before, abs=1)
    must = dealer.page.locator("[data-must-show]")
    if must.count():
        cards = dealer.page.locator("[data-pick-card]").first.bounding_box()
        note = must.bounding_box()
        assert cards is not None
        assert note is not None
        assert note["y"] < cards["y"]


def test_who_won_is_told_with_the_pot(invite: Invite, served: Served) -> None:
    """One player has won both: the main pot and the side pot have a line each."""
    dealer = at_phone(invite, served, (2_000, 5_000, 5_000))
    dealer.enter("next hand", "[data-place-button]", '[data-button="3"]')
    dealer.enter("cards dealt", "[data-all-dealt]")
    dealer.enter("all-in", '[data-word="all-in"]', "[data-carry-out]")
    dealer.says("call")
    dealer.says("call")
    streets = iter((("2h", "7h", "Jc"), ("3c",), ("4d",)))
    hands = {1: ("Jd", "9s"), 2: ("Kc", "Qc"), 3: ("As", "Ad")}
    while dealer.view["awaits"]:
        if dealer.view["awaits"] == "board":
            dealer.cards("board", *next(streets))
        else:
            dealer.cards("shows", *hands[dealer.view["options"]["seat"]])
    expect(dealer.page.locator("[data-pot-of]")).to_have_text(["主池", "边池"])


def test_the_record_is_gone_to_as_it_opens_and_its_button_as_it_is_closed(
    invite: Invite, served: Served
) -> None:
    dealer = at_phone(invite, served, (20_000,) * 9)
    dealer.next_hand()
    dealer.touch("[data-record]")
    first = dealer.page.locator("[data-record-line]").first
    expect(first).to_be_in_viewport(ratio=1)
    expect(dealer.page.locator("h2:focus")).to_contain_text("1")
    dealer.page.locator("section.ruling .head button").tap()
    expect(first).to_have_count(0)
    expect(dealer.page.locator("[data-record]")).to_be_focused()
    expect(dealer.page.locator("[data-record]")).to_be_in_viewport()


def test_after_an_overruling_to_a_fold_the_chips_that_go_back_are_told(
    invite: Invite, served: Served
) -> None:
    """On the page of its dealer, and on the board."""
    dealer = at_phone(invite, served)
    dealer.next_hand()
    seat = dealer.hand["to_act"]
    called = dealer.enter("oversized chip", '[data-chip="500"]', "[data-carry-out]")
    boss = director(invite, served)
    fold = {"type": "held-to", "seat": seat, "action": {"type": "fold"}}
    entry = {"type": "overruled", "of": called["n"], "remedies": [fold], "why": "he had folded"}
    lines = dealer.view["lines_count"]
    ask(boss, type="enter-live", event=dealer.table, hand=1, lines=lines, entry=entry)
    dealer.visitor.until(lambda: dealer.view["lines_count"] > lines)
    dealer.settle()
    words = f"200 退还给 {seat} 号座。"
    assert [one["zh"] for one in dealer.view["lines"][-1]["follows"]] == [words]
    dealer.touch("[data-last-ruling] button")
    expect(dealer.page.locator("[data-then] li").first).to_have_text(words)
    board = invite(**CHINESE).open(f"/live/{dealer.table}/board")
    expect(board.page.locator("[data-board-rulings] li").first).to_contain_text(words)
