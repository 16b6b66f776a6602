"""Checks of an event to be announced: bounds, days, a structure and payouts that can be played."""

import re
from collections.abc import Iterator

import msgspec

from ruleone.limits import (
    BOUNTY_ENVELOPES_MAX,
    DAYS_MAX,
    DENOMINATIONS_MAX,
    ENTRANTS_MAX,
    FLIGHTS_MAX,
    LAST_HANDS_MAX,
    RACE_CHIPS_MAX,
    REBUYS_MAX,
    ROTATION_MAX_GAMES,
    SEAT_KEPT_MINUTES_MAX,
    SEATS_MAX,
    STACK_MAX_CHIPS,
    TABLE_NUMBER_MAX,
    TABLE_NUMBERS_MAX,
)
from ruleone.rulebook import Edition, Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.terms.config import CHIPS_GIVEN_MAX, EventConfig, shot_clock_refused
from ruleone.tournament.terms.errors import BadEvent
from ruleone.tournament.terms.final_table import size_in_book
from ruleone.tournament.terms.games import THIRTEEN, misfit
from ruleone.tournament.terms.payouts import SHARES_WHOLE, OwnPlan, fields_paid, own_flaws
from ruleone.tournament.terms.structure import Structure, structure_flaws

Bound = tuple[str, int, int, int]


def day_bounds(config: EventConfig) -> Iterator[Bound]:
    """Yield the numbers of its days with bounds: name, value, minimum and maximum."""
    days = config.days
    if days is None:
        return
    yield "days", len(days.ends) + 1, 2, 1 if config.kind == "home" else DAYS_MAX
    yield "flights", days.flights, 1, min(FLIGHTS_MAX, config.seats // 2)
    least, most = days.last_hands
    yield "last_hands.least", least, 0, LAST_HANDS_MAX
    yield "last_hands.most", most, least, LAST_HANDS_MAX
    yield from _end_bounds(config)


def _end_bounds(config: EventConfig) -> Iterator[Bound]:
    """Yield the bounds of day ends: after the entries, and later than the day before.

    A day ends by level, by players or both.
    """
    assert config.days is not None
    after, last = max(1, config.entries_until), len(config.structure.levels) - 1
    for end in config.days.ends:
        if end.level or not end.players:
            yield "day_end.level", end.level, after, last
        if end.players:
            yield "day_end.players", end.players, 2, config.seats
        after = max(after, end.level + 1)


def check_config(config: EventConfig, rules: Edition) -> None:
    """Raise BadEvent where no event can be played like this under the edition."""
    for what, came, least, most in bounds(config):
        if not least <= came <= most:
            wrong, named = f"expected {what} from {least} to {most}, got {came}", _id_of(what)
            raise BadEvent(wrong, "bad-event-bounds", what=named, least=least, most=most, came=came)
    _check_color_ups(config.structure)
    _check_games(config, rules)
    _check_shot_clock(config, rules)
    _check_payouts(config)
    _check_followed(config)
    for flaw in structure_flaws(config.structure, rules):
        if flaw.unplayable:
            at = f" at level {flaw.level}" if flaw.level else ""
            told = ", ".join(f"{name} {value}" for name, value in flaw.parameters.items())
            wrong = f"expected a structure that can be played, got {flaw.code}{at} {told}"
            at_level: dict[str, Parameter] = {"level": flaw.level} if flaw.level else {}
            raise BadEvent(wrong, f"flaw-{flaw.code}", **{**flaw.parameters, **at_level})
    final = size_in_book(config, rules)
    if not 2 <= final <= SEATS_MAX:
        wrong = f"expected a final table of 2 to {SEATS_MAX} seats, got {final}"
        raise BadEvent(wrong, "bad-event-final-table", most=SEATS_MAX, came=final)


def _check_followed(config: EventConfig) -> None:
    """Check that hands are followed wherever the event cannot go without them."""
    needs = config.tables != "live" or config.days is not None
    if not config.followed and (needs or config.structure.level_hands is not None):
        raise BadEvent("expected hands that are followed, got none", "bad-event-not-followed")
    if not config.by_itself and config.tables != "live":
        raise BadEvent("expected live tables, got dealt ones", "bad-event-by-itself")


def _id_of(field: str) -> str:
    """Return the name of a number in the words of the bounds."""
    return re.sub("[._]", "-", field)


def _check_color_ups(structure: Structure) -> None:
    """Check that the smallest chips are colored up first, each to a multiple of them."""
    plans, levels = structure.color_ups, len(structure.levels)
    if len(plans) > DENOMINATIONS_MAX:
        wrong = f"expected up to {DENOMINATIONS_MAX} colour-ups, got {len(plans)}"
        raise BadEvent(wrong, "bad-event-color-ups", most=DENOMINATIONS_MAX, came=len(plans))
    chip, after = 0, 1
    for plan in plans:
        if not after <= plan.after_level < levels:
            came = plan.after_level
            wrong = f"expected a colour-up after level {after} to {levels - 1}, got {came}"
            raise BadEvent(
                wrong, "bad-event-color-up-level", least=after, most=levels - 1, came=came
            )
        if not 0 < plan.removed * 2 <= plan.into <= plan.removed * RACE_CHIPS_MAX or (
            plan.into % plan.removed or plan.into > STACK_MAX_CHIPS
        ):
            came = plan.into
            wrong = f"expected a colour-up into a multiple of {plan.removed}, got {came}"
            raise BadEvent(wrong, "flaw-color-up-impossible", chip=plan.removed, larger=came)
        if chip not in (0, plan.removed):
            wrong = f"expected a colour-up of chips of {chip}, got {plan.removed}"
            raise BadEvent(wrong, "flaw-color-up-out-of-turn", chip=plan.removed)
        chip, after = plan.into, plan.after_level


def sold_refused(config: EventConfig, rules: Edition) -> Refusal | None:
    """Return the refusal of a color-up that purchases would prevent, if any.

    Chips that are still sold in the level behind it cannot be paid without those that leave. An
    event that was announced before this check is played without that color-up.
    """
    left_out = _left_out(config, rules)
    if left_out is None:
        return None
    at, sold = left_out
    plan = config.structure.color_ups[at]
    told: dict[str, Parameter] = {
        "level": plan.after_level, "chip": plan.removed, "larger": plan.into, "came": sold
    }  # fmt: skip
    return Refusal("bad-event-color-up-sold", "syntax", told)


def check_sold(config: EventConfig, rules: Edition) -> None:
    """Raise BadEvent where `sold_refused` refuses the event."""
    refused = sold_refused(config, rules)
    if refused is not None:
        told = refused.parameters
        wrong = (
            f"expected chips sold behind level {told['level']} in chips of {told['larger']}, "
            f"got {told['came']}"
        )
        raise BadEvent(wrong, refused.code, **told)


def as_sold(config: EventConfig, rules: Edition) -> EventConfig:
    """Return the event as it is played while it sells chips.

    A color-up that `sold_refused` names is left out, and so are those behind it, whose chips stay
    beside smaller ones.
    """
    left_out = _left_out(config, rules)
    if left_out is None:
        return config
    structure = config.structure
    before = structure.color_ups[: left_out[0]]
    return msgspec.structs.replace(
        config, structure=msgspec.structs.replace(structure, color_ups=before)
    )


def _left_out(config: EventConfig, rules: Edition) -> tuple[int, int] | None:
    """Return the first color-up that purchases prevent, from 0, and the chips sold."""
    chip = config.smallest_chip(rules)
    for at, plan in enumerate(config.structure.color_ups):
        behind = plan.after_level + 1
        needed = config.structure.needs_smaller(plan.into, behind, rules)
        if plan.removed != chip or needed is not None:
            continue
        for sold in config.chips_sold_from(behind):
            if sold % plan.into:
                return at, sold
        chip = plan.into
    return None


def _check_shot_clock(config: EventConfig, rules: Edition) -> None:
    shot = config.shot_clock
    refused = None if shot is None else shot_clock_refused(shot, rules)
    if refused is not None:
        told = ", ".join(f"{name} {value}" for name, value in refused.parameters.items())
        wrong = f"expected a shot clock that can be kept, got {refused.code}: {told}"
        raise BadEvent(wrong, f"refusal-{refused.code}", **refused.parameters)


def _check_games(config: EventConfig, rules: Edition) -> None:
    for game in config.games:
        if (why := misfit(game, config.table_size, rules)) is not None:
            raise BadEvent(why, "flaw-game-not-dealt", game=game, seats=config.table_size)
    rotation = config.rotation
    if rotation is not None and not 1 <= len(rotation.games) <= ROTATION_MAX_GAMES:
        came = len(rotation.games)
        wrong = f"expected a rotation of 1 to {ROTATION_MAX_GAMES} games, got {came}"
        raise BadEvent(wrong, "bad-event-rotation", most=ROTATION_MAX_GAMES, came=came)
    if rotation is not None and rotation.by == "hands" and rotation.hands < 1:
        wrong = f"expected a game to last 1 hand or more, got {rotation.hands}"
        raise BadEvent(wrong, "bad-event-hands", came=rotation.hands)
    _check_thirteen(config)


def _check_thirteen(config: EventConfig) -> None:
    """Check that 13-card poker is played alone, with points in the place of blinds."""
    thirteen = THIRTEEN in config.games
    if thirteen and config.rotation is not None:
        raise BadEvent(
            f"expected {THIRTEEN} by itself, got a rotation of {len(config.games)} games",
            "flaw-thirteen-with-others",
        )
    if thirteen != config.structure.by_points and config.structure.levels:
        expected, came = ("points", "blinds") if thirteen else ("blinds", "points")
        wrong = f"expected levels of {expected} for {config.games[0]}, got {came}"
        game = config.games[0]
        raise BadEvent(wrong, "flaw-points-for-blinds", game=game, expected=expected, came=came)


def bounds(config: EventConfig) -> Iterator[tuple[str, int, int, int]]:
    """Yield the numbers of an event that have bounds: name, value, minimum and maximum."""
    for field, least, most in _plain_bounds(config):
        yield field, getattr(config, field), least, most
    yield from _set_bounds(config)
    yield from _bought_bounds(config)
    yield from _bounty_bounds(config)
    yield from _planned_bounds(config)
    yield from day_bounds(config)
    yield "table_numbers.count", len(config.table_numbers), 0, TABLE_NUMBERS_MAX
    for number in config.table_numbers:
        yield "table_numbers.number", number, 1, TABLE_NUMBER_MAX
    if config.satellite is not None:
        yield "satellite.seat", config.satellite.seat, 1, STACK_MAX_CHIPS
    if config.tables == "live":
        # None would be as many as there are seats.
        house = config.seats if config.house_players is None else config.house_players
        yield "tables.house_players", house, 0, 0
        yield "tables.thirteen", int(THIRTEEN in config.games), 0, 0


def _plain_bounds(config: EventConfig) -> Iterator[tuple[str, int, int]]:
    yield "seats", 2, ENTRANTS_MAX
    yield "table_size", 2, SEATS_MAX
    yield "entries_min", 2, config.seats
    # The winner ends with all of them in one stack.
    yield "starting_stack", 1, STACK_MAX_CHIPS // config.seats
    yield "buy_in", 0, STACK_MAX_CHIPS // config.seats
    yield "fee", 0, STACK_MAX_CHIPS // config.seats
    yield "guarantee", 0, STACK_MAX_CHIPS
    yield "least_prize", 0, STACK_MAX_CHIPS
    yield "hand_for_hand_within", 0, config.seats
    yield "late_levels", 0, max(0, len(config.structure.levels) - 1)
    yield "re_entries", 0, config.seats if config.late_levels else 0
    if config.seats_at_once is not None:
        # Seats open for alternates while late entries are taken; those who wait start no event.
        least = config.entries_min if config.late_levels > 0 else config.seats
        yield "seats_at_once", least, config.seats
    if config.house_players is not None and config.tables == "dealt":
        yield "house_players", 0, config.seats
    if config.chip is not None:
        yield "chip", 1, STACK_MAX_CHIPS


def _set_bounds(config: EventConfig) -> Iterator[tuple[str, int, int, int]]:
    """Yield the bounds of its chips, the smallest first."""
    yield "chips", len(config.chips), 0, DENOMINATIONS_MAX
    least = 1 if config.chip is None else config.chip
    for chip, given in config.chips:
        yield "chips.denomination", chip, least, STACK_MAX_CHIPS
        yield "chips.given", given, 0, CHIPS_GIVEN_MAX
        least = chip + 1


def _bought_bounds(config: EventConfig) -> Iterator[tuple[str, int, int, int]]:
    """Yield the bounds of rebuys and add-ons.

    The winner ends with all chips in one stack, and the pool is one sum.
    """
    rebuys, add_on = config.rebuys, config.add_on
    chips = STACK_MAX_CHIPS // config.seats - config.starting_stack
    price = STACK_MAX_CHIPS // config.seats - config.buy_in
    last = max(1, len(config.structure.levels) - 1)
    if add_on is not None:
        yield "add_on.chips", add_on.chips, 1, chips
        yield "add_on.price", add_on.price, 0, price
        yield "add_on.fee", add_on.fee, 0, price
        yield "add_on.level", add_on.level, 1, last
        chips, price = chips - add_on.chips, price - add_on.price
    if rebuys is not None:
        times = max(1, rebuys.most)
        yield "rebuys.most", rebuys.most, 1, REBUYS_MAX
        yield "rebuys.chips", rebuys.chips, 1, chips // times
        yield "rebuys.price", rebuys.price, 0, price // times
        yield "rebuys.fee", rebuys.fee, 0, price // times
        if rebuys.kept_minutes is not None:
            yield "rebuys.kept_minutes", rebuys.kept_minutes, 0, SEAT_KEPT_MINUTES_MAX
        yield "rebuys.until_level", rebuys.until_level, 1, last


def _bounty_bounds(config: EventConfig) -> Iterator[tuple[str, int, int, int]]:
    """Yield the bounds of bounties.

    Each entry puts one up, and each rebuy of a player who had lost all.
    """
    bounty = config.bounty
    if bounty is None:
        return
    times = 1 + (0 if config.rebuys is None else max(0, config.rebuys.most))
    most = STACK_MAX_CHIPS // config.seats // times - config.buy_in
    yield "bounty.amount", bounty.amount, 1, most
    yield "bounty.at_once", bounty.at_once, 0, SHARES_WHOLE
    yield "bounty.envelopes", len(bounty.envelopes), 1, BOUNTY_ENVELOPES_MAX
    for times, share in bounty.envelopes:
        yield "bounty.envelopes", times, 1, ENTRANTS_MAX
        yield "bounty.share", share, 1, STACK_MAX_CHIPS


def _planned_bounds(config: EventConfig) -> Iterator[tuple[str, int, int, int]]:
    """Yield the bounds of prizes that are made for the field."""
    plan = config.payouts
    if isinstance(plan, OwnPlan):
        yield "payouts.percent", plan.percent, 1, 100
        yield "payouts.places", 1 if plan.places is None else plan.places, 1, ENTRANTS_MAX
        yield "payouts.unit", plan.unit, 1, STACK_MAX_CHIPS


def _check_payouts(config: EventConfig) -> None:
    for flaw in own_flaws(config.payouts):
        told = ", ".join(f"{name} {value}" for name, value in flaw.parameters.items())
        wrong = f"expected payouts that add up, got {flaw.code}: {told}"
        raise BadEvent(wrong, f"flaw-{flaw.code}", **flaw.parameters)
    try:
        least, most = fields_paid(config.payouts)
    except LookupError as failure:
        raise BadEvent(str(failure), "bad-event-payouts-unknown") from None
    if config.entries_min < least or config.seats > most:
        raise BadEvent(
            f"expected payouts for {config.entries_min} to {config.seats} entries, "
            f"got payouts for {least} to {most}",
            "bad-event-payouts",
            entries_least=config.entries_min,
            entries_most=config.seats,
            least=least,
            most=most,
        )
