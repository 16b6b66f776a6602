"""Draw games: who throws what away in which order, the muck, and two kinds of hands for one pot."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from deals import asked, play, refused, sealed, tell

from ruleone.cards import FULL_DECK
from ruleone.dealing import GAMES, BadHand, Hand
from ruleone.dealing.events import (
    CardsDealt,
    Discarded,
    HoleDealt,
    PotAwarded,
    StubShuffled,
)
from ruleone.rulebook import Citation


def draw(game: str, players: int, seed: int = 1) -> Hand:
    """A hand from a sealed deck, everybody with 5,000, blinds 50 and 100."""
    seats = dict.fromkeys(range(1, players + 1), 5000)
    cards = sealed(game, Random(seed))
    return Hand(game, seats=seats, button=players, deck=cards, showdown="players")


def check_to_the_draw(hand: Hand) -> None:
    while hand.options is not None and hand.options.fold:
        options = hand.options
        play(hand, f"{options.seat} {'check' if options.check else 'call'}")


def own(hand: Hand, seat: int) -> tuple[str, ...]:
    return next(each.cards for each in hand.view(seat).seats if each.seat == seat)


@pytest.mark.rule("house-33A.7", "tda2024-35A.8")
def test_players_stand_pat_or_change_cards_in_turn() -> None:
    hand = draw("nl5draw", 3)
    play(hand, "3 call", "1 call", "2 check")
    assert hand.view().street == "draw"
    assert asked(hand).seat == 1
    assert asked(hand).discard == (0, 5)
    before = own(hand, 1)
    assert refused(hand, "2 throw").code == "not-your-turn"
    assert refused(hand, "1 check").code == "discard-now"
    assert refused(hand, "1 check").citation == Citation("tda2024-35A.8", "modern")
    assert refused(hand, f"1 throw {own(hand, 2)[0]}").code == "other-cards"
    assert refused(hand, f"1 throw {before[0]} {before[0]}").code == "other-cards"
    assert refused(hand, "1 throw Xx").code == "not-a-card"
    play(hand, f"1 throw {before[0]} {before[1]}")
    assert len(own(hand, 1)) == 3
    assert refused(hand, "1 throw").code == "not-your-turn"
    play(hand, "2 throw", f"3 throw {' '.join(own(hand, 3))}")
    assert len(own(hand, 1)) == 5
    assert own(hand, 1)[:3] == before[2:]
    view = hand.view(3)
    assert [seat.discards for seat in view.seats][:2] == [("??", "??"), ()]
    assert "??" not in view.seats[2].discards
    assert [seat.last and seat.last.kind for seat in view.seats] == [
        "discard",
        "stand-pat",
        "discard",
    ]
    assert asked(hand).seat == 1
    assert refused(hand, "1 throw").code == "no-draw-now"
    assert refused(hand, "1 show").code == "no-showdown-yet"


def test_a_card_is_burned_before_each_draw_and_cards_come_in_order() -> None:
    hand = draw("fl27td", 3)
    cards = sealed("fl27td", Random(1))
    check_to_the_draw(hand)
    for seat in (1, 2, 3):
        play(hand, f"{seat} throw {own(hand, seat)[0]}")
    (came,) = [event for event in hand.events if isinstance(event, CardsDealt)]
    assert came.burned == cards[15:16]
    assert came.down == tuple((card,) for card in cards[16:19])


@pytest.mark.rule("house-33A.7")
@pytest.mark.rows("game", ["fl27td", "fla5td", "flbadeucey"])
@pytest.mark.rows("seed", range(8))
def test_nobody_ever_gets_a_card_back_that_he_threw_away(game: str, seed: int) -> None:
    hand = draw(game, GAMES[game].seats, seed)
    thrown: dict[int, set[int]] = {}
    held: dict[int, list[int]] = {}
    for _ in range(3):
        check_to_the_draw(hand)
        while hand.options is not None and hand.options.discard is not None:
            seat = hand.options.seat
            play(hand, f"{seat} throw {' '.join(own(hand, seat))}")
    for event in hand.events:
        match event:
            case HoleDealt():
                held = {s: list(c) for s, c in zip(event.seats, event.cards, strict=True)}
            case Discarded():
                thrown.setdefault(event.seat, set()).update(event.cards)
                held[event.seat] = []
            case CardsDealt():
                for to, cards in zip(event.seats, event.down, strict=True):
                    assert thrown[to].isdisjoint(cards)
                    held[to] += cards
                everybody = [card for hole in held.values() for card in hole]
                assert len(everybody) == len(set(everybody))
            case _:
                pass
    assert [event for event in hand.events if isinstance(event, StubShuffled)]
    assert all(len(cards) == 5 for cards in held.values())
    told = {line.citation for line in hand.view().log if line.code == "shuffled-muck"}
    assert told == {Citation("tda2024-35A.8", "modern")}


def test_all_in_hands_draw_too_and_are_turned_up_after_the_last_draw() -> None:
    hand = draw("nl27td", 2, 3)
    play(hand, "2 raise 5000", "1 call")
    for at, street in enumerate(("first-draw", "second-draw", "third-draw")):
        assert hand.view().street == street
        for seat in (1, 2):
            assert asked(hand).discard == (0, 5)
            assert hand.view().seats[seat - 1].cards == ("??",) * 5
            play(hand, f"{seat} throw" + (f" {own(hand, seat)[0]}" if at else ""))
    assert hand.over
    assert all("??" not in seat.cards for seat in hand.view().seats)


def test_a_stub_that_is_too_short_for_the_burn_is_shuffled_first() -> None:
    for seed in range(40):
        hand = draw("flbadacey", 7, seed)
        for _ in range(3):
            check_to_the_draw(hand)
            while hand.options is not None and hand.options.discard is not None:
                seat = hand.options.seat
                play(hand, f"{seat} throw {' '.join(own(hand, seat)[: 1 + seat % 5])}")
        for one, other in pairwise(hand.events):
            assert not (isinstance(one, StubShuffled) and isinstance(other, StubShuffled))


def told(game: str, *holes: str) -> Hand:
    """A hand heads-up whose cards are told; everybody stands pat and checks."""
    hand = Hand(game, seats={1: 1000, 2: 1000}, button=2, blinds=(1, 3), showdown="players")
    tell(hand, *holes)
    while hand.options is not None:
        options = hand.options
        does = "throw" if options.discard else "show" if options.show else "check"
        play(hand, f"{options.seat} {'call' if options.to_call else does}")
    assert hand.over
    return hand


@pytest.mark.rows(
    ("game", "first", "second", "won"),
    [
        ("nl5draw", "AsAdAc2c3d", "KsKdKcQcQd", {2: 6}),
        ("nl27sd", "7s5d4c3h2s", "As2d3c4h5s", {1: 6}),
        ("nl27td", "8s6d4c3h2s", "7h6h5h4h2h", {1: 6}),
        ("fla5td", "As2d3c4h5s", "7s5d4c3h2s", {1: 6}),
        ("flbadugi", "As2d3c4h", "Kh2c3d4s", {1: 6}),
        ("flbadeucey", "7s5d4c3h2s", "2d3c4h5s5c", {1: 5, 2: 1}),
        ("flbadacey", "As2d3c4h5s", "Ks2s3s4s6d", {1: 6}),
    ],
)
def test_what_wins_in_each_game(game: str, first: str, second: str, won: dict[int, int]) -> None:
    hand = told(game, first, second)
    shares: dict[int, int] = {}
    for award in hand.events:
        if isinstance(award, PotAwarded):
            for seat, amount in zip(award.seats, award.amounts, strict=True):
                shares[seat] = shares.get(seat, 0) + amount
    assert shares == won
    assert all(award.hand is not None for award in hand.view().awards)


def test_draws_that_nobody_has_seen_can_be_told() -> None:
    hand = Hand("nl5draw", seats={1: 1000, 2: 1000}, button=2, showdown="players")
    tell(hand, "????????????"[:10], "AsAdAc2c3d")
    play(hand, "2 call", "1 check")
    assert asked(hand).discard == (0, 5)
    play(hand, "1 throw ?? ??", "2 throw 2c 3d")
    assert hand.awaits == "hole-cards"
    tell(hand, "????", "7h7c")
    play(hand, "1 check", "2 check", "1 show 4c 5c 6c 7d 8c", "2 show")
    assert hand.stacks == {1: 900, 2: 1100}


def test_a_draw_game_needs_further_orders_of_its_cards() -> None:
    with pytest.raises(BadHand, match="8 further orders"):
        Hand("nl5draw", seats={1: 1000, 2: 1000}, button=2, deck=range(52))
    again = Hand.replay(draw("nl5draw", 2).events, sealed("nl5draw", Random(1)))
    assert again.events == draw("nl5draw", 2).events


@pytest.mark.rows(
    ("last", "message"),
    [
        ((*FULL_DECK[:51], 0), "once in each order, got one twice"),
        ((*FULL_DECK[:51], 52), "once in each order, got one twice"),
        ((*FULL_DECK[:51], 300), "52 cards 9 times, got"),
        ((*FULL_DECK[:51], "As"), "52 cards 9 times, got"),
    ],
)
def test_each_further_order_holds_each_card_once(last: tuple[Any, ...], message: str) -> None:
    with pytest.raises(BadHand, match=message):
        Hand("fl27td", seats={1: 1000, 2: 1000}, deck=(*FULL_DECK * 8, *last))


@pytest.mark.rule("tda2024-RP-17")
def test_of_2024_the_first_player_in_may_just_call_in_every_game_with_a_single_draw() -> None:
    single = [
        name
        for name, game in GAMES.items()
        if sum(bool(each.draw) for each in game.rounds) == 1
        and not any(each.board for each in game.rounds)
    ]
    assert len(single) == 6
    faults = []
    for name in single:
        seats = dict.fromkeys((1, 2, 3, 4), 20_000)
        cards = sealed(name, Random(1))
        hand = Hand(name, "tda2024", seats, 4, (300, 600), cards, showdown="players")
        options = asked(hand)
        play(hand, "3 call")
        if (options.seat, options.to_call, hand.to_act) != (3, 600, (4, 1, 2)):
            faults.append((name, options, hand.to_act))
    assert faults == []
