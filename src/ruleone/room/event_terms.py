"""An event as its director announces it: a template or a sheet, entered on other terms."""

import msgspec

from ruleone.limits import NAME_MAX_CHARACTERS
from ruleone.room.commands import CreateEvent
from ruleone.room.entry_commands import EntryTerms
from ruleone.room.event_rules import UNKNOWN, other_game, too_large
from ruleone.room.names import plain
from ruleone.room.own_sheet import OWN, event_by
from ruleone.room.settings import Settings
from ruleone.rulebook import EDITIONS, Refusal, edition
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.terms.announcing import bounds
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.payouts import (
    OwnAmounts,
    OwnPlan,
    fields_paid,
    own_flaws,
    payout_tables,
)
from ruleone.tournament.terms.templates import TEMPLATES, template


def terms_of(config: EventConfig) -> EntryTerms:
    """How this event is entered."""
    fields = EntryTerms.__struct_fields__
    return EntryTerms(**{name: getattr(config, name) for name in fields})


def announced(do: CreateEvent, settings: Settings) -> EventConfig | Refusal:
    """The event that is asked for, or what is wrong with its name or its numbers."""
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
        changed = msgspec.structs.replace(changed, **terms)
    if do.tables == "live":
        house = 0 if do.terms is None else changed.house_players or 0
        changed = msgspec.structs.replace(
            changed, tables="live", kind="scheduled", house_players=house
        )
    return beyond_bounds(changed) or _misfit(changed, settings) or _misprized(changed) or changed


def _play(do: CreateEvent) -> dict[str, object]:
    """What is told of how the event is played; the edition of a sheet has its antes already."""
    told = {} if do.play is None else msgspec.structs.asdict(do.play)
    return {
        name: value for name, value in told.items()
        if value is not None and not (name == "edition" and do.sheet is not None)
    }  # fmt: skip


def _misfit(config: EventConfig, settings: Settings) -> Refusal | None:
    """Why the event's tables cannot play its games under its edition."""
    rules = edition(settings.rules_for(config.edition))
    return other_game(config.games, rules) or too_large(config.games, config.table_size, rules)


def _misprized(config: EventConfig) -> Refusal | None:
    """Why the event's prizes are none that can be announced."""
    return unpaid(config) or _unlike(config)


def _unchanged(do: CreateEvent, settings: Settings) -> EventConfig | Refusal:
    """The event of the template, or of the sheet."""
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
    """Why the payouts do not pay the event's fields."""
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
    """Why places or amounts that are announced could not be what is paid."""
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
    """Why the payout table of that name does not pay the event's fields."""
    fitting = [
        name for name, columns in payout_tables().items()
        if columns[0].entrants_min <= config.entries_min
        and config.seats <= columns[-1].entrants_max
    ]  # fmt: skip
    if table in fitting:
        return None
    return Refusal("payouts-not-for-field", "syntax", {"tables": tuple(fitting)})


def beyond_bounds(config: EventConfig) -> Refusal | None:
    """The first number of an event that is out of its bounds."""
    for what, came, least, most in bounds(config):
        if not least <= came <= most:
            name = what.replace("_", "-").replace(".", "-")
            told: dict[str, Parameter] = {
                "what": name, "least": least, "most": most, "came": came
            }  # fmt: skip
            return Refusal("event-bounds", "syntax", told)
    return None
