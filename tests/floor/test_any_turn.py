"""Any words and chips, against anything faced: always an action within the rules or a question."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from spots import held
from test_utterances import uttered

from ruleone.cards import FULL_DECK
from ruleone.dealing import GAMES, Action, Hand, Options
from ruleone.dealing.actions import BringIn, Call, Check, Fold, RaiseTo
from ruleone.dealing.game import LIMITS
from ruleone.floor import (
    Facing,
    Gathered,
    Moved,
    PulledBack,
    Push,
    Reading,
    Said,
    Tapped,
    ToldCount,
    TookBack,
    facing_of,
    reading,
)
from ruleone.floor.facts import value_of
from ruleone.floor.steps import Step
from ruleone.rulebook import Refusal, edition

BOOKS = (
    "house",
    "tda2011",
    "modern",
    "house+undercall.mandatory=always,raise.motions=2,betting.precedence=verbal-first",
    "house+raise.half=0,raise.further_motions=3,chip_bet.pullback_binds=false",
    "tda2011+raise.half=2,raise.motions=0,fold.facing_check_binding=false",
)
DENOMINATIONS = (1, 5, 25, 100, 500, 1000, 5000, 25_000)
ALL_WORDS = sorted({words for one in ("en", "zh") for of in uttered(one).values() for words in of})
words = st.sampled_from(ALL_WORDS) | st.text(max_size=30)
amounts = st.integers(1, 60_000).map(lambda units: 25 * units) | st.integers(1, 200_000)


@st.composite
def facings(draw: st.DrawFn) -> Facing:
    """Any spot: no-limit, pot-limit and fixed, short stacks and closed betting included."""
    behind = draw(amounts)
    price = draw(st.just(0) | amounts)
    staked = draw(st.integers(0, price)) if price else 0
    raise_by = draw(st.just(max(1, price)) | amounts)
    reach, least = staked + behind, min(price + raise_by, staked + behind)
    bounds = None
    structure = draw(st.sampled_from(sorted(LIMITS.values())))
    if reach > price and draw(st.integers(0, 5)):
        most = {
            "no-limit": reach,
            "fixed-limit": least,
            "pot-limit": min(reach, draw(st.integers(least, 3 * least))),
        }[structure]
        bounds = (least, most)
    lying = draw(st.sampled_from(({staked: 1}, {1: staked}, None, {}))) if staked else {}
    return Facing(
        behind=behind,
        bet_to=bounds,
        raise_by=raise_by,
        price=price,
        staked=staked,
        structure=structure,
        raised=draw(st.booleans()),
        blind=draw(st.booleans()),
        players=draw(st.integers(2, 10)),
        pot=draw(amounts),
        recent=tuple(draw(st.lists(amounts, max_size=3))),
        lying=lying,
    )


@st.composite
def chips(draw: st.DrawFn, most: int) -> dict[int, int]:
    """Chips worth `most` at most; no chips where that is nothing."""
    pile: dict[int, int] = {}
    for worth in draw(st.lists(st.sampled_from(DENOMINATIONS), min_size=1, max_size=4)):
        room = (most - value_of(pile)) // worth
        if room > 0:
            pile[worth] = pile.get(worth, 0) + draw(st.integers(1, min(room, 12)))
    return pile


@st.composite
def turns(draw: st.DrawFn, facing: Facing) -> list[Step]:
    """What may happen at a turn, in any order."""
    steps: list[Step] = []
    left = facing.behind
    for kind in draw(st.lists(st.sampled_from("ppssstgbkc"), min_size=1, max_size=5)):
        if kind == "p":
            pile = draw(chips(left))
            left -= value_of(pile)
            if pile:
                steps.append(Push(pile, draw(st.just("") | words)))
        else:
            drawn: tuple[Step, ...] = (PulledBack(), Gathered())
            others: dict[str, Step] = {
                "s": Said(draw(words)),
                "t": Tapped(),
                "g": Moved(),
                "b": draw(st.sampled_from(drawn)),
                "k": TookBack(),
                "c": ToldCount(draw(amounts)),
            }
            if kind != "b" or facing.staked:
                steps.append(others[kind])
    return steps


def within_the_rules(facing: Facing, result: Reading) -> None:
    """No action beyond the stack or the betting, no chips made or lost, and always a rule."""
    assert result.reasons
    offered = [one.action for one in result.choices]
    assert result.proposed is None or result.proposed in result.choices
    assert (result.action is None) is (result.verdict != "action")
    assert result.verdict != "floor" or (result.proposed is not None and len(offered) > 1)
    for action in (result.action, held(result), *offered):
        if isinstance(action, RaiseTo):
            assert facing.bet_to is not None
            assert facing.bet_to[0] <= action.to <= facing.bet_to[1] <= facing.reach
        if isinstance(action, Call):
            assert facing.faced
    assert 0 <= result.adds <= facing.reach
    assert 0 <= result.returned <= facing.behind


@given(st.data(), facings(), st.sampled_from(BOOKS))
def test_any_turn_is_read_within_the_rules(data: st.DataObject, facing: Facing, book: str) -> None:
    happened = data.draw(turns(facing))
    within_the_rules(facing, reading(edition(book), facing, happened))


@given(st.data(), facings(), words, st.sampled_from(BOOKS))
def test_more_chips_turn_no_raise_into_a_fold_or_less(
    data: st.DataObject, facing: Facing, said: str, book: str
) -> None:
    pile = data.draw(chips(facing.behind))
    if not pile:
        return
    before = reading(edition(book), facing, [Said(said)])
    after = reading(edition(book), facing, [Said(said), Push(pile)])
    within_the_rules(facing, after)
    if before.action is not None:
        assert after.action == before.action
    least = held(before)
    if isinstance(least, RaiseTo) and after.action is not None:
        assert isinstance(after.action, RaiseTo)
        assert after.action.to >= least.to


@given(st.data(), facings(), st.sampled_from(BOOKS))
def test_chips_in_silence_never_fold_and_more_of_them_never_bet_less(
    data: st.DataObject, facing: Facing, book: str
) -> None:
    pile = data.draw(chips(facing.behind))
    if not pile:
        return
    result = reading(edition(book), facing, [Push(pile)])
    assert not isinstance(result.action, Fold)
    room = facing.behind - value_of(pile)
    if room < 1 or len(pile) == sum(pile.values()) == 1:
        return
    least = min(pile)
    more = {**pile, least: pile[least] + room // least} if room >= least else pile
    grown = reading(edition(book), facing, [Push(more)])
    if isinstance(result.action, RaiseTo) and not facing.lies:
        assert isinstance(grown.action, RaiseTo)
        assert grown.action.to >= result.action.to


@st.composite
def tables(draw: st.DrawFn, game: str) -> Hand:
    """A hand that has just begun, with long and short stacks."""
    stack = st.integers(1, 300) | st.integers(300, 5000)
    seats = draw(st.dictionaries(st.integers(1, 9), stack, min_size=2, max_size=6))
    made: dict[str, Any] = {"game": game, "seats": seats, "button": min(seats)}
    made["edition"] = draw(st.sampled_from(BOOKS))
    if game == "flstud":
        made |= {"ante": 5, "bring_in": 10, "min_bet": 40}
    return Hand(**made, deck=FULL_DECK * GAMES[game].decks)


def legal(options: Options) -> st.SearchStrategy[Action]:
    """Something that the player may do."""
    found: list[Action] = [Fold()] if options.fold else []
    found += [Check()] if options.check else []
    found += [Call()] if options.call is not None else []
    found += [BringIn()] if options.bring_in is not None else []
    found += [RaiseTo(to) for to in options.bet_to or ()]
    return st.sampled_from(found)


@pytest.mark.parametrize("game", ["nlhe", "plhe", "flhe", "flstud"])
@given(st.data())
def test_the_engine_takes_every_reading(game: str, data: st.DataObject) -> None:
    hand = data.draw(tables(game))
    for _ in range(data.draw(st.integers(0, 12))):
        options = hand.options
        if hand.over or options is None or not (options.fold or options.bring_in is not None):
            return
        facing = facing_of(hand)
        result = reading(hand.edition, facing, data.draw(turns(facing)))
        within_the_rules(facing, result)
        for action in (held(result), *(one.action for one in result.choices)):
            if action is not None:
                again = Hand.replay(hand.events)
                assert not isinstance(again.act(options.seat, action), Refusal)
        taken = result.action or data.draw(legal(options))
        assert not isinstance(hand.act(options.seat, taken), Refusal)
