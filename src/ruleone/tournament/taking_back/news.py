"""What is told of acts that were taken back, to the whole event."""

from collections.abc import Iterator

from ruleone.rulebook.citation import Parameter
from ruleone.tournament.news_line import Name, News
from ruleone.tournament.taking_back import events as b


def taken_back_news(event: b.TakingBackEvent, name: Name) -> Iterator[News]:
    """The line of one of them."""
    cite = event.citations[0] if event.citations else None
    told: dict[str, Parameter] = {}
    table: int | None = None
    player: str | None = None
    match event:
        case b.RemovalLapsed():
            player = event.player
        case b.PlayerReinstated(seat=(number, _)):
            player, table, told = event.player, number, {"chips": event.chips}
        case b.PenaltyTakenBack() | b.LiftTakenBack():
            player, table, told = event.player, event.table, {"hands": event.hands}
        case b.PurchaseTakenBack():
            player, table, told = event.player, event.table, {"chips": event.chips}
        case b.ColorUpTakenBack():
            told = {"chip": event.removed}
        case b.EndLapsed():
            pass
        case b.WaiverTakenBack():
            table, told = event.table, {"table": event.table}
    if player is not None:
        told = {"player": name(player)} | told
    code = str(event.__struct_config__.tag)
    yield News(code, told, cite, table, player)
