"""The facts of a showdown, made of a hand of the engine and of what the table tells."""

from collections.abc import Mapping
from typing import Literal

from ruleone.cards import UNKNOWN, Card, texts
from ruleone.dealing import GAMES, Hand
from ruleone.dealing.events import Acted, BoardDealt, CardsDealt, DrawOpened, Posted
from ruleone.floor.facts import Amount, CardCount, Seat, SeenCard, Times
from ruleone.floor.hand_stage import (
    LIVE,
    bets_may_come,
    folded,
    live_seat,
    live_seats,
    seat_of,
    showdown,
    shown_down,
    started,
)
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.showdown.shared_pot import SharedPot
from ruleone.floor.showdown.shown import About, CalledHand, HandShown, Speaker, SpokeUp
from ruleone.floor.showdown.who_shows import AskedToSee, Showdown

_BET = frozenset({"bet", "raise", "complete"})
_PAID = _BET | {"call"}
_NO_HANDS: Mapping[int, tuple[Card, ...]] = {}


def showdown_of(hand: Hand, waiting: bool = False) -> Showdown:
    """Who is left in the hand, and how its betting ended. `waiting` says that nobody shows of his
    own accord.

    Raises BadFacts where the pots have gone out.
    """
    if hand.over:
        raise BadFacts("pots-gone-out")
    behind = {one.seat for one in hand.view().seats if one.stack}
    live = live_seats(hand)
    street = [act for act in _last_street(hand) if act.seat in live]
    bettor = next((act.seat for act in reversed(street) if act.kind in _BET), None)
    return Showdown(
        live=live,
        bettor=bettor,
        acts_first=street[0].seat if street else None,
        all_in=tuple(seat for seat in went_all_in(hand) if seat in live and seat not in behind),
        betting=bets_may_come(hand),
        waiting=waiting,
        hand_for_hand=hand.awaits == "instruction",
        stud=hand.view().kind == "stud",
    )


def hand_shown_in(
    hand: Hand,
    seat: Seat,
    face_up: CardCount,
    dealt: CardCount | None = None,
    legible: bool = True,
    identified: bool | None = None,
    clearly_shown: bool | None = None,
    plays_board: bool = False,
) -> HandShown:
    """A hand as it lies at the showdown. Raises BadFacts before it, for a dead hand, and where one
    that is tabled should be shown in part. How many cards were `dealt` to him is told: that it is
    not what the game gives is an accident of which the hand has not heard."""
    view = showdown(hand)
    shown = HandShown(
        seat=seat,
        face_up=face_up,
        game=view.game,
        dealt=dealt,
        legible=legible,
        identified=identified,
        clearly_shown=clearly_shown,
        plays_board=plays_board,
    )
    if live_seat(view, seat).tabled and not shown.tabled:
        raise BadFacts("hand-is-tabled", seat=seat)
    return shown


def called_hand_in(
    hand: Hand, seat: Seat, true: bool, on_purpose: bool | None = None
) -> CalledHand:
    """What a player says that he holds: the hand says whether it is tabled. Raises BadFacts before
    the showdown, and for a hand that did not come to it."""
    own = at_the_end(hand, seat)
    return CalledHand(
        seat=seat, true=true, tabled=seat_of(hand.view(), own).tabled, on_purpose=on_purpose
    )


def asked_to_see_in(
    hand: Hand, by: Seat, of: Seat, concern: bool = False, asked_before: Times = 0
) -> AskedToSee:
    """Who asks to see whose hand: the hand says how far he went along, and what he paid for. Raises
    BadFacts before the showdown, for a hand that did not come to it, and for one that is tabled:
    everybody sees that."""
    if seat_of(shown_down(hand), of).tabled:
        raise BadFacts("hand-is-tabled", seat=of)
    bettor, callers = _river_bet(hand)
    return AskedToSee(
        by=by,
        of=at_the_end(hand, of),
        has_cards=not is_mucked(hand, by),
        along=_along(hand, by),
        paid=by in callers,
        of_bettor=of == bettor,
        concern=concern,
        asked_before=asked_before,
    )


def spoke_up_in(
    hand: Hand, who: Speaker, about: About = "hand", seat: Seat | None = None, tabled: bool = True
) -> SpokeUp:
    """Who says that a hand was misread, or a pot awarded wrongly. Raises BadFacts before the
    showdown, and where a hand lies otherwise."""
    view = shown_down(hand)
    if seat is not None and seat_of(view, seat).tabled and not tabled:
        raise BadFacts("hand-is-tabled", seat=seat)
    return SpokeUp(who=who, about=about, seat=seat, tabled=tabled)


def shared_pot_in(
    hand: Hand,
    high: tuple[Seat, ...],
    low: tuple[Seat, ...] = (),
    amount: Amount | None = None,
    bet_in: Amount | None = None,
    hands: Mapping[Seat, tuple[SeenCard, ...]] = _NO_HANDS,
) -> SharedPot:
    """A pot that several win: the hand says how large it is where there is one alone, in what order
    its winners sit, in which chips it is divided, and the cards that it knows. Raises BadFacts
    outside the showdown, and for another pot or winners than the hand has."""
    pots = [(pot.amount, pot.seats) for pot in showdown(hand).pots]
    sizes = tuple(size for size, _ in pots)
    if amount is None:
        if len(pots) > 1:
            raise BadFacts("which-pot", amounts=sizes)
        amount = sizes[0]
    may_win = {seat for size, seats in pots if size == amount for seat in seats}
    if not may_win:
        raise BadFacts("no-pot-of-this-size", amounts=sizes, came=amount)
    if strangers := {*high, *low} - may_win:
        raise BadFacts("not-in-this-pot", seats=sorted(strangers), expected=sorted(may_win))
    chip = hand.odd_chip
    return SharedPot(
        amount=amount,
        high=_clockwise(hand, high),
        low=_clockwise(hand, low),
        game=hand.view().game,
        chip=chip if amount % chip == 0 else 1,
        bet_in=bet_in,
        hands={**hands, **{seat: _known_cards(hand, seat, hands) for seat in (*high, *low)}},
    )


def is_mucked(hand: Hand, seat: int) -> bool:
    """Whether the hand in this seat is out as the hand is followed. Raises BadFacts for a seat that
    is not in it."""
    return seat_of(hand.view(), seat).status not in LIVE


def at_the_end(hand: Hand, seat: int) -> int:
    """A seat that went along to the showdown. Raises BadFacts for another."""
    shown_down(hand)
    if _along(hand, seat) != "end":
        raise BadFacts("hand-was-folded", seat=seat)
    return seat


def _along(hand: Hand, seat: int) -> Literal["end", "turn", "no"]:
    """How far a player went along: to the end, on the turn with a call or a bet of his own or
    because he was still in after it, or not as far."""
    if not folded(hand, seat):
        return "end"
    turn, river = (each.street for each in GAMES[hand.view().game].rounds[-2:])
    did = [(street, act.kind) for street, act in _acts_by_street(hand) if act.seat == seat]
    if did[-1][0] == river or any(street == turn and kind in _PAID for street, kind in did):
        return "turn"
    return "no"


def _acts_by_street(hand: Hand) -> list[tuple[str, Acted]]:
    """What the players did, with the street on which they did it."""
    street: str = GAMES[hand.view().game].rounds[0].street
    found: list[tuple[str, Acted]] = []
    for event in hand.events:
        if isinstance(event, BoardDealt | CardsDealt | DrawOpened):
            street = event.street
        elif isinstance(event, Acted):
            found.append((street, event))
    return found


def _river_bet(hand: Hand) -> tuple[int | None, set[int]]:
    """Who last bet or raised on the last street of the game, and who called that."""
    river = GAMES[hand.view().game].rounds[-1].street
    bettor: int | None = None
    callers: set[int] = set()
    for street, act in _acts_by_street(hand):
        if street == river and act.kind in _BET:
            bettor, callers = act.seat, set()
        elif street == river and act.kind == "call":
            callers.add(act.seat)
    return bettor, callers


def _last_street(hand: Hand) -> list[Acted]:
    """What the players did on the last street on which they were asked."""
    did = _acts_by_street(hand)
    return [act for street, act in did if street == did[-1][0]]


def went_all_in(hand: Hand) -> tuple[int, ...]:
    """The seats that went all-in, in that order."""
    went = [one.seat for one in hand.events if isinstance(one, Acted | Posted) and one.all_in]
    return tuple(dict.fromkeys(went))


def _clockwise(hand: Hand, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Seats from the first left of the button. Raises BadFacts where one comes twice."""
    if len({*seats}) != len(seats):
        raise BadFacts("seat-twice", seats=seats)
    return tuple(seat for seat in started(hand).seats if seat in seats)


def _known_cards(hand: Hand, seat: int, told: Mapping[int, tuple[Card, ...]]) -> tuple[Card, ...]:
    """The cards of a winner: the hand's, or such as are told of a hand that nobody has seen whole.
    Raises BadFacts for others than it has."""
    held = hand.holds(seat)
    if seat not in told:
        return held if UNKNOWN not in held else ()
    could_be = [card for card in held if card != UNKNOWN]
    if len(told[seat]) != len(held) or not {*could_be} <= {*told[seat]}:
        raise BadFacts("hand-has-other-cards", seat=seat, cards=texts(told[seat]))
    return told[seat]
