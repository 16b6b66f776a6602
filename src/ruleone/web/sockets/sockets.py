"""The sockets that are open: where all places are taken, whoever only looks makes room."""

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
"""Sockets by their addresses, the first that came first."""


class Sockets:
    """Who has a place. `standing` says whose comes first: the higher one."""

    def __init__(self, standing: Callable[[Caller], int]) -> None:
        self._standing: Final = standing
        self._open: Final[dict[Watcher, None]] = {}
        self._groups: dict[int, Groups] = {}
        """All of them by their standings, as counted a moment ago."""
        self._counted_s = 0.0

    def of(self, person: str) -> int:
        """The number of a person's sockets."""
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
        """It is closed, or has lost its place."""
        self._open.pop(one, None)

    def _least_for(self, newcomer: Watcher) -> Watcher | None:
        """Who goes for a newcomer: one of a lower standing, else one of the same where its address
        has more places than the newcomer's would have; of the address that has the most."""
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
        """Count them again, where that was done a while ago."""
        now_s = time.monotonic()
        if now_s - self._counted_s < _COUNTED_EVERY_S:
            return
        self._counted_s, self._groups = now_s, {}
        for one in self._open:
            groups = self._groups.setdefault(self._standing(one.caller), {})
            groups.setdefault(one.address, deque()).append(one)
