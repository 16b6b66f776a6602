"""News of an event, as codes `news-<code>` of `locale/` with their parameters."""

from collections.abc import Callable, Iterable, Iterator
from functools import singledispatch
from typing import Any

import msgspec

from ruleone.rulebook import Edition, stated
from ruleone.rulebook.citation import Citation, Parameter
from ruleone.tournament import events as e
from ruleone.tournament.events import SeatPinned, deals
from ruleone.tournament.events import days as d
from ruleone.tournament.events import penalties as ce
from ruleone.tournament.events import reports as r
from ruleone.tournament.events import seating as be
from ruleone.tournament.events import undo as b
from ruleone.tournament.events.deals import DealEvent
from ruleone.tournament.events.happened import Decided
from ruleone.tournament.events.penalties import (
    ConductEvent,
    PenaltyGiven,
    PenaltyLifted,
    PenaltyPaid,
)
from ruleone.tournament.events.seating import (
    RedrawEvent,
    RedrawLapsed,
    RedrawOrdered,
    SeatsRedrawn,
    SeatsSwapped,
    SwapLapsed,
    SwappingEvent,
)
from ruleone.tournament.events.undo import TakingBackEvent
from ruleone.tournament.seating.breaking import breaks_at_once
from ruleone.tournament.seeded_draw import SeatCard
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms import changing

Name = Callable[[str], str]
"""Function that gives the name others see, by the player's id."""


class News(msgspec.Struct, frozen=True):
    """A line of news.

    `table` is the one that it concerns most, None where it concerns everyone; `player` is the id of
    the player that it is about.
    """

    code: str
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None
    table: int | None = None
    player: str | None = None


def conduct_news(event: ConductEvent, name: Name) -> Iterator[News]:
    """Yield the line of a penalty that was given, paid, served or lifted.

    There is none where no chips were left to pay with.
    """
    told: dict[str, Parameter] = {"player": name(event.player)}
    table = event.table or None
    cite = event.citations[0] if event.citations else None
    if isinstance(event, PenaltyGiven):
        told |= {"count": event.count, "hands": event.hands}
        yield News(f"penalty-given-{event.penalty}", told, cite, table, event.player)
    elif isinstance(event, PenaltyPaid):
        if event.chips:
            told |= {"chips": event.chips}
            yield News("penalty-paid", told, cite, table, event.player)
    elif isinstance(event, PenaltyLifted):
        told |= {"hands": event.hands}
        yield News("penalty-lifted", told, cite, table, event.player)
    else:
        yield News("penalty-served", told, cite, table, event.player)


def deal_news(event: deals.DealEvent, name: Name) -> Iterator[News]:
    """Yield the lines of one step of a deal."""
    cite = event.citations[0] if isinstance(event, Decided) and event.citations else None
    told: dict[str, Parameter] = {}
    match event:
        case deals.DealAsked(by=None):
            told = {"kind": event.kind, "left": event.left}
            yield News("deal-asked-by-director", told, cite)
        case deals.DealAsked(by=str(by)):
            told = {"kind": event.kind, "left": event.left, "player": name(by)}
            yield News("deal-asked-by-player", told, cite, None, by)
        case deals.DealOffered():
            yield News("deal-offered", {"kind": event.kind, "left": event.left}, cite)
        case deals.DealAnswered(consents=True):
            code = "deal-consented-by-word" if event.by_word else "deal-consented"
            yield News(code, {"player": name(event.player)}, None, None, event.player)
        case deals.DealShown():
            yield News(f"deal-shown-on-{event.how}", {}, cite)
        case deals.DealMade():
            yield News("deal-made", {"left": event.left}, cite)
            for player, amount in event.amounts.items():
                told = {"player": name(player), "amount": amount}
                yield News("deal-amount", told, None, None, player)
        case deals.DealLapsed():
            by_whom = "" if event.player is None else name(event.player)
            told = {"player": by_whom, "reason": event.reason}
            yield News(f"deal-lapsed-{event.why}", told, None, None, event.player)


def pinned_news(event: SeatPinned, name: Name) -> Iterator[News]:
    """Yield that a player keeps a seat, or a number still to be drawn, or no longer."""
    cite = event.citations[0] if event.citations else None
    told: dict[str, Parameter] = {"player": name(event.player)}
    code = "seat-pinned" if event.pinned else "seat-unpinned"
    if event.pinned and event.seat is not None:
        code, told = "seat-pinned-ahead", told | {"seat": event.seat}
    yield News(code, told, cite, None, event.player)


def kept_news(kept: Iterable[tuple[str, SeatCard]], rules: Edition, name: Name) -> Iterator[News]:
    """Yield the players who kept their number in a full draw of seats."""
    for player, (table, seat) in kept:
        told: dict[str, Parameter] = {"player": name(player), "table": table, "seat": seat}
        yield News("seat-kept", told, rules.cite("seating.special-needs"), table, player)


def redraw_news(event: RedrawEvent, waits: bool, rules: Edition, name: Name) -> Iterator[News]:
    """Yield that a redraw comes, while it `waits`; came, and who kept a seat; or lapsed.

    A lapsed one says whether seats were too few.
    """
    cite = event.citations[0] if event.citations else None
    match event:
        case RedrawOrdered() if waits:
            yield News("redraw-ordered", {}, cite)
        case RedrawLapsed(is_undone=False):
            yield News("redraw-lapsed-seats", {}, cite)
        case RedrawLapsed():
            yield News("redraw-lapsed", {}, cite)
        case SeatsRedrawn():
            tables = len({table for table, _ in event.seats.values()})
            told: dict[str, Parameter] = {"players": len(event.seats), "tables": tables}
            yield News("seats-redrawn", told, cite)
            yield from kept_news(((one, event.seats[one]) for one in event.kept), rules, name)


def swapping_news(event: SwappingEvent, name: Name) -> Iterator[News]:
    """Yield the new seats of a swap, or that it lapsed; nothing for an order that waits."""
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


def taken_back_news(event: b.TakingBackEvent, name: Name) -> Iterator[News]:
    """Yield the line of an act that was undone."""
    cite = event.citations[0] if event.citations else None
    told: dict[str, Parameter] = {}
    table: int | None = None
    player: str | None = None
    match event:
        case b.RemovalLapsed():
            player = event.player
        case b.PlayerReinstated():
            table = None if event.seat is None else event.seat[0]
            player, told = event.player, {} if event.chips is None else {"chips": event.chips}
        case b.PenaltyTakenBack():
            player, table = event.player, event.table or None
            told = {"hands": event.hands, "chips": event.chips}
        case b.LiftTakenBack():
            player, table, told = event.player, event.table or None, {"hands": event.hands}
        case b.PurchaseTakenBack():
            player, table, told = event.player, event.table or None, {"chips": event.chips}
            told |= {} if event.place is None else {"place": event.place}
        case b.EntryTakenBack():
            player, table = event.player, event.table
            told = {"chips": event.chips} if event.seat is not None else {}
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
        case b.SeatsTakenBack():
            told = {"table": next(iter(event.tables), 0), "players": len(event.seats)}
    if player is not None:
        told = {"player": name(player)} | told
    code = str(event.__struct_config__.tag)
    if isinstance(event, b.PlayerReinstated) and event.chips is None:
        code = "player-reinstated-uncounted"
    if isinstance(event, b.EntryTakenBack) and not event.again:
        code = "first-entry-taken-back"
    elif isinstance(event, b.EntryTakenBack) and event.seat is not None:
        code = "forfeit-taken-back"
    elif isinstance(event, b.PurchaseTakenBack) and event.place is not None:
        code = "comeback-taken-back"
    elif isinstance(event, b.RemovalLapsed) and not event.is_undone:
        code = "removal-lapsed-last"
    elif isinstance(event, b.SeatsTakenBack):
        code = f"seats-taken-back-{event.what}"
    yield News(code, told, cite, table, player)
    if isinstance(event, b.SeatsTakenBack) and event.what == "break":
        for back, (number, seat) in event.seats.items():
            at: dict[str, Parameter] = {"player": name(back), "table": number, "seat": seat}
            yield News("player-back-in-seat", at, cite, number, back)
    if isinstance(event, b.HandTakenBack):
        for back, chips in event.back.items():
            yield News("back-in", {"player": name(back), "chips": chips}, cite, table, back)


_MINUTE_MS = 60_000


def minutes(length_ms: int) -> int:
    """Return the length in minutes, rounded up."""
    return -(-length_ms // _MINUTE_MS)


def clock_face(left_ms: int) -> str:
    """Return the time as the clock shows it: 4:05, 1:02:05. A second is shown until it is over."""
    whole, seconds = divmod(max(0, -(-left_ms // 1_000)), 60)
    hours, whole = divmod(whole, 60)
    return f"{hours}:{whole:02}:{seconds:02}" if hours else f"{whole}:{seconds:02}"


def news(event: e.TournamentEvent, state: EventState, name: Name) -> tuple[News, ...]:
    """Return the news of an event just applied to `state`, () where there is none."""
    return tuple(_told(event, state, name))


@singledispatch
def _told(event: Any, state: EventState, name: Name) -> Iterator[News]:
    return iter(())


@_told.register
def _(event: e.EventStarted, state: EventState, name: Name) -> Iterator[News]:
    yield News("event-started", {"entrants": event.entrants, "pool": event.pool})


@_told.register
def _(event: e.SeatsDrawn, state: EventState, name: Name) -> Iterator[News]:
    """Tell draws with cards: every card at a single table, else the first dealer of each."""
    for draw in event.buttons:
        if not draw.rounds:
            continue
        cite = event.citations[1] if len(event.citations) > 1 else None
        players = {seat: player for player, (at, seat) in event.seats.items() if at == draw.table}
        for seat in sorted(players) if len(event.buttons) == 1 else ():
            drawn = tuple(cards[seat] for cards in draw.rounds if seat in cards)
            code = "card-drawn" if len(drawn) == 1 else "card-drawn-again"
            told: dict[str, Parameter] = {"player": name(players[seat]), "cards": drawn}
            yield News(code, told, cite, draw.table, players[seat])
        dealer = players[draw.button]
        facts: dict[str, Parameter] = {"table": draw.table, "seat": draw.button}
        yield News("first-dealer", facts | {"player": name(dealer)}, cite, draw.table, dealer)
    yield from kept_news(((one, event.seats[one]) for one in event.kept), state.rules, name)


@_told.register
def _(event: e.LatePlayerEntered, state: EventState, name: Name) -> Iterator[News]:
    table, seat = event.seat
    told: dict[str, Parameter] = {
        "player": name(event.player),
        "table": table,
        "seat": seat,
        "entry": event.entry,
    }
    yield News("late-entry", told, _first(event.citations), table, event.player)


@_told.register
def _(event: e.ChipsForfeited, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"player": name(event.player), "chips": event.chips}
    yield News("chips-forfeited", told, _first(event.citations), event.seat[0], event.player)


@_told.register
def _(event: e.RebuyMade, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"player": name(event.player), "chips": event.chips}
    table = event.seat[0]
    yield News("rebuy-made", told, _first(event.citations), table, event.player)


@_told.register
def _(event: e.AddOnMade, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"player": name(event.player), "chips": event.chips}
    yield News("add-on-made", told, _first(event.citations), event.table, event.player)


@_told.register
def _(event: e.TableOpened, state: EventState, name: Name) -> Iterator[News]:
    yield News("table-opened", {"table": event.table}, _first(event.citations), event.table)


@_told.register
def _(event: e.AlternateListed, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"player": name(event.player), "place": event.place}
    yield News("alternate-listed", told, state.rules.cite("entries.late"), None, event.player)


@_told.register
def _(event: e.AlternatesUnseated, state: EventState, name: Name) -> Iterator[News]:
    late = state.rules.cite("entries.late")
    yield News("alternates-unseated", {"count": len(event.players)}, late)


@_told.register
def _(event: e.EntriesClosed, state: EventState, name: Name) -> Iterator[News]:
    yield News("entries-closed", {"entries": event.entries, "paid": len(event.prizes)})
    if event.unseated:
        late = state.rules.cite("entries.late")
        yield News("alternates-unseated", {"count": len(event.unseated)}, late)


@_told.register
def _(event: e.EndOrdered, state: EventState, name: Name) -> Iterator[News]:
    code = "end-ordered" if event.reason else "end-left-alone"
    code = "end-seats-won" if event.why == "seats" else code
    yield News(code, {"reason": event.reason}, _first(event.citations))


@_told.register
def _(event: e.LevelStarted, state: EventState, name: Name) -> Iterator[News]:
    if state.config.rotation is not None:  # whose games have stakes of more than one kind
        yield News("level-began", {"level": event.level}, _first(event.citations))
        return
    level = state.clock.structure.levels[event.level - 1]
    if level.point:
        told: dict[str, Parameter] = {"level": event.level, "point": level.point}
        yield News("level-of-points", told, _first(event.citations))
        return
    parameters: dict[str, Parameter] = {
        "level": event.level,
        "small": level.small_blind,
        "big": level.big_blind,
        "ante": level.ante_in(state.rules),
    }
    yield News("level-started", parameters, _first(event.citations))


@_told.register
def _(event: e.ColorUpBegan, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"chip": event.removed, "into": event.into}
    if event.why == "planned":
        yield News("color-up-planned", told, _first(event.citations))
    elif stated(state.rules, "chips.color-up-announced", "announce"):
        told["reason"] = event.reason
        yield News("color-up-ordered", told, _first(event.citations))


@_told.register
def _(event: e.ChipsRaced, state: EventState, name: Name) -> Iterator[News]:
    """Yield the winners of chips for odd ones, with their cards, and players kept in."""
    for seat in (*event.won, *event.kept_in):
        told: dict[str, Parameter] = {
            "player": name(event.seats[seat]),
            "chip": event.into,
            "cards": event.cards.get(seat, ()),
            "table": event.table,
        }
        won = seat in event.won
        cite = event.citations[0 if won else 1]
        yield News(
            "race-won" if won else "race-kept-in", told, cite, event.table, event.seats[seat]
        )
    if event.cards:
        counts: dict[str, Parameter] = {
            "table": event.table,
            "chip": event.removed,
            "odd": sum(map(len, event.cards.values())),
            "change": sum(event.after.values()) - sum(event.before.values()),
        }
        yield News("chips-raced", counts, _first(event.citations), event.table)


@_told.register
def _(event: e.ChipsCorrected, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {
        "player": name(event.player),
        "chips": abs(event.chips),
        "more": event.chips > 0,
    }
    code = f"chips-corrected-{event.correction}"
    yield News(code, told, _first(event.citations), None, event.player)


@_told.register
def _(event: e.BreakStarted, state: EventState, name: Name) -> Iterator[News]:
    code = "break-within-level" if event.within_level else "break-started"
    yield News(code, {"minutes": minutes(event.length_ms), "level": event.after_level})


@_told.register
def _(event: e.BreakPlanned, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"minutes": minutes(event.length_ms), "level": event.after_level}
    yield News("break-planned", told, _first(event.citations))


@_told.register
def _(event: e.TermsChanged, state: EventState, name: Name) -> Iterator[News]:
    told_of = event.terms, event.was, state.rules, event.money, event.entries
    for code, told in changing.lines(*told_of):
        player = told.get("player")
        if isinstance(player, str):
            yield News(f"changed-{code}", told | {"player": name(player)}, None, None, player)
        else:
            yield News(f"changed-{code}", told, _first(event.citations))
    if event.reopens:
        yield News("entries-reopened")


@_told.register
def _(event: e.ClockSet, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {
        "left": clock_face(event.left_ms),
        "was": clock_face(event.was_ms),
    }
    yield News("clock-set", told, _first(event.citations))


@_told.register
def _(event: e.BreakEnded, state: EventState, name: Name) -> Iterator[News]:
    yield News("break-ended")


@_told.register
def _(event: e.GameChosen, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"player": name(event.player), "game": event.game}
    yield News("game-chosen", told, None, event.table, event.player)


@_told.register
def _(event: e.PlayersBusted, state: EventState, name: Name) -> Iterator[News]:
    for bust in event.busts:
        parameters: dict[str, Parameter] = {
            "player": name(bust.player),
            "place": bust.place,
            "prize": bust.prize,
            "shared": bust.shared,
        }
        yield News("player-busted", parameters, _first(event.citations), event.table, bust.player)


@_told.register
def _(event: e.BountyWon, state: EventState, name: Name) -> Iterator[News]:
    for share in event.shares:
        told: dict[str, Parameter] = {
            "player": name(share.player),
            "second": name(event.player),
            "paid": share.paid,
            "head": share.head,
            "parts": len(event.shares),
        }
        code = "bounty-envelope" if event.envelope else "bounty-won"
        yield News(code, told, _first(event.citations), event.table, share.player)


@_told.register
def _(event: e.BountyLeft, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"player": name(event.player), "amount": event.amount}
    yield News("bounty-left", told, _first(event.citations), None, event.player)


@_told.register
def _(event: e.MysteryBegan, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"count": event.left, "best": max(event.envelopes)}
    yield News("mystery-began", told, _first(event.citations))


@_told.register
def _(event: e.BountiesKept, state: EventState, name: Name) -> Iterator[News]:
    for share in event.kept:
        if share.paid:
            told: dict[str, Parameter] = {"player": name(share.player), "amount": share.paid}
            yield News("bounty-kept", told, None, None, share.player)


@_told.register
def _(event: e.PlayerMoved, state: EventState, name: Name) -> Iterator[News]:
    code = "player-moved" if event.why == "balance" else f"player-moved-by-{event.why}"
    yield _moved(code, event.player, event.to_table, event.to_seat, name, event)


@_told.register
def _(event: e.SeatPinned, state: EventState, name: Name) -> Iterator[News]:
    return pinned_news(event, name)


@_told.register
def _(event: RedrawEvent, state: EventState, name: Name) -> Iterator[News]:
    return redraw_news(event, bool(state.hands), state.rules, name)


@_told.register
def _(event: SwappingEvent, state: EventState, name: Name) -> Iterator[News]:
    return swapping_news(event, name)


@_told.register
def _(event: e.MoveLapsed, state: EventState, name: Name) -> Iterator[News]:
    parameters: dict[str, Parameter] = {"player": name(event.player), "table": event.table}
    yield News("move-lapsed", parameters, _first(event.citations), None, event.player)


@_told.register
def _(event: e.TableBroken, state: EventState, name: Name) -> Iterator[News]:
    yield News("table-broken", {"table": event.table}, _first(event.citations), event.table)
    for player, (table, seat) in event.draw.seats.items():
        yield _moved("player-moved", player, table, seat, name, event)


@_told.register
def _(event: e.TableHalted, state: EventState, name: Name) -> Iterator[News]:
    parameters: dict[str, Parameter] = {
        "table": event.table,
        "players": event.players,
        "fullest": event.fullest,
    }
    yield News("table-halted", parameters, _first(event.citations), event.table)


@_told.register
def _(event: be.TableBreakOrdered, state: EventState, name: Name) -> Iterator[News]:
    if not breaks_at_once(state, event.table):  # else the line of the break says it
        cite = _first(event.citations)
        yield News("table-break-ordered", {"table": event.table}, cite, event.table)


@_told.register
def _(event: be.TableBreakWithdrawn, state: EventState, name: Name) -> Iterator[News]:
    cite = _first(event.citations)
    yield News("table-break-withdrawn", {"table": event.table}, cite, event.table)


@_told.register
def _(event: e.TableReleased, state: EventState, name: Name) -> Iterator[News]:
    code = "halt-waived" if event.waived else "table-released"
    yield News(code, {"table": event.table}, _first(event.citations), event.table)


@_told.register
def _(event: e.FinalTableFormed, state: EventState, name: Name) -> Iterator[News]:
    parameters: dict[str, Parameter] = {"players": len(event.seats), "table": event.table}
    yield News("final-table-formed", parameters, _size_rule(event))
    kept = ((player, (event.table, event.seats[player])) for player in event.kept)
    yield from kept_news(kept, state.rules, name)


@_told.register
def _(event: e.HeadsUpBegan, state: EventState, name: Name) -> Iterator[News]:
    first, second = map(name, event.players)
    yield News("heads-up-began", {"first": first, "second": second}, _first(event.citations))


@_told.register
def _(event: e.PlayerRemoved, state: EventState, name: Name) -> Iterator[News]:
    parameters: dict[str, Parameter] = {
        "player": name(event.player),
        "place": event.place,
        "reason": event.reason,
    }
    code = "player-removed-uncounted"
    if event.chips is not None:
        code, parameters = "player-removed", parameters | {"chips": event.chips}
    yield News(code, parameters, _first(event.citations), None, event.player)


@_told.register
def _(event: ce.ConductEvent, state: EventState, name: Name) -> Iterator[News]:
    return conduct_news(event, name)


@_told.register
def _(event: TakingBackEvent, state: EventState, name: Name) -> Iterator[News]:
    return taken_back_news(event, name)


@_told.register
def _(event: r.TableFollowed | r.TableLetGo, state: EventState, name: Name) -> Iterator[News]:
    code = "table-followed" if isinstance(event, r.TableFollowed) else "table-let-go"
    yield News(code, {"table": event.table}, None, event.table)


@_told.register
def _(event: r.BustUndone, state: EventState, name: Name) -> Iterator[News]:
    table = None if event.seat is None else event.seat[0]
    told: dict[str, Parameter] = {"player": name(event.player)}
    yield News("bust-undone", told, _first(event.citations), table, event.player)


@_told.register
def _(event: r.SwitchedByItself, state: EventState, name: Name) -> Iterator[News]:
    yield News("by-itself-on" if event.on else "by-itself-off")


@_told.register
def _(event: e.HandForHandAnnounced, state: EventState, name: Name) -> Iterator[News]:
    to_go = len(state.stacks) - event.ends_at
    yield News("hand-for-hand-announced", {"to_go": to_go}, _first(event.citations))


@_told.register
def _(event: e.HandForHandEnded, state: EventState, name: Name) -> Iterator[News]:
    code = f"hand-for-hand-ended-{event.why}"
    yield News(code, {"reason": event.reason}, _first(event.citations))


@_told.register
def _(event: e.EventPaused, state: EventState, name: Name) -> Iterator[News]:
    yield News("event-paused", {"reason": event.reason})


@_told.register
def _(event: e.EventResumed, state: EventState, name: Name) -> Iterator[News]:
    yield News("event-resumed", {"reason": event.reason})


@_told.register
def _(event: e.Announced, state: EventState, name: Name) -> Iterator[News]:
    if event.text:
        yield News("announced", {"text": event.text})


@_told.register
def _(event: DealEvent, state: EventState, name: Name) -> Iterator[News]:
    return deal_news(event, name)


@_told.register
def _(event: e.EventFinished, state: EventState, name: Name) -> Iterator[News]:
    winner = event.results[0]
    parameters: dict[str, Parameter] = {"player": name(winner.player), "prize": winner.prize}
    yield News("event-finished", parameters, None, None, winner.player)


def _moved(
    code: str,
    player: str,
    table: int,
    seat: int,
    name: Name,
    event: e.PlayerMoved | e.TableBroken,
) -> News:
    parameters: dict[str, Parameter] = {"player": name(player), "table": table, "seat": seat}
    return News(code, parameters, _first(event.citations), table, player)


def _size_rule(event: e.FinalTableFormed) -> Citation | None:
    """Return the rule behind the final table's size, where the book has one for such tables."""
    return event.citations[-1] if event.citations else None


@_told.register
def _(event: d.LastHandsAnnounced, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"hands": event.hands}
    code = "last-hands-announced"
    if event.most > event.least:
        code, told = "last-hands-drawn", told | {"least": event.least, "most": event.most}
    yield News(code, told, _first(event.citations))


@_told.register
def _(event: d.DayEnded, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {
        "players": len(event.bags),
        "chips": sum(event.bags.values()),
    }
    if _has_flights(state) and event.day == 1:
        yield News("flight-ended", told | {"flight": d.letter(event.flight)})
    else:
        yield News("day-ended", told | {"day": event.day})


@_told.register
def _(event: d.FlightStarted, state: EventState, name: Name) -> Iterator[News]:
    told: dict[str, Parameter] = {"flight": d.letter(event.flight), "players": len(event.players)}
    yield News("flight-started", told)


@_told.register
def _(event: d.DayDrawn, state: EventState, name: Name) -> Iterator[News]:
    if event.given_up:
        given: dict[str, Parameter] = {
            "players": len(event.given_up),
            "chips": sum(event.given_up.values()),
        }
        yield News("stacks-given-up", given)
    told: dict[str, Parameter] = {
        "day": event.day,
        "players": len(event.stacks),
        "level": event.stopped.level,
    }
    yield News("day-drawn", told, _first(event.citations))


@_told.register
def _(event: d.DayStarted, state: EventState, name: Name) -> Iterator[News]:
    yield News("day-started", {"day": event.day})


@_told.register
def _(event: d.StacksLost, state: EventState, name: Name) -> Iterator[News]:
    for player in event.players:
        yield News("stack-lost", {"player": name(player)}, None, event.table, player)


def _has_flights(state: EventState) -> bool:
    days = state.config.days
    return days is not None and days.flights > 1


def _first(citations: e.Citations) -> Citation | None:
    return citations[0] if citations else None
