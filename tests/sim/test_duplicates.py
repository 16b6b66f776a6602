"""Style against style on the same cards."""

from itertools import product

import pytest

from ruleone.bots import STYLES, YARDSTICKS
from ruleone.sim.duplicates import Score, match

STRONGEST, *OTHERS = STYLES
SOAK_DECKS = 50_000  # a hundred thousand hands


def test_a_style_against_itself_wins_nothing() -> None:
    score = match("rock", "rock", range(6), 1)
    assert (score.won, score.error, score.errors_ahead) == (0.0, 0.0, 0.0)


def test_what_one_wins_the_other_loses() -> None:
    won = match("maniac", "station", range(12), 1).won
    assert won == pytest.approx(-match("station", "maniac", range(12), 1).won)
    assert won != 0


def test_matches_are_repeatable_and_add_up() -> None:
    whole = match("shark", "rock", range(20), 3)
    parts = match("shark", "rock", range(8), 3) + match("shark", "rock", range(8, 20), 3)
    assert parts.decks == whole.decks == 20
    assert parts.won == pytest.approx(whole.won)
    assert parts.error == pytest.approx(whole.error)
    assert match("shark", "rock", range(20), 4) != whole


def test_the_standard_error_is_that_of_the_mean() -> None:
    score = Score(1, 2.0, 4.0) + Score(1, 4.0, 16.0) + Score(1, 6.0, 36.0)
    assert score.won == 4.0
    assert score.error == pytest.approx(2.0 / 3**0.5)
    assert score.errors_ahead == pytest.approx(4.0 / (2.0 / 3**0.5))


def test_the_shark_beats_who_always_calls_at_once() -> None:
    assert match(STRONGEST, "always-call", range(120), 11).errors_ahead > 3


@pytest.mark.rows("game", ["flrazz", "flstud", "plo", "nl5draw"])
def test_the_shark_beats_who_always_calls_in_other_games(game: str) -> None:
    assert match(STRONGEST, "always-call", range(120), 11, game).errors_ahead > 3


@pytest.mark.rows("against", [*OTHERS, *YARDSTICKS])
def test_the_shark_is_ahead_of_each_style(against: str) -> None:
    """The rock gives little away, so more decks are needed to see it."""
    decks = 4_000 if against == "rock" else 1_200
    assert match(STRONGEST, against, range(decks), 7).errors_ahead > 1.5


@pytest.mark.soak
@pytest.mark.timeout(6 * 3600)
@pytest.mark.parametrize("against", [*OTHERS, *YARDSTICKS])
def test_the_shark_is_three_standard_errors_ahead_of_each_style(against: str) -> None:
    assert match(STRONGEST, against, range(SOAK_DECKS), 2026).errors_ahead > 3


@pytest.mark.soak
@pytest.mark.timeout(6 * 3600)
@pytest.mark.parametrize(
    ("game", "against"),
    [
        ("plo", "always-call"),
        *product(("flstud", "flrazz", "fl27td", "flbadugi"), YARDSTICKS),
    ],
)
def test_the_shark_beats_the_yardsticks_in_other_games(game: str, against: str) -> None:
    """In Omaha whoever always raises is not beaten: docs/en/build/house-players.md."""
    assert match(STRONGEST, against, range(SOAK_DECKS // 20), 2026, game).errors_ahead > 3
