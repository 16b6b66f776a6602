"""Templates of the house's own: all terms of an event, kept by name, to be announced again.

A template of a series has the day and the time at which its events begin.
"""

import re
from collections.abc import Iterator
from datetime import date
from typing import Final, cast

import msgspec

from ruleone.limits import EVENT_TEMPLATES_MAX, NAME_MAX_CHARACTERS
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.core.settings import STREAM, Settings
from ruleone.room.event.entries.commands import PlayTerms
from ruleone.room.event.setup.custom_structure import OWN
from ruleone.room.event.setup.planning import CreateEvent, config_of, terms_of
from ruleone.rulebook import EDITIONS, Edition, Refusal, edition
from ruleone.structures.document import document_of
from ruleone.structures.event import sheet_of_event
from ruleone.structures.sheet import AnteFormat
from ruleone.tournament.places import tie_policy
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.payouts import OwnAmounts, TiePolicy
from ruleone.tournament.terms.templates import TEMPLATES

NO_TEMPLATE: Final = Refusal("event-template-unknown", "illegal")
_TIME: Final = r"\A([01][0-9]|2[0-3]):[0-5][0-9]\Z"


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Events on the same `weekday` (0 is Monday) at the same `time` of the house's wall, as 19:30.

    They go on until the day `until` (an ISO date), or for ever with None.
    """

    weekday: int
    time: str
    until: str | None = None


class KeptTemplate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All terms of an event under a name of the house's own, and its `series` where it is one."""

    name: str
    event: CreateEvent
    series: Series | None = None


class TemplateKept(msgspec.Struct, frozen=True, tag="template-kept"):
    """A template was kept, or changed; `by` is the director."""

    template: KeptTemplate
    by: str


class TemplateDropped(msgspec.Struct, frozen=True, tag="template-dropped"):
    """A template was dropped."""

    name: str
    by: str


class Templates:
    """Templates of the house's own by name, in the order in which they were kept."""

    def __init__(self) -> None:
        self.by_name: Final[dict[str, KeptTemplate]] = {}

    def take(self, record: TemplateKept | TemplateDropped) -> None:
        """Take in a row of the journal."""
        if isinstance(record, TemplateKept):
            self.by_name[record.template.name] = record.template
        else:
            self.by_name.pop(record.name, None)

    def note(self, record: TemplateKept | TemplateDropped, batch: Batch) -> None:
        """Note that a template was kept or dropped."""
        self.take(record)
        batch.add(STREAM, record)


class KeepTemplate(Order, frozen=True, tag="keep-template"):
    """Director: keep all terms of an event under a name; one of this name is changed."""

    template: KeptTemplate

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Keep the template, which has to be one that can be announced."""
        templates = step.part(Templates)
        kept = msgspec.structs.replace(self.template, name=plain(self.template.name))
        if not 1 <= len(kept.name) <= NAME_MAX_CHARACTERS:
            return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
        refused = _series_refused(kept.series)
        if refused is None:
            # A satellite is announced again into another event.
            event = msgspec.structs.replace(kept.event, into=None)
            kept = msgspec.structs.replace(kept, event=event)
            config = config_of(event, None, step.ports.settings)
            refused = config if isinstance(config, Refusal) else None
        if refused is not None:
            return refused
        if kept.name not in templates.by_name and len(templates.by_name) >= EVENT_TEMPLATES_MAX:
            return Refusal("event-templates-many", "illegal", {"most": EVENT_TEMPLATES_MAX})
        templates.note(TemplateKept(kept, step.person), step.batch)
        return Done()


class DropTemplate(Order, frozen=True, tag="drop-template"):
    """Director: drop a template of the house's own. Events that were announced by it stay."""

    name: str

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Drop the template."""
        templates = step.part(Templates)
        if self.name not in templates.by_name:
            return NO_TEMPLATE
        templates.note(TemplateDropped(self.name, step.person), step.batch)
        return Done()


ORDERS = (KeepTemplate, DropTemplate)


class RepeatLine(msgspec.Struct, frozen=True):
    """An event that may be repeated, with its name, "" without one."""

    event: str
    name: str
    over: bool = False


class TemplatesView(msgspec.Struct, frozen=True, tag="templates"):
    """Templates of the house's own, and the last events, which may be repeated."""

    templates: tuple[KeptTemplate, ...]
    events: tuple[RepeatLine, ...]


class EventPlan(msgspec.Struct, frozen=True, tag="event-plan"):
    """The announcement of an event with all its terms, to be given again.

    `exact` says that it would announce the same; else its levels, games or rules are not all as
    they were, and its director looks at them.
    """

    event: CreateEvent
    exact: bool


def plan_again(config: EventConfig, name: str, settings: Settings) -> EventPlan:
    """Return the announcement by which an event was, or would be, announced."""
    config = _as_announced(config, settings)
    found = list(_announcements(config, name, settings))
    for do in found:
        came = config_of(do, None, settings)
        if not isinstance(came, Refusal) and _alike(came, config, settings):
            return EventPlan(do, exact=True)
    return EventPlan(found[0], exact=False)


def _as_announced(config: EventConfig, settings: Settings) -> EventConfig:
    """Return an event without changes for its night alone: prizes by hand, and its chip."""
    own, rules = config.payouts, edition(settings.rules_for(config.edition))
    payouts = config.payouts_announced if isinstance(own, OwnAmounts) else None
    unsaid = msgspec.structs.replace(
        config, name="", payouts=payouts or own, payouts_announced=None, chip=None
    )
    if not config.chips and unsaid.smallest_chip(rules) == config.chip:
        return unsaid
    return msgspec.structs.replace(unsaid, chip=config.chip)


def _announcements(config: EventConfig, name: str, settings: Settings) -> Iterator[CreateEvent]:
    """Yield announcements that may bring the event: by a sheet of its own, and by its template.

    The sheet comes first, since its levels can be changed.
    """
    rules = edition(settings.rules_for(config.edition))
    base = rules.base if rules.base in EDITIONS else None
    usual = edition(settings.rules_for(None))
    named = None if config.edition is None or base == usual.base else base
    play = PlayTerms(
        edition=named,
        format=config.format,
        table_size=config.table_size,
        halt_short_tables=config.halt_short_tables,
        hand_for_hand_within=config.hand_for_hand_within,
    )
    by_template = CreateEvent(
        template=config.template,
        name=name,
        terms=terms_of(config),
        shot_clock=config.shot_clock,
        days=config.days,
        in_one_go=config.days is None,
        ties=_ties(rules, settings, named),
        tables=config.tables,
        followed=config.followed,
        by_itself=config.by_itself,
        reasons_first=config.reasons_first,
        play=play,
    )
    antes = cast("AnteFormat", rules.choice("ante.format"))
    sheet = document_of(sheet_of_event(config, antes, name or config.template))
    by_sheet = msgspec.structs.replace(by_template, template=OWN, sheet=sheet)
    yield by_sheet
    if config.template in TEMPLATES:
        yield by_template


def _ties(rules: Edition, settings: Settings, named: str | None) -> TiePolicy | None:
    policy = tie_policy(rules)
    return None if policy == tie_policy(edition(settings.rules_for(named))) else policy


def _alike(came: EventConfig, config: EventConfig, settings: Settings) -> bool:
    """Whether both are the same event, whatever its template is called."""
    both = [
        msgspec.structs.replace(
            one, template="",
            edition=edition(settings.rules_for(one.edition)).digest,
        )
        for one in (came, config)
    ]  # fmt: skip
    return both[0] == both[1]


def _series_refused(series: Series | None) -> Refusal | None:
    if series is None:
        return None
    if not 0 <= series.weekday <= 6:
        return Refusal("series-weekday", "syntax", {"came": series.weekday})
    if not re.match(_TIME, series.time):
        return Refusal("series-time", "syntax", {"came": series.time[:20]})
    if series.until is not None:
        try:
            date.fromisoformat(series.until)
        except ValueError:
            return Refusal("league-day", "syntax", {"came": series.until[:20]})
    return None
