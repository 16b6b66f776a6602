"""Hands of players who are not there: dealt, posted for, and dead before anybody acts."""

from random import Random

import pytest
from event_play import Play, of_kind

from ruleone.cards import shuffle
from ruleone.dealing import Fold, Hand
from ruleone.dealing.events import HandKilled
from ruleone.tournament import HandOrder, Level, Structure, Tournament
from ruleone.tournament.events import HandDealt
from ruleone.tournament.hands.choosing import dealt, hand_of


def next_order(play: Play, *absent: str) -> HandOrder:
    happened = play.do(play.tournament.next_hand(1, play.now, frozenset(absent)))
    return of_kind(happened, HandDealt)[0].order


def hand_for(order: HandOrder) -> Hand:
    return hand_of(order, shuffle(Random(order.number).randbytes(64)))


@pytest.mark.rule("house-28.2", "house-28.3", "tda2011-27.1")
@pytest.mark.rows(("book", "rule"), [("house", "house-28.2"), ("tda2011", "tda2011-27.1")])
def test_who_is_not_there_posts_and_his_hand_is_killed(book: str, rule: str) -> None:
    """He has the big blind: nobody raises, and it is not his."""
    play = Play(6, rules=book, button=1)
    gone = play.state.tables[1].players[3]
    order = next_order(play, gone)
    assert (order.big_blind_seat, order.absent) == (3, (3,))
    cited = of_kind(play.events, HandDealt)[-1].citations
    assert rule in [citation.rule for citation in cited]
    hand = hand_for(order)
    assert HandKilled(3) in hand.events
    (told,) = [line for line in hand.view().log if line.code == "killed"]
    assert told.citation is not None
    assert (told.seat, told.citation.rule) == (3, rule)
    while (options := hand.options) is not None:
        assert options.seat != 3
        hand.act(options.seat, Fold())
    assert hand.stacks[3] == 10_000 - 100
    assert sum(hand.stacks.values()) == 60_000
    play.end(order)
    assert next_order(play).absent == (), "who is back has a live hand"


@pytest.mark.rule("house-28.2")
def test_with_nobody_there_one_hand_is_left_and_has_the_blinds() -> None:
    play = Play(3, 3, button=1)
    order = next_order(play, *play.state.tables[1].players.values())
    hand = hand_for(order)
    assert hand.over
    assert len([event for event in hand.events if isinstance(event, HandKilled)]) == 2
    assert sum(hand.stacks.values()) == 30_000


@pytest.mark.rule("house-28.2", "house-65C.1")
def test_who_misses_the_hand_for_a_penalty_is_told_as_that() -> None:
    play = Play(6, button=1)
    player = play.state.tables[1].players[3]
    play.do(play.tournament.penalise(player, "hands", 1, None, "shouting", play.now))
    order = next_order(play, player)
    assert (order.penalised, order.absent) == ((3,), ())


@pytest.mark.rule("chinese-disconnect-5")
def test_of_thirteen_cards_he_is_asked_and_surrenders_in_his_time() -> None:
    points = Structure((Level.of_point(50), Level.of_point(75)), level_hands=20)
    play = Play(4, 4, rules="chinese", game="thirteen", structure=points)
    player = play.state.tables[1].players[2]
    order = next_order(play, player)
    assert order.absent == ()
    assert not dealt(order, shuffle(bytes(64))).over


@pytest.mark.rule("house-28.2")
def test_it_stands_in_the_record_and_through_a_replay() -> None:
    play = Play(6, button=1)
    order = next_order(play, play.state.tables[1].players[5])
    again = Tournament.replay(play.events)
    assert again.state.hands[order.number].absent == (5,)
