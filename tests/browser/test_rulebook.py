"""The rulebook in a browser: found, browsed, compared, and reached from a rule that is cited."""

from typing import Any

import pytest
from test_reading import LOOKS, faults
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

LAPTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = [
    pytest.param(LAPTOP | {"locale": "en-GB"}, id="laptop-english"),
    pytest.param(LAPTOP | {"locale": "zh-CN"}, id="laptop-chinese"),
    pytest.param(PHONE | {"locale": "en-GB"}, id="phone-english"),
    pytest.param(PHONE | {"locale": "zh-CN"}, id="phone-chinese"),
]


def read(visitor: Visitor, path: str) -> Visitor:
    """Open a page of the rulebook and wait until it is there."""
    visitor.open(path).see("[data-rules-search]")
    return visitor


def search(visitor: Visitor, words: str) -> list[str]:
    """The ids of what is found, in its order."""
    visitor.page.locator("[data-rules-search]").fill(words)
    visitor.see("[data-rules-found]")
    return [line.inner_text() for line in visitor.page.locator("[data-rules-found] a > b").all()]


@pytest.mark.parametrize("size", SIZES)
def test_a_rule_is_found_in_either_language_and_read(invite: Invite, size: Any) -> None:
    reader = read(invite(**size), "/rules")
    for words in ("odd chip stud", "零头筹码梭哈", "18b"):
        assert "house-18B" in search(reader, words)
    reader.page.locator("[data-rules-found] a", has_text="house-18B").first.click()
    reader.see("[data-rule='house-18B'] [data-scenes]")
    assert reader.page.url.endswith("/rules/modern/house-18B")
    article = reader.page.locator("article")
    expect(article).to_contain_text("In stud and razz the odd chip goes to the hand")
    expect(article).to_contain_text("在梭哈和拉兹中")
    chinese = size["locale"] == "zh-CN"
    expect(reader.page.locator("h1")).to_have_text(
        "梭哈的零头筹码" if chinese else "Odd chip in stud games"
    )
    setting = reader.page.locator("[data-option='odd_chip.stud']")
    expect(setting).to_contain_text("看最佳五张牌" if chinese else "the best five")
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_what_people_say_finds_rules(invite: Invite) -> None:
    reader = read(invite(), "/rules")
    rules = {"换色": "house-23B.1", "shot clock": "house-26.3", "让牌": "house-3.1"}
    for words, rule in rules.items():
        assert rule in search(reader, words), words


def test_what_no_document_says_is_told_as_ours(invite: Invite) -> None:
    reader = read(invite(locale="en-GB"), "/rules/modern/house-47.2")
    cap = reader.page.locator("[data-option='raise.limit_cap'] [data-basis='ours']")
    expect(cap).to_contain_text("RuleOne chose this setting")


def test_nothing_found_says_so(invite: Invite) -> None:
    reader = read(invite(), "/rules")
    reader.page.locator("[data-rules-search]").fill("zebra")
    expect(reader.page.locator("nav [role=status]")).to_have_text("No rule has all these words.")
    reader.page.keyboard.press("Escape")
    expect(reader.page.locator("[data-rules-search]")).to_have_value("")


@pytest.mark.parametrize("size", SIZES)
def test_cases_are_drawn_with_all_that_they_say(invite: Invite, size: Any) -> None:
    reader = read(invite(**size), "/rules/modern/house-43.1")
    case = reader.page.locator("[data-scene='seed-house-43-1']")
    expect(case.locator(".seat")).to_have_count(5)
    expect(case.locator(".bet")).to_have_count(5)
    chinese = size["locale"] == "zh-CN"
    expect(case).to_contain_text("轮到 A 行动。" if chinese else "A is to act.")
    told = case.locator("ul.spoken li").first
    expect(told).to_contain_text("后手筹码 9,900" if chinese else "9,900 behind")
    closed = reader.page.locator("details[data-scene]:not([open])").first
    closed.locator("summary").click()
    expect(reader.page.locator("details[data-scene][open]")).to_have_count(4)


@pytest.mark.parametrize("size", SIZES)
def test_tables_of_events_and_of_the_floor_are_drawn_as_plans(invite: Invite, size: Any) -> None:
    chinese = size["locale"] == "zh-CN"
    reader = read(invite(**size), "/rules/modern/house-9C.1")
    halted = reader.page.locator("[data-scene='der-halt-1'] [data-ring='3']")
    expect(halted.locator(".seat.taken")).to_have_count(6)
    expect(halted.locator(".seat.open")).to_have_count(3)
    expect(halted.locator(".felt")).to_contain_text("等待玩家" if chinese else "waits for players")
    read(reader, "/rules/modern/house-33A-3")
    case = reader.page.locator("[data-scene='der-mis-unentitled']")
    expect(case.locator(".lies [data-card='??']")).to_have_count(10)
    told = case.locator("ol.spoken li").nth(2)
    expect(told).to_have_text(
        "3 号座，暂不发牌，2 张牌面朝下"
        if chinese
        else "Seat 3, not dealt in yet, 2 cards face down"
    )
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_contents_narrow_to_an_edition_and_follow_the_keys(invite: Invite) -> None:
    reader = read(invite(), "/rules/tda2011/tda2011-25")
    here = reader.page.locator("nav a[aria-current=page][data-line]")
    expect(here).to_contain_text("tda2011-25")
    expect(here).to_be_in_viewport()
    lines = reader.page.locator("nav [data-line]")
    everything = lines.count()
    reader.page.locator("[data-rules-narrow]").click()
    expect(here).to_have_count(1)
    assert lines.count() < everything
    reader.page.keyboard.press("/")
    expect(reader.page.locator("[data-rules-search]")).to_be_focused()
    reader.page.keyboard.type("clock")
    reader.see("[data-rules-found]")
    reader.page.keyboard.press("ArrowDown")
    expect(reader.page.locator("[data-rules-found] a").first).to_be_focused()
    reader.page.keyboard.press("Enter")
    reader.see("[data-scenes]")
    assert "/rules/tda2011/" in reader.page.url


def test_another_edition_shows_the_same_rule(invite: Invite) -> None:
    reader = read(invite(), "/rules/modern/house-26.3")
    setting = reader.page.locator("[data-option='clock.seconds']")
    expect(setting.locator("b").first).to_have_text("25")
    expect(setting).to_contain_text("TDA rules of 2011")
    reader.page.locator("[data-rules-edition]").select_option("tda2011")
    expect(setting.locator("b").first).to_have_text("60")
    assert reader.page.url.endswith("/rules/tda2011/house-26.3")
    reader.page.locator("[data-counterparts] a", has_text="tda2011-25").click()
    reader.see("[data-rule='tda2011-25'] [data-scenes]")


def test_a_house_shows_what_it_plays_otherwise(invite: Invite) -> None:
    club = "modern%2Bclock.seconds%3D30~friday-club"
    reader = read(invite(), f"/rules/{club}")
    expect(reader.page.locator("main")).to_contain_text("Changes by friday-club")
    changed = reader.page.locator("[data-option='clock.seconds']")
    expect(changed).to_contain_text("Changed by friday-club. In Modern edition: 25")
    changed.get_by_role("link").first.click()
    reader.see("[data-rule='tda2024-29.3']")
    expect(reader.page.locator(".ids")).to_contain_text("friday-club")


def test_two_editions_stand_side_by_side(invite: Invite) -> None:
    reader = read(invite(), "/rules/tda2011")
    reader.page.locator("[data-compare='tda2019']").click()
    reader.see("[data-differences]")
    assert reader.page.url.endswith("/rules/tda2011/against/tda2019")
    row = reader.page.locator("main tbody tr").first
    expect(row).to_contain_text("final_table.size")
    expect(row.locator("b")).to_have_text(["10", "9"])


def test_on_a_phone_a_comparison_is_not_below_the_contents(invite: Invite) -> None:
    reader = read(invite(viewport={"width": 390, "height": 844}), "/rules/tda2011")
    reader.page.locator("[data-compare='tda2019']").click()
    reader.see("[data-differences]")
    expect(reader.page.locator("main h1")).to_be_in_viewport()
    expect(reader.page.locator("[data-topic]").first).to_be_hidden()


def test_what_there_is_not_and_a_room_that_is_lost_are_said(invite: Invite) -> None:
    reader = invite()
    reader.open("/rules/modern/house-999").see("h1")
    expect(reader.page.locator("h1")).to_have_text("There is no rule house-999.")
    reader.open("/rules/nowhere").see("h1")
    expect(reader.page.locator("h1")).to_have_text("There is no such edition.")
    read(reader, "/rules")
    reader.page.route("**/api/rules/**", lambda route: route.abort())
    reader.page.locator("[data-rules-search]").fill("house-1")
    reader.page.locator("[data-rules-found] a").first.click()
    again = reader.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    reader.page.unroute("**/api/rules/**")
    again.click()
    reader.see("[data-scenes]")
    reader.wrong[:] = [one for one in reader.wrong if "404" not in one and "net::ERR" not in one]


@pytest.mark.feature("cited-decisions")
def test_a_cited_rule_leads_to_its_page(invite: Invite) -> None:
    player = invite().join()
    player.wait_for_turn()
    cited = player.page.locator("ol button[aria-haspopup=dialog]").first
    rule = str(cited.get_attribute("title"))
    cited.click()
    player.page.locator("[data-rule-page]").click()
    player.see(f"[data-rule='{rule}'] [data-scenes]")
    assert player.page.url.endswith(f"/rules/modern/{rule}")
    expect(player.page.locator("[role=dialog]")).to_have_count(0)
    player.page.go_back()
    player.see("[data-table], [data-pots]")


def test_the_lobby_leads_here(invite: Invite) -> None:
    visitor = invite().open("/")
    visitor.page.locator("aside").get_by_role("link", name="Rulebook").click()
    visitor.see("[data-rules-search]")
    assert visitor.page.url.endswith("/rules")


@pytest.mark.parametrize("look", LOOKS)
def test_the_rulebook_is_readable(invite: Invite, look: dict[str, Any]) -> None:
    reader = read(invite(**look), "/rules")
    assert faults(reader) == []
    for path in (
        "/rules/modern/house-43.1",
        "/rules/house/against/modern",
        "/rules/house/house-9.1",
    ):
        read(reader, path)
        reader.see("[data-scenes], [data-differences], h1")
        assert (path, faults(reader)) == (path, [])
    search(reader, "raise")
    assert faults(reader) == []


@pytest.mark.parametrize(("rule", "edition"), [("house-42B", "house"), ("tda2024-57.2", "tda2024")])
def test_a_rule_where_an_edition_should_stand_leads_to_its_own(
    invite: Invite, rule: str, edition: str
) -> None:
    """That is the edition of the rule's document."""
    reader = invite(**LAPTOP).open(f"/rules/{rule}")
    reader.see(f"[data-rule-alone='{rule}']")
    reader.page.locator("[data-rule-alone] a").click()
    reader.see(f"[data-rule='{rule}']")
    assert reader.page.url.endswith(f"/rules/{edition}/{rule}")
    reader.wrong[:] = [one for one in reader.wrong if "404" not in one]
