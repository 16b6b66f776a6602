"""Stud and razz by the recommended procedures: bring-in, first to act, the last card, odd chips."""

from random import Random
from typing import Any

import pytest
from deals import asked, play, refused, sealed, tell

from ruleone.cards import UNKNOWN, parse_cards
from ruleone.dealing import BadHand, BringIn, Fold, Hand, Misdeal, RaiseTo
from ruleone.dealing.events import (
    Acted,
    BoardDealt,
    CardsDealt,
    HandKilled,
    HandsTabled,
    PotAwarded,
    StubShuffled,
)
from ruleone.dealing.views import LastAct
from ruleone.rulebook import Citation, Refusal


def stud(*thirds: str, game: str = "flstud", stacks: tuple[int, ...] = (), **facts: Any) -> Hand:
    """A hand of 100-200 stud in seats 1, 2 ... with these first three cards told, the last one up;
    the ante is 10, the bring-in 25."""
    seats = dict(enumerate(stacks or (2000,) * len(thirds), 1))
    usual: dict[str, Any] = {"ante": 10, "min_bet": 100, "bring_in": 25, "showdown": "players"}
    hand = Hand(game, seats=seats, button=len(thirds), blinds=(0, 0), **usual | facts)
    tell(hand, *thirds)
    return hand


def unseen(up: str) -> str:
    """A third street of which only the up card is known."""
    return f"????{up}"


THREE = (unseen("2d"), unseen("2c"), unseen("Kd"))


@pytest.mark.rule("tda2019-RP-10E", "tda2024-RP-10E")
def test_the_lowest_card_by_suit_brings_it_in_or_completes() -> None:
    hand = stud(*THREE)
    options = asked(hand)
    assert (options.seat, options.bring_in, options.bet_to) == (2, 25, (100, 100))
    assert (options.fold, options.check, options.call) == (False, False, None)
    refusal = refused(hand, "2 fold")
    assert (refusal.code, refusal.parameters) == ("must-bring-in", {"amount": 25})
    assert refusal.citation == Citation("tda2024-RP-10E", "modern")
    assert refused(hand, "3 call").code == "not-your-turn"
    play(hand, "2 bring-in")
    assert asked(hand).seat == 3
    assert asked(hand).to_call == 25
    assert asked(hand).bet_to == (100, 100)
    play(hand, "3 raise 100")
    assert asked(hand).bet_to == (200, 200)
    assert hand.view().seats[2].last == LastAct("complete", 100)
    assert refused(hand, "1 bring-in").code == "no-bring-in"


def test_who_has_brought_it_in_is_not_asked_again_unless_somebody_completes() -> None:
    hand = stud(*THREE)
    play(hand, "2 bring-in", "3 call", "1 call")
    assert hand.awaits == "hole-cards"
    hand = stud(*THREE)
    play(hand, "2 bring-in", "3 call", "1 raise 100")
    assert asked(hand).seat == 2
    assert asked(hand).bet_to == (200, 200)


def test_in_razz_the_highest_card_brings_it_in_and_the_ace_is_low() -> None:
    assert asked(stud(*THREE, game="flrazz")).seat == 3
    assert asked(stud(unseen("Ad"), unseen("Qc"), unseen("Qd"), game="flrazz")).seat == 3
    assert asked(stud(unseen("Ad"), unseen("Qc"), unseen("Qd"))).seat == 2


@pytest.mark.rule("tda2019-RP-10E")
@pytest.mark.rows(("edition", "due"), [("modern", 25), ("modern+stud.bring_in=1/2", 50)])
def test_the_bring_in_is_the_editions_share_of_the_small_bet(edition: str, due: int) -> None:
    hand = stud(*THREE, edition=edition, bring_in=None)
    assert asked(hand).bring_in == due
    assert hand.view().bring_in == due


@pytest.mark.rule("tda2019-RP-10E")
def test_where_the_low_card_is_all_in_for_the_ante_its_left_begins_with_the_bring_in_or_more() -> (
    None
):
    hand = stud(
        unseen("2c"), unseen("9h"), unseen("Kd"), unseen("5s"), stacks=(10, 2000, 2000, 2000)
    )
    options = asked(hand)
    assert options.seat == 2
    assert (options.fold, options.check, options.to_call) == (True, False, 25)
    assert options.bet_to == (100, 100)
    assert options.bring_in is None


def test_a_short_bring_in_does_not_lower_the_price() -> None:
    hand = stud(*THREE, stacks=(2000, 20, 2000))
    assert asked(hand).bring_in == 10
    play(hand, "2 bring-in")
    assert asked(hand).to_call == 25


@pytest.mark.rule(
    "house-28.3", "house-65C.2", "tda2019-RP-10C.1", "house-28.2", "tda2024-71C.2", "tda2024-30.2"
)
def test_an_absent_player_pays_ante_and_bring_in_and_his_hand_is_killed() -> None:
    hand = stud(*THREE, absent=(2,))
    assert HandKilled(2) in hand.events
    killed = [line.citation for line in hand.view().log if line.code == "killed"]
    assert killed == [Citation("tda2024-RP-10C.1", "modern")]
    assert hand.stacks[2] == 2000 - 10 - 25
    assert hand.view().seats[1].status == "folded"
    assert asked(hand).seat == 3
    assert asked(hand).to_call == 25


@pytest.mark.rule("tda2019-RP-10C.2", "house-28.6")
@pytest.mark.rows(
    ("edition", "seats"),
    [("modern", (1, 3)), ("house", (1, 3)), ("modern+stud.deal_to_dead_hands=true", (1, 2, 3))],
)
def test_a_dead_hand_gets_a_fourth_card_only_where_the_edition_deals_it(
    edition: str, seats: tuple[int, ...]
) -> None:
    hand = Hand(
        "flstud",
        edition,
        {1: 2000, 2: 2000, 3: 2000},
        3,
        (0, 0),
        sealed("flstud", Random(3)),
        ante=10,
        min_bet=100,
        absent=(2,),
    )
    while asked(hand).call is not None or asked(hand).bring_in is not None:
        options = asked(hand)
        play(hand, f"{options.seat} {'call' if options.bring_in is None else 'bring-in'}")
    fourth = next(e for e in hand.events if isinstance(e, CardsDealt) and e.street == "fourth")
    assert fourth.seats == seats


@pytest.mark.rule("tda2019-RP-10D")
@pytest.mark.rows(
    ("boards", "suits", "first"),
    [
        (("Kd9c", "Kc9s", "QhJs"), "s|h|d|c", 1),
        (("Kd9c", "Kc9s", "QhJs"), "s|h|c|d", 2),
        (("Ad9c", "Ac9s", "2h2s"), "s|h|d|c", 3),
        (("Ad9c", "Ac9s", "2h2s"), "s|h|c|d", 3),
    ],
)
def test_the_high_board_speaks_first_equal_ones_by_their_high_card_by_suit(
    boards: tuple[str, ...], suits: str, first: int
) -> None:
    edition = f"modern+suits.order={suits}"
    hand = stud(*(unseen(board[:2]) for board in boards), edition=edition)
    play(hand, f"{asked(hand).seat} raise 100")
    for _ in range(2):
        play(hand, f"{asked(hand).seat} call")
    tell(hand, *(board[2:] for board in boards))
    assert asked(hand).seat == first
    assert asked(hand).check


def test_two_pair_is_a_higher_board_than_one() -> None:
    hand = stud(unseen("Jh"), unseen("9s"))
    play(hand, "2 raise 100", "1 call")
    for street in (("5h", "2c"), ("7s", "2d"), ("Js", "9c")):
        tell(hand, *street)
        first = asked(hand).seat
        play(hand, f"{first} check", f"{3 - first} check")
    assert first == 2


@pytest.mark.rule("tda2019-RP-10D")
def test_in_razz_the_low_board_speaks_first() -> None:
    hand = stud(unseen("5d"), unseen("5c"), unseen("Kd"), game="flrazz")
    play(hand, "3 raise 100", "1 call", "2 call")
    tell(hand, "3c", "3h", "Ad")
    assert asked(hand).seat == 1  # 5-3 and 5-3: the five of diamonds is higher than that of clubs


@pytest.mark.rule("tda2019-RP-10F")
@pytest.mark.rows(
    ("edition", "bounds"),
    [("modern", (100, 100)), ("modern+stud.open_pair_doubles=true", (100, 200))],
)
def test_an_open_pair_doubles_no_bet_on_fourth_street(
    edition: str, bounds: tuple[int, int]
) -> None:
    hand = stud(unseen("8h"), unseen("2c"), unseen("Kd"), edition=edition)
    play(hand, "2 bring-in", "3 call", "1 call")
    tell(hand, "8d", "5c", "Qs")
    assert asked(hand).seat == 1
    assert asked(hand).bet_to == bounds
    assert refused(hand, "1 bet 150").code == "fixed-amount"


STREETS = (("Kc", "Ks"), ("9h", "9d"), ("9s", "9c"), ("2s", "2c"))


@pytest.mark.rule("house-18B", "tda2011-17.3")
@pytest.mark.rows(
    ("edition", "winner"),
    [
        ("modern", 2),
        ("modern+suits.order=s|h|c|d", 1),
        ("modern+odd_chip.stud=suit-of-any-card", 2),
    ],
)
def test_the_odd_chip_goes_by_the_highest_card_by_suit(edition: str, winner: int) -> None:
    """Kings and nines with an ace: that of the second is a diamond, that of the first a club."""
    hand = stud("Ac3sKd", "Ad4hKh", "QsJs2h", ante=7, edition=edition)
    play(hand, "3 bring-in", "1 call", "2 call")
    streets = [(*pair, low) for pair, low in zip(STREETS, ("4c", "5c", "6d", "8d"), strict=True)]
    for street in streets:
        tell(hand, *street)
        for _ in range(3):
            play(hand, f"{asked(hand).seat} check")
    while hand.options is not None:
        play(hand, f"{asked(hand).seat} show")
    (award,) = [event for event in hand.events if isinstance(event, PotAwarded)]
    assert award.amount == 96
    assert award.odd == 0
    hand = stud("Ac3sKd", "Ad4hKh", "QsJs2h", ante=8, edition=edition, bring_in=23)
    play(hand, "3 bring-in", "1 raise 100", "2 call", "3 fold")
    for first, second, _ in streets:
        tell(hand, first, second, "")
        for _ in range(2):
            play(hand, f"{asked(hand).seat} check")
    while hand.options is not None:
        play(hand, f"{asked(hand).seat} show")
    (award,) = [event for event in hand.events if isinstance(event, PotAwarded)]
    assert award.odd == 1
    assert award.seats[0] == winner
    assert award.amounts == (124, 123)


@pytest.mark.rule("house-18B")
@pytest.mark.rows(
    ("edition", "winner"),
    [("modern", 2), ("modern+odd_chip.stud=suit-of-any-card", 1)],
)
def test_cards_that_do_not_play_count_for_the_odd_chip_only_where_the_edition_says_so(
    edition: str, winner: int
) -> None:
    """Both play six to deuce in razz; only the first has the king of spades beside it."""
    hand = stud("6cKs2h", "6d2s9h", "Th3dQc", game="flrazz", ante=9, edition=edition)
    play(hand, "3 bring-in", "1 raise 100", "2 call", "3 fold")
    for first, second in (("3h", "3s"), ("4h", "4s"), ("5h", "5s"), ("Kh", "Qd")):
        tell(hand, first, second, "")
        for _ in range(2):
            play(hand, f"{asked(hand).seat} check")
    while hand.options is not None:
        play(hand, f"{asked(hand).seat} show")
    (award,) = [event for event in hand.events if isinstance(event, PotAwarded)]
    assert award.seats[0] == winner


@pytest.mark.rule("house-33A-5", "tda2011-32.1", "tda2019-RP-10A")
def test_an_exposed_down_card_becomes_the_up_card_or_a_misdeal() -> None:
    cards = sealed("flstud", Random(1))
    facts: dict[str, Any] = {
        "seats": {1: 2000, 2: 2000, 4: 2000},
        "button": 4,
        "blinds": (0, 0),
        "deck": cards,
        "ante": 10,
        "min_bet": 100,
        "exposed": (4,),
    }
    hand = Hand("flstud", "modern", **facts)
    dealt = next(event for event in hand.events if isinstance(event, CardsDealt))
    assert dealt.seats == (1, 2, 4)
    assert dealt.up == ((cards[6],), (cards[7],), (cards[2],))
    assert dealt.down[2] == (cards[5], cards[8])
    with pytest.raises(Misdeal) as wrong:
        Hand("flstud", "modern+misdeal.stud_downcard=misdeal", **facts)
    assert wrong.value.citation.rule == "house-33A-5"


def eight_handed(folds: dict[str, int], seed: int = 5) -> Hand:
    """Eight-handed stud from a sealed deck; before the street named so many players have folded,
    all others stay to the last street."""
    hand = Hand(
        "flstud",
        seats=dict.fromkeys(range(1, 9), 5000),
        button=8,
        blinds=(0, 0),
        deck=sealed("flstud", Random(seed)),
        ante=10,
        min_bet=100,
        showdown="players",
    )
    left = dict(folds)
    while hand.options is not None and not hand.options.show and hand.view().street != "seventh":
        options, street = hand.options, hand.view().street
        if options.bring_in is not None:
            play(hand, f"{options.seat} bring-in")
        elif options.fold and not options.check and left.get(street):
            left[street] -= 1
            play(hand, f"{options.seat} fold")
        elif options.check and left.get(street) and options.bet_to is not None:
            play(hand, f"{options.seat} bet {options.bet_to[0]}")
        else:
            play(hand, f"{options.seat} {'check' if options.check else 'call'}")
    assert not any(left.values())
    return hand


@pytest.mark.rule("tda2019-RP-10H.1", "tda2019-RP-10H.2", "tda2024-RP-10H.1")
def test_a_short_stub_that_the_burned_cards_make_long_enough_is_shuffled_with_them() -> None:
    hand = eight_handed({"third": 2})
    (shuffled,) = [event for event in hand.events if isinstance(event, StubShuffled)]
    assert len(shuffled.cards) == 7 + 3
    told = [line.citation for line in hand.view().log if line.code == "shuffled-burns"]
    assert told == [Citation("tda2024-RP-10H.1", "modern")]
    last = [event for event in hand.events if isinstance(event, CardsDealt)][-1]
    assert (last.street, len(last.seats), len(last.burned)) == ("seventh", 6, 1)
    assert last.burned == shuffled.cards[:1]
    assert sorted(card for (card,) in last.down) == sorted(shuffled.cards[1:7])
    assert not hand.view().board


@pytest.mark.feature("cards-gone-wrong")
@pytest.mark.rule(
    "tda2019-RP-10H.1",
    "tda2019-RP-10H.3",
    "tda2019-RP-10H.5",
    "tda2024-RP-10H.1",
    "tda2024-RP-10H.3",
)
def test_a_stub_too_short_in_any_case_gives_one_card_for_all() -> None:
    hand = eight_handed({"fourth": 1})
    assert not [event for event in hand.events if isinstance(event, StubShuffled)]
    (common,) = [event for event in hand.events if isinstance(event, BoardDealt)]
    assert (common.street, len(common.burned), len(common.cards)) == ("seventh", 1, 1)
    told = [line.citation for line in hand.view().log if line.code == "community-card"]
    assert told == [Citation("tda2024-RP-10H.3", "modern")]
    _first_as_on_sixth_street(hand)
    while hand.options is not None:
        play(hand, f"{asked(hand).seat} {'check' if asked(hand).check else 'show'}")
    assert hand.view().awards[0].hand is not None


@pytest.mark.rule("tda2019-RP-10H.4", "tda2019-RP-10H.5")
@pytest.mark.rows("folds", [{}, {"sixth": 1}])
def test_a_stub_of_one_card_is_shuffled_with_the_burned_ones_and_gives_one_card_for_all(
    folds: dict[str, int],
) -> None:
    """Eight on sixth street, none of them folded or one: no card of a folded hand comes again."""
    hand = eight_handed(folds)
    (shuffled,) = [event for event in hand.events if isinstance(event, StubShuffled)]
    assert len(shuffled.cards) == 1 + 3
    (common,) = [event for event in hand.events if isinstance(event, BoardDealt)]
    assert (common.burned, common.cards) == (shuffled.cards[:1], shuffled.cards[1:2])
    _first_as_on_sixth_street(hand)


def _first_as_on_sixth_street(hand: Hand) -> None:
    events = hand.events
    sixth = next(
        at
        for at, event in enumerate(events)
        if isinstance(event, CardsDealt) and event.street == "sixth"
    )
    first = next(event.seat for event in events[sixth:] if isinstance(event, Acted))
    assert asked(hand).seat == first


@pytest.mark.rule("tda2019-RP-10B.2", "tda2011-12")
def test_seventh_street_comes_down_and_who_is_not_at_risk_shows_first() -> None:
    hand = stud("2h2dAs", "KhKdQs", stacks=(110, 2000))
    play(hand, "2 raise 100", "1 call")
    assert [event.seats for event in hand.events if isinstance(event, HandsTabled)] == [(2, 1)]
    for street in (("3c", "4c"), ("3d", "4d"), ("3h", "4h"), ("3s", "5c")):
        seventh = len(hand.view().seats[0].cards) == 6
        tell(hand, street[0], "")
        if seventh:
            assert hand.view().seats[0].cards[-1] == "??"
        tell(hand, "", street[1])
    assert [event.seats for event in hand.events if isinstance(event, HandsTabled)] == [(2, 1)] * 2
    assert hand.view().seats[0].cards[-1] == "3s"
    assert hand.over


@pytest.mark.rule("house-15A.3", "tda2011-12")
@pytest.mark.rows("edition", ["modern", "house", "tda2011", "tda2019"])
def test_without_a_bet_the_high_board_shows_first(edition: str) -> None:
    hand = stud("2h2dAs", "KhKdQs", "JsTcQh", edition=edition)
    play(hand, "3 raise 100", "1 call", "2 call")
    for street in (("3c", "4c", "9c"), ("3d", "4d", "8c"), ("7h", "4h", "7c"), ("Ac", "Ad", "2c")):
        tell(hand, *street)
        for _ in range(3):
            play(hand, f"{asked(hand).seat} check")
    assert asked(hand).seat == 2
    assert asked(hand).show


def test_everybody_sees_up_cards_and_nobody_the_down_cards_of_others() -> None:
    hand = stud("2h2dAs", "KhKdQs")
    view = hand.view(1)
    assert [seat.cards for seat in view.seats] == [("2h", "2d", "As"), ("??", "??", "Qs")]
    assert [seat.up for seat in view.seats] == [("As",), ("Qs",)]
    assert view.log[-1].code == "dealt-up"
    assert view.log[-1].citation == hand.edition.cite("dealing.order")


def test_facts_that_stud_does_not_know() -> None:
    seats = {1: 500, 2: 500}
    with pytest.raises(BadHand, match="no straddles"):
        Hand("flstud", seats=seats, button=1, min_bet=100, straddles={1: 200})
    with pytest.raises(BadHand, match="bring-in from 1"):
        Hand("flstud", seats=seats, button=1, min_bet=100, bring_in=200)
    with pytest.raises(BadHand, match="absent seats"):
        Hand("nlhe", seats=seats, button=1, absent=(3,))
    with pytest.raises(BadHand, match="exposed seats of a hand of stud"):
        Hand("nlhe", seats=seats, button=1, exposed=(1,))
    with pytest.raises(BadHand, match="at most 8 seats"):
        Hand("flstud", seats=dict.fromkeys(range(1, 10), 500), button=1, min_bet=100)
    with pytest.raises(BadHand, match="1 further orders"):
        Hand("flstud", seats=seats, button=1, min_bet=100, deck=range(52))


def test_up_cards_are_told_and_down_cards_may_stay_unknown() -> None:
    hand = Hand("flstud", seats={1: 500, 2: 500}, button=2, blinds=(0, 0), min_bet=100)
    for cards, code in (
        (None, "cards-needed"),
        ((UNKNOWN, UNKNOWN), "card-count"),
        ((0, 0, 1), "card-twice"),
    ):
        outcome = hand.deal_hole(1, cards)
        assert isinstance(outcome, Refusal)
        assert outcome.code == code
    tell(hand, "????2c", "????3c")
    assert isinstance(hand.deal_hole(1, parse_cards("4c")), Refusal)
    assert not isinstance(hand.act(1, BringIn()), Refusal)
    assert not isinstance(hand.act(2, RaiseTo(100)), Refusal)
    assert not isinstance(hand.act(1, Fold()), Refusal)
    assert hand.over
