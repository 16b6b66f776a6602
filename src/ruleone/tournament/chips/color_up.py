"""Color-ups: when chips are removed, each table's chip race, and chips that turn up later.

In a chip race chips of one denomination are removed from a table, and cards decide over the odd
ones. The cards are drawn from a seed that was fixed before anybody knew who has odd chips. Before
the chips are counted the SHA-256 of a fresh seed is announced, after the race the seed itself. So
nobody can choose chips by the cards to come, nor the cards by the chips. Anyone can deal them
again: the stream is that of `seed + b"/race/<table>/<removed>"`, see `cards.draw`.
"""

from collections.abc import Iterator, Mapping, Sequence
from hmac import compare_digest
from typing import Literal

import msgspec

from ruleone.cards import FULL_DECK, Card, EntropyError, texts
from ruleone.limits import (
    DENOMINATIONS_MAX,
    RACE_CHIPS_MAX,
    SEATS_MAX,
    SHUFFLE_ENTROPY_MIN_BYTES,
    STACK_MAX_CHIPS,
)
from ruleone.rulebook import Citation, Edition, Refusal, stated
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events import ChipsRaced, ColorUpBegan, TournamentEvent
from ruleone.tournament.sealed_draws import secret_told
from ruleone.tournament.seeded_draw import by_suit, card_strength, draw_for
from ruleone.tournament.state.event_state import ColoringUp, EventState, Table, seal
from ruleone.tournament.terms.config import to_choose_from

Pile = dict[int, int]
"""Number of chips of each denomination."""


class BadRace(ValueError):
    """Facts of a race that cannot all be true: expected and actual values."""


class Race(msgspec.Struct, frozen=True):
    """The chips before each seat when chips of `removed` are colored up to chips of `into`.

    `into` is then the smallest denomination at the table and worth up to RACE_CHIPS_MAX of the
    removed ones. Raises BadRace where that cannot be.
    """

    removed: int
    into: int
    chips: dict[int, Pile]

    def __post_init__(self) -> None:
        if not 0 < self.removed < self.into <= STACK_MAX_CHIPS or self.into % self.removed:
            raise BadRace(f"expected chips of a multiple of {self.removed}, got {self.into}")
        if (count := self.into // self.removed) > RACE_CHIPS_MAX:
            raise BadRace(f"expected up to {RACE_CHIPS_MAX} chips for one of more, got {count}")
        for seat, pile in self.chips.items():
            if not 1 <= seat <= SEATS_MAX:
                raise BadRace(f"expected a seat from 1 to {SEATS_MAX}, got {seat}")
            if len(pile) > DENOMINATIONS_MAX or not 0 <= value(pile) <= STACK_MAX_CHIPS:
                raise BadRace(f"expected up to {STACK_MAX_CHIPS} in chips at seat {seat}")
            for chip, count in pile.items():
                if count < 0 or (chip != self.removed and chip < self.into):
                    what = f"{count} of {chip} at seat {seat}"
                    raise BadRace(f"expected chips of {self.removed}, {self.into} or more: {what}")

    @property
    def odd(self) -> dict[int, int]:
        """Return the odd chips of each seat, after all that make a whole chip are exchanged.

        Seats without any are left out.
        """
        whole = self.into // self.removed
        left = {seat: pile.get(self.removed, 0) % whole for seat, pile in self.chips.items()}
        return {seat: left[seat] for seat in sorted(left) if left[seat]}


class Raced(msgspec.Struct, frozen=True):
    """A race that is over.

    `won` are the seats that got a chip, the best card first, and `kept_in` those that lost their
    last chips and got one all the same. `chips` are those before each seat now. `change` is the
    difference in worth of all chips at the table, below 0 where odd chips that made no whole one
    were removed.
    """

    won: tuple[int, ...]
    kept_in: tuple[int, ...]
    chips: dict[int, Pile]
    change: int
    citations: tuple[Citation, ...]


def value(pile: Mapping[int, int]) -> int:
    """Return the worth of the chips."""
    return sum(chip * count for chip, count in pile.items())


def race_off(race: Race, cards: Mapping[int, Sequence[Card]], edition: Edition) -> Raced:
    """Race off the odd chips, by the cards of each seat: one for each odd chip.

    Chips that make a whole one are exchanged. The odd ones of all seats together buy whole ones.
    These go to the highest cards, by rank and then by suit, no more than one to a player
    (house-22A.1, tda2011-21.1). Between equal cards, where more than one deck was needed, the one
    dealt first counts. Nobody is raced out of the event: a player who loses the last chips gets one
    of the smallest that are left (house-22A.2, tda2011-21.2).

    Raises BadRace where a seat has more or fewer cards than odd chips.
    """
    odd = race.odd
    for seat in sorted({*odd, *cards}):
        if (came := len(cards.get(seat, ()))) != odd.get(seat, 0):
            raise BadRace(f"expected {odd.get(seat, 0)} cards for seat {seat}, got {came}")
    most = stated(edition, "chips.race", "max_chips_per_player")
    awarded = sum(odd.values()) * race.removed // race.into
    won: list[int] = []
    for seat in _by_their_cards(cards, edition):
        if len(won) < awarded and won.count(seat) < most:
            won.append(seat)
    after = {seat: _exchanged(race, pile, won.count(seat)) for seat, pile in race.chips.items()}
    # Nobody is raced out of the event (house-22A.2, tda2011-21.2).
    broke = tuple(seat for seat in sorted(odd) if not value(after[seat]))
    for seat in broke:
        after[seat] = {race.into: 1}
    before, now = (sum(map(value, chips.values())) for chips in (race.chips, after))
    cited = tuple(edition.cite(name) for name in ("chips.race", "chips.raced-out"))
    return Raced(tuple(won), broke, after, now - before, cited)


def dealing_order(seats: Mapping[int, int], edition: Edition) -> tuple[int, ...]:
    """Return the seats in the order in which they are dealt cards for odd chips."""
    first = stated(edition, "chips.race", "start_seat")
    return tuple(sorted(seats, key=lambda seat: (seat < first, seat)))


def _by_their_cards(cards: Mapping[int, Sequence[Card]], edition: Edition) -> Iterator[int]:
    """Yield the holder of each card, the highest card first."""
    suits = by_suit(edition)
    counted = {seat: len(held) for seat, held in cards.items()}
    dealt = [(card, seat) for seat in dealing_order(counted, edition) for card in cards[seat]]
    for _, seat in sorted(dealt, key=lambda each: card_strength(each[0], suits), reverse=True):
        yield seat


def _exchanged(race: Race, pile: Pile, won: int) -> Pile:
    """Return the chips of a seat without the removed ones, with those made and won."""
    after = {chip: count for chip, count in pile.items() if chip != race.removed and count}
    whole = pile.get(race.removed, 0) * race.removed // race.into + won
    if whole:
        after[race.into] = after.get(race.into, 0) + whole
    return dict(sorted(after.items()))


def commitment(seed: bytes) -> str:
    """Return the announcement before the race: the SHA-256 of its seed in hex digits.

    Raises EntropyError below 32 bytes, which could be found by trying.
    """
    if len(seed) < SHUFFLE_ENTROPY_MIN_BYTES:
        raise EntropyError(SHUFFLE_ENTROPY_MIN_BYTES, len(seed))
    return seal(seed)


def keeps_to(announced: str, seed: bytes) -> bool:
    """Whether this is the seed that was announced."""
    # Hex digits may be announced in capitals.
    return compare_digest(announced.lower().encode(), seal(seed).encode())


def race_cards(
    seed: bytes, table: int, race: Race, edition: Edition
) -> dict[int, tuple[Card, ...]]:
    """Return the cards of each seat that has odd chips.

    From a shuffled deck seat 1 gets one for each odd chip, then the next seat (house-22A.1). Where
    a deck is used up the next one is shuffled.
    """
    draw = draw_for(seed, f"race/{table}/{race.removed}")
    odd = race.odd
    deck: list[Card] = []
    # One deck is enough at nearly every table; further ones are shuffled from the same stream.
    while len(deck) < sum(odd.values()):
        deck += draw.shuffled(FULL_DECK)
    dealt: dict[int, tuple[Card, ...]] = {}
    for seat in dealing_order(odd, edition):
        dealt[seat], deck = tuple(deck[: odd[seat]]), deck[odd[seat] :]
    return dealt


def decide_planned(
    state: EventState, at_ms: int, sold_from: int | None
) -> Iterator[TournamentEvent]:
    """Begin the color-ups that the structure has behind the level that has ended.

    See house-22A.1. One whose chips have left play already, or are still needed, is left out. Chips
    may still be bought from the level `sold_from` on: in a break behind a level these are those of
    that level too.
    """
    if not state.by_itself:
        return  # it is proposed
    chip, after = state.chip, state.clock.level
    for plan in state.clock.structure.color_ups:
        if plan.after_level != after or plan.removed != chip:
            continue
        if color_up_refused(state, chip, plan.into, after + 1, sold_from) is None:
            cite = (state.rules.cite("chips.race"),)
            yield ColorUpBegan(plan.removed, plan.into, "planned", at_ms=at_ms, citations=cite)
            # Several color-ups may come behind one level: each starts from the chip of the one
            # before.
            chip = plan.into


def planned_now(state: EventState) -> ColorUpBegan | None:
    """Return the planned color-up that is due and was not made, None where there is none."""
    clock, after = state.clock, state.clock.level_next - 1
    if not after:
        return None
    for plan in clock.structure.color_ups:
        if plan.after_level > after or plan.removed != state.chip:
            continue
        if order_refused(state, plan.into) is None:
            cite = (state.rules.cite("chips.race"),)
            return ColorUpBegan(
                plan.removed, plan.into, "planned", at_ms=clock.anchor_ms, citations=cite
            )
    return None


def ordered(state: EventState, into: int, reason: str, at_ms: int) -> ColorUpBegan:
    """Return the director's own color-up of the smallest chips (house-23B.1, house-23B.2).

    It is announced.
    """
    names = ("chips.color-up-announced", "chips.color-up")
    cite = tuple(state.rules.cite(name) for name in names)
    return ColorUpBegan(state.chip, into, "director", reason, at_ms=at_ms, citations=cite)


def order_refused(state: EventState, into: int) -> Refusal | None:
    """Return the refusal of the director's color-up for chips of `into` now, if any.

    Hands to come need the chips; in a break behind a level these are of the next one (house-23B.1,
    tda2011-22.3). Chips are sold in that break as they were in its level.
    """
    clock = state.clock
    return color_up_refused(state, state.chip, into, max(1, clock.level_next), clock.level)


def color_up_refused(
    state: EventState, chip: int, into: int, from_level: int, sold_from: int | None
) -> Refusal | None:
    """Return the refusal of a color-up of `chip` for chips of `into`, if any.

    The levels from `from_level` on count, and the sales from the level `sold_from` on, None where
    there are none.
    """
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
    """Return the chips to which the smallest ones may be colored up now."""
    planned = {plan.into for plan in state.clock.structure.color_ups}
    chips = sorted(planned.union(to_choose_from(state.config.chips)))
    return tuple(chip for chip in chips if order_refused(state, chip) is None)


def decide_races(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Hold the races of all tables without a hand in play where somebody has to exchange."""
    for up in tuple(state.coloring_up):
        for table in state.standing_tables:
            # Where nobody knows the chips the players race by themselves.
            if (
                table.followed
                and table.hand is None
                and not up.waiting.isdisjoint(table.players.values())
            ):
                race, _ = race_at(state, up, table)
                if race.odd:
                    purpose = f"race/{table.number}/{up.removed}"
                    # Only a race with odd chips draws cards: no secret is spent on others.
                    yield from secret_told(state, purpose, at_ms)
                yield raced(state, up, table, at_ms)


def race_at(state: EventState, up: ColoringUp, table: Table) -> tuple[Race, dict[int, int]]:
    """Return the race that a table holds now, and the chips that its seats have before it.

    A player who came after the others had raced exchanges alone.
    """
    into = up.into
    before = {
        seat: chips
        for seat, player in sorted(table.players.items())
        if player in up.waiting and (chips := state.stacks[player])
    }
    piles = {
        seat: {up.removed: chips % into // up.removed, into: chips // into}
        for seat, chips in before.items()
    }
    return Race(up.removed, into, piles), before


def raced(state: EventState, up: ColoringUp, table: Table, at_ms: int) -> ChipsRaced:
    """Return one table's race, its cards drawn.

    A bet of any amount may leave behind less than one removed chip. No race is held for that rest
    (house-22C.2); nobody goes out by that either (house-22A.2).
    """
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


class Leftovers(msgspec.Struct, frozen=True):
    """The result for chips that turn up after a race.

    `exchange` is the worth of chips in play given for them, and `void` the worth taken without
    compensation. Where the verdict is `floor` that is only proposed.
    """

    verdict: Literal["settled", "floor"]
    exchange: int
    void: int
    citations: tuple[Citation, ...]


def leftovers(edition: Edition, found: int, removed: int, smallest: int) -> Leftovers:
    """Return the result for `found` chips of `removed`.

    `smallest` is the smallest denomination still in play. They are exchanged at equal value
    (house-22C.1), and less than one chip in play is taken out without compensation (house-22C.2);
    or the floor decides (`color_up.leftovers`).
    """
    worth = found * removed
    if not (0 < removed < smallest and 0 <= worth <= STACK_MAX_CHIPS):
        raise BadRace(f"expected chips of less than {smallest}, got {found} of {removed}")
    void = worth % smallest
    settled = edition.choice("color_up.leftovers") == "exchange-or-void"
    cited = [edition.cite("color_up.leftovers")]
    if settled and void:
        cited.append(edition.cite("chips.below-one"))
    return Leftovers("settled" if settled else "floor", worth - void, void, tuple(cited))
