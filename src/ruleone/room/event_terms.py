"""An event as its director announces it: a template, entered on other terms."""

import msgspec

from ruleone.limits import NAME_MAX_CHARACTERS
from ruleone.room.commands import CreateEvent
from ruleone.room.entry_commands import EntryTerms
from ruleone.room.names import plain
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.announcing import bounds
from ruleone.tournament.config import EventConfig
from ruleone.tournament.payouts import payout_tables
from ruleone.tournament.templates import TEMPLATES, template


def terms_of(config: EventConfig) -> EntryTerms:
    """How this event is entered."""
    fields = EntryTerms.__struct_fields__
    return EntryTerms(**{name: getattr(config, name) for name in fields})


def announced(do: CreateEvent) -> EventConfig | Refusal:
    """The event that is asked for, or what is wrong with its name or its numbers."""
    if do.template not in TEMPLATES:
        return Refusal("template-unknown", "syntax", {"templates": TEMPLATES})
    if len(plain(do.name)) > NAME_MAX_CHARACTERS:
        return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
    changed = msgspec.structs.replace(template(do.template), shot_clock=do.shot_clock)
    if do.days is not None:
        changed = msgspec.structs.replace(changed, days=do.days, kind="scheduled")
    if do.terms is not None:
        terms = msgspec.structs.asdict(do.terms)
        terms["seats"] = changed.seats if do.terms.seats is None else do.terms.seats
        changed = msgspec.structs.replace(changed, **terms)
    if do.tables == "live":
        house = changed.house_players or 0
        changed = msgspec.structs.replace(
            changed, tables="live", kind="scheduled", house_players=house
        )
    return beyond_bounds(changed) or _unpaid(changed) or changed


def _unpaid(config: EventConfig) -> Refusal | None:
    """Why the payout table does not pay the event's fields."""
    fitting = [
        name for name, columns in payout_tables().items()
        if columns[0].entrants_min <= config.entries_min
        and config.seats <= columns[-1].entrants_max
    ]  # fmt: skip
    if config.payouts in fitting:
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
