"""The lobby says that a hand waits for one who has left its table, with the time that is left."""

import pytest
from test_reading import faults
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser


def hand_waits(visitor: Visitor, left: str) -> None:
    """Go to the lobby in one's turn: it says so, and leads back."""
    event = visitor.table["event"]
    page = visitor.open("/").page
    line = page.locator(f'[data-hand-waits="{event}"]')
    expect(line.locator("[data-time]")).to_contain_text(left)
    assert faults(visitor) == []
    assert visitor.too_wide == 0
    line.get_by_role("link").click()
    page.wait_for_url("**/table/**")


@pytest.mark.feature("lobby")
def test_a_hand_of_a_tournament_waits_until_one_has_acted(invite: Invite) -> None:
    ann = invite().join()
    ann.wait_for_turn()
    hand_waits(ann, "left")
    ann.press("fold", "muck")
    ann.open("/").see("h1")
    ann.until(lambda: not ann.has_turn() or ann.page.locator("[data-hand-waits]").count())
