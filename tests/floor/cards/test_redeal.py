"""The hand that is dealt again after a misdeal."""

import pytest
from ruled import book, codes_of, rules_of

from ruleone.dealing import Hand
from ruleone.floor import BadFacts
from ruleone.floor.cards import Lineup, Redeal, redeal
from ruleone.floor.penalties import Serving, deal
from ruleone.floor.ruling import DealtAgain

FIRST = Lineup(seats=(4, 6, 7, 8, 3), button=3, blinds=(100, 200), ante=25)
NOW = Lineup(seats=(5, 6, 7, 8, 3, 4), button=4, blinds=(150, 300), ante=50)
AGAIN = Redeal(first=FIRST, now=NOW, absent=(8,), penalised=(7,), penalised_now=(7,))


def again(name: str, **options: object) -> DealtAgain:
    ruling = redeal(book(name, **options), AGAIN)
    assert ruling.verdict == "settled"
    (remedy,) = ruling.to_do
    assert isinstance(remedy, DealtAgain)
    return remedy


@pytest.mark.rule("house-33C.1", "house-33C.2")
@pytest.mark.rows("name", ["house", "tda2011", "tda2019"])
def test_a_re_deal_repeats_the_hand(name: str) -> None:
    told = again(name)
    assert (told.seats, told.button, told.blinds, told.ante) == (FIRST.seats, 3, (100, 200), 25)
    assert told.killed == (7, 8)
    rules = rules_of(redeal(book(name), AGAIN))
    assert rules == ["house-33C.1", "house-33C.1", "house-33C.2", "house-33C.3"]
    new = again(name, misdeal__redeal="new-hand")
    assert (new.seats, new.button, new.blinds, new.ante) == (NOW.seats, 4, (150, 300), 50)
    assert new.killed == (7,)


@pytest.mark.rule("tda2024-35C.1", "tda2024-35C.2", "tda2024-35C.3", "tda2024-30.2")
def test_of_2024_the_hands_of_those_who_are_away_now_are_dead() -> None:
    """To be away for the first deal alone costs nothing; a penalty kills the hand as before."""
    four = Lineup(seats=(1, 2, 3, 4), button=4, blinds=(100, 200))
    rows: list[tuple[dict[str, tuple[int, ...]], tuple[int, ...], list[str]]] = [
        ({"absent": (3,), "absent_now": (3,)}, (3,), ["redeal-away-again"]),
        ({"absent": (3,)}, (), ["redeal-may-play"]),
        ({"absent_now": (2,)}, (2,), ["redeal-away-again"]),
        (
            {"absent": (1, 3), "absent_now": (3,), "penalised": (2,), "penalised_now": (2, 4)},
            (2, 3, 4),
            ["redeal-may-play", "redeal-on-penalty", "redeal-away-again", "redeal-counts-once"],
        ),
    ]
    faults = []
    for facts, dead, codes in rows:
        ruling = redeal(book("tda2024"), Redeal(first=four, now=four, **facts))
        (remedy,) = ruling.to_do
        assert isinstance(remedy, DealtAgain)
        came = [code for code in codes_of(ruling) if code != "redeal-replays"]
        if (remedy.killed, remedy.seats, came) != (dead, (1, 2, 3, 4), codes):
            faults.append((facts, remedy, came))
    assert faults == []
    both = redeal(
        book("tda2024"),
        Redeal(first=four, now=four, absent=(1,), absent_now=(3,), penalised_now=(2,)),
    )
    assert rules_of(both)[1:] == ["tda2024-35C.2", "tda2024-35C.3", "tda2024-30.2"]


@pytest.mark.rule("house-33C.3")
@pytest.mark.rows(("redeal_is", "left"), [("exact-replay", 3), ("new-hand", 2)])
def test_the_penalty_counts_both_deals_as_one_hand(redeal_is: str, left: int) -> None:
    rules = book("house", misdeal__redeal=redeal_is)
    first = deal(rules, Serving(4))
    assert first.killed
    assert deal(rules, first.serving, redeal=True).serving.hands_left == left


@pytest.mark.rule("house-33C.1")
def test_the_engine_deals_it_as_it_was() -> None:
    told = again("house")
    stacks = dict.fromkeys(told.seats, 10_000)
    hand = Hand("nlhe", "house", stacks, button=told.button, blinds=told.blinds, ante=told.ante)
    view = hand.view()
    assert (view.small_blind_seat, view.big_blind_seat, view.blinds) == (4, 6, (100, 200))


def test_lineups_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadFacts, match="each once"):
        Lineup(seats=(1,), button=1, blinds=(1, 2))
    with pytest.raises(BadFacts, match="not to 5"):
        Redeal(first=FIRST, now=NOW, absent=(5,))
