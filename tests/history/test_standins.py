"""Up cards that nobody recorded, and draws that are told hand by hand."""

import pytest
from files import phh, verdict

from ruleone.cards import parse_cards, texts
from ruleone.history.games import variant_of
from ruleone.history.record import Step
from ruleone.history.replay import with_standins
from ruleone.history.shown_cards import in_order


def hole(seat: int, cards: str) -> Step:
    return Step(0, "hole", seat, parse_cards(cards))


def told(family: str, *steps: Step) -> list[str]:
    stud = variant_of(family, "fixed-limit").family
    return ["".join(texts(step.cards)) for step in with_standins(steps, stud)]


def test_an_up_card_that_nobody_saw_is_one_that_brings_nothing_in() -> None:
    steps = (hole(1, "??????"), hole(2, "AsAhAd"), hole(3, "????2c"), hole(1, "??"))
    assert told("stud", *steps) == ["????Ac", "AsAhAd", "????2c", "Ks"]
    assert told("razz", *steps) == ["????2d", "AsAhAd", "????2c", "2h"]


def test_down_cards_stay_unknown() -> None:
    seventh = (hole(1, "AsKsQs"), hole(1, "Js"), hole(1, "Ts"), hole(1, "9s"), hole(1, "??"))
    assert told("stud8", *seventh)[-1] == "??"
    assert told("stud5", hole(1, "????"), hole(1, "As")) == ["??Ah", "As"]


@pytest.mark.rows(("recorded", "ok"), [("", None), ("[1010, 990]", True)])
def test_a_hand_with_cards_stood_in_for_is_right_only_where_its_stacks_are_recorded(
    recorded: str, ok: bool | None
) -> None:
    """Nobody saw the up card of the second player, who folds to the bring-in."""
    cards = ("d dh p1 ????2c", "d dh p2 ??????")
    stud = {
        "variant": '"F7S"', "antes": "[10, 10]", "blinds_or_straddles": "", "min_bet": "",
        "bring_in": "25", "small_bet": "100", "big_bet": "200", "starting_stacks": "[1000, 1000]",
        "finishing_stacks": recorded,
    }  # fmt: skip
    found = verdict(phh(*cards, "p1 pb", "p2 f", **stud))
    assert (found.ok, found.fault, found.stacks) == (ok, None, (1010, 990))


def test_the_cards_of_a_draw_come_after_all_that_is_thrown_away_in_it() -> None:
    def throw(seat: int) -> Step:
        return Step(0, "discard", seat, parse_cards("??"))

    first = (throw(1), hole(1, "As"), throw(2), hole(2, "Ks"))
    again = (throw(1), hole(1, "Ah"), throw(2), hole(2, "Kh"))
    deal, bet = (hole(1, "????"), hole(2, "????")), Step(0, "check-call", 1)
    assert tuple(in_order((*deal, *first, *again, bet))) == (
        *deal,
        *(first[0], first[2], first[1], first[3]),
        *(again[0], again[2], again[1], again[3]),
        bet,
    )
