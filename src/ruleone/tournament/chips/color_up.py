"""Colour-ups in an event: when chips leave play, and what each table's race comes to."""

from collections.abc import Iterator

from ruleone.cards import texts
from ruleone.limits import RACE_CHIPS_MAX
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.chip_set import to_choose_from
from ruleone.tournament.color_up.race import Race, race_off, value
from ruleone.tournament.color_up.race_draw import race_cards
from ruleone.tournament.events import ChipsRaced, ColorUpBegan, TournamentEvent
from ruleone.tournament.sealed_draws import secret_told
from ruleone.tournament.state.event_state import ColoringUp, EventState, Table


def decide_planned(
    state: EventState, at_ms: int, sold_from: int | None
) -> Iterator[TournamentEvent]:
    """The colour-ups that the structure has behind the level that has ended (house-22A.1). One
    whose chips have left play already, or are still needed, is left out. Chips may still be bought
    from the level `sold_from` on: in a break behind a level these are those of that level too."""
    chip, after = state.chip, state.clock.level
    for plan in state.clock.structure.color_ups:
        if plan.after_level != after or plan.removed != chip:
            continue
        if color_up_refused(state, chip, plan.into, after + 1, sold_from) is None:
            cite = (state.rules.cite("chips.race"),)
            yield ColorUpBegan(plan.removed, plan.into, "planned", at_ms=at_ms, citations=cite)
            chip = plan.into


def ordered(state: EventState, into: int, reason: str, at_ms: int) -> ColorUpBegan:
    """The director's own colour-up of the smallest chips, which is announced (house-23B.1,
    house-23B.2)."""
    names = ("chips.color-up-announced", "chips.color-up")
    cite = tuple(state.rules.cite(name) for name in names)
    return ColorUpBegan(state.chip, into, "director", reason, at_ms=at_ms, citations=cite)


def order_refused(state: EventState, into: int) -> Refusal | None:
    """Why the director cannot take the smallest chips out of play for chips of `into` now: hands
    to come need them; in a break behind a level these are of the next one (house-23B.1,
    tda2011-22.3). Chips are sold in that break as they were in its level."""
    clock = state.clock
    return color_up_refused(state, state.chip, into, max(1, clock.level_next), clock.level)


def color_up_refused(
    state: EventState, chip: int, into: int, from_level: int, sold_from: int | None
) -> Refusal | None:
    """Why chips of `chip` cannot leave play for chips of `into`, when what counts are the levels
    from `from_level` on, and what is sold from the level `sold_from` on, None where nothing is."""
    if not chip < into <= chip * RACE_CHIPS_MAX or into % chip:
        return _refused(state, "color-up-no-multiple", chip=chip, came=into)
    level = state.clock.structure.needs_smaller(into, from_level, state.rules)
    if level is not None:
        return _refused(state, "color-up-needed", chip=chip, level=level)
    if sold_from is None or not state.late_open:
        return None
    if any(sold % into for sold in state.config.chips_sold_from(sold_from)):
        return _refused(state, "color-up-entries", chip=chip, came=into)
    return None


def choices(state: EventState) -> tuple[int, ...]:
    """The chips that the smallest ones may leave play for now."""
    planned = {plan.into for plan in state.clock.structure.color_ups}
    chips = sorted(planned.union(to_choose_from(state.config.chips)))
    return tuple(chip for chip in chips if order_refused(state, chip) is None)


def decide_races(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """The races of all tables at which no hand is in play and somebody still has to exchange."""
    for up in tuple(state.coloring_up):
        for table in state.standing_tables:
            if table.hand is None and not up.waiting.isdisjoint(table.players.values()):
                race, _ = race_at(state, up, table)
                if race.odd:
                    purpose = f"race/{table.number}/{up.removed}"
                    yield from secret_told(state, purpose, at_ms)
                yield raced(state, up, table, at_ms)


def race_at(state: EventState, up: ColoringUp, table: Table) -> tuple[Race, dict[int, int]]:
    """The race that a table holds now, and the chips that its seats have before it. Whoever came
    when the others had raced exchanges alone."""
    into = up.into
    before = {
        seat: state.stacks[player]
        for seat, player in sorted(table.players.items())
        if player in up.waiting and state.stacks[player]
    }
    piles = {
        seat: {up.removed: chips % into // up.removed, into: chips // into}
        for seat, chips in before.items()
    }
    return Race(up.removed, into, piles), before


def raced(state: EventState, up: ColoringUp, table: Table, at_ms: int) -> ChipsRaced:
    """One table's race, its cards drawn. Less than one removed chip, which a bet of any amount
    leaves behind, is a rest that no race is held for (house-22C.2); nobody goes out by that either
    (house-22A.2)."""
    assert state.seed is not None
    rules, into = state.rules, up.into
    race, before = race_at(state, up, table)
    cards = race_cards(state.seed, table.number, race, rules)
    exchanged = race_off(race, cards, rules)
    after = {seat: value(pile) for seat, pile in exchanged.chips.items()}
    broke = tuple(seat for seat in before if not after[seat])
    cited = exchanged.citations
    if any(chips % up.removed for chips in before.values()):
        cited += (rules.cite("chips.below-one"),)
    return ChipsRaced(
        table.number,
        up.removed,
        into,
        {seat: table.players[seat] for seat in before},
        before,
        after | dict.fromkeys(broke, into),
        {seat: texts(dealt) for seat, dealt in cards.items()},
        exchanged.won,
        exchanged.kept_in + broke,
        at_ms=at_ms,
        citations=cited,
    )


def _refused(state: EventState, code: str, **parameters: Parameter) -> Refusal:
    return Refusal(code, "illegal", parameters, state.rules.cite("chips.color-up"))
