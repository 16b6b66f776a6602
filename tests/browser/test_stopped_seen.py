"""The room is stopped for longer than two seconds while a page is open, and the page goes on."""

import json
import os
import signal
import time

import pytest
from home_game import heads_up
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

STOPPED_S = 4


def test_a_page_goes_on_with_a_room_that_was_stopped(invite: Invite, served: Served) -> None:
    first, other = heads_up(invite)
    turn, log = first.turn, first.hand["log"]
    began_ms = first.table["turn"]["started_ms"]
    welcomed = welcomes(first)
    os.kill(served.pid, signal.SIGSTOP)
    time.sleep(STOPPED_S)
    os.kill(served.pid, signal.SIGCONT)
    first.until(lambda: first.table["turn"]["started_ms"] > began_ms)
    assert (first.turn, first.hand["log"]) == (turn, log)
    # Another time holds in the room than the page thought: it has been told.
    first.until(lambda: welcomes(first) == welcomed + 1)
    expect(first.page.locator("[data-stale]")).to_have_count(0)
    first.settle()
    first.press("call")
    other.wait_for_turn()
    other.press("check")
    first.until(lambda: first.hand["street"] == "flop")


def welcomes(visitor: Visitor) -> int:
    """How often the page was told who it is."""
    return sum(json.loads(said)["type"] == "welcome" for said in visitor.said)
