"""Faults that a tournament might have, each put in by hand: the watch has to tell of every one."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Final

import msgspec

from ruleone.rulebook import Refusal
from ruleone.tournament import button, evolve
from ruleone.tournament.button import Lineup, Positions, next_after, next_before
from ruleone.tournament.chips import color_up as racing
from ruleone.tournament.events import ChipsRaced
from ruleone.tournament.hands import hand_for_hand, hands
from ruleone.tournament.seating import balancing, breaking, final_table
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms import payouts as ties
from ruleone.tournament.terms.final_table import joins_at

Paid = tuple[tuple[int, int], ...]
"""Place and prize of each who goes out."""


class Fault(msgspec.Struct, frozen=True):
    """What is `put` in the `place` of which function everywhere, and what the watch `says` of it,
    in events `of` such a source."""

    place: str
    put: Callable[..., Any]
    says: str
    of: str = ""


def _wrong(
    module: ModuleType, name: str, put: Callable[..., Any], says: str, of: str = ""
) -> Fault:
    return Fault(f"{module.__name__}.{name}", put, f".*({says})", of)


def _never(*_: object) -> None:
    return None


def _none_at_all(*_: object) -> tuple[()]:
    return ()


_joins_at = joins_at
_next_to_break = breaking.next_to_break
_heads_up = button._heads_up
_dead_button = button._dead_button
_raced = racing.raced
_tied = ties.tied_prizes
_gap: Callable[[Any, int], int] = balancing.gap_allowed


def _joined_late(config: Any, rules: Any) -> int:
    return max(2, _joins_at(config, rules) - 3)


def _joined_early(config: Any, rules: Any) -> int:
    return _joins_at(config, rules) + 1


def _last_of_the_order(state: Any, *at: Any) -> Any:
    """Breaks the table that is to stay longest."""
    due: Any = _next_to_break(state, *at)
    if due is None or state.to_break:
        return due
    last: Any = state.tables[state.break_order[-1]]
    return last if len(last.players) <= len(due.players) else None


def _lowest_seat(state: Any, table: Any, to_seat: int) -> int:
    return int(min(table.players))


def _this_big_blind(table: Any, rules: Any) -> int:
    """The one who was big blind last."""
    seats = sorted(table.players)
    drawn = table.drawn if table.before is None else table.before.big_blind
    return next_after(seats, drawn - 1)


def _highest_seat(state: Any, table: Any, free: Sequence[int]) -> int:
    return max(free)


def _best_seat(rules: Any, table: Any, free: Sequence[int]) -> int:
    """The one whose turn comes last."""
    start = table.drawn if table.before is None else table.before.big_blind
    return next_before(sorted(free), start + 1)


def _big_blind_again(seats: Any, before: Positions, *more: Any) -> Lineup:
    """The dead button's places stand still every now and then."""
    coming: Lineup = _dead_button(seats, before, *more)
    if before.big_blind not in coming.dealt_in or before.big_blind % 3:
        return coming
    return Lineup(before, tuple(seats))


def _heads_up_again(
    seats: Any, before: Positions | None, drawn: int, edition: Any, posted: Any
) -> Any:
    """Nobody's big blind is remembered when heads-up play starts."""
    if before is None:
        return _heads_up(seats, before, drawn, edition, ())
    big = next_after(seats, before.big_blind - 1)
    small = next_after(seats, big)
    return Lineup(Positions(small, small, big), tuple(seats))


_color_up_refused = racing.color_up_refused


def _needed_never(
    state: EventState, chip: int, into: int, from_level: int, sold_from: int | None
) -> Refusal | None:
    """No level to come counts."""
    return _color_up_refused(state, chip, into, from_level + 99, sold_from)


def _chip_lost(*about: Any) -> ChipsRaced:
    """One seat that has won a chip does not get it."""
    race: ChipsRaced = _raced(*about)
    rich = [seat for seat in race.won if race.after[seat] > race.into]
    if not rich:
        return race
    after = race.after | {rich[0]: race.after[rich[0]] - race.into}
    return msgspec.structs.replace(race, after=after)


def _paid_twice(prizes: Sequence[int], best: int, stacks: Sequence[int], policy: Any) -> Paid:
    """Who goes out third is paid as the second is."""
    paid = list(prizes)
    if len(paid) > 2:
        paid[2] = paid[1]
    return _tied(tuple(paid), best, stacks, policy)


def _third_is_second(prizes: Sequence[int], best: int, stacks: Sequence[int], policy: Any) -> Paid:
    """Place two is given twice."""
    told = _tied(prizes, best, stacks, policy)
    return tuple((2 if place == 3 else place, prize) for place, prize in told)


def _loosely(rules: Any, tables: int) -> int:
    return _gap(rules, tables) + 1


def _moves_always(game: str) -> bool:
    """The button moves in stud too."""
    return True


def _goes_on(state: Any, table: Any) -> bool:
    return False


FAULTS: Final[Mapping[str, Fault]] = {
    "no table breaks": _wrong(breaking, "next_to_break", _never, "to break|table that is due"),
    "the wrong table breaks": _wrong(
        breaking, "next_to_break", _last_of_the_order, "whose turn it is|to break|that is due"
    ),
    "the last tables are joined late": _wrong(
        final_table, "joins_at", _joined_late, "the last tables are joined"
    ),
    "the last tables are joined early": _wrong(
        final_table, "joins_at", _joined_early, "the final table is formed when"
    ),
    "the lowest seat moves": _wrong(
        balancing, "seat_to_move", _lowest_seat, "the next big blind moves|one moves by position"
    ),
    "this big blind moves": _wrong(
        balancing, "next_big_blind", _this_big_blind, "the next big blind moves"
    ),
    "who moves gets the highest seat": _wrong(
        balancing, "seat_to_fill", _highest_seat, "worst seat|opened last"
    ),
    "who moves gets the best seat": _wrong(balancing, "worst_seat", _best_seat, "worst seat"),
    "tables are balanced loosely": _wrong(
        balancing, "gap_allowed", _loosely, "tables are balanced|too short"
    ),
    "nobody moves": _wrong(balancing, "decide_balance", _none_at_all, "tables are balanced"),
    "no table is halted": _wrong(balancing, "decide_halts", _none_at_all, "too short"),
    "a big blind again": _wrong(button, "_dead_button", _big_blind_again, "big blind"),
    "a big blind again heads-up": _wrong(
        button, "_heads_up", _heads_up_again, "big blind twice running"
    ),
    "the button moves in stud": _wrong(evolve, "has_button", _moves_always, "blind", "horse"),
    "a chip lost in a race": _wrong(racing, "raced", _chip_lost, "a race is by the book"),
    "chips leave before they may": _wrong(
        racing, "color_up_refused", _needed_never, "what is due can be paid"
    ),
    "a prize paid twice": _wrong(ties, "tied_prizes", _paid_twice, "the pool is paid out"),
    "a place given twice": _wrong(
        ties,
        "tied_prizes",
        _third_is_second,
        "place is given once|shares its prizes",
    ),
    "hand for hand without waiting": _wrong(
        hand_for_hand, "waits_for_others", _goes_on, "hand for hand"
    ),
    "no hand is waited for": _wrong(
        hands, "decide_final_table", _none_at_all, "last tables are joined"
    ),
}
"""By what is wrong: the four that a watch which asked the tournament let pass come first."""
