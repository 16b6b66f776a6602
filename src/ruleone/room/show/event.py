"""An event's own page, and what the director has before him."""

from collections.abc import Iterator
from functools import cache

from ruleone.room.clock_views import ClockView, PushView
from ruleone.room.director_views import ChipsBack, ColorUpView, FrozenView, PlannedMove
from ruleone.room.entry_commands import EntryTerms
from ruleone.room.event_host import EventHost
from ruleone.room.event_terms import terms_of
from ruleone.room.news import NameOf
from ruleone.room.records import EventEnded, TableFrozen
from ruleone.room.show.acts import act_views
from ruleone.room.show.bounties import bounties_view
from ruleone.room.show.chips import chips_view
from ruleone.room.show.clock import clock_view, level_views
from ruleone.room.show.conduct import conduct_view
from ruleone.room.show.days import days_view
from ruleone.room.show.deals import deals_view
from ruleone.room.show.entry import offers
from ruleone.room.show.halts import halt_views
from ruleone.room.show.home import home_view
from ruleone.room.show.lobby import ended_line, event_line
from ruleone.room.show.pace import pace_views
from ruleone.room.show.payouts import payouts_view
from ruleone.room.show.roster import ended_entrants, entrants, table_lines
from ruleone.room.table_host import TableHost
from ruleone.room.views import (
    DirectorView,
    EventNews,
    EventView,
    HandForHandView,
    PrizeView,
)
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.dealers import pushes_held_in_ms
from ruleone.tournament.events import MoveOrdered
from ruleone.tournament.satellites.seats import bubble_at
from ruleone.tournament.templates import TEMPLATES, template


def event_view(host: EventHost, person: str, now_ms: int) -> EventView:
    """The event as this person may see it: all of it is public but who he is."""
    state = host.tournament.state
    left = state.left
    structure = state.clock.structure
    return EventView(
        now_ms=now_ms,
        line=event_line(host, person, now_ms),
        clock=clock_view(host, now_ms),
        levels=level_views(host),
        breaks=tuple((each.after_level, each.length_ms / 60_000) for each in structure.breaks),
        prizes=tuple(
            PrizeView(place, amount) for place, amount in enumerate(state.prizes, 1) if amount
        ),
        paid=len(state.prizes),
        bubble_at=bubble_at(state),
        prize_pool=state.pool,
        entrants=entrants(host, person),
        tables=table_lines(host, person),
        chips_in_play=state.chips_in_play,
        average=state.chips_in_play // left if left else 0,
        seed=None if state.seed is None else state.seed.hex(),
        announcement=state.announcement,
        news=host.news.lines(host.name_of),
        home=home_view(host, person),
        hand_for_hand=_hand_for_hand(host),
        shot_clock=host.shot_clock,
        chip=state.chip,
        color_ups=tuple(
            ColorUpView(plan.after_level, plan.removed, plan.into) for plan in structure.color_ups
        ),
        offers=tuple(offers(host, person)),
        deals=deals_view(host, person),
        bounties=bounties_view(host, person),
        days=days_view(host, person),
        players=len(state.entrants),
        payouts=None if host.phase == "over" else payouts_view(state.config, state.rules),
    )


def _hand_for_hand(host: EventHost) -> HandForHandView | None:
    """How far all tables are with their hand, where they play one at a time."""
    state = host.tournament.state
    gate = state.hand_for_hand
    if gate is None:
        return None
    still = len(state.hands) + len(host.ready)
    return HandForHandView(
        number=gate.number,
        finished=len(state.tables) - still,
        tables=len(state.tables),
        to_go=max(0, sum(1 for stack in state.stacks.values() if stack) - gate.ends_at),
        held=tuple(table.number for table in _tables(host) if table.held),
    )


def _tables(host: EventHost) -> Iterator[TableHost]:
    return (host.tables[number] for number in sorted(host.tables))


def director_view(host: EventHost, person: str, now_ms: int) -> DirectorView:
    """The event, what moves next and why, and what matters now."""
    state = host.tournament.state
    ordered = [
        PlannedMove(
            player=player,
            name=host.name_of(player),
            stack=state.stacks[player],
            from_table=state.seats[player][0],
            from_seat=state.seats[player][1],
            to_table=order.table,
            to_seat=order.seat,
            citations=order.citations,
        )
        for player, order in state.orders.items()
        if isinstance(order, MoveOrdered)
    ]
    planned = [
        PlannedMove(
            player=move.player,
            name=host.name_of(move.player),
            stack=state.stacks[move.player],
            from_table=move.from_table,
            from_seat=move.from_seat,
            to_table=move.to_table,
            to_seat=move.to_seat,
            citations=move.citations,
        )
        for move in host.tournament.planned_moves()
    ]
    return DirectorView(
        now_ms=now_ms,
        event=event_view(host, person, now_ms),
        moves=(*ordered, *planned),
        matters=_matters(host),
        record=host.news.record(host.name_of),
        templates=TEMPLATES,
        terms=_terms(),
        frozen=tuple(_frozen(host)),
        chips=chips_view(host),
        push=_push(host, now_ms),
        paces=pace_views(host),
        halts=tuple(halt_views(host)),
        conduct=conduct_view(host) if host.phase == "running" else None,
        acts=act_views(host),
    )


def _push(host: EventHost, now_ms: int) -> PushView | None:
    """From when on dealers are held where they are (tda2019-RP-7)."""
    rules = host.tournament.state.rules
    held_in_ms = pushes_held_in_ms(rules, host.tournament.clock(host.time(now_ms)))
    if host.phase != "running" or held_in_ms is None:
        return None
    return PushView(now_ms + held_in_ms, rules.cite("dealer_push.hold_seconds"))


@cache
def _terms() -> dict[str, EntryTerms]:
    return {name: terms_of(template(name)) for name in TEMPLATES}


def _frozen(host: EventHost) -> Iterator[FrozenView]:
    """What stands still, and what each player has again when its hand is retired. Of the failure
    the name alone: its words may tell of cards."""
    if host.frozen is not None:
        yield _frozen_view(host.frozen, ())
    for table in _tables(host):
        if table.frozen is not None and table.order is not None:
            order = table.order
            back = tuple(
                ChipsBack(player, host.name_of(player), seat, order.stacks[seat])
                for seat, player in sorted(order.seats.items())
            )
            yield _frozen_view(table.frozen, back)


def _frozen_view(frozen: TableFrozen, back: tuple[ChipsBack, ...]) -> FrozenView:
    what = frozen.failure.partition(":")[0]
    return FrozenView(frozen.table, frozen.hand, what, frozen.at_ms, back)


def _matters(host: EventHost) -> tuple[EventNews, ...]:
    """What the director should look at now: what stands still because something failed."""
    still = {"table-frozen", "event-frozen"}
    standing: set[Parameter | None] = {
        number for number, table in host.tables.items() if table.frozen is not None
    }
    if host.frozen is not None:
        standing.add(None)
    return tuple(
        line
        for line in host.news.lines(host.name_of)
        if line.code in still and line.parameters.get("table") in standing
    )


def ended_view(ended: EventEnded, person: str, name_of: NameOf, now_ms: int) -> EventView:
    """The page of an event that is over: its results."""
    shown = ended_entrants(ended, person, name_of)
    mine = any(one.me for one in shown)
    winner = shown[0].name
    pool = sum(one.prize for one in ended.results)
    paid = tuple(PrizeView(one.place, one.prize) for one in ended.results if one.prize)
    return EventView(
        now_ms=now_ms,
        line=ended_line(ended, winner, mine),
        clock=ClockView("over", None, None),
        levels=(),
        breaks=(),
        prizes=paid,
        paid=len(paid),
        bubble_at=len(paid),
        prize_pool=pool,
        entrants=shown,
        tables=(),
        chips_in_play=0,
        average=0,
        seed=None,
        announcement=None,
        news=(),
        players=len(ended.results),
    )
