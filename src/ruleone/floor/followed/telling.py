"""What an entry tells of a hand by itself, without a ruling: cards, acts, counts."""

from msgspec.structs import replace

from ruleone.cards import Card, CardError, parse
from ruleone.dealing import CorrectStack, Hand
from ruleone.floor.bad_facts import BadFacts
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
from ruleone.floor.followed.judging import seated
from ruleone.rulebook import Refusal


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
            done(hand.deal_board(_read(cards)))
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
    seated(hand, seat)
    if (by := stack - hand.stacks[seat]) == 0:
        raise BadFacts("stack-as-told", seat=seat, came=stack)
    done(hand.intervene(CorrectStack(seat, by), hand.edition.cite("count.by")))


def _read(cards: tuple[str, ...]) -> list[Card]:
    try:
        return [parse(card) for card in cards]
    except CardError as wrong:
        raise BadFacts("no-such-card", came=wrong.came) from None
