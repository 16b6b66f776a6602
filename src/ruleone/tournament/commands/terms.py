"""Changes of the terms of an event that is announced or in play, and what undoes them.

Levels that have ended stay as they were, and so do the breaks behind them. A level that is on
counts from the next hand on with its new stakes (house-21.2), and what was played of it stays
played. Where it is made shorter at least a second is left of it, so that it still ends with the
clock at zero (house-21.1).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from ruleone.limits import EDITION_ID_MAX_CHARACTERS, TABLE_NUMBER_MAX, TABLE_NUMBERS_MAX
from ruleone.rulebook import BadSetting, Edition, Refusal, options
from ruleone.rulebook.citation import Parameter
from ruleone.rulebook.options import Option
from ruleone.rulebook.values import option_code, setting_codes
from ruleone.tournament import events as e
from ruleone.tournament.entries import decide_close, entries_so_far, pool_of, prizes_of
from ruleone.tournament.events.terms import TermsChanged
from ruleone.tournament.hands.hands import decide_seating
from ruleone.tournament.levels import MINUTE_MS
from ruleone.tournament.places import bubble_at
from ruleone.tournament.reports import prizes_out, set_prizes
from ruleone.tournament.state.clock import LEFT_MS
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.refusals import Decision, bad_reason, deal_on, not_running, refuse
from ruleone.tournament.terms.announcing import check_config, sold_refused
from ruleone.tournament.terms.changing import (
    Money,
    Terms,
    changed,
    over_differs,
    part_back,
    rebased,
    rules_with,
    terms_of,
    with_over,
    with_terms,
)
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.errors import BadEvent
from ruleone.tournament.terms.payouts import OwnAmounts, OwnPlan
from ruleone.tournament.terms.structure import Structure

NOTHING: Final = refuse("change-nothing")


def change_terms(state: EventState, terms: Terms, reason: str, at_ms: int) -> Decision:
    """Change these parts of the terms; parts that are as they were are left out."""
    if state.phase == "over":
        return not_running(state)
    if (refused := bad_reason(reason)) is not None:
        return refused
    if (refused := _options_refused(state, terms)) is not None:
        return refused
    now, was = changed(present_terms(state), terms)
    if not now.parts:
        return NOTHING
    refused = (
        _levels_refused(state, now, at_ms)
        or _over_refused(state, now)
        or _refused(state, now, was)
        or _prizes_refused(state, now, was)
    )
    return refused or _decide(state, now, was, reason, at_ms)


def undo_terms(
    state: EventState, act: Sequence[e.TournamentEvent], reason: str, at_ms: int
) -> Decision:
    """Change the same parts back, as far as they are still to come and were not changed since.

    Entries that were closed with it open again, as long as nothing has come of their end.
    """
    done = act[0]
    assert isinstance(done, TermsChanged), "a change of the terms comes first"
    back = _restored(state, done)
    if isinstance(back, Refusal):
        return back
    now, was = changed(present_terms(state), back)
    if not now.parts:
        return refuse("act-not-so")
    reopens = False
    if any(isinstance(one, e.EntriesClosed) for one in act):
        reopens = not state.late_open
        if reopens and not _may_reopen(state, now, was):
            return refuse("act-entries-closed")
    elif _entries_over(state) and not _ENTRIES.isdisjoint(now.parts):
        return refuse("act-entries-closed")
    refused = (
        _of_money_refused(state, now) or _seats_refused(state, now) or _refused(state, now, was)
    )
    return refused or _decide(state, now, was, reason, at_ms, reopens=reopens)


def present_terms(state: EventState) -> Terms:
    """Return all terms that can be changed, as they are."""
    return terms_of(state.config, state.clock.structure, state.rules, options_to_change(state))


OF_THE_EVENT: Final = (
    "balancing.mover", "balancing.target", "balancing.stud", "balancing.source_procedure",
    "balancing.source_tie", "balancing.gap", "balancing.few_tables", "balancing.gap_many_tables",
    "balancing.halt_gap", "balancing.halt_baseline", "balancing.halt_formats",
    "balancing.halt_waivable", "breaking.method", "breaking.order", "seating.button_draw",
    "seating.draw_tie", "final_table.size", "final_table.seven_max", "final_table.six_max",
    "final_table.stud", "final_table.double_bust", "final_table.redraw", "places.same_hand",
    "deals.from", "hand_for_hand.share_from", "hand_for_hand.seconds_per_hand",
)  # fmt: skip
"""Options that no hand is played by: the event asks for them between hands, at any table."""
AT_DEALT_TABLES: Final = ("color_up.leftovers", "heads_up.no_repeated_big_blind")
"""Options that count from a table's next hand where the room deals.

A live table keeps those under which it was opened.
"""


def options_to_change(state: EventState) -> tuple[str, ...]:
    """Return the names of the options that can be changed now: before the start all of them."""
    if state.phase == "open":
        return tuple(options())
    formed = state.final_table is not None
    still = (name for name in OF_THE_EVENT if not (formed and name.startswith("final_table.")))
    return (*still, *(AT_DEALT_TABLES if state.config.tables == "dealt" else ()))


def first_to_change(state: EventState) -> int:
    """Return the first level that can still be changed: the one that is on, or the next one.

    At the end of a day it is the one in which play resumes, unless that has begun. Before another
    flight no level has been played.
    """
    clock, last = state.clock, state.calendar.last_hands
    if state.phase == "open" or (state.more_flights and state.phase == "night"):
        return 1
    stops = tuple(state.calendar.stopped) if last is None else (last.announced.stops,)
    if state.phase == "night" or clock.stopped:
        return max(stop.level + (stop.left_ms is not None) for stop in stops)
    return max(1, clock.level_next)


def _decide(
    state: EventState, now: Terms, was: Terms, reason: str, at_ms: int, *, reopens: bool = False
) -> Iterator[e.TournamentEvent]:
    """Yield the change, and the end of entries where they are not taken any longer."""
    cite = (state.rules.cite("floor.decides"),)
    config = with_terms(state.config, now, was)
    money, entries = _money(state, config, now), entries_so_far(state) + len(state.alternates)
    told = now, was, reason, money, entries, reopens
    yield TermsChanged(*told, at_ms=at_ms, citations=cite)
    if state.phase == "running" and state.late_open and config.entries_until < state.clock.level:
        yield from decide_close(state, at_ms)
        yield from decide_seating(state, at_ms)


def _money(state: EventState, config: EventConfig, now: Terms) -> Money | None:
    """Return pool and prizes where the change makes them others, None where it does not."""
    if state.phase == "open" or _MONEY.isdisjoint(now.parts):
        return None
    pool, prizes = _prizes(state, config)
    if (pool, prizes) == (state.pool, state.prizes):
        return None
    won = prizes_out(state, prizes)
    out = tuple(
        (player, won[player], one.prize)
        for player, one in state.results.items()
        if won[player] != one.prize
    )
    return Money(pool, prizes, state.pool, state.prizes, out)


def _prizes(state: EventState, config: EventConfig) -> tuple[int, tuple[int, ...]]:
    """Return pool and prizes under other terms, with the entries that there are."""
    pool = pool_of(config, state.paid_in)
    prizes = prizes_of(config, pool, state.entries)
    most = state.left_at_close
    if most is not None and len(prizes) > most:
        prizes = prizes_of(config, pool, state.entries, most)
    return pool, prizes


def _restored(state: EventState, done: TermsChanged) -> Terms | Refusal:
    """Return the terms with what the change has done undone."""
    present, parts = present_terms(state), dict[str, Any]()
    for name, before in done.was.parts.items():
        is_so = getattr(present, name)
        if name == "structure":
            back = rebased(is_so, done.terms.parts[name], before)
            kept = with_over(back, is_so, first_to_change(state))
            if kept is None:
                return refuse("act-level-since")
            parts[name] = kept
        else:
            parts[name] = part_back(is_so, done.terms.parts[name], before)
    return Terms(**parts)


def _levels_refused(state: EventState, now: Terms, at_ms: int) -> Refusal | None:
    """Return the refusal of other levels: of one that is over, or too short for what was played."""
    structure, clock = now.structure, state.clock
    if structure is UNSET:
        return None
    first = first_to_change(state)
    over = over_differs(clock.structure, structure, first)
    if over is not None:
        return refuse("change-level-over", level=over, open=first)
    if len(structure.levels) < first:
        return refuse("change-level-on", level=first, came=len(structure.levels))
    played_ms = clock.played_of_level_ms(at_ms)
    length_ms = structure.length_ms(first) if len(structure.levels) > first else None
    if state.phase != "running" or first != clock.level or length_ms is None:
        return None
    if length_ms - played_ms >= LEFT_MS:
        return None
    least = played_ms // MINUTE_MS + 1
    return refuse("change-level-played", level=first, least=least)


def _refused(state: EventState, now: Terms, was: Terms) -> Refusal | None:
    """Return the refusal of an event that could not be announced or played like that."""
    config, rules = with_terms(state.config, now, was), rules_with(state.rules, now)
    if (refused := _unplayable(config, rules)) is not None:
        return refused
    if (sold := sold_refused(config, rules)) is not None and not sold_refused(state.config, rules):
        return sold
    structure = state.clock.structure if now.structure is UNSET else now.structure
    return _chips_refused(state, config, structure)


_ENTRIES: Final = frozenset({
    "buy_in", "fee", "late_levels", "re_entries", "rebuys", "add_on", "seats", "bounty",
})  # fmt: skip
"""Terms of entries and purchases, which are over once these are closed."""
_MONEY: Final = frozenset({"guarantee", "payouts", "least_prize"})
"""Terms of the prizes."""


def _entries_over(state: EventState) -> bool:
    """Whether nobody can enter or buy chips any more."""
    return state.phase in ("running", "night") and not state.late_open


def _over_refused(state: EventState, now: Terms) -> Refusal | None:
    """Return the refusal of terms whose time is over."""
    parts = now.parts
    if _entries_over(state) and not (_ENTRIES - {"bounty"}).isdisjoint(parts):
        return refuse("change-entries-over")
    if (came := parts.get("seats")) is not None:
        taken = entries_so_far(state) + len(state.alternates)
        if came < taken:
            return refuse("change-seats-taken", least=taken, came=came)
    add_on = parts.get("add_on")
    if state.phase == "running" and add_on is not None and add_on.level < state.clock.level:
        return refuse("change-add-on-over", level=add_on.level, open=state.clock.level)
    return (
        _bounty_refused(state, now)
        or _of_money_refused(state, now)
        or _numbers_refused(state, now)
        or _seats_refused(state, now)
    )


def _options_refused(state: EventState, terms: Terms) -> Refusal | None:
    """Return the refusal of options that the book does not have, or that decide hands in play."""
    if terms.options is UNSET:
        return None
    known, may = options(), options_to_change(state)
    told = tuple(option_code(name) for name in may if state.phase != "open")
    for name, text in terms.options.items():
        if (option := known.get(name)) is None:
            return Refusal("change-option-unknown", "syntax", {"came": name[:60]})
        if name not in may:
            over = name in OF_THE_EVENT
            code = "change-option-over" if over else "change-option-hands"
            return refuse(code, option=option_code(name), options=told)
        if not _is_setting(option, text):
            offered = tuple(setting_codes(option, one)[0] for one in option.offered)
            code = "change-option-choice" if offered else "change-option-value"
            about: dict[str, Parameter] = {"option": option_code(name), "came": text[:60]}
            return Refusal(code, "syntax", about | {"setting": offered, "most": option.most})
    try:
        rules_with(state.rules, terms)
    except BadSetting:
        return Refusal("change-options-many", "syntax", {"most": EDITION_ID_MAX_CHARACTERS})
    return None


def _is_setting(option: Option, text: str) -> bool:
    """Whether an option can be set like this today."""
    try:
        value = option.parse(text)
    except BadSetting:
        return False
    return not isinstance(value, str) or value not in option.past


def _numbers_refused(state: EventState, now: Terms) -> Refusal | None:
    """Return the refusal of numbers of tables that nobody could tell apart."""
    numbers = now.table_numbers
    if numbers is UNSET:
        return None
    most = 0 if state.config.kind == "home" else TABLE_NUMBERS_MAX
    if len(numbers) > most:
        return Refusal("change-tables-many", "syntax", {"most": most, "came": len(numbers)})
    wrong = next((each for each in numbers if not 1 <= each <= TABLE_NUMBER_MAX), None)
    if wrong is not None:
        told: dict[str, Parameter] = {"least": 1, "most": TABLE_NUMBER_MAX, "came": wrong}
        return Refusal("change-table-number", "syntax", told)
    twice = next((each for each in numbers if numbers.count(each) > 1), None)
    return None if twice is None else Refusal("change-table-twice", "syntax", {"table": twice})


def _seats_refused(state: EventState, now: Terms) -> Refusal | None:
    """Return the refusal of smaller tables where somebody has, or gets, a seat beyond them."""
    size = now.table_size
    if size is UNSET:
        return None
    pinned = max((seat for seat in state.pinned.values() if seat is not None), default=0)
    if pinned > size:
        return refuse("change-seat-pinned", seat=pinned, came=size)
    for table in _tables_to_change(state):
        kept = state.orders.kept.get(table.number, ())
        taken = max((*table.players, *kept), default=0)
        if taken > size:
            return refuse("change-seat-taken", table=table.number, seat=taken, came=size)
    return None


def _tables_to_change(state: EventState) -> list[Table]:
    """Return the tables whose number of seats follows the terms: all but a final table."""
    return [one for number, one in state.tables.items() if number != state.final_table]


def _bounty_refused(state: EventState, now: Terms) -> Refusal | None:
    """Return the refusal of other bounties: of another kind, or where they were drawn."""
    if now.bounty is UNSET or (state.phase == "open" and not entries_so_far(state)):
        return None
    had, came = state.config.bounty, now.bounty
    if had is None or came is None or had.kind != came.kind:
        return refuse("change-bounty-kind")
    if state.bounties.is_stage:
        return refuse("change-bounties-drawn")
    return (
        refuse("change-entries-over")
        if _entries_over(state) and (had.amount != came.amount)
        else None
    )


def _of_money_refused(state: EventState, now: Terms) -> Refusal | None:
    """Return the refusal of other prizes while a deal is on offer, or once one was made."""
    if _MONEY.isdisjoint(now.parts):
        return None
    if state.deal_made is not None:
        return refuse("deal-made")
    if state.deal is not None:
        return deal_on(state)
    by_seats = state.config.satellite is not None and "payouts" in now.parts
    return refuse("change-prizes-seats") if by_seats else None


def _prizes_refused(state: EventState, now: Terms, was: Terms) -> Refusal | None:
    """Return the refusal of prizes that do not make the pool, or of places that are over."""
    if state.phase == "open" or now.payouts is UNSET:
        return None
    config = with_terms(state.config, now, was)
    pool, own = pool_of(config, state.paid_in), now.payouts
    if isinstance(own, OwnAmounts):
        if own.total != pool:
            return refuse("change-prizes-not-pool", pool=pool, came=own.total)
        if own.weights[-1] < config.least_prize:
            return refuse("payouts-below-least", least=config.least_prize, came=own.weights[-1])
    most = state.left if state.late_open else state.left_at_close or state.entries
    places = own.places if isinstance(own, OwnAmounts | OwnPlan) else None
    if places is not None and places > most:
        return refuse("change-places-over", most=most, came=places)
    return None


def _may_reopen(state: EventState, now: Terms, was: Terms) -> bool:
    """Whether entries may open again: nobody is paid, and nothing was announced of the money."""
    config = with_terms(state.config, now, was)
    announced = state.hand_for_hand_announced or state.bounties.is_stage
    return (
        state.phase == "running"
        and config.entries_until >= state.clock.level
        and not (announced or state.deal or state.deal_made)
        and state.left >= max(2, len(_prizes(state, config)[1]))
    )


def _unplayable(config: EventConfig, rules: Edition) -> Refusal | None:
    try:
        check_config(config, rules)
    except BadEvent as bad:
        code = "event-bounds" if bad.code == "bad-event-bounds" else bad.code
        return Refusal(code, "illegal", {**bad.parameters})
    return None


def _chips_refused(state: EventState, config: EventConfig, structure: Structure) -> Refusal | None:
    """Return the refusal of levels that need smaller chips than there are, if any."""
    chip = state.chip if state.phase != "open" else config.chip
    if chip is None:
        return None
    cite = state.rules.cite("chips.color-up")
    first = first_to_change(state)
    level = structure.needs_smaller(chip, first, state.rules)
    if level is None:
        sold = () if _entries_over(state) else config.chips_sold_from(first)
        came = next((chips for chips in sold if chips % chip), None)
        if came is None or came in state.config.chips_sold_from(first):
            return None
        return Refusal("change-sold-smaller-chips", "illegal", {"came": came, "chip": chip}, cite)
    return Refusal("change-needs-smaller-chips", "illegal", {"level": level, "chip": chip}, cite)


def terms_changed(state: EventState, event: TermsChanged) -> None:
    """Apply a change of the terms to the state."""
    if state.phase != "open" and state.config.chip is None:
        # The chips of an event that has begun lie on its tables, whatever its levels need now.
        chip = state.config.smallest_chip(state.rules)
        state.config = replace(state.config, chip=chip)
    by_hand = isinstance(event.terms.payouts, OwnAmounts)
    if state.phase != "open" and by_hand and state.config.payouts_announced is None:
        state.config = replace(state.config, payouts_announced=state.config.payouts)
    state.config = with_terms(state.config, event.terms, event.was)
    if event.terms.options is not UNSET:
        state.rules = rules_with(state.rules, event.terms)
        state.config = replace(state.config, edition=state.rules.id)
    if event.terms.structure is not UNSET:
        state.clock.restructure(event.terms.structure)
    if state.phase == "open":
        state.chip = state.config.smallest_chip(state.rules)
    if event.terms.table_size is not UNSET:
        _resize(state, event.terms.table_size)
    if event.reopens:
        state.late_open, state.left_at_close = True, None
    if event.money is not None:
        state.pool, state.prizes = event.money.pool, event.money.prizes
        set_prizes(state)
        if state.hand_for_hand is not None:
            state.hand_for_hand.ends_at = bubble_at(state)


def _resize(state: EventState, size: int) -> None:
    """Give the tables this number of seats; a hand with a seat beyond them cannot be undone."""
    for table in _tables_to_change(state):
        table.size = size
        table.opened = [seat for seat in table.opened if seat <= size]
        if table.trail is not None and max(table.trail.order.seats) > size:
            table.trail = None
