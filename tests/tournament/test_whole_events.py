"""Whole events, hand after hand: their results and their replay."""

import pytest
from event_checks import assert_replay_is_live, assert_results_are_whole
from event_terms_tried import EDITIONS
from whole_events import play_out


@pytest.mark.rows("rules", EDITIONS)
def test_whole_events_of_every_edition(rules: str) -> None:
    for entries, name in ((27, "turbo-27"), (27, "sprint-27"), (36, "six-max"), (2, "heads-up")):
        tournament, events = play_out(entries, name, rules)
        assert_results_are_whole(tournament, events)
        assert_replay_is_live(tournament, events)


def test_a_thousand_players() -> None:
    tournament, events = play_out(1_000, "deep-1000", "modern")
    assert_results_are_whole(tournament, events)
    assert_replay_is_live(tournament, events)
    assert len(tournament.state.results) == 1_000
