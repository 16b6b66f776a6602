"""The chips that move between a player and the middle once the floor has decided on what he did."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ruleone.dealing import Call, CorrectStack, Forfeit, GiveBack, Hand, RaiseTo, VoidHand
from ruleone.dealing.events import PotAwarded, UncalledReturned
from ruleone.floor.facts import together, value_of
from ruleone.floor.followed.decided import decisions, line_of
from ruleone.floor.followed.entries import Acts, Chosen, Plays
from ruleone.floor.followed.hand import FollowedHand
from ruleone.floor.followed.record import Held, Line
from ruleone.floor.in_turn import ruled_of_turns
from ruleone.floor.ruling import Reading
from ruleone.floor.steps import PulledBack, Push
from ruleone.words import Language, say


class ChipsDue(NamedTuple):
    """`back` chips go back to the player in `seat`, he has `more` of them to put in, or he gives up
    those that he `won` with a pot that comes back; the others are 0."""

    seat: int
    back: int = 0
    more: int = 0
    won: int = 0


def chips_due(before: FollowedHand, line: Line) -> tuple[ChipsDue, ...]:
    """What moves with a decision that is entered in the hand `before`. What the decision itself
    says of chips is left out.

    Of the player on whose act the floor decides, what he had out for it goes back as far as what is
    ruled now does not take it; what a player who is held to it in a turn to come puts in then is
    left out, too. Of a hand that was over, whose pots went out already, all that they gave comes
    back first.
    """
    if line.decides is None or any(isinstance(one, VoidHand) for one in line.done):
        return ()
    after = before.with_lines((*before.lines, line))
    if before.hand.over:
        return tuple(_pots_again(before, after, line))
    of = line_of(before.standing, line.decides)
    if not isinstance(of.entry, Acts | Plays) or _is_of_the_skipped(line, of):
        return ()
    seat = of.entry.seat
    back = after.hand.stacks[seat] - before.hand.stacks[seat] - _told(line, seat)
    back += _lying(before, seat, of) - _lying(after, seat, of)
    if back > 0:
        return (ChipsDue(seat, back=back),)
    if back < 0 and after.pending.held_of(seat) is None:
        return (ChipsDue(seat, more=-back),)
    return ()


def chips_due_in_words(language: Language, due: tuple[ChipsDue, ...]) -> tuple[str, ...]:
    """What the dealer does with these chips."""
    return tuple(_in_words(language, each) for each in due)


def _in_words(language: Language, due: ChipsDue) -> str:
    if due.won:
        return say(language, "does-pot-back", seat=due.seat, amount=due.won)
    if due.back:
        return say(language, "does-give-back", seat=due.seat, amount=due.back)
    return say(language, "does-put-in", seat=due.seat, amount=due.more)


def _pots_again(before: FollowedHand, after: FollowedHand, line: Line) -> Iterator[ChipsDue]:
    """What those give up who got more of the pots that went out than they get now, then what the
    others put in, or get."""
    got = _got(before.hand)
    moved = {
        seat: after.hand.stacks[seat] - chips - _told(line, seat)
        for seat, chips in sorted(before.hand.stacks.items())
    }
    for seat, chips in moved.items():
        if won := min(max(0, -chips), got.get(seat, 0)):
            yield ChipsDue(seat, won=won)
    for seat, chips in moved.items():
        if more := max(0, -chips - got.get(seat, 0)):
            yield ChipsDue(seat, more=more)
        if chips > 0:
            yield ChipsDue(seat, back=chips)


def _got(hand: Hand) -> Counter[int]:
    """What each player had when the hand was over, of the pots and of a bet that nobody called."""
    got: Counter[int] = Counter()
    for event in hand.events:
        match event:
            case PotAwarded(seats=seats, amounts=amounts):
                got.update(dict(zip(seats, amounts, strict=True)))
            case UncalledReturned(seat=seat, amount=amount):
                got[seat] += amount
    return got


def _is_of_the_skipped(line: Line, of: Line) -> bool:
    """Whether the floor chooses how those play on who were skipped: no chips of this act move."""
    return isinstance(line.entry, Chosen) and of.turn is not None and bool(of.turn.choices)


def _told(line: Line, seat: int) -> int:
    """The chips that go to this player by what the decision says itself."""
    chosen = line.chosen
    told = chosen.amount if chosen is not None and chosen.code == "return-chips" else 0
    for one in line.done:
        match one:
            case GiveBack(to, amount) if to == seat:
                told += amount
            case CorrectStack(to, by) if to == seat:
                told += by
    return told


def _lying(followed: FollowedHand, seat: int, of: Line) -> int:
    """The chips that a player has out without their being bet yet: of this act as long as the floor
    has to decide what it is, of an act out of turn, or for what he is held to in a turn to come."""
    if isinstance(of.ruling, Reading) and of.ruling.verdict != "action" and _is_open(followed, of):
        assert isinstance(of.entry, Plays), "words and chips are read"
        return _put_out(followed, of.entry)
    pending = followed.pending
    ruling = ruled_of_turns(followed.hand, pending.turn, pending.fate)
    early = None if ruling is None else ruling.of(seat)
    if early is not None:
        return early.act.paid - early.returned
    held = pending.held_of(seat)
    return 0 if held is None else _takes(followed.hand, held)


def _put_out(followed: FollowedHand, plays: Plays) -> int:
    """What lies before a player beyond his bet: the chips he pushed, less those that he drew in."""
    pushed = sum(value_of(step.chips) for step in plays.steps if isinstance(step, Push))
    drawn = [step.chips for step in plays.steps if isinstance(step, PulledBack)]
    own = next(each for each in followed.hand.view().seats if each.seat == plays.seat)
    lay = value_of(plays.lying) if plays.lying else own.bet
    if drawn:
        pushed -= lay if {} in drawn else value_of(together(drawn))
    return pushed + max(0, lay - own.bet)


def _is_open(followed: FollowedHand, of: Line) -> bool:
    """Whether nobody has decided yet what an act is, nor its player acted again."""
    lines = followed.standing
    seat = getattr(of.entry, "seat", None)
    again = any(
        isinstance(one.entry, Acts | Plays) and one.entry.seat == seat
        for one in lines[lines.index(of) + 1 :]
    )
    return not again and not decisions(lines, of.n)


def _takes(hand: Hand, held: Held) -> int:
    """The chips that a player puts in for what he is held to, as the bets stand."""
    own = next(each for each in hand.view().seats if each.seat == held.seat)
    match held.action:
        case RaiseTo(to):
            return to - own.bet
        case Call():
            return min(hand.price - own.bet, own.stack)
        case Forfeit(amount=amount):
            return amount
    return 0
