"""Who may watch what. Who may give an order the order says itself."""

from typing import Final

from ruleone.room.core.roles import DEALER, DIRECTOR, EVERYBODY, FLOOR, RoleName

MAY_WATCH: Final[dict[str, frozenset[RoleName]]] = {
    "lobby": EVERYBODY,
    "event": EVERYBODY,
    "table": EVERYBODY,
    "director": FLOOR,
    "matters": FLOOR,
    "links": DIRECTOR,
    "tokens": DIRECTOR,
    "hooks": DIRECTOR,
    "players": DIRECTOR,
    "screen": EVERYBODY,
    "screens": DIRECTOR,
    "live": DEALER,
    "live-board": EVERYBODY,
    "floor": FLOOR,
    "situations": EVERYBODY,
}
"""The roles that may watch each kind of topic."""
