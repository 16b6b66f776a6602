"""Chips that move between a player and the middle after a decision of the floor on an act."""

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
    """Chips that move at one seat; all but one number are 0.

    `back` chips go back to the player in `seat`. `more` are those that the player has still to put
    in, `won` those of a pot to give up because it comes back.
    """

    seat: int
    back: int = 0
    more: int = 0
    won: int = 0


def chips_due(before: FollowedHand, line: Line) -> tuple[ChipsDue, ...]:
    """Return the chips that move with a decision entered in the hand `before`.

    Chips that the decision itself names are left out. For the act on which the floor decides, the
    chips put out go back as far as the ruling does not take them. Chips of a player who is held to
    an act in a turn to come are left out, too. In a hand that was over, with pots awarded, all
    awards come back first.
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
    """Return the dealer's moves of these chips in words."""
    return tuple(_in_words(language, each) for each in due)


def _in_words(language: Language, due: ChipsDue) -> str:
    if due.won:
        return say(language, "does-pot-back", seat=due.seat, amount=due.won)
    if due.back:
        return say(language, "does-give-back", seat=due.seat, amount=due.back)
    return say(language, "does-put-in", seat=due.seat, amount=due.more)


def _pots_again(before: FollowedHand, after: FollowedHand, line: Line) -> Iterator[ChipsDue]:
    """Yield the chips given up of pots awarded, then the chips that others put in, or get."""
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
    """Return each player's chips from pots and uncalled bets when the hand was over."""
    got: Counter[int] = Counter()
    for event in hand.events:
        match event:
            case PotAwarded(seats=seats, amounts=amounts):
                got.update(dict(zip(seats, amounts, strict=True)))
            case UncalledReturned(seat=seat, amount=amount):
                got[seat] += amount
    return got


def _is_of_the_skipped(line: Line, of: Line) -> bool:
    """Whether the floor chooses how skipped players act: no chips of this act move."""
    return isinstance(line.entry, Chosen) and of.turn is not None and bool(of.turn.choices)


def _told(line: Line, seat: int) -> int:
    """Return the chips that the decision itself gives to this player."""
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
    """Return the chips that a player has out that are not bet yet.

    They are out for this act as long as the floor has to decide on it. So they are for an act out
    of turn, or for an act that the player is held to in a turn to come.
    """
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
    """Return the chips in front of a player beyond the bet: those pushed, less those drawn in."""
    pushed = sum(value_of(step.chips) for step in plays.steps if isinstance(step, Push))
    drawn = [step.chips for step in plays.steps if isinstance(step, PulledBack)]
    own = next(each for each in followed.hand.view().seats if each.seat == plays.seat)
    lay = value_of(plays.lying) if plays.lying else own.bet
    if drawn:
        pushed -= lay if {} in drawn else value_of(together(drawn))
    return pushed + max(0, lay - own.bet)


def _is_open(followed: FollowedHand, of: Line) -> bool:
    """Whether an act is still undecided and its player has not acted again."""
    lines = followed.standing
    seat = getattr(of.entry, "seat", None)
    again = any(
        isinstance(one.entry, Acts | Plays) and one.entry.seat == seat
        for one in lines[lines.index(of) + 1 :]
    )
    return not again and not decisions(lines, of.n)


def _takes(hand: Hand, held: Held) -> int:
    """Return the chips that a player puts in for the act held to, as the bets stand."""
    own = next(each for each in hand.view().seats if each.seat == held.seat)
    match held.action:
        case RaiseTo(to):
            return to - own.bet
        case Call():
            return min(hand.price - own.bet, own.stack)
        case Forfeit(amount=amount):
            return amount
    return 0
