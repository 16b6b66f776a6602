"""Where an event stands: what a forecast goes on from."""

from event_play import MINUTE, Play

from ruleone.rulebook import Refusal
from ruleone.tournament import Tournament
from ruleone.tournament.snapshot import Stand, stand_of
from ruleone.tournament.terms.config import DayEnd, Days

SEED = bytes(range(32))


def stand(play: Play) -> Stand:
    found = stand_of(play.state, play.now)
    assert isinstance(found, Stand), found
    return found


def why_not(play: Play) -> str:
    found = stand_of(play.state, play.now)
    assert isinstance(found, Refusal)
    return found.code


def test_it_is_the_level_what_is_left_of_it_and_everybodys_chips() -> None:
    play = Play(20)
    play.bust(1, 2)
    play.now += MINUTE
    now = stand(play)
    assert (now.day, now.level, now.left_ms) == (1, 1, 2 * MINUTE)
    assert (len(now.stacks), sum(now.stacks), now.entries) == (19, 200_000, 20)
    assert (now.pool, now.prizes) == (play.state.pool, play.state.prizes)


def test_before_the_start_and_after_the_end_there_is_none() -> None:
    play = Play(2)
    order = play.deal()
    play.end(order, min(order.seats))
    assert why_not(play) == "event-over"
    waiting, opened = Tournament.create(play.config, play.rules)
    assert opened
    found = stand_of(waiting.state, 0)
    assert isinstance(found, Refusal)
    assert found.code == "event-not-started"


def test_from_its_last_hands_on_a_day_stands_as_the_next_one_begins() -> None:
    play = Play(6, days=Days((DayEnd(level=5),)))
    play.now += MINUTE
    play.do(play.tournament.end_day(1, "late", play.now))
    expected = (2, 1, 2 * MINUTE)
    assert (stand(play).day, stand(play).level, stand(play).left_ms) == expected
    play.end(play.deal())
    assert play.state.phase == "night"
    assert (stand(play).day, stand(play).level, stand(play).left_ms) == expected
    assert sum(stand(play).stacks) == 60_000
    play.do(play.tournament.sign_bags((), play.now))
    play.do(play.tournament.draw_day(SEED, play.now))
    assert (stand(play).day, stand(play).level, stand(play).left_ms) == expected


def test_while_flights_are_played_there_is_none() -> None:
    play = Play(20, days=Days((DayEnd(level=4),), 2), seats=60, house_players=None)
    assert why_not(play) == "flights-not-over"
    play.do(play.tournament.end_day(0, "late", play.now))
    assert why_not(play) == "flights-not-over"
    play.do(play.tournament.sign_bags((), play.now))
    play.do(play.tournament.draw_day(SEED, play.now))
    assert len(stand(play).stacks) == 20
