"""One connection as the shell knows it: its person, its topics, and its mailbox."""

from collections.abc import Iterable
from typing import Final

from ruleone.room.core.roles import Caller
from ruleone.room.views import Gone
from ruleone.web.sessions.lookers import Looker
from ruleone.web.shell.mailbox import Mailbox


class Watcher:
    """A connection that asks and watches, of a session, which is "" for a program's.

    `caller` is who acts there: the browser's `own` person, or who of the staff is signed in. Its
    topics are those the room let it watch. Where it is a `looker` its person does not exist before
    the first act.
    """

    def __init__(self, caller: Caller, looker: Looker | None = None, session: str = "") -> None:
        self.own: Final = caller
        self.caller = caller
        self.looker: Final = looker
        self.session: Final = session
        self.mailbox: Final = Mailbox()
        self.topics: frozenset[str] = frozenset()

    @property
    def address(self) -> str:
        """Return the address of the connection."""
        return self.caller.address


Frame = tuple[Watcher, str, bytes | Gone]
"""A topic's view for a watcher, or the note that it is gone for this watcher."""


def show(frames: Iterable[Frame]) -> None:
    """Put views into the mailboxes of those who watch them still."""
    for watcher, topic, view in frames:
        if isinstance(view, Gone):
            watcher.mailbox.post(view)
        elif topic in watcher.topics:
            watcher.mailbox.show(topic, view)
