"""Bets of a street that get other totals, several in one step (`CorrectBets`)."""

from random import Random
from typing import Any

import pytest
from by_the_floor import BY_THE_FLOOR, intervene, refused, tell
from deals import asked, play, table
from lines import chosen

from ruleone.cards import parse_cards
from ruleone.dealing import GAMES, CorrectBets, GiveBack, Hand, KillHand, Show
from ruleone.dealing.events import Acted, BetsCollected, Intervened
from ruleone.rulebook import Refusal

FOUR = (10_000,) * 4


def flop(stacks: tuple[int, ...] = FOUR, game: str = "nlhe", **facts: Any) -> Hand:
    """The flop of a limped pot, at 200-400, whose cards nobody has seen."""
    hand = table(stacks, deck=None, game=game, blinds=(200, 400), **facts)
    for seat in hand.stacks:
        hand.deal_hole(seat)
    while hand.awaits == "action":
        play(hand, f"{asked(hand).seat} {'check' if asked(hand).check else 'call'}")
    assert not isinstance(hand.deal_board(parse_cards("Ah 8s 5d")), Refusal)
    return hand


def bets(hand: Hand) -> dict[int, int]:
    return {each.seat: each.bet for each in hand.view().seats if each.bet}


@pytest.mark.rule("tda2024-52A")
def test_a_raise_and_its_call_are_made_up_and_who_is_to_act_faces_the_new_price() -> None:
    """Seat 1 bets 1200, 2 raises, 3 calls, 4 folds. 2000 lay there: the floor has that recorded,
    and corrects it again. The next raise is measured by the corrected one."""
    hand = flop()
    play(hand, "1 raise 1200", "2 raise 2400", "3 call", "4 fold")
    intervene(hand, CorrectBets(((2, 2000), (3, 2000))))
    assert (bets(hand), asked(hand).to_call) == ({1: 1200, 2: 2000, 3: 2000}, 800)
    assert hand.full_raise == 1200
    intervene(hand, CorrectBets(((2, 2400), (3, 2400))))
    assert bets(hand) == {1: 1200, 2: 2400, 3: 2400}
    assert (asked(hand).seat, asked(hand).to_call) == (1, 1200)
    assert hand.full_raise == 1200
    assert hand.to_act == (1,)
    assert hand.view().seats[3].status == "folded"
    play(hand, "1 call")
    assert hand.awaits == "board"
    assert hand.view().total == 4 * 400 + 3 * 2400


def test_bets_in_the_pot_come_out_of_it_until_the_next_card() -> None:
    hand = flop()
    play(hand, "1 raise 400", "2 call", "3 fold", "4 fold")
    assert hand.awaits == "board"
    intervene(hand, CorrectBets(((1, 800), (2, 800))))
    assert (hand.awaits, hand.view().total) == ("board", 3200)
    assert (hand.stacks[1], hand.stacks[2]) == (8800, 8800)
    intervene(hand, CorrectBets(((1, 500), (2, 500))))
    assert (hand.awaits, hand.view().total) == ("board", 2600)
    assert not isinstance(hand.deal_board(parse_cards("2c")), Refusal)
    assert asked(hand).bet_to == (400, 9100)
    assert refused(hand, CorrectBets(((1, 800), (2, 800)))) == "no-bet-to-correct"


def test_a_caller_who_is_left_short_is_asked_again() -> None:
    hand = flop()
    play(hand, "1 raise 400", "2 call", "3 fold", "4 fold")
    intervene(hand, CorrectBets(((1, 800),)))
    assert (asked(hand).seat, asked(hand).to_call) == (2, 400)
    assert hand.to_act == (2,)
    play(hand, "2 fold")
    assert hand.over
    assert hand.stacks[1] == 10_000 + 3 * 400 + 400


def test_on_the_river_bets_are_corrected_until_the_first_hand_is_shown() -> None:
    hand = flop()
    for card in ("2c", "2d"):
        play(hand, *(f"{seat} check" for seat in (1, 2, 3, 4)))
        hand.deal_board(parse_cards(card))
    play(hand, "1 raise 400", "2 call", "3 fold", "4 fold")
    assert hand.view().street == "showdown"
    intervene(hand, CorrectBets(((1, 1000), (2, 1000))))
    assert (hand.view().street, hand.view().total) == ("showdown", 3600)
    assert asked(hand).seat == 1
    play(hand, "1 show Kc Kd")
    assert refused(hand, CorrectBets(((1, 400), (2, 400)))) == "bets-past-correcting"


def test_an_all_in_stays_in_and_one_that_is_cut_plays_on() -> None:
    hand = flop((10_000, 1_400, 10_000, 10_000))
    play(hand, "1 raise 800", "2 call", "3 call")
    assert refused(hand, CorrectBets(((1, 1200), (2, 1200), (3, 1200)))) == "bet-cannot-be"
    intervene(hand, CorrectBets(((1, 1200), (2, 1000), (3, 1200))))
    assert hand.view().seats[1].status == "all-in"
    play(hand, "4 call")
    assert [pot.amount for pot in hand.view().pots] == [4 * 400 + 4 * 1000, 3 * 200]
    cut = flop((10_000, 1_400, 10_000, 10_000))
    play(cut, "1 check", "2 raise 1000", "3 call")
    intervene(cut, CorrectBets(((2, 900), (3, 900))))
    assert (cut.view().seats[1].status, cut.stacks[2]) == ("in", 100)
    assert cut.to_act == (4, 1)


@pytest.mark.rows(
    ("totals", "code"),
    [
        ((), "not-totals"),
        ("many", "not-totals"),
        (((1, 800), (1, 900)), "not-totals"),
        (((1, "800"),), "not-totals"),
        (((1, True),), "not-totals"),
        (((1,),), "not-totals"),
        (((9, 800),), "not-in-hand"),
        (((1, 800), (3, 800)), "dead-already"),
        (((1, 800), (4, 800)), "no-bet-to-correct"),
        (((1, 0),), "bet-cannot-be"),
        (((1, -5),), "bet-cannot-be"),
        (((1, 9_601), (2, 800)), "bet-cannot-be"),
    ],
)
def test_totals_that_cannot_be_are_refused(totals: Any, code: str) -> None:
    hand = flop()
    play(hand, "1 raise 400", "2 call", "3 fold")
    assert refused(hand, CorrectBets(totals)) == code


def test_blinds_stay_in() -> None:
    hand = table(FOUR, deck=None, blinds=(200, 400))
    assert refused(hand, CorrectBets(((1, 400),))) == "bets-past-correcting"
    for seat in hand.stacks:
        hand.deal_hole(seat)
    play(hand, "3 raise 800", "4 fold", "1 call")
    assert refused(hand, CorrectBets(((2, 800),))) == "no-bet-to-correct"
    assert refused(hand, CorrectBets(((1, 199),))) == "bet-cannot-be"
    intervene(hand, CorrectBets(((1, 700), (3, 700))))
    assert (asked(hand).seat, asked(hand).to_call) == (2, 300)


def test_other_corrections_of_the_street_go_with_it() -> None:
    """A raise that went back before, a hand killed after: the corrected bets are bet again."""
    hand = flop()
    play(hand, "1 raise 400", "2 raise 1200")
    intervene(hand, GiveBack(2, 800))
    intervene(hand, CorrectBets(((1, 600), (2, 600))))
    assert (bets(hand), hand.price) == ({1: 600, 2: 600}, 600)
    intervene(hand, KillHand(1))
    intervene(hand, GiveBack(2, 100))
    assert (bets(hand), asked(hand).seat) == ({1: 600, 2: 500}, 2)


def corrections(hand: Hand, chance: Random) -> CorrectBets:
    """Other totals for all live players who bet last on this street, within their chips."""
    live = {each.seat: each for each in hand.view().seats if each.status in ("in", "all-in")}
    last = {
        event.seat: event.to for event in hand.events if isinstance(event, Acted) and event.paid
    }
    by = chance.choice((-75, 25, 100, 300))
    seats = [seat for seat in sorted(last) if seat in live] or [1]
    return CorrectBets(tuple((seat, last.get(seat, 0) + by) for seat in seats))


@pytest.mark.parametrize("game", ["nlhe", "plo", "flhe", "flstud8", "nl5draw"])
def test_through_random_hands_no_chip_is_lost_and_each_correction_can_be_undone(game: str) -> None:
    """Bets are corrected at any moment, before the players or back from the pots."""
    made = reopened = 0
    for number in range(40):
        chance = Random(f"{game} {number}")
        seats = {seat: chance.randint(300, 3_000) for seat in (1, 2, 3, 4)}
        hand = Hand(game, "modern", seats, 4, (50, 100), showdown="players")
        tell(hand, chance)
        while not hand.over:
            if chance.random() < 0.3:
                before, chips, what = hand, hand.chips, corrections(hand, chance)
                events = hand.events
                again = Hand.replay(events)
                if not isinstance(again.intervene(what, BY_THE_FLOOR), Refusal):
                    hand, made = again, made + 1
                    reopened += isinstance(events[-1], BetsCollected)
                    assert hand.chips == chips
                    (done,) = hand.events[len(events) :][:1]
                    assert isinstance(done, Intervened)
                    assert Hand.replay(hand.events).view() == hand.view()
                    earlier = hand.undo()
                    assert isinstance(earlier, Hand)
                    assert (earlier.events, earlier.options) == (events, before.options)
            if hand.options is None:
                tell(hand, chance)
                continue
            seat, action = hand.options.seat, chosen(hand, chance)
            if isinstance(action, Show):
                break
            assert not isinstance(hand.act(seat, action), Refusal)
        assert hand.chips == sum(seats.values())
    assert made > 10
    assert reopened > 0 or GAMES[game].rounds[1].draw  # a draw begins at once
