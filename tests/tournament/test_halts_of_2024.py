"""Halting as of 2024: for eliminations alone, and not before the blinds come to an open seat."""

import pytest
from event_play import Play, of_kind

from ruleone.rulebook import BadSetting, edition
from ruleone.tournament.events import TableHalted, TableReleased


def after_big_blind(play: Play, steps: int) -> int:
    """The seat so many places behind the big blind of the third table's last hand."""
    before = play.state.tables[3].before
    assert before is not None
    return (before.big_blind - 1 + steps) % 9 + 1


@pytest.mark.rule("tda2024-11D.1")
def test_a_table_plays_on_until_the_big_blind_would_come_to_an_open_seat() -> None:
    for near in (True, False):
        play = Play(27, rules="tda2024")
        play.deal(1)
        play.deal(2)
        order = play.deal(3)
        first = 1 if near else 3
        out = [after_big_blind(play, first + step) for step in range(3)]
        told = of_kind(play.end(order, *out), TableHalted)
        if not near:
            assert not told
            assert not of_kind(play.end(play.deal(3)), TableHalted)
            told = of_kind(play.end(play.deal(3)), TableHalted)
        (halted,) = told
        assert (halted.table, halted.players, halted.fullest) == (3, 6, 9), near
        assert [one.rule for one in halted.citations] == ["tda2024-11D.1"], near


@pytest.mark.rule("tda2024-11D.1")
def test_seats_of_players_who_were_moved_away_do_not_count() -> None:
    """Two short, where two halt: both were eliminated, or one of them was moved away."""
    for moved in (False, True):
        play = Play(27, rules="tda2024", options={"balancing.halt_gap": 2})
        play.deal(2)  # it gives nobody meanwhile
        play.bust_some(1, 1)  # there is a seat to move to
        order = play.deal(3)
        first, second = (after_big_blind(play, steps) for steps in (1, 2))
        if moved:
            play.end(order, first)
            player, to = play.state.tables[3].players[second], play.state.tables[1]
            free = play.state.open_seats(to)[0]
            told = play.do(play.tournament.move(player, 1, free, "director", 0))
        else:
            told = play.end(order, first, second)
        assert bool([one for one in of_kind(told, TableHalted) if one.table == 3]) is not moved


@pytest.mark.rule("house-9C.1", "tda2011-8A.5")
def test_in_other_editions_it_halts_at_once_whatever_opened_the_seats() -> None:
    for rules in ("house", "tda2011", "tda2019"):
        play = Play(27, rules=rules)
        play.deal(1)
        play.deal(2)
        order = play.deal(3)
        behind = [after_big_blind(play, steps) for steps in range(3, 6)]
        assert of_kind(play.end(order, *behind), TableHalted), rules


@pytest.mark.rule("tda2024-11D.3")
def test_a_waived_table_plays_on_with_its_big_blind_at_an_open_seat() -> None:
    play = Play(27, rules="tda2024")
    play.deal(1)
    play.deal(2)
    order = play.deal(3)
    assert of_kind(
        play.end(order, *(after_big_blind(play, steps) for steps in (1, 2, 3))), TableHalted
    )
    (waived,) = of_kind(play.do(play.tournament.waive_halt(3, "late", 0)), TableReleased)
    assert [one.rule for one in waived.citations] == ["tda2024-11D.3"]
    assert not of_kind(play.end(play.deal(3)), TableHalted)


@pytest.mark.rule("tda2024-RP-8B")
def test_a_house_takes_at_most_three_minutes_a_hand() -> None:
    book = edition("tda2024")
    for seconds in (120, 180):
        changed = book.with_options({"hand_for_hand.seconds_per_hand": seconds})
        assert changed.number("hand_for_hand.seconds_per_hand") == seconds
    with pytest.raises(BadSetting, match="up to 180"):
        book.with_options({"hand_for_hand.seconds_per_hand": 200})
    longer = edition("tda2019").with_options({"hand_for_hand.seconds_per_hand": 900})
    assert longer.number("hand_for_hand.seconds_per_hand") == 900
