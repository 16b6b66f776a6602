"""Cards from the stub to single hands, and the procedure where the stub runs out.

Chance is sealed before the first card: behind the deck's own order lie further orders of its cards,
and cards shuffled in mid-hand take the next of these.
"""

from collections.abc import Iterable
from itertools import filterfalse

from ruleone.cards import FULL_DECK, Card
from ruleone.dealing.events import BoardDealt, CardsDealt, Event, StubShuffled
from ruleone.dealing.evolve import evolve
from ruleone.dealing.state import State
from ruleone.dealing.street import coming, due, receivers

Sealed = tuple[Card, ...]

_SIZE = len(FULL_DECK)


def stub(state: State, deck: Sealed) -> list[Card]:
    """Return the cards still to be dealt, top first."""
    personal = state.personal
    gone, order = personal.gone, personal.shuffled
    if order is None:
        order = deck[personal.under : _SIZE]
    dealt = len(gone)
    if gone.issuperset(order[:dealt]):  # as ever, unless somebody's own discards were passed over
        return list(order[dealt:])
    return list(filterfalse(gone.__contains__, order))


def deal_to_hands(state: State, deck: Sealed, events: list[Event]) -> None:
    """Deal the coming street to each hand, one card at a time round the table.

    A draw is dealt to each player at once, in order.
    """
    street = coming(state)
    if street is None:
        return
    if street.draw:
        _deal_draw(state, deck, events)
        return
    cards = stub(state, deck)
    burn = state.rules.burn if state.personal.streets else 0
    if state.personal.streets == state.game.last_round:
        # One card stays back (tda2019-RP-10H.1).
        needed = len(state.live) + state.rules.burn + 1
        if len(cards) < needed:
            if not _short_stub(state, deck, events, cards, needed):
                return
            cards = stub(state, deck)
    seats = tuple(map(state.seats.__getitem__, receivers(state)))
    each, count = street.down + street.up, len(seats)
    hands: tuple[tuple[Card, ...], ...]
    if each == 1:
        hands, nothing = tuple(zip(cards[burn : burn + count], strict=True)), ((),) * count
        down, up = (hands, nothing) if street.down else (nothing, hands)
        evolve(state, events, CardsDealt(street.street, tuple(cards[:burn]), seats, down, up))
        return
    rounds = [cards[burn + nth * count : burn + (nth + 1) * count] for nth in range(each)]
    hands = tuple(zip(*rounds, strict=True))
    if not state.personal.streets and state.started.exposed:
        # An exposed down card becomes the up card, and the next one comes down.
        exposed = state.started.exposed
        hands = tuple(
            (*hand[1:], hand[0]) if seat in exposed else hand
            for seat, hand in zip(seats, hands, strict=True)
        )
    down = tuple([hand[: street.down] for hand in hands])
    up = tuple([hand[street.down :] for hand in hands])
    evolve(state, events, CardsDealt(street.street, tuple(cards[:burn]), seats, down, up))


def _short_stub(
    state: State, deck: Sealed, events: list[Event], cards: list[Card], needed: int
) -> bool:
    """Prepare the last street of stud where the stub is short; whether each hand gets a card.

    Short means too few cards for everybody, a burn and one that stays back (tda2019-RP-10H.1). With
    the burned cards shuffled in there may be enough (tda2019-RP-10H.2, tda2024-RP-10H.2). Else one
    card is for all (tda2019-RP-10H.3). A stub too small even for that is shuffled with the burned
    cards (tda2019-RP-10H.4, tda2024-RP-10H.4).
    """
    street, burned = coming(state), state.personal.burned
    assert street is not None
    enough = len(cards) + len(burned) >= needed
    if enough or len(cards) < state.rules.stub_least:
        _shuffle(state, deck, events, {*cards, *burned}, "burns")
        if enough:
            return True
        cards = stub(state, deck)
    burn = state.rules.burn
    common = BoardDealt(street.street, tuple(cards[:burn]), (cards[burn],))
    evolve(state, events, common)
    return False


def _deal_draw(state: State, deck: Sealed, events: list[Event]) -> None:
    """Deal the cards that each player changes, in order.

    Where the stub runs out the muck is shuffled and dealt from; nobody ever gets back their own
    discard.
    """
    street, personal = coming(state), state.personal
    assert street is not None
    gets = personal.due if any(personal.due) else due(state)
    burned: tuple[Card, ...] = ()
    cards = stub(state, deck)
    if any(gets) and not personal.begun:
        if len(cards) < state.rules.burn:
            _shuffle_muck(state, deck, events, cards)
            cards = stub(state, deck)
        burned = tuple(cards[: state.rules.burn])
        del cards[: state.rules.burn]
    dealt: dict[int, tuple[Card, ...]] = {}
    for place, count in enumerate(list(gets)):
        if not count:
            continue
        own = personal.thrown[place]
        # Until the first shuffle the stub cannot hold anybody's discards: whole runs of cards are
        # taken.
        if count <= len(cards) and (personal.shuffled is None or _none_of(cards[:count], own)):
            dealt[place] = tuple(cards[:count])
            del cards[:count]
            continue
        for _ in range(count):
            at = _first_of_others(cards, own)
            if at == len(cards):
                # Cards dealt so far must be out before the shuffle, or they would be shuffled in.
                if burned or dealt:
                    _come(state, events, burned, dealt)
                burned, dealt = (), {}
                _shuffle_muck(state, deck, events, cards)
                cards = stub(state, deck)
                at = _first_of_others(cards, own)
            dealt[place] = (*dealt.get(place, ()), cards.pop(at))
    _come(state, events, burned, dealt)


def _none_of(cards: list[Card], own: tuple[Card, ...]) -> bool:
    """Whether the cards hold none of a player's own discards.

    The deck's own order never does: the discards came from it.
    """
    return not set(own).intersection(cards)


def _first_of_others(cards: list[Card], own: tuple[Card, ...]) -> int:
    """Return the index of the first card that is not the player's own discard.

    Where there is none it is the number of cards.
    """
    at = 0
    while at < len(cards) and cards[at] in own:
        at += 1
    return at


def next_of(state: State, deck: Sealed, place: int) -> Card | None:
    """Return the next card for a place that is not its own discard, None where there is none."""
    cards = stub(state, deck)
    at = _first_of_others(cards, state.personal.thrown[place])
    return cards[at] if at < len(cards) else None


def next_card(state: State, deck: Sealed, events: list[Event], place: int) -> Card:
    """Return the next card for a place that is not its own discard, shuffling where needed."""
    card = next_of(state, deck, place)
    if card is None:
        _shuffle_muck(state, deck, events, stub(state, deck))
        card = next_of(state, deck, place)
    assert card is not None
    return card


def _come(
    state: State, events: list[Event], burned: tuple[Card, ...], dealt: dict[int, tuple[Card, ...]]
) -> None:
    street = coming(state)
    assert street is not None
    seats = tuple(state.seats[place] for place in dealt)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * len(dealt)
    came = CardsDealt(street.street, burned, seats, tuple(dealt.values()), nothing)
    evolve(state, events, came)


def _shuffle_muck(state: State, deck: Sealed, events: list[Event], left: list[Card]) -> None:
    """Shuffle all cards that nobody holds under the cards that are left."""
    held = {card for place in state.live for card in state.holes[place]}
    muck = set(FULL_DECK).difference(held, left)
    _shuffle(state, deck, events, muck, "muck", left)


def _shuffle(
    state: State,
    deck: Sealed,
    events: list[Event],
    cards: set[Card],
    why: str,
    on_top: Iterable[Card] = (),
) -> None:
    orders = len(deck) // _SIZE - 1
    # The next sealed order of the deck: a shuffle in mid-hand must not be open to choice either.
    at = _SIZE * (1 + state.personal.shuffles % orders)
    order = [card for card in deck[at : at + _SIZE] if card in cards]
    cards_of = (*on_top, *order)
    evolve(state, events, StubShuffled(cards_of, "burns" if why == "burns" else "muck"))
