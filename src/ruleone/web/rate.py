"""Rate limits: buckets that fill at a steady rate; and callers not heard for a while."""

import time
from collections import OrderedDict
from typing import Final

from ruleone import limits
from ruleone.rulebook.citation import Refusal

TOO_FAST: Final = Refusal(code="too-fast", kind="illegal")


class Bucket:
    """Holds up to `at_once` tokens and gains `per_second`; each ask takes one."""

    __slots__ = ("_at_once", "_level", "_per_second", "_seen_s", "over")

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second: Final = per_second
        self._at_once: Final = at_once
        self._level = at_once
        self._seen_s: float | None = None
        self.over = 0
        """Number of tokens asked for in vain since it was last full."""

    def take(self, now_s: float) -> bool:
        """Take a token; whether there was one.

        `now_s` is any clock that goes forward.
        """
        if self._seen_s is not None:
            gained = (now_s - self._seen_s) * self._per_second
            self._level = min(self._at_once, self._level + gained)
        self._seen_s = now_s
        if self._level >= self._at_once:
            self.over = 0
        if self._level < 1.0:
            self.over += 1
            return False
        self._level -= 1.0
        return True

    def give_back(self) -> None:
        """Return the token that was taken last."""
        self._level = min(self._at_once, self._level + 1.0)


class Buckets:
    """A bucket for each of many (addresses, persons); the longest unseen are forgotten first."""

    def __init__(self, per_second: float, at_once: float, kept_max: int) -> None:
        self._per_second: Final = per_second
        self._at_once: Final = at_once
        self._kept_max: Final = kept_max
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        """Take a token from the bucket of `whose`; whether there was one."""
        bucket = self._buckets.setdefault(whose, Bucket(self._per_second, self._at_once))
        self._buckets.move_to_end(whose)
        # A flood from many addresses must not fill the memory; the longest unseen has a full bucket
        # anyway.
        if len(self._buckets) > self._kept_max:
            self._buckets.popitem(last=False)
        return bucket.take(time.monotonic())

    def give_back(self, whose: str) -> None:
        """Return the token that was taken last from the bucket of `whose`."""
        if (bucket := self._buckets.get(whose)) is not None:
            bucket.give_back()

    def over(self, whose: str) -> int:
        """Return the number of tokens `whose` asked for in vain since the bucket was last full."""
        bucket = self._buckets.get(whose)
        return 0 if bucket is None else bucket.over


class LetGo:
    """Persons disconnected for asking too fast, with the time until each is served again.

    The first are forgotten first.
    """

    def __init__(self) -> None:
        self._until_s: Final[OrderedDict[str, float]] = OrderedDict()

    def add(self, person: str) -> None:
        """Ignore this person for a while."""
        self._until_s[person] = time.monotonic() + limits.LET_GO_S
        self._until_s.move_to_end(person)
        if len(self._until_s) > limits.BUCKETS_MAX:
            self._until_s.popitem(last=False)

    def left_s(self, person: str) -> float:
        """Return the seconds left for the person; 0 for everybody else."""
        left_s = self._until_s.get(person, 0.0) - time.monotonic()
        if left_s > 0.0:
            return left_s
        self._until_s.pop(person, None)
        return 0.0
