"""What a table says aloud where its player has switched it on. The voice is the browser's part: a
stand-in notes here what it is given to say."""

from collections.abc import Iterator
from typing import Any

import pytest
from home_game import come, send, start
from serving import Served
from visitor import Invite, Visitor

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room with half its usual waits: who has won is seen for a moment before the next hand."""
    with Served(tmp_path_factory.mktemp("aloud"), pace=0.5) as room:
        yield room


STAND_IN = """languages => {
  window.__said = [];
  const voices = languages.map((lang) => ({ lang, name: lang }));
  const voice = {
    getVoices: () => voices,
    speak: ({ text, lang }) => window.__said.push([lang, text]),
    cancel: () => {},
    addEventListener: () => {},
  };
  Object.defineProperty(window, 'speechSynthesis', { value: voice });
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
}"""


def with_voices(invite: Invite, locale: str, *languages: str, **options: Any) -> Visitor:
    """Somebody whose browser has voices for these languages."""
    visitor = invite(locale=locale, **options)
    told = ", ".join(f"'{one}'" for one in languages)
    visitor.context.add_init_script(f"({STAND_IN})([{told}])")
    return visitor


def said(visitor: Visitor) -> list[list[str]]:
    words: list[list[str]] = visitor.page.evaluate("window.__said")
    return words


def switch_on(visitor: Visitor, menu: str, on: str) -> None:
    visitor.page.get_by_role("button", name=menu, exact=True).click()
    visitor.page.locator("[data-voice]").get_by_role("button", name=on, exact=True).click()
    visitor.page.keyboard.press("Escape")


def seated(maker: Visitor, friend: Visitor) -> None:
    """The two of them at a table of their own."""
    maker.open("/home")
    come(friend, send(maker))
    start(maker, friend)
    maker.until(maker.is_dealt_in)
    friend.until(friend.is_dealt_in)


def fold_until(maker: Visitor, friend: Visitor, hands: int) -> None:
    """Whoever is to act folds, so many hands long."""
    last = maker.hand["number"] + hands
    while not (maker.is_dealt_in() and maker.hand["number"] >= last):
        for visitor in (maker, friend):
            if visitor.has_turn():
                visitor.press("fold", "muck")
        maker.page.wait_for_timeout(25)


@pytest.mark.feature("voice")
def test_the_own_turn_and_who_won_are_said_in_the_language_of_the_page(invite: Invite) -> None:
    ann = with_voices(invite, "en-GB", "zh-CN", "en-GB")
    bob = with_voices(invite, "zh-CN", "en-US", "zh-CN")
    seated(ann, bob)
    switch_on(ann, "Menu", "On")
    fold_until(ann, bob, 3)
    ann.until(lambda: ["en-GB", "Your turn"] in said(ann))
    ann.until(lambda: any("win" in words for _, words in said(ann)))
    assert {lang for lang, _ in said(ann)} == {"en-GB"}
    # Bob has switched nothing on; then he does, and is told in Chinese.
    assert said(bob) == []
    switch_on(bob, "菜单", "开")
    fold_until(ann, bob, 3)
    bob.until(lambda: ["zh-CN", "轮到你"] in said(bob))
    bob.until(lambda: any("赢得" in words for _, words in said(bob)))
    bob.page.reload()
    fold_until(ann, bob, 2)
    bob.until(lambda: said(bob))


def test_where_the_browser_has_no_voice_for_the_language_the_menu_says_so(invite: Invite) -> None:
    ann = with_voices(invite, "zh-CN", "en-GB")
    ann.open()
    ann.see("[data-play-now]")
    ann.page.get_by_role("button", name="菜单", exact=True).click()
    voice = ann.page.locator("[data-voice]")
    assert voice.inner_text() == "没有这种语言的语音"
    assert voice.get_by_role("button").count() == 0
