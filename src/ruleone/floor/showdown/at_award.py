"""The facts of disputed pots, made of a hand of the engine and of what the table tells."""

from collections import Counter
from collections.abc import Mapping

from ruleone.dealing import CorrectStack, Hand
from ruleone.dealing.events import Intervened, PotAwarded
from ruleone.floor.facts import Moment, Move, Seat
from ruleone.floor.hand_stage import (
    awarded,
    folded,
    live_seats,
    may_live_again,
    seat_of,
    showdown,
    shown_down,
)
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.procedure.course import Began
from ruleone.floor.showdown.at_showdown import at_the_end, is_mucked, went_all_in
from ruleone.floor.showdown.awards import Dispute
from ruleone.floor.showdown.killed_hand import KilledHand
from ruleone.floor.showdown.thrown_in import ThrownIn

_NO_MOVES: Mapping[int, int] = {}


def killed_hand_in(
    hand: Hand,
    seat: Seat,
    tabled: bool,
    best: bool | None = None,
    moves: Mapping[Seat, Move] = _NO_MOVES,
) -> KilledHand:
    """A hand that the dealer killed at the showdown: the hand says whether it is out. Raises
    BadFacts before the showdown, for a hand that was folded, and for chips that nobody has to
    give.

    One that the record has as mucked by its player, and never as tabled, may have been tabled and
    killed all the same: what the dealer swept up before anybody entered it goes in as a muck, and
    at showdown that muck may end the hand. So who saw it tabled is believed, and the record says
    who entered it.
    """
    view = hand.view() if awarded(hand) else showdown(hand)
    if folded(hand, seat):
        raise BadFacts("hand-was-folded", seat=seat)
    if seat_of(view, seat).tabled and not tabled:
        raise BadFacts("hand-is-tabled", seat=seat)
    _check_given(hand, moves)
    if hand.over and tabled and best and not moves:
        raise BadFacts("moves-needed")
    return KilledHand(
        seat=seat,
        tabled=tabled,
        best=best,
        mucked=is_mucked(hand, seat),
        awarded=awarded(hand),
        moves=moves,
        to_show=not all(seat_of(view, other).tabled for other in live_seats(hand) if other != seat),
    )


def thrown_cards_in(
    hand: Hand,
    seat: Seat,
    in_muck: bool = False,
    identified: bool | None = None,
    moves: Mapping[Seat, Move] = _NO_MOVES,
) -> ThrownIn:
    """A hand that was thrown in at the showdown: the hand says whether it is out already, whether
    its pots have gone out with that, and whether an all-in stood against it. Raises BadFacts before
    the showdown, for a hand that was folded before, for a tabled one, and for chips that nobody has
    to give."""
    if seat_of(shown_down(hand), at_the_end(hand, seat)).tabled:
        raise BadFacts("hand-is-tabled", seat=seat)
    _check_given(hand, moves)
    live = live_seats(hand)
    return ThrownIn(
        seat=seat,
        in_muck=in_muck,
        identified=identified,
        all_in=any(each in (*live, seat) for each in went_all_in(hand)),
        mucked=(mucked := is_mucked(hand, seat)),
        awarded=(out := awarded(hand)),
        moves=moves,
        missed=mucked and not out and not may_live_again(hand, seat),
    )


def disputed_in(
    hand: Hand,
    raised_ms: Moment,
    awarded_ms: Moment | None = None,
    since: tuple[Began, ...] = (),
    on_break: bool = False,
    wrong: bool | None = None,
    moves: Mapping[Seat, Move] = _NO_MOVES,
) -> Dispute:
    """A pot that is disputed. Raises BadFacts for a time of an award that was none or without one
    that was, for chips that nobody has to give, and where a pot that went out wrongly should be put
    right without any."""
    if awarded(hand) is (awarded_ms is None):
        raise BadFacts("when-awarded" if awarded(hand) else "not-awarded")
    _check_given(hand, moves)
    if awarded_ms is not None and wrong and not moves:
        raise BadFacts("moves-needed")
    return Dispute(
        raised_ms=raised_ms,
        awarded_ms=awarded_ms,
        since=since,
        on_break=on_break,
        wrong=wrong,
        moves=moves,
    )


def _check_given(hand: Hand, moves: Mapping[int, int]) -> None:
    """Refuse moves of what was not awarded, BadFacts: a seat gives what it was given at most."""
    if moves and not awarded(hand):
        raise BadFacts("not-awarded")
    got = Counter[int]()
    for event in hand.events:
        if isinstance(event, PotAwarded):
            got.update(dict(zip(event.seats, event.amounts, strict=True)))
        elif got and isinstance(event, Intervened) and isinstance(event.intervention, CorrectStack):
            got[event.intervention.seat] += event.intervention.by
    for seat, chips in moves.items():
        if -chips > max(got[seat], 0):
            raise BadFacts("gives-too-much", seat=seat, most=max(got[seat], 0), came=-chips)
