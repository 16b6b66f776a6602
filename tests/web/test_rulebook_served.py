"""The rulebook over plain HTTP: nobody need say who he is, and what is kept is not sent again."""

from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest
from houses import House

from ruleone import limits
from ruleone.room.pages.rules import DifferencesView, RulebookView, RuleView
from ruleone.rulebook import EDITIONS, edition, options, rules
from ruleone.rulebook.citation import Refusal

CLUB = "modern+clock.seconds=30~friday-club"


@pytest.fixture
async def reader() -> AsyncIterator[httpx.AsyncClient]:
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        yield client
    house.close()


async def test_an_edition_is_read_without_a_session(reader: httpx.AsyncClient) -> None:
    response = await reader.get("/api/rules")
    assert "set-cookie" not in response.headers
    book = msgspec.json.decode(response.content, type=RulebookView)
    assert (book.edition, book.house, book.editions) == ("modern", "", EDITIONS)
    assert set(book.in_force) == edition("modern").rules
    assert book.changed == ()


async def test_a_house_is_read_with_what_it_has_changed(reader: httpx.AsyncClient) -> None:
    response = await reader.get("/api/rules", params={"edition": CLUB})
    book = msgspec.json.decode(response.content, type=RulebookView)
    assert (book.base, book.house) == ("modern", "friday-club")
    (changed,) = book.changed
    assert (changed.option, changed.value["en"], changed.rule) == (
        "clock.seconds",
        "30",
        "tda2024-29.3",
    )
    assert changed.was is not None
    assert changed.was["zh"] == "25"


async def test_a_rule_is_read_in_the_edition_asked_for(reader: httpx.AsyncClient) -> None:
    response = await reader.get("/api/rules/house-43.1", params={"edition": "tda2011"})
    view = msgspec.json.decode(response.content, type=RuleView)
    assert (view.rule, view.edition, view.in_force) == ("house-43.1", "tda2011", False)
    assert view.words["en"] == rules()["house-43.1"].words["en"]
    reopens = next(each for each in view.settings if each.option == "reopen.cumulative")
    assert (reopens.value["en"], reopens.value["zh"], reopens.rule) == ("no", "否", "tda2011-38.3")


async def test_two_editions_are_compared_as_on_the_command_line(
    reader: httpx.AsyncClient,
) -> None:
    asked = {"first": "tda2011", "second": "tda2019"}
    response = await reader.get("/api/rules/compared", params=asked)
    view = msgspec.json.decode(response.content, type=DifferencesView)
    unlike = edition("tda2011").unlike(edition("tda2019"))
    assert tuple(each.option for each in view.differences) == unlike
    assert view.of == len(options())
    first = view.differences[0]
    assert (first.first.value["en"], first.second.value["en"]) == ("10", "9")
    assert (first.first.rule, first.second.rule) == ("tda2011-9.1", "tda2019-RP-9.1")


@pytest.mark.parametrize("path", ["/api/rules", "/api/rules/house-1", "/api/rules/compared"])
async def test_what_a_browser_has_is_not_sent_again(reader: httpx.AsyncClient, path: str) -> None:
    first = await reader.get(path)
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    again = await reader.get(path, headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = await reader.get(path, headers={"if-none-match": '"another"'})
    assert (other.status_code, other.content) == (200, first.content)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/rules/house-999", "no-such-rule"),
        ("/api/rules/%00", "no-such-rule"),
        ("/api/rules?edition=modernn", "no-such-edition"),
        ("/api/rules/house-1?edition=modern%2Bclock.seconds=x", "no-such-edition"),
        ("/api/rules?edition=" + "m" * 5000, "no-such-edition"),
        ("/api/rules/compared?first=house&second=nowhere", "no-such-edition"),
    ],
)
async def test_what_there_is_not_is_said(reader: httpx.AsyncClient, path: str, code: str) -> None:
    response = await reader.get(path)
    assert response.status_code == 404
    assert msgspec.json.decode(response.content, type=Refusal).code == code


async def test_nobody_may_ask_without_end(
    reader: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 0.0)
    codes = [
        (await reader.get("/api/rules")).status_code for _ in range(int(limits.RULES_AT_ONCE) + 2)
    ]
    assert codes == [200] * int(limits.RULES_AT_ONCE) + [429] * 2
