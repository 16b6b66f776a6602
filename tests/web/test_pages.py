"""The built pages: one for every view, kept for ever where their name says what is in them."""

import gzip
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from houses import House

from ruleone import limits

PAGES = ("/", "/event/{event}", "/table/{event}/{table:int}", "/rules/{edition:path}")
SCRIPT = "export const words = 'pages '.repeat(100);" * 20


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Pages as the build leaves them."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>", "utf-8")
    (folder / "mark.svg").write_text("<svg/>", "utf-8")
    (folder / "pages.json").write_text(json.dumps(PAGES), "utf-8")
    (folder / "assets" / "index-0a1b.js").write_text(SCRIPT, "utf-8")
    (folder / "assets" / "index-0a1b.js.br").write_bytes(b"brotli of it")
    (folder / "assets" / "index-0a1b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "plain-2c3d.js").write_text("export {};", "utf-8")
    (folder / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html>the page, small"))
    (tmp_path / "secret").write_text("not for visitors", "utf-8")
    return folder


@pytest.fixture
async def browser(built: Path) -> AsyncIterator[httpx.AsyncClient]:
    house = House()
    transport = httpx.ASGITransport(house.application(built))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        yield client
    house.close()


@pytest.mark.parametrize("path", PAGES)
async def test_every_view_is_the_same_page(browser: httpx.AsyncClient, path: str) -> None:
    where = re.sub(r"{\w+(:path)?}", "e1", path.replace("{table:int}", "2"))
    response = await browser.get(where)
    assert response.status_code == 200
    assert "the page" in response.text
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"
    assert "set-cookie" in response.headers


async def test_assets_are_kept_and_the_rest_is_asked_for_again(browser: httpx.AsyncClient) -> None:
    script = await browser.get("/assets/index-0a1b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert "set-cookie" not in script.headers
    mark = await browser.get("/mark.svg")
    assert mark.headers["content-type"].startswith("image/svg+xml")
    assert mark.headers["cache-control"] == "no-cache"


async def test_what_is_built_comes_in_the_form_that_the_browser_takes(
    browser: httpx.AsyncClient,
) -> None:
    rows = {
        "gzip, deflate, br": ("br", b"brotli of it"),
        "br;q=0.9, gzip": ("br", b"brotli of it"),
        "gzip": ("gzip", gzip.compress(SCRIPT.encode())),
        "br;q=0, gzip;q=0.5": ("gzip", gzip.compress(SCRIPT.encode())),
        "identity": (None, SCRIPT.encode()),
        "": (None, SCRIPT.encode()),
    }
    faults, tags = [], set()
    for accepts, (coding, body) in rows.items():
        request = browser.build_request(
            "GET", "/assets/index-0a1b.js", headers={"Accept-Encoding": accepts}
        )
        answer = await browser.send(request, stream=True)
        raw = b"".join([part async for part in answer.aiter_raw()])
        tags.add(answer.headers["etag"])
        told = (answer.headers.get("content-encoding"), answer.headers.get("vary"))
        same = len(raw) == len(body) and answer.headers["content-type"].startswith(
            "text/javascript"
        )
        if told != (coding, "Accept-Encoding") or not same:
            faults.append((accepts, told, len(raw)))
        await answer.aclose()
    assert not faults
    assert len(tags) == 3, "a cache must not take one form for another"


async def test_a_form_that_is_kept_is_not_sent_again(browser: httpx.AsyncClient) -> None:
    first = await browser.get("/assets/index-0a1b.js", headers={"Accept-Encoding": "gzip"})
    kept = {"Accept-Encoding": "gzip", "If-None-Match": first.headers["etag"]}
    assert (await browser.get("/assets/index-0a1b.js", headers=kept)).status_code == 304
    other = {**kept, "Accept-Encoding": "identity"}
    assert (await browser.get("/assets/index-0a1b.js", headers=other)).status_code == 200


async def test_the_page_itself_comes_compressed(browser: httpx.AsyncClient) -> None:
    page = await browser.get("/", headers={"Accept-Encoding": "gzip"})
    assert page.text == "<!doctype html>the page, small"
    assert page.headers["vary"] == "Accept-Encoding"
    assert "set-cookie" in page.headers
    whole = await browser.get("/", headers={"Accept-Encoding": "identity"})
    assert "<title>the page" in whole.text
    assert "vary" not in (await browser.get("/assets/plain-2c3d.js")).headers
    for beside in ("/pages.json", "/index.html.gz"):
        assert (await browser.get(beside)).status_code == 404


async def test_unknown_address_is_said_so(browser: httpx.AsyncClient) -> None:
    page = await browser.get("/nowhere", headers={"Accept": "text/html"})
    assert page.status_code == 404
    assert "the page" in page.text, "the page says it in its own words"
    program = await browser.get("/nowhere", headers={"Accept-Language": "zh"})
    assert (program.status_code, program.text) == (404, "没有这个页面。\n")
    assert (await browser.get("/assets/none.js")).status_code == 404


async def test_unknown_address_gives_a_newcomer_his_session(browser: httpx.AsyncClient) -> None:
    page = await browser.get("/nowhere", headers={"Accept": "text/html"})
    assert "set-cookie" in page.headers, "from here he goes to the lobby without another page"
    assert "set-cookie" not in (await browser.get("/assets/none.js")).headers


async def test_link_that_opens_nothing_is_said_on_a_page(browser: httpx.AsyncClient) -> None:
    await browser.get("/api/me")
    page = await browser.get("/link/xyz", headers={"Accept": "text/html"})
    assert page.status_code == 404
    assert "the page" in page.text
    program = await browser.get("/link/xyz")
    assert program.status_code == 404
    assert program.text.startswith("This link does not work")


@pytest.mark.parametrize(
    "path",
    ["/assets/../../secret", "/assets/..%2f..%2fsecret", "/../secret", "/assets//etc/passwd"],
)
async def test_nothing_beside_the_pages_is_served(browser: httpx.AsyncClient, path: str) -> None:
    response = await browser.get(path)
    assert response.status_code == 404
    assert "not for visitors" not in response.text


async def test_head_makes_nobody(browser: httpx.AsyncClient) -> None:
    assert "set-cookie" not in (await browser.head("/")).headers


async def test_room_without_pages_says_so() -> None:
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        response = await client.get("/", headers={"Accept-Language": "en"})
        assert response.status_code == 503
        assert "not built" in response.text
        assert (await client.get("/healthz")).status_code == 200
    house.close()


async def test_too_many_newcomers_of_one_address_wait(browser: httpx.AsyncClient) -> None:
    statuses = []
    for _ in range(int(limits.LOOKERS_AT_ONCE) + 100):
        browser.cookies.clear()
        statuses.append((await browser.get("/")).status_code)
        if statuses[-1] == 429:
            break
    assert statuses[0] == 200
    assert statuses[-1] == 429
