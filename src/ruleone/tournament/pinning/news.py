"""What is told of seats that players with special needs keep."""

from collections.abc import Iterable, Iterator

from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events import SeatPinned
from ruleone.tournament.news_line import Name, News
from ruleone.tournament.seeded_draw import SeatCard


def pinned_news(event: SeatPinned, name: Name) -> Iterator[News]:
    """That a player keeps his seat, or one of a number that he has yet to get, or no longer."""
    cite = event.citations[0] if event.citations else None
    told: dict[str, Parameter] = {"player": name(event.player)}
    code = "seat-pinned" if event.pinned else "seat-unpinned"
    if event.pinned and event.seat is not None:
        code, told = "seat-pinned-ahead", told | {"seat": event.seat}
    yield News(code, told, cite, None, event.player)


def kept_news(kept: Iterable[tuple[str, SeatCard]], rules: Edition, name: Name) -> Iterator[News]:
    """Of a draw in which all sat down anew: who had no part in it, for he kept his number."""
    for player, (table, seat) in kept:
        told: dict[str, Parameter] = {"player": name(player), "table": table, "seat": seat}
        yield News("seat-kept", told, rules.cite("seating.special-needs"), table, player)
