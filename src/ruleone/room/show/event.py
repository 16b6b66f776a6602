"""An event's own page, and what the director has before him."""

from collections.abc import Iterator
from functools import cache

from ruleone.limits import TABLES_SHOWN_MAX
from ruleone.room.clock_views import PushView
from ruleone.room.director_views import ChipsBack, ColorUpView, FrozenView
from ruleone.room.entering import free_for_house
from ruleone.room.entry_commands import EntryTerms
from ruleone.room.event_host import EventHost
from ruleone.room.event_terms import terms_of
from ruleone.room.hand_for_hand import waited_for
from ruleone.room.lobby import Lobby
from ruleone.room.own_sheet import OWN, USUAL_TERMS
from ruleone.room.records import TableFrozen
from ruleone.room.show.acts import act_views
from ruleone.room.show.bounties import bounties_view
from ruleone.room.show.chips import chips_view
from ruleone.room.show.clock import clock_view, level_views
from ruleone.room.show.conduct import conduct_view
from ruleone.room.show.days import days_view
from ruleone.room.show.deals import deals_view
from ruleone.room.show.draws import draws_view
from ruleone.room.show.entry import offers
from ruleone.room.show.halts import halt_views
from ruleone.room.show.home import home_view
from ruleone.room.show.lobby import event_line
from ruleone.room.show.matters import matters
from ruleone.room.show.moves import break_view, move_views, my_move
from ruleone.room.show.pace import pace_views
from ruleone.room.show.payouts import payouts_view
from ruleone.room.show.roster import entrants, table_lines
from ruleone.room.table_host import TableHost
from ruleone.room.views import (
    DirectorView,
    EventView,
    HandForHandView,
    PrizeView,
)
from ruleone.tournament.entries import takes_for_flight
from ruleone.tournament.hands.hand_for_hand import to_go, to_play
from ruleone.tournament.levels import pushes_held_in_ms
from ruleone.tournament.places import bubble_at
from ruleone.tournament.seating.breaking import posted_order
from ruleone.tournament.terms.templates import TEMPLATES, template


def event_view(host: EventHost, person: str, now_ms: int, *, directs: bool = False) -> EventView:
    """The event as this person may see it: all of it is public but who he is, and who has special
    needs, which is told to who `directs`."""
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
        entrants=entrants(host, person, directs=directs),
        tables=table_lines(host, person, directs=directs),
        chips_in_play=state.chips_in_play,
        average=state.chips_in_play // left if left else 0,
        seed=None if state.seed is None or state.draws is not None else state.seed.hex(),
        announcement=state.announcement,
        news=host.news.lines(host.name_of, told_to=None if directs else person),
        home=home_view(host, person, now_ms),
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
        draws=draws_view(state),
        players=len(state.entrants),
        payouts=None if host.phase == "over" else payouts_view(state.config, state.rules),
        break_order=posted_order(state)[:TABLES_SHOWN_MAX],
        collected=0 if host.phase == "over" else state.paid_in,
        my_move=my_move(host, person),
        halts=tuple(halt_views(host)),
    )


def _hand_for_hand(host: EventHost) -> HandForHandView | None:
    """How far all tables are with their hand, where they play one at a time."""
    state = host.tournament.state
    gate = state.hand_for_hand
    if gate is None:
        return None
    still = len(state.hands) + len(to_play(state))
    return HandForHandView(
        number=gate.number,
        finished=len(state.tables) - still,
        tables=len(state.tables),
        to_go=to_go(state),
        held=tuple(table.number for table in _tables(host) if table.held),
        waits_for=waited_for(host),
    )


def _tables(host: EventHost) -> Iterator[TableHost]:
    return (host.tables[number] for number in sorted(host.tables))


def director_view(lobby: Lobby, host: EventHost, person: str, now_ms: int) -> DirectorView:
    """The event, what moves next and why, and what matters now."""
    return DirectorView(
        now_ms=now_ms,
        event=event_view(host, person, now_ms, directs=True),
        moves=move_views(host),
        matters=matters(lobby, host, now_ms),
        templates=TEMPLATES,
        terms=terms_of_templates(),
        frozen=tuple(_frozen(host)),
        chips=chips_view(host),
        push=_push(host, now_ms),
        paces=pace_views(host),
        halts=tuple(halt_views(host)),
        conduct=conduct_view(host) if host.phase in ("running", "night") else None,
        acts=act_views(host, person, now_ms),
        redraw_waits=host.tournament.state.redraw is not None,
        next_break=break_view(host),
        house_seats=_house_seats(host),
    )


def _house_seats(host: EventHost) -> int:
    """How many house players would come if the event, or its next flight, started now."""
    if host.phase != "open" and not takes_for_flight(host.tournament.state):
        return 0
    return max(0, free_for_house(host))


def _push(host: EventHost, now_ms: int) -> PushView | None:
    """From when on dealers are held where they are (tda2019-RP-7)."""
    rules = host.tournament.state.rules
    held_in_ms = pushes_held_in_ms(rules, host.tournament.clock(host.time(now_ms)))
    if host.phase != "running" or held_in_ms is None:
        return None
    return PushView(now_ms + held_in_ms, rules.cite("dealer_push.hold_seconds"))


@cache
def terms_of_templates() -> dict[str, EntryTerms]:
    """What each template's event is entered by; slow at first, for every template is read."""
    return {name: terms_of(template(name)) for name in TEMPLATES} | {OWN: USUAL_TERMS}


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
