"""Whether a recorded hand of 13-card poker ends as its file says, payment by payment."""

from ruleone.chinese import ThirteenHand
from ruleone.chinese.events import PairSettled, RakeTaken
from ruleone.chinese.start import EDITION
from ruleone.history.fault import Fault
from ruleone.history.thirteen.money import told
from ruleone.history.thirteen.playing import play_thirteen
from ruleone.history.thirteen.record import GAME, Paid, ThirteenRecord
from ruleone.history.verdict import Verdict
from ruleone.rulebook import Edition, Refusal
from ruleone.rulebook.citation import Parameter


def judge_thirteen(record: ThirteenRecord, book: Edition | None = None) -> Verdict:
    """Play the hand under `book`, else under its own edition, and compare it with what its file
    records: each final stack, then each pair's points and payment, then the rake."""
    ending = record.ending
    recorded = None if ending is None else ending.stacks
    played = play_thirteen(record, book)
    if played.hand is None:
        return _verdict(record, None, recorded, False, played.fault)
    stacks = tuple(played.hand.stacks[seat.number] for seat in record.seats)
    if ending is None:
        return _verdict(record, stacks, None, None, None)
    fault = _otherwise(record, played.hand, stacks)
    return _verdict(record, stacks, recorded, fault is None, fault)


def knows_thirteen(book: Edition) -> bool:
    """Whether an edition is one of 13-card poker."""
    return book.id.partition("+")[0] == EDITION


def _verdict(
    record: ThirteenRecord,
    stacks: tuple[int, ...] | None,
    recorded: tuple[int, ...] | None,
    ok: bool | None,
    fault: Fault | None,
) -> Verdict:
    seats = tuple(seat.number for seat in record.seats)
    return Verdict(record.id, GAME, record.unit, seats, stacks, recorded, ok, fault)


def _otherwise(record: ThirteenRecord, hand: ThirteenHand, stacks: tuple[int, ...]) -> Fault | None:
    """What the file tells otherwise than the hand has gone; None where nothing is."""
    ending = record.ending
    assert ending is not None, "only a hand with an ending is compared"
    pairs = tuple(
        Paid(event.a, event.b, event.points, event.due, event.paid)
        for event in hand.events
        if isinstance(event, PairSettled)
    )
    if stacks != ending.stacks:
        return _differs(record, stacks)
    if ending.pairs:
        for at, pair in enumerate(pairs):
            theirs = ending.pairs[at] if at < len(ending.pairs) else None
            if theirs is None or _told_pair(record, theirs) != _told_pair(record, pair):
                return _pair_differs(record, pair, theirs)
        if len(ending.pairs) > len(pairs):
            return _fault(ending.pairs[len(pairs)].at, "hand-file-pairs", pairs=len(pairs))
    rakes = tuple(
        (event.seat, event.amount) for event in hand.events if isinstance(event, RakeTaken)
    )
    if (ending.pairs or ending.rakes) and rakes != ending.rakes:
        line = record.source.line_of("rake")
        ours, theirs_told = (
            ", ".join(f"{seat}: {told(record.unit, amount)}" for seat, amount in each) or "0"
            for each in (rakes, ending.rakes)
        )
        return _fault(line, "hand-file-rake", stacks=ours, recorded=theirs_told)
    return None


def _differs(record: ThirteenRecord, stacks: tuple[int, ...]) -> Fault:
    assert record.ending is not None, "only a hand with an ending is compared"
    ours, theirs = (
        ", ".join(str(record.unit.written(stack)) for stack in each)
        for each in (stacks, record.ending.stacks)
    )
    line = record.source.line_of("finishing_stacks")
    return _fault(line, "hand-file-differs", stacks=ours, recorded=theirs)


def _pair_differs(record: ThirteenRecord, ours: Paid, theirs: Paid | None) -> Fault:
    line = record.source.line_of("finishing_stacks") if theirs is None else theirs.at
    recorded = "-" if theirs is None else _told_pair(record, theirs)
    return _fault(line, "hand-file-pair", comes=_told_pair(record, ours), recorded=recorded)


def _told_pair(record: ThirteenRecord, pair: Paid) -> str:
    """A pair as the text form tells it."""
    due, paid = told(record.unit, pair.due), told(record.unit, pair.paid)
    return f"{pair.a} - {pair.b}: {pair.points:+d}, {paid} / {due}"


def _fault(line: int, code: str, /, **parameters: Parameter) -> Fault:
    return Fault(line, Refusal(code, "illegal", parameters))
