"""An event as its director plans it: one of the room's, or one that he has not announced yet."""

import msgspec

from ruleone.room.commands import CreateEvent
from ruleone.room.event_host import EventHost
from ruleone.room.event_terms import announced, beyond_bounds, unpaid
from ruleone.room.names import plain
from ruleone.room.settings import Settings
from ruleone.room.show.lobby import event_name
from ruleone.room.tickets import satellite_of
from ruleone.room.views import EventName
from ruleone.rulebook import Refusal, edition
from ruleone.tournament.places import tie_policy
from ruleone.tournament.snapshot import Stand, stand_of
from ruleone.tournament.terms.announcing import as_sold, sold_refused
from ruleone.tournament.terms.config import Days, EventConfig


class Planned(msgspec.Struct, frozen=True):
    """An event, the id of the edition that it is played by, and what it is called; for one that is
    played already where it `stands`."""

    config: EventConfig
    rules: str
    name: EventName
    stand: Stand | None = None


def plan_of(host: EventHost) -> Planned | Refusal:
    """An event of the room, as it was announced; without the colour-ups that what is sold forbids,
    where it was before that was asked."""
    if host.home is not None:
        return Refusal("forecast-home-game", "illegal")
    state = host.tournament.state
    config, name = state.config, event_name(host.event, host.name, state.config)
    return Planned(as_sold(config, state.rules), state.rules.id, name)


def plan_from_now(host: EventHost, now_ms: int) -> Planned | Refusal:
    """An event of the room as it stands now: what is still to come of it."""
    plan = plan_of(host)
    if isinstance(plan, Refusal):
        return plan
    state = host.tournament.state
    stand = stand_of(state, host.time(now_ms))
    if isinstance(stand, Refusal):
        return host.say(stand)
    guarantee = max(plan.config.guarantee, stand.pool)
    config = msgspec.structs.replace(state.config, guarantee=guarantee, seats_at_once=None)
    if not state.late_open:
        config = msgspec.structs.replace(
            config, late_levels=0, re_entries=0, rebuys=None, add_on=None
        )
    if config.days is not None:
        config = msgspec.structs.replace(
            config, days=msgspec.structs.replace(config.days, flights=1)
        )
    return msgspec.structs.replace(plan, config=as_sold(config, state.rules), stand=stand)


def plan_to_announce(
    do: CreateEvent, into: EventHost | None, settings: Settings
) -> Planned | Refusal:
    """One that `create-event` would announce; `into` is the event whose seats it has for prizes."""
    config = config_of(do, into, settings)
    if isinstance(config, Refusal):
        return config
    name = EventName(plain(do.name) or None, config.template, 0)
    return Planned(config, settings.rules_for(config.edition), name)


def config_of(do: CreateEvent, into: EventHost | None, settings: Settings) -> EventConfig | Refusal:
    """The event that is asked for, or why none can be announced like that. A policy for ties is a
    change of its edition, told as one."""
    config = announced(do, settings)
    if not isinstance(config, Refusal) and do.into is not None:
        config = satellite_of(config, into, do.rest)
    if isinstance(config, Refusal):
        return config
    rules = edition(settings.rules_for(config.edition))
    if (refused := sold_refused(config, rules)) is not None:
        return refused
    if do.ties is None or tie_policy(rules) == do.ties:
        return config
    changed = rules.with_options({"places.same_hand": do.ties})
    return msgspec.structs.replace(config, edition=changed.id)


def for_field(plan: Planned, people: int, entries: int) -> Planned | Refusal:
    """The same for so many people, who make so many entries at most, at tables that the software
    deals. Bounties change nothing of how long it takes."""
    config, at_once = plan.config, plan.config.seats_at_once
    days = None if config.days is None else _for_fewer(config.days, people, entries)
    flights = 1 if days is None else days.flights
    field = msgspec.structs.replace(
        config,
        seats=entries,
        entries_min=max(2, min(config.entries_min, people // flights)),
        seats_at_once=None if at_once is None or at_once >= people else at_once,
        hand_for_hand_within=min(config.hand_for_hand_within, people),
        house_players=None,
        bounty=None,
        days=days,
        tables="dealt",
    )
    return beyond_bounds(field) or unpaid(field) or msgspec.structs.replace(plan, config=field)


def _for_fewer(days: Days, people: int, entries: int) -> Days:
    """The days with no more flights than such a field fills, each of which so many may come to."""
    ends = tuple(
        msgspec.structs.replace(end, players=min(end.players, entries)) for end in days.ends
    )
    flights = max(1, min(days.flights, people // 2))
    return msgspec.structs.replace(days, ends=ends, flights=flights)
