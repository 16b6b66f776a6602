"""What the director did is taken back: the event stands as before it, or he is told why not."""

from collections.abc import Callable
from typing import Any

import pytest
from event_checks import assert_replay_is_live
from event_play import MINUTE, Play, of_kind, snapshot
from msgspec import structs

from ruleone.rulebook import Refusal
from ruleone.tournament import Break, Level, Structure, Tournament
from ruleone.tournament import events as e
from ruleone.tournament import levels as o
from ruleone.tournament.events import undo as b
from ruleone.tournament.news import news
from ruleone.tournament.terms.config import AddOnTerms, BountyTerms, DayEnd, Days, Rebuys
from ruleone.tournament.tournament import Outcome
from ruleone.tournament.undo.acts import Act
from ruleone.words import LANGUAGES, say

FOUR = (Level(25, 50), Level(50, 100), Level(75, 150), Level(100, 200))
STRUCTURE = Structure(FOUR, 20 * MINUTE, breaks=(Break(2, 5 * MINUTE),))
TERMS: dict[str, Any] = {
    "structure": STRUCTURE,
    "rebuys": Rebuys(price=100, chips=10_000, until_level=3, most=2),
    "add_on": AddOnTerms(price=100, chips=5_000, level=1),
}

Give = Callable[[Play], Outcome]


def play(**changes: Any) -> Play:
    return Play(12, 6, **({"structure": STRUCTURE} | changes))


def act_of(
    outcome: Outcome, *, in_period: bool = True, dealt: frozenset[str] = frozenset(),
    tables: frozenset[int] = frozenset(),
) -> Act:  # fmt: skip
    """What came of an order, as the room tells the tournament of it."""
    assert not isinstance(outcome, Refusal), outcome
    done = next((one for one in outcome if isinstance(one, e.PlayerMoved | e.PlayerRemoved)), None)
    return Act(tuple(outcome), done, in_period, dealt, tables)


def standing(at: Play) -> dict[str, Any]:
    """All that the tournament knows, in an order of its own and without what a page alone shows. A
    number that a draw of a seat may have had is not given again."""
    told: dict[str, Any] = snapshot(at.tournament)
    del told["rebuys_made"]
    told["stacks"] = dict(sorted(told["stacks"].items()))
    told["seats"] = dict(sorted(told["seats"].items()))
    told["conduct"] = {who: one for who, one in told["conduct"].items() if one.given}
    told["chips_corrected"] = {name: n for name, n in told["chips_corrected"].items() if n}
    told["rebought"] = {who: times for who, times in told["rebought"].items() if times}
    told["breaks"] = at.state.clock.structure.breaks
    for table in told["tables"].values():
        table["players"] = dict(sorted(table["players"].items()))
        del table["opened"]
    return told


def first(at: Play, table: int = 1) -> str:
    """Somebody at the table."""
    players = at.state.tables[table].players
    return players[min(players)]


ORDERS: dict[str, Give] = {
    "set-clock": lambda at: at.tournament.order_clock(o.SetClock(90_000), "so", at.now),
    "move-clock": lambda at: at.tournament.order_clock(o.MoveClock(-60_000), "so", at.now),
    "next-level": lambda at: at.tournament.next_level("so", at.now),
    "start-break": lambda at: at.tournament.order_clock(o.StartBreak(5 * MINUTE), "so", at.now),
    "plan-break": lambda at: at.tournament.order_clock(o.PlanBreak(3, 60_000), "so", at.now),
    "no-break": lambda at: at.tournament.order_clock(o.PlanBreak(2, 0), "so", at.now),
    "penalty": lambda at: at.tournament.penalise(first(at), "hands", 2, None, "so", at.now),
    "warning": lambda at: at.tournament.penalise(first(at), "warning", 0, None, "so", at.now),
    "forfeit": lambda at: at.tournament.penalise(
        first(at), "forfeiture", 700, "soft-play", "so", at.now
    ),
    "correct": lambda at: at.tournament.correct_chips(first(at), "lost", -500, "so", at.now),
    "remove": lambda at: at.tournament.remove(first(at), "so", at.now),
    "disqualify": lambda at: at.tournament.penalise(
        first(at), "disqualification", 0, None, "so", at.now
    ),
    "add-on": lambda at: at.tournament.add_on(first(at), at.now),
    "rebuy": lambda at: at.tournament.rebuy(first(at), at.now),
}


@pytest.mark.rule("house-1", "tda2011-1")
@pytest.mark.rows("hand", [False, True], ids=["between hands", "in a hand"])
@pytest.mark.rows("name", ORDERS)
def test_what_is_taken_back_at_once_leaves_the_event_as_it_was(name: str, hand: bool) -> None:
    at = play(**TERMS)
    at.now = 7 * MINUTE
    at.do(at.tournament.order_clock(o.MoveClock(0), "counts the time", at.now))
    if hand:
        at.deal(1)
    before = standing(at)
    given = ORDERS[name](at)
    if isinstance(given, Refusal):
        assert hand
        return
    at.do(given)
    assert standing(at) != before
    back = at.do(at.tournament.undo(act_of(given), "by mistake", at.now))
    after = standing(at)
    if name == "next-level":
        after["clock"].pop("cut_ms"), before["clock"].pop("cut_ms")
    assert after == before
    assert Tournament.replay(at.events).state.stacks == at.state.stacks
    for language in LANGUAGES:
        for event in back:
            for line in news(event, at.state, str):
                assert say(language, f"news-{line.code}", **line.parameters)


def test_a_level_and_the_break_before_it_come_back() -> None:
    at = play()
    at.now = 40 * MINUTE
    for _ in range(2):
        at.do(at.tournament.wake(20 * MINUTE if at.state.clock.level == 1 else at.now))
    assert at.state.clock.on_break
    at.now += 2 * MINUTE
    ends: tuple[Give, ...] = (
        lambda at: at.tournament.next_level("so", at.now),
        lambda at: at.tournament.order_clock(o.EndBreak(), "so", at.now),
        lambda at: at.tournament.order_clock(o.PreviousLevel(), "so", at.now),
        lambda at: at.tournament.next_level("so", at.now),
    )
    for end in ends:
        given = at.do(end(at))
        assert "break" not in at.tournament.clock(at.now).state
        at.now += 1_000
        at.do(at.tournament.undo(act_of(given), "so", at.now))
        clock = at.tournament.clock(at.now)
        assert (clock.level, clock.on_break, clock.within_level) == (2, True, False)
        assert clock.left_ms == 3 * MINUTE
    at.now += 3 * MINUTE
    at.do(at.tournament.wake(at.now))
    assert (at.state.clock.level, at.state.clock.left_ms(at.now)) == (3, 20 * MINUTE)


def test_behind_a_break_that_comes_back_the_level_that_was_cut_has_what_it_had_left() -> None:
    at = play()
    at.do(at.tournament.wake(20 * MINUTE))
    at.now = 27 * MINUTE
    at.do(at.tournament.next_level("so", at.now))
    for _ in range(2):
        ended = at.do(at.tournament.order_clock(o.EndBreak(), "so", at.now))
        assert at.state.clock.level == 3
        at.do(at.tournament.undo(act_of(ended), "so", at.now))
        assert (at.state.clock.level, at.state.clock.on_break) == (2, True)
    at.do(at.tournament.order_clock(o.PreviousLevel(), "so", at.now))
    assert (at.state.clock.level, at.state.clock.left_ms(at.now)) == (2, 13 * MINUTE)
    assert_replay_is_live(at.tournament, at.events)


def test_a_break_after_a_level_of_hands_comes_back_too() -> None:
    at = play(structure=Structure(FOUR, level_hands=2, breaks=(Break(1, 5 * MINUTE),)))
    at.do(at.tournament.next_level("so", at.now))
    assert at.state.clock.on_break
    at.now += 2 * MINUTE
    for _ in range(2):
        given = at.do(at.tournament.next_level("so", at.now))
        assert at.state.clock.level == 2
        at.now += 1_000
        at.do(at.tournament.undo(act_of(given), "so", at.now))
        clock = at.tournament.clock(at.now)
        assert (clock.level, clock.on_break, clock.left_ms) == (1, True, 3 * MINUTE)
    at.now += 3 * MINUTE
    at.do(at.tournament.wake(at.now))
    assert (at.state.clock.level, at.state.clock.left_ms(at.now)) == (2, None)
    assert_replay_is_live(at.tournament, at.events)


def test_a_break_within_a_level_comes_back_and_the_level_goes_on_behind_it() -> None:
    at = play()
    at.now = 5 * MINUTE
    at.do(at.tournament.order_clock(o.StartBreak(10 * MINUTE), "so", at.now))
    at.now += 4 * MINUTE
    ended = at.do(at.tournament.order_clock(o.EndBreak(), "so", at.now))
    at.do(at.tournament.undo(act_of(ended), "so", at.now))
    assert (at.state.clock.within_level, at.state.clock.left_ms(at.now)) == (True, 6 * MINUTE)
    at.now += 6 * MINUTE
    at.do(at.tournament.wake(at.now))
    assert (at.state.clock.level, at.state.clock.left_ms(at.now)) == (1, 15 * MINUTE)


def test_a_level_gone_back_from_is_there_again_with_what_it_had_left() -> None:
    at = play()
    at.now = 20 * MINUTE
    at.do(at.tournament.wake(at.now))
    at.now += 5 * MINUTE
    given = at.do(at.tournament.order_clock(o.PreviousLevel(), "so", at.now))
    assert at.state.clock.level == 1
    at.now += MINUTE
    at.do(at.tournament.undo(act_of(given), "so", at.now))
    assert (at.state.clock.level, at.state.clock.left_ms(at.now)) == (2, 15 * MINUTE)


def refused(at: Play, act: Act) -> str:
    """It is refused, with words, and nothing has changed."""
    before = snapshot(at.tournament)
    outcome = at.tournament.undo(act, "so", at.now)
    assert isinstance(outcome, Refusal), outcome
    assert snapshot(at.tournament) == before
    for language in LANGUAGES:
        assert say(language, f"refusal-{outcome.code}", **outcome.parameters)
    return outcome.code


def test_what_something_was_built_on_stands() -> None:
    at = play(**TERMS)
    at.now = MINUTE
    player = first(at)
    others = frozenset(at.state.tables[1].players.values())
    clock = act_of(at.do(ORDERS["set-clock"](at)), in_period=False)
    assert refused(at, clock) == "act-level-since"
    bought = act_of(at.do(ORDERS["add-on"](at)), dealt=others)
    assert refused(at, bought) == "act-hand-since"
    penalty = act_of(at.do(ORDERS["penalty"](at)), dealt=others)
    assert refused(at, penalty) == "act-served"
    corrected = act_of(at.do(ORDERS["correct"](at)))
    at.deal(1)
    assert refused(at, corrected) == "act-in-hand"
    assert player in at.state.stacks


def test_who_was_removed_stays_out_once_somebody_has_gone_out_after_him() -> None:
    at = play()
    given = act_of(at.do(ORDERS["remove"](at)))
    at.bust(2, max(at.state.tables[2].players))
    assert refused(at, given) == "act-place-since"


def test_a_removal_and_a_move_that_wait_are_off() -> None:
    at = play()
    order = at.deal(1)
    player = first(at)
    removal = act_of(at.do(at.tournament.remove(player, "so", at.now)))
    (lapsed, *_) = at.do(at.tournament.undo(removal, "so", at.now))
    assert isinstance(lapsed, b.RemovalLapsed)
    at.end(order)
    assert player in at.state.stacks
    at.bust(2, max(at.state.tables[2].players))
    order = at.deal(1)
    seat = at.state.open_seats(at.state.tables[2])[0]
    move = act_of(at.do(at.tournament.move(player, 2, seat, "so", at.now)))
    assert of_kind(at.do(at.tournament.undo(move, "so", at.now)), e.MoveLapsed)
    assert seat in at.state.open_seats(at.state.tables[2])
    assert refused(at, move) == "act-seat-since"


def test_a_rebuy_that_brought_somebody_back_stands() -> None:
    at = play(**TERMS)
    out = max(at.state.tables[1].players)
    player = at.state.tables[1].players[out]
    at.bust(1, out)
    bought = act_of(at.do(at.tournament.rebuy(player, at.now)))
    assert refused(at, bought) == "act-back-by-it"


def test_chips_that_are_in_a_bag_stay_bought_also_while_another_flight_is_played() -> None:
    at = play(days=Days((DayEnd(level=3),), 2, "best"), seats=40, house_players=None, **TERMS)
    player = first(at)
    bought = act_of(at.do(ORDERS["add-on"](at)))
    at.do(at.tournament.end_day(0, "late", at.now))
    assert refused(at, bought) == "act-day-over"
    at.do(at.tournament.sign_bags((), at.now))
    for one in (player, "q1", "q2"):
        at.do(at.tournament.register(one, None, at.now))
    at.do(at.tournament.start_flight(bytes(range(32)), at.now))
    assert at.state.stacks[player] == at.state.config.starting_stack
    assert refused(at, bought) == "act-day-over"


def test_chips_that_leave_play_stay_until_a_table_has_exchanged_them() -> None:
    in_hundreds = (Level(25, 50), Level(100, 200), Level(300, 600), Level(1_000, 2_000))
    at = play(structure=Structure(in_hundreds, 20 * MINUTE))
    at.do(at.tournament.next_level("so", at.now))
    for table in (1, 2):
        at.deal(table)
    given = act_of(at.do(at.tournament.color_up(100, "so", at.now)))
    at.do(at.tournament.undo(given, "so", at.now))
    assert (at.state.chip, at.state.coloring_up) == (25, [])
    again = act_of(at.do(at.tournament.color_up(100, "so", at.now)), tables=frozenset({1}))
    assert refused(at, again) == "act-raced"


def test_an_end_that_waits_is_off() -> None:
    at = play()
    order = at.deal(1)
    given = act_of(at.do(at.tournament.finish("so", at.now)))
    at.do(at.tournament.undo(given, "so", at.now))
    at.end(order)
    assert at.state.phase == "running"


def test_what_came_with_more_or_was_not_kept_stands() -> None:
    at = play()
    halted = e.TableHalted(1, 2, 9, at_ms=0)
    more = Act((halted,), None, True, frozenset(), frozenset())
    assert refused(at, more) == "act-brought-more"
    old = Act((e.BreakEnded(at_ms=0),), None, True, frozenset(), frozenset())
    assert refused(at, old) == "act-not-kept"
    assert refused(at, Act((), None, True, frozenset(), frozenset())) == "act-not-kept"


@pytest.mark.rule("house-63.1", "house-1")
def test_chips_that_a_penalty_took_come_back_between_two_hands() -> None:
    at = play()
    player = first(at)
    given = at.tournament.penalise(player, "forfeiture", 700, "soft-play", "so", at.now)
    at.do(given)
    order = at.deal(1)
    no = at.tournament.undo(act_of(given), "so", at.now)
    assert isinstance(no, Refusal)
    assert no.code == "act-in-hand"
    at.end(order)
    stack = at.state.stacks.known(player)
    (taken,) = at.do(at.tournament.undo(act_of(given), "so", at.now))
    assert isinstance(taken, b.PenaltyTakenBack)
    assert (taken.chips, at.state.stacks[player]) == (700, stack + 700)
    assert at.state.chips_corrected["fined"] == 0
    again = at.tournament.undo(act_of(given), "so", at.now)
    assert isinstance(again, Refusal)
    assert again.code == "act-not-so"


def test_of_two_penalties_of_a_kind_the_one_that_was_meant_is_taken_back() -> None:
    """The first was for two hands, the second for three: three are left to miss."""
    at = play()
    player = first(at)
    acts: list[Outcome] = []
    for hands in (2, 3):
        at.now += 1_000
        acts.append(at.tournament.penalise(player, "hands", hands, None, f"{hands}", at.now))
        at.do(acts[-1])
    at.do(at.tournament.undo(act_of(acts[0]), "so", at.now))
    conduct = at.state.conduct_of(player)
    assert ([one.count for one in conduct.given], conduct.serving.hands_left) == ([3], 3)
    at.do(at.tournament.undo(act_of(acts[1]), "so", at.now))
    assert at.state.conduct_of(player).serving.hands_left == 0


BOUNTIES = {
    "plain": None,
    "bounty": BountyTerms(kind="fixed", amount=200),
    "progressive": BountyTerms(kind="progressive", amount=200, at_once=5_000),
    "mystery": BountyTerms(kind="mystery", amount=200),
}


@pytest.mark.rule("house-1", "house-65D")
@pytest.mark.rows("bounty", BOUNTIES.values(), ids=BOUNTIES)
@pytest.mark.rows("name", ["remove", "disqualify"])
def test_who_was_removed_is_in_again_with_the_bounty_on_his_head(
    name: str, bounty: BountyTerms | None
) -> None:
    at = play(bounty=bounty)
    at.bust(2, max(at.state.tables[2].players))
    before, heads, pot = standing(at), dict(at.state.bounties.heads), at.state.bounties.pot
    given = ORDERS[name](at)
    at.do(given)
    out = first_removed(given)
    assert (out.head, at.state.bounties.pot) == (heads.get(out.player, 0), pot + (out.head or 0))
    at.do(at.tournament.undo(act_of(given), "by mistake", at.now))
    assert (at.state.bounties.heads, at.state.bounties.pot) == (heads, pot)
    assert standing(at) == before
    assert_replay_is_live(at.tournament, at.events)


def first_removed(outcome: Outcome) -> e.PlayerRemoved:
    """The removal among what came of an order."""
    assert not isinstance(outcome, Refusal), outcome
    return next(one for one in outcome if isinstance(one, e.PlayerRemoved))


def test_who_was_removed_stays_out_once_envelopes_are_drawn_for_those_left() -> None:
    at = play(bounty=BOUNTIES["mystery"])
    while not at.state.bounties.is_stage:
        at.now += 1_000
        given = ORDERS["remove"](at)
        at.do(given)
    assert refused(at, act_of(given)) == "hand-stands-mystery"
    later = ORDERS["remove"](at)
    at.do(later)
    at.do(at.tournament.undo(act_of(later), "so", at.now))
    assert first_removed(later).player in at.state.stacks


def test_a_removal_of_a_version_that_kept_no_bounty_stands() -> None:
    at = play(bounty=BOUNTIES["bounty"])
    given = ORDERS["remove"](at)
    act = act_of(given)
    at.do(given)
    assert act.done is not None
    old = structs.replace(act, done=structs.replace(act.done, head=None))
    assert refused(at, old) == "act-not-kept"


AGAIN: dict[str, Any] = {"structure": STRUCTURE, "late_levels": 2, "re_entries": 1, "seats": 30}


@pytest.mark.rows("bounty", BOUNTIES.values(), ids=BOUNTIES)
@pytest.mark.rows("entries", [11, 12], ids=["an open seat", "a table opened for it"])
def test_an_entry_again_that_was_not_played_leaves_places_money_and_seats_as_they_were(
    entries: int, bounty: BountyTerms | None
) -> None:
    at = Play(12, 6, **AGAIN, bounty=bounty)
    gone = first(at)
    at.do(at.tournament.remove(gone, "so", at.now))
    if entries == 12:
        at.do(at.tournament.register("late", None, at.now))
    before = standing(at)
    given = at.tournament.register(gone, None, at.now)
    opened = of_kind(at.do(given), e.TableOpened)
    assert bool(opened) == (entries == 12)
    back = at.do(at.tournament.undo(act_of(given), "by mistake", at.now))
    assert of_kind(back, b.EntryTakenBack)
    after = standing(at)
    for name in ("results", "stacks", "pool", "prizes", "entries", "entries_of_persons", "paid_in",
                 "entered", "bounties", "earlier", "entrants", "late_open"):  # fmt: skip
        assert after[name] == before[name], name
    if not opened:
        assert after == before
    assert Tournament.replay(at.events).state.results == at.state.results
    order = at.deal(min(at.state.tables))
    assert gone not in order.seats.values()


def test_a_first_entry_stands_and_one_whose_chips_are_others_now() -> None:
    at = Play(12, 6, **AGAIN)
    gone = first(at)
    at.do(at.tournament.remove(gone, "so", at.now))
    late = at.tournament.register("late", None, at.now)
    at.do(late)
    assert refused(at, act_of(late)) == "act-brought-more"
    again = at.tournament.register(gone, None, at.now)
    at.do(again)
    at.do(at.tournament.correct_chips(gone, "lost", -500, "so", at.now))
    assert refused(at, act_of(again)) == "act-brought-more"


def test_the_announced_end_of_a_day_is_taken_back_until_a_last_hand_is_begun() -> None:
    at = Play(12, 6, structure=STRUCTURE, days=Days((DayEnd(level=3),)))
    at.now = 7 * MINUTE
    at.do(at.tournament.order_clock(o.MoveClock(0), "counts the time", at.now))
    before = standing(at)
    ended = at.do(at.tournament.end_day(2, "late", at.now))
    back = at.do(at.tournament.undo(act_of(ended), "not so late", at.now))
    assert standing(at) == before
    assert_replay_is_live(at.tournament, at.events)
    for language in LANGUAGES:
        for event in back:
            for line in news(event, at.state, str):
                assert say(language, f"news-{line.code}", **line.parameters)
    at.now += 20 * MINUTE
    assert of_kind(at.do(at.tournament.wake(at.now)), e.LevelStarted), "the clock runs again"
    ended = at.do(at.tournament.end_day(1, "late", at.now))
    order = at.deal(1)
    assert refused(at, act_of(ended)) == "act-last-hand-dealt"
    at.do(at.tournament.undo_hand(1, order.number, "nobody sat down", at.now))
    at.do(at.tournament.undo(act_of(ended), "not so late", at.now))
    assert at.state.day_end is not None
    assert at.state.calendar.last_hands is None
    ended = at.do(at.tournament.end_day(0, "late", at.now))
    assert at.state.phase == "night"
    assert refused(at, act_of(ended)) == "act-day-over"


def test_a_number_of_last_hands_that_was_drawn_is_known_and_stands() -> None:
    days = Days((DayEnd(level=3),), last_hands=(1, 4))
    at = Play(12, 6, structure=STRUCTURE, days=days)
    ended = at.do(at.tournament.end_day(None, "late", at.now))
    assert refused(at, act_of(ended)) == "act-lot-told"


def test_a_removed_player_is_in_again_in_a_seat_that_a_redraw_left_empty() -> None:
    at = play()
    table, seat = 2, 6
    player = at.state.tables[table].players[seat]
    removal = act_of(at.do(at.tournament.remove(player, "so", at.now)))
    at.do(at.tournament.redraw("mixed up", at.now))
    assert list(at.state.open_seats(at.state.tables[table])) == [seat]
    at.do(at.tournament.undo(removal, "it was another", at.now))
    assert at.state.seats[player] == (table, seat)
    assert at.state.tables[table].players[seat] == player
    assert_replay_is_live(at.tournament, at.events)
