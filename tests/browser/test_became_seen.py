"""Who comes back to the address of a table that is no more reads what became of it."""

import re

import pytest
from live_table import ask
from test_on_a_phone import phone
from thirteen_table import sit
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

ENGLISH = ("This cash table is closed. Choose another one in the lobby.", "went into your wallet.")
CHINESE = ("这张现金桌已关闭。请在大厅另选一桌。", "已存入你的钱包。")


def closes(player: Visitor) -> str:
    """The player leaves their page and the table, which closes with them; its address."""
    address = player.page.url
    name = address.split("/")[-2]
    player.open()
    ask(player, type="leave", event=name)
    player.until(lambda: _is_closed(player, name))
    return address


def _is_closed(player: Visitor, name: str) -> bool:
    lobby = player.views("lobby")[-1]
    return name not in [one["table"] for one in lobby["cash"]["tables"]]


@pytest.mark.parametrize(("game", "chinese"), [("thirteen", True), ("holdem-50-100", False)])
def test_a_closed_cash_table_says_what_went_back_and_leads_to_the_hands(
    invite: Invite, game: str, chinese: bool
) -> None:
    words = CHINESE if chinese else ENGLISH
    player = invite(**phone((390, 844)), locale="zh-CN") if chinese else invite()
    if game == "thirteen":
        sit(player)
    else:
        player.open().page.locator(f'[data-cash="{game}"] button').click()
        player.page.locator("[data-cash-amount]").press("Enter")
        player.page.wait_for_url("**/table/**")
        player.until(lambda: player.views("table") and player.table["my_seat"])
    name = player.page.url.split("/")[-2]
    address = closes(player)
    page = player.open(address).page
    expect(page.locator("h1")).to_have_text(words[0])
    expect(page.locator("[data-went-back]")).to_contain_text(words[1])
    expect(page.locator("main")).to_contain_text(re.compile(r"\d{1,2}:\d\d"))
    assert player.too_wide == 0
    page.locator("[data-to-hands]").click()
    page.wait_for_url(f"**/replay/{name}")
    if game == "thirteen":
        player.open(address)
        page.locator("[data-to-last]").click()
        page.wait_for_url(f"**/replay/{name}/1")
    other = invite().open(address).page
    expect(other.locator("h1")).to_have_text(ENGLISH[0])
    expect(other.locator("[data-went-back]")).to_have_count(0)


def test_a_home_game_that_was_called_off_says_so(invite: Invite) -> None:
    host = invite().open()
    host.see("main")
    made = ask(
        host,
        type="make-home-game",
        name="Friday",
        seats=6,
        stack=1_000,
        small_blind=10,
        big_blind=20,
    )
    event = made["event"]
    ask(host, type="end-game", event=event, reason="nobody has time")
    for path in (f"/event/{event}", f"/table/{event}/1", f"/director/{event}", f"/clock/{event}"):
        host.open(path)
        expect(host.page.locator("h1")).to_have_text(
            "This home game was called off before it started."
        )
