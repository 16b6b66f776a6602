"""The last players share the prizes: one on a laptop asks, one on a phone answers in Chinese."""

from collections.abc import Callable

import pytest
from directing import announce_event, event_of, order
from serving import Served
from visitor import Invite, Visitor, expect

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "zh-CN"}

REMOVE = """async ([event, players]) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
    const heard = (id) => new Promise((settle) => {
        socket.addEventListener('message', function listen(message) {
            const frame = JSON.parse(message.data);
            if (id === null ? frame.type !== 'welcome' : frame.id !== id) return;
            socket.removeEventListener('message', listen);
            settle(frame.result?.code ?? frame.result?.type);
        });
    });
    await heard(null);
    const results = [];
    for (const player of players) {
        const id = `remove-${player}`;
        const answered = heard(id);
        const reason = 'A short evening';
        const command = { type: 'remove-player', event, player, reason };
        socket.send(JSON.stringify({ id, do: command }));
        results.push(await answered);
    }
    socket.close();
    return results;
}"""
"""Takes these players out of the event, one after the other, as the page's own director."""


def last_two(invite: Invite, served: Served) -> tuple[Visitor, Visitor, Visitor]:
    """A director, and two persons alone at the last table of his event; the clock is paused."""
    director = invite()
    director.open(served.director)
    director.see("select")
    event = announce_event(director, "six-max")
    laptop, phone = invite(), invite(**PHONE)
    for person, join in ((laptop, "Join"), (phone, "报名")):
        person.open(f"/event/{event}")
        person.page.get_by_role("button", name=join).first.click()
    director.until(lambda: event_of(director)["line"]["entries"] == 2)
    order(director, "Start now", "Everyone is here")
    director.until(lambda: event_of(director)["line"]["state"] == "running")
    order(director, "Pause", "Dinner")
    house = [one["player"] for one in event_of(director)["entrants"] if one["house"]]
    results = director.page.evaluate(REMOVE, [event, house])
    # Hands in play are finished: somebody may have gone out in one meanwhile.
    assert set(results) <= {"accepted", "player-not-in-event"}
    order(director, "Resume", "Everyone is back")
    fold_until(lambda: event_of(director)["line"]["left"] == 2, director, laptop, phone)
    return director, laptop, phone


def fold_until(holds: Callable[[], object], director: Visitor, *players: Visitor) -> None:
    """Let the players check or fold whatever comes until something holds."""
    while not holds():
        for player in players:
            if "/table/" in player.page.url and player.views("table") and player.has_turn():
                player.press("check", "fold", "muck")
        director.page.wait_for_timeout(50)


@pytest.mark.feature("deals")
def test_two_agree_on_laptop_and_phone(invite: Invite, served: Served) -> None:
    director, laptop, phone = last_two(invite, served)
    event = event_of(director)["line"]["event"]
    laptop.open(f"/event/{event}")
    panel = laptop.page.locator("[data-deals]")
    panel.get_by_role("button", name="Ask for a deal").click()
    form = laptop.page.get_by_role("dialog")
    form.get_by_role("button", name="Chips", exact=True).click()
    form.get_by_role("button", name="Ask for a deal").click()
    # A hand in play is finished; the figures come when it is over.
    deal = phone.page.get_by_role("dialog")
    laptop.open(f"/table/{event}/{phone.table['table']}")
    fold_until(deal.count, director, laptop, phone)
    laptop.open(f"/event/{event}")
    expect(deal).to_contain_text("协议分奖")
    figures = phone.table["deals"]["on"]["lines"]
    assert sum(line["amount"] for line in figures) == 3_600 - paid_already(director)
    expect(panel.get_by_text("You would get")).to_be_visible()
    panel.get_by_role("button", name="I consent").click()
    expect(panel).to_contain_text("You have consented")
    deal.get_by_role("button", name="我同意").click()
    laptop.until(lambda: laptop.views("event")[-1]["line"]["state"] == "over")
    over = laptop.views("event")[-1]
    prizes = {one["player"]: one["prize"] for one in over["entrants"]}
    assert all(prizes[line["player"]] == line["amount"] for line in figures)
    assert sum(prizes.values()) == over["prize_pool"] == 3_600
    expect(panel).to_contain_text("Everyone has consented")


def paid_already(director: Visitor) -> int:
    """What those who are out have won."""
    return sum(one["prize"] for one in event_of(director)["entrants"])
