"""The way in by words on the assistant's page: what happened is told, a situation is chosen."""

import pytest
from live_table import PHONE, of_the_floor
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

LAPTOP = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US"}
CHINESE = {**PHONE, "locale": "zh-CN"}


def told(floor: Visitor, words: str) -> None:
    page = floor.page
    page.locator("[data-ask-words]").fill(words)
    page.locator("[data-words-find]").click()


def test_words_lead_to_a_situation_with_what_they_state(invite: Invite, served: Served) -> None:
    _, floor = of_the_floor(invite, served, **LAPTOP)
    page = floor.open("/floor/ask").page
    expect(page.locator("[data-ask='words-and-chips']")).to_be_visible()
    told(floor, "dealer forgot to burn and put up the river")
    expect(page.locator("[data-words-answer='3']")).to_be_visible()
    expect(page.locator("[data-ask]")).to_have_count(0)
    first = page.locator("[data-found]").first
    expect(first).to_have_attribute("data-found", "wrong-burn")
    expect(first.locator("[data-found-stated]")).to_contain_text("Street: River")
    expect(first).to_contain_text("§")
    expect(page.locator("[data-words-cases] [data-scene]")).to_have_count(3)
    expect(page.locator("[data-words-cases] figure").first).to_be_visible()
    first.click()
    form = page.locator("[data-ask='wrong-burn']")
    expect(form.locator("[data-stated]")).to_have_count(2)
    expect(form.locator("[data-next] [data-fact='acts']")).to_be_visible()
    form.locator("[data-next] [data-none]").click()
    expect(page.locator("[data-answer='wrong-burn']")).to_be_visible()
    form.locator("[data-stated='street']").click()
    expect(form.locator("[data-stated]")).to_have_count(1)
    expect(form.locator("[data-next] [data-fact='street']")).to_be_visible()
    expect(page.locator("[data-answer]")).to_have_count(0)
    form.locator("[data-in-turn] [data-value='false']").click()
    expect(form.locator("[data-fact='burned'] input")).to_have_value("0")
    expect(page.locator("[data-ask-ruling]")).to_be_disabled()
    assert floor.wrong == []


@pytest.mark.feature("ruling-assistant")
def test_words_in_chinese_lead_on_a_phone(invite: Invite, served: Served) -> None:
    _, floor = of_the_floor(invite, served, **CHINESE)
    page = floor.open("/floor/ask").page
    told(floor, "按钮少一张牌")
    first = page.locator("[data-found='initial-deal']")
    expect(first).to_contain_text("发牌出错")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    heights = page.locator("[data-found], [data-words-none], [data-words-find]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert all(height >= 44 for height in heights), heights
    first.tap()
    expect(page.locator("[data-ask='initial-deal']")).to_be_visible()
    expect(page.locator("[data-chosen-cases]")).to_be_visible()
    assert floor.wrong == []


def test_none_of_these_leads_to_the_list_of_all(invite: Invite, served: Served) -> None:
    _, floor = of_the_floor(invite, served, **CHINESE)
    page = floor.open("/floor/ask").page
    told(floor, "misdeal")
    page.locator("[data-words-none]").tap()
    expect(page.locator("[data-words-answer]")).to_have_count(0)
    expect(page.locator("[data-ask-kind]")).to_be_focused()
    told(floor, "zebra")
    expect(page.locator("[data-words-answer='0']")).to_contain_text("没有找到")
    page.locator("[data-words-none]").tap()
    expect(page.locator("[data-ask-kind]")).to_be_focused()
    expect(page.locator("[data-ask-kind] option")).not_to_have_count(0)
    assert floor.wrong == []


def test_a_situation_of_stud_is_asked_in_a_game_of_stud(invite: Invite, served: Served) -> None:
    _, floor = of_the_floor(invite, served, **LAPTOP)
    page = floor.open("/floor/ask").page
    told(floor, "stud player picked up the up cards facing a bet")
    page.locator("[data-found='picked-up']").click()
    expect(page.locator("[data-ask='picked-up']")).to_be_visible()
    expect(page.locator("[data-ask-game]")).to_have_value("flstud")
    told(floor, "<b>no burn card</b> & 'the turn'")
    page.locator("[data-found='wrong-burn']").click()
    expect(page.locator("[data-ask='wrong-burn']")).to_be_visible()
    expect(page.locator("[data-ask-game]")).to_have_value("nlhe")
    assert floor.wrong == []


def test_one_question_follows_the_other_until_none_decides(invite: Invite, served: Served) -> None:
    """From words to a ruling, a touch for each fact that decides; the form rules the same."""
    _, floor = of_the_floor(invite, served, **LAPTOP)
    page = floor.open("/floor/ask").page
    told(floor, "player showed one card and mucked")
    page.locator("[data-found='hand-shown']").click()
    form = page.locator("[data-ask='hand-shown']")
    expect(form.locator("[data-in-turn] [data-value='true']")).to_have_attribute(
        "aria-pressed", "true"
    )
    touches = 1
    while form.locator("[data-settled]").count() == 0:
        question = form.locator("[data-next] [data-fact]")
        expect(question.or_(form.locator("[data-settled]")).first).to_be_visible()
        if question.count() == 0:
            break
        fact = question.get_attribute("data-fact")
        if fact == "face_up":
            question.locator("input").fill("1")
        else:
            value = {"seat": "3", "identified": "true", "would_win": "true", "refused": "false"}[
                fact or ""
            ]
            question.locator(f"[data-value='{value}']").click()
        touches += 1
        expect(form.locator(f"[data-next] [data-fact='{fact}']")).to_have_count(0)
    assert touches <= 6
    expect(page.locator("[data-answer='hand-shown']")).to_be_visible()
    by_questions = page.locator("[data-answer]").inner_text()
    form.locator("[data-in-turn] [data-value='false']").click()
    page.locator("[data-ask-ruling]").click()
    expect(page.locator("[data-answer='hand-shown']")).to_be_visible()
    assert page.locator("[data-answer]").inner_text() == by_questions
    assert floor.wrong == []


def test_what_nobody_knows_is_passed_over_on_a_phone(invite: Invite, served: Served) -> None:
    _, floor = of_the_floor(invite, served, **CHINESE)
    page = floor.open("/floor/ask").page
    page.locator("[data-ask-kind]").select_option("dropped-stub")
    form = page.locator("[data-ask='dropped-stub']")
    form.locator("[data-in-turn] [data-value='true']").tap()
    form.locator("[data-next] [data-fact='stub'] input").fill("36")
    form.locator("[data-next] [data-fact='restorable'] [data-value='true']").tap()
    seen = form.locator("[data-next] [data-fact='seen']")
    expect(seen).to_be_visible()
    form.locator("[data-skip]").tap()
    expect(seen).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    form.locator("[data-more-facts] summary").tap()
    form.locator("[data-more='seen']").tap()
    form.locator("[data-fact='seen'] [data-value='false']").tap()
    expect(form.locator("[data-settled]")).to_be_visible()
    expect(page.locator("[data-answer='dropped-stub']")).to_contain_text("余牌")
    assert floor.wrong == []
