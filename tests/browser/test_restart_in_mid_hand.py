"""The room is killed in the middle of a hand and comes back: the page goes on by itself."""

import pytest
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser


def test_page_survives_a_restart_and_the_hand_goes_on(invite: Invite, served: Served) -> None:
    player = invite().join()
    player.wait_for_turn()
    before, table = player.hand, player.table
    heard = len(player.said)

    served.kill()
    lost = player.page.get_by_text("Connecting again")
    expect(lost).to_be_visible()
    served.start()

    player.until(lambda: len(player.said) > heard and player.has_turn())
    expect(lost).to_have_count(0)
    assert player.table["my_seat"] == table["my_seat"]
    assert {key: player.hand[key] for key in ("number", "turn", "board", "log", "seats")} == {
        key: before[key] for key in ("number", "turn", "board", "log", "seats")
    }
    player.press("call", "check")
    told = [entry for entry in player.hand["log"] if entry["seat"] == table["my_seat"]]
    assert told[-1]["code"] in {"call", "check"}
    forget_lost_connections(player.wrong)


def test_command_given_while_the_room_is_down_is_done_once(invite: Invite, served: Served) -> None:
    player = invite().join()
    options = player.wait_for_turn()
    before = player.hand
    player.page.wait_for_timeout(500)
    served.kill()
    move = "check" if options["check"] else "call"
    player.page.locator(f'[data-move="{move}"]').click()
    served.start()
    mine = player.table["my_seat"]
    player.until(
        lambda: player.hand["turn"] > before["turn"] or player.hand["number"] > before["number"]
    )
    logs = [view["hand"]["log"] for view in player.views("table") if view["hand"]]
    done = [
        line
        for line in max((log for log in logs if log[0] == before["log"][0]), key=len)
        if line["seat"] == mine
        and line["n"] > len(before["log"])
        and line["street"] == before["street"]
    ]
    assert [line["code"] for line in done[:1]] == [move]
    forget_lost_connections(player.wrong)


def forget_lost_connections(complaints: list[str]) -> None:
    """The browser itself notes on its console that it could not connect: that was the point."""
    complaints[:] = [one for one in complaints if "WebSocket connection to" not in one]
