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
    config = msgspec.structs.replace(template(do.template), shot_clock=do.shot_clock)
    return config if do.terms is None else _on_terms(config, do.terms)


def _on_terms(config: EventConfig, terms: EntryTerms) -> EventConfig | Refusal:
    changed = msgspec.structs.replace(config, **msgspec.structs.asdict(terms))
    for what, came, least, most in bounds(changed):
        if not least <= came <= most:
            name = what.replace("_", "-").replace(".", "-")
            told: dict[str, Parameter] = {
                "what": name, "least": least, "most": most, "came": came
            }  # fmt: skip
            return Refusal("event-bounds", "syntax", told)
    return changed
