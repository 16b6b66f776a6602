"""Showing and mucking by the players themselves."""

from typing import Any

from ruleone.cards import UNKNOWN, Card, CardError, parse, text
from ruleone.dealing.actions import Action, Muck, Options, Show
from ruleone.dealing.events import Mucked, Shown
from ruleone.dealing.refusals import illegal, out_of_turn, syntax
from ruleone.dealing.showdown import may_muck
from ruleone.dealing.state import FOLDED, NOBODY, State
from ruleone.rulebook import Edition, Refusal


def showdown_options(state: State) -> Options | None:
    """Return show, and muck where hands may be given up unseen; None where nobody is asked."""
    if not state.order or state.to_act == NOBODY:
        return None
    return Options(state.seats[state.to_act], show=True, muck=may_muck(state))


def decide_showdown(
    state: State, edition: Edition, seat: int, action: Action
) -> Shown | Mucked | Refusal:
    """Decide a show or a muck.

    Out of order it is allowed only where the edition lets players table voluntarily, and never once
    an all-in has decided it.
    """
    place = state.place.get(seat)
    if place is None or state.over:
        return out_of_turn(state, edition, seat)
    if state.asked is None or not state.order:
        return illegal("no-showdown-yet", edition.cite("hand.flow"))
    if state.status[place] == FOLDED:
        return illegal("folded", edition.cite("betting.fold"), seat=seat)
    if seat in state.tabled:
        return illegal("tabled-already", edition.cite("showdown.tabled"), seat=seat)
    if place != state.to_act and (state.rules.order_forced or state.revealed):
        asked = state.seats[state.to_act]
        return illegal(
            "not-your-turn", edition.cite("showdown.order_mode"), seat=seat, expected=asked
        )
    if isinstance(action, Muck):
        if may_muck(state):
            return Mucked(seat)
        return illegal("must-show", edition.cite("showdown.all_in_muck_allowed"), seat=seat)
    if isinstance(action, Show):
        anything: Any = action  # whoever calls may have put anything there
        return _table(state, edition, place, tuple(anything.cards))
    return illegal("showdown-now", edition.cite("hand.flow"))


def _table(
    state: State, edition: Edition, place: int, written: tuple[str, ...]
) -> Shown | Mucked | Refusal:
    """Table the cards of a place: those known, or those named now that nobody had seen."""
    seat, hole, tabled = state.seats[place], state.holes[place], edition.cite("showdown.tabled")
    cards = read_cards(state, edition, written, mine=hole) if written else hole
    if isinstance(cards, Refusal):
        return cards
    if UNKNOWN in cards:
        return syntax("cards-needed", tabled, expected=len(hole))
    if len(cards) > len(hole):
        return syntax("card-count", tabled, expected=len(hole), came=len(cards))
    if sum(card not in hole for card in cards) > hole.count(UNKNOWN):
        return illegal("other-cards", tabled, seat=seat, cards=written)
    if len(cards) == len(hole):
        return Shown(seat, cards)
    partly = edition.cite("showdown.partial_show")
    if state.rules.partial_show_mucks:
        return Mucked(seat)
    return Refusal("partly-shown", "ambiguous", {"expected": len(hole), "came": len(cards)}, partly)


def read_cards(
    state: State, edition: Edition, written: tuple[str, ...], mine: tuple[Card, ...] = ()
) -> tuple[Card, ...] | Refusal:
    """Return cards as entered, each known and nowhere else in the hand; `mine` are the own ones."""
    deck = edition.cite("dealing.deck")
    try:
        cards = tuple(map(parse, written))
    except CardError as wrong:
        return syntax("not-a-card", deck, expected="As", came=wrong.came)
    return check_cards(state, edition, cards, mine) or cards


def check_cards(
    state: State, edition: Edition, cards: tuple[Card, ...], mine: tuple[Card, ...] = ()
) -> Refusal | None:
    """Refuse cards that are elsewhere in this hand, come twice, or are not in the game.

    `??` may come often. In a draw game the cards of folded hands and discards may be shuffled in
    again and come a second time. In other games those that were mixed into the stub may.
    """
    game, holes, personal = state.game, state.holes, state.personal
    if game.lowest and cards and min(cards) < game.lowest:
        cited = edition.cite("dealing.deck")
        return illegal("not-in-deck", cited, card=text(min(cards)), lowest=text(game.lowest)[0])
    aside = personal.aside + personal.replaced
    if game.last_throw and game.reshuffles:
        holes = tuple([holes[place] for place in state.live])
    else:
        if personal.mixed:
            gone = personal.mixed
            holes = tuple([hole for place, hole in enumerate(holes) if place not in gone])
        if game.last_throw:
            mixed = personal.mixed_thrown
            aside += tuple([out for each in personal.thrown for out in each if out not in mixed])
    if not mine and not aside:
        told = (*holes, state.board, *personal.boards, cards)
        known = set[Card]().union(*told)
        if UNKNOWN not in known and len(known) == sum(map(len, told)):
            return None
    deck = edition.cite("dealing.deck")
    seen = {card for hole in holes for card in hole if card not in mine}
    seen.update(aside, *state.boards)
    for card in cards:
        if card in seen and card != UNKNOWN:
            return illegal("card-twice", deck, card=text(card))
        seen.add(card)
    return None
