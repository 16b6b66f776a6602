"""Acts out of turn in hands of the engine: whatever comes, the hand is finished."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_facing_of import act, hand

from ruleone.dealing import Call, Check, Fold, Hand, RaiseTo
from ruleone.dealing.actions import Action, Options
from ruleone.dealing.events import Acted, BetsCollected
from ruleone.floor import (
    BadFacts,
    TurnFacts,
    TurnRuling,
    acted_early,
    caught_up,
    held_action,
    left_to,
    out_of_turn,
    sentences,
)
from ruleone.rulebook import Edition, edition
from ruleone.words import LANGUAGES

SIX = dict.fromkeys(range(1, 7), 5000)


def on_flop() -> Hand:
    """Seats 1, 2 and 3 are on the flop, 1 is due."""
    return act(hand(), Call(), Call(), Check())


def ruled(playing: Hand, facts: TurnFacts) -> TurnRuling:
    return out_of_turn(playing.edition, caught_up(playing, facts))


def options_of(playing: Hand) -> tuple[int, bool]:
    assert playing.options is not None
    return playing.options.seat, playing.options.bet_to is not None


@pytest.mark.rule("house-39A.1")
def test_a_bet_is_held_until_its_turn() -> None:
    playing = act(on_flop(), Check())
    facts = acted_early(playing, 3, RaiseTo(500))
    assert (facts.order, facts.due, facts.early[0].paid) == ((2, 3), 2, 500)
    assert held_action(playing, ruled(playing, facts)) is None
    act(playing, Check())
    ruling = ruled(playing, facts)
    assert held_action(playing, ruling) == RaiseTo(500)


@pytest.mark.rule("house-39A.3")
def test_a_bet_that_goes_back_leaves_no_raise() -> None:
    playing = act(on_flop(), Check())
    facts = acted_early(playing, 3, RaiseTo(500))
    act(playing, RaiseTo(300))
    ruling = ruled(playing, facts)
    assert held_action(playing, ruling) is None
    left = left_to(playing, ruling)
    assert (left.seat, left.call, left.bet_to, left.fold) == (3, 300, None, True)
    free = out_of_turn(edition("tda2011"), caught_up(playing, facts))
    assert left_to(playing, free) == playing.options


@pytest.mark.rule("house-39C")
def test_an_all_in_stands_against_a_bet() -> None:
    playing = act(on_flop(), Check())
    facts = acted_early(playing, 3, RaiseTo(4900))
    assert facts.early[0].all_in
    act(playing, RaiseTo(1000))
    assert held_action(playing, ruled(playing, facts)) == RaiseTo(4900)


@pytest.mark.rule("house-39B")
def test_calls_behind_a_bet_out_of_turn_are_calls_of_it() -> None:
    playing = hand(seats=SIX, button=6)
    facts = acted_early(playing, 4, RaiseTo(600))
    facts = acted_early(playing, 5, Call(), facts)
    assert (facts.early[1].price, facts.early[1].paid) == (600, 600)
    silent = TurnFacts(
        order=facts.order, early=facts.early, began=facts.began, spoke_up=False, had_time=True
    )
    ruling = ruled(playing, silent)
    assert (ruling.fate, ruling.skipped) == ("floor", (3,))
    with pytest.raises(BadFacts, match="floor has yet to decide"):
        left_to(playing, ruling)
    assert left_to(playing, ruling.chosen("call-or-fold")).bet_to is None
    assert held_action(playing, ruling.chosen("hand-dead")) == Fold()
    act(playing, Fold())
    assert held_action(playing, ruled(playing, silent)) == RaiseTo(600)
    act(playing, RaiseTo(600))
    assert held_action(playing, ruled(playing, silent)) == Call()


def test_a_call_of_a_bet_that_came_to_nothing_goes_back() -> None:
    playing = hand(seats=SIX, button=6)
    facts = acted_early(playing, 4, RaiseTo(600))
    facts = acted_early(playing, 5, Call(), facts)
    act(playing, RaiseTo(300))
    assert [each.verdict for each in ruled(playing, facts).early] == ["void", "void"]
    later = acted_early(playing, 6, Call(), facts)
    assert later.early[-1].price == 300


@pytest.mark.rule("house-39A.4")
def test_the_last_with_a_hand_has_nothing_to_decide() -> None:
    playing = act(on_flop(), Check())
    facts = acted_early(playing, 3, Fold())
    assert held_action(playing, ruled(playing, facts)) is None
    opened = on_flop()
    facts = acted_early(opened, 2, Fold())
    facts = acted_early(opened, 3, Fold(), facts)
    while (held := held_action(opened, ruled(opened, facts))) is not None:
        act(opened, held)  # type: ignore[arg-type]
        if opened.over:
            break
    assert opened.over
    assert opened.stacks[1] == 5200


def test_what_the_hand_contradicts_is_named() -> None:
    playing = act(on_flop(), Check())
    impossible: tuple[tuple[int, Check | Call | RaiseTo, str], ...] = (
        (2, Check(), "Seat 2 is next to act"),
        (1, Check(), "Seat 1 is not yet to act"),
        (3, RaiseTo(9000), "Seat 3 has 4,900"),
    )
    for seat, action, told in impossible:
        before = playing.events
        with pytest.raises(BadFacts, match=told):
            acted_early(playing, seat, action)
        assert playing.events == before
    facts = acted_early(playing, 3, Check())
    act(playing, RaiseTo(300))
    with pytest.raises(BadFacts, match="already acted out of turn"):
        acted_early(playing, 3, Call(), facts)
    act(playing, Call(), Call())
    with pytest.raises(BadFacts, match="That betting round is over"):
        caught_up(playing, facts)


EARLY: list[Fold | Check | Call | RaiseTo] = [Fold(), Check(), Call()]
ACTIONS = st.sampled_from([*EARLY, RaiseTo(300), RaiseTo(900), RaiseTo(5000)])


@given(st.data(), st.sampled_from(["house", "tda2011", "modern"]))
def test_whatever_comes_the_hand_is_finished(data: st.DataObject, book: str) -> None:
    stacks = {seat: data.draw(st.sampled_from([80, 700, 5000])) for seat in range(1, 5)}
    playing = hand(seats=stacks, button=4)
    chips, rules = playing.chips, edition(book)
    facts: TurnFacts | None = None
    held_of: set[int] = set()
    for _ in range(200):
        if playing.over or playing.options is None:
            break
        if facts is not None and not _waits(playing, facts):
            facts, held_of = None, set()
        if data.draw(st.booleans()):
            try:
                seat = data.draw(st.sampled_from(sorted(stacks)))
                facts = acted_early(playing, seat, data.draw(ACTIONS), facts)
                if data.draw(st.booleans()):
                    facts = TurnFacts(
                        order=facts.order,
                        early=facts.early,
                        began=facts.began,
                        since=facts.since,
                        price=facts.price,
                        spoke_up=False,
                        had_time=data.draw(st.booleans()),
                    )
            except BadFacts:
                pass
        _act_once(data, playing, rules, facts, held_of)
        assert playing.chips == chips
    assert playing.over
    assert sum(playing.stacks.values()) == chips


def _waits(playing: Hand, facts: TurnFacts) -> bool:
    """Whether somebody's act out of turn has still to come to its turn."""
    after = playing.events[facts.began :]
    if any(isinstance(event, BetsCollected) for event in after):
        return False
    try:
        return bool(caught_up(playing, facts).waiting)
    except BadFacts as none_left:
        return none_left.code != "nobody-acted-early"


def _act_once(
    data: st.DataObject, playing: Hand, book: Edition, facts: TurnFacts | None, held_of: set[int]
) -> None:
    """The seat to act does what is ruled, or anything that is left to it."""
    options = playing.options
    assert options is not None
    if not options.fold:
        assert isinstance(playing.act(options.seat, Check()), tuple)
        return
    before = playing.events
    if facts is None:
        action = data.draw(_legal(options))
    else:
        ruling = out_of_turn(book, caught_up(playing, facts))
        if ruling.fate == "floor":
            ruling = ruling.chosen(data.draw(st.sampled_from(ruling.choices)).code)
        assert all(all(sentences(language, ruling)) for language in LANGUAGES)
        held = held_action(playing, ruling)
        action = data.draw(_legal(left_to(playing, ruling))) if held is None else held
        if held is not None and ruling.of(options.seat) is not None:
            assert options.seat not in held_of
            held_of.add(options.seat)
    done = playing.act(options.seat, action)
    assert isinstance(done, tuple), (action, done)
    acted = [event for event in playing.events[len(before) :] if isinstance(event, Acted)]
    assert [event.seat for event in acted] == [options.seat]


def _legal(options: Options) -> st.SearchStrategy[Action]:
    """Anything that these options allow."""
    choices: list[Action] = []
    if options.check:
        choices.append(Check())
    if options.call is not None:
        choices += [Call(), Fold()]
    if options.bet_to is not None:
        choices += [RaiseTo(to) for to in options.bet_to]
    return st.sampled_from(choices)
