"""What an earlier version has written opens, shows what it showed, and goes on."""

import json

import pytest
from earlier import RECORDED, EarlierWorld, Journal, found, go_on, journals
from found_again import named_as_before

FOUND = json.loads((RECORDED / "found.json").read_text("utf-8"))
JOURNALS = [pytest.param(one, id=one.name) for one in journals()]


@pytest.mark.rows("recorded", JOURNALS)
def test_a_recorded_room_is_found_again_and_goes_on(recorded: Journal) -> None:
    world = EarlierWorld(recorded)
    now = json.loads(json.dumps(found(world)))
    play_now = world.lobby(world.connect("a-guest")).play_now
    assert named_as_before(now, FOUND[recorded.name], play_now) == FOUND[recorded.name]
    # The book may have got options since: each has the value that leaves play as it was.
    carried = [one for book in world.room.taken_up.values() for one in book.carried]
    assert {one.why for one in carried} <= {"before", "stays"}
    go_on(world)
    frozen = [host.event for host in world.room._lobby.hosts.values() if host.frozen is not None]
    assert frozen == []
