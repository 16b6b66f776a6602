"""The page of an event, in play and over, its line in the lobby, and the director's page."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal

from msgspec.structs import replace

from ruleone.floor.advice import advice_for
from ruleone.limits import TABLES_SHOWN_MAX
from ruleone.room.core.names import NameOf
from ruleone.room.event.alerts import MatterView, halt_views
from ruleone.room.event.beside import said_view
from ruleone.room.event.bounties import BountiesView, bounties_shown, bounties_view
from ruleone.room.event.chips import ColorUpView, chips_view, color_ups_now
from ruleone.room.event.clock.view import (
    ClockView,
    PushView,
    clock_view,
    decks_view,
    level_views,
    pace_views,
)
from ruleone.room.event.days import days_view
from ruleone.room.event.deals import DealsView, DealView, Figures, deal_lines, deals_view
from ruleone.room.event.draws import draws_shown, draws_view
from ruleone.room.event.entries.commands import EntryTerms
from ruleone.room.event.entries.entering import free_for_house
from ruleone.room.event.entries.view import ended_entry, entry_view, offers, on_sale
from ruleone.room.event.finished import FinishedPage
from ruleone.room.event.hands.hand_for_hand import waited_for
from ruleone.room.event.home import HomeView, home_view, reopening_of
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import _differ, event_name, for_everybody, rotation_view
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.penalties import conduct_view
from ruleone.room.event.records import Bought, EventEnded
from ruleone.room.event.reports import reports_view
from ruleone.room.event.roster import ended_entrants, entrants, table_lines
from ruleone.room.event.seating import break_view, move_views, my_move
from ruleone.room.event.setup.custom_structure import OWN, USUAL_TERMS
from ruleone.room.event.setup.payouts import payouts_view
from ruleone.room.event.setup.planning import terms_of
from ruleone.room.event.undo import act_views
from ruleone.room.live.consulting import advised
from ruleone.room.pages.views import DirectorView, EventLine, EventView, HandForHandView, PrizeView
from ruleone.room.table.records import TableFrozen
from ruleone.room.table.view import ChipsBack, FrozenView
from ruleone.tournament.entries import entries_so_far, takes_for_flight
from ruleone.tournament.events import Standing
from ruleone.tournament.hands.hand_for_hand import to_go, to_play
from ruleone.tournament.levels import pushes_held_in_ms
from ruleone.tournament.places import bubble_at, paid_now, places_paid
from ruleone.tournament.seating.breaking import posted_order
from ruleone.tournament.state.bounty_accounts import Bounties
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.templates import TEMPLATES, template


def event_line(host: EventHost, person: str, now_ms: int) -> EventLine:
    """Return the event for the lobby, as this person sees it."""
    state = host.tournament.state
    config = state.config
    seated = state.seats.get(person)
    over = state.phase == "over"
    winner = _alone_first(state.results.values()) if over else None
    return EventLine(
        event=host.event,
        name=event_name(host.event, host.name, config),
        game=config.games[0],
        edition=state.rules.id,
        state=_state(host),
        kind=config.kind,
        entries=entries_so_far(state),
        seats=config.seats,
        left=state.left if state.phase != "open" else len(state.entrants),
        tables=len(state.tables),
        table_size=config.table_size,
        starting_stack=config.starting_stack,
        level_minutes=_minutes(config),
        buy_in=config.buy_in,
        entry=entry_view(host, person, now_ms),
        level=state.clock.level or None,
        starts_ms=host.begins_ms if state.phase in ("open", "night") else None,
        joined=person in state.entrants or person in state.alternates,
        my_table=None if seated is None or over else seated[0],
        winner=None if winner is None else host.name_of(winner),
        rotation=rotation_view(config),
        level_hands=config.structure.level_hands,
        bonus=config.bonus,
        levels_differ=_differ(config),
        by_itself=host.starts_by_itself,
    )


def ended_line(
    ended: EventEnded, page: FinishedPage | None, person: str, name_of: NameOf
) -> EventLine:
    """Return the finished event as the lobby lists it for this person."""
    config = ended.config
    played = any(one.player == person for one in ended.results)
    winner = _alone_first(ended.results)
    bought = (ended.bought or {}).get(person, Bought(int(played), 0, False))
    return EventLine(
        event=ended.event,
        name=event_name(ended.event, ended.name, config),
        game=config.games[0],
        edition=ended.edition,
        state="over",
        kind=config.kind,
        entries=ended.entries,
        seats=config.seats,
        left=max(1, seats_won(ended) if page is None else page.left),
        tables=0,
        table_size=config.table_size,
        starting_stack=config.starting_stack,
        level_minutes=_minutes(config),
        buy_in=config.buy_in,
        entry=ended_entry(config, bought.entries),
        level=None if page is None else page.level or None,
        joined=played,
        winner=None if winner is None else name_in(ended, winner, name_of),
        rotation=rotation_view(config),
        level_hands=config.structure.level_hands,
        bonus=config.bonus,
        levels_differ=_differ(config),
    )


def _alone_first(results: Iterable[Standing]) -> str | None:
    """Return the winner; None where several share the first place."""
    first = [one.player for one in results if one.place == 1]
    return first[0] if len(first) == 1 else None


def seats_won(ended: EventEnded) -> int:
    """Return the number of seats won in another event; 0 in an event that was not a satellite."""
    satellite = ended.config.satellite
    return 0 if satellite is None else sum(one.prize >= satellite.seat for one in ended.results)


def name_in(ended: EventEnded, player: str, name_of: NameOf) -> str:
    """Return the name of a player of the event: a computer player's then, a person's now."""
    return ended.names.get(player) or name_of(player)


def _minutes(config: EventConfig) -> float | None:
    """Return the length of a level in minutes; None where it lasts a number of hands."""
    level_ms = config.structure.level_ms
    return None if level_ms is None else level_ms / 60_000


def _state(host: EventHost) -> Literal["open", "running", "night", "finishing", "over"]:
    match host.phase:
        case "open":
            return "open"
        case "night":
            return "night"
        case "over":
            return "over"
        case _:
            return "running" if host.persons_in else "finishing"


def ended_view(
    ended: EventEnded, page: FinishedPage | None, person: str, name_of: NameOf, now_ms: int
) -> EventView:
    """Return the page of a finished event: its results, and what was kept of its page."""
    paid = tuple(PrizeView(one.place, one.prize) for one in ended.results if one.prize)
    view = EventView(
        now_ms=now_ms,
        line=ended_line(ended, page, person, name_of),
        clock=ClockView("over", None, None),
        levels=(),
        breaks=(),
        prizes=paid,
        paid=len(paid),
        bubble_at=seats_won(ended) or len(paid),
        prize_pool=sum(one.prize for one in ended.results),
        entrants=ended_entrants(ended, page, person, name_of),
        tables=(),
        chips_in_play=0,
        average=0,
        seed=None,
        announcement=None,
        news=(),
        players=len(ended.results),
        draws=draws_shown(ended, page),
        shot_clock=ended.config.shot_clock,
        rebuys=sum(one.rebuys for one in (ended.bought or {}).values()),
        add_ons=sum(one.times_added for one in (ended.bought or {}).values()),
        color_ups=tuple(
            ColorUpView(plan.after_level, plan.removed, plan.into)
            for plan in ended.config.structure.color_ups
        ),
    )
    return view if page is None else _as_kept(view, ended, page, person, name_of)


def _as_kept(
    view: EventView, ended: EventEnded, page: FinishedPage, person: str, name_of: NameOf
) -> EventView:
    def named(player: str) -> str:
        return name_in(ended, player, name_of)

    last = page.levels[page.level - 1] if page.level else None
    return replace(
        view,
        clock=ClockView("over", last, None),
        levels=page.levels,
        breaks=tuple((each.after_level, each.length_ms / 60_000) for each in page.breaks),
        prizes=tuple(PrizeView(at, amount) for at, amount in enumerate(page.prizes, 1) if amount),
        paid=places_paid(page.prizes, {} if page.deal is None else page.deal.amounts),
        bubble_at=page.bubble_at,
        prize_pool=page.pool,
        chips_in_play=page.chips,
        average=page.chips // page.left if page.left else 0,
        seed=page.seed,
        announcement=page.announcement,
        news=tuple(line.shown(named) for line in for_everybody(page.news)),
        home=_home(ended, page, person, named),
        deals=_deals(page, person, named),
        bounties=_bounties(ended, page, person, named),
        days=page.days,
        ended_early=page.early,
    )


def _home(ended: EventEnded, page: FinishedPage, person: str, named: NameOf) -> HomeView | None:
    """Return the home game of a finished event: nobody is invited any longer."""
    if page.home is None or ended.maker is None:
        return None
    level = ended.config.structure.levels[0]
    return HomeView(
        maker=named(ended.maker),
        mine=ended.maker == person,
        house=page.home.house,
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        reopening=reopening_of(ended.edition),
        showing=page.home.showing,
    )


def _deals(page: FinishedPage, person: str, named: NameOf) -> DealsView | None:
    deal = page.deal
    if deal is None:
        return None
    lines = deal_lines(Figures.of_made(deal.amounts, deal.stacks), person, named)
    prizes = (*page.prizes[: page.left], 0, 0)
    made = DealView("made", None, deal.left, lines)
    return DealsView(made, False, False, sum(prizes), prizes[0] - prizes[1])


def _bounties(
    ended: EventEnded, page: FinishedPage, person: str, named: NameOf
) -> BountiesView | None:
    terms, kept = ended.config.bounty, page.bounties
    if terms is None or kept is None:
        return None
    stood = Bounties(
        pot=kept.held,
        wins=list(kept.won),
        secret=kept.secret,
        envelopes=kept.envelopes,
        opened=kept.opened,
    )
    return bounties_shown(terms, stood, person, named, over=True)


def event_view(host: EventHost, person: str, now_ms: int, *, directs: bool = False) -> EventView:
    """Return the event as this person may see it.

    All of it is public except the person's own part, and special needs, which are shown to those
    who `direct` it.
    """
    state = host.tournament.state
    left = state.left
    structure = state.clock.structure
    said = said_view(host, now_ms)
    return EventView(
        now_ms=now_ms,
        line=event_line(host, person, now_ms),
        clock=clock_view(host, now_ms),
        levels=level_views(host),
        breaks=tuple((each.after_level, each.length_ms / 60_000) for each in structure.breaks),
        prizes=tuple(
            PrizeView(place, amount) for place, amount in enumerate(state.prizes, 1) if amount
        ),
        paid=paid_now(state),
        bubble_at=bubble_at(state),
        prize_pool=state.pool,
        entrants=entrants(host, person, directs=directs),
        tables=table_lines(host, person, directs=directs),
        chips_in_play=state.chips_in_play,
        average=state.chips_in_play // left if left else 0,
        seed=None if state.seed is None or state.draws is not None else state.seed.hex(),
        announcement=None if said is None else said.text,
        said=said,
        decks=decks_view(host, now_ms),
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
        on_sale=tuple(on_sale(host)),
        color_ups_now=color_ups_now(host, now_ms),
        ended_early=state.ended_early,
        rebuys=sum(state.rebought.values()),
        add_ons=sum(state.added_on.values()),
    )


def _hand_for_hand(host: EventHost) -> HandForHandView | None:
    """Return the progress of all tables with their hand, where they play hand for hand."""
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


def director_view(
    host: EventHost, alerts: tuple[MatterView, ...], person: str, now_ms: int
) -> DirectorView:
    """Return the event, its upcoming moves and their reasons, and its alerts."""
    return DirectorView(
        now_ms=now_ms,
        event=event_view(host, person, now_ms, directs=True),
        moves=move_views(host),
        matters=alerts,
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
        reports=reports_view(host, now_ms),
        reasons_first=host.tournament.state.config.reasons_first,
        stalling=tuple(map(advised, advice_for("stalling", host.tournament.state.rules))),
    )


def _house_seats(host: EventHost) -> int:
    """Return the number of computer players that an event or flight started now would get."""
    if host.phase != "open" and not takes_for_flight(host.tournament.state):
        return 0
    return max(0, free_for_house(host))


def _push(host: EventHost, now_ms: int) -> PushView | None:
    """Return the time from which dealers are held in place (tda2019-RP-7)."""
    rules = host.tournament.state.rules
    held_in_ms = pushes_held_in_ms(rules, host.tournament.clock(host.time(now_ms)))
    if host.phase != "running" or held_in_ms is None:
        return None
    return PushView(now_ms + held_in_ms, rules.cite("dealer_push.hold_seconds"))


@cache
def terms_of_templates() -> dict[str, EntryTerms]:
    """Return the entry terms of each template's event; slow at first, as every file is read."""
    return {name: terms_of(template(name)) for name in TEMPLATES} | {OWN: USUAL_TERMS}


def _frozen(host: EventHost) -> Iterator[FrozenView]:
    """Yield what is frozen, and the chips that players get back when a hand is retired.

    The failure is given by its name alone: its words may name cards.
    """
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
