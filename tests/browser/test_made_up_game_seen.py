"""A made-up draw game in the browser: cards are changed by its buttons, and there is no board."""

import sys
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from made_up_game import GAME, SHEET
from serving import Served
from test_on_a_phone import phone
from test_stud_and_draws import drawing, own_cards, stay_until, thrown
from visitor import Invite, Visitor, expect

from ruleone.words import say

pytestmark = pytest.mark.browser

SERVE: Final = (sys.executable, "-m", "made_up_game", "serve")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room in which the game is dealt."""
    room = Served(tmp_path_factory.mktemp("room"), pace=20.0)
    room.start(SERVE)
    yield room
    room.kill()


def done(visitor: Visitor, command: str, **fields: Any) -> Any:
    """Ask for something that is done."""
    answer = visitor.page.request.post(f"{visitor.address}/api/do/{command}", data=fields)
    assert answer.ok, answer.text()
    return answer.json()["result"]


@pytest.mark.parametrize("look", [{}, phone((390, 844))], ids=["laptop", "phone"])
def test_a_made_up_draw_is_shown_as_a_draw(
    invite: Invite, served: Served, look: dict[str, Any]
) -> None:
    director, player = invite(), invite(**look)
    director.open(served.director)
    terms = {"charged": False, "buy_in": 100}
    sheet = msgspec.to_builtins(SHEET)
    event = done(
        director, "create-event", template="own-sheet", name="Friday", terms=terms, sheet=sheet
    )["event"]
    player.open(f"/event/{event}").see(".head")
    done(player, "join", event=event)
    done(director, "start-event", event=event, reason="all are here")
    player.page.wait_for_url("**/table/**")
    player.until(player.is_dealt_in)
    assert (player.hand["game"], player.hand["kind"]) == (GAME, "draw")
    stay_until(player, drawing)
    player.settle()
    expect(player.page.locator("[data-street]")).to_have_text(say("en", "street-first-draw"))
    expect(player.page.locator("[data-board]")).to_have_count(0)
    expect(player.page.locator('[data-move="stand-pat"]')).to_be_visible()
    first, second, *_ = own_cards(player)
    expect(player.page.locator("[data-pick]")).to_have_count(5)
    for card in (first, second):
        player.page.locator(f'[data-pick="{card}"]').click()
    turn = player.turn
    draw = player.page.locator('[data-move="draw"]')
    expect(draw).to_have_text("Draw 2")
    draw.click()
    assert thrown(player, turn) == sorted([first, second])
