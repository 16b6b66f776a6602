"""What a table shows and asks for: who is a bot, suits in four colours, and nothing from
anywhere but the room."""

from urllib.parse import urlsplit

import pytest
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

PAGES = ("/", "/rules", "/results", "/league", "/home", "/replay")


@pytest.mark.feature("computer-players")
def test_each_house_player_is_labelled_as_one(invite: Invite) -> None:
    player = invite().join()

    def labelled() -> set[str | None]:
        seats = player.page.locator("[data-seat]:has([title='computer player'])").all()
        return {seat.get_attribute("data-seat") for seat in seats}

    def house() -> set[str | None]:
        return {str(one["seat"]) for one in player.table["players"] if one["house"]}

    player.until(lambda: house() and labelled() == house())
    assert str(player.table["my_seat"]) not in labelled()


def colours(visitor: Visitor) -> list[str]:
    """Those in which cards of the four suits are drawn."""
    told: list[str] = visitor.page.evaluate(
        """() => [...'shcd'].map((suit) =>
          getComputedStyle(document.documentElement).getPropertyValue('--suit-' + suit).trim())"""
    )
    return told


def drawn_in(visitor: Visitor) -> set[tuple[str, str]]:
    """Suit and colour of each own card that is on the page."""
    return {
        (suit, colour)
        for suit, colour in visitor.page.evaluate(
            """() => [...document.querySelectorAll('[data-seat] .hole g')].flatMap((group) =>
              [...group.classList].filter((name) => 'shcd'.includes(name)).map((suit) =>
                [suit, getComputedStyle(group).color]))"""
        )
    }


@pytest.mark.feature("accessible")
def test_a_deck_of_four_colours_is_chosen_and_kept(invite: Invite) -> None:
    player = invite().join()
    assert len(set(colours(player))) == 2
    player.page.locator("header button[aria-haspopup=dialog]").first.click()
    player.page.get_by_role("dialog").get_by_role("button", name="Four colours").click()
    assert len(set(colours(player))) == 4
    player.page.reload()
    player.until(player.is_dealt_in)
    assert len(set(colours(player))) == 4
    player.until(lambda: drawn_in(player))
    shown = drawn_in(player)
    assert len({colour for _, colour in shown}) == len({suit for suit, _ in shown})


@pytest.mark.feature("offline")
def test_pages_ask_nobody_but_the_room(invite: Invite, served: Served) -> None:
    """All that a page needs is served by the room: it plays where there is no internet."""
    player = invite()
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.page.on("websocket", lambda socket: asked.append(socket.url))
    player.join().until(player.is_dealt_in)
    for page in PAGES:
        player.open(page).see("main")
        expect(player.page.locator("main")).not_to_be_empty()
    room = urlsplit(served.address).netloc
    assert len(asked) > len(PAGES)
    assert {urlsplit(url).netloc for url in asked if urlsplit(url).scheme != "data"} == {room}
