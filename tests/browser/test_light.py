"""What a page fetches until the first act is possible, and what it does where it does not come."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, Route
from serving import Served
from visitor import PATIENCE_MS, expect

pytestmark = pytest.mark.browser

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
LOCALES: Final = ("en-GB", "zh-CN")
OWN_CARDS: Final = ".me [data-card], .mine [data-card]"
MOST: Final = {"table": 200_000, "clock": 120_000, "event": 120_000}
READY: Final = {
    "table": "[data-move=fold], [data-move=check], .me [data-card], .mine [data-card]",
    "clock": "[data-part=clock]",
    "event": "main h1",
}


@contextmanager
def on_a_phone(browser: Browser, locale: str = "en-GB") -> Iterator[BrowserContext]:
    context = browser.new_context(locale=locale, **PHONE)
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


def weighed(context: BrowserContext, address: str, ready: str) -> tuple[int, list[str]]:
    """The bytes over the wire, heads and all, of a first visit until the page shows what is waited
    for, and the addresses."""
    page = context.new_page()
    listener = context.new_cdp_session(page)
    listener.send("Network.enable")
    listener.send("Network.setCacheDisabled", {"cacheDisabled": True})
    asked: dict[str, str] = {}
    bytes_of: dict[str, int] = {}

    def begun(told: dict[str, Any]) -> None:
        asked[told["requestId"]] = told["response"]["url"]

    def over(told: dict[str, Any]) -> None:
        bytes_of[told["requestId"]] = int(told["encodedDataLength"])

    listener.on("Network.responseReceived", begun)
    listener.on("Network.loadingFinished", over)
    page.goto(address, wait_until="networkidle")
    expect(page.locator(ready).first).to_be_visible()
    page.close()
    return sum(bytes_of.values()), list(asked.values())


def test_a_page_is_light_and_brings_one_language(chromium: Browser, served: Served) -> None:
    faults = []
    for locale in LOCALES:
        with on_a_phone(chromium, locale) as context:
            page = context.new_page()
            page.goto(served.address)
            page.locator("[data-play-now]").click()
            expect(page.locator(OWN_CARDS).first).to_be_visible()
            event = page.url.split("/")[4]
            table = re.sub(r".*/table/", "table/", page.url)
            page.close()
            for kind, path in {"table": table, "clock": "", "event": ""}.items():
                address = f"{served.address}/{path or f'{kind}/{event}'}"
                weight, fetched = weighed(context, address, READY[kind])
                if not 20_000 < weight <= MOST[kind]:
                    faults.append(f"{kind} in {locale}: {weight} bytes in {len(fetched)} files")
                spoken = {found[1] for url in fetched if (found := re.search(r"\.(\w+)\.ftl", url))}
                if spoken != {locale[:2]}:
                    faults.append(f"{kind} in {locale}: words in {spoken}")
    assert not faults


def test_another_language_is_fetched_when_it_is_chosen(chromium: Browser, served: Served) -> None:
    with on_a_phone(chromium) as context:
        page = context.new_page()
        page.goto(served.address)
        expect(page.locator("html")).to_have_attribute("lang", "en")
        with page.expect_response(re.compile(r"/lobby\.zh\.ftl$")):
            page.get_by_role("button", name="中文").click()
        expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
        expect(page.get_by_role("button", name="EN", exact=True)).to_be_visible()
        assert not re.search(r"\[[a-z-]+\]", page.locator("main").inner_text())


def test_the_shape_of_the_page_is_there_before_its_code(chromium: Browser, served: Served) -> None:
    with on_a_phone(chromium) as context:
        held: list[Route] = []
        context.route("**/assets/LobbyPage-*.js", lambda route: held.append(route))
        page = context.new_page()
        with page.expect_request("**/assets/LobbyPage-*.js"):
            page.goto(served.address, wait_until="commit")
        expect(page.locator("#coming")).to_be_visible()
        expect(page.locator("#coming")).to_contain_text("RuleOne")
        for route in held:
            route.continue_()
        expect(page.locator("#app main")).to_be_visible()
        expect(page.locator("#coming")).to_have_count(0)


MISSING: Final = ("**/assets/LobbyPage-*.js", "**/assets/words-*/lobby.en.ftl")


def test_what_does_not_come_is_said_and_can_be_loaded_again(
    chromium: Browser, served: Served
) -> None:
    for pattern in MISSING:
        with on_a_phone(chromium) as context:
            context.route(pattern, lambda route: route.abort())
            page = context.new_page()
            page.goto(served.address)
            expect(page.locator("#undrawn")).to_contain_text("could not be shown")
            context.unroute(pattern)
            page.get_by_role("button", name="Reload").click()
            expect(page.locator("[data-play-now]")).to_be_visible()


def gone_until_loaded_anew(page: Page, pattern: str) -> None:
    """There are no such files any more, as under a newer version, until the page is a new one."""
    anew: list[Request] = []
    page.on("request", lambda asked: anew.append(asked) if asked.is_navigation_request() else None)

    def answer(route: Route) -> None:
        if anew:
            route.continue_()
        else:
            route.fulfill(status=404, body="gone")

    page.route(pattern, answer)


def test_a_page_of_an_older_version_loads_the_newer_one(chromium: Browser, served: Served) -> None:
    with on_a_phone(chromium) as context:
        page = context.new_page()
        page.goto(served.address)
        expect(page.locator("[data-play-now]")).to_be_visible()
        gone_until_loaded_anew(page, "**/assets/RulesPage-*.js")
        page.get_by_role("button", name="Menu").click()
        with page.expect_event("domcontentloaded"):
            page.locator("dialog a[href='/rules']").click()
        expect(page.locator("#app main").first).to_be_visible()
        assert page.url.endswith("/rules")
        expect(page.get_by_role("alert").filter(has_text="could not be shown")).to_have_count(0)


def test_a_page_whose_code_is_gone_for_good_says_so(chromium: Browser, served: Served) -> None:
    with on_a_phone(chromium) as context:
        page = context.new_page()
        page.goto(served.address)
        expect(page.locator("[data-play-now]")).to_be_visible()
        context.route("**/assets/RulesPage-*.js", lambda route: route.abort())
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog a[href='/rules']").click()
        expect(page.get_by_role("alert").filter(has_text="could not be shown")).to_be_visible()
        expect(page.get_by_role("button", name="Reload")).to_be_visible()
