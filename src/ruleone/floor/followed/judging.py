"""Rulings on entries, as the hand stands."""

from collections.abc import Mapping

from msgspec.structs import asdict, replace

from ruleone.dealing import GAMES, Hand
from ruleone.floor.bet_faced import Facing
from ruleone.floor.called_clock import (
    ClockCall,
    ClockRuling,
    TimeRuling,
    clock_called,
    time_over,
)
from ruleone.floor.counts import CountRuling, pot_count, stack_count
from ruleone.floor.facts import seconds_in
from ruleone.floor.followed.entries import (
    ChipsFound,
    ClockCalled,
    CountAsked,
    Entry,
    Happened,
    Misconduct,
    Plays,
    TimeOver,
)
from ruleone.floor.followed.incidents import ruling_on
from ruleone.floor.followed.record import Pending
from ruleone.floor.found import all_in_over, found_behind, out_of_view, unowned
from ruleone.floor.hand_stage import asked_to_bet, check_seat
from ruleone.floor.in_turn import facing_early, facing_in_turn, ruled_of_turns
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.penalties import Incident, infraction
from ruleone.floor.ruling import ChipsRuling
from ruleone.floor.rulings import AnyRuling
from ruleone.floor.unseen_chips import read_whole
from ruleone.floor.untold import Facts
from ruleone.floor.whole import whole
from ruleone.limits import MOTIONS_MAX, SEATS_MAX
from ruleone.rulebook import Edition


def judged(
    hand: Hand,
    pending: Pending,
    entry: Entry,
    beside: Mapping[int, int],
    denominations: tuple[int, ...] = (),
    *,
    undercalled: bool = False,
) -> AnyRuling | None:
    """Return the ruling on an entry, None where none is needed, or turns decide it.

    `beside` are the chips of others at the table, by seat, `denominations` those in play, where
    they are known. `undercalled` says that the player before put in too few. Raises BadFacts for
    facts that contradict each other or the hand.
    """
    match entry:
        case Plays():
            facing = replace(faced(hand, pending, entry), after_undercall=undercalled)
            return _read(hand.edition, facing, entry, denominations)
        case ClockCalled():
            return _clock(hand, pending, entry, beside)
        case TimeOver():
            return _time(hand, pending, entry)
        case Misconduct(seat, incident):
            check_seat_of_table(seat)
            return conduct_ruled(hand.edition, incident)
        case Happened():
            return ruling_on(hand, entry, beside)
        case ChipsFound():
            return _found(hand, entry, beside)
        case CountAsked():
            return _count(hand, entry)
    return None


def _read(book: Edition, facing: Facing, plays: Plays, denominations: tuple[int, ...]) -> AnyRuling:
    if not plays.steps:
        raise BadFacts("fact-out-of-range", fact="steps", least=1, most=MOTIONS_MAX, came=0)
    return read_whole(book, facing, plays.steps, denominations)


def faced(hand: Hand, pending: Pending, plays: Plays) -> Facing:
    """Return the decision that a player faces, in turn or before it.

    Raises BadFacts where the player cannot act.
    """
    if hand.options is None or hand.options.seat == plays.seat:
        ruling = ruled_of_turns(hand, pending.turn, pending.fate)
        return facing_in_turn(hand, ruling, plays.lying)
    return facing_early(hand, plays.seat, pending.turn, plays.lying)


def _clock(
    hand: Hand, pending: Pending, called: ClockCalled, beside: Mapping[int, int]
) -> AnyRuling:
    if not asked_to_bet(hand):
        raise BadFacts("nobody-asked-to-bet")
    if pending.clock is not None:
        raise BadFacts("clock-runs-already", seat=pending.clock_on or 0)
    if called.by is not None:
        seats = {*hand.stacks, *beside}
        if called.by not in seats:
            raise BadFacts("no-such-seat-at-table", seats=sorted(seats), came=called.by)
        if hand.options is not None and called.by == hand.options.seat:
            raise BadFacts("clock-on-himself", seat=called.by)
        if not (called.call.own_table and called.call.in_event):
            raise BadFacts("caller-sits-here", seat=called.by)
    return clock_ruled(hand.edition, called.call, called.at_ms)


def clock_ruled(book: Edition, call: ClockCall, at_ms: int) -> AnyRuling:
    """Rule whether a clock runs, allowing for facts nobody has judged.

    Raises BadFacts.
    """
    facts = asdict(call)
    told = {name: fact for name, fact in facts.items() if fact is not None}

    def rule(known: Facts) -> ClockRuling:
        return clock_called(book, ClockCall(**known), at_ms)

    return whole("clock-called", call, told, rule)


def conduct_ruled(book: Edition, incident: Incident) -> AnyRuling:
    """Rule on an infraction, allowing for an unknown place.

    Raises BadFacts.
    """
    told = {"local": incident.local} if incident.local else {}
    return whole("conduct", incident, told, lambda known: infraction(book, Incident(**known)))


def _time(hand: Hand, pending: Pending, over: TimeOver) -> TimeRuling:
    if pending.clock is None or hand.options is None:
        raise BadFacts("no-clock-runs")
    if over.acted_ms is not None and over.acted_ms > over.declared_ms:
        raise BadFacts("acted-after-the-end", came=seconds_in(over.acted_ms - over.declared_ms))
    return time_over(
        hand.edition,
        pending.clock,
        faces_bet=hand.options.to_call > 0,
        acted_ms=over.acted_ms,
        declared_ms=over.declared_ms,
    )


def found_off_the_table(
    book: Edition, found: ChipsFound, stacks: Mapping[int, int], total: int | None = None
) -> AnyRuling:
    """Rule on chips that are nobody's, or that a player had out of view.

    Where unknown, the stack may or may not include them. `stacks` are the chips of the players by
    seat, `total` all chips where more are on the table. Raises BadFacts for more.
    """
    told = {} if found.counted is None else {"counted": found.counted}

    def rule(known: Facts) -> ChipsRuling:
        return _off_the_table(book, ChipsFound(**known), stacks, total)

    return whole("chips-found", found, told, rule)


def _off_the_table(
    book: Edition, found: ChipsFound, stacks: Mapping[int, int], total: int | None
) -> ChipsRuling:
    most = sum(stacks.values()) if total is None else total
    if found.how == "nobody":
        if found.seat is not None:
            raise BadFacts("seat-of-nobody", seat=found.seat)
        _no_more_than(most, found.chips)
        return unowned(book, found.chips)
    seat = _told_seat(found)
    if seat not in stacks:
        raise BadFacts("no-such-seat-at-table", seats=sorted(stacks), came=seat)
    _no_more_than(stacks[seat] if found.counted else most, found.chips)
    return out_of_view(book, found.chips, seat if found.counted else None)


def _told_seat(found: ChipsFound) -> int:
    if found.seat is None:
        raise BadFacts("fact-missing", fact="seat")
    return found.seat


def _found(hand: Hand, found: ChipsFound, beside: Mapping[int, int]) -> AnyRuling:
    if found.how != "behind":
        stacks = {**hand.stacks, **beside}
        total = hand.chips + sum(beside.values())
        return found_off_the_table(hand.edition, found, stacks, total)
    seat = _told_seat(found)
    check_seat(hand, seat)
    over = all_in_over(hand, seat)
    _no_more_than(hand.chips, found.chips)
    won = None if over is None else seat in over.winners
    if found.all_in_won is not None and found.all_in_won is not won:
        raise BadFacts("all-in-not-so", seat=seat)
    return found_behind(hand.edition, found.chips, all_in_won=won, over=over)


def _no_more_than(most: int, chips: int) -> None:
    if not 1 <= chips <= most:
        raise BadFacts("fact-out-of-range", fact="chips", least=1, most=most, came=chips)


def _count(hand: Hand, asked: CountAsked) -> CountRuling:
    check_seat(hand, asked.by)
    if asked.of is None:
        return pot_count(hand.edition, GAMES[hand.view().game].limit)
    check_seat(hand, asked.of)
    if asked.of == asked.by:
        raise BadFacts("counts-his-own", seat=asked.by)
    options = hand.options
    in_turn = options is not None and options.seat == asked.by
    seats = {seat.seat: seat for seat in hand.view().seats}
    faces = seats[asked.of].bet > seats[asked.by].bet
    if not faces:
        return stack_count(hand.edition, in_turn=in_turn, faces="nothing")
    all_in = seats[asked.of].status == "all-in"
    return stack_count(hand.edition, in_turn=in_turn, faces="all-in" if all_in else "bet")


def check_seat_of_table(seat: int) -> None:
    """Raise BadFacts for a seat that no table has; an offender may not be in the hand."""
    if not 1 <= seat <= SEATS_MAX:
        raise BadFacts("fact-out-of-range", fact="seat", least=1, most=SEATS_MAX, came=seat)
