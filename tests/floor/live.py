"""Hands at a live table, for tests: entries in, lines of the record out."""

from collections.abc import Sequence
from typing import Any

from ruleone.dealing import Hand
from ruleone.floor.followed import AllDealt, Entry, FollowedHand, Line
from ruleone.rulebook import Refusal


def live(
    stacks: Sequence[int] = (10_000,) * 5, edition: str = "house", game: str = "nlhe", **terms: Any
) -> FollowedHand:
    """A hand of a tournament with blinds of 50 and 100; the last seat has the button, and the
    cards are out."""
    seats = dict(enumerate(stacks, 1))
    terms.setdefault("players_in_event", 30)
    hand = Hand(game, edition, seats, len(seats), (50, 100), showdown="players", **terms)
    followed = FollowedHand(hand)
    entered(followed, AllDealt())
    return followed


def entered(followed: FollowedHand, *entries: Entry) -> Line:
    """Enter one after the other, none of them refused; the line of the last one."""
    lines: list[Line] = []
    for entry in entries:
        line = followed.enter(entry)
        assert isinstance(line, Line), (entry, line)
        lines.append(line)
    return lines[-1]


def refused(followed: FollowedHand, entry: Entry) -> Refusal:
    """The refusal of an entry, which changes nothing."""
    before = followed.lines, followed.hand.events, followed.hand.options, followed.pending
    refusal = followed.enter(entry)
    assert isinstance(refusal, Refusal), entry
    assert (
        followed.lines,
        followed.hand.events,
        followed.hand.options,
        followed.pending,
    ) == before
    return refusal
