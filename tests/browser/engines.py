"""Other browsers than the machine's Chromium, as far as they can be had: an old Chromium from npm,
Firefox ESR and WPE WebKit from Debian. Each opens pages and runs scripts in them; that is all that
a journey needs."""

import base64
import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import httpx
from playwright.sync_api import Browser, Playwright
from serving import ROOT
from visitor import PATIENCE_MS, QUIET
from websockets.sync.client import ClientConnection, connect

CHROMIUM_107: Final = ROOT / ".venv" / "engines" / "chromium-107"


class Engine(Protocol):
    """A browser with one page."""

    def open(self, address: str) -> None:
        """Go to a page."""

    def run(self, script: str) -> Any:
        """The value of a JavaScript expression in the page."""

    def resize(self, width: int, height: int) -> None:
        """Make the page so large."""

    def picture(self) -> bytes:
        """The page as it is seen, as a PNG."""


class Missing(Exception):
    """This machine has no such browser."""


class Chromium:
    """Chromium, by Playwright."""

    def __init__(self, browser: Browser) -> None:
        self._page = browser.new_context().new_page()

    def open(self, address: str) -> None:
        self._page.goto(address)

    def run(self, script: str) -> Any:
        return self._page.evaluate(script)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def picture(self) -> bytes:
        return self._page.screenshot()


class Firefox:
    """Firefox, by WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self._ask("session.new", capabilities={})
        self._page: Final[str] = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, script: str) -> Any:
        told = self._ask(
            "script.evaluate",
            expression=f"JSON.stringify({script})",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._page, viewport=size)

    def picture(self) -> bytes:
        told = self._ask("browsingContext.captureScreenshot", context=self._page)
        return base64.b64decode(told["data"])

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._socket.recv(timeout=PATIENCE_MS / 1_000))
            if told.get("id") == self._asked:
                assert told["type"] == "success", told
                result: dict[str, Any] = told["result"]
                return result


class WebKit:
    """WPE WebKit, by WebDriver."""

    def __init__(self, driver: httpx.Client) -> None:
        options = {"binary": "/usr/bin/cog", "args": ["--automation", "-P", "headless"]}
        wanted = {"capabilities": {"alwaysMatch": {"wpe:browserOptions": options}}}
        self._driver = driver
        made = self._ask("/session", wanted)
        self._session: Final = f"/session/{made['sessionId']}"

    def open(self, address: str) -> None:
        self._ask(f"{self._session}/url", {"url": address})

    def run(self, script: str) -> Any:
        return self._ask(
            f"{self._session}/execute/sync", {"script": f"return {script}", "args": []}
        )

    def resize(self, width: int, height: int) -> None:
        self._ask(f"{self._session}/window/rect", {"width": width, "height": height})

    def picture(self) -> bytes:
        answer = self._driver.get(f"{self._session}/screenshot")
        assert answer.is_success, answer.text
        return base64.b64decode(answer.json()["value"])

    def close(self) -> None:
        self._driver.delete(self._session)

    def _ask(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._driver.post(path, content=json.dumps(body))
        assert answer.is_success, answer.text
        return answer.json()["value"]


@contextmanager
def chromium_107(playwright: Playwright, _: Path) -> Iterator[Engine]:
    """The oldest Chromium that the pages are made for."""
    if not CHROMIUM_107.exists():
        raise Missing("no Chromium 107: python tools/setup.py test fetches it from npm")
    browser = playwright.chromium.launch(executable_path=CHROMIUM_107, args=[*QUIET, "--no-zygote"])
    yield Chromium(browser)
    browser.close()


@contextmanager
def firefox(_: Playwright, folder: Path) -> Iterator[Engine]:
    """Firefox ESR."""
    if not shutil.which("firefox-esr"):
        raise Missing("no Firefox: apt-get install firefox-esr")
    asked = ["--headless", "--no-remote", "--remote-debugging-port", "0"]
    process = subprocess.Popen(
        ["firefox-esr", *asked, "--profile", str(folder), "about:blank"],
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        line = next(line for line in process.stderr if "WebDriver BiDi listening on" in line)
        with connect(line.split()[-1] + "/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.kill()
        process.communicate()


@contextmanager
def webkit(_: Playwright, folder: Path) -> Iterator[Engine]:
    """WPE WebKit, in a window that nobody sees."""
    if not (shutil.which("WPEWebDriver") and shutil.which("cog")):
        raise Missing("no WebKit: apt-get install wpewebkit-driver cog")
    port = 9400 + time.time_ns() % 500
    with (folder / "webkit.log").open("w") as log:
        process = subprocess.Popen(["WPEWebDriver", f"--port={port}"], stdout=log, stderr=log)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as driver:
            for _attempt in range(100):
                try:
                    driver.get("/status")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            engine = WebKit(driver)
            yield engine
            engine.close()
    finally:
        process.terminate()
        process.wait()


ENGINES: Final = {"chromium": chromium_107, "firefox": firefox, "webkit": webkit}
