"""The director enters again who is out: who came by a list has no page to ask for it himself."""

from collections.abc import Callable, Mapping

import msgspec

from ruleone.room.batch import Batch
from ruleone.room.directing import directed
from ruleone.room.entering import take_entry, too_many_events
from ruleone.room.entry_commands import ReEnterPlayer
from ruleone.room.event_host import EventHost
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.entries import entry_refused
from ruleone.tournament.state.refusals import bad_reason


def re_enter(
    host: EventHost,
    do: ReEnterPlayer,
    hosts: Mapping[str, EventHost],
    is_here: Callable[[str], bool],
    by: str,
    now_ms: int,
    batch: Batch,
    redoes: int | None = None,
) -> Refusal | None:
    """The player is in again with a full stack, or waits for a seat; or why not. `redoes` is the
    act that is done again with it."""
    player = do.player
    refused = bad_reason(do.reason) or re_entry_refused(host, player, hosts)
    if refused is not None:
        return refused
    host.record(directed(host, do, by, now_ms, redoes), batch)
    take_entry(host, player, is_here(player), now_ms, batch)
    return None


def re_entry_refused(
    host: EventHost, player: str, hosts: Mapping[str, EventHost]
) -> Refusal | None:
    """Why the player may not enter again, or cannot pay for it; None where he may. What the event
    announced of late entries and re-entries is cited."""
    state = host.tournament.state
    named: dict[str, Parameter] = {"player": host.name_of(player)}
    if player not in state.entrants:
        return Refusal("not-entered", "illegal", named)
    if state.entrants[player] is not None or host.outside.names.registered(player) is None:
        return Refusal("re-entry-of-persons", "illegal", named)
    if (refused := entry_refused(state, player)) is not None:
        cite = refused.citation or state.rules.cite("entries.late")
        return host.say(msgspec.structs.replace(refused, citation=cite))
    if (many := too_many_events(hosts, player)) is not None:
        told = many.parameters | named
        return msgspec.structs.replace(many, code="player-in-too-many", parameters=told)
    refused = host.till.cannot_enter(player)
    if refused is not None:
        refused = msgspec.structs.replace(refused, parameters=refused.parameters | named)
    return refused
