"""An event as its director plans it: one of the room's, or one that he has not announced yet."""

import msgspec

from ruleone.room.commands import CreateEvent
from ruleone.room.event_host import EventHost
from ruleone.room.event_terms import announced, beyond_bounds
from ruleone.room.names import plain
from ruleone.room.settings import Settings
from ruleone.room.show.lobby import event_name
from ruleone.room.tickets import satellite_of
from ruleone.room.views import EventName
from ruleone.rulebook import Refusal, edition
from ruleone.tournament.config import EventConfig
from ruleone.tournament.places import tie_policy


class Planned(msgspec.Struct, frozen=True):
    """An event, the id of the edition that it is played by, and what it is called."""

    config: EventConfig
    rules: str
    name: EventName


def plan_of(host: EventHost) -> Planned | Refusal:
    """An event of the room, as it was announced."""
    if host.home is not None:
        return Refusal("forecast-home-game", "illegal")
    state = host.tournament.state
    return Planned(state.config, state.rules.id, event_name(host.event, host.name, state.config))


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
    """The event that is asked for. A policy for ties is a change of its edition, told as one."""
    config = announced(do)
    if not isinstance(config, Refusal) and do.into is not None:
        config = satellite_of(config, into, do.rest)
    if isinstance(config, Refusal) or do.ties is None:
        return config
    rules = edition(settings.rules_for(config.edition))
    if tie_policy(rules) == do.ties:
        return config
    changed = rules.with_options({"places.same_hand": do.ties})
    return msgspec.structs.replace(config, edition=changed.id)


def for_field(plan: Planned, people: int, entries: int) -> Planned | Refusal:
    """The same for so many people, who make so many entries at most; several days become one."""
    config, at_once = plan.config, plan.config.seats_at_once
    field = msgspec.structs.replace(
        config,
        seats=entries,
        entries_min=min(config.entries_min, people),
        seats_at_once=None if at_once is None or at_once >= people else at_once,
        hand_for_hand_within=min(config.hand_for_hand_within, people),
        house_players=None,
        days=None,
    )
    return beyond_bounds(field) or msgspec.structs.replace(plan, config=field)
