"""What is told of a deal."""

from collections.abc import Iterator

from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events import deals as d
from ruleone.tournament.events.happened import Decided
from ruleone.tournament.news_line import Name, News


def deal_news(event: d.DealEvent, name: Name) -> Iterator[News]:
    """The lines of one step of it."""
    cite = event.citations[0] if isinstance(event, Decided) and event.citations else None
    told: dict[str, Parameter] = {}
    match event:
        case d.DealAsked(by=None):
            told = {"kind": event.kind, "left": event.left}
            yield News("deal-asked-by-director", told, cite)
        case d.DealAsked(by=str(by)):
            told = {"kind": event.kind, "left": event.left, "player": name(by)}
            yield News("deal-asked-by-player", told, cite, None, by)
        case d.DealOffered():
            yield News("deal-offered", {"kind": event.kind, "left": event.left}, cite)
        case d.DealAnswered(consents=True):
            code = "deal-consented-by-word" if event.by_word else "deal-consented"
            yield News(code, {"player": name(event.player)}, None, None, event.player)
        case d.DealShown():
            yield News(f"deal-shown-on-{event.how}", {}, cite)
        case d.DealMade():
            yield News("deal-made", {"left": event.left}, cite)
            for player, amount in event.amounts.items():
                told = {"player": name(player), "amount": amount}
                yield News("deal-amount", told, None, None, player)
        case d.DealLapsed():
            by_whom = "" if event.player is None else name(event.player)
            told = {"player": by_whom, "reason": event.reason}
            yield News(f"deal-lapsed-{event.why}", told, None, None, event.player)
