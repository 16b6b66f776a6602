"""Hands of 13-card poker for tests: decks that deal what a test asks for, and hands played out."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ruleone.cards import FULL_DECK, Card, parse_cards
from ruleone.chinese import Arrange, Arrangement, ThirteenHand
from ruleone.chinese.events import PairSettled
from ruleone.rulebook import Refusal, edition

RICH = 1_000_000


@cache
def cases() -> dict[str, Any]:
    """The worked cases; seats count from 0 there."""
    found: dict[str, Any] = json.loads(Path(__file__).with_name("cases.json").read_text("utf-8"))
    return found


def rows(written: str) -> Arrangement:
    """Front / middle / back, written one after another."""
    front, middle, back = (parse_cards(row) for row in written.split("/"))
    return Arrangement(front, middle, back)


def deck_for(hands: Mapping[int, Sequence[Card]], button: int) -> list[Card]:
    """A deck that deals these hands when the button is there."""
    around = sorted(hands)
    order = [seat for seat in around if seat > button] + [s for s in around if s <= button]
    top = [hands[seat][turn] for turn in range(13) for seat in order]
    return [*top, *(card for card in FULL_DECK if card not in top)]


def dealt(
    hands: Mapping[int, Arrangement],
    stacks: Mapping[int, int] | None = None,
    button: int | None = None,
    point: int = 100,
    *,
    bonus: bool = True,
    tournament: bool = False,
    **changes: object,
) -> ThirteenHand:
    """A hand in which everybody has been dealt the cards of these rows; `changes` are options of
    the edition, those of its game without "chinese." before them."""
    last = max(hands) if button is None else button
    book = edition("chinese").with_options(
        {name if "." in name else f"chinese.{name}": value for name, value in changes.items()}
    )
    return ThirteenHand(
        book,
        dict.fromkeys(hands, RICH) if stacks is None else stacks,
        last,
        point,
        deck_for({seat: hand.cards for seat, hand in hands.items()}, last),
        bonus=bonus,
        tournament=tournament,
    )


def set_all(
    hand: ThirteenHand, hands: Mapping[int, Arrangement], declared: Sequence[int] = ()
) -> ThirteenHand:
    """Everybody who has still to set his cards sets these rows."""
    assert hand.options is not None
    for seat in hand.options.seats:
        done = hand.act(seat, Arrange.of(hands[seat], declare=seat in declared))
        assert not isinstance(done, Refusal)
    return hand


def played(*written: str, declared: Sequence[int] = (), **facts: Any) -> ThirteenHand:
    """A hand played to its end: the rows of seat 1, of seat 2 and so on; the last has the button
    and `declared` are the seats that declare a natural."""
    hands = {seat: rows(row) for seat, row in enumerate(written, start=1)}
    return set_all(dealt(hands, **facts), hands, declared)


def pairs(hand: ThirteenHand) -> list[PairSettled]:
    return [event for event in hand.events if isinstance(event, PairSettled)]


def points(hand: ThirteenHand) -> list[int]:
    """The points of each pair, from the view of the one who compares first."""
    return [pair.points for pair in pairs(hand)]


def codes(hand: ThirteenHand) -> list[str]:
    """The reasons for points of the first pair."""
    return [line.code for line in pairs(hand)[0].lines]


def cited(hand: ThirteenHand, code: str) -> str:
    """The rule behind a line of the first pair."""
    (line, *_) = [one for one in hand.view().pairs[0].lines if one.code == f"thirteen-{code}"]
    assert line.citation is not None
    return line.citation.rule
