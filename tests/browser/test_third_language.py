"""A language more, which nobody has written code for: a folder beside the others is enough."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Route
from serving import ROOT, Served
from visitor import PATIENCE_MS, expect

pytestmark = pytest.mark.browser

LANGUAGE: Final = "eo"
MARK: Final = "»"
PAGES: Final = ("/", "/rules", "/results", "/replay", "/league", "/home", "/director", "/nowhere")


def made_up(folder: Path) -> Path:
    """The words of the house with a third language: the English ones, each with a mark."""
    locale = folder / "locale"
    shutil.copytree(ROOT / "locale", locale)
    shutil.copytree(locale / "en", locale / LANGUAGE)
    for file in (locale / LANGUAGE).glob("*.ftl"):
        marked = re.sub(r"(?m)^([a-z][\w-]* = )(?=[^{\s])", rf"\1{MARK}", file.read_text("utf-8"))
        file.write_text(marked, "utf-8")
    facts = locale / LANGUAGE / "language.toml"
    facts.write_text(facts.read_text("utf-8").replace('"English"', '"Made up"'), "utf-8")
    return locale


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages, built with it."""
    folder = tmp_path_factory.mktemp("third")
    command = ["npx", "vite", "build", "--outDir", str(folder / "dist"), "--emptyOutDir"]
    path = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "RULEONE_LOCALE": str(made_up(folder))}
    done = subprocess.run(
        command, cwd=ROOT / "ui", env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "dist"


def test_a_language_is_a_folder(chromium: Browser, served: Served, pages: Path) -> None:
    def answer(route: Route) -> None:
        asked = route.request.url.removeprefix(served.address).partition("?")[0]
        file = pages / asked.lstrip("/")
        if route.request.is_navigation_request():
            route.fulfill(path=pages / "index.html")
        elif file.is_file():
            kind = {".ftl": "text/plain; charset=utf-8"}.get(file.suffix)
            route.fulfill(path=file, content_type=kind)
        else:
            route.continue_()

    context = chromium.new_context(locale="eo", viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE_MS)
    context.route("**/*", answer)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda line: wrong.append(line.text) if "no words" in line.text else None)
    for path in PAGES:
        page.goto(served.address + path)
        expect(page.locator("#app main").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)
        expect(page.locator("#app")).to_contain_text(MARK)
        unsaid = re.findall(r"\[[a-z]+(?:-[a-z]+)+\]", page.locator("#app").inner_text())
        wrong += [f"{path}: {code}" for code in unsaid]
    page.goto(served.address)
    page.locator("[data-languages]").select_option("zh")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    assert page.locator("[data-languages] option").all_inner_texts() == ["EN", "»EN", "中文"]
    page.locator("[data-languages]").select_option(LANGUAGE)
    expect(page.locator("#app")).to_contain_text(MARK)
    context.close()
    assert not wrong
