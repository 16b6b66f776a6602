"""The director's orders about hooks: programs that receive news of the room."""

from typing import get_args

import msgspec

from ruleone import limits
from ruleone.room.core.batch import Done
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.host.order import missing
from ruleone.room.webhooks.hooks import Hooks, target_of
from ruleone.room.webhooks.records import Kind
from ruleone.room.webhooks.views import HookView
from ruleone.rulebook import Refusal


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
