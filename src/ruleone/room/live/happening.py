"""What may happen at a live table as the hand stands, beside its play: the kinds of incidents that
a dealer is offered then, the commonest first, and nothing that cannot be at this moment."""

from collections.abc import Iterator
from typing import Final

from ruleone.dealing import GAMES, Hand
from ruleone.floor.hand_stage import (
    acts,
    asked_to_bet,
    awarded,
    deal_complete,
    kinds_of_acts,
    streets_begun,
    streets_to_come,
    was_misdeal,
)

_AT_ANY_TIME: Final = (
    "chips-found",
    "wrong-seat",
    "wrong-stacks",
    "deck-change",
    "color-up",
    "dealer-push",
)
_AT_THE_DEAL: Final = ("initial-deal", "at-the-deal")
_AT_THE_SHOWDOWN: Final = (
    "killed-hand", "hand-shown", "called-hand", "thrown-in", "asked-to-see", "spoke-up",
    "shared-pot", "who-shows",
)  # fmt: skip
_AFTER_THE_POT: Final = (
    "disputed",
    "killed-hand",
    "thrown-in",
    "called-hand",
    "asked-to-see",
    "spoke-up",
)


def may_happen(hand: Hand | None) -> tuple[str, ...]:
    """The kinds of situations, by name, that a followed hand may be told of now, or a table before
    its first hand, the commonest first; `stack-told` is the entry of that name."""
    if hand is None:
        return ("conduct", *_AT_ANY_TIME)
    return (*_of_the_moment(hand), *_AT_ANY_TIME)


def _of_the_moment(hand: Hand) -> Iterator[str]:
    if hand.over:
        if was_misdeal(hand):
            yield from ("redeal", "conduct")
        else:
            yield from (*(_AFTER_THE_POT if awarded(hand) else ()), "conduct", "foul-deck")
    elif not deal_complete(hand):
        yield from (*_AT_THE_DEAL, "conduct", *_of_the_button(hand))
        yield from ("fouled-hand", "dropped-stub", "foul-deck")
    elif hand.view().street == "showdown":
        yield from (*_AT_THE_SHOWDOWN, "conduct", "fouled-hand", "foul-deck", "stack-told")
        yield from _of_acts(hand)
    else:
        yield from _in_the_betting(hand)


def _in_the_betting(hand: Hand) -> Iterator[str]:
    """From the last card of the deal until the hands are shown."""
    view = hand.view()
    asked, stud = asked_to_bet(hand), GAMES[view.game].bring_in is not None
    yield from ("conduct", "fouled-hand")
    if asked:
        yield from ("count-asked", "bets-touched")
    if streets_begun(hand) == 1:
        yield from _AT_THE_DEAL
    yield from (*_of_the_button(hand), *_of_acts(hand))
    coming = streets_to_come(hand)
    if coming and coming[0].board:
        yield "early-board" if asked else "wrong-flop"
    if view.board:
        yield "wrong-burn"
    if stud:
        yield from (*(("early-street", "folded-in-stud") if asked else ()), "picked-up")
        yield "last-card-seen"
        if streets_begun(hand) > 1 or hand.awaits == "hole-cards":
            yield "extra-street"
    if coming:
        yield from ("dropped-stub", "boxed-in-stub")
    yield from ("foul-deck", "stack-told")


def _of_the_button(hand: Hand) -> Iterator[str]:
    """Of a button at the wrong seat nobody takes notice in stud, where it deals nothing."""
    if GAMES[hand.view().game].bring_in is None:
        yield "wrong-button"


def _of_acts(hand: Hand) -> Iterator[str]:
    """What may be asked of acts that were done: of a declaration, once another acted behind it."""
    seats = {act.seat for act in acts(hand)}
    if len(seats) > 1:
        yield "misheard"
    if kinds_of_acts(hand):
        yield "substantial-action"
