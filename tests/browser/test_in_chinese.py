"""The room in Chinese: chosen by the browser's language, whole, and switched at any time."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from visitor import Invite, expect

pytestmark = pytest.mark.browser

HAN = re.compile(r"[\u3400-\u9fff]")
# Names of people, of the house, and of what keys are called.
LATIN_ALLOWED = re.compile(r"RuleOne|EN|RB|BB")


def names_in(view: Any) -> Iterator[str]:
    """The names of everybody that a view speaks of: who sits there, who has gone, who was moved."""
    for key, value in view.items() if isinstance(view, dict) else enumerate(view):
        if isinstance(value, dict | list):
            yield from names_in(value)
        elif key in ("name", "player", "first", "second", "by") and isinstance(value, str):
            yield value


def test_first_visit_speaks_the_browsers_language(invite: Invite) -> None:
    chinese, english = invite(locale="zh-CN"), invite(locale="en-GB")
    chinese.open().see("[data-play-now]")
    english.open().see("[data-play-now]")
    expect(chinese.page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(chinese.page.locator("[data-play-now]")).to_contain_text("加入并开始")
    expect(english.page.locator("[data-play-now]")).to_contain_text("Join and play")


def test_table_speaks_chinese_everywhere(invite: Invite) -> None:
    player = invite(locale="zh-CN").join()
    player.wait_for_turn()
    names = sorted({*names_in(player.table)}, key=len, reverse=True)
    text = player.page.locator("body").inner_text()
    for name in names:
        text = text.replace(name, "")
    left = LATIN_ALLOWED.sub("", text)
    assert HAN.search(text)
    assert not re.findall(r"[A-Za-z]{2,}", left)
    expect(player.page.locator('[data-move="fold"]')).to_have_text("弃牌")
    number = player.table["event_name"]["number"]
    expect(player.page.locator("header")).to_contain_text(f"快速赛 {number}")


@pytest.mark.feature("cited-decisions")
def test_rule_is_told_in_chinese_with_its_title(invite: Invite) -> None:
    player = invite(locale="zh-CN").join()
    player.wait_for_turn()
    player.page.locator("ol button[aria-haspopup=dialog]").first.click()
    rule = player.page.get_by_role("dialog")
    expect(rule.locator(".words")).to_have_text(HAN)
    expect(rule.get_by_role("heading")).to_have_text(HAN)
    assert not re.search("holdem|house|tda", rule.get_by_role("heading").inner_text())


def test_language_is_switched_in_place_and_kept(invite: Invite) -> None:
    player = invite(locale="en-GB").join()
    player.wait_for_turn()
    player.page.get_by_role("button", name="中文", exact=True).click()
    expect(player.page.locator('[data-move="fold"]')).to_have_text("弃牌")
    player.page.reload()
    player.see("[data-move]")
    expect(player.page.locator('[data-move="fold"]')).to_have_text("弃牌")
