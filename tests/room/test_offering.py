"""What a room offers, it can deal."""

from ruleone.room.core.settings import Settings
from ruleone.room.lobby.lobby import unplayable


def test_all_that_is_shipped_can_be_dealt() -> None:
    assert unplayable(Settings()) is None
