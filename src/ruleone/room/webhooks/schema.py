"""The facts of each kind of news: their names and types, for the page about programs.

The facts that are in a body depend on what happened; a test compares them with all that is sent.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from ruleone.room.webhooks.records import Told
from ruleone.words import LANGUAGES

Name = Callable[[str], str]
"""The name that others see, by the player's id."""

Facts = dict[str, Any]


class Payload(msgspec.Struct, frozen=True):
    """Something of a kind that happened.

    `event` is the event or table that it concerns, where that is another one than its stream's;
    `hook` is the only hook to get it, None for all.
    """

    kind: Told
    facts: Facts
    event: str | None = None
    hook: str | None = None


Teller = Callable[[Any, Name], Iterator[Payload]]
"""A function that yields the news in a record."""

Tellers = Mapping[type[Any], Teller]


def typed(person: str, name: str, called: Name) -> Facts:
    """Return the facts of a person whose name was typed: the id and the name.

    Records of earlier versions have the `name` alone.
    """
    return {"person": person, "name": called(person)} if person else {"name": name}


def who(player: str, name: Name) -> Facts:
    """Return the facts of a player: the opaque id, and the present name."""
    return {"player": player, "name": name(player)}


class Posted(msgspec.Struct, frozen=True):
    """The body of a request to a hook.

    `id` is the same each time it is sent. `event` is the event or table, null for the room itself;
    `at_ms` is the room's time.
    """

    id: str
    kind: Told
    event: str | None
    at_ms: int
    facts: dict[str, Any]


class ToldPlayer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player in a list: id, name, and the facts that the list has."""

    player: str
    name: str
    chips: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    table: int | UnsetType = UNSET
    stack: int | UnsetType = UNSET
    place: int | UnsetType = UNSET
    prize: int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    paid: int | UnsetType = UNSET
    head: int | UnsetType = UNSET


class ToldTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the dealer who is there now."""

    at: str
    dealer: str


_Players = list[ToldPlayer]
_BySeat = dict[int, int]

_TYPES: Final[dict[str, Any]] = {
    **dict.fromkeys(
        ("player", "person", "name", "how", "game", "deal", "dealer", "moment", "live", "text",
         *LANGUAGES, "template", "stakes", "rule", "penalty", "head", "what"),
        str,
    ),
    **dict.fromkeys(
        ("entries", "entry", "seat", "chips", "waiting_place", "stack", "number", "hand", "level",
         "place", "prize", "shared", "pool", "amount", "left", "worth", "small_blind", "big_blind",
         "ante", "after_level", "length_ms", "left_ms", "was_ms", "ends_at", "from_table",
         "from_seat", "size", "removed", "into", "off", "hands", "day", "count", "line", "minutes",
         "deck"),
        int,
    ),
    **dict.fromkeys(("on", "planned", "runs", "taken_back", "consents", "by_word"), bool),
    **dict.fromkeys(
        ("results", "shares", "amounts", "bags", "seats"), _Players
    ),
    "table": int | None,
    "why": str | None,
    "about": str | None,
    "offence": str | None,
    "by": str | None,
    "flight": int | str | None,
    "reason": str | None,
    "button": int | None,
    "envelope": int | None,
    "at": str | None,
    "kind": str,
    "stacks": _BySeat,
    "parts": list[str],
    "won": list[int],
    "prizes": list[int],
    "envelopes": list[int],
    "break_order": list[int],
    "denominations": list[int],
    "tables": list[ToldTable],
}  # fmt: skip
"""The type of a fact in all kinds, except for those below."""

_NAMES: Final[dict[Told, str]] = {
    "event-created": "template name",
    "event-over": "why name entries reason",
    "entry": "player name how entry table seat chips waiting_place",
    "seat": "player person name how from_seat seat rule stack chips why players number stakes",
    "hand-began": "hand table game level players stacks button taken_back",
    "hand-over": "hand table stacks taken_back",
    "elimination": "player name place prize shared table hand removed taken_back",
    "prizes": "pool prizes",
    "payouts": "results how player name amount",
    "bounty": "how player name amount shares table hand envelope left envelopes taken_back",
    "deal": "how player name deal left number amounts consents by_word why",
    "ticket": "player name how worth",
    "level": "level why small_blind big_blind ante",
    "break": "on planned after_level length_ms",
    "clock": "runs left_ms was_ms",
    "hand-for-hand": "on ends_at why",
    "terms": "parts",
    "table-moves": "how seats break_order player name from_table from_seat table seat why size "
    "players live on number what tables",
    "chips": "how removed into table stacks won player name chips why players off denominations",
    "day": "how hands why day flight players",
    "bags": "how bags day flight players by table hand",
    "penalty": "player name how table penalty count hands offence seat chips rule",
    "ruling": "hand line kind",
    "floor-call": "on about",
    "dealers": "how dealer person name at minutes tables deck moment",
    "announcement": "text en zh",
    "frozen": "on table hand",
    "journal-head": "head",
    "test": "",
}

_OTHERWISE: Final[dict[tuple[Told, str], Any]] = {
    ("elimination", "removed"): bool,
    ("hand-began", "players"): dict[int, str],
    ("day", "players"): int,
    ("seat", "players"): _Players,
    ("seat", "seat"): int | None,
    ("table-moves", "players"): _Players | int,
    ("table-moves", "tables"): list[int],
    ("chips", "players"): _Players,
    ("bags", "players"): _Players,
    ("frozen", "hand"): int | None,
}
"""Facts that are of another type in one kind."""


def _shape(kind: Told) -> type[msgspec.Struct]:
    fields = [
        (name, (_OTHERWISE.get((kind, name)) or _TYPES[name]) | UnsetType, UNSET)
        for name in _NAMES[kind].split()
    ]
    title = "".join(part.capitalize() for part in kind.split("-")) + "Facts"
    about = f"The facts of `{kind}`: those of them that what happened has."
    return msgspec.defstruct(
        title,
        fields,
        module=__name__,
        namespace={"__doc__": about},
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )


FACTS: Final[dict[Told, type[msgspec.Struct]]] = {kind: _shape(kind) for kind in _NAMES}
"""The shape of the facts of every kind."""
