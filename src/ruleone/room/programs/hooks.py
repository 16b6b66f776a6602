"""Hooks: programs that are told of what happens, added and removed by the director."""

from collections.abc import Iterator
from concurrent.futures import Future
from itertools import chain
from typing import Final, get_args

import msgspec

from ruleone import limits
from ruleone.room.batch import Batch
from ruleone.room.given import is_shown, topics_of
from ruleone.room.names import Names
from ruleone.room.programs import commands as p
from ruleone.room.programs import records as r
from ruleone.room.programs.addresses import target_of
from ruleone.room.programs.kind import Kind
from ruleone.room.programs.views import DeliveryView, HooksView, HookView, NotToldView
from ruleone.room.settings import STREAM
from ruleone.rulebook import Refusal
from ruleone.store.people import ERASED
from ruleone.tournament.hands.choosing import Entropy

SECRET_BYTES: Final = 32
ADDRESS_BYTES: Final = 10
UNKNOWN: Final = Refusal("hook-unknown", "illegal")


class Hooks:
    """All hooks in force, by id. `private` says whether they may be in the house's own network;
    `names` keeps their addresses, which stand in no record."""

    def __init__(self, private: bool, names: Names) -> None:
        self.private: Final = private
        self._names: Final = names
        self._hooks: Final[dict[str, r.HookAdded]] = {}
        self._made = 0
        self._sent: Final[dict[str, tuple[int, tuple[DeliveryView, ...]]]] = {}
        self.not_told: tuple[NotToldView, ...] = ()
        """What no hook hears of for now, because telling it failed."""
        self.head = ""
        """The head of the journal that was noted last."""

    def __iter__(self) -> Iterator[r.HookAdded]:
        return iter(tuple(self._hooks.values()))

    def __len__(self) -> int:
        return len(self._hooks)

    def take(self, record: r.HookAdded | r.HookRemoved | r.HookTested) -> None:
        """Take in what the journal has."""
        match record:
            case r.HookAdded():
                self._hooks[record.hook] = record
                self._made += 1
            case r.HookRemoved():
                self._hooks.pop(record.hook, None)
                self._sent.pop(record.hook, None)
            case r.HookTested():
                pass

    def find(self, hook: str) -> r.HookAdded | None:
        """The hook of this id, while it is in force."""
        return self._hooks.get(hook)

    def url(self, hook: str) -> str:
        """Where a hook is told; a dash for one that is not in force, and for one whose address was
        lost with the file that kept it."""
        made = self.find(hook)
        if made is None:
            return ERASED
        return self._names.name(made.address) if made.address else made.url

    def sweep(self) -> "Future[None]":
        """Forget the addresses of all that is not in force: of a hook that was removed, or was
        never written down because the room died. Done when that is durable."""
        return self._names.keep_addresses(made.address for made in self if made.address)

    def event_of(self, hook: str) -> str | None:
        """The event that the hook is told of; None for one that is told of all, or is none."""
        made = self.find(hook)
        return None if made is None else made.event

    @property
    def topics(self) -> tuple[str, ...]:
        """All topics that show hooks."""
        each = (topics_of("hooks", made.event) for made in self)
        return tuple(dict.fromkeys(chain(topics_of("hooks", None), *each)))

    def sent(self, hook: str, waiting: int, last: tuple[DeliveryView, ...]) -> None:
        """What was sent to a hook last, and how much waits to be."""
        if hook in self._hooks:
            self._sent[hook] = (waiting, last)

    def add(
        self, do: p.AddHook, by: str, entropy: Entropy, now_ms: int, batch: Batch
    ) -> HookView | Refusal:
        """A new hook. Its secret is in the answer. Its address is durable before its record is, so
        that none is ever in force without one."""
        if len(self._hooks) >= limits.HOOKS_MAX:
            return Refusal("too-many-hooks", "illegal", {"most": limits.HOOKS_MAX})
        target = target_of(do.url, self.private)
        if isinstance(target, Refusal):
            return target
        if not do.kinds:
            return Refusal("hook-no-kinds", "syntax", {"kinds": get_args(Kind)})
        kinds = tuple(dict.fromkeys(do.kinds))
        name, secret = f"w{self._made + 1}", entropy(SECRET_BYTES).hex()
        address = f"a{entropy(ADDRESS_BYTES).hex()}"
        batch.first = self._names.note_address(address, do.url, now_ms)
        made = r.HookAdded(name, "", kinds, do.event, secret, by, batch.at_ms, address)
        self._note(made, batch)
        return msgspec.structs.replace(self._view(made), secret=secret)

    def remove(self, hook: str, by: str, batch: Batch) -> Refusal | None:
        """Nothing more is sent to it, and once that is written its address is forgotten."""
        made = self.find(hook)
        if made is None:
            return UNKNOWN
        batch.forgotten = (made.address,) if made.address else ()
        self._note(r.HookRemoved(hook, by), batch)
        return None

    def test(self, hook: str, by: str, batch: Batch) -> Refusal | None:
        """Send it something."""
        if hook not in self._hooks:
            return UNKNOWN
        self._note(r.HookTested(hook, by), batch)
        return None

    def view(self, event: str | None) -> HooksView:
        """All hooks, or those for one event, the newest first."""
        newest = reversed(self._hooks.values())
        shown = (self._view(made) for made in newest if is_shown(made.event, event))
        failed = (one for one in self.not_told if event in (None, one.event) or one.event is None)
        head = self.head if event is None else ""
        return HooksView(tuple(shown), self.private, tuple(failed), head)

    def _view(self, made: r.HookAdded) -> HookView:
        waiting, last = self._sent.get(made.hook, (0, ()))
        return HookView(made.hook, self.url(made.hook), made.kinds, made.event, waiting, last)

    def _note(self, record: r.HookAdded | r.HookRemoved | r.HookTested, batch: Batch) -> None:
        batch.add(STREAM, record)
        gone = self.event_of(record.hook)
        self.take(record)
        batch.change(*topics_of("hooks", self.event_of(record.hook) or gone))
