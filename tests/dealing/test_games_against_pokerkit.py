"""Random hands of every game that pokerkit has too: every difference has its name and its rule.

`python tests/dealing/test_games_against_pokerkit.py [--from N] [--hands N]` plays more of them by
hand; the soak plays 200,000, a thousand at a time, and says where to go on.
"""

import argparse
import re
from pathlib import Path
from random import Random

import pytest
from pokerkit_games import SHARED, GameTwin

SETTLED = Path(__file__).parents[2] / "docs" / "en" / "build" / "disagreements.md"
SOAK = 200_000


def settled() -> set[str]:
    """The differences that docs/en/build/disagreements.md settles."""
    return set(re.findall(r"^## `(.+)`$", SETTLED.read_text("utf-8"), re.MULTILINE))


def differences(game: str, first: int, hands: int) -> set[str]:
    found: set[str] = set()
    for seed in range(first, first + hands):
        twin = GameTwin(game, Random(f"{game} {seed}"))
        try:
            twin.play()
        except Exception as failure:
            raise AssertionError(f"go on with --from {seed}, {game}") from failure
        found |= twin.differences
    return found


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.rows("game", SHARED)
def test_a_game_differs_from_pokerkit_only_where_a_rule_settles_it(game: str) -> None:
    assert differences(game, 0, 25) <= settled()


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", SHARED)
def test_two_hundred_thousand_hands_differ_only_where_a_rule_settles_it(game: str) -> None:
    hands = SOAK // len(SHARED) + 1
    for first in range(0, hands, 1000):
        assert differences(game, first, min(1000, hands - first)) <= settled()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--from", dest="first", type=int, default=0, help="the seed to begin with")
    parser.add_argument("--hands", type=int, default=1000, help="hands of each game")
    asked = parser.parse_args()
    for game in SHARED:
        print(game, sorted(differences(game, asked.first, asked.hands)))


if __name__ == "__main__":
    main()
