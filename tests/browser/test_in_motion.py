"""Motion tells what moved and ends at once; none where the system asks for less."""

import pytest
from visitor import Invite, Visitor

pytestmark = pytest.mark.browser

WHOLE_MOVE_MS = 240

NOTE_MOTION = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const length = typeof options === 'number' ? options : options?.duration + (options?.delay ?? 0);
  if (length > 0) window.moved.push(length);
  return animate.call(this, frames, options);
};
"""


def play(player: Visitor) -> Visitor:
    """Play two decisions, with every motion noted."""
    player.page.add_init_script(NOTE_MOTION)
    player.join()
    for _ in range(2):
        player.wait_for_turn()
        player.press("check", "fold", "show")
    player.wait_for_turn()
    return player


def motion_of(player: Visitor) -> list[float]:
    """How long everything took that has moved so far, in milliseconds."""
    moved: list[float] = player.page.evaluate("window.moved")
    return moved


def test_chips_and_cards_move_and_are_there_in_a_quarter_of_a_second(invite: Invite) -> None:
    player = play(invite(reduced_motion="no-preference"))
    player.until(lambda: motion_of(player))
    assert max(motion_of(player)) <= WHOLE_MOVE_MS


def test_nothing_moves_where_the_system_asks_for_less(invite: Invite) -> None:
    player = invite(reduced_motion="reduce")
    assert motion_of(play(player)) == []
    left = player.page.evaluate(
        "[...document.querySelectorAll('*')].flatMap(e => getComputedStyle(e).transitionDuration"
        ".split(',').map(parseFloat)).filter(s => s > 0).length"
    )
    assert left == 0
