"""Whatever the floor is offered it can carry out: each choice of each ruling, at every moment of
hands of every kind, in turn and before it."""

from itertools import chain
from random import Random

import pytest
from accidents import WORDS, any_facts, begun, next_step
from incident_tables import awarded, stud
from live import entered, live, refused

from ruleone.dealing import Call, Check, Fold, KillHand, RaiseTo, RestoreHand
from ruleone.floor import Moved, PulledBack, Push, Reading, Ruling, Said, Step, Tapped, ToldCount
from ruleone.floor.followed import (
    INCIDENTS,
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    Chosen,
    Entry,
    FollowedHand,
    HandDealt,
    Happened,
    Line,
    Overruled,
    Plays,
    SkippedSpoke,
)
from ruleone.floor.followed.record import outcome
from ruleone.floor.penalties import ConductRuling
from ruleone.rulebook import Refusal

TABLES = ("nlhe", "plo8", "flstud", "fl27td")
BOOKS = ("house", "tda2011", "modern")
KINDS = sorted(kind for kind, incident in INCIDENTS.items() if incident.of_hand is not None)
TRIED = 25
"""How many incidents are told at each moment of a hand."""
HANDS = 2
"""How many hands of each kind are played: one that ends early has few moments."""


def moments(followed: FollowedHand, chance: Random) -> list[FollowedHand]:
    """The hand as it stood after each of its entries, played to its end."""
    stood = [followed.with_lines(())]
    while not followed.hand.over and len(stood) < 60:
        for entry in next_step(followed, chance):
            if isinstance(followed.enter(entry), Line):
                break
        else:
            break
        stood.append(followed.with_lines(followed.lines))
    return stood


def told(followed: FollowedHand, chance: Random) -> Entry:
    """An incident, or words, chips and acts of somebody who is to act now or later."""
    hand = followed.hand
    if not hand.to_act or chance.random() < 0.6:
        kind = chance.choice(KINDS)
        return Happened(kind, any_facts(hand, kind, chance))
    seat = chance.choice(hand.to_act)
    if chance.random() < 0.3:
        bets = (RaiseTo(chance.choice((300, 600, 900))), Fold(), Check(), Call())
        return Acts(seat, chance.choice(bets))
    if chance.random() < 0.1:
        return SkippedSpoke(False, chance.choice((True, False, None)))
    steps: tuple[Step, ...] = tuple(
        chance.choice(
            (
                Said(chance.choice(WORDS)),
                Push({chance.choice((5, 25, 100, 500)): chance.randint(1, 4)}),
                Tapped(),
                Moved(),
                PulledBack(),
                ToldCount(chance.choice((100, 300, 700))),
            )
        )
        for _ in range(chance.randint(1, 3))
    )
    return Plays(seat, steps)


def offered(line: Line) -> int:
    """How many choices the floor has on an entry."""
    turn = line.turn if line.turn is not None and line.turn.choices else None
    ruling = turn or line.ruling
    if isinstance(ruling, ConductRuling):
        return 0
    return len(outcome(ruling, None).choices)


@pytest.mark.rows("book", BOOKS)
@pytest.mark.rows("game", TABLES)
def test_every_choice_that_a_ruling_offers_can_be_carried_out(game: str, book: str) -> None:
    chance = Random(f"{game} {book}")
    carried_out = 0
    hands = [moments(begun(chance, game, book), chance) for _ in range(HANDS)]
    for stood in chain.from_iterable(hands):
        followed = stood.with_lines(stood.lines)
        for _ in range(TRIED):
            line = followed.enter(told(followed, chance))
            if isinstance(line, Refusal) or not (count := offered(line)):
                continue
            for choice in range(count):
                came = followed.judged(Chosen(line.n, choice))
                assert isinstance(came, Line), (line.entry, line.ruling, choice, came)
                carried_out += 1
            followed = stood.with_lines(stood.lines)
    assert carried_out > 20


@pytest.mark.rule("house-38B.2")
def test_chips_of_an_undercall_out_of_turn_stay_in_the_pot_when_its_turn_comes() -> None:
    followed = live()
    entered(followed, Acts(3, RaiseTo(800)))
    line = entered(followed, Plays(5, (Push({100: 3}),)))
    assert isinstance(line.ruling, Reading)
    fold = [choice.code for choice in line.ruling.choices].index("forfeit-and-fold")
    entered(followed, Chosen(line.n, fold))
    assert followed.view().to_act == 4
    entered(followed, Acts(4, Call()))
    assert followed.view().to_act == 1
    seat = followed.view().seats[4]
    assert (seat.status, seat.bet, seat.stack) == ("folded", 300, 9700)


def test_an_undercall_out_of_turn_that_is_overruled_leaves_nothing_in_the_pot() -> None:
    followed = live()
    entered(followed, Acts(3, RaiseTo(800)))
    line = entered(followed, Plays(5, (Push({100: 3}),)))
    entered(followed, Chosen(line.n, 1))
    entered(followed, Overruled(line.n, (), "they were change"), Acts(4, Call()))
    assert followed.view().to_act == 5


@pytest.mark.rule("house-33D", "house-33A.7")
def test_a_late_wrong_count_kills_live_hands_and_leaves_one() -> None:
    followed = live((1000,) * 4)
    entered(followed, Acts(3, Call()), Acts(4, Fold()))
    few = Happened("initial-deal", {"got": {"1": 2, "2": 2, "3": 1, "4": 1}})
    line = entered(followed, few)
    assert isinstance(line.ruling, Ruling)
    assert line.ruling.choices[0].remedies == (KillHand(3),)
    entered(followed, Chosen(line.n, 0))
    assert [seat.status for seat in followed.view().seats] == ["in", "in", "folded", "folded"]
    gone = entered(followed, few)
    assert isinstance(gone.ruling, Ruling)
    assert (gone.ruling.verdict, gone.ruling.to_do) == ("settled", ())
    all_short = Happened("initial-deal", {"got": {"1": 1, "2": 1, "3": 2, "4": 2}})
    none_left = entered(followed, all_short)
    assert isinstance(none_left.ruling, Ruling)
    assert (none_left.ruling.verdict, none_left.ruling.to_do) == ("settled", ())


@pytest.mark.rule("house-60.1")
def test_a_hand_of_stud_that_is_killed_between_streets_dies_when_the_cards_are_out() -> None:
    followed = stud()
    entered(followed, Acts(2, Call()), Acts(3, Call()), HandDealt(1, ("3c",)))
    line = entered(followed, Happened("picked-up", {"seat": 2}))
    assert isinstance(line.ruling, Ruling)
    dead = [choice.code for choice in line.ruling.choices].index("hand-dead")
    entered(followed, Chosen(line.n, dead))
    assert followed.view().seats[1].status == "in"
    entered(followed, HandDealt(2, ("4c",)), HandDealt(3, ("5c",)))
    assert followed.view().seats[1].status == "folded"
    assert not followed.pending.due
    assert 2 not in followed.hand.to_act


def test_a_hand_killed_in_the_deal_dies_once_it_is_dealt() -> None:
    followed = live().with_lines(())
    entered(followed, ByFloor((KillHand(3),), "he is not here"))
    assert followed.hand.awaits == "hole-cards"
    entered(followed, AllDealt())
    assert followed.view().seats[2].status == "folded"
    assert followed.view().to_act == 4


@pytest.mark.rule("house-59.4")
def test_a_fouled_hand_that_has_missed_a_street_is_not_put_back() -> None:
    followed = live((1000,) * 3)
    entered(followed, Acts(3, Fold()))
    early = entered(followed, Happened("fouled-hand", {"seat": 3, "how": "fouled"}))
    assert isinstance(early.ruling, Ruling)
    assert early.ruling.choices[0].remedies == (RestoreHand(3),)
    entered(followed, Acts(1, RaiseTo(300)), Acts(2, Call()))
    facts = {"seat": 3, "how": "fouled", "certainty": 100}
    late = entered(followed, Happened("fouled-hand", facts))
    assert isinstance(late.ruling, Ruling)
    assert (late.ruling.verdict, late.ruling.to_do) == ("settled", ())


@pytest.mark.rule("house-12C")
def test_a_pot_that_went_out_is_read_again_before_it_is_put_right() -> None:
    followed = awarded()
    line = entered(followed, Happened("killed-hand", {"seat": 3, "tabled": True}))
    for choice in (0, 1):
        assert isinstance(followed.judged(Chosen(line.n, choice)), Line)


@pytest.mark.rule("house-60.2")
def test_who_is_to_bring_it_in_does_so_before_he_folds() -> None:
    followed = stud().with_lines(())
    for seat, cards in ((1, "?? ?? 2c"), (2, "?? ?? Kh"), (3, "?? ?? Jh")):
        entered(followed, HandDealt(seat, tuple(cards.split())))
    turned = Happened("folded-in-stud", {"seat": 1, "face_down": True})
    assert refused(followed, turned).code == "must-bring-in"


@pytest.mark.rule("house-39B")
def test_a_skipped_player_who_is_to_bring_it_in_does_so_before_the_hand_is_dead() -> None:
    followed = stud().with_lines(())
    for seat, cards in ((1, "?? ?? 2c"), (2, "?? ?? Kh"), (3, "?? ?? Jh")):
        entered(followed, HandDealt(seat, tuple(cards.split())))
    entered(followed, Acts(2, RaiseTo(100)), Acts(3, Call()))
    line = entered(followed, SkippedSpoke(spoke_up=False, had_time=True))
    assert line.turn is not None
    dead = [choice.code for choice in line.turn.choices].index("hand-dead")
    entered(followed, Chosen(line.n, dead))
    assert followed.view().seats[0].status == "folded"
    assert followed.view().seats[0].bet == 25
    assert followed.view().street == "third"


@pytest.mark.rule("tda2011-11")
def test_cards_thrown_in_of_a_hand_that_cannot_live_again_stay_dead() -> None:
    followed = live((150, 1000, 1000), "tda2011")
    entered(followed, Acts(3, Call()), Acts(1, RaiseTo(150)), Acts(2, Call()), Acts(3, Call()))
    entered(followed, Happened("fouled-hand", {"seat": 3, "how": "killed", "certainty": 0}))
    board = (("As", "Kd", "2c"), ("7h",), ("9h",))
    entered(followed, *(BoardTurned(cards) for cards in board))
    line = entered(followed, Happened("thrown-in", {"seat": 3, "in_muck": True}))
    assert isinstance(line.ruling, Ruling)
    assert (line.ruling.verdict, getattr(line.ruling.ruled, "code", "")) == ("settled", "hand-dead")


@pytest.mark.rule("house-39B")
def test_a_setting_that_kills_the_skipped_hand_kills_it_once_it_has_brought_in() -> None:
    followed = stud(book="house+out_of_turn.skipped_hand=dead").with_lines(())
    for seat, cards in ((1, "?? ?? 2c"), (2, "?? ?? Kh"), (3, "?? ?? Jh")):
        entered(followed, HandDealt(seat, tuple(cards.split())))
    entered(followed, Acts(2, RaiseTo(100)), Acts(3, Call()))
    entered(followed, SkippedSpoke(spoke_up=False, had_time=True))
    assert (followed.view().seats[0].status, followed.view().seats[0].bet) == ("folded", 25)


@pytest.mark.rule("house-39B")
def test_a_skipped_player_may_fold_whatever_is_still_to_be_judged() -> None:
    for told in ((), (SkippedSpoke(spoke_up=False),)):
        followed = live((1000, 1000, 1000), "house")
        entered(followed, Acts(1, RaiseTo(300)), Acts(2, Call()), *told)
        assert refused(followed, Acts(3, Call())).code in (
            "skipped-told-first", "floor-decides-of-skipped",
        )  # fmt: skip
        entered(followed, Acts(3, Fold()))
        assert followed.view().seats[2].status == "folded"
