"""Hands that hypothesis makes up and the engine plays, for the forms that are written."""

from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from ruleone.cards import FULL_DECK
from ruleone.dealing import GAMES, Action, Hand, Options, RaiseTo
from ruleone.dealing.actions import BringIn, Call, Check, Discard, Fold, Muck, Run, Show
from ruleone.history import Record
from ruleone.rulebook import Refusal

ANTES = ("none", "per-player", "big-blind", "button")


@st.composite
def _facts(draw: st.DrawFn) -> dict[str, Any]:
    numbers = draw(st.lists(st.integers(1, 9), min_size=2, max_size=7, unique=True))
    stack = st.integers(1, 300) | st.integers(300, 3000)
    made: dict[str, Any] = {
        "game": draw(st.sampled_from(("nlhe", "plhe", "flhe"))),
        "edition": draw(st.sampled_from(("modern", "house"))),
        "seats": {number: draw(stack) for number in numbers},
        "button": draw(st.sampled_from(numbers)),
        "blinds": (50, 100),
        "ante": draw(st.sampled_from((0, 0, 5, 100))),
        "ante_format": draw(st.sampled_from(ANTES)),
        "showdown": draw(st.sampled_from(("auto", "players"))),
        "deck": draw(st.permutations(FULL_DECK)),
    }
    if made["game"] != "flhe":  # its texts tell the bets, and not the small blind
        made["blinds"] = draw(st.sampled_from(((50, 100), (10, 15), (1, 2))))
    if len(numbers) > 3 and draw(st.booleans()):
        # Who comes in has chips for it: no text tells of a post that an ante left nothing for.
        around = sorted(numbers, key=lambda seat: (seat <= made["button"], seat))
        made["entries"], made["ante"] = {around[2]: made["blinds"][1]}, 0
    return made


def _actions(hand: Hand, options: Options) -> st.SearchStrategy[Action]:
    if options.runs is not None:
        return st.integers(1, options.runs).map(Run)
    if options.discard is not None:
        held = next(s.cards for s in hand.view(options.seat).seats if s.seat == options.seat)
        counts = st.integers(*options.discard)
        return counts.map(lambda count: Discard(held[:count]))
    if options.bring_in is not None:
        return st.just(BringIn())
    if options.show:
        return st.sampled_from([Show(), Muck()] if options.muck else [Show()])
    simple: list[Action] = [Check() if options.check else Call()]
    if options.bet_to is None:
        return st.sampled_from([*simple, Fold()] if not options.check else simple)
    least, most = options.bet_to
    bets = st.integers(least, most) | st.sampled_from((least, most))
    return st.sampled_from([*simple, *simple, Fold()]) | bets.map(RaiseTo)


@st.composite
def made_hands(draw: st.DrawFn) -> Hand:
    """A hand of hold'em played to its end, with short stacks, antes and late entries."""
    return _to_the_end(draw, Hand(**draw(_facts())))


def capped(record: Record, behind: int) -> Record:
    """A record as if the deepest stack of it were the cap: who has as much has so much behind."""
    assert record.ending is not None
    cap = max(seat.stack for seat in record.seats)
    deep = [seat.stack == cap for seat in record.seats]
    ends = zip(record.ending.stacks, deep, strict=True)
    return replace(
        record,
        seats=tuple(
            replace(seat, stack=seat.stack + behind * more)
            for seat, more in zip(record.seats, deep, strict=True)
        ),
        stakes=replace(record.stakes, cap=cap),
        ending=replace(record.ending, stacks=tuple(end + behind * more for end, more in ends)),
    )


OTHER_GAMES = tuple(game for game in GAMES if not game.endswith("he"))


@st.composite
def made_hands_of_any_game(draw: st.DrawFn) -> Hand:
    """A hand of any game but hold'em played to its end."""
    game = GAMES[draw(st.sampled_from(OTHER_GAMES))]
    seats = draw(st.lists(st.integers(1, 9), min_size=2, max_size=5, unique=True))
    order = Random(draw(st.integers(0, 2**32)))
    whole = len(FULL_DECK)
    deck = [card for _ in range(1 + game.reshuffles) for card in order.sample(FULL_DECK, whole)]
    stud = game.bring_in is not None
    hand = Hand(
        game.id,
        "modern",
        {seat: draw(st.integers(1, 300) | st.integers(300, 3000)) for seat in seats},
        button=draw(st.sampled_from(seats)),
        blinds=(0, 0) if stud else (50, 100),
        ante=10 if stud else 0,
        ante_format="per-player",
        min_bet=100,
        deck=deck,
    )
    return _to_the_end(draw, hand)


@st.composite
def made_hands_of_many_boards(draw: st.DrawFn) -> Hand:
    """A hand of a cash game with two boards, with runs by agreement, or with a bomb pot."""
    seats = draw(st.lists(st.integers(1, 9), min_size=2, max_size=4, unique=True))
    cash: dict[str, Any] = draw(
        st.sampled_from(({"boards": 2}, {"runs": 2}, {"runs": 3}, {"bomb_pot": 40}))
    )
    hand = Hand(
        draw(st.sampled_from(("nlhe", "plo8", "flo8"))),
        "modern",
        {seat: draw(st.integers(1, 300) | st.integers(300, 3000)) for seat in seats},
        button=draw(st.sampled_from(seats)),
        blinds=(50, 100),
        deck=draw(st.permutations(FULL_DECK)),
        **cash,
    )
    return _to_the_end(draw, hand)


def _to_the_end(draw: st.DrawFn, hand: Hand) -> Hand:
    while not hand.over:
        options = hand.options
        assert options is not None
        outcome = hand.act(options.seat, draw(_actions(hand, options)))
        assert not isinstance(outcome, Refusal), outcome
    return hand
