"""One connection as the shell knows it: who it is, what it watches, what it is to be sent."""

from typing import Final

from ruleone.room.roles import Caller
from ruleone.web.mailbox import Mailbox


class Watcher:
    """A connection that asks and watches. Its topics are those the room let it watch."""

    def __init__(self, caller: Caller) -> None:
        self.caller: Final = caller
        self.mailbox: Final = Mailbox()
        self.topics: frozenset[str] = frozenset()
