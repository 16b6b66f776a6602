"""What is told of two players who change seats."""

from collections.abc import Iterator

from ruleone.rulebook.citation import Parameter
from ruleone.tournament.news_line import Name, News
from ruleone.tournament.swapping.events import SeatsSwapped, SwapLapsed, SwappingEvent


def swapping_news(event: SwappingEvent, name: Name) -> Iterator[News]:
    """Where each of them goes, or that neither goes; nothing of an order that waits."""
    cite = event.citations[0] if event.citations else None
    told: dict[str, Parameter]
    match event:
        case SeatsSwapped():
            for player, (table, seat) in zip(event.players, event.seats, strict=True):
                told = {"player": name(player), "table": table, "seat": seat}
                yield News("player-moved-by-wrong-seat", told, cite, table, player)
        case SwapLapsed(players=(player, second)):
            told = {"player": name(player), "second": name(second)}
            yield News("swap-lapsed", told, cite, None, player)
