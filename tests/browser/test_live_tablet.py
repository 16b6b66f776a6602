"""What a new dealer met at the tablet: starts and touches that were wrong, and what was hard to
find or to reach there."""

from itertools import pairwise
from typing import Any, get_args

import pytest
from live_table import TABLET, Dealer, ask, at_tablet, link_of, open_table
from serving import Served
from test_live_dealer import PHONE, TOUCHES_MOST, director
from visitor import Invite, expect

from ruleone.floor.offences import OffenceCode

pytestmark = pytest.mark.browser


def test_a_hand_announced_wrongly_and_one_thrown_in_take_three_touches(
    invite: Invite, served: Served
) -> None:
    """At the showdown, of the player to show."""
    dealer = at_tablet(invite, director(invite, served), (20_000,) * 2)
    dealer.to_showdown()
    seat = dealer.hand["to_act"]
    announced = dealer.enter(
        "announced", "[data-accidents]", '[data-accident="called-wrong"]', "[data-carry-out]"
    )
    facts = {"seat": seat, "true": False}
    assert (announced["entry"]["kind"], announced["entry"]["facts"]) == ("called-hand", facts)
    thrown = dealer.enter(
        "discarded", "[data-accidents]", '[data-accident="thrown-known"]', "[data-carry-out]"
    )
    facts = {"seat": seat, "identified": True}
    assert (thrown["entry"]["kind"], thrown["entry"]["facts"]) == ("thrown-in", facts)
    assert [one for one in dealer.entries if one[1] > TOUCHES_MOST] == []


def test_a_hand_begun_with_the_button_in_the_wrong_place_is_taken_back(
    invite: Invite, served: Served
) -> None:
    dealer = at_tablet(invite, director(invite, served))
    expect(dealer.page.locator("[data-undo]")).to_be_disabled()
    dealer.enter("next hand", "[data-place-button]", '[data-button="2"]')
    dealer.enter("start taken back", "[data-undo]")
    assert (dealer.view["hand"], dealer.view["hand_number"]) == (None, 0)
    dealer.enter("next hand", "[data-place-button]", '[data-button="4"]')
    assert (dealer.hand["button"], dealer.view["hand_number"]) == (4, 1)
    dealer.enter("cards dealt", "[data-all-dealt]")
    dealer.enter("undo", "[data-undo]")
    dealer.visitor.see("[data-all-dealt]")
    assert dealer.view["hand_number"] == 1, "what was entered goes first"


def test_between_hands_it_says_whose_penalty_begins_and_whose_chips_leave_play(
    invite: Invite, served: Served
) -> None:
    boss = director(invite, served)
    table = open_table(boss)
    entries = (
        {"type": "offended", "seat": 1, "offence": "phoned"},
        {"type": "chosen", "of": 1, "choice": 2},
        {"type": "offended", "seat": 2, "offence": "phoned"},
        {"type": "chosen", "of": 3, "choice": 4},
    )
    for lines, entry in enumerate(entries):
        ask(boss, type="enter-live", event=table, hand=0, lines=lines, entry=entry)
    dealer = Dealer(invite(**TABLET), table).come(link_of(boss, table))
    goes = dealer.page.locator("[data-goes]")
    expect(goes).to_have_text(
        [
            "Oskar, from the next hand: one missed hand.",
            (
                "Greta is disqualified: 20,000 in chips is removed from play "
                "when the next hand begins."
            ),
        ]
    )


def test_what_another_tablet_enters_takes_the_words_of_its_player_away(
    invite: Invite, served: Served
) -> None:
    """They are not those of who is to act then."""
    boss = director(invite, served)
    dealer = at_tablet(invite, boss)
    dealer.next_hand()
    dealer.touch('[data-word="raise"]', '[data-chip="1000"]')
    dealer.visitor.see("[data-order]")
    dealer.visitor.see("[data-carry-out]")
    fold = {"type": "acts", "seat": dealer.hand["to_act"], "action": {"type": "fold"}}
    lines = dealer.view["lines_count"]
    ask(boss, type="enter-live", event=dealer.table, hand=1, lines=lines, entry=fold)
    dealer.visitor.until(lambda: dealer.view["lines_count"] > lines)
    dealer.settle()
    expect(dealer.page.locator("[data-order]")).to_have_count(0)
    expect(dealer.page.locator("[data-carry-out]")).to_have_count(0)


def test_a_double_touch_is_one_entry(invite: Invite, served: Served) -> None:
    """Words, and what is begun or carried out: the second touch is not counted."""
    dealer = at_tablet(invite, director(invite, served))

    def twice(selector: str) -> dict[str, Any]:
        before = dealer.view["hand_number"], dealer.view["lines_count"]
        dealer.page.locator(selector).evaluate("one => { one.click(); one.click(); }")
        dealer.visitor.until(
            lambda: (dealer.view["hand_number"], dealer.view["lines_count"]) != before
        )
        dealer.settle()
        expect(dealer.page.locator("[data-order]")).to_have_count(0)
        expect(dealer.page.locator('[role="alert"]')).to_have_count(0)
        lines: list[dict[str, Any]] = dealer.view["lines"]
        return lines[-1] if lines else {}

    twice("[data-next-hand]")
    assert dealer.view["hand_number"] == 1
    dealer.enter("cards dealt", "[data-all-dealt]")
    first = dealer.hand["to_act"]
    folded = twice('[data-word="fold"]')
    assert (folded["n"], folded["entry"]["seat"], len(folded["entry"]["steps"])) == (2, first, 1)
    assert dealer.hand["to_act"] != first
    dealer.touch('[data-chip="1000"]')
    dealer.visitor.see("[data-carry-out]")
    twice("[data-carry-out]")
    assert dealer.view["lines_count"] == 3


@pytest.mark.parametrize("locale", ["en-GB", "zh-CN"])
def test_a_raise_is_told_by_what_it_adds(invite: Invite, served: Served, locale: str) -> None:
    """Blinds of 100 and 200. An amount that is offered takes three touches, any other three beside
    its keys; the words of the record are those of the player."""
    dealer = at_tablet(invite, director(invite, served), screen=TABLET | {"locale": locale})
    dealer.next_hand()
    by = ('[data-word="raise"]', "[data-raise-by]")
    words = ["raise by 400", "再加 400"][locale == "zh-CN"]
    added = dealer.enter("raise by 400", *by, '[data-by="400"]')
    assert [step["words"] for step in added["entry"]["steps"]] == [words]

    def highest() -> int:
        return max(int(seat["bet"]) for seat in dealer.hand["seats"])

    def typed(*opened: str) -> int:
        touches = len(opened) + 1
        dealer.touch(*opened, *(f'[data-key="{key}"]' for key in ("1", "5", "00")))
        dealer.touches = touches - 1
        dealer.enter("typed", "[data-say]")
        return highest()

    assert highest() == 600
    assert typed(*by) == 600 + 1_500
    dealer.enter("undo", "[data-undo]")
    assert typed('[data-word="raise"]', "[data-keys]") == 1_500
    dealer.touch(*by, "[data-raise-to]")
    expect(dealer.page.locator("[data-by]")).to_have_count(0)
    expect(dealer.page.locator("[data-to]").first).to_be_visible()
    dealer.touch('[data-word="bet"]')
    expect(dealer.page.locator("[data-raise-by]")).to_have_count(0)
    assert [one for one in dealer.entries if one[1] > TOUCHES_MOST] == []


@pytest.mark.parametrize(
    ("edition", "needs", "asked"),
    [
        ("house", "approved", ["where", "approved", "reasonable"]),
        ("tda2011", "reasonable", ["where", "reasonable"]),
    ],
)
def test_the_form_of_a_called_clock_asks_what_the_edition_needs(
    invite: Invite, served: Served, edition: str, needs: str, asked: list[str]
) -> None:
    boss = director(invite, served)
    table = open_table(boss, edition=edition)
    dealer = Dealer(invite(**TABLET), table).come(link_of(boss, table))
    dealer.next_hand()
    dealer.touch("[data-clock]")
    dealer.visitor.see("[data-fact]")
    facts = dealer.page.locator("[data-fact]")
    assert facts.evaluate_all("all => all.map(one => one.dataset.fact)") == asked
    expect(dealer.page.locator("[data-fact] .needed")).to_have_count(1)
    expect(dealer.page.locator(f'[data-fact="{needs}"] .needed')).to_be_visible()
    caller = dealer.hand["button"]
    dealer.touches = 1
    dealer.enter(
        "clock",
        f'[data-caller] [data-value="{caller}"]',
        f'[data-fact="{needs}"] [data-value="true"]',
    )
    assert dealer.view["clock"] is not None
    assert dealer.entries[-1][1] == TOUCHES_MOST


def test_what_is_put_out_beyond_the_least_raise_has_room_on_its_ruler(
    invite: Invite, served: Served
) -> None:
    dealer = at_tablet(invite, director(invite, served))
    dealer.next_hand()

    def places() -> list[float]:
        ruler = dealer.page.locator("[data-ruler]")
        shares: list[float] = ruler.evaluate(
            "all => [...all.querySelectorAll('.mark, .put')].map(e => parseFloat(e.style.left))"
        )
        return shares

    dealer.touch(*['[data-chip="1000"]'] * 2)
    dealer.visitor.see("[data-ruler]")
    put, *marks = places()
    assert put > 95
    assert max(marks) < 70
    assert all(later - one >= 20 for one, later in pairwise(marks))


def test_an_infraction_is_found_by_its_words(invite: Invite, served: Served) -> None:
    dealer = at_tablet(invite, director(invite, served))
    dealer.touch('[data-beside="3"] button', '[data-accident="conduct"]')
    offences = dealer.page.locator('[data-fact="offence"] [data-value]')
    expect(offences).to_have_count(len(get_args(OffenceCode)))
    groups = dealer.page.locator('[data-fact="offence"] [role="group"]')
    expect(groups).to_have_count(7)
    find = dealer.page.locator("[data-find-offence]")
    for words in ("talked on the phone", "打电话"):
        find.fill(words)
        expect(offences).to_have_count(1)
        expect(offences).to_have_attribute("data-value", "phoned")
    find.fill("zebra")
    expect(offences).to_have_count(0)
    expect(dealer.page.locator('[data-fact="offence"] p')).to_be_visible()


def test_a_fact_of_one_infraction_is_asked_for_that_one_alone(
    invite: Invite, served: Served
) -> None:
    """Another language has to be named, and is looked at before it is on the record; of all else
    nothing is asked but who and what."""
    dealer = at_tablet(invite, director(invite, served), screen=PHONE)
    dealer.touch('[data-beside="3"] button', '[data-accident="conduct"]')
    dealer.visitor.see('[data-fact="offence"]')
    facts = dealer.page.locator("[data-fact]")
    assert facts.evaluate_all("all => all.map(one => one.dataset.fact)") == ["seat", "offence"]
    dealer.touch('[data-value="other-language"]')
    language = dealer.page.locator('[data-fact="language"] input')
    expect(language).to_be_focused()
    expect(language).to_be_in_viewport()
    expect(dealer.page.locator('[data-fact="local"]')).to_be_visible()
    expect(dealer.page.locator('[data-fact="blind"]')).to_have_count(0)
    expect(dealer.page.locator("[data-carry-out]")).to_have_count(0)
    language.fill("fr")
    entered = dealer.enter("language", "[data-carry-out]")["entry"]
    assert (entered["offence"], entered["language"]) == ("other-language", "fr")
    dodged = dealer.enter(
        "dodged",
        '[data-beside="2"] button',
        '[data-accident="conduct"]',
        '[data-value="dodged-blind"]',
    )
    assert (dodged["entry"]["offence"], dodged["entry"]["blind"]) == ("dodged-blind", 0)


def test_on_a_phone_the_cards_to_touch_are_in_reach(invite: Invite, served: Served) -> None:
    """The seats stand in a row, with the one to act in it; what is rarer comes below."""
    boss = director(invite, served)
    dealer = at_tablet(invite, boss, (20_000,) * 9, screen=PHONE)
    dealer.enter("next hand", "[data-place-button]", '[data-button="9"]')
    dealer.enter("cards dealt", "[data-all-dealt]")
    for _ in range(8):
        dealer.says("call")
        acting = dealer.page.locator(f'.seats [data-seat="{dealer.hand["to_act"]}"] button')
        expect(acting).to_be_in_viewport(ratio=1)
    dealer.says("check")
    dealer.page.evaluate("scrollTo(0, 0)")
    for card in ("As", "Ah", "Ac", "2c"):
        expect(dealer.page.locator(f'[data-pick-card="{card}"]')).to_be_in_viewport(ratio=1)
    box = dealer.page.locator('[data-pick-card="As"]').bounding_box()
    assert box is not None
    assert dealer.page.viewport_size is not None
    assert box["y"] < dealer.page.viewport_size["height"] / 2
    lines = dealer.view["lines_count"]
    remedies = [{"type": "correct-stack", "seat": 1, "by": 100}]
    found = {"type": "by-floor", "remedies": remedies, "why": "found below the rail"}
    ask(boss, type="enter-live", event=dealer.table, hand=1, lines=lines, entry=found)
    expect(dealer.page.locator("[data-floor-said]")).to_be_in_viewport()
    dealer.visitor.until(lambda: dealer.view["lines_count"] > lines)
    dealer.settle()
    dealer.touch("[data-undo]")
    expect(dealer.page.locator('[role="alert"]')).to_be_in_viewport()


def test_a_wrong_seat_and_a_misplaced_button_are_told_in_the_hand(
    invite: Invite, served: Served
) -> None:
    """The right seat may stand empty; the button is corrected by dealing the hand again."""
    boss = director(invite, served)
    table = open_table(boss, edition="house")
    dealer = Dealer(invite(**TABLET), table).come(link_of(boss, table))
    dealer.enter("next hand", "[data-place-button]", '[data-button="2"]')
    dealer.enter("cards dealt", "[data-all-dealt]")
    seat = dealer.enter(
        "wrong seat",
        "[data-incidents]",
        '[data-kind="wrong-seat"]',
        "[data-fact='seat'] [data-value='3']",
        "[data-fact='belongs']:not(:has([data-value='3'])) [data-value='9']",
        "[data-fact='right_stack'] [data-value='true']",
        "[data-carry-out]",
    )
    facts = {"seat": 3, "belongs": 9, "right_stack": True}
    assert (seat["entry"]["facts"], seat["verdict"]) == (facts, "settled")
    assert seat["done"][0]["en"] == "The player in seat 3 moves to seat 9, with all chips."
    moves = dealer.page.locator('[data-reseat="room"]')
    expect(moves).to_contain_text("moves from seat 3 to seat 9")
    dealer.touch("[data-incidents]", '[data-kind="wrong-button"]')
    expect(dealer.page.locator("[data-carry-out]")).to_have_count(0)
    button = dealer.enter(
        "wrong button", "[data-fact='belongs'] [data-value='4']", "[data-carry-out]"
    )
    assert (button["entry"]["facts"], button["verdict"]) == ({"belongs": 4}, "floor")
    place = [one["proposed"] for one in button["choices"]].index(True)
    chosen = {"type": "chosen", "of": button["n"], "choice": place}
    stands = {"hand": 1, "lines": dealer.view["lines_count"]}
    ask(boss, type="enter-live", event=table, entry=chosen, **stands)
    expect(dealer.page.locator("[data-next-hand]")).to_have_text("Redeal")
    dealer.settle()
    dealer.enter("redeal", "[data-next-hand]")
    assert dealer.hand["button"] == 4


def test_what_lies_there_already_and_its_buttons_stand_beside_each_other(
    invite: Invite, served: Served
) -> None:
    """The small blind pushes 100, then 500: its earlier chips, and to draw them in, have room."""
    boss = director(invite, served)
    faults: list[str] = []
    for locale in ("en-GB", "zh-CN"):
        for width, height in ((1366, 768), (1180, 820), (390, 844)):
            size = {"viewport": {"width": width, "height": height}, "locale": locale}
            dealer = at_tablet(invite, boss, screen=TABLET | size)
            dealer.next_hand()
            while dealer.hand["to_act"] != dealer.hand["small_blind_seat"]:
                dealer.enter("fold", '[data-word="fold"]')
            dealer.touch('[data-chip="100"]', '[data-chip-again="500"]')
            drawn = dealer.page.locator("[data-draw-in]")
            drawn.first.wait_for()
            box = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
            spills = [each.evaluate(box) for each in drawn.all()]
            if any(most > 1 for each in spills for most in each):
                faults.append(f"{locale} {width}: {spills}")
            line = dealer.page.locator("[data-order] li").first
            told = line.locator("span").first.evaluate(
                """span => {
                    const words = document.createRange();
                    words.selectNode(span.firstChild);
                    const said = [...words.getClientRects()];
                    return [...span.querySelectorAll('button')].some(button => {
                        const box = button.getBoundingClientRect();
                        return said.some(one => one.left < box.right && box.left < one.right
                            && one.top < box.bottom && box.top < one.bottom);
                    });
                }"""
            )
            if told:
                faults.append(f"{locale} {width}: a button covers what lies there")
            dealer.page.close()
    assert faults == []


def test_what_was_said_is_told_apart_from_what_is_ruled(invite: Invite, served: Served) -> None:
    """Blinds of 100 and 200: 350 said is a raise to 400."""
    dealer = at_tablet(invite, director(invite, served))
    dealer.next_hand()
    dealer.enter(
        "350",
        "[data-amount]",
        "[data-keys]",
        *(f'[data-key="{key}"]' for key in "350"),
        "[data-say]",
    )
    told = dealer.view["lines"][-1]["ruler"]
    assert (told["said"], told["ruled"]) == (350, 400)
    expect(dealer.page.locator("[data-ruler]")).to_contain_text("said 350, ruled 400")
