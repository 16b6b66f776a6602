"""A table at which anything may be tried at any time: a model of stacks goes beside the hand."""

from typing import Any

import msgspec
import pytest
from courses import new, the_same
from deals import choices
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from random_hands import actions, decks, facts

from ruleone.dealing import Action, AskToSee, Call, Check, Fold, Hand, Muck, RaiseTo, Show
from ruleone.dealing.events import Acted, Posted, PotAwarded, UncalledReturned
from ruleone.rulebook import Refusal

anything: st.SearchStrategy[Action] = st.one_of(
    st.builds(Fold),
    st.builds(Check),
    st.builds(Call),
    st.builds(Muck),
    st.builds(AskToSee, st.integers(-1, 11)),
    st.builds(RaiseTo, st.integers(-(10**15), 10**15)),
    st.builds(Show, st.lists(st.text(max_size=3), max_size=4).map(tuple)),
)


class Table(RuleBasedStateMachine):
    """Players act in turn and out of it, say nonsense, take back, and the room restarts."""

    @initialize(made=facts(), deck=decks)
    def deal(self, made: dict[str, Any], deck: tuple[int, ...]) -> None:
        self.deck = deck
        self.hand = Hand(deck=deck, **made)
        self.begun: dict[int, int] = made["seats"]

    @precondition(lambda self: self.hand.options is not None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        options = self.hand.options
        assert options is not None
        outcome = self.hand.act(options.seat, data.draw(actions(options)))
        assert not isinstance(outcome, Refusal)
        assert self.hand.events[-len(outcome) :] == outcome

    @rule(seat=st.integers(-1, 11), action=anything)
    def try_anything(self, seat: int, action: Action) -> None:
        options, before = self.hand.options, self.hand.events
        outcome = self.hand.act(seat, action)
        if isinstance(outcome, Refusal):
            assert self.hand.events == before
            assert self.hand.options == options
            assert outcome.citation is not None

    @precondition(lambda self: self.hand.awaits == "instruction")
    @rule()
    def go_on(self) -> None:
        assert not isinstance(self.hand.go_on(), Refusal)

    @rule()
    def take_back(self) -> None:
        earlier = self.hand.undo()
        if isinstance(earlier, Hand):
            self.hand = earlier

    @rule()
    def restart(self) -> None:
        again = Hand.replay(self.hand.events, self.deck)
        assert msgspec.json.encode(again.view()) == msgspec.json.encode(self.hand.view())
        assert again.options == self.hand.options
        self.hand = again

    @invariant()
    def chips_are_conserved(self) -> None:
        if hasattr(self, "hand"):
            assert self.hand.chips == sum(self.begun.values())

    @invariant()
    def stacks_are_what_the_events_say(self) -> None:
        if not hasattr(self, "hand"):
            return
        stacks = dict(self.begun)
        for event in self.hand.events:
            match event:
                case Posted(seat, _, amount):
                    stacks[seat] -= amount
                case Acted(seat, _, _, paid):
                    stacks[seat] -= paid
                case UncalledReturned(seat, amount):
                    stacks[seat] += amount
                case PotAwarded():
                    for seat, amount in zip(event.seats, event.amounts, strict=True):
                        stacks[seat] += amount
        assert self.hand.stacks == stacks

    @invariant()
    def somebody_is_asked_until_the_end(self) -> None:
        if hasattr(self, "hand"):
            assert (self.hand.options is None) == (self.hand.awaits in (None, "instruction"))
            assert self.hand.options is None or any(choices(self.hand.options))


def test_any_course_of_a_hand_holds() -> None:
    run_state_machine_as_test(Table, settings=the_same(30, 40))


@pytest.mark.soak
def test_many_courses_of_hands_hold() -> None:
    run_state_machine_as_test(Table, settings=new(4_000))
