"""Every language that is found in `locale/` is offered, understood, and sent to the pages."""

import httpx
import pytest
from houses import House
from typer.testing import CliRunner

from ruleone.cli.app import command_line
from ruleone.cli.language import language_of as language_of_environment
from ruleone.web.replies import language_of
from ruleone.words import LANGUAGES, SOURCE, say

TABLE = {
    "title": "Friday",
    "game": "nlhe",
    "level": {"small_blind": 50, "big_blind": 100},
    "chips": [25, 100],
    "seats": [{"seat": n, "name": f"P{n}", "stack": 10_000} for n in (1, 2, 3)],
}


@pytest.mark.rows("language", LANGUAGES)
def test_who_asks_for_a_language_gets_it(language: str) -> None:
    assert language_of(f"xx, {language}-XX;q=0.8, {SOURCE};q=0.1") == language
    assert language_of_environment({"LC_ALL": f"{language}_XX.UTF-8", "LANG": "xx"}) == language
    rank = CliRunner().invoke(command_line(("rank",)), ["rank", "KsKhAd9c2c", "--lang", language])
    assert rank.exit_code == 0, rank.output


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    rank = CliRunner().invoke(command_line(("rank",)), ["rank", "KsKhAd9c2c", "--lang", "xx"])
    assert rank.exit_code == 2
    assert all(language in rank.output for language in LANGUAGES)
    assert language_of("xx") == language_of_environment({"LANG": "xx"}) == SOURCE


async def test_texts_go_over_the_wire_in_every_language() -> None:
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as boss:
        for language in LANGUAGES:
            nothing = await boss.get("/nothing", headers={"Accept-Language": language})
            assert nothing.text == say(language, "web-nothing-here") + "\n"
        rule = (await boss.get("/api/rules/house-1")).json()
        assert [*rule["title"]] == [*rule["words"]] == [*LANGUAGES]
        assert all(rule["title"].values())
        await boss.get("/api/me")
        await boss.get(f"/link/{await house.shell.director_link()}")
        await boss.post("/api/do/open-live-table", json=TABLE)
        texts = {language: f"Dinner ({language})" for language in LANGUAGES}
        for said in (texts, {LANGUAGES[-1]: "Quiet"}):
            done = await boss.post("/api/do/announce-live", json={"texts": said})
            assert done.status_code == 200, done.text
        board = (await boss.get("/api/view/live-board/l1")).json()
        assert [one["texts"] for one in board["announcements"]] == [
            {LANGUAGES[-1]: "Quiet"},
            texts,
        ]
        unknown = await boss.post("/api/do/announce-live", json={"texts": {"xx": "Quiet"}})
        assert unknown.json()["result"]["code"] == "live-language"
        situations = (await boss.get("/api/view/situations")).json()
        assert {tuple(kind["words"]) for kind in situations["kinds"]} == {LANGUAGES}
    house.close()
