"""Chips that a player gives up for a re-entry, where the event allows it (tda2024-8B)."""

import pytest
from event_play import Play, of_kind

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import Tournament
from ruleone.tournament.events import ChipsForfeited, LatePlayerEntered
from ruleone.tournament.events.undo import EntryTakenBack
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.terms.config import BountyTerms
from ruleone.tournament.undo.acts import Act

ALLOWED = {"entries.forfeit_for_reentry": True}


def evening(entries: int = 18, **changes: object) -> Play:
    """An event in its late registration in which chips may be given up, once by each player."""
    plain: dict[str, object] = {"late_levels": 3, "re_entries": 1, "seats": 40, "buy_in": 50}
    options = changes.pop("options", ALLOWED)
    return Play(entries, rules="tda2024", options=options, **(plain | changes))  # type: ignore[arg-type]


def lost_some(play: Play, chips: int) -> str:
    """A hand in which the player in seat 1 of table 1 loses this many chips."""
    order = play.deal(1)
    seat, other = sorted(order.seats)[:2]
    stacks = {**order.stacks, seat: order.stacks[seat] - chips, other: order.stacks[other] + chips}
    play.do(play.tournament.record(order.number, stacks, play.now))
    return order.seats[seat]


def refused(play: Play, player: str, chips: int) -> Refusal:
    outcome = play.tournament.forfeit(player, chips, play.now)
    assert isinstance(outcome, Refusal)
    return outcome


@pytest.mark.rule("tda2024-8B", "tda2024-8A.1")
def test_the_old_chips_leave_play_and_a_full_stack_comes() -> None:
    play = evening()
    player = lost_some(play, 9_000)
    told = play.do(play.tournament.forfeit(player, 1_000, play.now))
    (given_up,), (entered,) = of_kind(told, ChipsForfeited), of_kind(told, LatePlayerEntered)
    assert (given_up.chips, given_up.seat[0], given_up.place) == (1_000, 1, 18)
    assert [one.rule for one in given_up.citations] == ["tda2024-8B"]
    assert "tda2024-8A.1" in [one.rule for one in entered.citations]
    state = play.state
    assert (state.stacks[player], state.left, state.entries) == (10_000, 18, 19)
    assert state.chips_in_play == 19 * 10_000 - 1_000
    assert chip_lines(state)["forfeited"] == -1_000
    assert (state.paid_in, state.pool) == (19 * 50, 19 * 50)
    assert [(one.player, one.place) for one in state.earlier] == [(player, 19)]
    again = Tournament.replay(play.events)
    assert again.state.chips_in_play == state.chips_in_play
    assert again.state.earlier == state.earlier


@pytest.mark.rule("tda2024-8B")
def test_undone_the_chips_are_there_again_in_their_seat() -> None:
    play = evening()
    player = lost_some(play, 9_000)
    before = dict(play.state.stacks), play.state.seats[player], play.state.pool
    act = Act(
        play.do(play.tournament.forfeit(player, 1_000, play.now)),
        None,
        in_period=True,
        dealt=frozenset(),
        tables=frozenset(),
    )
    (back,) = of_kind(play.do(play.tournament.undo(act, "changed their mind", 0)), EntryTakenBack)
    assert (back.chips, back.seat) == (1_000, before[1])
    state = play.state
    assert (dict(state.stacks), state.seats[player], state.pool) == before
    assert (state.entries, state.chips_forfeited, state.earlier) == (18, 0, [])
    assert Tournament.replay(play.events).state.stacks == state.stacks


@pytest.mark.rule("tda2024-8B")
def test_of_a_stack_that_nobody_follows_the_number_is_told() -> None:
    play = evening(tables="live", followed=False, house_players=0)
    told = play.do(play.tournament.forfeit("p1", 2_500, play.now))
    assert of_kind(told, ChipsForfeited)[0].chips == 2_500
    assert play.state.stacks["p1"] is None
    assert play.state.stacks.uncounted == 19 * 10_000 - 2_500
    wrong = refused(play, "p2", 10**9)
    assert (wrong.code, wrong.parameters["least"]) == ("forfeit-chips", 1)


@pytest.mark.rule("tda2024-8B")
def test_it_is_refused_where_it_cannot_be() -> None:
    play = evening()
    player = lost_some(play, 9_000)
    for chips in (999, 1_001, 0):
        wrong = refused(play, player, chips)
        told = {"player": player, "least": 1_000, "most": 1_000, "came": chips}
        assert (wrong.code, wrong.parameters) == ("forfeit-chips", told)
    assert refused(play, "nobody", 1).code == "player-not-in-event"
    order = play.deal(1)
    assert refused(play, player, 1_000).code == "forfeit-in-hand"
    play.end(order)
    chips = play.state.stacks.known(player)
    play.do(play.tournament.forfeit(player, chips, play.now))
    assert refused(play, player, 10_000).code == "forfeit-used"
    closed = evening(late_levels=0, re_entries=0)
    assert refused(closed, "p1", 10_000).code == "entries-closed"
    few = evening(3)
    assert refused(few, "p1", 10_000).code == "forfeit-paid"
    heads = evening(bounty=BountyTerms(kind="fixed", amount=20))
    assert refused(heads, "p1", 10_000).code == "forfeit-bounty"


@pytest.mark.rule("tda2024-8B")
def test_it_is_the_choice_of_an_event_by_the_rules_of_2024() -> None:
    plain = evening(options={})
    no = refused(plain, "p1", 10_000)
    assert no.citation is not None
    assert (no.code, no.citation.rule) == ("forfeit-not-allowed", "tda2024-8B")
    for name in ("house", "tda2011", "tda2019"):
        book = edition(name)
        assert not book.flag("entries.forfeit_for_reentry")
        assert book.cite("entries.forfeit_for_reentry").basis == "ours", "it has no such rule"
    allowed = edition("tda2024").with_options(ALLOWED)
    assert allowed.flag("entries.forfeit_for_reentry")
    assert allowed.cite("entries.forfeit_for_reentry").rule == "tda2024-8B"


@pytest.mark.rule("tda2024-8B")
def test_the_seat_left_does_not_count_as_one_of_an_eliminated_player() -> None:
    play = evening()
    seat = play.state.seats["p1"]
    play.do(play.tournament.forfeit("p1", 10_000, play.now))
    assert seat[1] not in play.state.tables[seat[0]].lost_seats
