"""Penalties at the tables of an event: given, served hand by hand, carried along, over."""

from collections.abc import Callable

import pytest
from event_play import MINUTE, Play, of_kind, snapshot
from msgspec.structs import replace

from ruleone.chinese.events import Surrendered
from ruleone.dealing import Hand
from ruleone.dealing.events import HandKilled
from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.rulebook import Refusal
from ruleone.tournament import HandOrder, Level, Structure, Tournament
from ruleone.tournament.events import EventFinished, HandDealt, PlayerRemoved, TournamentEvent
from ruleone.tournament.events.penalties import (
    PenaltyGiven,
    PenaltyLifted,
    PenaltyPaid,
    PenaltyServed,
)
from ruleone.tournament.hands.choosing import deck_for, hand_of, thirteen_of
from ruleone.tournament.levels import StartBreak
from ruleone.tournament.news import news
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.terms.config import Rebuys
from ruleone.tournament.tournament import Outcome
from ruleone.tournament.undo.acts import Act
from ruleone.words import LANGUAGES, say


def penalise(
    play: Play, player: str, penalty: PenaltyCode, count: int = 0
) -> tuple[TournamentEvent, ...]:
    return play.do(play.tournament.penalise(player, penalty, count, None, "shouting", play.now))


def refused(outcome: Outcome) -> tuple[str, str | None]:
    assert isinstance(outcome, Refusal), outcome
    return outcome.code, None if outcome.citation is None else outcome.citation.rule


def left(play: Play, player: str) -> int:
    return play.state.conduct_of(player).serving.hands_left


def dealt(order: HandOrder) -> Hand:
    return hand_of(order, deck_for(order.game, bytes))


@pytest.mark.rule("house-65C.1", "tda2011-51.5", "house-65A.4")
@pytest.mark.rows(("book", "rule"), [("house", "house-65C.1"), ("tda2011", "tda2011-51.5")])
def test_a_missed_hand_is_dealt_posted_for_and_killed(book: str, rule: str) -> None:
    play = Play(6, rules=book, button=1)
    player = play.state.tables[1].players[3]
    penalise(play, player, "hands", 1)
    order = play.deal()
    assert (order.big_blind_seat, order.penalised, left(play, player)) == (3, (3,), 0)
    cited = of_kind(play.events, HandDealt)[-1].citations
    assert rule in [citation.rule for citation in cited]
    hand = dealt(order)
    assert HandKilled(3) in hand.events
    assert hand.stacks[3] == 10_000 - 100
    (served,) = of_kind(play.end(order), PenaltyServed)
    assert served.player == player
    assert play.deal().penalised == ()


@pytest.mark.rule("house-65C.1")
def test_where_the_edition_deals_him_out_others_play_without_him() -> None:
    play = Play(4, options={"penalties.dealt_and_killed": False}, button=1)
    player = play.state.tables[1].players[3]
    penalise(play, player, "hands", 2)
    order = play.deal()
    assert (order.penalised, order.left_out, sorted(order.seats)) == ((), {3: player}, [1, 2, 4])
    assert dealt(order).stacks.keys() == {1, 2, 4}
    play.end(order, 1)
    order = play.deal()
    assert (left(play, player), order.left_out) == (0, {3: player})
    assert of_kind(play.end(order, 2), PenaltyServed)
    assert play.state.stacks[player] == 10_000
    penalise(play, player, "hands", 1)
    order = play.deal()
    assert (order.penalised, order.left_out) == ((3,), {}), "two alone are both dealt in"


@pytest.mark.rule("house-65A.2", "tda2011-51.4")
@pytest.mark.rows(("book", "rule"), [("house", "house-65A.2"), ("tda2011", "tda2011-51.4")])
def test_a_round_is_a_hand_for_each_at_the_table_when_it_is_given(book: str, rule: str) -> None:
    play = Play(12, 6, rules=book)
    player = play.state.tables[1].players[2]
    (given,) = of_kind(penalise(play, player, "rounds", 2), PenaltyGiven)
    assert (given.hands, given.count) == (12, 2)
    assert rule in [citation.rule for citation in given.citations]
    play.bust(1, 3)
    assert left(play, player) == 11, "who leaves the table later changes nothing"


@pytest.mark.rule("house-65A.2", "house-65C.1")
def test_it_goes_with_him_to_another_table_and_through_a_replay() -> None:
    play = Play(20, 9)
    player = play.state.tables[1].players[2]
    penalise(play, player, "hands", 3)
    play.end(play.deal(1))
    assert left(play, player) == 2
    play.do(play.tournament.move(player, 2, 9, "too loud", play.now))
    play.tournament = Tournament.replay(play.events)
    missed: list[int] = []
    while left(play, player):
        order = play.deal(2)
        if order.penalised:
            assert order.seats[9] == player
            missed.append(order.number)
        happened = play.end(order)
    assert len(missed) == 2
    assert [event.player for event in of_kind(happened, PenaltyServed)] == [player]


def test_the_last_hand_that_he_misses_may_be_the_last_of_the_event() -> None:
    play = Play(2, 2, button=1)
    player = play.state.tables[1].players[1]
    penalise(play, player, "hands", 1)
    happened = play.end(play.deal(), 2)
    assert [event.player for event in of_kind(happened, PenaltyServed)] == [player]
    assert isinstance(happened[-1], EventFinished)


@pytest.mark.rule("house-65A.4")
def test_blinds_and_antes_put_him_out() -> None:
    play = Play(3, 3, button=1)
    player = play.state.tables[1].players[3]
    penalise(play, player, "hands", 5)
    order = play.deal()
    play.end(order, 3)
    assert player in play.state.results
    assert not of_kind(play.events, PenaltyServed)


@pytest.mark.rule("house-65D", "tda2011-51.6", "tda2024-71D")
def test_who_is_disqualified_goes_out_with_his_chips_and_does_not_come_back() -> None:
    play = Play(9, late_levels=3, re_entries=2)
    order = play.deal()
    player = order.seats[4]
    penalise(play, player, "disqualification")
    assert player in play.state.stacks
    (removed,) = of_kind(play.end(order), PlayerRemoved)
    assert (removed.player, removed.chips) == (player, 10_000)
    assert [citation.rule for citation in removed.citations] == ["tda2024-71D"]
    assert play.state.chips_in_play == 80_000
    again = play.tournament.register(player, None, play.now)
    assert refused(again) == ("disqualified", "tda2024-71D")
    back = play.tournament.penalise(player, "warning", 0, None, "again", play.now)
    assert refused(back)[0] == "player-not-in-event"


@pytest.mark.rule("house-65A.1", "tda2011-51.3")
def test_only_what_the_edition_has_is_given() -> None:
    tda, house = Play(6, rules="tda2011"), Play(6, rules="house")
    cases: list[tuple[Play, PenaltyCode, int, str]] = [
        (tda, "hands", 2, "tda2011-51.3"),
        (tda, "rounds", 5, "tda2011-51.3"),
        (house, "chip-fine", 100, "house-65A.1"),
    ]
    for play, penalty, count, rule in cases:
        outcome = play.tournament.penalise("p1", penalty, count, None, "why", 0)
        assert refused(outcome) == ("penalty-not-on-scale", rule)
    penalise(house, "p1", "hands", 2)
    lenient = house.tournament.penalise("p2", "warning", 0, "collusion", "chips went over", 0)
    assert refused(lenient)[0] == "penalty-must-be-heavier"
    bad = house.tournament.penalise("p2", "hands", 0, None, "why", 0)
    assert refused(bad)[0] == "fact-out-of-range"
    bare = house.tournament.penalise("p2", "warning", 0, None, "x" * 999, 0)
    assert refused(bare)[0] == "reason-too-long"
    (given, *_) = house.do(house.tournament.penalise("p2", "warning", 0, "phoned", "a call", 0))
    assert isinstance(given, PenaltyGiven)
    assert (given.offence, left(house, "p2")) == ("phoned", 0)


@pytest.mark.rule("house-1", "tda2024-1")
def test_the_rest_is_let_off() -> None:
    play = Play(6)
    nothing = play.tournament.lift_penalty("p1", "why", 0)
    assert refused(nothing) == ("no-penalty-runs", "tda2024-1")
    penalise(play, "p1", "rounds", 1)
    play.end(play.deal())
    (lifted,) = play.do(play.tournament.lift_penalty("p1", "a mistake", 0))
    assert isinstance(lifted, PenaltyLifted)
    assert (lifted.hands, left(play, "p1")) == (5, 0)
    order = play.deal()
    assert order.penalised == ()
    assert not of_kind(play.end(order), PenaltyServed)
    assert len(play.state.conduct_of("p1").given) == 1


@pytest.mark.rule("house-65C.1", "house-65A.2")
def test_a_missed_hand_of_13_card_poker_is_surrendered_once_it_is_dealt() -> None:
    points = Structure((Level.of_point(50), Level.of_point(75)), level_hands=20)
    play = Play(4, 4, rules="chinese", game="thirteen", structure=points)
    player = play.state.tables[1].players[3]
    penalise(play, player, "hands", 2)
    for left_to_miss in (1, 0):
        order = play.deal()
        assert (order.penalised, left(play, player)) == ((3,), left_to_miss)
        cited = of_kind(play.events, HandDealt)[-1].citations
        assert play.rules.cite("penalties.dealt_and_killed") in cited
        hand = thirteen_of(order, deck_for(order.game, bytes))
        assert Surrendered(3, penalty=True) in hand.events
        assert hand.options is not None
        assert sorted(hand.options.seats) == [1, 2, 4]
        for seat in (1, 2, 4):
            hand.time_out(seat, there=True)
        assert hand.over
        assert hand.stacks[3] < order.stacks[3]
        play.do(play.tournament.record(order.number, hand.stacks, play.now))
    assert [one.player for one in of_kind(play.events, PenaltyServed)] == [player]
    assert play.deal().penalised == ()


@pytest.mark.rule("house-65C.1")
def test_where_the_edition_deals_him_out_others_set_their_cards_without_him() -> None:
    points = Structure((Level.of_point(50), Level.of_point(75)), level_hands=20)
    out = {"penalties.dealt_and_killed": False}
    play = Play(4, 4, rules="chinese", options=out, game="thirteen", structure=points)
    player = play.state.tables[1].players[3]
    penalise(play, player, "hands", 1)
    order = play.deal()
    assert (order.penalised, order.left_out) == ((), {3: player})
    assert sorted(order.seats) == [1, 2, 4]


def test_all_of_it_can_be_said() -> None:
    play = Play(6)
    penalise(play, "p1", "warning")
    penalise(play, "p1", "hands", 1)
    penalise(play, "p1", "rounds", 2)
    play.do(play.tournament.lift_penalty("p1", "a mistake", 0))
    penalise(play, "p2", "hands", 1)
    play.end(play.deal())
    play.do(play.tournament.penalise("p2", "forfeiture", 5, "soft-play", "seen", play.now))
    penalise(play, "p3", "disqualification")
    told = [line for event in play.events for line in news(event, play.state, str)]
    codes = [line.code for line in told if line.code.startswith("penalty")]
    assert codes == [
        "penalty-given-warning", "penalty-given-hands", "penalty-given-rounds", "penalty-lifted",
        "penalty-given-hands", "penalty-served", "penalty-given-forfeiture", "penalty-paid",
        "penalty-given-disqualification",
    ]  # fmt: skip
    for line in told:
        assert all(say(language, f"news-{line.code}", **line.parameters) for language in LANGUAGES)


def fine(
    play: Play, player: str, chips: int, offence: OffenceCode = "soft-play"
) -> tuple[TournamentEvent, ...]:
    code: PenaltyCode = "forfeiture" if offence == "soft-play" else "chip-fine"
    return play.do(play.tournament.penalise(player, code, chips, offence, "seen", play.now))


@pytest.mark.rule("house-63.1", "tda2011-54.1")
@pytest.mark.rows(("book", "rule"), [("house", "house-63.1"), ("tda2011", "tda2011-54.1")])
def test_chips_that_are_forfeited_leave_play_at_once_or_when_his_hand_is_over(
    book: str, rule: str
) -> None:
    play = Play(6, rules=book)
    given, paid = fine(play, "p1", 700)
    assert isinstance(given, PenaltyGiven)
    assert isinstance(paid, PenaltyPaid)
    assert [cite.rule for cite in paid.citations] == [rule]
    assert [cite.rule for cite in given.citations] == [rule]
    assert play.state.stacks["p1"] == 9_300
    order = play.deal()
    assert of_kind(fine(play, "p2", 500), PenaltyPaid) == []
    assert play.state.stacks["p2"] == 10_000
    assert [one.count for one in play.state.conduct_of("p2").owes] == [500]
    (paid,) = of_kind(play.end(order), PenaltyPaid)
    assert (paid.player, paid.chips, play.state.stacks["p2"]) == ("p2", 500, 9_500)
    assert play.state.conduct_of("p2").owes == ()
    assert chip_lines(play.state)["fined"] == -1_200
    assert play.state.chips_in_play == 58_800
    assert play.deal().penalised == ()


@pytest.mark.rows("first", [0, 1])
@pytest.mark.rows("numbered", [True, False])
def test_of_two_fines_in_one_moment_the_one_that_is_taken_back_is_paid_back(
    first: int, numbered: bool
) -> None:
    """Also where the first of them stands in a journal from before penalties had numbers."""
    play = Play(6)
    given = [fine(play, "p1", chips) for chips in (300, 700)]
    assert [one.number for one in of_kind(play.events, PenaltyGiven)] == [1, 2]
    if not numbered:
        old = [
            replace(event, number=0)
            if isinstance(event, PenaltyGiven | PenaltyPaid) and event.number == 1
            else event
            for event in play.events
        ]
        play.events, play.tournament = old, Tournament.replay(old)
        given[0] = tuple(old[-4:-2])
    assert play.state.stacks["p1"] == 9_000
    act = Act(given[first], None, True, frozenset(), frozenset())
    play.do(play.tournament.undo(act, "by mistake", play.now))
    assert play.state.stacks["p1"] == (9_300, 9_700)[first]
    (stands,) = play.state.conduct_of("p1").given
    assert stands.count == (700, 300)[first]
    assert play.state.conduct_of("p1").payment(stands) is not None
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


@pytest.mark.rule("house-63.1")
def test_nobody_pays_more_than_he_has_and_the_smallest_chip_stays() -> None:
    play = Play(6)
    fine(play, "p1", 1_000_000)
    assert play.state.stacks["p1"] == play.state.chip
    order = play.deal()
    out = next(seat for seat, player in order.seats.items() if player == "p2")
    fine(play, "p2", 300)
    happened = play.end(order, out)
    assert [one.chips for one in of_kind(happened, PenaltyPaid)] == [0]
    assert "p2" in play.state.results
    assert not any(
        line.code == "penalty-paid" for event in happened for line in news(event, play.state, str)
    )


@pytest.mark.rule("house-31", "tda2011-30", "tda2024-33")
def test_a_dodged_blind_costs_chips_where_the_edition_has_a_fine() -> None:
    ladder, chips = Play(6), Play(6, options={"penalties.dodge_blinds": "chip-fine"})
    fine(chips, "p1", 100, "dodged-blind")
    assert chips.state.stacks["p1"] == 9_900
    no_fine = ladder.tournament.penalise("p1", "chip-fine", 100, "dodged-blind", "why", 0)
    assert refused(no_fine) == ("penalty-not-on-scale", "tda2024-71A.1")
    offences: tuple[OffenceCode | None, ...] = ("soft-play", "abuse", None)
    for offence in offences:
        not_for = chips.tournament.penalise("p1", "chip-fine", 100, offence, "why", 0)
        assert refused(not_for) == ("penalty-not-in-chips", "tda2024-71A.1")
    nothing = chips.tournament.penalise("p1", "forfeiture", 0, "soft-play", "why", 0)
    assert refused(nothing)[0] == "fact-out-of-range"


@pytest.mark.rule("house-63.1")
def test_chips_are_owed_through_a_replay_and_hand_for_hand() -> None:
    play = Play(20, 9)
    play.do(play.tournament.hand_for_hand("the bubble", play.now))
    orders = [play.deal(table) for table in sorted(play.state.tables)]
    player = orders[0].seats[min(orders[0].seats)]
    fine(play, player, 2_000)
    play.tournament = Tournament.replay(play.events)
    (paid,) = of_kind(play.end(orders[0]), PenaltyPaid)
    assert (paid.player, play.state.stacks[player]) == (player, 8_000)
    for order in orders[1:]:
        play.end(order)
    again = Tournament.replay(play.events)
    assert snapshot(again) == snapshot(play.tournament)


def _moved(play: Play, player: str) -> None:
    here = play.state.seats[player][0]
    for number, table in play.state.tables.items():
        if number != here and (free := play.state.open_seats(table)):
            play.do(play.tournament.move(player, number, free[0], "too loud", play.now))
            return
    raise AssertionError("no seat is open elsewhere")


def _table_broken(play: Play, player: str) -> None:
    here = play.state.seats[player][0]
    for other in sorted(play.state.tables.keys() - {here}):
        play.bust_some(other, 1)
    assert here not in play.state.tables


def _break_taken(play: Play, player: str) -> None:
    play.do(play.tournament.order_clock(StartBreak(5 * MINUTE), "lunch", play.now))
    play.now += 5 * MINUTE
    play.do(play.tournament.wake(play.now))
    assert not play.state.clock.on_break


def _colored_up(play: Play, player: str) -> None:
    before = play.state.chip
    while play.state.chip == before or play.state.clock.on_break:
        if into := play.tournament.chips_to_color_up():
            play.do(play.tournament.color_up(into[0], "too many", play.now))
        else:
            play.do(play.tournament.next_level("short of time", play.now))


def _started_anew(play: Play, player: str) -> None:
    play.tournament = Tournament.replay(play.events)


def _bought_again(play: Play, player: str) -> None:
    play.do(play.tournament.rebuy(player, play.now))


THROUGH: dict[str, Callable[[Play, str], None]] = {
    "a move": _moved,
    "a table that breaks": _table_broken,
    "a break": _break_taken,
    "a colour-up": _colored_up,
    "a restart": _started_anew,
    "a rebuy": _bought_again,
}


@pytest.mark.rule("house-65A.2", "tda2011-51.4", "house-65C.1")
@pytest.mark.rows("begun", [False, True], ids=["before the first", "after one"])
@pytest.mark.rows("through", THROUGH)
def test_hands_to_miss_go_with_him_through(through: str, begun: bool) -> None:
    """Three hands are three hands that are dealt to him, whatever comes between."""
    play = Play(20, 9, rebuys=Rebuys(price=100, chips=10_000, until_level=3, most=2))
    table = play.state.tables[play.state.break_order[0]]
    player = table.players[min(table.players)]
    penalise(play, player, "hands", 3)
    missed: list[bool] = []

    def hand() -> None:
        order = play.deal(play.state.seats[player][0])
        for seat, one in order.seats.items():
            if one == player:
                missed.append(seat in order.penalised)
        play.end(order)

    if begun:
        hand()
        assert missed == [True]
    THROUGH[through](play, player)
    while len(missed) < 5:
        hand()
    assert missed == [True, True, True, False, False]
