"""What stands still is shown to the director; he lets it go on or ends its hand, with a reason."""

import pytest
from directing import event_of, write_reason
from on_the_wire import put_in
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser

FROZEN = [
    {"table": None, "hand": None, "what": "LevelWithoutEnd", "at_ms": 1, "back": []},
    {"table": 1, "hand": 7, "what": "ChipsDoNotAddUp", "at_ms": 1, "back": []},
]


def test_what_stands_still_goes_on_or_ends_by_order(invite: Invite, served: Served) -> None:
    player = invite().join()
    event = player.table["event"]
    director = invite()
    asks = put_in(director.page, lambda view: view.update(frozen=FROZEN))
    director.open(served.director)
    director.open(f"/director/{event}").see("article")
    panel = director.page.locator("#at-frozen")
    expect(panel).to_contain_text("The whole tournament (LevelWithoutEnd)")
    expect(panel).to_contain_text("Table 1, hand 7 (ChipsDoNotAddUp)")
    expect(panel.get_by_role("button", name="End the hand")).to_have_count(1)
    for button, kind, table in (
        ("Unfreeze", "unfreeze", None),
        ("End the hand", "retire-hand", 1),
    ):
        panel.get_by_role("button", name=button).first.click()
        sheet = director.page.get_by_role("dialog")
        send = sheet.get_by_role("button", name=button, exact=True)
        expect(send).to_be_disabled()
        write_reason(sheet, "Counted by hand")
        send.click()
        sheet.wait_for(state="detached")
        assert [ask for ask in asks if ask["type"] == kind] == [
            {"type": kind, "event": event, "reason": "Counted by hand", "table": table}
        ]
        expect(director.page.get_by_role("alert")).to_be_visible()
    assert event_of(director)["line"]["event"] == event
