"""What happened to chips is named, has its rule, and the sum is right afterwards."""

import pytest
from event_play import Play, snapshot

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import Level, Structure, Tournament
from ruleone.tournament.chips.corrections import corrected
from ruleone.tournament.events import ChipsCorrected
from ruleone.tournament.news import news
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.words import LANGUAGES, say


@pytest.mark.feature("color-ups")
@pytest.mark.rule("house-58", "house-57.1", "tda2011-48")
@pytest.mark.rows(
    ("rules", "correction", "chips", "rule"),
    [
        ("house", "lost", -100, "house-58"),
        ("house", "out-of-sight", -500, "house-57.1"),
        ("tda2011", "out-of-sight", -500, "tda2011-48"),
        ("house", "found", 300, "house-1"),
        ("house", "given-in-error", -25, "house-1"),
        ("house", "given-in-error", 25, "house-1"),
    ],
)
def test_each_correction_has_its_name_and_rule_and_stands_in_the_ledger(
    rules: str, correction: str, chips: int, rule: str
) -> None:
    play = Play(9, rules=rules)
    player = play.state.tables[1].players[3]
    done = play.tournament.correct_chips(player, correction, chips, "seen", 0)  # type: ignore[arg-type]
    (event,) = play.do(done)
    assert isinstance(event, ChipsCorrected)
    assert [citation.rule for citation in event.citations] == [rule]
    assert play.state.stacks[player] == 10_000 + chips
    lines = chip_lines(play.state)
    assert lines["entries"] == 90_000
    assert {line: many for line, many in lines.items() if many and line != "entries"} == {
        correction: chips
    }
    assert sum(lines.values()) == play.state.chips_in_play
    (line,) = news(event, play.state, str)
    assert all(say(language, f"news-{line.code}", **line.parameters) for language in LANGUAGES)
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)
    assert play.deal().stacks[3] == 10_000 + chips


def test_an_odd_stack_may_be_put_right() -> None:
    play = Play(9)
    player = play.state.tables[1].players[3]
    play.state.stacks.add(player, 1)
    for chips in (-1, 24, 25):
        assert isinstance(
            corrected(play.state, player, "counted", chips, "seen", 0), ChipsCorrected
        )
    assert isinstance(corrected(play.state, player, "counted", 2, "seen", 0), Refusal)


def test_corrections_that_cannot_be_are_refused() -> None:
    play = Play(9)
    player = play.state.tables[1].players[3]

    def code(correction: str, chips: int, reason: str = "seen") -> str:
        refused = play.tournament.correct_chips(player, correction, chips, reason, 0)  # type: ignore[arg-type]
        assert isinstance(refused, Refusal)
        for language in LANGUAGES:
            assert say(language, f"refusal-{refused.code}", **refused.parameters)
        return refused.code

    assert code("lost", 100) == "correction-wrong-way"
    assert code("out-of-sight", 0) == "correction-wrong-way"
    assert play.state.chip == 25
    assert code("found", 1_234) == code("given-in-error", -26) == "correction-not-in-chips"
    assert code("found", -1) == "correction-wrong-way"
    assert code("given-in-error", -10_000) == "correction-too-large"
    assert code("found", 10**15) == "correction-too-large"
    assert code("found", 100, "x" * 999) == "reason-too-long"
    assert code("stolen", 100) == "value-not-understood"
    play.deal()
    assert code("found", 100) == "correction-in-hand"
    refused = play.tournament.correct_chips("nobody", "found", 1, "seen", 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "player-not-in-event"
    assert edition("modern").cite("chips.lost").rule == "tda2024-64"


def test_who_has_not_exchanged_yet_is_corrected_by_chips_that_leave_play() -> None:
    """He came while the hand was played after which his table exchanges."""
    levels = (Level(100, 200), Level(200, 400))
    play = Play(16, structure=Structure(levels, level_ms=10 * 60_000), chip=25)
    hand = play.deal(1)
    free = min(set(range(1, 10)) - set(hand.seats))
    came = play.state.tables[2].players[min(play.state.tables[2].players)]
    play.do(play.tournament.move(came, 1, free, "asked for it", play.now))
    play.do(play.tournament.color_up(100, "not needed", play.now))
    assert play.state.chip == 100
    assert came in play.state.coloring_up[0].waiting
    play.do(play.tournament.correct_chips(came, "found", 25, "under the table", play.now))
    play.do(play.tournament.record(hand.number, dict(hand.stacks), play.now))
    refused = play.tournament.correct_chips(came, "found", 25, "one more", play.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "correction-not-in-chips"
    assert refused.parameters["chip"] == 100


def test_stacks_are_counted_in_chips_that_are_in_play() -> None:
    play = Play(9)
    refused = play.tournament.count_stacks(1, {1: 9_990, 2: 10_010}, 0, "a break", 0)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.parameters) == (
        "correction-not-in-chips",
        {"chip": 25, "came": 9_990},
    )
    assert refused.citation is not None
    play.do(play.tournament.count_stacks(1, {1: 9_975, 2: 10_025}, 0, "a break", 0))


@pytest.mark.rule("tda2019-RP-8A")
def test_who_has_lost_all_in_a_round_is_not_counted_back_in() -> None:
    """He waits for the other tables before he has his place."""
    play = Play(18)
    play.do(play.tournament.hand_for_hand("near the money", 0))
    play.bust(1, 3)
    player = play.state.tables[1].players[3]
    assert play.state.stacks[player] == 0
    winner = play.state.stacks.known(play.state.tables[1].players[1])
    refused = play.tournament.count_stacks(1, {1: winner - 100, 3: 100}, 0, "a break", 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "count-of-no-player"
    assert "3" not in str(refused.parameters["seats"])
    play.bust(2)
    assert player in play.state.results
