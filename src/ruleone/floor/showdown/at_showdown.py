"""Facts of a showdown, made of a hand of the engine and the facts that the table reports."""

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
    """Return the live hands, and how the betting ended.

    `waiting` says that nobody shows voluntarily. Raises BadFacts where the pots have been awarded.
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
    would_win: bool = False,
    refused: bool | None = None,
) -> HandShown:
    """Return a hand as it lies at the showdown.

    The number of cards `dealt` to it is reported: a wrong number is an accident that the hand does
    not know. Raises BadFacts before the showdown, for a dead hand, and where one that is tabled
    should be shown in part.
    """
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
        would_win=would_win,
        refused=refused,
    )
    if live_seat(view, seat).tabled and not shown.tabled:
        raise BadFacts("hand-is-tabled", seat=seat)
    return shown


def called_hand_in(
    hand: Hand, seat: Seat, true: bool, on_purpose: bool | None = None
) -> CalledHand:
    """Return a player's announcement of a hand; the hand supplies whether it is tabled.

    Raises BadFacts before the showdown, and for a hand that did not come to it.
    """
    own = at_the_end(hand, seat)
    return CalledHand(
        seat=seat, true=true, tabled=seat_of(hand.view(), own).tabled, on_purpose=on_purpose
    )


def asked_to_see_in(
    hand: Hand, by: Seat, of: Seat, concern: bool = False, asked_before: Times = 0
) -> AskedToSee:
    """Return a request to see a hand.

    The hand supplies how far the asking player went along, and what that player paid for. Raises
    BadFacts before the showdown, for a hand that did not come to it, and for one that is tabled:
    everybody sees that.
    """
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
    """Return a claim that a hand was misread, or a pot awarded wrongly.

    Raises BadFacts before the showdown, and where the hand does not lie so.
    """
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
    """Return a pot that several win.

    The hand supplies its size where there is one alone, the order of its winners, the chips in
    which it is divided, and the cards that it knows. Raises BadFacts outside the showdown, and for
    another pot or winners than the hand has.
    """
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
    """Whether the hand in this seat is out as the hand is followed.

    Raises BadFacts for a seat that is not in it.
    """
    return seat_of(hand.view(), seat).status not in LIVE


def at_the_end(hand: Hand, seat: int) -> int:
    """Return a seat that went to the showdown.

    Raises BadFacts for another.
    """
    shown_down(hand)
    if _along(hand, seat) != "end":
        raise BadFacts("hand-was-folded", seat=seat)
    return seat


def _along(hand: Hand, seat: int) -> Literal["end", "turn", "no"]:
    """Return how far a player went along.

    To the end, on the turn with a voluntary call or bet or by being in after it, or not as far.
    """
    if not folded(hand, seat):
        return "end"
    turn, river = (each.street for each in GAMES[hand.view().game].rounds[-2:])
    did = [(street, act.kind) for street, act in _acts_by_street(hand) if act.seat == seat]
    if did[-1][0] == river or any(street == turn and kind in _PAID for street, kind in did):
        return "turn"
    return "no"


def _acts_by_street(hand: Hand) -> list[tuple[str, Acted]]:
    """Return the acts of the players, each with its street."""
    street: str = GAMES[hand.view().game].rounds[0].street
    found: list[tuple[str, Acted]] = []
    for event in hand.events:
        if isinstance(event, BoardDealt | CardsDealt | DrawOpened):
            street = event.street
        elif isinstance(event, Acted):
            found.append((street, event))
    return found


def _river_bet(hand: Hand) -> tuple[int | None, set[int]]:
    """Return the last bettor or raiser of the last street, and the callers."""
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
    """Return the acts of the players on the last street with betting."""
    did = _acts_by_street(hand)
    return [act for street, act in did if street == did[-1][0]]


def went_all_in(hand: Hand) -> tuple[int, ...]:
    """Return the seats that went all-in, in that order."""
    went = [one.seat for one in hand.events if isinstance(one, Acted | Posted) and one.all_in]
    return tuple(dict.fromkeys(went))


def _clockwise(hand: Hand, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats from the first left of the button.

    Raises BadFacts where one comes twice.
    """
    if len({*seats}) != len(seats):
        raise BadFacts("seat-twice", seats=seats)
    return tuple(seat for seat in started(hand).seats if seat in seats)


def _known_cards(hand: Hand, seat: int, told: Mapping[int, tuple[Card, ...]]) -> tuple[Card, ...]:
    """Return the cards of a winner: the hand's, or reported ones of a hand not seen whole.

    Raises BadFacts for others than it has.
    """
    held = hand.holds(seat)
    if seat not in told:
        return held if UNKNOWN not in held else ()
    could_be = [card for card in held if card != UNKNOWN]
    if len(told[seat]) != len(held) or not {*could_be} <= {*told[seat]}:
        raise BadFacts("hand-has-other-cards", seat=seat, cards=texts(told[seat]))
    return told[seat]
