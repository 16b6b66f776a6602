"""Cash tables in the lobby, and a cash table as one viewer sees it."""

from collections.abc import Iterator
from functools import partial

import msgspec

from ruleone.chinese import ThirteenView, terms
from ruleone.dealing.views import HandView
from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.kinds import kind_of
from ruleone.room.cash.lineup import Coming
from ruleone.room.cash.sitting import may_hold, most_to_add, there
from ruleone.room.cash.stakes import Stakes, company
from ruleone.room.cash.state import Sitter
from ruleone.room.cash.tables import CashTables
from ruleone.room.cash.views import (
    AddOnCut,
    CashLine,
    CashLobbyView,
    CashSeatView,
    CashView,
    KeptSeatView,
    ThirteenOffer,
    ThirteenStakes,
    WaitView,
)
from ruleone.room.cash.waiting import Wait, WaitingLists
from ruleone.room.event.clock.view import ClockView, LevelView
from ruleone.room.event.host.news import EventName
from ruleone.room.event.roster import TableState
from ruleone.room.pages.views import PlaceView, PlayerView, TableView, WaitsFor
from ruleone.room.table.records import TableFrozen
from ruleone.room.table.view import FrozenView, PauseView, TurnView, clock_of, clocks, pause_view

TEMPLATE = "cash"
"""The template name of cash tables, by which pages name them: `event-named-cash`."""


def cash_name(table: str) -> EventName:
    """Return the name of a cash table; its number is that of its id."""
    return EventName(None, TEMPLATE, int(table[1:]))


def cash_lobby(tables: CashTables, person: str) -> CashLobbyView:
    """Return the cash tables by their stakes; stakes without a free seat have one to be opened.

    13-card poker, which has many stakes, has one offer for all of them.
    """
    return CashLobbyView(
        wallet=tables.books.has(person),
        broke=tables.is_broke(person),
        tables=tuple(
            line for stakes in _all_stakes(tables) for line in _lines(tables, stakes, person)
        ),
        thirteen=_thirteen(tables),
        left=tables.left(person),
        waits=tuple(_waits(tables, person)),
        missed=_missed(tables, person),
    )


def _waits(tables: CashTables, person: str) -> Iterator[WaitView]:
    """Yield the person's places, except for stakes that the program no longer has."""
    known = {stakes.name: stakes for stakes in _all_stakes(tables)}
    for wait in tables.waiting.of(person):
        if (stakes := known.get(wait.stakes)) is not None:
            yield _wait(tables.waiting, wait, stakes)


def _wait(lists: WaitingLists, wait: Wait, stakes: Stakes) -> WaitView:
    """Return a place on a list, for its owner alone: of the others only the number is given."""
    return WaitView(
        stakes=wait.stakes,
        table=wait.table,
        game=stakes.game,
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        point=stakes.point,
        bonus=stakes.bonus,
        buy_in=stakes.buy_in,
        place=lists.place(wait),
        of=lists.length(wait.stakes, wait.table),
        since_ms=wait.since_ms,
        kept=_kept(wait),
    )


def _kept(wait: Wait) -> KeptSeatView | None:
    kept = wait.kept
    return None if kept is None else KeptSeatView(kept.table, kept.seat, kept.until_ms)


def _missed(tables: CashTables, person: str) -> KeptSeatView | None:
    """Return the seat that the person missed, while its table exists and they do not sit there."""
    wait = tables.waiting.missed.get(person)
    kept = None if wait is None else _kept(wait)
    if kept is None or kept.table not in tables.hosts:
        return None
    return None if tables.hosts[kept.table].state.sitter(person) is not None else kept


def _all_stakes(tables: CashTables) -> tuple[Stakes, ...]:
    """Return the stakes that are offered, then those still played that are not."""
    offered = tuple(tables.offered.values())
    played = dict.fromkeys(host.state.stakes for host in tables.hosts.values())
    return (*offered, *(stakes for stakes in played if stakes not in offered))


def _thirteen(tables: CashTables) -> ThirteenOffer | None:
    """Return the offer of 13-card poker: every stake that exists without bonuses and with them."""
    offered = {(one.point, one.bonus): one for one in tables.offered.values() if one.point}
    pairs = [
        (plain, offered[point, True])
        for (point, bonus), plain in offered.items()
        if not bonus and (point, True) in offered
    ]
    if not pairs:
        return None
    one = pairs[0][0]
    return ThirteenOffer(
        game=one.game,
        edition=one.edition or "",
        seats=one.seats,
        house=one.house,
        rake=_rake(one),
        stakes=tuple(
            ThirteenStakes(plain.point, *plain.buy_in, plain.go_on, plain.name, with_bonus.name)
            for plain, with_bonus in pairs
        ),
        company=company(one),
    )


def _rake(stakes: Stakes) -> int:
    """Return the house's share of a win, in hundredths of a percent."""
    return kind_of(stakes.game).rake(stakes)


def _lines(tables: CashTables, stakes: Stakes, person: str) -> Iterator[CashLine]:
    here = [host for host in tables.hosts.values() if host.state.stakes == stakes]
    yield from (_line(stakes, host, host.state.rules.id, person) for host in here)
    offered = stakes.point == 0 and stakes in tables.offered.values()
    rules = tables.rules_of(stakes).id
    open_ones = (host for host in here if host.open_seats and host.frozen is None)
    if offered and not any(host.state.rules.id == rules for host in open_ones):
        line = _line(stakes, None, rules, person)
        yield msgspec.structs.replace(line, waiting=tables.waiting.length(stakes.name, None))


def _line(stakes: Stakes, host: CashHost | None, rules: str, person: str) -> CashLine:
    sitting = () if host is None else tuple(host.state)
    return CashLine(
        stakes=stakes.name,
        table=None if host is None else host.name,
        game=stakes.game,
        edition=rules,
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        buy_in=stakes.buy_in,
        seats=stakes.seats,
        players=len(sitting),
        house=sum(one.house is not None for one in sitting) if host else stakes.house,
        rake=_rake(stakes),
        mine=any(one.player == person for one in sitting),
        point=stakes.point,
        bonus=stakes.bonus,
        go_on=stakes.go_on,
        waiting=0 if host is None else host.waiting.length(stakes.name, host.name),
        kept=0 if host is None else len(host.kept),
    )


def cash_table_view(host: CashHost, person: str, now_ms: int) -> TableView:
    """Return the table for a person: with their own cards and options in the hand."""
    state, order = host.state, host.state.order
    sitter = state.sitter(person)
    played = {} if order is None else order.seats
    seat_in_hand = next((seat for seat, player in played.items() if player == person), None)
    # Whoever takes a seat over does not see the hand that another player played from it.
    mine = sitter is None or played.get(sitter.seat, person) == person
    seen = host.play.hand.view(seat_in_hand) if mine and order and host.play else None
    turns = _clocks(host)
    return TableView(
        now_ms=now_ms,
        event=host.name,
        event_name=cash_name(host.name),
        table=TABLE,
        seats=state.stakes.seats,
        state=_state(host),
        clock=ClockView("running", _level(state.stakes), None),
        players=_players(host, mine),
        my_seat=None if sitter is None else sitter.seat,
        hand=seen if isinstance(seen, HandView) else None,
        turn=clock_of(host.play, seat_in_hand, turns),
        place=PlaceView(None, len(state.seats), state.stakes.seats, 0, 0, 0),
        cash=_cash(host, sitter, person),
        thirteen=seen if isinstance(seen, ThirteenView) else None,
        turns=turns if isinstance(seen, ThirteenView) else (),
        terms=terms(state.rules, bonus=state.stakes.bonus) if state.stakes.point else None,
        pause=_pause(host, person),
    )


def _pause(host: CashHost, person: str) -> PauseView | None:
    pause = pause_view(host.play, partial(there, host), host.deals_ms)
    if pause is None or host.frozen is not None or host.coming() is None:
        return None
    held = host.state.hold is not None
    return msgspec.structs.replace(pause, may_hold=may_hold(host, person), held=held)


def _state(host: CashHost) -> TableState:
    if host.frozen is not None:
        return "frozen"
    if host.state.in_hand:
        return "playing"
    return "waiting" if host.coming() is None else "between"


def _level(stakes: Stakes) -> LevelView:
    return LevelView(1, stakes.small_blind, stakes.big_blind, 0, "none")


def _cash(host: CashHost, sitter: Sitter | None, person: str) -> CashView:
    stakes, lists = host.state.stakes, host.waiting
    may_sit = sitter is None and bool(host.seats_for(person)) and host.frozen is None
    waits = [one for one in lists.of(person) if one.serves(host.name, stakes.name)]
    waits.sort(key=lambda one: one.kept is None or one.kept.table != host.name)
    return CashView(
        stakes=stakes.name,
        game=stakes.game,
        buy_in=stakes.buy_in,
        rake=_rake(stakes),
        wallet=host.books.has(person),
        mine=None if sitter is None else _mine(host, sitter),
        may_sit=may_sit,
        frozen=None if host.frozen is None else _frozen(host.frozen),
        point=stakes.point,
        bonus=stakes.bonus,
        go_on=stakes.go_on,
        waiting=lists.length(stakes.name, host.name),
        wait=_wait(lists, waits[0], stakes) if waits else None,
        may_wait=not (sitter or may_sit or waits or host.frozen or host.ends),
        ending=host.ends,
    )


def _frozen(frozen: TableFrozen) -> FrozenView:
    """Return the frozen state with the name of the failure alone: its words may name cards."""
    return FrozenView(TABLE, frozen.hand, frozen.failure.partition(":")[0], frozen.at_ms)


def _mine(host: CashHost, sitter: Sitter) -> CashSeatView:
    stakes = host.state.stakes
    owes = stakes.big_blind * sitter.owes_big + stakes.small_blind * sitter.owes_small
    return CashSeatView(
        sits_out=sitter.sits_out is not None,
        leaving=sitter.leaving is not None,
        waits=sitter.waits,
        owes=owes,
        add_on=sitter.add_on,
        add_on_most=min(most_to_add(host, sitter), host.books.has(sitter.player)),
        needs=max(0, stakes.go_on - sitter.stack),
        cut=_cut(sitter),
        why_out=sitter.sits_out,
    )


def _cut(sitter: Sitter) -> AddOnCut | None:
    cut = sitter.cut
    if cut is None or cut.asked is None or cut.why is None:
        return None
    return AddOnCut(cut.asked, cut.cents, cut.why)


def _players(host: CashHost, seen: bool) -> tuple[PlayerView, ...]:
    """Return the players who sit here.

    While the hand is shown, seats of players who have gone since have the players of the hand.
    """
    state, coming = host.state, host.coming()
    players = {one.seat: _player(host, one, coming) for one in state}
    for seat, player in (state.order.seats if seen and state.order else {}).items():
        if seat not in state.seats or state.seats[seat].player != player:
            players[seat] = _gone(host, seat, player)
    return tuple(players[seat] for seat in sorted(players))


def _gone(host: CashHost, seat: int, player: str) -> PlayerView:
    house = "house" if player in host.names else None
    name = host.name_of(player)
    return PlayerView(seat, player, name, house, 0, False, True, False, 0, gone="left")


def _player(host: CashHost, sitter: Sitter, coming: Coming | None) -> PlayerView:
    presence = host.presences.get(sitter.player)
    playing = host.state.plays_now(sitter)
    waiting = not playing and (host.state.in_hand or sitter.owes)
    return PlayerView(
        seat=sitter.seat,
        player=sitter.player,
        name=host.name_of(sitter.player),
        house=sitter.house,
        stack=sitter.stack,
        connected=presence is None or presence.connected,
        away=sitter.sits_out is not None
        or sitter.leaving not in (None, "closed")
        or (not playing and sitter.is_short),
        waiting=waiting,
        bank_ms=0 if presence is None else presence.bank_ms,
        waits_for=_waits_for(sitter, coming) if waiting and sitter.plays else None,
    )


def _waits_for(sitter: Sitter, coming: Coming | None) -> WaitsFor:
    """Return what a player who wants cards waits for, judged by the next hand as things stand."""
    if coming is None or sitter.seat in coming.dealt_in:
        return "next-hand"
    return "big-blind" if sitter.waits else "button"


def _clocks(host: CashHost) -> tuple[TurnView, ...]:
    """Return the clocks of all players that the hand waits for."""
    if host.play is None:
        return ()
    return clocks(host.asked.turns, host.asked.thinking, host.play.time_ms(host.ports.settings))
