"""Facts of card incidents, made of a hand of the engine and the facts that the table reports.

They concern the deal, the board, and stud.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from ruleone.cards import UNKNOWN, Card, parse, text, texts
from ruleone.dealing import GAMES, Hand, TakeBoardBack
from ruleone.dealing.events import (
    Acted,
    BetsCollected,
    BettingKind,
    BoardDealt,
    CardsDealt,
    Intervened,
    Posted,
    PotAwarded,
)
from ruleone.dealing.game import Round
from ruleone.dealing.interventions import CorrectStack, Heap
from ruleone.dealing.opening import LIVE as LIVE_POSTS
from ruleone.dealing.views import HandView
from ruleone.floor.cards.board import EarlyBoard, WrongBurn, WrongFlop
from ruleone.floor.cards.deal import Deal, Exposed
from ruleone.floor.cards.discarded import BettorDiscards
from ruleone.floor.cards.duplicate import DuplicateCard
from ruleone.floor.cards.foreign import ForeignCard
from ruleone.floor.cards.fouled import FouledHand
from ruleone.floor.cards.initial_deal import Arrival, Lineup, Moment, Redeal
from ruleone.floor.cards.muck_and_stub import could_hold, from_stub, heaps
from ruleone.floor.cards.stub import DroppedStub
from ruleone.floor.cards.stud import EarlyStreet, ExtraStreet, FoldedInStud, LastCardSeen, PickedUp
from ruleone.floor.cards.uncovered import BoxedInStub, FoulDeck
from ruleone.floor.facts import AnySeat, CardCount, Percent, Seat, SeatOrNone, SeenCard, Times
from ruleone.floor.hand_stage import (
    LIVE,
    acts,
    asked_to_bet,
    awarded,
    bets_may_come,
    betting,
    cards_to_come,
    deal_complete,
    going_on,
    kinds_of_acts,
    live_seat,
    live_seats,
    may_live_again,
    seat_of,
    started,
    streets_begun,
    streets_to_come,
    was_misdeal,
)
from ruleone.floor.invalid_facts import BadFacts
from ruleone.rulebook import Refusal

_NOBODY: dict[AnySeat, CardCount] = {}


def deal_in(
    hand: Hand,
    got: dict[AnySeat, CardCount] = _NOBODY,
    first_to: SeatOrNone = 0,
    twice: tuple[AnySeat, ...] = (),
    boxed: CardCount = 0,
    exposed: tuple[Exposed, ...] = (),
) -> Deal:
    """Return the initial deal of a hand: cards due, acts since, and the reported mistakes.

    Raises BadFacts where the mistakes contradict the hand, or the hand is over.
    """
    view, first = going_on(hand), started(hand)
    got_cards = {seat for seat, count in got.items() if count} or {*first.seats}
    for seat in (*twice, *(card.seat for card in exposed)):
        if seat not in got_cards:
            raise BadFacts("seat-got-no-cards", seat=seat, seats=sorted(got_cards))
    for card in exposed:
        if card.seat in hand.stacks and hand.holds(card.seat):
            could_hold(hand, card.seat, (card.card,))
    return Deal(
        game=view.game,
        entitled=first.seats,
        button=view.button if view.button in first.seats else 0,
        got=got,
        first_to=first_to,
        twice=twice,
        boxed=boxed,
        exposed=exposed,
        complete=deal_complete(hand),
        acts=kinds_of_acts(hand),
        live=live_seats(hand),
    )


def redeal_in(
    hand: Hand,
    now: Lineup,
    absent: tuple[Seat, ...] = (),
    penalised: tuple[Seat, ...] = (),
    absent_now: tuple[AnySeat, ...] = (),
    penalised_now: tuple[AnySeat, ...] = (),
) -> Redeal:
    """Return a misdeal that is dealt again, the first deal taken from the hand.

    Raises BadFacts where it is not a misdeal.
    """
    if not was_misdeal(hand):
        raise BadFacts("no-misdeal")
    first = started(hand)
    return Redeal(
        first=Lineup(
            seats=first.seats,
            button=first.button,
            blinds=first.blinds,
            ante=first.ante,
        ),
        now=now,
        absent=absent,
        penalised=penalised,
        absent_now=absent_now,
        penalised_now=penalised_now,
    )


def arrival_in(hand: Hand, seat: Seat, moment: Moment, within_reach: bool = False) -> Arrival:
    """Return the time at which the player of a hand came to the seat.

    Raises BadFacts for a dead hand, where the player has acted, and for a moment after the present.
    """
    live_seat(going_on(hand), seat)
    if any(act.seat == seat for act in acts(hand)):
        raise BadFacts("was-there", seat=seat)
    if moment == "later" and not deal_complete(hand):
        raise BadFacts("deal-goes-on")
    return Arrival(seat=seat, moment=moment, within_reach=within_reach)


def fouled_in(
    hand: Hand, seat: Seat, how: Literal["fouled", "killed"], certainty: Percent | None = None
) -> FouledHand:
    """Return a hand that was fouled or killed.

    The hand supplies the uncalled part of its bet (house-59.3), whether it is dead already, and
    whether it could live again. Raises BadFacts where the hand is over.
    """
    view = going_on(hand)
    own = seat_of(view, seat)
    others = [each.bet for each in view.seats if each.seat != seat]
    return FouledHand(
        seat=seat,
        how=how,
        certainty=certainty,
        bet=own.bet,
        matched=max((_forced(hand, seat), *others)),
        dead=own.status not in LIVE,
        missed=own.status not in LIVE and not may_live_again(hand, seat),
    )


def bettor_discards_in(hand: Hand, seat: Seat, identified: bool | None = None) -> BettorDiscards:
    """Return cards that a bettor threw in too soon; the hand supplies the uncalled part of the bet.

    Raises BadFacts outside the betting, for a player who was not the last to bet on this street,
    and where nobody is to act against the bet.
    """
    live_seat(betting(hand), seat)
    if _last_bettor(hand) != seat:
        raise BadFacts("not-the-bettor", seat=seat)
    uncalled = fouled_in(hand, seat, "killed").uncalled
    return BettorDiscards(seat=seat, identified=identified, uncalled=uncalled)


def discards_too_soon(hand: Hand, seat: int) -> bool:
    """Whether a fold of this seat now is a bettor's that overlooks an opponent, with its own rule.

    It is where the edition does not have such a fold bind (fold.bettor_discards).
    """
    ruled = hand.edition.choice("fold.bettor_discards") != "binding"
    return ruled and asked_to_bet(hand) and _last_bettor(hand) == seat


def _last_bettor(hand: Hand) -> int | None:
    """Return the seat that bet or raised last on this street, if any; it is not to act again."""
    for event in reversed(hand.events):
        if isinstance(event, BetsCollected):
            return None
        if isinstance(event, Acted) and event.kind in ("bet", "raise", "complete"):
            return None if event.seat in hand.to_act else event.seat
    return None


def dropped_stub_in(
    hand: Hand,
    restorable: bool | None = None,
    seen: bool = False,
    mixed: tuple[Heap, ...] = (),
) -> DroppedStub:
    """Return a stub that was dropped.

    The hand supplies the number of cards in each heap, and whether any are to come. Raises BadFacts
    where the hand is over, and for heaps without cards.
    """
    going_on(hand)
    return DroppedStub(
        **heaps(hand)._asdict(),
        restorable=restorable,
        seen=seen,
        mixed=mixed,
        to_come=cards_to_come(hand),
    )


def boxed_in(hand: Hand, count: CardCount = 1) -> BoxedInStub:
    """Return boxed cards in the stub.

    Raises BadFacts before the deal is complete, where no card is to come, and for more than the
    stub has.
    """
    going_on(hand)
    if not deal_complete(hand):
        raise BadFacts("deal-goes-on")
    most = heaps(hand).stub if cards_to_come(hand) else 0
    if count > most:
        raise BadFacts("stub-has-fewer", most=most, came=count)
    return BoxedInStub(count=count)


def foul_deck_in(hand: Hand) -> FoulDeck:
    """Return a foul deck; the hand supplies whether its pots were awarded.

    Raises BadFacts after a misdeal.
    """
    if hand.over and not awarded(hand):
        raise BadFacts("was-a-misdeal")
    return FoulDeck(found="afterwards" if hand.over else "in-hand")


def duplicate_card_in(
    hand: Hand, begun: bool = False, on_break: bool = False, waited_s: Times = 0
) -> DuplicateCard:
    """Return two cards of one rank and suit.

    The hand supplies whether its pots were awarded, and the chips that return all stacks to where
    it began. Raises BadFacts after a misdeal.
    """
    found = foul_deck_in(hand).found
    moves = _to_the_start(hand) if found == "afterwards" else {}
    return DuplicateCard(
        found=found, begun=begun, on_break=on_break, waited_s=waited_s, moves=moves
    )


def _to_the_start(hand: Hand) -> dict[int, int]:
    """Return the chips that each seat gets back or returns so that the hand cost nobody anything.

    Stacks that were miscounted stay as they were corrected. Where chips came or went after the
    award as well, nobody can tell which: then there are none, and the floor moves them.
    """
    first = started(hand)
    stacks = dict(zip(first.seats, first.stacks, strict=True))
    for event in hand.events:
        if isinstance(event, PotAwarded):
            break
        if isinstance(event, Intervened) and isinstance(event.intervention, CorrectStack):
            stacks[event.intervention.seat] += event.intervention.by
    moves = {seat: chips - hand.stacks[seat] for seat, chips in stacks.items()}
    return {} if sum(moves.values()) else {seat: chips for seat, chips in moves.items() if chips}


def foreign_card_in(
    hand: Hand, place: Literal["stub", "board", "hand"], seat: Seat | None = None
) -> ForeignCard:
    """Return a card that is not of the game, in the stub, on the board or in the hand of `seat`.

    The hand supplies the acts since the deal, and whether its pots were awarded. Raises BadFacts
    after a misdeal, and for a hand that is dead.
    """
    foul, view = foul_deck_in(hand), hand.view()
    if seat is not None and not hand.over:
        live_seat(view, seat)
    return ForeignCard(
        place=place,
        found=foul.found,
        seat=seat,
        of_button=seat == view.button,
        acted=any(act.seat == seat for act in acts(hand)),
        acts=kinds_of_acts(hand),
        game=view.game,
    )


def _forced(hand: Hand, seat: int) -> int:
    """Return the chips that this seat had to put in on this street."""
    if streets_begun(hand) > 1:
        return 0
    posts = [one for one in hand.events if isinstance(one, Posted) and one.kind in LIVE_POSTS]
    brought = [one for one in acts(hand) if one.kind == "bring-in"]
    return sum(one.amount for one in posts if one.seat == seat) + sum(
        one.paid for one in brought if one.seat == seat
    )


def early_board_in(
    hand: Hand,
    cards: tuple[SeenCard, ...] = (),
    on_board: bool = False,
    acts: tuple[BettingKind, ...] = (),
) -> EarlyBoard:
    """Return board cards that the dealer put out while there was betting to come.

    The hand supplies the street, and the cards where it has them on its board; `acts` were done on
    them, which the hand does not have. Raises BadFacts where no betting is to come, and where the
    next street has no such cards.
    """
    if on_board:
        return replace(_taken_for_dealt(hand, cards), acts=acts)
    view = betting(hand)
    street = next_street(hand).street
    from_stub(hand, cards)
    return EarlyBoard(street=street, cards=cards, game=view.game, acts=acts)


def _taken_for_dealt(hand: Hand, cards: tuple[Card, ...]) -> EarlyBoard:
    """Return the last cards of the board as early, nobody having acted since.

    Raises BadFacts at the showdown, to which no betting is to come.
    """
    view = going_on(hand)
    if view.street == "showdown":
        raise BadFacts("showdown-begun")
    done = [event for event in hand.events if isinstance(event, BoardDealt | Acted)]
    if not view.board or not isinstance(done[-1], BoardDealt):
        raise BadFacts("no-new-board")
    lying = tuple(map(parse, view.board))[-len(done[-1].cards) :]
    if cards and sorted(cards) != sorted(lying):
        raise BadFacts("board-has-others", cards=texts(lying))
    return EarlyBoard(street=done[-1].street, cards=lying, game=view.game, on_board=True)


def wrong_flop_in(
    hand: Hand, cards: tuple[SeenCard, ...], picked: SeenCard | None = None
) -> WrongFlop:
    """Return too many cards for the street of the board that is due.

    Raises BadFacts where none is due, and for cards that cannot have come.
    """
    view = going_on(hand)
    coming = streets_to_come(hand)
    if asked_to_bet(hand) or not coming or not coming[0].board:
        raise BadFacts("no-board-due")
    from_stub(hand, cards)
    return WrongFlop(cards=cards, picked=picked, street=coming[0].street, game=view.game)


def burned_in(hand: Hand, burned: CardCount) -> WrongBurn:
    """Return a number of burn cards before the last street of the board.

    The hand supplies the street and the acts on it. Raises BadFacts before the first.
    """
    view = going_on(hand)
    dealt = [at for at, event in enumerate(hand.events) if isinstance(event, BoardDealt)]
    if not dealt:
        raise BadFacts("no-board-yet")
    last = hand.events[dealt[-1]]
    assert isinstance(last, BoardDealt)
    since = hand.events[dealt[-1] :]
    return WrongBurn(
        street=last.street,
        burned=burned,
        acts=tuple(event.kind for event in since if isinstance(event, Acted)),
        game=view.game,
        may_go_back=last.cards if _may_come_again(hand, len(last.cards)) else (),
    )


def _may_come_again(hand: Hand, count: int) -> bool:
    """Whether the last cards of the board could be withdrawn as the hand stands."""
    cited = hand.edition.cite("floor.decides")
    return not isinstance(Hand.replay(hand.events).intervene(TakeBoardBack(count), cited), Refusal)


def next_street(hand: Hand) -> Round:
    """Return the street that comes next.

    Raises BadFacts where none does.
    """
    coming = streets_to_come(hand)
    if not coming:
        raise BadFacts("last-street")
    return coming[0]


def early_street_in(hand: Hand, cards: dict[Seat, SeenCard]) -> EarlyStreet:
    """Return cards of the next street of stud, by seat, put out before the betting was over.

    The hand supplies the street and the live hands. Raises BadFacts where no betting is to come, or
    where these seats get no such cards.
    """
    view = _stud(betting(hand))
    from_stub(hand, [*cards.values()])
    street = next_street(hand).street
    return EarlyStreet(street=street, cards=cards, live=live_seats(hand), game=view.game)


def extra_street_in(
    hand: Hand, seat: Seat, cards: tuple[SeenCard, ...], in_order: bool = False
) -> ExtraStreet:
    """Return too many cards at a seat on the last or the coming street of stud.

    The hand supplies the street and the acts on it. Raises BadFacts for a hand that is dead, and
    for cards that cannot have come to it.
    """
    view = _stud(going_on(hand))
    live_seat(view, seat)
    rounds, begun = GAMES[view.game].rounds, streets_begun(hand)
    due = hand.awaits == "hole-cards" and view.street == rounds[begun - 1].street
    street = rounds[begun - 1 + due].street
    if street == rounds[0].street:
        raise BadFacts("no-later-street", game=view.game, street=street)
    came = [
        (at, event)
        for at, event in enumerate(hand.events)
        if isinstance(event, CardsDealt) and event.street == street
    ]
    own = [
        card
        for _, event in came
        if seat in event.seats
        for held in (event.down, event.up)
        for card in held[event.seats.index(seat)]
        if card != UNKNOWN
    ]
    if UNKNOWN not in cards and not {*own} <= {*cards}:
        raise BadFacts("hand-has-other-cards", seat=seat, cards=texts(cards))
    from_stub(hand, [card for card in cards if card not in own])
    since = hand.events[came[-1][0] :] if came else ()
    return ExtraStreet(
        street=street,
        seat=seat,
        cards=cards,
        in_order=in_order,
        acts=tuple(event.kind for event in since if isinstance(event, Acted)),
        game=view.game,
        entered=bool(came),
    )


def picked_up_in(hand: Hand, seat: Seat) -> PickedUp:
    """Return upcards picked up by their player; the hand supplies whether action is faced.

    Raises BadFacts for a hand that is dead or has no upcards.
    """
    view = _stud(going_on(hand))
    own = live_seat(view, seat)
    if not own.up:
        raise BadFacts("no-upcards", seat=seat)
    faces = seat in hand.to_act and hand.price > own.bet
    return PickedUp(seat=seat, faces_action=faces)


def folded_in_stud_in(
    hand: Hand, seat: Seat, face_down: bool = False, pushed: bool = False
) -> FoldedInStud:
    """Return a gesture in stud that may be a fold.

    Raises BadFacts outside the betting, for a player who cannot fold any more, and for one who has
    to bring it in first.
    """
    own = live_seat(_stud(betting(hand)), seat)
    if own.status == "all-in":
        raise BadFacts("no-turn-to-fold", seat=seat)
    options = hand.options
    if options is not None and options.seat == seat and options.bring_in is not None:
        raise BadFacts("must-bring-in", amount=options.bring_in)
    return FoldedInStud(seat=seat, face_down=face_down, pushed=pushed)


def last_card_in(
    hand: Hand, cards: Mapping[Seat, SeenCard], by: Literal["dealer", "player"] = "dealer"
) -> LastCardSeen:
    """Return seen cards of the last street of stud or of a draw, by seat.

    The hand supplies whether there is betting to come. Raises BadFacts for cards that these hands
    cannot have and, where the dealer exposed them, for cards that did not come face down since the
    last act.
    """
    for seat, card in cards.items():
        if by == "dealer" and not _came_down(hand, seat, card):
            raise BadFacts("no-card-came-just-now", seat=seat, card=text(card))
        seat_of(hand.view(), seat)
        could_hold(hand, seat, (card,))
    return LastCardSeen(
        cards=dict(cards), betting_left=bets_may_come(hand), by=by, game=hand.view().game
    )


def _came_down(hand: Hand, seat: int, card: Card) -> bool:
    """Whether this card came face down to a seat in the last deal.

    That is the last street of stud or a draw; a card that nobody has seen may be any.
    """
    game = GAMES[hand.view().game]
    for event in reversed(hand.events):
        if isinstance(event, Acted):
            return False
        if isinstance(event, CardsDealt) and seat in event.seats:
            street = next(each for each in game.rounds if each.street == event.street)
            came = event.down[event.seats.index(seat)]
            last = bool(street.draw) or street is game.rounds[-1]
            return last and any(
                each in came and each in hand.holds(seat) for each in (card, UNKNOWN)
            )
    return False


def _stud(view: HandView) -> HandView:
    """Return the view of a hand of stud.

    Raises BadFacts for another game.
    """
    if GAMES[view.game].bring_in is None:
        raise BadFacts("no-game-of-stud", came=view.game)
    return view
