"""What people make at will, games that they sit down to and home games: how long one stays with
nobody there, and which ones give way to the next."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

import msgspec

from ruleone.limits import EMPTY_GAMES_OF_AN_ADDRESS_MAX
from ruleone.room.event.host.event_host import EventHost
from ruleone.rulebook import Refusal


def is_at_will(host: EventHost) -> bool:
    """Whether people play it for themselves: a director has neither announced it nor entered
    anybody, and no real cards are dealt."""
    return host.made_at_will and not host.has_live_tables and not host.desk_enters


def concerns(host: EventHost, person: str) -> bool:
    """Whether the person has entered the event, or may come to this home game."""
    return person in host.presences or (host.home is not None and host.home.knows(person))


def takes_a_place(host: EventHost) -> bool:
    """Whether it is in play, and goes on after the hands that are being dealt."""
    return host.phase == "running" and not host.tournament.state.ending


def look_who_is_there(host: EventHost, now_ms: int) -> None:
    """Note since when nobody has been there. What waits for whoever comes first is not empty."""
    waits = host.phase == "open" and host.home is None
    if waits or not is_at_will(host) or any(map(host.outside.is_here, _people(host))):
        host.empty_ms = None
    elif host.empty_ms is None:
        host.empty_ms = now_ms


def _people(host: EventHost) -> Iterable[str]:
    """Those for whom the game is there: who has a seat; before the start whoever may come."""
    seats, home = host.tournament.state.seats, host.home
    if host.phase == "open" and home is not None:
        return {*host.presences, home.maker, *home.guests}
    return [one for one, there in host.presences.items() if one in seats and not there.left]


def ends_ms(host: EventHost) -> int | None:
    """When it ends unless somebody comes back, None where it does not."""
    settings = host.outside.settings
    if host.empty_ms is None or host.frozen is not None:
        return None
    if host.phase == "open":
        return None if host.appointed_ms is not None else host.empty_ms + settings.invited_ms
    if not takes_a_place(host):
        return None
    return host.empty_ms + (settings.empty_ms if host.home is None else settings.home_empty_ms)


class Left(Protocol):
    """A game in which nobody may be there: since when, and from which address it was made."""

    empty_ms: int | None
    made_from: str


G = TypeVar("G", bound=Left)


class Bounds(msgspec.Struct, frozen=True):
    """How many games of a kind there may be, the refusal beyond that, and how long one that was
    just left does not give way."""

    most: int
    full: Refusal
    return_ms: int


def make_way(
    empty: Sequence[G], among: Sequence[G], bounds: Bounds, address: str, now_ms: int
) -> list[G] | Refusal:
    """Which games end, so that one more can be made from this address: of the `empty` ones no more
    may be its own, and `among` those of its kind there has to be a place. Where each has somebody
    there, or has just been left, none can be made."""
    ending: list[G] = []
    its_own = [one for one in empty if address and one.made_from == address]
    if len(its_own) >= EMPTY_GAMES_OF_AN_ADDRESS_MAX:
        first = _gives_way(its_own, empty, bounds, now_ms)
        if first is None:
            told = {"most": EMPTY_GAMES_OF_AN_ADDRESS_MAX}
            return Refusal("too-many-empty-games", "illegal", {**told})
        ending.append(first)
    if sum(one not in ending for one in among) >= bounds.most:
        first = _gives_way([one for one in among if one in empty], empty, bounds, now_ms)
        if first is None:
            return bounds.full
        ending.append(first)
    return ending


def _gives_way(games: Iterable[G], empty: Iterable[G], bounds: Bounds, now_ms: int) -> G | None:
    """Of these one from where most stand empty, and of those the one that was left first; None
    where all have just been left."""
    of_address = Counter(one.made_from for one in empty if one.made_from)
    left = [
        (-of_address[one.made_from], one.empty_ms, place, one)
        for place, one in enumerate(games)
        if one.empty_ms is not None and now_ms - one.empty_ms >= bounds.return_ms
    ]
    return min(left, key=lambda one: one[:3])[-1] if left else None
