"""The hand that deals a misdeal again, where the edition has it so (`misdeal.redeal`).

It has the same button, players and level. A blind whose player has gone since is not posted.
"""

from typing import NamedTuple

from ruleone.dealing import Hand
from ruleone.floor.cards import Lineup, redeal, redeal_in
from ruleone.floor.hand_stage import started, was_misdeal
from ruleone.floor.ruling import DealtAgain
from ruleone.room.live.events import LiveHandBegan, LiveLevel
from ruleone.room.live.state import LiveState
from ruleone.tournament import button


class Redeal(NamedTuple):
    """A re-deal: its seats and button, its level, and the hands that are dead once dealt."""

    line: button.Lineup
    level: LiveLevel
    dead: tuple[int, ...]


def dealt_again(state: LiveState, now: button.Lineup) -> Redeal | None:
    """Return the re-deal of a misdeal; `now` is the line-up of a new hand.

    None where there was no misdeal, where the edition makes it a new hand, or where fewer than two
    are left of the players it was dealt to.
    """
    followed, positions = state.followed, state.positions
    if followed is None and state.redeals is not None:
        return _once_more(state.redeals, now, state.level.players_left)
    if followed is None or positions is None or not was_misdeal(followed.hand):
        return None
    if state.rules.choice("misdeal.redeal") != "exact-replay":
        return None
    first = started(followed.hand)
    again = _by_the_floor(state) or _by_the_book(state, followed.hand, now)
    seats = tuple(sorted({*again.seats} & {*now.dealt_in, *now.waiting}))
    if len(seats) < 2:
        return None
    if again.button != positions.button:
        line = button.lineup(seats, None, again.button, state.rules)
        assert line is not None, "two are left"
        positions = line.positions
    same = again.blinds == first.blinds
    level = LiveLevel(
        small_blind=again.blinds[0],
        big_blind=again.blinds[1],
        ante=again.ante,
        min_bet=first.min_bet if same else None,
        bring_in=first.bring_in or None,
        players_left=state.level.players_left,
    )
    dead = tuple(seat for seat in seats if seat in again.killed or seat in state.missing)
    return Redeal(button.Lineup(positions, seats), level, dead)


def button_told(state: LiveState) -> int | None:
    """Return the seat where the floor has put the button after a misdeal, or None."""
    followed = state.followed
    if followed is None or not was_misdeal(followed.hand):
        return None
    again = _by_the_floor(state)
    return None if again is None else again.button


def _once_more(began: LiveHandBegan, now: button.Lineup, players_left: int | None) -> Redeal | None:
    """Return the hand again whose start was undone; None where fewer than two players are left."""
    first = started(Hand.replay(began.opening))
    seats = tuple(sorted({*first.seats} & {*now.dealt_in, *now.waiting}))
    if len(seats) < 2:
        return None
    level = LiveLevel(
        small_blind=first.blinds[0],
        big_blind=first.blinds[1],
        ante=first.ante,
        min_bet=first.min_bet,
        bring_in=first.bring_in or None,
        players_left=players_left,
    )
    dead = tuple(seat for seat in began.dead if seat in seats)
    return Redeal(button.Lineup(began.positions, seats), level, dead)


def _by_the_floor(state: LiveState) -> DealtAgain | None:
    """Return the floor's order for the re-deal, on the record of the misdeal, or None."""
    assert state.followed is not None
    told = [remedy for line in state.followed.standing for remedy in line.done]
    return next((each for each in reversed(told) if isinstance(each, DealtAgain)), None)


def _by_the_book(state: LiveState, hand: Hand, now: button.Lineup) -> DealtAgain:
    level = state.level
    then = Lineup(
        seats=now.dealt_in,
        button=now.positions.button,
        blinds=(level.small_blind, level.big_blind),
        ante=level.ante,
    )
    facts = redeal_in(hand, then, penalised=tuple(sorted(state.missing)))
    (again,) = redeal(state.rules, facts).to_do
    assert isinstance(again, DealtAgain)
    return again
