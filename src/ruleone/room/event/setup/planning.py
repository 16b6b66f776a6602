"""An event as its director plans it.

It is one of the room's, or one that is not announced yet, by a template or a sheet, with other
terms of entry.
"""

import msgspec

from ruleone.limits import NAME_MAX_CHARACTERS
from ruleone.room.core.batch import Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import EntryTerms, PlayTerms
from ruleone.room.event.entries.entering import satellite_of
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import EventName, event_name
from ruleone.room.event.host.order import Events
from ruleone.room.event.setup.custom_structure import OWN, UNKNOWN, event_by, other_game, too_large
from ruleone.rulebook import EDITIONS, Refusal, edition
from ruleone.rulebook.citation import Parameter
from ruleone.structures.document import SheetDocument
from ruleone.tournament.places import tie_policy
from ruleone.tournament.snapshot import Stand, stand_of
from ruleone.tournament.terms.announcing import as_sold, bounds, sold_refused
from ruleone.tournament.terms.config import Days, EventConfig, Rest, ShotClock, TableKind
from ruleone.tournament.terms.payouts import (
    OwnAmounts,
    OwnPlan,
    TiePolicy,
    fields_paid,
    own_flaws,
    payout_tables,
)
from ruleone.tournament.terms.templates import TEMPLATES, template


class CreateEvent(Order, frozen=True, tag="create-event"):
    """Director: announce a new event from a template of the room (`turbo-27`, ...) or a `sheet`.

    A custom `sheet` has the template `own-sheet`, its entries or others. A `shot_clock` gives
    decisions another time than the room's. With `days` it is played on several of them; without, on
    those of the sheet, unless it is played `in_one_go`. With an event in `into` its prizes are
    seats of that one, and `rest` says who gets the rest of the pool. With `ties` players who go out
    in one hand are placed by that, whatever the edition says. `tables` are dealt by the room, or
    live: played with real cards, each beside a live table of the same seats. There the hands are
    `followed` from the start on, or nobody enters them; those of an event of several days, or with
    levels by hands, always are. Moves, breaks and color-ups happen `by_itself`, or are proposed.
    `play` has other terms of play, such as the edition or the table size. With `reasons_first` the
    director gives a reason before an act, not after it.
    """

    template: str
    name: str
    terms: EntryTerms | None = None
    shot_clock: ShotClock | None = None
    days: Days | None = None
    into: str | None = None
    rest: Rest = "next-place"
    ties: TiePolicy | None = None
    tables: TableKind = "dealt"
    sheet: SheetDocument | None = None
    play: PlayTerms | None = None
    in_one_go: bool = False
    followed: bool = False
    by_itself: bool = False
    reasons_first: bool = False

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Announce the event."""
        events = step.part(Events)
        into = events.hosts.get(self.into or "")
        config = config_of(self, into, step.ports.settings)
        if isinstance(config, Refusal):
            return config
        if (refused := events.may_announce(config)) is not None:
            return refused
        host = events.announce(config, plain(self.name), step.person, step.batch)
        return Done(event=host.event)


ORDERS = (CreateEvent,)


def terms_of(config: EventConfig) -> EntryTerms:
    """Return the terms of entry of an event."""
    fields = EntryTerms.__struct_fields__
    told = {name: getattr(config, name) for name in fields}
    # A template of dealt tables says nothing of the desk; an event at live ones does.
    at_desk = config.at_desk if config.tables == "live" else config.at_desk or None
    return EntryTerms(**told | {"at_desk": at_desk})


def announced(do: CreateEvent, settings: Settings) -> EventConfig | Refusal:
    """Return the event that is asked for, or what is wrong with its name or its numbers."""
    if do.play is not None and do.play.edition not in (None, *EDITIONS):
        return UNKNOWN
    usual = _unchanged(do, settings)
    if isinstance(usual, Refusal):
        return usual
    if len(plain(do.name)) > NAME_MAX_CHARACTERS:
        return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
    changed = msgspec.structs.replace(usual, shot_clock=do.shot_clock, **_play(do))
    days = None if do.in_one_go else do.days or changed.days
    if days != changed.days:
        kind = changed.kind if days is None else "scheduled"
        changed = msgspec.structs.replace(changed, days=days, kind=kind)
    if do.terms is not None:
        terms = msgspec.structs.asdict(do.terms)
        for name in ("seats", "entries_min"):
            if terms[name] is None:
                terms[name] = getattr(changed, name)
        terms["at_desk"] = bool(terms["at_desk"])
        changed = msgspec.structs.replace(changed, **terms)
    told = _followed(do, changed) | {"reasons_first": do.reasons_first}
    changed = msgspec.structs.replace(changed, **told)
    if do.tables == "live":
        house = 0 if do.terms is None else changed.house_players or 0
        unsaid = do.terms is None or do.terms.at_desk is None
        changed = msgspec.structs.replace(
            changed,
            tables="live",
            kind="scheduled",
            house_players=house,
            at_desk=changed.at_desk or (unsaid and not changed.charged),
        )
    if changed.at_desk and changed.charged:
        return Refusal("desk-or-wallets", "syntax")
    if max(len(changed.currency), len(changed.house)) > NAME_MAX_CHARACTERS:
        return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
    return beyond_bounds(changed) or _misfit(changed, settings) or misprized(changed) or changed


def _followed(do: CreateEvent, config: EventConfig) -> dict[str, bool]:
    """Return whether hands are followed, and whether what is due happens by itself.

    Both are so at dealt tables, and hands wherever the event cannot go without them.
    """
    needs_hands = config.days is not None or config.structure.level_hands is not None
    if do.tables != "live":
        return {"followed": True, "by_itself": True}
    return {"followed": needs_hands or do.followed, "by_itself": do.by_itself}


def _play(do: CreateEvent) -> dict[str, object]:
    """Return the terms of play that are given; the edition of a sheet has its antes already."""
    told = {} if do.play is None else msgspec.structs.asdict(do.play)
    return {
        name: value for name, value in told.items()
        if value is not None and not (name == "edition" and do.sheet is not None)
    }  # fmt: skip


def _misfit(config: EventConfig, settings: Settings) -> Refusal | None:
    """Return why the event's tables cannot play its games under its edition, or None."""
    rules = edition(settings.rules_for(config.edition))
    return other_game(config.games, rules) or too_large(config.games, config.table_size, rules)


def misprized(config: EventConfig) -> Refusal | None:
    """Return why the event's prizes cannot be announced, or None."""
    return unpaid(config) or _unlike(config)


def _unchanged(do: CreateEvent, settings: Settings) -> EventConfig | Refusal:
    """Return the event of the template, or of the sheet."""
    if do.sheet is not None:
        if do.template != OWN:
            told: dict[str, Parameter] = {"expected": OWN, "came": do.template[:40]}
            return Refusal("sheet-with-template", "syntax", told)
        entrants = None if do.terms is None else do.terms.seats
        named = None if do.play is None else do.play.edition
        return event_by(do.sheet, entrants, settings, named)
    if do.template not in TEMPLATES:
        return Refusal("template-unknown", "syntax", {"templates": TEMPLATES})
    return template(do.template)


def unpaid(config: EventConfig) -> Refusal | None:
    """Return why the payouts do not pay the event's fields, or None."""
    if isinstance(config.payouts, str):
        return _table_unfit(config, config.payouts)
    flaw = next(own_flaws(config.payouts), None)
    if flaw is not None:
        return Refusal(f"flaw-{flaw.code}", "syntax", flaw.parameters)
    least, most = fields_paid(config.payouts)
    if least <= config.entries_min and config.seats <= most:
        return None
    told: dict[str, Parameter] = {
        "least": config.entries_min, "most": config.seats, "from": least, "to": most
    }  # fmt: skip
    return Refusal("payouts-not-for-all", "syntax", told)


def _unlike(config: EventConfig) -> Refusal | None:
    """Return why announced places or amounts could not be those that are paid, or None."""
    own = config.payouts
    if isinstance(own, OwnPlan) and (own.places or 0) > config.seats:
        told: dict[str, Parameter] = {"places": own.places or 0, "players": config.seats}
        return Refusal("payouts-more-places", "syntax", told)
    if not isinstance(own, OwnAmounts):
        return None
    if own.total != config.guarantee:
        return Refusal("payouts-not-pool", "syntax", {"pool": config.guarantee, "came": own.total})
    if own.places > config.entries_min:
        told = {"places": own.places, "players": config.entries_min}
        return Refusal("payouts-more-places", "syntax", told)
    if own.weights[-1] < config.least_prize:
        told = {"least": config.least_prize, "came": own.weights[-1]}
        return Refusal("payouts-below-least", "syntax", told)
    return None


def _table_unfit(config: EventConfig, table: str) -> Refusal | None:
    """Return why the payout table of that name does not pay the event's fields, or None."""
    fitting = [
        name for name, columns in payout_tables().items()
        if columns[0].entrants_min <= config.entries_min
        and config.seats <= columns[-1].entrants_max
    ]  # fmt: skip
    if table in fitting:
        return None
    return Refusal("payouts-not-for-field", "syntax", {"tables": tuple(fitting)})


def beyond_bounds(config: EventConfig) -> Refusal | None:
    """Return the refusal of the first number of an event that is out of its bounds, or None."""
    for what, came, least, most in bounds(config):
        if not least <= came <= most:
            name = what.replace("_", "-").replace(".", "-")
            told: dict[str, Parameter] = {
                "what": name, "least": least, "most": most, "came": came
            }  # fmt: skip
            return Refusal("event-bounds", "syntax", told)
    return None


class Planned(msgspec.Struct, frozen=True):
    """An event with the id of its edition and its name.

    One that is in play already also has its `stand`.
    """

    config: EventConfig
    rules: str
    name: EventName
    stand: Stand | None = None


def plan_of(host: EventHost) -> Planned | Refusal:
    """Return the plan of an event of the room, as it was announced.

    Color-ups that its rebuys or add-on forbid are left out, where it was announced before that was
    checked.
    """
    if host.home is not None:
        return Refusal("forecast-home-game", "illegal")
    state = host.tournament.state
    config, name = state.config, event_name(host.event, host.name, state.config)
    return Planned(as_sold(config, state.rules), state.rules.id, name)


def plan_from_now(host: EventHost, now_ms: int) -> Planned | Refusal:
    """Return the plan of an event of the room from now on: the part that is still to come."""
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
    """Return the plan of an event that `create-event` would announce.

    `into` is the event whose seats it has for prizes.
    """
    config = config_of(do, into, settings)
    if isinstance(config, Refusal):
        return config
    name = EventName(plain(do.name) or None, config.template, 0)
    return Planned(config, settings.rules_for(config.edition), name)


def config_of(do: CreateEvent, into: EventHost | None, settings: Settings) -> EventConfig | Refusal:
    """Return the event that is asked for, or why it cannot be announced.

    A policy for ties makes a changed edition.
    """
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
    """Return the plan for `people` people with at most `entries` entries, at dealt tables.

    Bounties are left out: they do not change how long it takes.
    """
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
        followed=True,
        by_itself=True,
    )
    return beyond_bounds(field) or unpaid(field) or msgspec.structs.replace(plan, config=field)


def _for_fewer(days: Days, people: int, entries: int) -> Days:
    """Return the days with no more flights than such a field fills.

    Each of them is open to `entries` entries.
    """
    ends = tuple(
        msgspec.structs.replace(end, players=min(end.players, entries)) for end in days.ends
    )
    flights = max(1, min(days.flights, people // 2))
    return msgspec.structs.replace(days, ends=ends, flights=flights)
