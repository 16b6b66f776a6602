"""The room is killed in the middle of a hand and comes back: the page goes on by itself."""

from collections.abc import Iterator

import pytest
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that rests after each hand, so that all of it is told before the next."""
    with Served(tmp_path_factory.mktemp("room"), pace=3.0) as room:
        yield room


def test_page_survives_a_restart_and_the_hand_goes_on(invite: Invite, served: Served) -> None:
    player = invite().join()
    player.wait_for_turn()
    before, table = player.hand, player.table
    heard = len(player.said)

    served.kill()
    lost = player.page.get_by_text("Reconnecting")
    expect(lost).to_be_visible()
    served.start()

    player.until(lambda: len(player.said) > heard and player.has_turn())
    expect(lost).to_have_count(0)
    assert player.table["my_seat"] == table["my_seat"]
    assert {key: player.hand[key] for key in ("number", "turn", "board", "log", "seats")} == {
        key: before[key] for key in ("number", "turn", "board", "log", "seats")
    }
    player.press("call", "check")
    player.until(lambda: player.acts)
    assert player.acts[0]["type"] in {"call", "check"}
    forget_lost_connections(player.wrong)


def test_command_given_while_the_room_is_down_is_done_once(invite: Invite, served: Served) -> None:
    player = invite().join()
    options = player.wait_for_turn()
    hand = player.hand["number"]
    done = len(player.own_lines(hand))
    player.settle()
    served.kill()
    move = "check" if options["check"] else "call"
    player.page.locator(f'[data-move="{move}"]').click()
    served.start()
    player.until(lambda: player.acts and len(player.own_lines(hand)) > done)
    assert player.acts == [{"type": move}]
    assert player.own_lines(hand)[done]["code"] == move
    forget_lost_connections(player.wrong)


def forget_lost_connections(complaints: list[str]) -> None:
    """The browser itself notes on its console that it could not connect: that was the point."""
    lost = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED")
    complaints[:] = [one for one in complaints if not any(words in one for words in lost)]
