"""Replay of recorded hands of 13-card poker, and their verdicts, payment by payment."""

import msgspec

from ruleone.cards import FULL_DECK, Card, text
from ruleone.chinese import Arrange, Arrangement, BadHand, Event, ThirteenHand
from ruleone.chinese.events import Arranged, PairSettled, RakeTaken, Surrendered
from ruleone.chinese.rules import CARDS_EACH
from ruleone.chinese.start import EDITION
from ruleone.history.fault import Fault, Unplayable, unreadable
from ruleone.history.thirteen.record import GAME, Did, Paid, ThirteenRecord
from ruleone.history.thirteen.text import told
from ruleone.history.verdict import Verdict
from ruleone.rulebook import BadSetting, Edition, Refusal, UnknownName
from ruleone.rulebook import edition as edition_named
from ruleone.rulebook.citation import Parameter


class PlayedThirteen(msgspec.Struct, frozen=True):
    """The hand that a record makes, or the fault that stopped it."""

    hand: ThirteenHand | None
    fault: Fault | None

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, empty where there is no hand."""
        return () if self.hand is None else self.hand.events


def play_thirteen(record: ThirteenRecord, book: Edition | None = None) -> PlayedThirteen:
    """Play a hand of 13-card poker under `book`, else under the record's edition."""
    try:
        return PlayedThirteen(_played(record, _edition(record) if book is None else book), None)
    except Unplayable as fault:
        line = record.source.line_of(fault.field, fault.action)
        return PlayedThirteen(None, Fault(line, fault.refusal))


def _edition(record: ThirteenRecord) -> Edition:
    try:
        return edition_named(record.edition)
    except (UnknownName, BadSetting):
        raise unreadable("hand-file-edition", "edition", edition=record.edition[:80]) from None


def _played(record: ThirteenRecord, book: Edition) -> ThirteenHand:
    try:
        hand = ThirteenHand(
            book,
            {seat.number: seat.stack for seat in record.seats},
            record.button,
            record.point,
            _deck(record),
            bonus=record.bonus,
            tournament=record.tournament,
            number=record.number,
        )
    except BadHand as wrong:
        why = unreadable("hand-file-begin", "", why=wrong.code, **wrong.parameters)
        raise why from None
    for did in record.did:
        _do(hand, did)
    waiting = hand.options
    if waiting is not None:
        raise unreadable("hand-file-not-set", "", seat=waiting.seats[0])
    return hand


def _do(hand: ThirteenHand, did: Did) -> None:
    """Let a seat act as in the record.

    Rows that the software set are set by it again, and must come out the same. In a tournament it
    sets the cards of a present player who is too slow; an absent player surrenders
    (chinese-disconnect-5), unless the edition has these cards set too.
    """
    if did.arrangement is not None and not did.automatic:
        outcome = hand.act(did.seat, Arrange.of(did.arrangement, declare=did.declared))
    else:
        surrenders = hand.tournament and hand.rules.surrender != "auto-arrange"
        slow = surrenders and did.arrangement is not None
        outcome = hand.time_out(did.seat, there=did.there or slow)
    if isinstance(outcome, Refusal):
        raise Unplayable(outcome, action=did.at)
    made = outcome[0]
    if did.arrangement is None:
        if not isinstance(made, Surrendered):
            raise unreadable("hand-file-no-surrender", "", did.at, seat=did.seat)
    elif did.automatic and not _alike(made, did.arrangement, did.declared):
        raise unreadable("hand-file-automatic", "", did.at, seat=did.seat)


def _alike(made: Event, arrangement: Arrangement, declared: bool) -> bool:
    """Whether the software has set these rows; cards of a row may be in any order."""
    if not isinstance(made, Arranged) or made.declared is not declared:
        return False
    return [*map(set, made.arrangement)] == [*map(set, arrangement)]


def _deck(record: ThirteenRecord) -> list[Card]:
    """Return a deck that deals the record's cards.

    Other cards stand in for unseen ones, since a surrendered hand is compared with nothing. Raises
    Unplayable for a card that comes twice.
    """
    around = sorted(seat.number for seat in record.seats)
    if len(around) * CARDS_EACH > len(FULL_DECK):
        return [*FULL_DECK]  # a hand with too many players is refused when it begins
    held = {seat: cards for seat, cards in record.cards.items() if seat in around}
    for did in record.did:
        if did.arrangement is not None and did.seat in around:
            held.setdefault(did.seat, did.arrangement.cards)
    owner: dict[Card, int] = {}
    for seat, cards in held.items():
        if len(cards) != CARDS_EACH:
            raise unreadable(
                "hand-file-thirteen", "", _at(record, seat), seat=seat, came=len(cards)
            )
        for card in cards:
            if card in owner:
                first, second = owner[card], seat
                raise unreadable(
                    "hand-file-card-twice", "", _at(record, seat),
                    card=text(card), first_seat=first, second_seat=second,
                )  # fmt: skip
            owner[card] = seat
    left = [card for card in FULL_DECK if card not in owner]
    order = [seat for seat in around if seat > record.button]
    order += [seat for seat in around if seat <= record.button]
    for seat in order:
        if seat not in held:
            held[seat], left = tuple(left[:CARDS_EACH]), left[CARDS_EACH:]
    top = [held[seat][turn] for turn in range(CARDS_EACH) for seat in order]
    return [*top, *left]


def _at(record: ThirteenRecord, seat: int) -> int | None:
    return next((did.at for did in record.did if did.seat == seat), None)


def judge_thirteen(record: ThirteenRecord, book: Edition | None = None) -> Verdict:
    """Play the hand under `book`, else under its own edition, and compare it with its file.

    First each final stack, then each pair's points and payment, then the rake.
    """
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
    """Return the first difference of the file from the hand, if any."""
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
    """Return a pair as the text form writes it."""
    due, paid = told(record.unit, pair.due), told(record.unit, pair.paid)
    return f"{pair.a} - {pair.b}: {pair.points:+d}, {paid} / {due}"


def _fault(line: int, code: str, /, **parameters: Parameter) -> Fault:
    return Fault(line, Refusal(code, "illegal", parameters))
