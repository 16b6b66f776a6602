"""Two people and a watcher at one table: nobody's browser gets a byte of another's hidden cards."""

from itertools import chain

import pytest
from directing import announce_event, event_of, move, order, remove
from serving import Served
from visitor import Invite, View, Visitor

pytestmark = pytest.mark.browser

HANDS = 4
Cards = dict[int, set[str]]
"""Cards by the number of the hand."""


def own_cards(player: Visitor, table: int) -> Cards:
    """The hole cards that a player's own browser was told at this table."""
    dealt: Cards = {}
    for view in player.views("table"):
        if view["hand"] and view["my_seat"] is not None and view["table"] == table:
            for seat in view["hand"]["seats"]:
                if seat["seat"] == view["my_seat"] and seat["cards"]:
                    dealt[view["hand"]["number"]] = set(seat["cards"])
    return dealt


def open_cards(viewers: list[Visitor], table: int) -> Cards:
    """All that lay open to everybody at this table: the board, and hands that were tabled."""
    shown: Cards = {}
    for view in chain.from_iterable(viewer.views("table") for viewer in viewers):
        if view["hand"] and view["table"] == table:
            known = shown.setdefault(view["hand"]["number"], set())
            known.update(view["hand"]["board"])
            known.update(*[seat["cards"] for seat in view["hand"]["seats"] if seat["tabled"]])
    return shown


def seat_both_at_one_table(director: Visitor, first: Visitor, second: Visitor) -> None:
    """Free a seat at the first player's table and move the second there. So long the event stands
    still: nobody else goes out, or is moved to the seat."""
    table = first.table["table"]
    if second.table["table"] == table:
        return

    def seated() -> list[View]:
        tables = event_of(director)["tables"]
        return next(list(line["players"]) for line in tables if line["table"] == table)

    name = second.page.locator(".name").first.inner_text().splitlines()[-1]
    order(director, "Pause", "To seat them together")
    for player in (first, second):
        while player.table["hand"] and player.hand["street"] != "over":
            fold_on(player)
    guest = next(player for player in seated() if player["house"])
    remove(director, table, guest["name"], "To free a seat")
    director.until(lambda: guest["player"] not in {one["player"] for one in seated()})
    move(director, second.table["table"], name, (table, guest["seat"]), "To sit together")
    order(director, "Resume", "They sit together")
    while second.table["table"] != table:
        fold_on(second)


def fold_on(player: Visitor) -> None:
    """Give up the hand, if it is this player's turn; else wait a moment."""
    if player.has_turn():
        player.press("fold")
    else:
        player.page.wait_for_timeout(50)


def play(players: list[Visitor], table: int, hands: int) -> None:
    """Fold a hand, so that its cards stay hidden; then check and call for so many hands, and muck
    where that is left to the players. Who is out ends it."""

    def goes_on(player: Visitor) -> bool:
        return player.table["result"] is None and len(own_cards(player, table)) <= hands

    while all(map(goes_on, players)):
        for player in players:
            if player.has_turn():
                first_hand = len(own_cards(player, table)) == 1
                player.press(*(("fold",) if first_hand else ("check", "call", "muck", "show")))
            else:
                player.page.wait_for_timeout(20)


@pytest.mark.feature("secrets")
def test_hidden_cards_reach_their_owner_alone(invite: Invite, served: Served) -> None:
    director, first, second, watcher = invite(), invite(), invite(), invite()
    event = announce_event(director.open(served.director), "six-max")
    for player in (first, second):
        player.open(f"/event/{event}").page.get_by_role("button", name="Join").click()
        player.see("button:has-text('Withdraw')")
    order(director, "Start now", "Everyone is here")
    for player in (first, second):
        player.page.wait_for_url("**/table/**")
        player.until(player.is_dealt_in)
    seat_both_at_one_table(director, first, second)
    table = first.table["table"]
    watcher.open(first.page.url)
    watcher.until(lambda: watcher.views("table"))
    play([first, second], table, HANDS)

    everybody = [director, first, second, watcher]
    shown = open_cards(everybody, table)
    secrets = 0
    for owner in (first, second):
        for number, cards in own_cards(owner, table).items():
            hidden = cards - shown.get(number, set())
            secrets += len(hidden)
            for other in everybody:
                if other is not owner:
                    told = [
                        frame
                        for frame in other.said
                        if f'"table":{table},' in frame and f'"number":{number},"game"' in frame
                    ]
                    assert not [f for f in told for card in hidden if f'"{card}"' in f]
    assert secrets > 0, "no card stayed hidden: nothing was judged"
