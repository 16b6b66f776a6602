"""One connection as the shell knows it: who it is, what it watches, what it is to be sent."""

from collections.abc import Iterable
from typing import Final

from ruleone.room.roles import Caller
from ruleone.room.views import Gone
from ruleone.web.mailbox import Mailbox


class Watcher:
    """A connection that asks and watches, from an address. Its topics are those the room let it
    watch."""

    def __init__(self, caller: Caller) -> None:
        self.caller: Final = caller
        self.mailbox: Final = Mailbox()
        self.topics: frozenset[str] = frozenset()

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.caller.address


Frame = tuple[Watcher, str, bytes | Gone]
"""A topic's view for one who watches it, or that it is gone for this watcher."""


def show(frames: Iterable[Frame]) -> None:
    """Put views into the mailboxes of those who watch them still."""
    for watcher, topic, view in frames:
        if isinstance(view, Gone):
            watcher.mailbox.post(view)
        elif topic in watcher.topics:
            watcher.mailbox.show(topic, view)
