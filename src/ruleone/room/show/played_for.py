"""What a live table plays, and for what: in the hand on it, else in the one that comes next."""

from collections.abc import Mapping
from typing import NamedTuple

from ruleone.room.event_host import EventHost
from ruleone.room.followed_hands import level_of, level_to_come, table_of
from ruleone.room.live.events import LiveLevel
from ruleone.room.live.host import LiveTable
from ruleone.tournament.hands.choosing import round_at


class PlayedFor(NamedTuple):
    """A game and its level."""

    game: str
    level: LiveLevel


def beside(live: LiveTable, events: Mapping[str, EventHost]) -> EventHost | None:
    """The event beside whose table it stands; None where it is of none."""
    return events.get(live.state.opened.event or "")


def is_broken(live: LiveTable, host: EventHost | None) -> bool:
    """Whether the table of the event (its `host`) that it stands beside is broken."""
    return host is not None and table_of(host, live) is None


def played_for(live: LiveTable, host: EventHost | None) -> PlayedFor:
    """At a table beside one of an event (its `host`) a hand that nobody follows sets no level here,
    so between hands it is the event that tells. A misdeal that is to be dealt again keeps its
    own."""
    state = live.state
    table = None if host is None else table_of(host, live)
    if host is None or table is None or state.followed is not None or state.redeals is not None:
        return PlayedFor(state.game, state.level)
    standing = host.tournament.state.tables[table.number]
    if standing.hand is not None:
        order = host.tournament.state.hands[standing.hand]
        return PlayedFor(order.game, level_of(order))
    game = round_at(host.tournament.state, standing).game
    return PlayedFor(game, level_to_come(host.tournament.state, game))
