"""Playing recorded hands again through the engine."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from ruleone.cards import UNKNOWN, texts
from ruleone.dealing import BringIn, Call, Check, Discard, Event, Fold, Hand, Muck, RaiseTo, Show
from ruleone.history.awards import awarded, awards_of
from ruleone.history.boards import BETS, seen_by_each
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
_OF_THE_DEAD = frozenset(("fold", "show", "muck"))
_FOLD, _CHECK, _CALL = Fold(), Check(), Call()


class _House(NamedTuple):
    """A choice of a house that one refusal shows: an option of the edition, and the habit that it
    is noted as."""

    code: str
    tolerance: Tolerance
    option: str
    value: str | bool


_HOUSES: Final = (
    _House("fixed-amount", "limit-all-in", "limit.all_in_height", "as-put-in"),
    _House("fixed-amount", "limit-all-in", "reopen.fraction_limit", "1"),
    _House("above-pot", "pot-limit-antes", "pot_limit.antes_count", True),
)


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

    A hand that is refused is played again under the other choices that its refusal may come from:
    in fixed limit what the next raise after an all-in is measured from, in pot limit whether antes
    count. A player who folds with all chips in as a blind or an ante is away, and the hand is
    played again with the hand in that seat dead.

    A hand that was run more than once is played once for each of its boards; each pot is divided
    among the boards, what does not divide going to the first.
    """
    rules, first = _elsewhere(edition), None
    noted: list[Tolerance] = []
    tried: list[_House] = []
    away: tuple[int, ...] = ()
    while True:
        needed = set(noted)
        try:
            runs = _hands(record, rules, away, needed)
            break
        except Unplayable as fault:
            if seat := _away(record, fault, away):
                away = (*away, seat)
                noted.append("absent-all-in")
                continue
            first = fault if first is None else first
            house = _other_house(fault.refusal.code, edition, tried)
            if house is None:
                line = record.source.line_of(first.field, first.action)
                return Played(None, Fault(line, first.refusal))
            tried.append(house)
            noted.append(house.tolerance)
            rules = _with(_elsewhere(edition), house)
    events = tuple([hand.events for hand in runs])
    tolerances = record.tolerances.union(needed) if needed else record.tolerances
    return Played(_stacks(record, runs[0], events), None, events, tolerances)


def _hands(
    record: Record, rules: Edition, away: tuple[int, ...], needed: set[Tolerance]
) -> list[Hand]:
    """The hand on each of its boards. Raises Unplayable."""
    if "cancelled" in record.tolerances:
        raise unreadable("hand-file-cancelled")
    if record.variant is None or not record.variant.dealt:
        raise unreadable("hand-file-variant", "variant", variant=record.named)
    seen = seen_by_each(record.steps, record.boards)
    return [_played(record, record.variant, rules, steps, away, needed) for steps in seen]


def _other_house(code: str, edition: Edition, tried: list[_House]) -> _House | None:
    """The next choice that a refusal may come from, but for those that the id of the edition
    changes, and those that were tried."""
    for house in _HOUSES:
        if house.code == code and house not in tried and f"{house.option}=" not in edition.id:
            return house
    return None


def _away(record: Record, fault: Unplayable, known: tuple[int, ...]) -> int | None:
    """The seat whose fold is refused since its blinds and antes took all its chips, and that did
    nothing else: a player who is away, and not one of those that are known to be. None for any
    other refusal."""
    for step in record.steps:
        if step.at == fault.action and step.verb == "fold" and step.seat not in known:
            due = sum([post.due for post in record.posts if post.seat == step.seat])
            stack = next(seat.stack for seat in record.seats if seat.number == step.seat)
            acted = [s.verb for s in record.steps if s.seat == step.seat and s.verb in BETS]
            return step.seat if due >= record.stakes.in_play(stack) and len(acted) == 1 else None
    return None


@lru_cache(maxsize=64)
def _elsewhere(edition: Edition) -> Edition:
    """The edition as it is played in a house whose own choices are not known."""
    return edition.with_options(
        {name: value for name, value in _ANOTHER_HOUSE.items() if f"{name}=" not in edition.id}
    )


@lru_cache(maxsize=64)
def _with(edition: Edition, house: _House) -> Edition:
    return edition.with_options({house.option: house.value})


def _played(
    record: Record,
    variant: Variant,
    edition: Edition,
    steps: tuple[Step, ...],
    away: tuple[int, ...],
    needed: set[Tolerance],
) -> Hand:
    hand = begin(record, variant, edition, away)
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
        if away and step.seat in away and verb in _OF_THE_DEAD:
            continue
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
    left to answer is a call. A raise that is cut to what the others have left is the whole raise:
    what is cut would come back. Raises Unplayable for any other refusal."""
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
