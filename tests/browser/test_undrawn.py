"""Below the oldest browsers, and where a page cannot be drawn, it says so in words, and never that
chips are safe."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route
from serving import Served
from visitor import expect

pytestmark = pytest.mark.browser

OLD: Final = {
    "wechat": "Mozilla/5.0 (Linux; Android 12) Chrome/86.0.4240.99 Mobile MicroMessenger/8.0",
    "ios": "Mozilla/5.0 (iPhone; CPU iPhone OS 15_3 like Mac OS X) AppleWebKit/605.1.15 Mobile",
    "safari": "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/15.3 Safari/605.1.15",
    "firefox": "Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/114.0",
}
NEW: Final = {
    "wechat": "Mozilla/5.0 (Linux; Android 12) Chrome/107.0.5304.141 Mobile MicroMessenger/8.0",
    "ios": "Mozilla/5.0 (iPhone; CPU iPhone OS 15_4_1 like Mac OS X) AppleWebKit/605.1.15",
    "chrome on ios": "Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) CriOS/90.0 Safari/604",
    "firefox": "Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0",
}
BROKEN: Final[dict[str, Callable[[Route], None]]] = {
    "it does not come": lambda route: route.abort(),
    "another page comes": lambda route: route.fulfill(status=404, body="gone"),
    "cannot be read": lambda route: route.fulfill(content_type="text/javascript", body="a b"),
    "it stops": lambda route: route.fulfill(
        content_type="text/javascript", body="throw new Error('stopped')"
    ),
}
SAFE: Final = re.compile(r"safe|筹码都在|不会丢失")
CAN_NOT: Final = {"en-GB": "could not be shown", "zh-CN": "此页无法显示"}
TOO_OLD: Final = {"en-GB": "too old for this page", "zh-CN": "浏览器版本过旧"}


def opened(browser: Browser, served: Served, **options: Any) -> Page:
    page = browser.new_context(**options).new_page()
    page.goto(served.address)
    return page


def test_an_older_browser_is_told_and_a_newer_one_is_not(chromium: Browser, served: Served) -> None:
    faults = []
    for name, agent in OLD.items():
        for language, words in TOO_OLD.items():
            page = opened(chromium, served, user_agent=agent, locale=language)
            expect(page.locator("#app main")).to_be_visible()
            said = page.locator("#undrawn").inner_text()
            if words not in said or "15.4" not in said or SAFE.search(said):
                faults.append((name, said))
            page.context.close()
    for name, agent in NEW.items():
        page = opened(chromium, served, user_agent=agent)
        expect(page.locator("#app main")).to_be_visible()
        if page.locator("#undrawn").is_visible():
            faults.append((name, "told for nothing"))
        page.context.close()
    assert not faults


def test_a_page_whose_script_fails_says_so(chromium: Browser, served: Served) -> None:
    for fails in BROKEN.values():
        for language, words in CAN_NOT.items():
            context = chromium.new_context(locale=language)
            context.route("**/assets/index-*.js", fails)
            page = context.new_page()
            page.goto(served.address)
            expect(page.locator("#undrawn")).to_contain_text(words)
            assert not SAFE.search(page.locator("body").inner_text())
            context.close()


def test_a_page_that_stops_while_it_is_drawn_says_so(chromium: Browser, served: Served) -> None:
    context = chromium.new_context(locale="en-GB")
    context.add_init_script(
        "Object.defineProperty(Intl.NumberFormat.prototype, 'format',"
        " { get() { throw new Error('odd') } })"
    )
    page = context.new_page()
    page.goto(served.address)
    expect(page.get_by_role("alert").filter(has_text="could not be shown")).to_be_visible()
    assert not SAFE.search(page.locator("body").inner_text())
    context.close()
