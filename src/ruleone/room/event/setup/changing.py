"""An event that is announced or in play is changed: the order, and what it would change.

The same decision lists the changes before the order and carries it out: its lines are those of the
record.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ruleone.limits import (
    CHANGED_OPTIONS_MAX,
    CLOCK_SET_MAX_S,
    NAME_MAX_CHARACTERS,
    SHEET_LEVELS_MAX,
    START_APPOINTED_MAX_MS,
    TABLE_NUMBERS_MAX,
)
from ruleone.room.core.batch import Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import REPAIRED, Step
from ruleone.room.core.pinned_rules import PinnedRules
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.host.director_log import Noted
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import EventNews, Line
from ruleone.room.event.host.order import Decided, Events
from ruleone.room.event.records import StartAppointed
from ruleone.room.event.setup.custom_structure import FlawView, flaw_view
from ruleone.room.event.setup.planning import misprized
from ruleone.rulebook import Edition, Refusal, options
from ruleone.rulebook.options import Kind
from ruleone.rulebook.values import option_code, setting_codes
from ruleone.structures.sheet import Amount, Denomination, Hands
from ruleone.tournament.commands.terms import (
    AT_DEALT_TABLES,
    NOTHING,
    OF_THE_EVENT,
    change_terms,
    first_to_change,
    options_to_change,
    present_terms,
    undo_terms,
)
from ruleone.tournament.events.terms import TermsChanged
from ruleone.tournament.news import News, news
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, refuse
from ruleone.tournament.terms.changing import Terms, structure_made
from ruleone.tournament.terms.config import AddOnTerms, BountyTerms, Rebuys
from ruleone.tournament.terms.payouts import Payouts
from ruleone.tournament.terms.structure import Break, ColorUp, Level, Structure, structure_flaws
from ruleone.tournament.tournament import Outcome, Tournament

Offer = Literal["rebuys", "add_on", "bounty", "starts_ms"]
"""Something beside the entry that an event may have or not, or its appointed start."""

Seconds = Annotated[int, Meta(ge=1, le=CLOCK_SET_MAX_S)]
PauseSeconds = Annotated[int, Meta(ge=0, le=CLOCK_SET_MAX_S)]


class LevelRow(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A level of an event: its stakes in chips, its length in seconds, and what comes behind it.

    `ante` is paid by one player for the table, `ante_each` by everybody; the edition takes one of
    both. `seconds` may be left out: the level then lasts as long as it did, a new one as long as
    the one before it. Behind it there is a break of `break_seconds`, 0 for none, and pairs of chips
    are colored up: those that leave, and those that they are exchanged for.
    """

    small_blind: Amount = 0
    big_blind: Amount = 0
    ante: Amount = 0
    ante_each: Amount = 0
    small_bet: Amount = 0
    stud_ante: Amount = 0
    bring_in: Amount = 0
    big_bet_blinds: tuple[Amount, Amount] | None = None
    point: Amount = 0
    seconds: Seconds | None = None
    break_seconds: PauseSeconds = 0
    color_ups: tuple[tuple[Denomination, Denomination], ...] = ()


class EventChanges(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Changes of an event; everything left out stays as it is.

    `levels` are all levels in order, those that are over as they were. Levels by hands last `hands`
    each. The tables to open next have `table_numbers`, in this order. `starts_ms` is the time of
    the wall at which it starts by itself. `options` are those of its rules by name, each as the id
    of an edition writes it. All others are the terms of `create-event`; without rebuys, an add-on,
    a bounty or an appointed start `none` names them.
    """

    levels: Annotated[tuple[LevelRow, ...], Meta(min_length=1, max_length=SHEET_LEVELS_MAX)] | (
        None
    ) = None
    hands: Hands | None = None
    seats: int | None = None
    buy_in: Amount | None = None
    fee: Amount | None = None
    guarantee: Amount | None = None
    payouts: Payouts | None = None
    least_prize: Amount | None = None
    late_levels: int | None = None
    re_entries: int | None = None
    rebuys: Rebuys | None = None
    add_on: AddOnTerms | None = None
    bounty: BountyTerms | None = None
    name: str | None = None
    table_size: int | None = None
    hand_for_hand_within: int | None = None
    halt_short_tables: bool | None = None
    table_numbers: Annotated[tuple[int, ...], Meta(max_length=TABLE_NUMBERS_MAX)] | None = None
    starts_ms: int | None = None
    options: Annotated[dict[str, str], Meta(max_length=CHANGED_OPTIONS_MAX)] | None = None
    none: Annotated[tuple[Offer, ...], Meta(max_length=4)] = ()


class WhatWouldChange(msgspec.Struct, frozen=True, tag="what-would-change"):
    """Director: ask what `change-event` would do with these changes, or undoing such an `act`.

    Without either it tells the terms as they are. The answer is `WouldChange`, or the refusal that
    the order would get.
    """

    event: str
    changes: EventChanges = EventChanges()
    act: int | None = None


class OptionView(msgspec.Struct, frozen=True):
    """An option of the rules that can be changed, with its setting as an edition's id writes it.

    A `choice` is one of its `choices`, a list some of them, separated by `|`; a number is `most` at
    most. Words are `option-<code>`, and `choice-<code>` for each choice.
    """

    option: str
    code: str
    kind: Kind
    setting: str
    choices: tuple[tuple[str, str], ...] = ()
    most: int = 0


class WouldChange(msgspec.Struct, frozen=True, tag="would-change"):
    """The changes that would come, line by line, with the words `news-<code>` of the record.

    `flaws` are those of the levels that would come with it, and `terms` all that can be changed, as
    it is now. The levels before `first` are over. Where an act would be undone, `rests` are the
    numbers of later acts that rest on it: each stays unless it is undone, too. Asked about nothing
    it has the `options` of the rules that are changed in an event, as long as they can be.
    """

    lines: tuple[EventNews, ...]
    flaws: tuple[FlawView, ...]
    terms: EventChanges
    first: int
    rests: tuple[int, ...] = ()
    options: tuple[OptionView, ...] = ()


class ChangeEvent(Decided, frozen=True, tag="change-event"):
    """Director: change an event that is announced or in play.

    It covers levels and breaks, prices, periods of entries and purchases, the guarantee, prizes and
    bounties. It covers tables to come, the start, and options that decide no hand in play, too.
    Everything that is over stays. `what-would-change` lists before what it would do.
    """

    changes: EventChanges
    reason: str = ""
    seen: int | None = None

    may = DIRECTOR
    crossed_by = ("plan-break", "appoint-start")
    undo = REPAIRED

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Change the event, as long as its price is not that of tickets into it."""
        refused = _tickets_refused(host, self.changes, step.part(Events).hosts)
        refused = refused or _beside_refused(host, self.changes, step.at_ms)
        if refused is not None:
            return refused
        start = start_asked(host, self.changes)
        if start is UNSET or self._has_terms(host, step.at_ms):
            done = Decided.give(self, host, step)
        elif (done := bad_reason(self.reason)) is None:
            host.record(self.directed(host, step), step.batch)
        if done is not None:
            return done
        if start is not UNSET:
            host.record(StartAppointed(start), step.batch)
            host.change_all(step.batch)
        step.part(PinnedRules).pin(host.tournament.state.rules, step.batch)
        return None

    def refused(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Return why the event refuses it now, or None."""
        if (refused := _beside_refused(host, self.changes, now_ms)) is not None:
            return refused
        if start_asked(host, self.changes) is UNSET or self._has_terms(host, now_ms):
            return Decided.refused(self, host, now_ms)
        return None

    def _has_terms(self, host: EventHost, now_ms: int) -> bool:
        """Whether it changes, or would change, more than the start."""
        state = host.tournament.state
        terms = terms_asked(state, self.changes)
        if isinstance(terms, Refusal):
            return True
        return change_terms(state, terms, "", host.time(now_ms)) != NOTHING

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Change the event."""
        terms = terms_asked(event.state, self.changes)
        if isinstance(terms, Refusal):
            return terms
        return event.change_terms(terms, self.reason, at_ms)


ORDERS = (ChangeEvent,)

_SECOND_MS: Final = 1_000


def would_change(
    host: EventHost, changes: EventChanges, hosts: Mapping[str, EventHost], now_ms: int
) -> WouldChange | Refusal:
    """Return what the changes would do now, or why they are refused."""
    state = host.tournament.state
    refused = _tickets_refused(host, changes, hosts) or _beside_refused(host, changes, now_ms)
    terms = refused or terms_asked(state, changes)
    if isinstance(terms, Refusal):
        return terms
    decided = change_terms(state, terms, "", host.time(now_ms))
    start, is_asked = start_asked(host, changes), changes != EventChanges()
    told = _shown(host, () if decided == NOTHING else decided, start, now_ms)
    if is_asked or isinstance(told, Refusal):
        return told
    return msgspec.structs.replace(told, options=tuple(_options_told(host)))


def would_undo(host: EventHost, noted: Noted, now_ms: int) -> WouldChange | Refusal:
    """Return what undoing this change, with all that came with it, would do now, or a refusal."""
    decided: Decision = ()
    if noted.events:
        decided = undo_terms(host.tournament.state, noted.events, "", host.time(now_ms))
    return _shown(host, decided, start_back(host, noted, now_ms), now_ms)


def start_back(host: EventHost, noted: Noted, now_ms: int) -> int | UnsetType | None:
    """Return the start as it was before this act, unset where the act or time has no say in it.

    A time that has passed since is not set again: nothing starts by itself then.
    """
    moved = noted.start
    if moved is None or moved.at_ms != host.appointed_ms or host.phase not in ("open", "night"):
        return UNSET
    was_ms = moved.was_ms
    return None if was_ms is None or was_ms <= host.ports.wall_ms(now_ms) else was_ms


def appoint_refused(host: EventHost, at_ms: int | None, now_ms: int) -> Refusal | None:
    """Return why nothing of the event can start at this time of the wall, or None.

    `now_ms` is the room's time.
    """
    if host.phase not in ("open", "night"):
        return Refusal("already-started", "illegal")
    wall_ms = host.ports.wall_ms(now_ms)
    if at_ms is not None and not wall_ms < at_ms <= wall_ms + START_APPOINTED_MAX_MS:
        days = START_APPOINTED_MAX_MS // 86_400_000
        return Refusal("start-not-to-come", "syntax", {"most": days})
    return None


def start_asked(host: EventHost, changes: EventChanges) -> int | UnsetType | None:
    """Return the start that is asked for, unset where it stays as it is."""
    if changes.starts_ms is None and "starts_ms" not in changes.none:
        return UNSET
    return UNSET if changes.starts_ms == host.appointed_ms else changes.starts_ms


def _beside_refused(host: EventHost, changes: EventChanges, now_ms: int) -> Refusal | None:
    """Return the refusal of another start, or of an option that a live table has in force."""
    start = start_asked(host, changes)
    if start is not UNSET and (refused := appoint_refused(host, start, now_ms)) is not None:
        return refused
    if not host.has_live_tables or changes.options is None:
        return None
    name = next((one for one in changes.options if one in AT_DEALT_TABLES), None)
    if name is None:
        return None
    may = tuple(option_code(one) for one in options_to_change(host.tournament.state))
    return refuse("change-option-hands", option=option_code(name), options=may)


def start_line(now_ms: int | None, was_ms: int | None) -> News:
    """Return what a change does to the start, in figures."""
    if now_ms is None:
        return News("changed-start-none", {"starts_at_was": was_ms or 0})
    if was_ms is None:
        return News("changed-start-set", {"starts_at": now_ms})
    return News("changed-start", {"starts_at": now_ms, "starts_at_was": was_ms})


def _shown(
    host: EventHost, decided: Decision, start: int | UnsetType | None, now_ms: int
) -> WouldChange | Refusal:
    if isinstance(decided, Refusal):
        return host.say(decided)
    state = host.tournament.state
    # The change itself comes first. What follows from it is decided once it is made.
    change = next(iter(decided), None)
    lines = () if change is None else tuple(news(change, state, str))
    if start is not UNSET:
        lines += (start_line(start, host.appointed_ms),)
    flaws = _new_flaws(change, state.rules) if isinstance(change, TermsChanged) else ()
    return WouldChange(
        tuple(
            Line(n, host.ports.wall_ms(now_ms), line).shown(host.name_of)
            for n, line in enumerate(lines, start=1)
        ),
        tuple(flaws),
        msgspec.structs.replace(terms_told(present_terms(state)), starts_ms=host.appointed_ms),
        first_to_change(state),
    )


def _new_flaws(change: TermsChanged, rules: Edition) -> Iterator[FlawView]:
    """Yield the flaws of the levels that they did not have before."""
    now, was = change.terms.structure, change.was.structure
    if now is UNSET or was is UNSET:
        return
    had = structure_flaws(was, rules)
    yield from (flaw_view(flaw) for flaw in structure_flaws(now, rules) if flaw not in had)


def _options_told(host: EventHost) -> Iterator[OptionView]:
    """Yield the options that pages offer to change: those of the event, none of a hand."""
    state, known = host.tournament.state, options()
    may = options_to_change(state)
    of_dealt = () if host.has_live_tables or state.config.tables == "live" else AT_DEALT_TABLES
    for name in (*OF_THE_EVENT, *of_dealt):
        if name not in may:
            continue
        option = known[name]
        choices = tuple((one, setting_codes(option, one)[0]) for one in option.offered)
        if option.kind == "flag":
            choices = (("true", "set-true"), ("false", "set-false"))
        setting = option.written(state.rules.option(name))
        yield OptionView(name, option_code(name), option.kind, setting, choices, option.most)


def terms_told(terms: Terms) -> EventChanges:
    """Return terms as an order gives them."""
    structure, parts = terms.structure, terms.parts
    assert structure is not UNSET, "all terms are told"
    del parts["structure"]
    none = tuple(offer for offer in get_args(Offer) if parts.get(offer, offer) is None)
    return EventChanges(
        levels=tuple(_rows(structure)), hands=structure.level_hands, none=none, **parts
    )


def _rows(structure: Structure) -> Iterator[LevelRow]:
    breaks = {one.after_level: one.length_ms for one in structure.breaks}
    for number, level in enumerate(structure.levels, start=1):
        length_ms = structure.length_ms(number)
        yield LevelRow(
            **msgspec.structs.asdict(level),
            seconds=None if length_ms is None else length_ms // _SECOND_MS,
            break_seconds=breaks.get(number, 0) // _SECOND_MS,
            color_ups=tuple(
                (up.removed, up.into) for up in structure.color_ups if up.after_level == number
            ),
        )


def terms_asked(state: EventState, changes: EventChanges) -> Terms | Refusal:
    """Return the terms that are asked for, or what contradicts itself in them."""
    structure = _structure_asked(state.clock.structure, changes)
    if isinstance(structure, Refusal):
        return structure
    told = msgspec.structs.asdict(changes)
    parts: dict[str, Any] = {
        name: told[name]
        for name in Terms.__struct_fields__
        if name != "structure" and told[name] is not None
    }
    parts |= dict.fromkeys(offer for offer in changes.none if offer != "starts_ms")
    if changes.name is not None:
        parts["name"] = plain(changes.name)
        if len(parts["name"]) > NAME_MAX_CHARACTERS:
            return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
    if structure is not None:
        parts["structure"] = structure
    if state.phase == "open" and not {"payouts", "guarantee", "seats"}.isdisjoint(parts):
        announced = msgspec.structs.replace(
            state.config,
            **{name: parts[name] for name in ("payouts", "guarantee", "seats") if name in parts},
        )
        if (refused := misprized(announced)) is not None:
            return refused
    return Terms(**parts)


def _tickets_refused(
    host: EventHost, changes: EventChanges, hosts: Mapping[str, EventHost]
) -> Refusal | None:
    """Return the refusal of another price where tickets into the event are out, or will be."""
    config = host.tournament.state.config
    bounty = 0 if config.bounty is None else config.bounty.amount
    asked = (
        (changes.buy_in, config.buy_in),
        (changes.fee, config.fee),
        (None if changes.bounty is None else changes.bounty.amount, bounty),
    )
    if all(came in (None, had) for came, had in asked):
        return None
    out = any(
        account.kind == "tickets" and account.place == host.event and cents
        for account, cents in host.books.ledger
    )
    leads = any(
        other.phase != "over"
        and (into := other.tournament.state.config.satellite) is not None
        and into.into == host.event
        for other in hosts.values()
    )
    return refuse("change-price-tickets") if out or leads else None


def _structure_asked(present: Structure, changes: EventChanges) -> Structure | Refusal | None:
    """Return the levels that are asked for, None for no others."""
    if changes.levels is None and changes.hands is None:
        return None
    rows = tuple(_rows(present)) if changes.levels is None else changes.levels
    if present.level_hands is None and changes.hands is not None:
        return refuse("change-hands-by-time")
    if present.level_hands is not None and any(row.seconds is not None for row in rows):
        return refuse("change-time-by-hands")
    breaks = {one.after_level: one.length_ms for one in present.breaks}
    numbered = tuple(enumerate(rows, start=1))
    pauses = [(at, _exact(row.break_seconds, breaks.get(at))) for at, row in numbered]
    return structure_made(
        [_level(row) for row in rows],
        _lengths(present, rows),
        None if present.level_hands is None else changes.hands or present.level_hands,
        [Break(at, length_ms) for at, length_ms in pauses if length_ms],
        [ColorUp(at, *up) for at, row in numbered for up in row.color_ups],
    )


def _level(row: LevelRow) -> Level:
    return Level(*(getattr(row, name) for name in Level.__struct_fields__))


def _lengths(present: Structure, rows: tuple[LevelRow, ...]) -> list[int]:
    """Return the length of each level, none where hands count."""
    lengths: list[int] = []
    for number, row in enumerate(rows, start=1):
        had = present.length_ms(number) if number <= len(present.levels) else None
        if row.seconds is not None:
            lengths.append(_exact(row.seconds, had))
        elif (length_ms := had or (lengths[-1] if lengths else None)) is not None:
            lengths.append(length_ms)
    return lengths


def _exact(seconds: int, had_ms: int | None) -> int:
    """Return a length in milliseconds: the one that it had, where it is given as it was."""
    if had_ms is not None and had_ms // _SECOND_MS == seconds:
        return had_ms
    return seconds * _SECOND_MS
