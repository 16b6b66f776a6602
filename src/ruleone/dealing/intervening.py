"""Decisions on interventions of the floor, and the betting that they leave.

The betting of a street is replayed from its opening, with the chips that still stand now. It uses
the functions that bet it the first time, so the price and the seats to act follow.
"""

from collections.abc import Sequence
from typing import Any

from ruleone.cards import FULL_DECK, UNKNOWN, Card, text
from ruleone.dealing.acts import answers_due, bring_in, call, check, fold, raise_to
from ruleone.dealing.dealer import Deck
from ruleone.dealing.events import (
    Acted,
    BetsCollected,
    BoardDealt,
    CardsDealt,
    DrawOpened,
    Event,
    HeldForInstruction,
    HoleDealt,
    Intervened,
    Posted,
    ShowdownOpened,
    Standing,
    UncalledReturned,
)
from ruleone.dealing.evolve import evolve, open_later_round
from ruleone.dealing.intervened import touch
from ruleone.dealing.interventions import (
    HEAPS,
    CorrectBets,
    CorrectStack,
    Forfeit,
    GiveBack,
    Intervention,
    KeepAside,
    KillHand,
    ReplaceCard,
    ReshuffleStub,
    RestoreHand,
    TakeBoardBack,
)
from ruleone.dealing.opening import LIVE
from ruleone.dealing.refusals import illegal, syntax
from ruleone.dealing.state import FOLDED, IN, NOBODY, State
from ruleone.dealing.street import first_by_board, streets_back
from ruleone.dealing.stub import next_card, next_of, stub
from ruleone.dealing.tabling import check_cards
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Citation, Edition, Refusal


def state_after(state: State, events: Sequence[Event], what: Intervention) -> State:
    """Return the state as an intervention would make it, without the betting."""
    after = made_of(state, events)
    touch(after, what)
    return after


def made_of(state: State, events: Sequence[Event]) -> State:
    """Return a separate state, made by these first events of the same hand."""
    again = State(state.started, state.opening)
    done: list[Event] = []
    for event in events[1:]:
        evolve(again, done, event)
    return again


def standing(after: State, events: Sequence[Event]) -> Standing | None:
    """Return the betting that is left in the hand `after` an intervention.

    `events` led up to it; the result is None where nobody can bet.
    """
    personal = after.personal
    if after.undealt or after.order or after.held or after.over or personal.voided:
        return None
    if personal.discarding or personal.agreeing or not personal.streets:
        return None
    began = _began(events)
    since = events[began + 1 :]
    done = isinstance(events[began], Intervened) or _closed_since(since)
    done |= after.started.bomb_pot > 0 and not after.round
    if done or after.round < made_of(after, events[: began + 1]).round:
        return _told(after, after, [], set())
    bets, acted = _bet_again(after, events[: began + 1], since)
    after.price = bets.price
    owing: list[int] = []
    if len(after.live) > 1 and after.able > 1:
        owing = [
            place
            for place in after.live
            if after.status[place] == IN
            and (place not in acted or after.staked[place] < after.price)
        ]
    elif answers_due(after):
        owing = [after.status.index(IN)]
    first = bets.first if bets.aggressor is None else bets.aggressor + 1
    owing.sort(key=lambda place: (place - first) % len(after.seats))
    return _told(after, bets, owing, acted)


def _began(events: Sequence[Event]) -> int:
    """Return the index of the event that opened the street.

    These are its last cards, or the event that took them back.
    """
    for at in range(len(events) - 1, 0, -1):
        event = events[at]
        if isinstance(event, BoardDealt | CardsDealt | HoleDealt):
            return at
        if isinstance(event, Intervened) and isinstance(event.intervention, TakeBoardBack):
            return at
    return 0


def _corrects_bets(event: Event) -> bool:
    return isinstance(event, Intervened) and isinstance(event.intervention, CorrectBets)


def _closed_since(since: Sequence[Event]) -> bool:
    """Whether the bets of the street are in the pots, and did not come out of them again."""
    for event in reversed(since):
        if isinstance(event, BetsCollected):
            return True
        if _corrects_bets(event):
            return False
    return False


_CLOSING = (UncalledReturned, BetsCollected, HeldForInstruction, ShowdownOpened)
"""The events of the dealer that end the betting of a street."""


def _totals_of_acts(since: Sequence[Event]) -> dict[int, int]:
    """Return the corrected totals of the street, by the index of the act that each is for.

    It is the last act of its player with chips before the correction.
    """
    totals: dict[int, int] = {}
    last: dict[int, int] = {}
    for at, event in enumerate(since):
        if isinstance(event, Acted) and event.paid:
            last[event.seat] = at
        elif isinstance(event, Intervened) and isinstance(event.intervention, CorrectBets):
            for seat, total in event.intervention.totals:
                totals[last[seat]] = total
    return totals


def _bet_again(
    after: State, opened: Sequence[Event], since: Sequence[Event]
) -> tuple[State, set[int]]:
    """Return the state bet again with the chips that stand now, and the places that have acted."""
    bets = made_of(after, opened)
    bets.careful = True
    if bets.round and bets.able < 2 <= after.able:
        open_later_round(bets, first_by_board(bets) if bets.opening.stud else 0)
        bets.careful = True
    done: list[Event] = []
    acted: set[int] = set()
    totals = _totals_of_acts(since)
    for at, event in enumerate(since):
        if isinstance(event, Acted):
            stands = after.staked[bets.place[event.seat]]
            total = min(bets.level + totals.get(at, event.to), stands)
            _bet(bets, event, total, acted)
        elif isinstance(event, _CLOSING):
            continue
        elif not isinstance(event, Intervened):
            evolve(bets, done, event)
        elif not isinstance(event.intervention, GiveBack | CorrectBets):
            touch(bets, event.intervention)
    return bets, acted


def _bet(bets: State, event: Acted, total: int, acted: set[int]) -> None:
    """Repeat an act with the `total` of its player that stands now.

    Where no chips are left the player has not acted; where they are short of the price the player
    has chips in, and is to act.
    """
    place = bets.to_act = bets.place[event.seat]
    if event.kind == "fold":
        fold(bets)
        return
    acted.add(place)
    if event.kind == "check":
        check(bets)
        return
    if event.kind == "bring-in":
        bring_in(bets)
        return
    if total > bets.price:
        raise_to(bets, total - bets.level)
    elif total > bets.staked[place] and total in (bets.price, bets.reach[place]):
        call(bets)
    else:
        bets.staked[place] = max(total, bets.staked[place])
        acted.discard(place)


def _told(after: State, bets: State, owing: list[int], acted: set[int]) -> Standing:
    seats = after.seats
    closed = [place for place in sorted(acted) if bets.mark[place] == bets.opens]
    return Standing(
        to_act=tuple([seats[place] for place in owing]),
        price=bets.price - after.level,
        full_bet=bets.full_bet - after.level,
        raise_by=bets.raise_by,
        raises=bets.raises,
        aggressor=None if bets.aggressor is None else seats[bets.aggressor],
        acted=tuple([seats[place] for place in closed]),
        uncompleted=bets.personal.uncompleted,
    )


def decide_intervention(
    state: State,
    events: list[Event],
    edition: Edition,
    deck: Deck,
    what: Intervention,
    citation: Citation,
) -> Intervened | Refusal:
    """Decide an intervention under this citation; cards that it names may still be open."""
    if state.over and not isinstance(what, CorrectStack):
        return illegal("hand-over", edition.cite("hand.flow"))
    seat = _seat_of(what)
    if seat is not None and seat not in state.place:
        return illegal("not-in-hand", citation, seat=seat)
    decided: Intervention | Refusal = what
    if isinstance(what, GiveBack):
        decided = _giving_back(state, events, what, citation)
    elif isinstance(what, CorrectBets):
        decided = _correcting_bets(state, events, what, citation)
    elif isinstance(what, Forfeit):
        decided = _forfeiting(state, what, citation)
    elif isinstance(what, KillHand):
        decided = _killing(state, what, citation)
    elif isinstance(what, RestoreHand):
        decided = _restoring(state, edition, what, citation)
    elif isinstance(what, TakeBoardBack):
        decided = _taking_back(state, events, what, citation)
    elif isinstance(what, KeepAside):
        decided = _keeping_aside(state, edition, deck, what, citation)
    elif isinstance(what, ReshuffleStub):
        decided = _reshuffling(state, events, deck, what, citation)
    elif isinstance(what, ReplaceCard):
        decided = _replacing(state, edition, events, deck, what, citation)
    elif isinstance(what, CorrectStack):
        decided = _correcting(state, what, citation)
    if isinstance(decided, Refusal):
        return decided
    so_far: Sequence[Event] = events
    if isinstance(decided, CorrectBets):
        so_far = [*events, Intervened(decided, citation)]
    return Intervened(decided, citation, standing(state_after(state, events, decided), so_far))


def _seat_of(what: Intervention) -> int | None:
    """Return the seat that an intervention concerns, if any."""
    if isinstance(what, GiveBack | Forfeit | KillHand | RestoreHand | ReplaceCard | CorrectStack):
        return what.seat
    return None


def _giving_back(
    state: State, events: Sequence[Event], what: GiveBack, citation: Citation
) -> GiveBack | Refusal:
    """Allow only chips that a player bet voluntarily on this street."""
    if (refused := _not_chips(what, "amount", citation)) is not None:
        return refused
    place = state.place[what.seat]
    most = state.staked[place] - state.level - _forced(state, events, what.seat)
    if not 0 < what.amount <= most:
        most = max(most, 0)
        return illegal(
            "nothing-to-give-back", citation, seat=what.seat, most=most, came=what.amount
        )
    return what


def _correcting_bets(
    state: State, events: Sequence[Event], what: CorrectBets, citation: Citation
) -> CorrectBets | Refusal:
    """Allow only bets of the street that may still be corrected, with chips that are there."""
    if (refused := _not_totals(what, citation)) is not None:
        return refused
    since = events[_began(events) + 1 :]
    if _past_correcting(state, since):
        return illegal("bets-past-correcting", citation)
    level = state.level_before if _closed_since(since) else state.level
    for seat, total in what.totals:
        place = state.place.get(seat)
        if place is None:
            return illegal("not-in-hand", citation, seat=seat)
        if state.status[place] == FOLDED:
            return illegal("dead-already", citation, seat=seat)
        if not any(isinstance(one, Acted) and one.seat == seat and one.paid for one in since):
            return illegal("no-bet-to-correct", citation, seat=seat)
        least = max(1, _forced(state, events, seat))
        most = state.reach[place] - level
        if not least <= total <= most:
            return illegal("bet-cannot-be", citation, seat=seat, least=least, most=most, came=total)
    return what


def _past_correcting(state: State, since: Sequence[Event]) -> bool:
    """Whether cards, discards or shown hands have come since the betting of the street.

    That of third street of stud begins with the bring-in.
    """
    personal = state.personal
    if state.undealt or state.tabled or personal.agreeing or personal.voided:
        return True
    if personal.drawing or personal.begun or personal.bring_in != NOBODY:
        return True
    for event in reversed(since):
        if isinstance(event, BetsCollected) or _corrects_bets(event):
            return False
        if not isinstance(event, Intervened | ShowdownOpened | HeldForInstruction):
            return _closed_since(since)
    return False


def _forfeiting(state: State, what: Forfeit, citation: Citation) -> Forfeit | Refusal:
    """Allow only less than the call, of the player to act, in the betting."""
    if (refused := _not_chips(what, "amount", citation)) is not None:
        return refused
    place = state.place[what.seat]
    if state.to_go <= 0 or state.order or place != state.to_act or state.personal.bring_in == place:
        return illegal("not-his-turn", citation, seat=what.seat)
    most = min(state.price, state.reach[place]) - state.staked[place] - 1
    if not 0 < what.amount <= most:
        most = max(most, 0)
        return illegal("no-undercall", citation, seat=what.seat, most=most, came=what.amount)
    return what


def _forced(state: State, events: Sequence[Event], seat: int) -> int:
    """Return the chips this seat had to put in before the flop or on third street."""
    if state.round:
        return 0
    forced = 0
    for event in events:
        if isinstance(event, Posted) and event.seat == seat and event.kind in LIVE:
            forced += event.amount
        elif isinstance(event, Acted) and event.seat == seat and event.kind == "bring-in":
            forced += event.paid
    return forced


def _killing(state: State, what: KillHand, citation: Citation) -> KillHand | Refusal:
    place = state.place[what.seat]
    if state.status[place] == FOLDED:
        return illegal("dead-already", citation, seat=what.seat)
    if len(state.live) == 1:
        return illegal("last-hand", citation, seat=what.seat)
    if state.personal.bring_in == place:
        return illegal("bring-in-first", citation, seat=what.seat)
    return _not_while_dealt(state, citation) or what


def _not_while_dealt(state: State, citation: Citation) -> Refusal | None:
    """Refuse a change of the live hands while cards of a street come or runs are agreed on."""
    if state.undealt:
        return illegal("cards-coming", citation)
    if state.personal.agreeing:
        return illegal("runs-first", citation)
    return None


def _restoring(
    state: State, edition: Edition, what: RestoreHand, citation: Citation
) -> RestoreHand | Refusal:
    seat, place = what.seat, state.place[what.seat]
    if state.status[place] != FOLDED:
        return illegal("lives-already", citation, seat=seat)
    if (refused := _not_while_dealt(state, citation)) is not None:
        return refused
    if place in state.personal.mixed:
        return illegal("cards-gone", citation, seat=seat)
    able = state.reach[place] > state.staked[place]
    if able and state.staked[place] < state.level:
        return illegal("streets-missed", citation, seat=seat)
    if able and state.able and (state.revealed or state.held):
        return illegal("hands-are-up", citation, seat=seat)
    hole = state.holes[place]
    if len(hole) != _cards_by_now(state):
        return illegal("streets-missed", citation, seat=seat)
    if what.cards is not None:
        if (refused := _not_cards(what, "cards", citation)) is not None:
            return refused
        told = what.cards
        if len(told) != len(hole):
            return syntax("card-count", citation, expected=len(hole), came=len(told))
        if sum([card not in hole for card in told]) > hole.count(UNKNOWN):
            return illegal("other-cards", citation, seat=seat, cards=tuple(map(text, told)))
        if (refused := check_cards(state, edition, told, mine=hole)) is not None:
            return refused
        hole = told
    shuffled = state.personal.shuffled
    if shuffled is not None and any(card in shuffled for card in hole if card != UNKNOWN):
        return illegal("cards-gone", citation, seat=seat)
    return RestoreHand(seat, hole)


def _cards_by_now(state: State) -> int:
    """Return the number of cards of a full hand by now; before the draw with those thrown away."""
    drawing, throws = state.personal.drawing, state.personal.throws
    return max(
        [len(state.holes[place]) + ((throws[place] or 0) if drawing else 0) for place in state.live]
    )


def _taking_back(
    state: State, events: Sequence[Event], what: TakeBoardBack, citation: Citation
) -> TakeBoardBack | Refusal:
    if state.order:
        return illegal("showdown-begun", citation)
    if state.personal.boards:
        return illegal("several-boards", citation)
    if (refused := _not_while_dealt(state, citation)) is not None:
        return refused
    if (refused := _not_chips(what, "count", citation)) is not None:
        return refused
    if what.count <= 0 or not streets_back(state, what.count):
        return illegal("no-such-street", citation, count=what.count, board=len(state.board))
    cards = what.count
    for event in reversed(events):
        if isinstance(event, Acted):
            return illegal("betting-begun", citation)
        if isinstance(event, DrawOpened):
            return illegal("cards-thrown", citation)
        if isinstance(event, Intervened) and isinstance(event.intervention, TakeBoardBack):
            cards += event.intervention.count
        elif isinstance(event, BoardDealt):
            cards -= len(event.cards)
            if not cards:
                break
    return what


def _keeping_aside(
    state: State, edition: Edition, deck: Deck, what: KeepAside, citation: Citation
) -> KeepAside | Refusal:
    if deck is not None:
        return illegal("deck-sealed", citation)
    if (refused := _not_cards(what, "cards", citation)) is not None:
        return refused
    if not what.cards or UNKNOWN in what.cards:
        return syntax("cards-needed", citation, expected=max(1, len(what.cards)))
    return check_cards(state, edition, what.cards) or what


def _reshuffling(
    state: State, events: Sequence[Event], deck: Deck, what: ReshuffleStub, citation: Citation
) -> ReshuffleStub | Refusal:
    if (refused := _not_cards(what, "back", citation)) is not None:
        return refused
    if what.order is not None and (refused := _not_cards(what, "order", citation)) is not None:
        return refused
    if (refused := _not_heaps(what, citation)) is not None:
        return refused
    out = state.personal.aside + state.personal.replaced
    for card in what.back:
        if card not in out:
            return illegal("not-aside", citation, card=text(card))
    if deck is None:
        return what if what.order is None else illegal("deck-told", citation)
    order = what.order or ()
    touched = state_after(state, events, ReshuffleStub())
    left = {*stub(touched, deck), *what.back}
    for heap in what.mixed:
        left |= _heap(touched, events, left, heap)
    if len(set(order)) != len(order) or not left <= set(order) <= set(FULL_DECK):
        return syntax("order-needed", citation, expected=len(FULL_DECK), came=len(order))
    return ReshuffleStub(what.back, tuple([card for card in order if card in left]), what.mixed)


def _heap(state: State, events: Sequence[Event], left: set[Card], heap: str) -> set[Card]:
    """Return the cards of a sealed deck in this heap.

    They are out of play, and not in the stub as it is `left`.
    """
    personal = state.personal
    held = {card for place in state.live for card in state.holes[place]}
    held.update(personal.aside, *state.boards)
    burned = set[Card](personal.replaced)
    for event in events:
        if isinstance(event, BoardDealt | CardsDealt):
            burned.update(event.burned)
    if heap == "burns":
        return burned - held - left
    return set(FULL_DECK[state.game.lowest :]) - burned - held - left


def _replacing(
    state: State,
    edition: Edition,
    events: list[Event],
    deck: Deck,
    what: ReplaceCard,
    citation: Citation,
) -> ReplaceCard | Refusal:
    for name in ("exposed", "instead"):
        if (refused := _not_cards(what, name, citation)) is not None:
            return refused
    seat, place, exposed = what.seat, state.place[what.seat], what.exposed
    if state.status[place] == FOLDED:
        return illegal("dead-already", citation, seat=seat)
    hole, ups = state.holes[place], () if state.plain else state.personal.ups[place]
    if exposed == UNKNOWN:
        return syntax("cards-needed", citation, expected=1)
    if exposed in ups or seat in state.tabled:
        return illegal("face-up-already", citation, seat=seat, card=text(exposed))
    if exposed not in hole:
        if UNKNOWN not in hole:
            return illegal("other-cards", citation, seat=seat, cards=(text(exposed),))
        if (refused := check_cards(state, edition, (exposed,), mine=hole)) is not None:
            return refused
    if deck is None:
        if what.instead is None or what.instead == UNKNOWN:
            return ReplaceCard(seat, exposed, UNKNOWN)
        return check_cards(state, edition, (exposed, what.instead), mine=(exposed,)) or what
    if what.instead is not None:
        return illegal("deck-sealed", citation)
    if state.game.last_throw and state.game.reshuffles:
        return ReplaceCard(seat, exposed, next_card(state, deck, events, place))
    touched = state_after(state, events, ReshuffleStub())
    instead = next_of(touched, deck, place)
    if instead is None:
        return illegal("stub-empty", citation)
    return ReplaceCard(seat, exposed, instead)


def _correcting(state: State, what: CorrectStack, citation: Citation) -> CorrectStack | Refusal:
    if (refused := _not_chips(what, "by", citation)) is not None:
        return refused
    if not what.by:
        return syntax("not-chips", citation, came="0")
    place = state.place[what.seat]
    behind = state.reach[place] - state.staked[place]
    least = 1 if state.status[place] == IN and not state.over else 0
    if not least <= behind + what.by <= STACK_MAX_CHIPS:
        return illegal(
            "stack-cannot-be", citation, seat=what.seat, behind=behind, least=least, came=what.by
        )
    return what


def _not_chips(what: Intervention, name: str, citation: Citation) -> Refusal | None:
    """Refuse a value that is not a whole number, as callers may pass anything."""
    anything: Any = what
    came = getattr(anything, name)
    return None if type(came) is int else syntax("not-chips", citation, came=str(came))


def _not_totals(what: CorrectBets, citation: Citation) -> Refusal | None:
    """Refuse values that are not one total for each of some seats."""
    anything: Any = what
    came = anything.totals
    pairs = came if isinstance(came, tuple) else ()
    whole = [
        pair
        for pair in pairs
        if isinstance(pair, tuple) and len(pair) == 2 and [*map(type, pair)] == [int, int]
    ]
    seats = {pair[0] for pair in whole}
    if whole and len(whole) == len(pairs) == len(seats):
        return None
    return syntax("not-totals", citation, came=str(came))


def _not_heaps(what: ReshuffleStub, citation: Citation) -> Refusal | None:
    """Refuse a value that is not a heap of cards, and a heap named twice."""
    anything: Any = what
    came = anything.mixed
    heaps = isinstance(came, tuple) and all(heap in HEAPS for heap in came)
    if heaps and len(set(came)) == len(came):
        return None
    return syntax("not-heaps", citation, came=str(came))


def _not_cards(what: Intervention, name: str, citation: Citation) -> Refusal | None:
    """Refuse values that are not cards; unknown cards are allowed."""
    anything: Any = what
    came = getattr(anything, name)
    for card in came if isinstance(came, tuple) else () if came is None else (came,):
        if type(card) is not int or not 0 <= card <= UNKNOWN:
            return syntax("not-a-card", citation, expected="As", came=str(card))
    return None
