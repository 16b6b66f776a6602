"""What a house did with the pots after the hand: its share, and the chips that do not divide.

No rule of the book says what a house keeps, and whom an odd chip goes to is its own choice, so both
are taken from the file, but only within the shares that the engine gives.
"""

from collections import Counter

from ruleone.history.awards import Award, awarded, awards_of
from ruleone.history.record import Collected, Ending, Record
from ruleone.history.replay import Played


def settled(record: Record, ending: Ending, played: Played) -> tuple[int, ...]:
    """The final stacks of a hand that was played, after the rake, in the order of the seats: as the
    file has them where each player collected his share of every pot, to less than a unit for each
    time that he won something; else what the engine gives, less a fair part of the rake."""
    stacks = played.stacks or ()
    if not ending.collected:
        return stacks
    awards = _contested(played, ending)
    if all(_agree(ours, theirs) for ours, theirs in _by_pot(awards, ending.collected)):
        return _after(record, stacks, awards, _sums(ending.collected))
    total = sum(award.amount for award in awards)
    kept = {seat: won - won * ending.rake // max(total, 1) for seat, won in _won(awards).items()}
    return _after(record, stacks, awards, Counter(kept))


def _contested(played: Played, ending: Ending) -> tuple[Award, ...]:
    """The awards, but for what a room gives back where the engine gives a pot that nobody else is
    in: chips of an ante that nobody could match."""
    awards = awards_of(played.runs)
    over = sum(award.amount for award in awards) - (ending.total or 0)
    alone = [pot for pot in awarded(played.events) if pot.uncontested and pot.amount == over]
    if ending.total is None or not alone:
        return awards
    return tuple(award for award in awards if award.pot != alone[0].pot)


def _by_pot(
    awards: tuple[Award, ...], collected: tuple[Collected, ...]
) -> list[tuple[list[Award], list[Collected]]]:
    """Pot by pot what the engine and what the file gives; all pots at once where the file does not
    keep them apart as the engine does. Where a single pot has no name, it is the one that is not
    named."""
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


def _agree(awards: list[Award], collected: list[Collected]) -> bool:
    """Whether each winner collected his share of what was left of a pot: of each part that he won,
    more or less than a unit is not explained by rounding."""
    gross = sum(award.amount for award in awards)
    net = sum(each.amount for each in collected)
    won, took = _won(tuple(awards)), _sums(tuple(collected))
    parts = Counter(award.seat for award in awards)
    return all(
        abs(took[seat] * gross - won.get(seat, 0) * net) < (parts[seat] + 1) * gross
        if seat in won
        else not took[seat]
        for seat in won.keys() | took.keys()
    )


def _won(awards: tuple[Award, ...]) -> Counter[int]:
    won: Counter[int] = Counter()
    for award in awards:
        won[award.seat] += award.amount
    return won


def _sums(collected: tuple[Collected, ...]) -> Counter[int]:
    sums: Counter[int] = Counter()
    for each in collected:
        sums[each.seat] += each.amount
    return sums


def _after(
    record: Record, stacks: tuple[int, ...], awards: tuple[Award, ...], kept: Counter[int]
) -> tuple[int, ...]:
    """The stacks with what each seat kept instead of what the engine awarded."""
    won = _won(awards)
    return tuple(
        stack - won[seat.number] + kept[seat.number]
        for seat, stack in zip(record.seats, stacks, strict=True)
    )
