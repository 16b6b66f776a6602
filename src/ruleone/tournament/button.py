"""Positions of a table's next hand: button, blinds, players not dealt in, and deck duties.

With the dead button (house-30) the big blind goes to the next player each hand. The small blind's
place is where the big blind was, the button's place where the small blind was. A place whose player
is gone stays empty for that hand. The moving button (holdem-button-move) goes to the next player
and takes the blinds along. A player who has come between it and the big blind does not get it yet,
or another would have the big blind twice running (house-9.2). In 13-card poker, where nobody posts
a blind, no place is kept: the button goes to the next player each hand (chinese-hand-5).

Deck duties are dealing, shuffling and cutting, where the players do so themselves.
"""

from collections.abc import Collection, Iterable, Sequence

import msgspec

from ruleone.chinese import next_button
from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Citation


class Positions(msgspec.Struct, frozen=True):
    """The seats of button, small blind and big blind in one hand.

    The first two may be empty seats. Heads-up the button is the small blind; without blinds all
    three are the button.
    """

    button: int
    small_blind: int
    big_blind: int


class Lineup(msgspec.Struct, frozen=True):
    """The next hand of a table.

    `dealt_in` are the seats that get cards, `waiting` those between small blind and button, who get
    none until the button has passed (house-9.2, tda2011-7).
    """

    positions: Positions
    dealt_in: tuple[int, ...]
    waiting: tuple[int, ...] = ()

    @property
    def small_blind_seat(self) -> int | None:
        """The seat that posts the small blind, None where that place is empty."""
        return self._dealt_in(self.positions.small_blind)

    @property
    def big_blind_seat(self) -> int | None:
        """The seat that posts the big blind.

        It is None where its player has gone since, so that a hand that is dealt again has none.
        """
        return self._dealt_in(self.positions.big_blind)

    def _dealt_in(self, seat: int) -> int | None:
        return seat if seat in self.dealt_in else None


def lineup(
    occupied: Iterable[int],
    before: Positions | None,
    drawn: int,
    edition: Edition,
    posted: Collection[int] = (),
) -> Lineup | None:
    """Return the next hand of a table with these seats occupied, None with fewer than two.

    `before` are the positions of the table's last hand; for its first hand `drawn` is the seat that
    drew the button. `posted` are seats whose players had the big blind in their last hand, wherever
    they sat then.
    """
    seats = sorted(occupied)
    if len(seats) < 2:
        return None
    if len(seats) == 2:
        return _heads_up(seats, before, drawn, edition, posted)
    if before is None:
        return _from_button(seats, drawn)
    if edition.choice("button.policy") == "moving":
        return _moving_button(seats, before, edition, posted)
    return _dead_button(seats, before, edition, posted)


def lineup_without_blinds(
    occupied: Iterable[int], before: Positions | None, drawn: int
) -> Lineup | None:
    """Return the next hand of a table without blinds: everybody is dealt in, newcomers too.

    For the first hand the button is the seat that drew it (`drawn`), or the next player.
    """
    seats = sorted(occupied)
    if len(seats) < 2:
        return None
    button = next_button(seats, drawn - 1 if before is None else before.button)
    return Lineup(Positions(button, button, button), tuple(seats))


def _from_button(seats: Sequence[int], button: int, waiting: tuple[int, ...] = ()) -> Lineup:
    """Return the lineup with both blinds on the next players after the button."""
    small = next_after(seats, button)
    return Lineup(Positions(button, small, next_after(seats, small)), tuple(seats), waiting)


def _moving_button(
    seats: Sequence[int], before: Positions, edition: Edition, posted: Collection[int]
) -> Lineup:
    came = [
        seat
        for seat in seats
        if seat != before.small_blind and _between(before.button, seat, before.big_blind)
    ]
    placed = [seat for seat in seats if seat not in (*came, before.button)]
    button = next_after(placed or seats, before.button)
    # In the old small blind's seat it has still to pass those between the blinds; where that player
    # is gone it has passed all who came.
    ahead = (seat for seat in came if _between(button, seat, before.big_blind))
    waiting = tuple(ahead) if button == before.small_blind else ()
    dealt_in = [seat for seat in seats if seat not in waiting]
    if len(dealt_in) < 2:
        return _from_button(seats, button)
    if len(dealt_in) == 2:
        pair = _heads_up(dealt_in, before, button, edition, posted)
        return Lineup(pair.positions, pair.dealt_in, waiting)
    return _from_button(dealt_in, button, waiting)


def _dead_button(
    seats: Sequence[int], before: Positions, edition: Edition, posted: Collection[int]
) -> Lineup:
    small = before.big_blind
    big = next_after(seats, small)
    button = before.small_blind
    waiting = tuple(seat for seat in seats if _between(button, seat, small))
    # After heads-up play, or where too many are gone, the old places give no order: the button then
    # goes to the last player before the small blind.
    no_order = before.button == before.small_blind or big == button or big in waiting
    if no_order or len(seats) - len(waiting) < 2:
        button, waiting = next_before(seats, small), ()
    dealt_in = tuple(seat for seat in seats if seat not in waiting)
    if len(dealt_in) == 2:
        pair = _heads_up(dealt_in, before, button, edition, posted)
        return Lineup(pair.positions, dealt_in, waiting)
    return Lineup(Positions(button, small, big), dealt_in, waiting)


def _heads_up(
    seats: Sequence[int],
    before: Positions | None,
    drawn: int,
    edition: Edition,
    posted: Collection[int],
) -> Lineup:
    """Return the lineup of two players: the button is the small blind (house-32.1).

    Nobody has the big blind twice running when heads-up play starts (house-32.2), where the edition
    adjusts the button. A player who has moved had it at the old seat.
    """
    had_it = [seat for seat in seats if seat in posted]
    adjusts = edition.flag("heads_up.no_repeated_big_blind")
    if adjusts and len(had_it) == 1:
        button = had_it[0]
    elif before is None:
        button = drawn if drawn in seats else next_after(seats, drawn)
    elif adjusts:
        button = next_after(seats, next_after(seats, before.big_blind))
    else:
        button = next_after(seats, before.button)
    return Lineup(Positions(button, button, next_after(seats, button)), tuple(seats))


def before_big_blind(occupied: Iterable[int], big_blind: int) -> Positions | None:
    """Return positions after which the player in this seat is the next big blind.

    It is None where that seat is empty, or nobody else sits there. Where nobody follows the hands
    the big blind is all that is known. The button and the small blind are then taken to have passed
    the players before it.
    """
    seats = sorted(occupied)
    if big_blind not in seats or len(seats) < 2:
        return None
    last = next_before(seats, big_blind)
    small = next_before(seats, last)
    return Positions(next_before(seats, small), small, last)


def next_after(seats: Sequence[int], seat: int) -> int:
    """Return the first of the sorted seats clockwise after `seat`, which itself comes last."""
    return next((other for other in seats if other > seat), seats[0])


def next_before(seats: Sequence[int], seat: int) -> int:
    """Return the first sorted seat counter-clockwise from `seat`, which comes last."""
    return next((other for other in reversed(seats) if other < seat), seats[-1])


def _between(start: int, seat: int, end: int) -> bool:
    """Whether `seat` lies strictly between `start` and `end`, clockwise."""
    if start < end:
        return start < seat < end
    return seat > start or seat < end


class DeckDuty(msgspec.Struct, frozen=True):
    """The seats with a deck duty: dealer, shuffler and cutter (`dealing.players-deal`).

    The button deals, the player before it cuts, and the one before that shuffles. Heads-up the
    dealer also shuffles.
    """

    dealer: int
    shuffler: int
    cutter: int
    citation: Citation


def deck_duty(seats: Sequence[int], button: int, edition: Edition) -> DeckDuty:
    """Return the deck duties of a hand among these seats, at least two.

    Where the button stands at an empty seat, the last player before it deals.
    """
    present = sorted(seats)
    dealer = button if button in present else next_before(present, button)
    cutter = next_before(present, dealer)
    shuffler = next_before(present, cutter)
    return DeckDuty(dealer, shuffler, cutter, edition.cite("dealing.players-deal"))
