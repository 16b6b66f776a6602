"""Settlement of pots after the hand: the rake, and odd chips.

No rule of the book sets the rake, and the house chooses who gets an odd chip. So both are taken
from the file, but only within the shares that the engine gives.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import gcd
from typing import NamedTuple

from ruleone.history.awards import Award, awarded, awards_of
from ruleone.history.record import NONE, Collected, Ending, Record, Tolerances
from ruleone.history.replay import Played


class Settled(NamedTuple):
    """The final stacks after the rake, in the order of the seats, and the habits that they need."""

    stacks: tuple[int, ...]
    tolerances: Tolerances = NONE


def settled(record: Record, ending: Ending, played: Played) -> Settled:
    """Return the end of a replayed hand after the rake.

    It is as the file has it where each winner collected the due share of every pot, or by a habit
    of the room. The share may be off by less than a unit for each part won. Else the end is as the
    engine has it, less a fair part of the rake.
    """
    stacks = played.stacks or ()
    if not ending.collected:
        return _in_chips(record, ending, played, stacks)
    awards = _contested(played, ending)
    won, took = _won(awards), _sums(ending.collected)
    total = sum(won.values())
    if total != ending.total and won.keys() == took.keys() and _uncontested(won, played):
        return _returned_otherwise(record, ending, stacks, *won)
    pots = _by_pot(awards, ending.collected)
    kept = _after(record, stacks, won, took)
    # Within rounding the file decides: who gets an odd chip is the house's choice.
    if all(_agree(ours, theirs) for ours, theirs in pots) or _as_pots_tell(awards, ending):
        return Settled(kept)
    chip = _table_chip(record, ending.collected)
    if chip > 1 and all(_agree(ours, theirs, chip) for ours, theirs in pots):
        return Settled(kept, frozenset(("split-in-chips",)))
    if all(_raked_by_winner(ours, theirs) for ours, theirs in pots):
        return Settled(kept, frozenset(("rake-by-winner",)))
    # The file does not fit: the engine's stacks show the difference, with the rake shared fairly.
    fair = {seat: each - each * ending.rake // max(total, 1) for seat, each in won.items()}
    return Settled(_after(record, stacks, won, Counter(fair)))


def _in_chips(record: Record, ending: Ending, played: Played, stacks: tuple[int, ...]) -> Settled:
    """Return the stacks where the file has only final stacks.

    Those of the file are taken if they differ from the engine's only because pots were split in the
    chips of the table.
    """
    awards = awards_of(played.runs)
    won = _won(awards)
    took = tuple(
        Collected(0, seat.number, won[seat.number] + kept - stack)
        for seat, kept, stack in zip(record.seats, ending.stacks, stacks, strict=True)
        if won[seat.number] + kept != stack
    )
    chip = gcd(_table_chip(record, took), *ending.stacks)
    whole = sum(ending.stacks) == sum(stacks) and all(each.amount > 0 for each in took)
    if ending.stacks != stacks and whole and chip > 1 and _agree(list(awards), list(took), chip):
        return Settled(ending.stacks, frozenset(("split-in-chips",)))
    return Settled(stacks)


def _uncontested(won: Counter[int], played: Played) -> bool:
    """Whether nobody was left against a single winner."""
    return len(won) == 1 and all(pot.uncontested for pot in awarded(played.events))


def _returned_otherwise(
    record: Record, ending: Ending, stacks: tuple[int, ...], winner: int
) -> Settled:
    """Return the stacks of an uncontested hand whose pot differs by a returned bet.

    The file's pot is larger or smaller by the amount that it says was returned of the last bet.
    """
    rake = [ending.rake * (seat.number == winner) for seat in record.seats]
    net = tuple(stack - less for stack, less in zip(stacks, rake, strict=True))
    return Settled(net, frozenset(("returned-otherwise",)))


def _as_pots_tell(awards: tuple[Award, ...], ending: Ending) -> bool:
    """Whether each winner collected a due share of pots listed after the rake.

    The file lists them one by one and does not say which of them was collected.
    """
    gross: Counter[int] = Counter()
    for award in awards:
        gross[award.pot] += award.amount
    pots = sorted(gross)
    if len(pots) != len(ending.pots) or sum(ending.pots) + ending.rake != sum(gross.values()):
        return False
    net = dict(zip(pots, ending.pots, strict=True))
    fair: dict[int, Fraction] = {}
    for award in awards:
        # Exact: sums of rounded shares could be off by more than a unit.
        part = Fraction(award.amount * net[award.pot], max(gross[award.pot], 1))
        fair[award.seat] = fair.get(award.seat, Fraction(0)) + part
    took, parts = _sums(ending.collected), Counter(award.seat for award in awards)
    return took.keys() <= fair.keys() and all(
        abs(took[seat] - share) < parts[seat] + 1 for seat, share in fair.items()
    )


def _table_chip(record: Record, collected: Iterable[Collected]) -> int:
    """Return the largest chip in which all chips put in and collected can be counted."""
    # Rooms with real chips pay in the smallest chip used, though the file counts finer.
    return gcd(
        *(post.due for post in record.posts),
        *(step.to for step in record.steps),
        *(each.amount for each in collected),
    )


def _raked_by_winner(awards: list[Award], collected: list[Collected]) -> bool:
    """Whether the house raked each winner separately.

    That is so if nobody paid half as much again as a fair part of the rake, or less than half of
    it.
    """
    gross = sum(award.amount for award in awards)
    rake = gross - sum(each.amount for each in collected)
    won, took = _won(awards), _sums(collected)
    parts = Counter(award.seat for award in awards)
    return won.keys() == took.keys() and all(
        0 <= 2 * gross * (mine - took[seat]) <= 3 * mine * rake + 2 * gross * parts[seat]
        and 2 * gross * (mine - took[seat]) >= mine * rake - 2 * gross * parts[seat]
        for seat, mine in won.items()
    )


def _contested(played: Played, ending: Ending) -> tuple[Award, ...]:
    """Return the awards without an unmatched ante that a room gives back.

    The engine gives it as a pot that nobody else is in.
    """
    awards = awards_of(played.runs)
    over = sum(award.amount for award in awards) - (ending.total or 0)
    alone = [pot for pot in awarded(played.events) if pot.uncontested and pot.amount == over]
    if ending.total is None or not alone:
        return awards
    return tuple(award for award in awards if award.pot != alone[0].pot)


def _by_pot(
    awards: tuple[Award, ...], collected: tuple[Collected, ...]
) -> list[tuple[list[Award], list[Collected]]]:
    """Return the awards and the collected chips of each pot.

    All pots are one where the file does not separate them as the engine does. Where a single pot
    has no name, it is the one that is not named.
    """
    ours, named = {award.pot for award in awards}, {each.pot for each in collected} - {None}
    unnamed = ours - named
    if not named <= ours or len(unnamed) > 1 or (unnamed and not _has_unnamed(collected)):
        return [(list(awards), list(collected))]
    rest = next(iter(unnamed), None)
    pot_of = {id(each): rest if each.pot is None else each.pot for each in collected}
    return [
        (
            [award for award in awards if award.pot == pot],
            [each for each in collected if pot_of[id(each)] == pot],
        )
        for pot in sorted(ours)
    ]


def _has_unnamed(collected: tuple[Collected, ...]) -> bool:
    return any(each.pot is None for each in collected)


def _agree(awards: list[Award], collected: list[Collected], chip: int = 1) -> bool:
    """Whether each winner collected the due share of a pot after its rake.

    For each part won, a difference is explained by rounding below a unit, and by dividing in chips
    below a chip of that many units.
    """
    gross = sum(award.amount for award in awards)
    net = sum(each.amount for each in collected)
    over = chip == 1  # the odd units of the rake
    won, took = _won(awards), _sums(collected)
    parts = Counter(award.seat for award in awards)
    return all(
        abs(took[seat] * gross - won.get(seat, 0) * net) < (chip * parts[seat] + over) * gross
        if seat in won
        else not took[seat]
        for seat in won.keys() | took.keys()
    )


def _won(awards: Iterable[Award]) -> Counter[int]:
    won: Counter[int] = Counter()
    for award in awards:
        won[award.seat] += award.amount
    return won


def _sums(collected: Iterable[Collected]) -> Counter[int]:
    sums: Counter[int] = Counter()
    for each in collected:
        sums[each.seat] += each.amount
    return sums


def _after(
    record: Record, stacks: tuple[int, ...], won: Counter[int], kept: Counter[int]
) -> tuple[int, ...]:
    """Return the stacks with each seat's kept chips instead of the engine's awards."""
    return tuple(
        stack - won[seat.number] + kept[seat.number]
        for seat, stack in zip(record.seats, stacks, strict=True)
    )
