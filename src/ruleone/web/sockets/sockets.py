"""Open sockets: where all places are taken, visitors who only look make room."""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from ruleone import limits
from ruleone.room.core.roles import Caller
from ruleone.room.views import Closing
from ruleone.web.shell.watcher import Watcher
from ruleone.web.sockets.places import sockets_max

FULL: Final = "room-full"
_COUNTED_EVERY_S: Final = 1.0

Groups = dict[str, deque[Watcher]]
"""Sockets by their addresses, the earliest first."""


class Sockets:
    """The sockets with a place.

    `standing` is the rank of a connection: the higher one comes first.
    """

    def __init__(self, standing: Callable[[Caller], int]) -> None:
        self._standing: Final = standing
        self._open: Final[dict[Watcher, None]] = {}
        self._groups: dict[int, Groups] = {}
        """All of them by their standings, as counted a moment ago."""
        self._counted_s = 0.0

    def of(self, person: str) -> int:
        """Return the number of a person's sockets."""
        return sum(one.caller.person == person for one in self._open)

    def take(self, newcomer: Watcher) -> bool:
        """Give a socket its place, if need be that of another; whether there is one."""
        if len(self._open) >= sockets_max():
            least = self._least_for(newcomer)
            if least is None:
                return False
            del self._open[least]
            least.mailbox.post(Closing(FULL, int(limits.FULL_RETRY_S * 1000)))
        self._open[newcomer] = None
        return True

    def leave(self, one: Watcher) -> None:
        """Free the place of a socket that is closed, or has lost it."""
        self._open.pop(one, None)

    def _least_for(self, newcomer: Watcher) -> Watcher | None:
        """Return the socket that makes room for a newcomer, if any.

        It is one of a lower standing, else one of the same where its address has more places than
        the newcomer's would have. The one of the address that has the most is taken.
        """
        own = self._standing(newcomer.caller)
        self._count()
        for standing in range(own + 1):
            groups = self._groups.get(standing, {})
            largest = max(groups.values(), key=len, default=None)
            fewest = 1 if standing < own else len(groups.get(newcomer.address, ())) + 2
            while largest is not None and len(largest) >= fewest:
                one = largest.popleft()
                if one in self._open and self._standing(one.caller) == standing:
                    self._groups.setdefault(own, {}).setdefault(newcomer.address, deque())
                    self._groups[own][newcomer.address].append(newcomer)
                    return one
        return None

    def _count(self) -> None:
        """Count them again, where the last count is a while ago."""
        now_s = time.monotonic()
        if now_s - self._counted_s < _COUNTED_EVERY_S:
            return
        self._counted_s, self._groups = now_s, {}
        for one in self._open:
            groups = self._groups.setdefault(self._standing(one.caller), {})
            groups.setdefault(one.address, deque()).append(one)
