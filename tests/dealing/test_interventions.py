"""The floor's hand on a hand: what each intervention does, and what it refuses to do."""

from typing import Any

import pytest
from by_the_floor import BY_THE_FLOOR, intervene, refused
from deals import asked, check_down, deck, play, table

from ruleone.cards import FULL_DECK, UNKNOWN, parse, parse_cards, text
from ruleone.dealing import (
    CorrectBets,
    CorrectStack,
    Forfeit,
    GiveBack,
    Hand,
    KeepAside,
    KillHand,
    ReplaceCard,
    ReshuffleStub,
    RestoreHand,
    TakeBoardBack,
    VoidHand,
)
from ruleone.dealing.events import HandEnded, Intervened
from ruleone.rulebook import Refusal
from ruleone.words import LANGUAGES, say

FIVE = (1000, 1000, 1000, 1000, 1000)


def told(stacks: tuple[int, ...] = FIVE, **facts: Any) -> Hand:
    """A hand whose cards nobody has seen; the dealer tells the board."""
    hand = table(stacks, deck=None, **facts)
    for seat in hand.stacks:
        hand.deal_hole(seat)
    return hand


def board(hand: Hand, cards: str) -> None:
    outcome = hand.deal_board(parse_cards(cards))
    assert not isinstance(outcome, Refusal), outcome


def to_come(hand: Hand) -> list[int]:
    """The seats asked one after the other where each of them checks or calls."""
    seats = []
    street = hand.view().street
    while hand.options is not None and hand.view().street == street:
        seats.append(hand.options.seat)
        play(hand, f"{hand.options.seat} {'check' if hand.options.check else 'call'}")
    return seats


def test_a_raise_that_goes_back_leaves_the_bet_before_it() -> None:
    """Seat 3 bets, 4 calls, 5 raises; the 200 of the raise go back, and whoever has matched the
    bet is not asked again."""
    hand = told()
    play(hand, "3 raise 300", "4 call", "5 raise 500")
    intervene(hand, GiveBack(5, 200))
    assert hand.price == 300
    assert asked(hand).bet_to == (500, 1000)
    assert to_come(hand) == [1, 2]
    assert hand.awaits == "board"
    assert hand.chips == 5000


def test_all_of_a_bet_that_goes_back_leaves_its_player_to_act() -> None:
    hand = told()
    play(hand, "3 call", "4 raise 400", "5 fold")
    intervene(hand, GiveBack(4, 400))
    assert (hand.price, hand.full_raise) == (100, 100)
    assert asked(hand).seat == 4
    assert to_come(hand) == [4, 1, 2]


def test_a_raise_asks_all_again_whom_the_floor_had_left_out() -> None:
    hand = told()
    play(hand, "3 raise 300", "4 call", "5 raise 500")
    intervene(hand, GiveBack(5, 200))
    play(hand, "1 raise 600")
    assert to_come(hand) == [2, 3, 4, 5]


def test_who_has_acted_does_not_raise_again_for_chips_that_went_back() -> None:
    hand = told()
    play(hand, "3 raise 300", "4 raise 500", "5 fold", "1 fold", "2 fold")
    intervene(hand, GiveBack(4, 100))
    assert asked(hand).seat == 3
    assert asked(hand).to_call == 100
    assert asked(hand).bet_to is None


def test_in_fixed_limit_the_next_raise_is_above_one_whose_raise_before_went_back() -> None:
    """Seat 4's raise goes back, seat 5's stands: it is two heights above the bet before it."""
    hand = told(game="flhe")
    play(hand, "3 raise 200", "4 raise 300", "5 raise 400")
    intervene(hand, GiveBack(4, 278))
    assert hand.price == 400
    assert (asked(hand).seat, asked(hand).bet_to) == (1, (500, 500))


def test_an_all_in_that_goes_back_in_part_plays_on() -> None:
    hand = told((1000, 1000, 400))
    play(hand, "3 raise 400")
    intervene(hand, GiveBack(3, 150))
    assert hand.price == 250
    assert hand.view().seats[2].status == "in"
    assert hand.stacks[3] == 150
    assert to_come(hand) == [1, 2]


@pytest.mark.rows(
    ("line", "what"),
    [
        ((), GiveBack(2, 100)),
        ((), GiveBack(3, 1)),
        (("3 raise 300",), GiveBack(3, 301)),
        (("3 raise 300",), GiveBack(3, 0)),
        (("3 raise 300",), GiveBack(3, -5)),
        (("3 call", "4 fold", "5 fold", "1 fold", "2 check"), GiveBack(3, 100)),
    ],
)
def test_only_bets_of_this_street_go_back(line: tuple[str, ...], what: GiveBack) -> None:
    """Blinds stay, as does what is in the pot."""
    hand = told()
    play(hand, *line)
    assert refused(hand, what) == "nothing-to-give-back"


def test_a_dead_hand_leaves_its_chips_and_is_not_asked() -> None:
    hand = told()
    play(hand, "3 raise 300", "4 call")
    (event, *_) = intervene(hand, KillHand(5))
    assert isinstance(event, Intervened)
    assert event.citation == BY_THE_FLOOR
    assert to_come(hand) == [1, 2]
    intervene(hand, KillHand(4))
    assert hand.view().seats[3].status == "folded"
    assert hand.view().pots[0].amount == 1200
    assert hand.view().pots[0].seats == (1, 2, 3)


def test_when_all_other_hands_are_dead_the_last_one_wins() -> None:
    hand = told((1000, 1000))
    play(hand, "2 raise 300")
    events = intervene(hand, KillHand(1))
    assert isinstance(events[-1], HandEnded)
    assert hand.stacks == {1: 900, 2: 1100}
    assert refused(hand, RestoreHand(1)) == "hand-over"


def test_the_last_hand_of_a_draw_game_wins_without_drawing() -> None:
    """Both are asked to draw at once, as the big blind is all-in with less than the small one."""
    seats = {1: 20, 2: 1_980}
    hand = Hand("flbadugi", seats=seats, button=2, blinds=(50, 100), deck=deck() * 9)
    assert asked(hand).discard == (0, 4)
    intervene(hand, KillHand(1))
    assert hand.over
    assert hand.stacks == {1: 0, 2: 2_000}


def test_stacks_of_a_hand_that_is_over_are_put_right_and_nothing_else() -> None:
    hand = told((1000, 1000))
    play(hand, "2 raise 300", "1 fold")
    intervene(hand, CorrectStack(2, -1100))
    intervene(hand, CorrectStack(1, 1100))
    assert hand.stacks == {1: 2000, 2: 0}
    assert refused(hand, CorrectStack(2, -1)) == "stack-cannot-be"
    assert refused(hand, KillHand(2)) == "hand-over"
    assert refused(hand, VoidHand()) == "hand-over"
    assert hand.over
    assert Hand.replay(hand.events).stacks == hand.stacks


def test_a_fold_in_error_is_taken_back_in_its_turn() -> None:
    hand = told()
    play(hand, "3 raise 300", "4 fold", "5 call")
    intervene(hand, RestoreHand(4))
    assert hand.view().seats[3].last is None
    assert to_come(hand) == [4, 1, 2]


def test_a_hand_killed_at_the_showdown_wins_when_it_is_restored() -> None:
    cards = deck(["As Ad", "Kh Kd", "Qc Qd"], "Ah 8s 5d 4c 3s")
    hand = table((1000, 1000, 1000), deck=cards, showdown="players")
    play(hand, "3 call", "1 call", "2 check")
    for _ in range(3):
        play(hand, "1 check", "2 check", "3 check")
    play(hand, "1 muck")
    intervene(hand, RestoreHand(1))
    assert asked(hand).seat == 1
    play(hand, "1 show", "2 show", "3 show")
    assert hand.stacks == {1: 1200, 2: 900, 3: 900}


def test_cards_that_nobody_had_seen_are_told_when_a_hand_comes_back() -> None:
    hand = told()
    play(hand, "3 fold")
    assert refused(hand, RestoreHand(3, (5,))) == "card-count"
    assert refused(hand, RestoreHand(3, (5, 99))) == "not-a-card"
    intervene(hand, RestoreHand(3, (5, 9)))
    assert hand.holds(3) == (5, 9)
    assert refused(hand, RestoreHand(3)) == "lives-already"


def test_who_has_missed_bets_does_not_come_back() -> None:
    hand = told()
    play(hand, "3 raise 300", "4 fold", "5 call", "1 fold", "2 fold")
    board(hand, "Ah 8s 5d")
    assert refused(hand, RestoreHand(4)) == "streets-missed"
    assert refused(hand, KillHand(4)) == "dead-already"


def test_a_board_goes_back_and_comes_again() -> None:
    hand = told((1000, 1000, 1000))
    play(hand, "3 call", "1 call", "2 check")
    board(hand, "Ah 8s 5d")
    intervene(hand, TakeBoardBack(3))
    assert hand.view().board == ()
    assert hand.view().street == "preflop"
    assert hand.awaits == "board"
    again = hand.deal_board(parse_cards("Ah 7s 6s"))
    assert isinstance(again, Refusal)
    assert again.code == "card-twice"
    intervene(hand, ReshuffleStub(back=tuple(parse_cards("Ah 8s"))))
    board(hand, "Ah 7s 6s")
    assert asked(hand).seat == 1
    assert refused(hand, TakeBoardBack(1)) == "no-such-street"
    play(hand, "1 check")
    assert refused(hand, TakeBoardBack(3)) == "betting-begun"


def test_a_street_taken_back_leaves_the_one_before_it_as_it_was() -> None:
    hand = told((1000, 1000, 1000))
    play(hand, "3 call", "1 call", "2 check")
    board(hand, "Ah 8s 5d")
    play(hand, "1 check", "2 check", "3 check")
    board(hand, "2c")
    intervene(hand, TakeBoardBack(1))
    assert hand.awaits == "board"
    assert refused(hand, TakeBoardBack(3)) == "betting-begun"
    board(hand, "3c")
    assert refused(hand, TakeBoardBack(4)) == "betting-begun"
    intervene(hand, TakeBoardBack(1))
    board(hand, "4c")
    assert hand.view().board == ("Ah", "8s", "5d", "4c")


@pytest.mark.rows(
    ("game", "before", "count"), [("flpineapple", 0, 1), ("flcrazy", 1, 1), ("flirish", 1, 2)]
)
def test_what_was_thrown_away_before_a_street_stays_away(
    game: str, before: int, count: int
) -> None:
    """The street is taken back and comes again: nobody throws away more, and no card that he has
    thrown away comes on the board until the muck is mixed into the stub."""
    hand = table((1000, 1000), deck=None, game=game, min_bet=100)
    for seat, cards in ((1, "As Ad 2c 3c"), (2, "Kh Kd 4c 5c")):
        assert not isinstance(hand.deal_hole(seat, parse_cards(cards)[: 2 + count]), Refusal)
    play(hand, "2 call", "1 check")
    if before:
        board(hand, "9c Th 8s")
        play(hand, "1 check", "2 check")
    play(hand, "1 throw 2c 3c"[: 7 + 3 * count], "2 throw 4c 5c"[: 7 + 3 * count])
    street = "9d Tc 8h" if not before else "Ks"
    board(hand, street)
    intervene(hand, TakeBoardBack(len(street.split())))
    assert hand.awaits == "board"
    assert hand.options is None
    assert hand.holds(1) == tuple(parse_cards("As Ad"))
    if before:
        assert refused(hand, TakeBoardBack(3)) == "cards-thrown"
    again = parse_cards("2c Jd Js"[: len(street)])
    refusal = hand.deal_board(again)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "card-twice"
    intervene(hand, ReshuffleStub(mixed=("muck",)))
    assert not isinstance(hand.deal_board(again), Refusal)
    assert asked(hand).seat == 1


def test_cards_aside_do_not_come() -> None:
    hand = told((1000, 1000))
    intervene(hand, KeepAside((parse("Ks"),)))
    assert refused(hand, KeepAside((parse("Ks"),))) == "card-twice"
    assert refused(hand, ReshuffleStub(back=(parse("Kd"),))) == "not-aside"
    assert refused(hand, ReshuffleStub(order=FULL_DECK)) == "deck-told"
    play(hand, "2 call", "1 check")
    assert isinstance(hand.deal_board(parse_cards("Ks 2c 3c")), Refusal)


def test_a_sealed_deck_goes_on_from_the_stub_as_it_is_now() -> None:
    """Seat 1 gets the first card of the new order, then the dealer burns the next one."""
    hand = table((1000, 1000), deck=FULL_DECK)
    order = tuple(reversed(FULL_DECK))
    intervene(hand, ReshuffleStub(order=order))
    mine = hand.holds(1)
    intervene(hand, ReplaceCard(1, mine[0]))
    assert hand.holds(1) == (order[0], mine[1])
    play(hand, "2 call", "1 check")
    assert hand.view().board == tuple(text(card) for card in order[2:5])
    intervene(hand, TakeBoardBack(3))
    assert hand.view().board == tuple(text(card) for card in order[6:9])
    check_down(hand)
    assert hand.over


def test_a_sealed_deck_is_not_told_cards() -> None:
    hand = table((1000, 1000), deck=FULL_DECK)
    assert refused(hand, KeepAside((51,))) == "deck-sealed"
    assert refused(hand, ReplaceCard(1, hand.holds(1)[0], 51)) == "deck-sealed"
    assert refused(hand, ReplaceCard(1, 51)) == "other-cards"
    assert refused(hand, ReshuffleStub(order=FULL_DECK[:5])) == "order-needed"
    assert refused(hand, ReshuffleStub()) == "order-needed"


def test_an_exposed_card_is_replaced_unseen_at_a_live_table() -> None:
    hand = told((1000, 1000))
    intervene(hand, ReplaceCard(1, parse("Ks")))
    assert hand.holds(1) == (UNKNOWN, UNKNOWN)
    intervene(hand, ReplaceCard(1, parse("Qs"), parse("2c")))
    assert hand.holds(1) == (parse("2c"), UNKNOWN)
    assert refused(hand, ReplaceCard(2, parse("Ks"))) == "card-twice"
    assert [line.parameters for line in hand.view().log[-2:]] == [
        {"cards": ("Ks",)},
        {"cards": ("Qs",)},
    ]


def test_the_last_hand_wins_before_the_card_on_the_board_of_courchevel() -> None:
    hand = Hand("nlcourchevel", seats={1: 1000, 2: 1000}, button=2, showdown="players")
    for seat in hand.stacks:
        hand.deal_hole(seat)
    assert hand.awaits == "board"
    intervene(hand, KillHand(1))
    assert hand.over
    assert hand.stacks == {1: 950, 2: 1050}


def test_a_misdeal_gives_all_chips_back() -> None:
    hand = told(ante=10, ante_format="per-player")
    intervene(hand, CorrectStack(4, 70))
    play(hand, "3 raise 300", "4 call", "5 fold", "1 fold", "2 call")
    board(hand, "Ah 8s 5d")
    play(hand, "2 bet 500")
    events = intervene(hand, VoidHand())
    assert [type(event) for event in events] == [Intervened, HandEnded]
    assert hand.over
    assert hand.stacks == {1: 1000, 2: 1000, 3: 1000, 4: 1070, 5: 1000}
    assert hand.view().total == 0
    assert hand.view().log[-1].code == "hand-void"


def test_a_corrected_stack_bets_what_it_has() -> None:
    hand = told()
    intervene(hand, CorrectStack(3, -700))
    assert asked(hand).bet_to == (200, 300)
    intervene(hand, CorrectStack(3, 600))
    assert asked(hand).bet_to == (200, 900)
    assert refused(hand, CorrectStack(3, -900)) == "stack-cannot-be"
    assert refused(hand, CorrectStack(3, 0)) == "not-chips"
    assert refused(hand, CorrectStack(9, 10)) == "not-in-hand"
    assert hand.chips == 4900


def test_a_short_stack_after_a_correction_reopens_nothing() -> None:
    """Once a stack is corrected, an all-in below a full raise is looked at as such."""
    hand = told((1000, 1000, 1000))
    play(hand, "3 raise 300")
    intervene(hand, CorrectStack(1, -600))
    play(hand, "1 raise 400", "2 fold")
    assert asked(hand).to_call == 100
    assert asked(hand).bet_to is None


def test_chips_found_behind_an_all_in_stay_behind() -> None:
    hand = told((1000, 300))
    play(hand, "2 raise 300")
    intervene(hand, CorrectStack(2, 200))
    assert asked(hand).bet_to is None
    play(hand, "1 call")
    for cards in ("Ah 8s 5d", "4c", "3s"):
        board(hand, cards)
    play(hand, f"{asked(hand).seat} show 2c 2d")
    play(hand, f"{asked(hand).seat} show Kc Kd")
    assert sum(hand.stacks.values()) == 1500
    assert hand.stacks[2] in (200, 800)


def test_undo_takes_the_last_intervention_back() -> None:
    hand = told()
    play(hand, "3 raise 300")
    before = hand.events, hand.options
    intervene(hand, KillHand(4))
    earlier = hand.undo()
    assert isinstance(earlier, Hand)
    assert (earlier.events, earlier.options) == before


def test_every_line_of_the_log_has_words_and_its_rule() -> None:
    hand = told()
    play(hand, "3 raise 300")
    for what in (
        CorrectStack(4, 5),
        CorrectStack(4, -5),
        KillHand(4),
        RestoreHand(4),
        GiveBack(3, 100),
        CorrectBets(((3, 300),)),
        KeepAside((50, 51)),
        ReshuffleStub(),
        ReshuffleStub((51,)),
        ReplaceCard(1, 3),
    ):
        intervene(hand, what)
    intervene(hand, VoidHand())
    floor = [line for line in hand.view().log if line.citation == BY_THE_FLOOR]
    assert len(floor) == 11
    for line in floor:
        for language in LANGUAGES:
            words = say(language, f"log-{line.code}", player="Ann", **line.parameters)
            assert "[" not in words


def test_what_is_no_number_and_no_card_is_refused_not_raised() -> None:
    anything: Any = "many"
    wrong: Any = ("As",)
    hand = told()
    play(hand, "3 raise 300", "4 fold")
    for what in (GiveBack(3, anything), CorrectStack(3, anything), TakeBoardBack(anything)):
        assert refused(hand, what) == "not-chips"
    for cards in (RestoreHand(4, wrong), KeepAside(wrong), ReshuffleStub(wrong)):
        assert refused(hand, cards) == "not-a-card"
    for card in (ReplaceCard(1, anything), ReplaceCard(1, 4, anything), ReplaceCard(1, -1)):
        assert refused(hand, card) == "not-a-card"


def test_an_undercall_is_forfeited() -> None:
    hand = told()
    play(hand, "3 raise 300")
    assert refused(hand, Forfeit(5, 100)) == "not-his-turn"
    assert refused(hand, Forfeit(4, 300)) == "no-undercall"
    intervene(hand, Forfeit(4, 200))
    assert to_come(hand) == [5, 1, 2]
    assert hand.view().pots[0].amount == 1400
    assert hand.stacks[4] == 800
