"""What is told of acts that were taken back, to the whole event."""

from collections.abc import Iterator

from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events import undo as b
from ruleone.tournament.news_line import Name, News


def taken_back_news(event: b.TakingBackEvent, name: Name) -> Iterator[News]:
    """The line of one of them."""
    cite = event.citations[0] if event.citations else None
    told: dict[str, Parameter] = {}
    table: int | None = None
    player: str | None = None
    match event:
        case b.RemovalLapsed():
            player = event.player
        case b.PlayerReinstated():
            table = None if event.seat is None else event.seat[0]
            player, told = event.player, {"chips": event.chips}
        case b.PenaltyTakenBack():
            player, table = event.player, event.table or None
            told = {"hands": event.hands, "chips": event.chips}
        case b.LiftTakenBack():
            player, table, told = event.player, event.table or None, {"hands": event.hands}
        case b.PurchaseTakenBack():
            player, table, told = event.player, event.table, {"chips": event.chips}
        case b.EntryTakenBack():
            player, table = event.player, event.table
        case b.ColorUpTakenBack():
            told = {"chip": event.removed}
        case b.EndLapsed() | b.LastHandsTakenBack():
            pass
        case b.DayDrawTakenBack():
            told = {"day": event.day}
        case b.WaiverTakenBack():
            table, told = event.table, {"table": event.table}
        case b.HandTakenBack():
            table, told = event.table, {"table": event.table, "hand": event.hand}
    if player is not None:
        told = {"player": name(player)} | told
    code = str(event.__struct_config__.tag)
    if isinstance(event, b.EntryTakenBack) and not event.again:
        code = "first-entry-taken-back"
    elif isinstance(event, b.RemovalLapsed) and not event.reason:
        code = "removal-lapsed-last"
    yield News(code, told, cite, table, player)
    if isinstance(event, b.HandTakenBack):
        for back, chips in event.back.items():
            yield News("back-in", {"player": name(back), "chips": chips}, cite, table, back)
