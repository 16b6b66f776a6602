"""The clicks that a director's acts take, from the page on which the director stands."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest
from directing import Clicks, event_of
from serving import Served
from test_cashier import do
from test_club_night_seen import LAPTOP, PHONE, places, table_of
from test_payments_seen import ledger
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

TERMS: Final[dict[str, Any]] = {
    "charged": False,
    "buy_in": 50,
    "late_levels": 4,
    "rebuys": {"chips": 20_000, "price": 50, "most": 9, "until_level": 4, "kept_minutes": 15},
    "house_players": 0,
    "currency": "EUR",
}
NAMES: Final = ("Ada", "Ben", "Cleo", "Dana", "Eli", "Finn", "Gus")
MOST: Final = {
    "pause": 1,
    "resume": 1,
    "next level": 1,
    "a minute more": 1,
    "a minute less": 1,
    "a reason that follows": 3,
    "bust a player": 2,
    "undo the last act": 2,
    "rebuy": 2,
    "late entry with payment": 3,
    "move a player": 3,
    "where somebody sits": 0,
    "change a payout": 3,
    "announce": 2,
    "take an announcement down": 1,
}


class Evening:
    """A club night in play at real tables, and its director's page."""

    def __init__(self, director: Visitor, served: Served, family: str) -> None:
        self.director, self.page, self.family = director, director.page, family
        director.open(served.director)
        told = {"template": "turbo-27", "name": "Friday", "terms": TERMS, "tables": "live"}
        self.event = str(do(director, "create-event", **told)["event"])
        director.open(f"/director/{self.event}")
        form = self.page.locator("[data-entry-one]")
        for name in NAMES:
            form.locator("input").first.fill(f"{name} {family}")
            form.locator("[data-pays='cash']").click()
            expect(form.locator("[data-said]")).to_contain_text(f"{name} {family}")
        do(director, "start-event", event=self.event)
        self.until(lambda: self.now["line"]["state"] == "running")
        self.page.reload()

    @property
    def now(self) -> Any:
        return event_of(self.director)

    def named(self, name: str) -> str:
        return f"{name} {self.family}"

    def until(self, done: Callable[[], object]) -> None:
        self.director.until(done)

    def clock(self) -> str:
        return str(self.now["clock"]["state"])

    def sheet(self, name: str, clicks: Clicks) -> None:
        """Open a player's sheet from the plan."""
        clicks.on(self.page.locator("[data-plan-table] li button", has_text=name))

    def find(self, name: str) -> None:
        """Type a name into the search; typing is no click."""
        search = self.page.locator("[data-find-entries] input[type='search']")
        search.fill(name)

    # the acts, each with the clicks that it takes

    def pause(self, clicks: Clicks) -> None:
        clicks.on(self.page.locator("[aria-keyshortcuts='P']"))
        self.until(lambda: self.clock() == "paused")

    def resume(self, clicks: Clicks) -> None:
        clicks.on(self.page.locator("[aria-keyshortcuts='P']"))
        self.until(lambda: self.clock() == "running")

    def next_level(self, clicks: Clicks) -> None:
        before = self.now["clock"]["level"]["number"]
        clicks.on(self.page.locator("[data-next-level]"))
        self.until(lambda: self.now["clock"]["level"]["number"] == before + 1)

    def minute(self, key: str, clicks: Clicks) -> None:
        acts = len(self.director.views("director")[-1]["acts"])
        clicks.on(self.page.locator(f"[aria-keyshortcuts='{key}']"))
        self.until(lambda: len(self.director.views("director")[-1]["acts"]) == acts + 1)

    def reason(self, clicks: Clicks) -> None:
        clicks.on(self.page.locator("[data-last-act] [data-give-reason]"))
        sheet = self.page.get_by_role("dialog")
        clicks.on(sheet.get_by_role("group").get_by_role("button"))
        clicks.on(sheet.locator("form > button"))
        self.until(lambda: self.director.views("director")[-1]["acts"][0]["parameters"]["reason"])

    def bust(self, clicks: Clicks) -> None:
        self.sheet("Ada", clicks)
        clicks.on(self.page.locator("[data-report-out]"))
        self.until(lambda: self.named("Ada") in places(self.director))

    def undo(self, clicks: Clicks) -> None:
        clicks.on(self.page.locator("[data-undo-last]"))
        self.until(lambda: self.named("Ada") not in places(self.director))

    def rebuy(self, clicks: Clicks) -> None:
        do(self.director, "report-out", event=self.event, outs=[self._out(self.named("Ben"))])
        self.until(lambda: self.named("Ben") in places(self.director))
        self.find("Ben")
        clicks.on(self.page.locator("[data-quick='rebuy']"))
        clicks.on(self.page.get_by_role("dialog").locator("[data-buys='cash']"))
        self.until(lambda: self.named("Ben") not in places(self.director))
        bought = [
            one["state"] for one in ledger(self.director, self.event)["charges"]
            if one["purpose"] == "rebuy"
        ]  # fmt: skip
        assert bought == ["paid"]

    def _out(self, name: str) -> dict[str, Any]:
        (one,) = (one for one in self.now["entrants"] if one["name"] == name)
        return {"player": one["player"], "to": []}

    def late_entry(self, clicks: Clicks) -> None:
        form = self.page.locator("[data-entry-one]")
        form.locator("input").first.fill(self.named("Hana"))
        clicks.on(form.locator("[data-pays='card']"))
        self.until(lambda: any(one["name"] == self.named("Hana") for one in self.now["entrants"]))
        paid = ledger(self.director, self.event)["charges"]
        assert [one["state"] for one in paid if one["name"] == self.named("Hana")] == ["paid"]

    def move(self, clicks: Clicks) -> None:
        self.sheet("Cleo", clicks)
        choice = self.page.get_by_role("dialog").locator("select")
        open_seats = choice.locator("option:not([disabled])")
        value = open_seats.last.get_attribute("value")
        assert value is not None
        choice.select_option(value)
        clicks.made += 1
        clicks.on(self.page.get_by_role("dialog").locator("form button.main"))
        seat = int(value.split("-")[1])
        self.until(lambda: self._seat(self.named("Cleo")) == seat)

    def _seat(self, name: str) -> int:
        (one,) = (one for one in self.now["entrants"] if one["name"] == name)
        seat: int = one["seat"]
        return seat

    def where(self, clicks: Clicks) -> None:
        self.find("Dana")
        row = self.page.locator("[data-find-entries] li", has_text=self.named("Dana"))
        table, seat = table_of(self.director, self.named("Dana")), self._seat(self.named("Dana"))
        expect(row).to_contain_text(str(table))
        expect(row).to_contain_text(str(seat))

    def payout(self, clicks: Clicks) -> None:
        prizes = [one["amount"] for one in self.now["prizes"]]
        clicks.on(self.page.locator("[data-change='prizes']"))
        sheet = self.page.get_by_role("dialog")
        sheet.locator("[data-number='place-amount']").fill("10")
        clicks.on(sheet.locator("[data-more-places] button"))
        clicks.on(sheet.locator("form button.main:enabled"))
        wanted = [prizes[0] - 10, *prizes[1:], 10]
        self.until(lambda: [one["amount"] for one in self.now["prizes"]] == wanted)

    def announce(self, clicks: Clicks) -> None:
        panel = self.page.locator("[data-announce]")
        clicks.on(panel.locator("[data-say-usual='break']"))
        clicks.on(panel.locator("[data-announce-now]:enabled"))
        self.until(lambda: self.now["said"])

    def take_down(self, clicks: Clicks) -> None:
        clicks.on(self.page.locator("[data-announce] [data-take-down]"))
        self.until(lambda: not self.now["said"])


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("locale", ["en-GB", "zh-CN"])
def test_acts_take_no_more_clicks_than_the_table_says(
    invite: Invite, served: Served, device: dict[str, Any], locale: str
) -> None:
    # Each evening of this room has people of its own.
    family = f"{'Lap' if device is LAPTOP else 'Phone'} {locale[:2]}"
    evening = Evening(invite(**device | {"locale": locale}), served, family)
    acts: dict[str, Callable[[Clicks], None]] = {
        "pause": evening.pause,
        "a reason that follows": evening.reason,
        "resume": evening.resume,
        "a minute more": partial(evening.minute, "Plus"),
        "a minute less": partial(evening.minute, "-"),
        "next level": evening.next_level,
        "bust a player": evening.bust,
        "undo the last act": evening.undo,
        "rebuy": evening.rebuy,
        "late entry with payment": evening.late_entry,
        "move a player": evening.move,
        "where somebody sits": evening.where,
        "change a payout": evening.payout,
        "announce": evening.announce,
        "take an announcement down": evening.take_down,
    }
    made = {}
    for act, does in acts.items():
        clicks = Clicks()
        does(clicks)
        made[act] = clicks.made
    assert {act: number for act, number in made.items() if number > MOST[act]} == {}
    assert made.keys() == MOST.keys()
