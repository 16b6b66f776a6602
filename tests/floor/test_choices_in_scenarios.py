"""A scenario carries out whatever the floor chooses as a live table does: each choice that a ruling
on words, chips or acts out of turn can offer leaves the same hand behind."""

from collections.abc import Sequence
from typing import NamedTuple, get_args

import pytest
from incident_tables import stud
from live import entered, live

from ruleone.cards import FULL_DECK, parse_cards
from ruleone.dealing import Call, Check, Hand, RaiseTo
from ruleone.floor import Moved, Push, Said, Step, held_action
from ruleone.floor.followed import (
    Acts,
    BoardTurned,
    Chosen,
    Entry,
    FollowedHand,
    HandDealt,
    Plays,
    SkippedSpoke,
)
from ruleone.floor.ruling import ChoiceCode
from ruleone.floor.rulings import Undecided
from ruleone.scenarios.hand.play import Play, choice_words

NAMES = ("A", "B", "C", "D", "E")
OF_INCIDENTS: set[ChoiceCode] = {
    *("part-of-the-bet", "not-part-of-the-bet", "award-to-caller", "take-out", "misdeal"),
    *("play-on", "mend-hands", "replace-card", "deal-again", "flop-by-chance", "flop-anew"),
    *("early-cards", "stub-restored", "stub-rebuilt", "hand-live", "tabled", "cards-speak"),
    *("stay-down", "all-up", "in-order", "as-they-like", "wins-unshown", "see-hand", "not-seen"),
    *("read-again", "let-be", "pot-corrected", "pot-stands", "shared", "allowed", "refused"),
    *("old-level", "new-level", "color-up", "acts-stand", "acts-anew", "board-stands"),
    *("board-corrected", "button-stands", "button-corrected", "moves-seat", "substantial"),
    *("not-substantial", "stack-corrected", "street-anew", "street-by-chance", "cards-along"),
    *("bets-returned", "bets-corrected", "bets-stand"),
    *("call-or-fold-when-known", "said-and-caller-free"),
}
"""What only incidents offer: scenarios of `kind = "floor"` tell them, without a hand."""


class Case(NamedTuple):
    """What a table comes to before the floor chooses: steps of a scenario, and what a live table
    enters for them."""

    steps: Sequence[str]
    entries: Sequence[Entry]
    book: str = "house"
    game: str = "nlhe"

    def at_a_table(self) -> FollowedHand:
        """The hand at a live table."""
        followed = live(edition=self.book) if self.game == "nlhe" else stud().with_lines(())
        entered(followed, *self.entries)
        return followed

    def in_a_scenario(self, *steps: str) -> Play:
        """The hand of a scenario after these steps, all that is ruled already played."""
        if self.game == "nlhe":
            seats = dict(enumerate((10_000,) * 5, 1))
            hand = Hand("nlhe", self.book, seats, 5, (50, 100), range(52), players_in_event=30)
        else:
            top = parse_cards("As Ah Ad Ks Kd Kc 2c Kh Jh")
            deck = (*top, *(card for card in FULL_DECK if card not in top), *FULL_DECK)
            hand = Hand(
                self.game, self.book, dict.fromkeys((1, 2, 3), 5000), 3, (100, 200), deck,
                ante=10, bring_in=25, players_in_event=20,
            )  # fmt: skip
        return played(Play(hand, NAMES), *self.steps, *steps)


RAISED = Acts(3, RaiseTo(800))
LIMPED = (Acts(3, Call()), Acts(4, Call()), Acts(5, Call()), Acts(1, Call()), Acts(2, Check()))
LIMPS = ("C call", "D call", "E call", "A call", "B check")
FLOP = BoardTurned(("2c", "7d", "9h"))
SKIPPED = (Acts(4, RaiseTo(800)), Acts(5, Call()), SkippedSpoke(False, True))
SKIPS = ("D raise 800 out of turn", "E call out of turn", "C kept silent with time")
UPCARDS = tuple(HandDealt(seat, ("??", "??", up)) for seat, up in enumerate(("2c", "Kh", "Jh"), 1))


def raised(does: str, *steps: Step, book: str = "house") -> Case:
    """Seat 3 raises to 800, and then seat 4 does this."""
    return Case(("C raise 800", f"D {does}"), (RAISED, Plays(4, steps)), book)


CASES = (
    raised("pushes 3x100", Push({100: 3})),
    raised("pushes 10", Push({10: 1})),
    raised("says 'if he bets I call'", Said("if he bets I call")),
    raised("moves chips", Moved()),
    raised("says 'pot'", Said("pot"), book="tda2011"),
    raised("says 'hm'", Said("hm")),
    Case((*LIMPS, "A moves chips"), (*LIMPED, FLOP, Plays(1, (Moved(),)))),
    Case((*LIMPS, "A says 'five'"), (*LIMPED, FLOP, Plays(1, (Said("five"),)))),
    Case(("A moves chips",), (*UPCARDS, Plays(1, (Moved(),))), game="flstud"),
    Case(SKIPS, SKIPPED),
    Case(SKIPS, SKIPPED, "tda2011"),
)


def played(play: Play, *steps: str) -> Play:
    """A scenario after these steps, and after all that is ruled already."""
    for step in steps:
        assert [*play.faults(None, (step,))] == [], step
    while (options := play.hand.options) is not None:
        ruling = play.course.turn_ruling()
        if ruling is None or held_action(play.hand, ruling) is None:
            break
        played(play, f"{NAMES[options.seat - 1]} as ruled")
    return play


def stands(hand: Hand) -> tuple[object, ...]:
    """How a hand stands: who is to act, at which price, and everybody's chips."""
    seats = tuple((each.seat, each.status, each.bet, each.stack) for each in hand.view().seats)
    return hand.to_act, hand.price, seats


@pytest.mark.rule("house-38B.2")
def test_a_scenario_carries_out_every_choice_as_a_live_table_does() -> None:
    faults: list[object] = []
    chosen: set[str] = set()
    for case in CASES:
        line = case.at_a_table().lines[-1]
        choices = (line.turn if line.turn is not None else line.ruling).choices  # type: ignore[union-attr]
        for at, choice in enumerate(choices):
            chosen.add(choice.code)
            table = case.at_a_table()
            entered(table, Chosen(line.n, at))
            scenario = case.in_a_scenario(f"the floor rules {choice_words(choice)}")
            told = (stands(scenario.hand), [one.seat for one in scenario.course.pending.said])
            wanted = (stands(table.hand), [one.seat for one in table.pending.said])
            if told != wanted:
                faults.append((case.steps, choice, told, wanted))
    assert faults == []
    assert chosen == {*get_args(ChoiceCode)} - OF_INCIDENTS


@pytest.mark.rule("house-53")
def test_a_condition_that_binds_comes_up_again_when_it_is_met() -> None:
    case = Case(("C says 'if he raises I fold'", "the floor rules binding", "C call"), ())
    scenario = case.in_a_scenario("D call", "E call", "A call")
    before = scenario.ruling
    after = played(scenario, "B raise 800").ruling
    assert before is None is not after
    assert not isinstance(after, Undecided)
    assert [choice.code for choice in after.choices] == ["binding", "not-binding"]


def test_what_the_floor_chose_for_the_skipped_holds_until_all_of_them_have_acted() -> None:
    steps = ("E raise 800 out of turn", "A call out of turn", "C kept silent with time")
    scenario = Case((*steps, "the floor rules call-or-fold", "C call"), ()).in_a_scenario()
    assert scenario.hand.to_act[0] == 4
    (lost,) = scenario.faults(None, ("D raise 400",))
    assert lost.came.code == "raise-lost"


def test_the_floor_chooses_once_of_a_ruling() -> None:
    scenario = Case(("C raise 800", "D pushes 10", "the floor rules return-chips 10"), ())
    play = scenario.in_a_scenario()
    (twice,) = play.faults(None, ("the floor rules full-call 800",))
    assert (twice.expected, twice.came) == ((), "full-call 800")
    played(play, "D says 'raise'", "D says '2000'")
    assert play.hand.price == 2000
