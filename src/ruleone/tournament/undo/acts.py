"""An act of the director as the tournament is told of it: what it brought, and what has happened
since."""

import msgspec

from ruleone.tournament import events as e
from ruleone.tournament.events.seating import RedrawLapsed, SeatsRedrawn, SeatsSwapped

Done = e.PlayerMoved | e.PlayerRemoved | SeatsSwapped | SeatsRedrawn | RedrawLapsed
"""How an order was carried out; of a redraw also that it lapsed by itself."""


class Act(msgspec.Struct, frozen=True):
    """What the director did: the `events` that came with it, the first of which says what it was,
    and `done`, how this order was carried out, then or later, or lapsed by itself. `in_period` says
    that the level or break after it goes on still, `dealt` who has been dealt a hand since,
    `tables` where one was. Of a list of entries `entered` are those by it that are to be taken
    back, None where it was no list; `at_start` who sits where the draw of a start put them; `moved`
    were moved since to balance tables, away from those that are `balanced`, or to one of these that
    was opened for the list."""

    events: tuple[e.TournamentEvent, ...]
    done: Done | None
    in_period: bool
    dealt: frozenset[str]
    tables: frozenset[int]
    entered: tuple[str, ...] | None = None
    at_start: frozenset[str] = frozenset()
    moved: frozenset[str] = frozenset()
    balanced: frozenset[int] = frozenset()
