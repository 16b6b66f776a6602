"""The part of a live table's view that comes from the event beside it.

Its dealer sees the hand, the players who have left, the moves to come and the table's log;
everybody sees what is played there.
"""

from collections.abc import Iterable, Iterator, Mapping

from ruleone.floor.advice import advice_for
from ruleone.floor.hand_stage import asked_to_bet, streets_begun
from ruleone.room.event.clock.view import clock_view, decks_ruling, resumes_ms
from ruleone.room.event.hands.hand_for_hand import waited_for
from ruleone.room.event.hands.tracked_hands import hand_back, level_of, level_to_come, table_of
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.host.table_log import LogLine, Place
from ruleone.room.event.seating import MoveView, move_views
from ruleone.room.live import views as v
from ruleone.room.live.consulting import advised
from ruleone.room.live.host import LiveTable
from ruleone.room.live.racing import LiveRaceView, RaceRowView, race_steps
from ruleone.room.live.view import PlayedFor
from ruleone.rulebook.citation import Citation
from ruleone.tournament.events import ChipsRaced
from ruleone.tournament.hands.choosing import round_at
from ruleone.tournament.hands.hand_for_hand import to_go
from ruleone.tournament.hands.hands import ends_at, hold_on, seats_of_next
from ruleone.tournament.places import seats_out
from ruleone.tournament.proposals import Proposal, color_ups_of_break


def beside(live: LiveTable, events: Mapping[str, EventHost]) -> EventHost | None:
    """Return the event beside whose table it stands; None where it stands alone."""
    return events.get(live.state.opened.event or "")


def is_broken(live: LiveTable, host: EventHost | None) -> bool:
    """Whether the table of the event (its `host`) that it stands beside is broken."""
    return host is not None and table_of(host, live) is None


def played_for(live: LiveTable, host: EventHost | None) -> PlayedFor:
    """Return the game and level of a live table; `host` is its event, if any.

    A hand that nobody follows sets no level here, so between hands the event states it. A misdeal
    that is to be dealt again keeps its own.
    """
    state = live.state
    table = None if host is None else table_of(host, live)
    if host is None or table is None or state.followed is not None or state.redeals is not None:
        return PlayedFor(state.game, state.level)
    standing = host.tournament.state.tables[table.number]
    if standing.hand is not None:
        order = host.tournament.state.hands[standing.hand]
        return PlayedFor(order.game, level_of(order))
    game = round_at(host.tournament.state, standing).game
    return PlayedFor(game, level_to_come(host.tournament.state, game))


def plays_at(live: LiveTable, events: Mapping[str, EventHost]) -> PlayedFor | None:
    """Return the game and level of a table that lists show; None if its event broke the table."""
    host = beside(live, events)
    return None if is_broken(live, host) else played_for(live, host)


def said_view(host: EventHost, now_ms: int) -> v.SaidView | None:
    """Return the announcement that stands now, or None."""
    said = host.tournament.state.said(host.time(now_ms))
    if said is None:
        return None
    ends_ms = None if said.until_ms is None else said.until_ms - host.ahead_ms
    return v.SaidView(said.text, said.texts, ends_ms)


def beside_view(host: EventHost, live: LiveTable, now_ms: int) -> v.LiveBesideView:
    """Return the event's table: whether its next hand may begin, who comes, and who has gone."""
    number = live.state.opened.number
    assert number is not None, "it stands beside a table of the event"
    table = table_of(host, live)
    return v.LiveBesideView(
        event=host.event,
        table=number,
        hand=0 if table is None or table.order is None else table.order.number,
        dealt=() if table is None else _dealt(host, table),
        open=table is not None,
        hold=_hold(host, number) if table is not None else None,
        left=host.tournament.state.left,
        went=went_from(host, number) if table is None else tuple(_went(host, table)),
        gate=None if table is None else _gate(host, table),
        shot_s=_shot_s(host, live),
        back=None if table is None else hand_back(host, table),
        ends_at=ends_at(host.tournament.state),
        followed=_followed(host, table),
        winners=_followed(host, table) or host.tournament.state.config.bounty is not None,
        said=said_view(host, now_ms),
        transits=() if table is None else tuple(transits(host, number, now_ms)),
        log=log_view(host, number),
        races=() if table is None else tuple(races(host, live, now_ms)),
        pause=None if table is None else _pause(host, number, now_ms),
        advice=tuple(_advice(host, table, now_ms)),
    )


def _pause(host: EventHost, number: int, now_ms: int) -> v.LiveBreakView | None:
    """Return the break that is on, or the night, with the time to prepare the deck of the table."""
    clock = host.tournament.state.clock
    if host.phase == "night":
        left_ms = None
    elif host.phase == "running" and clock.on_break:
        left_ms = clock_view(host, now_ms).left_ms
    else:
        return None
    at_ms = resumes_ms(host, now_ms)
    if at_ms is None:
        return v.LiveBreakView(clock.level_next, None, left_ms)
    decks = decks_ruling(host, at_ms)
    if number not in decks.tables:
        return v.LiveBreakView(clock.level_next, at_ms, None)
    cited = decks.reasons[0].citation
    return v.LiveBreakView(clock.level_next, at_ms, None, decks.from_ms, cited)


def _advice(host: EventHost, table: TableHost | None, now_ms: int) -> Iterator[v.AdviceView]:
    """Yield good practice for a table that is broken, or is to break."""
    if table is None or any(
        one.code in ("break", "final-table") for one in transits(host, table.number, now_ms)
    ):
        yield from map(advised, advice_for("table-breaks", host.tournament.state.rules))


def _followed(host: EventHost, table: TableHost | None) -> bool:
    return table is None or host.tournament.state.tables[table.number].followed


def _shot_s(host: EventHost, live: LiveTable) -> int | None:
    """Return the seconds of the event's shot clock for the decision that the hand waits for."""
    followed = live.state.followed
    if host.shot_clock is None or followed is None or not asked_to_bet(followed.hand):
        return None
    return host.shot_clock.action_ms(streets_begun(followed.hand) - 1) // 1_000


def _gate(host: EventHost, table: TableHost) -> v.LiveGateView | None:
    """Return the tables that others wait for, where tables play hand for hand."""
    state = host.tournament.state
    gate = state.hand_for_hand
    if gate is None:
        return None
    order = gate.played.get(table.number)
    seats = () if order is None else seats_out(state, order)
    return v.LiveGateView(
        number=gate.number,
        waits_for=waited_for(host),
        to_go=to_go(state),
        out=() if order is None else tuple(host.name_of(order.seats[seat]) for seat in seats),
        citation=state.rules.cite("showdown.hand_for_hand_reveal"),
    )


def _dealt(host: EventHost, table: TableHost) -> tuple[int, ...]:
    """Return the seats of the hand in play, or of the next one."""
    state = host.tournament.state
    standing = state.tables[table.number]
    if standing.hand is not None:
        return tuple(state.hands[standing.hand].seats)
    if not standing.followed:
        return tuple(sorted(standing.players))
    return seats_of_next(state, standing)


def _hold(host: EventHost, number: int) -> str | None:
    """Return the code of the refusal with which the next hand cannot begin, or None."""
    state = host.tournament.state
    if state.phase != "running":
        return "event-over" if state.phase == "over" else "event-at-night"
    if number in host.ready:
        return None
    held = hold_on(state, state.tables[number])
    # Reports wait for nothing.
    return None if held in ("table-in-hand", "table-not-followed") else held


def _went(host: EventHost, table: TableHost) -> Iterator[v.LiveWentView]:
    """Yield those of the last hand who sit elsewhere now, or are out."""
    sat = {} if table.order is None else table.order.seats
    for seat, player in sat.items():
        at = host.tournament.state.seats.get(player)
        if at != (table.number, seat):
            yield v.LiveWentView(host.name_of(player), *((None, None) if at is None else at))


def transits(host: EventHost, table: int, now_ms: int) -> Iterator[v.LiveTransitView]:
    """Yield the moves to or from a table that are ordered, planned or proposed, and its break."""
    state = host.tournament.state
    if state.phase != "running":
        return
    for move in move_views(host):
        if table in (move.from_table, move.to_table):
            yield _of_move(move)
    proposed = host.tournament.proposals(host.time(now_ms))
    now = any(one.kind == "break" and one.table == table for one in proposed)
    if table in state.to_break and not now:
        cited = (state.rules.cite("breaking.method"),)
        yield v.LiveTransitView("ordered", "break", from_table=table, citations=cited)
    for proposal in proposed:
        if proposal.kind == "final-table" or table in (proposal.table, proposal.to_table):
            yield from _of_proposal(host, proposal, table)


def _of_move(move: MoveView) -> v.LiveTransitView:
    return v.LiveTransitView(
        "ordered" if move.ordered else "planned",
        "director" if move.ordered else "balance",
        move.name,
        move.from_table,
        move.from_seat,
        move.to_table,
        move.to_seat,
        _once(reason.citation for reason in move.reasons),
    )


def _of_proposal(host: EventHost, one: Proposal, table: int) -> Iterator[v.LiveTransitView]:
    """Yield what a proposal means for the table; the players are None until they are known."""
    match one.kind:
        case "balance":
            yield v.LiveTransitView(
                "proposed",
                "balance",
                "" if one.player is None else host.name_of(one.player),
                one.table,
                one.from_seat,
                one.to_table,
                one.to_seat,
                one.citations,
            )
        case "break" | "final-table":
            yield v.LiveTransitView("proposed", one.kind, from_table=table, citations=one.citations)
        case _:
            pass


def races(host: EventHost, live: LiveTable, now_ms: int) -> Iterator[LiveRaceView]:
    """Yield the color-ups of the break that is on, or else those before this level.

    A table that was late still sees how its chips are exchanged.
    """
    assert live.state.opened.number is not None, "it stands beside a table of the event"
    for removed, into in _color_ups(host, now_ms):
        raced = host.table_log.raced.get((live.state.opened.number, removed))
        yield LiveRaceView(
            removed=removed,
            into=into,
            steps=race_steps(host.tournament.state.rules, removed, into),
            raced=() if raced is None else tuple(_raced(host, raced)),
        )


def _color_ups(host: EventHost, now_ms: int) -> tuple[tuple[int, int], ...]:
    state = host.tournament.state
    if state.phase != "running":
        return ()
    if state.clock.on_break:
        return color_ups_of_break(state, host.time(now_ms))
    begun = state.colored_for.get(state.clock.level_next, ())
    return tuple((one.removed, one.into) for one in begun)


def _raced(host: EventHost, raced: ChipsRaced) -> Iterator[RaceRowView]:
    """Yield the seats of a race that the room has held, with the cards that it drew."""
    for seat, player in sorted(raced.seats.items()):
        won, kept_in = seat in raced.won, seat in raced.kept_in
        cards = raced.cards.get(seat, ())
        yield RaceRowView(
            seat=seat,
            name=host.name_of(player),
            whole=None,
            odd=len(cards),
            cards=cards,
            won=won,
            kept_in=kept_in,
            gets=won + kept_in,
        )


def _once(citations: Iterable[Citation]) -> tuple[Citation, ...]:
    return tuple({one.rule: one for one in citations}.values())


def log_view(host: EventHost, table: int) -> tuple[v.LiveLogView, ...]:
    """Return the newest lines of the table's log, the oldest first."""
    return tuple(_line(host, line) for line in host.table_log.lines(table))


def _line(host: EventHost, line: LogLine) -> v.LiveLogView:
    from_table, from_seat = _place(line.from_seat)
    to_table, to_seat = _place(line.to_seat)
    return v.LiveLogView(
        n=line.n,
        at_ms=line.at_ms,
        code=line.code,
        name="" if line.player is None else host.name_of(line.player),
        from_table=from_table,
        from_seat=from_seat,
        to_table=to_table,
        to_seat=to_seat,
        place=line.place,
        winners=tuple(map(host.name_of, line.to)),
        hand=line.hand,
        by="" if line.by is None else host.name_of(line.by),
        author=line.by or "",
        citation=line.citation,
    )


def _place(place: Place | None) -> tuple[int | None, int | None]:
    return (None, None) if place is None else place


def went_from(host: EventHost, table: int) -> tuple[v.LiveWentView, ...]:
    """Return the players of a broken table by their old seats, and where each sits now."""
    state, sat = host.tournament.state, host.table_log.broken.get(table)
    if sat is None:
        # Of a break before this log began the old seats are not known.
        players = host.broken.get(table, ())
        return tuple(
            v.LiveWentView(host.name_of(one), *(state.seats.get(one) or (None, None)))
            for one in players
        )
    return tuple(
        v.LiveWentView(host.name_of(one), *_place(state.seats.get(one)), seat)
        for seat, one in sat.items()
    )
