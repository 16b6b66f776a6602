"""The ruling assistant: what it is asked, what it finds, and what it asks first."""

import pytest
from live_table import PHONE, of_the_floor
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser


def test_the_assistant_finds_situations_and_rules_by_what_people_say(
    invite: Invite, served: Served
) -> None:
    _, floor = of_the_floor(invite, served)
    page = floor.open("/floor/ask").page
    page.locator("[data-ask-search]").fill("发牌员")
    expect(page.locator("[data-kind='dealer-push']")).to_be_visible()
    expect(page.locator("[data-kind='initial-deal']")).to_have_count(0)
    page.locator("[data-ask-search]").fill("换色")
    expect(page.locator("[data-rules-found]")).to_contain_text("house-23B.1")


def test_a_situation_is_found_on_a_phone_by_what_people_say(invite: Invite, served: Served) -> None:
    _, floor = of_the_floor(invite, served, **PHONE)
    page = floor.open("/floor/ask").page
    for said, kind in (
        ("庄位放错", "wrong-button"),
        ("分段下注", "words-and-chips"),
        ("OOT", "acted-early"),
        ("叫时间", "clock-called"),
    ):
        page.locator("[data-ask-search]").fill(said)
        page.locator(f"[data-ask-kinds] [data-kind='{kind}']").tap()
        expect(page.locator(f"[data-ask='{kind}']")).to_be_visible()
        expect(page.locator("[data-ask-kinds]")).to_be_hidden()
    page.locator("[data-ask-search]").fill("庄位放错")
    expect(page.get_by_text("没有规则同时包含这些词")).to_have_count(0)


def test_what_nobody_has_told_looks_like_nothing(invite: Invite, served: Served) -> None:
    """In every form of the assistant no answer is chosen, and no empty field has a value's look."""
    _, floor = of_the_floor(invite, served)
    page = floor.open("/floor/ask").page
    expect(page.locator("[data-kind]").first).to_be_visible()
    kinds = page.locator("[data-kind]").evaluate_all("all => all.map(one => one.dataset.kind)")
    faults: list[tuple[str, str]] = []
    for kind in dict.fromkeys(kinds):
        page.locator(f"[data-kind='{kind}']").first.click()
        form = page.locator(f"[data-ask='{kind}']")
        expect(form).to_be_visible()
        for add in form.locator("[data-add-row]").all():
            add.click()
        faults += form.evaluate(
            """form => [
                ...[...form.querySelectorAll('[data-fact] [aria-pressed="true"]')].map(
                    one => [one.closest('[data-fact]').dataset.fact, one.textContent]),
                ...[...form.querySelectorAll('[data-fact] input')]
                    .filter(one => /\\d/.test(one.value || one.placeholder))
                    .map(one => [one.closest('[data-fact]').dataset.fact, one.placeholder]),
            ].map(([fact, shown]) => [`${form.dataset.ask} ${fact}`, shown])"""
        )
    assert len(kinds) > 30
    assert faults == []


def test_the_assistant_takes_the_amount_of_a_raise_by_the_keys(
    invite: Invite, served: Served
) -> None:
    _, floor = of_the_floor(invite, served)
    page = floor.open("/floor/ask").page
    for fact, amount in (("price", 200), ("behind", 5_000), ("raise_by", 200)):
        page.locator(f"[data-fact='{fact}'] input").fill(str(amount))
    steps = page.locator("[data-fact='steps']")
    steps.locator("[data-word='bet']").click()
    steps.locator("[data-key='7']").click()
    expect(page.locator("[data-ask-ruling]")).to_be_disabled()
    for word in ("bet", "raise"):
        steps.locator(f"[data-word='{word}']").click()
        expect(steps.locator("[data-typed]")).to_have_text("–")
        expect(page.locator("[data-ask-ruling]")).to_be_enabled()
    steps.locator("[data-raise-by]").click()
    for key in ("5", "00"):
        steps.locator(f"[data-key='{key}']").click()
    expect(page.locator("[data-ask-ruling]")).to_be_disabled()
    steps.locator("[data-say]").click()
    expect(steps).to_contain_text("raise by 500")
    expect(steps.locator("[data-key]")).to_have_count(0)
    page.locator("[data-ask-ruling]").click()
    expect(page.locator("[data-answer='words-and-chips']")).to_contain_text("700")


@pytest.mark.feature("ruling-assistant")
def test_the_assistant_knows_a_string_bet_and_a_misdeal(invite: Invite, served: Served) -> None:
    _, floor = of_the_floor(invite, served)
    page = floor.open("/floor/ask").page
    page.locator("[data-rules-edition]").select_option("house")
    for fact, amount in (("price", 200), ("behind", 5_000), ("raise_by", 200)):
        page.locator(f"[data-fact='{fact}'] input").fill(str(amount))
    expect(page.locator("[data-ask-ruling]")).to_be_disabled()
    steps = page.locator("[data-fact='steps']")
    steps.locator("[data-chip='100']").click(click_count=2)
    steps.locator("[data-chip-again='500']").click()
    page.locator("[data-ask-ruling]").click()
    answer = page.locator("[data-answer='words-and-chips']")
    expect(answer).to_contain_text("Call of 200", ignore_case=True)
    for rule in ("house-41A", "house-50"):
        expect(answer.locator("[data-cites]")).to_contain_text(rule)
    page.locator("[data-kind='initial-deal']").click()
    for seat in (1, 2, 3):
        page.locator(f"[data-fact='entitled'] [data-value='{seat}']").click()
    for row, (number, seat) in enumerate(((1, 1), (4, 1))):
        page.locator("[data-add-row='exposed']").click()
        card = page.locator(f"[data-fact='exposed'] [data-row='{row}']")
        card.locator("[data-fact='number'] input").fill(str(number))
        card.locator(f"[data-fact='seat'] [data-value='{seat}']").click()
    page.locator("[data-ask-ruling]").click()
    answer = page.locator("[data-answer='initial-deal']")
    expect(answer).to_contain_text("depends on “Action since, in turn”")
    acts = page.locator("[data-ask='initial-deal'] [data-fact='acts']")
    expect(acts).to_contain_text("decides the ruling")
    acts.locator("[data-none]").click()
    expect(acts.locator("[data-none]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-ask-ruling]").click()
    expect(answer.locator("h2")).to_have_text("Misdeal", ignore_case=True)
    page.locator("[data-row-out='0']").click()
    expect(page.locator("[data-answer]")).to_contain_text("You have changed the facts")


def test_the_assistant_has_chips_of_any_denomination(invite: Invite, served: Served) -> None:
    _, floor = of_the_floor(invite, served)
    page = floor.open("/floor/ask").page
    page.locator("[data-rules-edition]").select_option("house")
    for fact, amount in (("price", 100_000), ("behind", 900_000), ("raise_by", 100_000)):
        page.locator(f"[data-fact='{fact}'] input").fill(str(amount))
    chips = page.locator("[data-ask-chips]")
    chips.locator("summary").click()
    chips.locator("input").fill("100000")
    chips.locator("input").press("Enter")
    page.locator("[data-fact='steps'] [data-chip='100000']").click()
    for fact in ("players", "raised", "blind"):
        expect(page.locator(f"[data-fact='{fact}']")).to_be_visible()
    page.locator("[data-ask-ruling]").click()
    expect(page.locator("[data-answer] h2")).to_have_text("Call of 100,000", ignore_case=True)


def test_the_assistant_is_asked_about_a_button_that_nobody_has_acted_on(
    invite: Invite, served: Served
) -> None:
    _, floor = of_the_floor(invite, served)
    page = floor.open("/floor/ask").page
    page.locator("[data-kind='wrong-button']").click()
    page.locator("[data-ask-ruling]").click()
    headline = page.locator("[data-answer] h2")
    expect(headline).to_contain_text("answer first")
    page.locator("[data-ask] [data-fact='acts'] [data-value='fold']").click()
    page.locator("[data-ask-ruling]").click()
    expect(headline).to_contain_text("the button moves to the right seat")
    for _ in range(2):
        page.locator("[data-fact='acts'] [data-value='call']").click()
    page.locator("[data-ask-ruling]").click()
    expect(headline).not_to_contain_text("the button moves to the right seat")


def test_the_assistant_says_what_becomes_of_acts_out_of_turn(
    invite: Invite, served: Served
) -> None:
    """A call of an early raise, and the facts that decide stand open."""
    _, floor = of_the_floor(invite, served)
    page = floor.open("/floor/ask").page
    page.locator("[data-kind='acted-early']").click()
    for seat in (3, 4, 5):
        page.locator(f"[data-fact='order'] [data-value='{seat}']").click()
    page.locator("[data-fact='price'] input").first.fill("1000")
    for row, (seat, act, to) in enumerate(((4, "raise", "3000"), (5, "call", ""))):
        page.locator("[data-add-row='early']").click()
        told = page.locator(f"[data-fact='early'] [data-row='{row}']")
        told.locator(f"[data-fact='seat'] [data-value='{seat}']").click()
        told.locator(f"[data-fact='act'] [data-value='{act}']").click()
        if to:
            told.locator("[data-fact='to'] input").fill(to)
    page.locator("[data-fact='spoke_up'] [data-value='true']").click()
    page.locator("[data-ask-ruling]").click()
    head = page.locator("[data-answer] h2")
    expect(head).to_contain_text("Seat 4: raise to 3,000 stands unless")
    expect(head).to_contain_text("Seat 5: call of 3,000 stands unless")
    expect(page.locator("[data-answer] [data-advice]")).to_have_count(0)


def test_what_decides_is_answered_beside_the_question(invite: Invite, served: Served) -> None:
    """A touch of an answer fills in the form and asks again; a missing amount is marked."""
    _, floor = of_the_floor(invite, served)
    page = floor.open("/floor/ask").page
    expect(page.locator("[data-fact='bring_in']")).to_have_count(0)
    expect(page.locator("[data-fact='seat'] [aria-pressed='true']")).to_have_count(0)
    page.locator("[data-kind='acted-early']").click()
    for seat in (3, 4):
        page.locator(f"[data-fact='order'] [data-value='{seat}']").click()
    page.locator("[data-fact='price'] input").first.fill("1000")
    add = page.locator("[data-add-row='early']")
    expect(add).to_have_text("Add an out-of-turn action")
    add.click()
    row = page.locator("[data-fact='early'] [data-row='0']")
    row.locator("[data-fact='seat'] [data-value='4']").click()
    row.locator("[data-fact='act'] [data-value='raise']").click()
    expect(row.locator("[data-fact='to'] .needed")).to_be_visible()
    expect(page.locator("[data-ask-ruling]")).to_be_disabled()
    row.locator("[data-fact='act'] [data-value='call']").click()
    page.locator("[data-ask-ruling]").click()
    questions = page.locator("[data-questions]")
    for _ in range(4):
        expect(page.locator("[data-answer]")).to_be_visible()
        if questions.count() == 0:
            break
        question = questions.locator("[data-fact]").first
        name = question.get_attribute("data-fact")
        question.locator("button").first.click()
        again = page.locator("[data-ask-again]")
        if again.count() > 0:
            again.click()
        expect(questions.locator(f"[data-fact='{name}'] .needed")).to_have_count(0)
    expect(page.locator("[data-answer] h2")).to_contain_text("Seat 4")


def test_none_is_an_answer_and_a_deal_that_is_over_has_its_field(
    invite: Invite, served: Served
) -> None:
    """One card too few: asked whether the deal is over and what was done since, and then ruled."""
    _, floor = of_the_floor(invite, served)
    page = floor.open("/floor/ask").page
    page.locator("[data-rules-edition]").select_option("house")
    page.locator("[data-kind='initial-deal']").click()
    form = page.locator("[data-ask='initial-deal']")
    for seat in (4, 5, 6, 1, 2, 3):
        form.locator(f"[data-fact='entitled'] [data-value='{seat}']").click()
    form.locator("[data-fact='button'] [data-value='3']").click()
    form.locator("[data-fact='got'] [data-value='6']").click()
    form.locator("[data-fact='got'] input").fill("1")
    expect(form.locator("[data-fact='complete'] [data-value='true']")).to_be_visible()
    expect(form.locator("[data-fact='acts'] [data-none]")).to_be_visible()
    page.locator("[data-ask-ruling]").click()
    questions = page.locator("[data-questions]")
    questions.locator("[data-fact='complete'] [data-value='true']").click()
    questions.locator("[data-fact='acts'] [data-none]").click()
    expect(page.locator("[data-answer] [data-verdict='floor']")).to_be_visible()
    expect(questions).to_have_count(0)
