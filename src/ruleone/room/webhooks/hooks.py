"""Hooks: programs that receive news of the room, and the director's orders about them.

The room sends to the address that a director wrote down. It must not be led to machines that only
the room can reach, so the addresses are restricted.
"""

import re
from collections.abc import Iterator
from concurrent.futures import Future
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from itertools import chain
from typing import Final, get_args

import msgspec

from ruleone import limits
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import Names
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DIRECTOR, grant_topics, is_shown
from ruleone.room.core.settings import STREAM
from ruleone.room.event.host.order import missing
from ruleone.room.webhooks import records as r
from ruleone.room.webhooks.records import DeliveryView, HooksView, HookView, Kind, NotToldView
from ruleone.rulebook import Refusal
from ruleone.store.people import ERASED

_PORTS: Final = {"http": 80, "https": 443}

_URL: Final = re.compile(
    r"(?P<scheme>https?)://"
    r"(?P<named>(?:\[(?P<number>[0-9A-Fa-f:.]+)\]|(?P<name>[\w.-]+))(?::(?P<port>[0-9]{1,5}))?)"
    r"(?P<path>/[!-~]*)?",
    re.ASCII,
)
"""No user, no password, nothing that is not printed, and in what follows the machine no space."""

_PORT_MAX: Final = 65_535

_CARRYING: Final = tuple(
    map(IPv6Network, ("::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96"))
)
"""Numbers that end with one of the older form, to which they lead; but for `::` and `::1`."""

_TRANSLATED: Final = tuple(map(IPv6Network, ("64:ff9b:1::/48", "2001::/32")))
"""Numbers that lead to one of the older form by what only their network knows."""

_SITE: Final = IPv6Network("fec0::/10")
"""A house's own network, as it was once numbered."""

BAD_URL: Final = Refusal("hook-url", "syntax", {"most": limits.HOOK_URL_MAX_CHARACTERS})

PRIVATE: Final = Refusal("hook-private", "illegal")


class Target:
    """An address taken apart: where to connect, and what to ask for there."""

    def __init__(self, found: "re.Match[str]") -> None:
        self.secure: Final = found["scheme"] == "https"
        self.host: Final = found["number"] or found["name"]
        self.port: Final = int(found["port"] or _PORTS[found["scheme"]])
        self.named: Final = found["named"]
        self.path: Final = found["path"] or "/"


def target_of(url: str, private: bool) -> Target | Refusal:
    """Return the target of an address, or why it may not be one.

    Names are looked up when something is sent; numbers are checked at once. `private` allows the
    host's own network.
    """
    found = _URL.fullmatch(url) if len(url) <= limits.HOOK_URL_MAX_CHARACTERS else None
    if found is None or "#" in url:
        return BAD_URL
    target = Target(found)
    if not 0 < target.port <= _PORT_MAX:
        return BAD_URL
    try:
        number = ip_address(target.host)
    except ValueError:
        return target if found["number"] is None else BAD_URL
    return target if may_reach(str(number), private) else PRIVATE


def may_reach(address: str, private: bool) -> bool:
    """Whether something may be sent to this number.

    Any number that is global, with `private` also those of the host's own network and of this
    machine. Never one that is valid on a single link alone.
    """
    number = ip_address(address.partition("%")[0])
    if isinstance(number, IPv6Address):
        inner = _carried(number)
        if inner is not None:
            return may_reach(str(inner), private)
        if any(number in network for network in _TRANSLATED):
            return False
    if number.is_link_local or number.is_multicast or number.is_unspecified:
        return False
    of_house = number.is_private or number.is_loopback or number in _SITE
    return private if of_house else number.is_global


def _carried(number: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 number that an IPv6 number leads to, None where it leads to none."""
    if number.sixtofour is not None:
        return number.sixtofour
    carries = any(number in network for network in _CARRYING)
    return IPv4Address(int(number) & 0xFFFF_FFFF) if carries and int(number) > 1 else None


SECRET_BYTES: Final = 32
ADDRESS_BYTES: Final = 10
UNKNOWN: Final = Refusal("hook-unknown", "illegal")


class Hooks:
    """All hooks in force, by id.

    `private` says whether they may be in the host's own network; `names` keeps their addresses,
    which are in no record.
    """

    def __init__(self, private: bool, names: Names) -> None:
        self.private: Final = private
        self._names: Final = names
        self._hooks: Final[dict[str, r.HookAdded]] = {}
        self._made = 0
        self._sent: Final[dict[str, tuple[int, tuple[DeliveryView, ...]]]] = {}
        self.not_told: tuple[NotToldView, ...] = ()
        """The news that no hook gets for now, because sending it failed."""
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
        """Return the hook of this id while it is in force, else None."""
        return self._hooks.get(hook)

    def url(self, hook: str) -> str:
        """Return the address of a hook.

        A dash for one that is not in force, and for one whose address was lost with the file that
        kept it.
        """
        made = self.find(hook)
        if made is None:
            return ERASED
        return self._names.name(made.address) if made.address else made.url

    def sweep(self) -> "Future[None]":
        """Erase the addresses of all hooks that are not in force; done when that is durable.

        These are hooks that were removed, or never written down because the room died.
        """
        return self._names.keep_addresses(made.address for made in self if made.address)

    def event_of(self, hook: str) -> str | None:
        """Return the event of the hook; None for all events, and for an unknown hook."""
        made = self.find(hook)
        return None if made is None else made.event

    @property
    def topics(self) -> tuple[str, ...]:
        """All topics that show hooks."""
        each = (grant_topics("hooks", made.event) for made in self)
        return tuple(dict.fromkeys(chain(grant_topics("hooks", None), *each)))

    def sent(self, hook: str, waiting: int, last: tuple[DeliveryView, ...]) -> None:
        """Note what was sent to a hook last, and how much still waits."""
        if hook in self._hooks:
            self._sent[hook] = (waiting, last)

    def add(self, url: str, kinds: tuple[Kind, ...], event: str | None, step: Step) -> HookView:
        """Add a hook; the view has its secret.

        Its address is durable before its record is, so that none is ever in force without one.
        """
        entropy, batch = step.ports.entropy, step.batch
        name, secret = f"w{self._made + 1}", entropy(SECRET_BYTES).hex()
        address = f"a{entropy(ADDRESS_BYTES).hex()}"
        batch.first = self._names.note_address(address, url, step.wall_ms)
        by = step.person
        made = r.HookAdded(name, "", kinds, event, secret, by, batch.at_ms, address)
        self._note(made, batch)
        return msgspec.structs.replace(self._view(made), secret=secret)

    def remove(self, hook: str, by: str, batch: Batch) -> Refusal | None:
        """Remove the hook; its address is erased once that is written."""
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
        """Return all hooks, or those for one event, the newest first."""
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
        batch.change(*grant_topics("hooks", self.event_of(record.hook) or gone))


class HookGiven(Done, frozen=True):
    """A hook was added."""

    hook: HookView | None = None


class AddHook(Order, frozen=True, tag="add-hook"):
    """Director: send news of these kinds to a program at this address, of all events or of one.

    The answer's `hook` has the secret that signs what is sent, this once.
    """

    url: str
    kinds: tuple[Kind, ...]
    event: str | None = None

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Add the hook."""
        hooks = step.part(Hooks)
        if (refused := missing(self.event, step)) is not None:
            return refused
        if len(hooks) >= limits.HOOKS_MAX:
            return Refusal("too-many-hooks", "illegal", {"most": limits.HOOKS_MAX})
        target = target_of(self.url, hooks.private)
        if isinstance(target, Refusal):
            return target
        if not self.kinds:
            return Refusal("hook-no-kinds", "syntax", {"kinds": get_args(Kind)})
        kinds = tuple(dict.fromkeys(self.kinds))
        return HookGiven(hook=hooks.add(self.url, kinds, self.event, step))

    def kept(self) -> Order:
        """Return the order without its address."""
        return msgspec.structs.replace(self, url="")


class RemoveHook(Order, frozen=True, tag="remove-hook"):
    """Director: remove a hook; nothing more is sent to it, nor what still waits.

    The director of one event may remove hooks of that event alone.
    """

    hook: str

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Remove the hook."""
        return step.part(Hooks).remove(self.hook, step.person, step.batch) or Done()

    def meant(self, step: Step) -> str | None:
        """Return the event of the hook, None for all events."""
        return step.part(Hooks).event_of(self.hook)


class TryHook(Order, frozen=True, tag="try-hook"):
    """Director: send a hook something of the kind `test`."""

    hook: str

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Send the hook something."""
        return step.part(Hooks).test(self.hook, step.person, step.batch) or Done()

    def meant(self, step: Step) -> str | None:
        """Return the event of the hook, None for all events."""
        return step.part(Hooks).event_of(self.hook)


ORDERS = (AddHook, RemoveHook, TryHook)
