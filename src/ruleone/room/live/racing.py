"""Chip races at live tables: the steps by the book, and what the chips of each seat come to.

A dealer enters the chips that leave, seat by seat, and may add the cards dealt for odd ones.
Nothing of it is kept: the chips are exchanged on the table.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from ruleone.cards import UNKNOWN, Card, parse_cards
from ruleone.limits import RACE_CHIPS_MAX, SEATS_MAX, STACK_MAX_CHIPS
from ruleone.room.live.host import LiveTable
from ruleone.rulebook import Edition, Refusal, stated
from ruleone.rulebook.citation import Citation, Parameter
from ruleone.tournament.chips.color_up import BadRace, Race, Raced, dealing_order, race_off


class RaceStepView(msgspec.Struct, frozen=True):
    """A step of a chip race, in words `race-step-<code>`, with its rule."""

    code: str
    parameters: dict[str, Parameter]
    citation: Citation


class RaceRowView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat in a chip race.

    It exchanges its chips for `whole` new ones and gets a card for each of its `odd` ones; `whole`
    is None where only the odd ones are known. Once all cards are dealt, `won` says whether it got a
    chip for them, and `gets` counts its new chips. `kept_in` says whether it got a chip for its
    last ones. They are None before.
    """

    seat: int
    name: str
    whole: int | None
    odd: int
    cards: tuple[str, ...]
    won: bool | None
    kept_in: bool | None
    gets: int | None


class RaceSheet(msgspec.Struct, frozen=True, kw_only=True, tag="race-sheet"):
    """The result of a chip race, the seats in the order in which they are dealt cards.

    The odd chips together buy `awarded` new ones, for the highest of `cards` cards. Chips worth
    `rest` make no whole one.
    """

    removed: int
    into: int
    rows: tuple[RaceRowView, ...]
    cards: int
    awarded: int
    rest: int
    citations: tuple[Citation, ...]


class LiveRaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A color-up at a table of an event: chips of `removed` are colored up to chips of `into`.

    Where the room knows the stacks it has held the race, and `raced` are its seats; else the dealer
    holds it by the `steps`.
    """

    removed: int
    into: int
    steps: tuple[RaceStepView, ...]
    raced: tuple[RaceRowView, ...] = ()


class RaceSeat(msgspec.Struct, frozen=True):
    """Chips of a seat that are colored up, whether it has no others, and its cards if dealt."""

    seat: int
    chips: int
    alone: bool = False
    cards: tuple[str, ...] = ()


class RaceChips(msgspec.Struct, frozen=True, tag="race-chips"):
    """Dealer: ask what a chip race at a live table comes to, by the chips of these seats.

    Chips of `removed` are colored up to chips of `into`. Nothing happens, and nothing is kept of
    it. The answer is `RaceSheet`.
    """

    event: str
    removed: int
    into: int
    seats: tuple[RaceSeat, ...]


def race_steps(edition: Edition, removed: int, into: int) -> tuple[RaceStepView, ...]:
    """Return the steps of a chip race by the book."""
    first = stated(edition, "chips.race", "start_seat", 1)
    most = stated(edition, "chips.race", "max_chips_per_player", 1)
    chips: dict[str, Parameter] = {"chip": removed, "into": into}
    suits: dict[str, Parameter] = {"suits": tuple(map(str, edition.listing("suits.order")))}
    told: tuple[tuple[str, dict[str, Parameter], str], ...] = (
        ("exchange", chips, "chips.race"),
        ("deal", chips | {"seat": first}, "chips.race"),
        ("award", chips | {"most": most}, "chips.race"),
        ("suits", suits, "suits.order"),
        ("kept-in", chips, "chips.raced-out"),
        ("rest", chips, "chips.below-one"),
    )
    return tuple(RaceStepView(code, words, edition.cite(name)) for code, words, name in told)


def race_sheet(table: LiveTable, do: RaceChips) -> RaceSheet | Refusal:
    """Return what the race comes to, or why the chips or cards cannot be so."""
    refused = _unfit(table, do)
    if refused is not None:
        return refused
    edition = table.state.rules
    told: dict[str, Parameter]
    # One chip more stands for all others that a player has: it keeps the player in.
    piles = {one.seat: {do.removed: one.chips, do.into: 0 if one.alone else 1} for one in do.seats}
    try:
        race = Race(do.removed, do.into, piles)
        cards = {one.seat: parse_cards("".join(one.cards)) for one in do.seats if one.cards}
    except BadRace:
        told = {"chip": do.removed, "into": do.into, "most": RACE_CHIPS_MAX}
        return Refusal("race-chips", "syntax", told)
    except ValueError:
        return Refusal("race-card", "syntax")
    odd = race.odd
    dealt = [card for held in cards.values() for card in held]
    if UNKNOWN in dealt:
        return Refusal("race-card", "syntax")
    if sum(odd.values()) <= _OF_A_DECK and len({*dealt}) < len(dealt):
        return Refusal("race-card-twice", "illegal")
    for seat, held in cards.items():
        if len(held) > odd.get(seat, 0):
            told = {"seat": seat, "expected": odd.get(seat, 0), "came": len(held)}
            return Refusal("race-cards", "illegal", told)
    whole = all(len(cards.get(seat, ())) == count for seat, count in odd.items())
    raced = race_off(race, cards, edition) if whole else None
    return _sheet(table, do, race, cards, raced)


_OF_A_DECK: Final = 52


def _unfit(table: LiveTable, do: RaceChips) -> Refusal | None:
    """Return why these are not chips of the table's seats, or None."""
    seats = [one.seat for one in do.seats]
    there = tuple(map(str, sorted(table.state.seats)))
    if len(seats) > SEATS_MAX or len({*seats}) < len(seats) or not {*seats} <= {*table.state.seats}:
        return Refusal("race-seats", "illegal", {"seats": there})
    most = STACK_MAX_CHIPS // max(1, do.removed)
    if bad := next((one for one in do.seats if not 0 <= one.chips <= most), None):
        told: dict[str, Parameter] = {"seat": bad.seat, "came": bad.chips, "most": most}
        return Refusal("race-count", "syntax", told)
    if bad := next((one for one in do.seats if len(one.cards) > RACE_CHIPS_MAX), None):
        return Refusal(
            "race-cards", "illegal",
            {"seat": bad.seat, "expected": RACE_CHIPS_MAX, "came": len(bad.cards)},
        )  # fmt: skip
    return None


def _sheet(
    table: LiveTable,
    do: RaceChips,
    race: Race,
    cards: dict[int, tuple[Card, ...]],
    raced: Raced | None,
) -> RaceSheet:
    edition, odd, written = table.state.rules, race.odd, {one.seat: one.cards for one in do.seats}
    count = sum(odd.values())
    awarded = count * do.removed // do.into
    rows = []
    for seat in dealing_order({one.seat: one.chips for one in do.seats}, edition):
        whole = race.chips[seat][do.removed] * do.removed // do.into
        won = None if raced is None else seat in raced.won
        kept_in = None if raced is None else seat in raced.kept_in
        rows.append(
            RaceRowView(
                seat=seat,
                name=table.state.name(table.state.seats[seat]),
                whole=whole,
                odd=odd.get(seat, 0),
                cards=written[seat],
                won=won,
                kept_in=kept_in,
                gets=None if won is None or kept_in is None else whole + won + kept_in,
            )
        )
    rest = count * do.removed - awarded * do.into
    names = ("chips.race", "chips.raced-out", *(("chips.below-one",) if rest else ()))
    return RaceSheet(
        removed=do.removed,
        into=do.into,
        rows=tuple(rows),
        cards=count,
        awarded=awarded,
        rest=rest,
        citations=_once(map(edition.cite, names)),
    )


def _once(citations: Iterable[Citation]) -> tuple[Citation, ...]:
    return tuple({one.rule: one for one in citations}.values())
