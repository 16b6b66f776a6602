"""Playing recorded hands again through the engine, and comparing how they end."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from ruleone.cards import UNKNOWN
from ruleone.dealing import GAMES, Call, Check, Event, Fold, Hand, Muck, RaiseTo, Show
from ruleone.history.fault import Fault, Unplayable, unreadable
from ruleone.history.phh import RecordedHand
from ruleone.history.setting import VARIANTS, begin
from ruleone.history.steps import Step, Told, read_steps, told_of
from ruleone.rulebook import Edition, Refusal

_ANOTHER_HOUSE: Mapping[str, object] = {
    "raise.limit_cap": 1_000_000,  # more than any street sees
    "showdown.all_in_muck_allowed": True,
}


class Played(msgspec.Struct, frozen=True):
    """How a recorded hand ended: the final stacks in units of the file, or why it did not end.

    `events` make the same hand again with `Hand.replay`.
    """

    stacks: tuple[int, ...] | None
    fault: Fault | None
    events: tuple[Event, ...] = ()


def play(recorded: RecordedHand, edition: Edition) -> Played:
    """Play a hand of one of VARIANTS, each action in turn, under `edition`.

    Two choices of an edition are the house's that dealt the hand, so a replay refuses neither: how
    many raises a street of fixed limit sees (house-47.2), and that a hand is mucked unseen at an
    all-in (house-14.2). An edition whose id changes one of them (`house+raise.limit_cap=5`) has
    its way.
    """
    try:
        hand = _played(recorded, _elsewhere(edition))
    except Unplayable as fault:
        line = recorded.source.line_of(fault.field, fault.action)
        return Played(None, Fault(line, fault.refusal))
    return Played(tuple(hand.stacks.values()), None, hand.events)


@lru_cache(maxsize=64)
def _elsewhere(edition: Edition) -> Edition:
    """The edition as it is played in a house whose own choices are not known."""
    return edition.with_options(
        {name: value for name, value in _ANOTHER_HOUSE.items() if f"{name}=" not in edition.id}
    )


def _played(recorded: RecordedHand, edition: Edition) -> Hand:
    hand = begin(recorded, edition)
    players = len(hand.stacks)
    steps = read_steps(recorded.actions, players, recorded.unit)
    told = told_of(steps, players, GAMES[VARIANTS[recorded.variant]].hole_cards)
    last = len(recorded.actions) - 1
    for place, cards in enumerate(told):
        known = None if set(cards.hole) == {UNKNOWN} else cards.hole
        _check(hand.deal_hole(place + 1, known), _deal_of(steps, place, last))
    for step in steps:
        if step.verb in ("fold", "check-call", "raise", "board"):
            _check(_take(hand, step), step.at)
    _show_down(hand, told, last)
    if not hand.over:
        raise unreadable("hand-file-unfinished", "", last, awaits=hand.awaits or "")
    return hand


def _deal_of(steps: list[Step], place: int, last: int) -> int:
    """The action that deals a player's cards, for what is wrong with them."""
    dealt = (step.at for step in steps if step.place == place and step.cards)
    return next(dealt, last)


def _take(hand: Hand, step: Step) -> tuple[Event, ...] | Refusal:
    """Do in the engine what a step says."""
    seat = step.place + 1
    options = hand.options
    if step.verb == "board":
        return hand.deal_board(step.cards)
    if step.verb == "fold":
        return hand.act(seat, Fold())
    if step.verb == "raise":
        return hand.act(seat, RaiseTo(step.to))
    checks = options is not None and options.check
    return hand.act(seat, Check() if checks else Call())


def _show_down(hand: Hand, told: list[Told], at: int) -> None:
    """Answer for each player who is asked to show or muck, once all cards are out. Who the file is
    silent about shows."""
    while (options := hand.options) is not None and options.show:
        seat = options.seat
        hole, did = told[seat - 1]
        if did == "muck" and options.muck:
            _check(hand.act(seat, Muck()), at)
        elif UNKNOWN in hole:
            raise unreadable("hand-file-unseen", "", at, seat=seat)
        else:
            _check(hand.act(seat, Show()), at)


def _check(outcome: tuple[Event, ...] | Refusal, at: int) -> None:
    if isinstance(outcome, Refusal):
        raise Unplayable(outcome, action=at)
