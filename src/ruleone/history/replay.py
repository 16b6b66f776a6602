"""Playing recorded hands again through the engine."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from ruleone.cards import UNKNOWN, texts
from ruleone.dealing import BringIn, Call, Check, Discard, Event, Fold, Hand, Muck, RaiseTo, Show
from ruleone.history.awards import awarded, awards_of
from ruleone.history.boards import seen_by_each
from ruleone.history.fault import Fault, Unplayable, unreadable
from ruleone.history.games import Family, Variant
from ruleone.history.holes import Holes, Showdown, showdowns, told_holes
from ruleone.history.opening import begin
from ruleone.history.record import Record, Step
from ruleone.history.standins import with_standins
from ruleone.history.tolerances import NONE, Tolerance, Tolerances
from ruleone.history.unveiled import in_order, unveiled
from ruleone.rulebook import Edition, Refusal

_ANOTHER_HOUSE: Mapping[str, object] = {
    "raise.limit_cap": 1_000_000,  # more than any street sees
    "showdown.all_in_muck_allowed": True,
    "stud.open_pair_doubles": True,
}
_OTHER_HEIGHTS: Mapping[str, object] = {"limit.all_in_height": "as-put-in"}
_FOLD, _CHECK, _CALL = Fold(), Check(), Call()


class Played(msgspec.Struct, frozen=True):
    """How a recorded hand ended, or why it did not end.

    `stacks` stand in the order of the record's seats, in units of the file, before any rake. `runs`
    are the events of the hand on each of its boards: those of the first make the same hand again
    with `Hand.replay`. `tolerances` are the habits of a room that the hand needed to be played.
    """

    stacks: tuple[int, ...] | None
    fault: Fault | None
    runs: tuple[tuple[Event, ...], ...] = ()
    tolerances: Tolerances = NONE

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, on the first board where there are more."""
        return self.runs[0] if self.runs else ()


def play(record: Record, edition: Edition) -> Played:
    """Play a hand of a variant that is dealt, each action in turn, under `edition`.

    Two choices of an edition are the house's that dealt the hand, so a replay refuses neither: how
    many raises a street of fixed limit sees (house-47.2), and that a hand is mucked unseen at an
    all-in (house-14.2). An edition whose id changes one of them (`house+raise.limit_cap=5`) has
    its way.

    In fixed limit a house may also measure the next raise from what an all-in put in: a hand with
    an amount that is not allowed is played once more so.

    A hand that was run more than once is played once for each of its boards; each pot is divided
    among the boards, what does not divide going to the first.
    """
    rules = _elsewhere(edition)
    needed: set[Tolerance] = set()
    try:
        runs = _hands(record, rules, needed)
    except Unplayable as fault:
        try:
            if fault.refusal.code != "fixed-amount":
                raise
            runs = _hands(record, _with_other_heights(rules), needed)
        except Unplayable:
            line = record.source.line_of(fault.field, fault.action)
            return Played(None, Fault(line, fault.refusal))
    events = tuple([hand.events for hand in runs])
    tolerances = record.tolerances.union(needed) if needed else record.tolerances
    return Played(_stacks(record, runs[0], events), None, events, tolerances)


def _hands(record: Record, rules: Edition, needed: set[Tolerance]) -> list[Hand]:
    """The hand on each of its boards. Raises Unplayable."""
    if record.variant is None or not record.variant.dealt:
        raise unreadable("hand-file-variant", "variant", variant=record.named)
    seen = seen_by_each(record.steps, record.boards)
    return [_played(record, record.variant, rules, steps, needed) for steps in seen]


@lru_cache(maxsize=64)
def _elsewhere(edition: Edition) -> Edition:
    """The edition as it is played in a house whose own choices are not known."""
    return edition.with_options(
        {name: value for name, value in _ANOTHER_HOUSE.items() if f"{name}=" not in edition.id}
    )


@lru_cache(maxsize=64)
def _with_other_heights(edition: Edition) -> Edition:
    return edition.with_options(_OTHER_HEIGHTS)


def _played(
    record: Record,
    variant: Variant,
    edition: Edition,
    steps: tuple[Step, ...],
    needed: set[Tolerance],
) -> Hand:
    hand = begin(record, variant, edition)
    last = steps[-1].at if steps else 0
    ahead: Sequence[Step]
    if plain := variant.family.plain:
        told = told_holes(record, steps, variant.family.hole_cards)
        _deal(hand, told, last)
        ahead = told.others
    else:
        ahead = _by_street(steps, variant.family)
    act = hand.act
    for step in ahead:
        verb = step.verb
        outcome: tuple[Event, ...] | Refusal
        if verb == "fold":
            outcome = act(step.seat, _FOLD)
        elif verb == "check-call":
            options = hand.options
            checks = options is not None and options.check
            outcome = act(step.seat, _CHECK if checks else _CALL)
        elif verb == "raise":
            outcome = act(step.seat, RaiseTo(step.to))
        elif verb == "board":
            outcome = hand.deal_board(step.cards)
        elif verb == "show" or verb == "muck":
            continue
        elif plain:
            raise unreadable("hand-file-verb", "", step.at, verb=verb)
        elif verb == "hole":
            unseen = step.cards.count(UNKNOWN) == len(step.cards)
            outcome = hand.deal_hole(step.seat, None if unseen else step.cards)
        elif verb == "discard":
            outcome = act(step.seat, Discard(texts(step.cards)))
        else:
            outcome = act(step.seat, BringIn())
        if type(outcome) is Refusal:
            needed.add(_overlooked(hand, step, outcome))
    if hand.options is not None and hand.options.show:
        _show_down(hand, showdowns(ahead), last)
    if not hand.over:
        raise unreadable("hand-file-unfinished", "", last, awaits=hand.awaits or "")
    return hand


def _by_street(steps: tuple[Step, ...], family: Family) -> tuple[Step, ...]:
    """The steps of a game whose cards come street by street, as the engine asks for them."""
    ordered = tuple(in_order(unveiled(steps)))
    return tuple(with_standins(ordered, family)) if family.kind == "stud" else ordered


def _deal(hand: Hand, told: Holes, last: int) -> None:
    """Tell the hole cards: all at once where they are known, else one seat after the other, and so
    too where something is wrong with them, for it has to be told of whom."""
    if type(hand.deal_holes(told.cards)) is tuple:
        return
    for seat, cards in told.cards.items():
        unseen = cards.count(UNKNOWN) == len(cards)
        dealt = hand.deal_hole(seat, None if unseen else cards)
        if isinstance(dealt, Refusal):
            raise Unplayable(dealt, action=told.places.get(seat, last))


def _overlooked(hand: Hand, step: Step, refusal: Refusal) -> Tolerance:
    """Return the habit of a room by which a refused action changes nothing: a raise that nobody is
    left to answer is a call, a fold of a player who is all-in means that the player shows
    nothing. A raise that is cut to what the others have left is the whole raise: what is cut would
    come back. Raises Unplayable for any other refusal."""
    if step.verb == "fold" and refusal.code == "all-in-already":
        return "absent-all-in"
    unanswered = step.verb == "raise" and refusal.code == "nobody-left-to-raise"
    if unanswered and not isinstance(hand.act(step.seat, _CALL), Refusal):
        return "unanswered-raise"
    least = refusal.parameters.get("least")
    if (
        isinstance(least, int)
        and step.to < least
        and step.to == _most_of_others(hand, step.seat)
        and not isinstance(hand.act(step.seat, RaiseTo(least)), Refusal)
    ):
        return "cut-raise"
    raise Unplayable(refusal, action=step.at)


def _most_of_others(hand: Hand, seat: int) -> int:
    """Return what the richest of the others who are in the hand can put in on this street."""
    others = (other for other in hand.view().seats if other.seat != seat)
    return max((each.stack + each.bet for each in others if each.status != "folded"), default=0)


def _show_down(hand: Hand, done: dict[int, Showdown], at: int) -> None:
    """Answer for each player who is asked to show or muck, once all cards are out. Who the file is
    silent about shows."""
    while (options := hand.options) is not None and options.show:
        seat = options.seat
        mucks = done.get(seat) == "muck" and options.muck
        outcome = hand.act(seat, Muck() if mucks else Show())
        if isinstance(outcome, Refusal):
            if outcome.code == "cards-needed":
                raise unreadable("hand-file-unseen", "", at, seat=seat)
            raise Unplayable(outcome, action=at)


def _stacks(record: Record, hand: Hand, runs: tuple[tuple[Event, ...], ...]) -> tuple[int, ...]:
    """The final stacks, with what a cap kept out of play: where there is more than one board, those
    before the awards of the first one, and what all boards awarded."""
    stacks = hand.stacks
    if len(runs) > 1:
        for event in awarded(runs[0]):
            for seat, amount in zip(event.seats, event.amounts, strict=True):
                stacks[seat] -= amount
        for award in awards_of(runs):
            stacks[award.seat] += award.amount
    if record.stakes.cap is not None:
        for each in [each for each in record.seats if each.dealt_in]:
            stacks[each.number] += each.stack - record.stakes.in_play(each.stack)
    return tuple([stacks.get(seat.number, seat.stack) for seat in record.seats])
