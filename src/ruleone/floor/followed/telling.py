"""What an entry tells of a hand by itself, without a ruling: cards, acts, counts."""

from msgspec.structs import replace

from ruleone.cards import Card, CardError, parse
from ruleone.dealing import CorrectStack, Hand
from ruleone.dealing.events import Intervened
from ruleone.floor.followed.course import Contradiction, Course, done
from ruleone.floor.followed.entries import (
    Acts,
    AllDealt,
    BoardTurned,
    Entry,
    HandDealt,
    Instructed,
    SkippedSpoke,
    StackTold,
)
from ruleone.floor.hand_stage import check_seat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.rulebook import Citation, Refusal


def tell(course: Course, entry: Entry) -> None:
    """The hand hears of an entry. Raises Contradiction or BadFacts where it cannot be."""
    hand = course.hand
    match entry:
        case Acts(seat, action):
            course.act(seat, action)
        case AllDealt():
            _deal_all(hand)
        case HandDealt(seat, cards):
            done(hand.deal_hole(seat, None if cards is None else _read(cards)))
        case BoardTurned(cards):
            course.turn_board(_read(cards))
        case StackTold(seat, stack):
            _count(hand, seat, stack)
        case Instructed():
            done(hand.go_on())
        case SkippedSpoke(spoke_up, had_time):
            if course.pending.turn is None:
                raise BadFacts("nobody-skipped")
            turn = replace(course.pending.turn, spoke_up=spoke_up, had_time=had_time)
            course.pending = replace(course.pending, turn=turn)


def _deal_all(hand: Hand) -> None:
    if hand.awaits != "hole-cards":
        raise BadFacts("no-cards-due")
    for seat in hand.stacks:
        outcome = hand.deal_hole(seat)
        if isinstance(outcome, Refusal) and outcome.kind == "syntax":
            raise Contradiction(outcome)


def _count(hand: Hand, seat: int, stack: int) -> None:
    """A count moves chips from one stack to another, or finds that some are missing; more than the
    table has the floor alone brings in."""
    check_seat(hand, seat)
    rule = hand.edition.cite("count.by")
    if (by := stack - hand.stacks[seat]) == 0:
        raise BadFacts("stack-as-told", seat=seat, came=stack)
    if by > (missing := _missing(hand, rule)):
        raise BadFacts("counted-too-much", seat=seat, most=hand.stacks[seat] + missing, came=stack)
    done(hand.intervene(CorrectStack(seat, by), rule))


def _missing(hand: Hand, count: Citation) -> int:
    """The chips that stacks were counted short of, and that no other was counted to have."""
    counted = (
        event.intervention
        for event in hand.events
        if isinstance(event, Intervened) and event.citation == count
    )
    return -sum(each.by for each in counted if isinstance(each, CorrectStack))


def _read(cards: tuple[str, ...]) -> list[Card]:
    try:
        return [parse(card) for card in cards]
    except CardError as wrong:
        raise BadFacts("no-such-card", came=wrong.came) from None
