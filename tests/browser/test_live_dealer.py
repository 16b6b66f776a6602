"""Physical hands followed at a dealer's tablet, from the shuffle to the pot."""

import pytest
from live_table import TABLET, Dealer, link_of, open_table
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

TOUCHES_MOST = 3
"""No entry takes more."""


def director(invite: Invite, served: Served) -> Visitor:
    """Somebody who directs the room."""
    boss = invite()
    boss.open(served.director).see("main")
    return boss


def test_fold_check_and_call_are_one_touch(invite: Invite, served: Served) -> None:
    boss = director(invite, served)
    table = open_table(boss, (20_000,) * 9)
    dealer = Dealer(invite(**TABLET), table).come(link_of(boss, table))
    dealer.enter("next hand", "[data-next-hand]")
    dealer.enter("cards dealt", "[data-all-dealt]")
    for _ in range(6):
        dealer.says("fold")
    dealer.says("call")
    dealer.says("call")
    dealer.says("check")
    assert {touches for _, touches in dealer.entries} == {1}
    assert dealer.view["awaits"] == "board"
    assert dealer.hand["total"] == 3 * 200 + 200
    expect(dealer.page.locator("[data-pot]")).to_have_attribute("data-pot", "800")
