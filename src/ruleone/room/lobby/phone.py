"""An event's page on the phone of a player who came by a link of his own."""

from msgspec.structs import replace

from ruleone.room.event.entries.views import EntrantView
from ruleone.room.event.roster.view import ended_entrants, entrants, table_lines
from ruleone.room.event.seating.view import my_move
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.pages.views import EventView


def phone_view(lobby: Lobby, seen: EventView, player: str) -> EventView:
    """The page that everybody sees (`seen`), with what is this player's: his line among the others,
    his table, and the seat that waits for him. Of what he alone may do, buy or see at his table,
    and of his special needs, nothing: the link was printed, and may be found by another."""
    event = seen.line.event
    if (ended := lobby.ended.get(event)) is not None:
        shown = ended_entrants(ended, lobby.pages.get(event), player, lobby.name_of)
        return replace(seen, entrants=shown, phone_of=lobby.name_of(player))
    host = lobby.hosts[event]
    if player not in host.tournament.state.entrants:
        return seen
    return replace(
        seen,
        entrants=_all_alike(entrants(host, player)),
        tables=tuple(
            replace(line, players=_all_alike(line.players)) for line in table_lines(host, player)
        ),
        my_move=my_move(host, player),
        phone_of=host.name_of(player),
    )


def _all_alike(players: tuple[EntrantView, ...]) -> tuple[EntrantView, ...]:
    return tuple(replace(one, pinned=False, pinned_seat=None) for one in players)
