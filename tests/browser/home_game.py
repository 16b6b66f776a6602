"""Home games: made, joined by their invitation, started. With two visitors and nobody else at the
table it is certain which decisions come, whatever is dealt."""

from typing import Any

from visitor import Invite, Visitor


def send(maker: Visitor) -> str:
    """Send the form of a new game as it stands; the address of the game's invitation."""
    maker.page.locator("[data-make]").click()
    return maker.page.locator("[data-invitation]").inner_text()


def come(friend: Visitor, invitation: str) -> None:
    """Come by the invitation, and join."""
    friend.open(invitation).see("[data-home]")
    friend.page.locator(".head .btn.main").click()
    friend.until(lambda: friend.views("event") and friend.views("event")[-1]["line"]["joined"])


def start(maker: Visitor, *friends: Visitor) -> None:
    """Let the game begin; everybody is led to the table."""
    maker.page.locator("[data-start]").click()
    for visitor in (maker, *friends):
        visitor.page.wait_for_url("**/table/**")


def heads_up(invite: Invite, **look: Any) -> tuple[Visitor, Visitor]:
    """Two visitors alone at a table, fifty big blinds each. It is the first one's turn: he has the
    small blind, may fold, call half a big blind, and raise to anything from two big blinds on. The
    other has the big blind."""
    maker, friend = invite(**look), invite(**look)
    maker.open("/home")
    come(friend, send(maker))
    start(maker, friend)
    maker.until(lambda: maker.has_turn() or friend.has_turn())
    first, other = (maker, friend) if maker.has_turn() else (friend, maker)
    other.until(other.is_dealt_in)
    first.see_turn()
    return first, other
