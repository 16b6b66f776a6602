"""Hands that hypothesis makes up: any table, any deck, any line of legal play."""

from collections.abc import Iterator
from typing import Any

from deals import choices
from hypothesis import strategies as st

from ruleone.cards import FULL_DECK
from ruleone.dealing import Action, Hand, Options, RaiseTo
from ruleone.rulebook import Refusal

ANTES = ("none", "per-player", "big-blind", "button")
EDITIONS = (
    "modern",
    "house",
    "tda2011",
    "tda2019",
    "modern+showdown.all_in_reveal=ordered,showdown.all_in_muck_allowed=true",
    "modern+reopen.fraction_nl_pl=1/2,raise.min_base=last,reopen.comparison=>",
    "modern+reopen.cumulative=false,pots.uncalled=award,odd_chip.several=all-to-first",
    "house+ante.order=blind-first,odd_chip.break_to=none,dealing.burn_cards=0",
)

decks = st.permutations(FULL_DECK).map(tuple)


@st.composite
def facts(draw: st.DrawFn) -> dict[str, Any]:
    """What a hand begins with, as the arguments of `Hand`: 2 to 10 seats, long and short stacks,
    any button, live or dead, every way to post."""
    numbers = draw(st.lists(st.integers(1, 10), min_size=2, max_size=10, unique=True))
    stack = st.integers(1, 300) | st.integers(300, 3000)
    made: dict[str, Any] = {
        "game": draw(st.sampled_from(("nlhe", "plhe", "flhe"))),
        "edition": draw(st.sampled_from(EDITIONS)),
        "seats": {number: draw(stack) for number in numbers},
        "button": draw(st.integers(1, 10) if len(numbers) > 2 else st.sampled_from(numbers)),
        "blinds": draw(st.sampled_from(((50, 100), (10, 15), (1, 2), (0, 50)))),
        "ante": draw(st.sampled_from((0, 0, 5, 100))),
        "ante_format": draw(st.sampled_from(ANTES)),
        "chip": draw(st.sampled_from((1, 5, 25))),
        "players_in_event": draw(st.sampled_from((None, 2, 30))),
        "showdown": draw(st.sampled_from(("auto", "players"))),
        "hand_for_hand": draw(st.booleans()),
    }
    if len(numbers) > 3 and draw(st.booleans()):
        made["small_blind_seat"] = None
        made["dead_blinds"] = {draw(st.sampled_from(numbers)): 50}
        # One live post from a seat: the big blind, a straddle, up to two entries.
        big_blind, straddler, *others = draw(st.permutations(numbers))
        made["big_blind_seat"] = big_blind
        made["straddles"] = {straddler: 2 * made["blinds"][1]}
        made["players_in_event"] = None
        entry = st.integers(1, made["blinds"][1])
        made["entries"] = draw(st.dictionaries(st.sampled_from(others), entry, max_size=2))
    return made


def actions(options: Options) -> st.SearchStrategy[Action]:
    """Any legal action; of the amounts between the bounds the ends come up often."""
    ends = st.sampled_from(tuple(choices(options)))
    if options.bet_to is None:
        return ends
    return ends | st.integers(*options.bet_to).map(RaiseTo)


def steps(hand: Hand, data: st.DataObject) -> Iterator[tuple[int, Action] | None]:
    """Play the hand to its end, one drawn action at a time, telling each; None for "go on"."""
    while not hand.over:
        options = hand.options
        if options is None:
            assert not isinstance(hand.go_on(), Refusal)
            yield None
            continue
        action = data.draw(actions(options))
        outcome = hand.act(options.seat, action)
        assert not isinstance(outcome, Refusal), outcome
        yield options.seat, action
