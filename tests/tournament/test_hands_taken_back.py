"""The last hand of a table is taken back: the event stands as before its deal, or it is told what
was built on it."""

from collections.abc import Callable
from typing import Any

import pytest
from event_checks import act_of, assert_replay_is_live
from event_play import MINUTE, Play, of_kind
from test_taking_back import standing

from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.events.undo import HandTakenBack
from ruleone.tournament.news import news
from ruleone.tournament.terms.config import BountyTerms, DayEnd, Days, Rebuys
from ruleone.tournament.terms.structure import Level, Structure
from ruleone.words import LANGUAGES, say

PROGRESSIVE = BountyTerms(kind="progressive", amount=101, at_once=3_333, odd_unit="head")


def known(at: Play) -> dict[str, Any]:
    """All that the event goes by, but for numbers that are not given twice."""
    told = standing(at)
    del told["last_hand"]
    for table in told["tables"].values():
        del table["trail"]
    return told


def back(at: Play, table: int, hand: int) -> tuple[e.TournamentEvent, ...]:
    return at.do(at.tournament.undo_hand(table, hand, "told wrongly", at.now))


def stands(at: Play, table: int, hand: int) -> Refusal:
    """What stands on the hand; said in both languages, and nothing has changed."""
    before = known(at)
    refused = at.tournament.undo_hand(table, hand, "told wrongly", at.now)
    assert isinstance(refused, Refusal), refused
    assert known(at) == before
    for language in LANGUAGES:
        assert say(language, f"refusal-{refused.code}", **refused.parameters)
    return refused


def knocked(at: Play, table: int, *out: int) -> e.HandOrder:
    """These seats go out, each to the first two others, who share their chips."""
    order = at.deal(table)
    stacks = dict(order.stacks)
    first, second = [seat for seat in sorted(stacks) if seat not in out][:2]
    won: dict[int, tuple[tuple[int, int], ...]] = {}
    for seat in out:
        half = stacks[seat] // 2
        stacks[first] += half
        stacks[second] += stacks[seat] - half
        won[seat] = (first, half), (second, stacks[seat] - half)
        stacks[seat] = 0
    at.do(at.tournament.record(order.number, stacks, at.now, won))
    return order


TERMS: dict[str, dict[str, Any]] = {
    "plain": {},
    "fixed": {"bounty": BountyTerms(kind="fixed", amount=100)},
    "progressive": {"bounty": PROGRESSIVE},
    "by hands": {"structure": Structure((Level(25, 50), Level(50, 100)), level_hands=4)},
    "shared": {"options": {"places.same_hand": "shared"}},
}


@pytest.mark.rule("house-1", "tda2011-1")
@pytest.mark.rows("terms", TERMS)
@pytest.mark.rows("count", [0, 1, 2])
def test_the_event_stands_as_before_the_hand(terms: str, count: int) -> None:
    """Stacks, places, heads, what was won, button, what the hand counted for; told anew it comes
    out the same, and a restart changes nothing."""
    at = Play(18, 9, **TERMS[terms])
    knocked(at, 1)
    knocked(at, 2, max(at.state.tables[2].players))
    last = at.state.tables[1].players[max(at.state.tables[1].players)]
    at.do(at.tournament.pin(last, True, "so", 0))
    before = known(at)
    out = sorted(at.state.tables[1].players)[-count:] if count else []
    order = knocked(at, 1, *out)
    after = known(at)
    heads = after["bounties"].won, after["bounties"].heads
    assert after != before
    (event,) = back(at, 1, order.number)
    assert isinstance(event, HandTakenBack)
    assert event.back == {order.seats[seat]: 10_000 for seat in out}
    assert known(at) == before
    for language in LANGUAGES:
        for line in news(event, at.state, str):
            assert say(language, f"news-{line.code}", **line.parameters)
    assert_replay_is_live(at.tournament, at.events)
    again = knocked(at, 1, *out)
    assert (again.number, again.button, again.seats) == (
        order.number + 1,
        order.button,
        order.seats,
    )
    came = known(at)
    for name in ("stacks", "seats", "results", "posted", "pinned", "left", "hand_for_hand"):
        assert came.get(name) == after.get(name)
    assert (came["bounties"].won, came["bounties"].heads) == heads
    assert_replay_is_live(at.tournament, at.events)


def test_a_hand_that_was_begun_is_taken_back() -> None:
    at = Play(18, 9)
    at.bust(1)
    at.do(at.tournament.penalise(at.state.tables[1].players[1], "hands", 2, None, "so", 0))
    before = known(at)
    order = at.deal(1)
    back(at, 1, order.number)
    assert known(at) == before
    assert stands(at, 1, order.number).code == "hand-not-kept"
    assert at.deal(1).button == order.button


def bust_last(at: Play, table: int = 1) -> int:
    """The player in the last seat goes out; the number of the hand."""
    order = at.deal(table)
    at.end(order, max(order.seats))
    return order.number


def then_a_later_hand(at: Play) -> None:
    at.bust(1)


def then_another_goes_out(at: Play) -> None:
    bust_last(at, 2)


def then_somebody_moves(at: Play) -> None:
    player = at.state.tables[1].players[1]
    at.do(at.tournament.move(player, 1, max(at.state.tables[1].all_seats), "so", at.now))


def then_chips_are_put_right(at: Play) -> None:
    at.do(at.tournament.correct_chips(at.state.tables[1].players[2], "lost", -500, "so", at.now))


def then_he_buys_chips_again(at: Play) -> None:
    (player,) = at.state.results
    at.do(at.tournament.rebuy(player, at.now))


def then_one_of_them_is_removed(at: Play) -> None:
    at.do(at.tournament.remove(at.state.tables[1].players[2], "so", at.now))


def then_chips_leave_play(at: Play) -> None:
    at.do(at.tournament.next_level("so", at.now))
    at.do(at.tournament.color_up(100, "so", at.now))


def then_the_end_is_ordered(at: Play) -> None:
    at.deal(2)
    at.do(at.tournament.finish("so", at.now))


def then_hand_for_hand_begins(at: Play) -> None:
    at.do(at.tournament.hand_for_hand("so", at.now))


SINCE: dict[str, tuple[Callable[[Play], None], dict[str, Any]]] = {
    "hand-stands-later": (then_a_later_hand, {}),
    "hand-stands-place": (then_another_goes_out, {}),
    "hand-stands-move": (then_somebody_moves, {}),
    "hand-stands-chips": (then_chips_are_put_right, {}),
    "hand-stands-back": (
        then_he_buys_chips_again,
        {"rebuys": Rebuys(price=100, chips=10_000, until_level=3, most=2)},
    ),
    "hand-stands-out": (then_one_of_them_is_removed, {}),
    "hand-stands-race": (
        then_chips_leave_play,
        {"structure": Structure((Level(25, 50), Level(100, 200)), MINUTE)},
    ),
    "hand-stands-ending": (then_the_end_is_ordered, {}),
    "hand-stands-hand-for-hand": (then_hand_for_hand_begins, {}),
}


@pytest.mark.rows("code", SINCE)
def test_what_was_built_on_it_is_named(code: str) -> None:
    since, changes = SINCE[code]
    at = Play(14, 9, **changes)
    hand = bust_last(at)
    since(at)
    assert stands(at, 1, hand).code == code
    assert_replay_is_live(at.tournament, at.events)


def test_once_that_is_undone_the_hand_can_be() -> None:
    """A player who was moved sits where he sat; a later hand was taken back."""
    at = Play(18, 9)
    hand = bust_last(at)
    seat = max(at.state.tables[1].all_seats)
    player = at.state.tables[1].players[1]
    at.do(at.tournament.move(player, 1, seat, "so", at.now))
    assert stands(at, 1, hand).parameters == {"player": player}
    at.do(at.tournament.move(player, 1, 1, "so", at.now))
    back(at, 1, hand)
    assert len(at.state.stacks) == 18


def test_a_move_that_waits_to_the_seat_of_one_who_went_out_is_taken_back_first() -> None:
    at = Play(8, 3, hand_for_hand_within=0)
    hand = bust_last(at)
    (out,) = at.state.results
    _, seat, _ = at.state.bust_at[out]
    mover = at.deal(2).seats[1]
    events = at.do(at.tournament.move(mover, 1, seat, "too loud", at.now))
    refused = stands(at, 1, hand)
    assert (refused.code, refused.parameters) == (
        "hand-stands-seat",
        {"player": mover, "table": 1, "seat": seat},
    )
    at.do(at.tournament.undo(act_of(events, []), "so", at.now))
    back(at, 1, hand)
    assert at.state.seats[out] == (1, seat)
    at.end(next(iter(at.state.hands.values())))
    assert_replay_is_live(at.tournament, at.events)


def test_balancing_and_the_final_table_stand_on_a_bust() -> None:
    at = Play(14, 7)
    order = at.deal(1)
    moved = of_kind(at.end(order, *sorted(order.seats)[1:3]), e.PlayerMoved)
    assert moved
    assert stands(at, 1, order.number).code == "hand-stands-move"
    at = Play(15, 7)
    hand = bust_last(at)
    assert of_kind(at.events, e.TableBroken)
    assert stands(at, 1, hand).code in "hand-stands-broken"
    at = Play(10, 9)
    hand = bust_last(at)
    assert at.state.final_table is not None
    assert stands(at, at.state.final_table, hand).code == "hand-stands-final"


def test_results_and_days_stand() -> None:
    at = Play(2, 2)
    hand = bust_last(at)
    assert at.state.phase == "over"
    assert stands(at, 1, hand).code == "hand-stands-over"
    at = Play(6, 6, days=Days((DayEnd(level=1),)))
    hand = bust_last(at)
    at.do(at.tournament.end_day(0, "late", at.now))
    assert at.state.phase == "night"
    assert stands(at, 1, hand).code == "hand-stands-bags"


def test_a_deal_goes_by_the_chips_after_it() -> None:
    at = Play(6, 6)
    hand = bust_last(at)
    at.do(at.tournament.ask_for_deal(None, "chip-chop", 0, {}, at.now))
    assert stands(at, 1, hand).code == "hand-stands-deal"
    at.do(at.tournament.withdraw_deal("so", at.now))
    back(at, 1, hand)


def test_a_level_that_ended_with_the_hand_stands_on_it() -> None:
    at = Play(6, 6, structure=Structure((Level(25, 50), Level(50, 100)), level_hands=1))
    hand = bust_last(at)
    assert at.state.clock.level == 2
    assert stands(at, 1, hand).code == "hand-stands-level"


def test_a_level_that_time_has_brought_does_not() -> None:
    at = Play(6, 6, structure=Structure((Level(25, 50), Level(50, 100)), 10 * MINUTE))
    hand = bust_last(at)
    at.now = 11 * MINUTE
    at.do(at.tournament.wake(at.now))
    back(at, 1, hand)
    assert (at.state.clock.level, len(at.state.stacks)) == (2, 6)


@pytest.mark.rows("round_over", [False, True])
def test_hand_for_hand_a_hand_is_taken_back_until_its_round_is_over(round_over: bool) -> None:
    at = Play(14, 9)
    at.do(at.tournament.hand_for_hand("so", at.now))
    hand = bust_last(at, 1)
    if round_over:
        at.bust(2)
        assert stands(at, 1, hand).code == "hand-stands-hand-for-hand"
        return
    assert len(at.state.stacks) == 14, "who has no chips waits for the others"
    back(at, 1, hand)
    assert set(at.state.stacks.values()) == {10_000}
    bust_last(at, 1)
    at.bust(2)
    assert len(at.state.stacks) == 13
    assert_replay_is_live(at.tournament, at.events)


def test_an_envelope_that_was_opened_stands() -> None:
    mystery = BountyTerms(kind="mystery", amount=99, stage="final-table")
    at = Play(6, 6, bounty=mystery)
    order = knocked(at, 1, max(at.state.tables[1].players))
    if not at.state.bounties.is_stage:
        back(at, 1, order.number)
        return
    assert stands(at, 1, order.number).code in ("hand-stands-envelope", "hand-stands-mystery")


def test_a_reason_is_told_and_kept() -> None:
    at = Play(6, 6)
    hand = bust_last(at)
    refused = at.tournament.undo_hand(1, hand, "x" * 999, at.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "reason-too-long"
    (event,) = back(at, 1, hand)
    assert isinstance(event, HandTakenBack)
    assert event.reason == "told wrongly"
