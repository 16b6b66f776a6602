"""What a room offers, it can deal."""

from ruleone.room.offering import unplayable
from ruleone.room.settings import Settings


def test_all_that_is_shipped_can_be_dealt() -> None:
    assert unplayable(Settings()) is None
