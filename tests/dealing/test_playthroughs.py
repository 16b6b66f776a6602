"""Every game is dealt as it was when its playthrough was written, with every viewer's view."""

import pytest
from playthroughs import FOLDER, GAMES, playthrough


@pytest.mark.feature("poker-games")
@pytest.mark.rows("game", GAMES)
def test_a_game_plays_as_it_did(game: str) -> None:
    assert playthrough(game) == (FOLDER / f"{game}.txt").read_text("utf-8")


def test_every_playthrough_is_of_a_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
