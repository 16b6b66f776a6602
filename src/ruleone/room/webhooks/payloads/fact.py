"""What a row tells: a kind, and facts that were chosen for it one by one."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from ruleone.room.webhooks.event_type import Told

Name = Callable[[str], str]
"""The name that others see, by the player's id."""

Facts = dict[str, Any]


class Fact(msgspec.Struct, frozen=True):
    """Something of a kind. `event` is the event or table that it concerns, where that is not the
    one in whose stream it stands; `hook` the only one to be told, None for all."""

    kind: Told
    facts: Facts
    event: str | None = None
    hook: str | None = None


Teller = Callable[[Any, Name], Iterator[Fact]]
"""What a record tells."""

Tellers = Mapping[type[Any], Teller]


def typed(person: str, name: str, called: Name) -> Facts:
    """Somebody whose name was typed: the id of the name and the name, or what the record of an
    earlier version calls him."""
    return {"person": person, "name": called(person)} if person else {"name": name}


def who(player: str, name: Name) -> Facts:
    """A player: his opaque id, and what he is called today."""
    return {"player": player, "name": name(player)}
