"""The "?" of a page leads to its place in the help; the help finds a word in either language."""

import re

import pytest
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser

PLACES = {
    "/": "play/start/",
    "/rules": "play/rulebook/",
    "/replay": "play/replay/",
    "/home": "play/friends/",
    "/league": "direct/records/",
    "/results": "direct/records/",
    "/director": "direct/first-tournament/",
    "/floor": "direct/floor/",
}
SEARCHES = {"en": ("hand for hand", "Run the evening"), "zh": ("同步发牌", "比赛进行中")}


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_question_mark_of_each_page_leads_to_its_place(
    invite: Invite, served: Served, language: str
) -> None:
    visitor = invite(locale={"en": "en-GB", "zh": "zh-CN"}[language])
    for path, place in PLACES.items():
        visitor.open(path)
        mark = visitor.page.locator("header a[data-help]")
        expect(mark).to_have_attribute("href", f"/help/{language}/{place}")
        with visitor.page.context.expect_page() as opened:
            mark.click()
        expect(opened.value.locator("h1")).to_be_visible()
        assert opened.value.url == f"{served.address}/help/{language}/{place}"
        opened.value.close()


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_help_is_searched_without_anybody_else(
    invite: Invite, served: Served, language: str
) -> None:
    words, found = SEARCHES[language]
    page = invite().page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{served.address}/help/{language}/")
    page.locator("input[name=q]").first.fill(words)
    page.keyboard.press("Enter")
    expect(page.locator("#search-results").get_by_role("link", name=found).first).to_be_visible()
    expect(page).to_have_url(re.compile("/search/"))
    assert [url for url in asked if not url.startswith(served.address)] == []


def test_what_the_theme_says_around_the_chinese_help_is_chinese(
    invite: Invite, served: Served
) -> None:
    page = invite().page
    for path in ("", "direct/first-tournament/", "search/"):
        page.goto(f"{served.address}/help/zh/{path}")
        said = page.evaluate(
            """() => [...document.querySelectorAll(
                '[aria-label], [placeholder], body title, .skip-to-content')].flatMap(one =>
                [one.ariaLabel, one.placeholder, one.matches('title, a') && one.textContent]
            ).filter(Boolean).map(text => text.trim())"""
        )
        assert len(said) > 10
        assert [text for text in said if not re.search("[\u4e00-\u9fff]", text)] == []
        assert [text for text in said if "Toggle" in text] == []


def test_tables_walls_and_papers_have_one_too(invite: Invite) -> None:
    visitor = invite().join()
    event, table = visitor.table["event"], visitor.table["table"]
    for path, place in {
        f"/table/{event}/{table}": "play/table/",
        f"/event/{event}": "play/tournaments/",
        f"/clock/{event}": "direct/screens/",
        f"/print/{event}/results": "direct/papers/",
    }.items():
        visitor.open(path)
        mark = visitor.page.locator("a[data-help]").first
        expect(mark).to_have_attribute("href", f"/help/en/{place}")


def test_on_a_phone_it_stands_in_the_menu(invite: Invite) -> None:
    visitor = invite(viewport={"width": 390, "height": 844}, has_touch=True).join()
    visitor.page.get_by_role("button", name="Menu").click()
    link = visitor.page.get_by_role("dialog").locator("a[data-help]")
    expect(link).to_have_text("Help")
    expect(link).to_have_attribute("href", "/help/en/play/table/")


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_dealers_card_is_one_sheet_of_paper(
    invite: Invite, served: Served, language: str
) -> None:
    page = invite().page
    page.goto(f"{served.address}/help/{language}/direct/dealer/")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1
