"""All who have to do with an event, as its director looks for them: before the start, in it or out
of it, waiting for a seat, or withdrawn."""

from collections.abc import Iterator, Mapping
from typing import Literal, get_args

import msgspec

from ruleone.limits import ENTRIES_FOUND_MAX
from ruleone.room.entry_commands import Bought
from ruleone.room.entry_status import status_of
from ruleone.room.entry_views import EntriesFound, EntryFound
from ruleone.room.event_host import EventHost
from ruleone.room.names import plain
from ruleone.room.re_entering import re_entry_refused
from ruleone.room.roster_commands import FindEntries
from ruleone.room.show.roster import entrant_view
from ruleone.room.taking_back import entries_stand
from ruleone.tournament.entries import bounty_again


def entries_found(
    host: EventHost, do: FindEntries, person: str, hosts: Mapping[str, EventHost]
) -> EntriesFound:
    """A page of those who are looked for."""
    words = plain(do.words).casefold()
    found = [
        player
        for player in _all(host)
        if do.player in (None, player)
        if do.status in (None, status_of(host, player))
        if not words or words in host.name_of(player).casefold() or _sits_at(host, player, words)
    ]
    first = max(0, do.first)
    page = found[first : first + ENTRIES_FOUND_MAX]
    return EntriesFound(len(found), first, tuple(_found(host, one, person, hosts) for one in page))


def _all(host: EventHost) -> Iterator[str]:
    """Each once."""
    state = host.tournament.state
    yield from host.standings.order
    yield from (player for player in state.alternates if player not in state.entrants)
    yield from host.withdrawn


def _sits_at(host: EventHost, player: str, words: str) -> bool:
    """Whether it is the number of his table, or of his table and seat."""
    table, seat = host.tournament.state.seats.get(player, (None, None))
    return table is not None and words in (str(table), f"{table}-{seat}")


def _found(host: EventHost, player: str, person: str, hosts: Mapping[str, EventHost]) -> EntryFound:
    state, view = host.tournament.state, entrant_view(host, player, person, directs=True)
    waiting = state.alternates.index(player) + 1 if player in state.alternates else None
    if player not in state.entrants:
        view = msgspec.structs.replace(view, entries=0, rank=None)
    may = tuple(_may(host, player, hosts))
    bounty = bounty_again(state, player) if "rebuy" in may else 0
    return EntryFound(
        view, status_of(host, player), waiting, may, _entered_by(host, player), bounty
    )


def _entered_by(host: EventHost, player: str) -> int | None:
    """The act by which he came late, where his entry can be taken back."""
    noted = host.acts.unplayed(player)
    if noted is None or player not in host.tournament.state.stacks:
        return None
    return None if entries_stand(host, noted, player) else noted.number


def _may(
    host: EventHost, player: str, hosts: Mapping[str, EventHost]
) -> Iterator[Bought | Literal["again"]]:
    """What can be done for him now; a hand that he is still in passes by itself, and does not
    stand in the way of what his chips before it let him buy."""
    state, rebuys = host.tournament.state, host.tournament.state.config.rebuys
    for what in get_args(Bought):
        refused = host.till.cannot_buy(state, player, what)
        deep = what == "rebuy" and rebuys is not None and state.stacks.get(player, 0) > rebuys.chips
        if refused is None or (refused.code == f"{what}-in-hand" and not deep):
            yield what
    if re_entry_refused(host, player, hosts) is None:
        yield "again"
