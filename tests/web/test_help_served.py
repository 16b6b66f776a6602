"""The room serves its help at /help: in the visitor's language, under its own law, without anybody
else, and says how it is built where it is not."""

import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from ruleone.web.help import Help, help_folder

FOLDER = help_folder()
CHINESE = {"accept-language": "zh-CN,zh;q=0.9,en;q=0.5"}


def visitor(folder: Path | None = FOLDER) -> httpx.AsyncClient:
    """Somebody who asks for the help in this folder."""
    app = Starlette(routes=Help(folder).routes())
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://room")


@pytest.mark.parametrize(
    ("asked", "headers", "led_to"),
    [
        ("/help", {}, "/help/en/"),
        ("/help", CHINESE, "/help/zh/"),
        ("/help/", CHINESE, "/help/zh/"),
        ("/help/zh", {}, "/help/zh/"),
        ("/help/fr/play/start/", {}, "/help/en/play/start/"),
    ],
)
async def test_a_visitor_is_led_to_a_language(
    asked: str, headers: dict[str, str], led_to: str
) -> None:
    async with visitor() as somebody:
        answer = await somebody.get(asked, headers=headers)
        assert (answer.status_code, answer.headers["location"]) == (307, led_to)
        assert (await somebody.get(led_to)).status_code == 200


@pytest.mark.parametrize("language", ["en", "zh"])
async def test_every_language_has_a_page_to_start_with_and_a_search(language: str) -> None:
    async with visitor() as somebody:
        page = await somebody.get(f"/help/{language}/play/start/")
        assert page.status_code == 200
        assert f'lang="{language}' in page.text
        assert (await somebody.get(f"/help/{language}/search/")).status_code == 200
    policy = page.headers["content-security-policy"]
    assert "form-action 'self'" in policy
    assert "script-src 'self';" in policy


def test_no_page_holds_what_its_law_forbids_or_asks_anybody_else() -> None:
    assert FOLDER is not None
    faults = []
    for page in FOLDER.rglob("*.html"):
        text = page.read_text("utf-8")
        scripts = re.findall(r"<script(?![^>]*\bsrc=)(?![^>]*application/)[^>]*>\s*\S", text)
        styles = re.findall(r"<style|<[a-z][^>]*\sstyle=|<[a-z][^>]*\son[a-z]+=", text)
        outside = re.findall(r"<(?:script|link|img|iframe)[^>]*(?:src|href)=\"https?:[^\"]*", text)
        faults += [(page.name, one) for one in (*scripts, *styles, *outside)]
    for script in FOLDER.rglob("doctools.js"):
        faults += [(script.name, "makes a function")] * (
            "new Function" in script.read_text("utf-8")
        )
    assert faults == []


async def test_without_a_build_it_says_how_to_have_one() -> None:
    async with visitor(None) as somebody:
        answer = await somebody.get("/help/en/play/start/", headers=CHINESE)
    assert answer.status_code == 503
    assert "make docs" in answer.text
    assert "帮助" in answer.text
