"""A Friday at the club: its terms, its people, and the devices that stand and lie around.

34 players at four tables with real cards that nobody follows; a director alone at a laptop. All
figures that the evening is held to are worked out here, by hand.
"""

from collections.abc import Callable
from typing import Any, Final

from directing import event_of
from live_table import ask
from lost_network import Network
from serving import Served
from test_cashier import do
from test_said_aloud import said
from visitor import Invite, View, Visitor, expect

LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 768}}
TABLET: Final[dict[str, Any]] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
}  # fmt: skip
WALL: Final[dict[str, Any]] = {"viewport": {"width": 1920, "height": 1080}}

CHAT: Final = """\
Friday 20:00, who is in?
1. Gina Rossi
2. Kenji Mori
3. Kento Mori
4. Rita Vogt
5. Ann Berg
6. Ben Cole
7. Cem Demir
8. Dana Ek
9. Eli Frank
10. Finn Gray
11. Gus Holm
12. Hana Ito
13. Ivo Jansen
14. Jana Kral
15. Karl Lund
16. Lea Marx
17. Max Nowak
18. Nils Olsen
19. Olga Petrov
20. Paul Quist
21. Quin Roth
22. Rosa Silva
23. Sven Thal
24. Tina Ulm
25. Udo Voss
26. Vera Wolf
27. Willi Xu
28. Xenia Young
29. Yann Zech
30. 陈默
31. 李静
32. Zoë Abel
33. Arne Boll

34. Otto Spaet
35. gina rossi
• Ben Cole 2
"""
"""As it stands in the chat: a heading, numbered names, two doubles, one with a number behind."""

NAMES: Final = (
    "Gina Rossi", "Kenji Mori", "Kento Mori", "Rita Vogt", "Ann Berg", "Ben Cole", "Cem Demir",
    "Dana Ek", "Eli Frank", "Finn Gray", "Gus Holm", "Hana Ito", "Ivo Jansen", "Jana Kral",
    "Karl Lund", "Lea Marx", "Max Nowak", "Nils Olsen", "Olga Petrov", "Paul Quist", "Quin Roth",
    "Rosa Silva", "Sven Thal", "Tina Ulm", "Udo Voss", "Vera Wolf", "Willi Xu", "Xenia Young",
    "Yann Zech", "陈默", "李静", "Zoë Abel", "Arne Boll", "Otto Spaet",
)  # fmt: skip
ABSENT: Final = "Otto Spaet"
STRANGER: Final = "Nora Fremd"

SHEET: Final[dict[str, Any]] = {
    "name": "Club night",
    "table_size": 9,
    "stack": 20_000,
    "ante": "big-blind",
    "minutes": 25,
    "chips": [[25, 8], [100, 8], [500, 4], [1_000, 7], [5_000, 2]],
    "rows": [
        {"level": 1, "blinds": [25, 50]},
        {"level": 2, "blinds": [50, 100]},
        {"level": 3, "blinds": [75, 150]},
        {"level": 4, "blinds": [100, 200], "ante": 200},
        {"break": 15, "remove": [25]},
        {"level": 5, "blinds": [200, 400], "ante": 400},
        {"level": 6, "blinds": [300, 600], "ante": 600},
        {"level": 7, "blinds": [400, 800], "ante": 800},
        {"level": 8, "blinds": [500, 1_000], "ante": 1_000},
        # the typing error of level 9: it should be 1,200
        {"level": 9, "blinds": [600, 1_300], "ante": 1_200},
        {"level": 10, "blinds": [800, 1_600], "ante": 1_600},
        {"level": 11, "blinds": [1_000, 2_000], "ante": 2_000},
        {"level": 12, "blinds": [1_500, 3_000], "ante": 3_000},
    ],
}
SMALL_FIELD: Final = [[1, 6_500], [1, 3_500]]
LARGE_FIELD: Final = [
    [1, 3_500], [1, 2_200], [1, 1_500], [1, 1_000], [1, 800], [1, 600], [1, 400],
]  # fmt: skip
"""What each place is paid of the pool, in hundredths of a percent: 10,000 in all."""
LAST_WEEK: Final[dict[str, Any]] = {
    "charged": False,
    "buy_in": 50,
    "fee": 10,
    "guarantee": 2_000,
    "late_levels": 4,
    "rebuys": {"chips": 20_000, "price": 50, "most": 9, "until_level": 4, "kept_minutes": 15},
    "add_on": {"chips": 20_000, "price": 50, "level": 4},
    "house_players": 0,
    "seats": 60,
    "currency": "EUR",
    "house": "Riverside Club",
    "payouts": {
        "type": "shares",
        "columns": [
            {"entrants_min": 2, "entrants_max": 20, "shares": SMALL_FIELD},
            {"entrants_min": 21, "entrants_max": 60, "shares": LARGE_FIELD},
        ],
    },
}

# The money, by hand. 34 names and the stranger are 35 entries of 50 + 10. One never came: 34.
ENTRIES: Final = 34
GUARANTEE: Final = 2_500
FEES: Final = ENTRIES * 10  # 340
BEFORE_THE_START: Final = ENTRIES * 50  # 1,700; the house would add 800
REBUYS: Final = 2  # Gina and Rita
ADD_ONS: Final = 8
CASH_ADD_ONS: Final = 5  # the other 3 by card
PAID_IN: Final = BEFORE_THE_START + REBUYS * 50 + ADD_ONS * 50  # 1,700 + 100 + 400 = 2,200
OVERLAY: Final = GUARANTEE - PAID_IN  # 300
CASH: Final = 1_200 + 60 + 50 + 5 * 50  # 20 entries, the stranger, Gina, 5 add-ons: 1,560
CARD: Final = 600 + 50 + 3 * 50  # 10 entries, Rita, 3 add-ons: 800
CHIPS: Final = (ENTRIES + REBUYS + ADD_ONS) * 20_000  # 44 stacks: 880,000

# 35, 22, 15, 10, 8, 6 and 4 percent of 2,500.
PRIZES: Final = (875, 550, 375, 250, 200, 150, 100)
# 60 of the first go to an 8th place.
PRIZES_AFTER: Final = (815, 550, 375, 250, 200, 150, 100, 60)


class Friday:
    """The evening, and all who look at it."""

    def __init__(self, invite: Invite, served: Served) -> None:
        self.invite: Final = invite
        self.served: Final = served
        self.director: Final[Visitor] = invite(**LAPTOP)
        self.page: Final = self.director.page
        self.event = ""
        self.wall: Visitor
        self.to_wall: Final = Network(served.port)
        """The network of the wall alone, which is lost once."""
        self.tablets: dict[int, Visitor] = {}
        self.phones: dict[str, Visitor] = {}
        self.short = self.full = 0
        """A table of 8 and one of 9, each with a tablet."""
        self.gina = self.kenji = self.kento = self.moved = ""
        """Seats are drawn: whoever sits there plays the part that the diary has for that name."""
        self.seat_of_gina = (0, 0)
        self.prize_of: dict[str, int] = {}
        """The prizes of all who have one, by name, once it is over."""

    # What the director's page was told last

    @property
    def now(self) -> View:
        """The event as the director's page was last told."""
        return event_of(self.director)

    @property
    def proposals(self) -> list[View]:
        """What is proposed."""
        reports = self.director.views("director")[-1]["reports"]
        return list(reports["proposals"]) if reports else []

    @property
    def places(self) -> dict[str, int]:
        """The places of those who are out, by name."""
        return {one["name"]: one["place"] for one in self.now["entrants"] if one["place"]}

    @property
    def prizes(self) -> tuple[int, ...]:
        """The prize of each place, the best first."""
        return tuple(one["amount"] for one in self.now["prizes"])

    def entrant(self, name: str) -> View:
        """The entry of this name."""
        (one,) = (one for one in self.now["entrants"] if one["name"] == name)
        return dict(one)

    def id_of(self, name: str) -> str:
        """The player of this name, as the room knows the person."""
        return str(self.entrant(name)["player"])

    def at(self, table: int) -> list[str]:
        """The names of those at a table, by seat."""
        (line,) = (one for one in self.now["tables"] if one["table"] == table)
        return [one["name"] for one in sorted(line["players"], key=lambda one: one["seat"])]

    def seats(self, table: int) -> list[int]:
        """The seats at a table in which somebody sits."""
        (line,) = (one for one in self.now["tables"] if one["table"] == table)
        return sorted(one["seat"] for one in line["players"])

    @property
    def counts(self) -> dict[int, int]:
        """The number of players at each table in play."""
        tables = (one for one in self.now["tables"] if one["state"] != "broken")
        return {one["table"]: len(one["players"]) for one in tables}

    def cast(self) -> None:
        """Give out the parts of the diary, once the seats are drawn."""
        eight = [table for table, players in self.counts.items() if players == 8]
        nine = [table for table, players in self.counts.items() if players == 9]
        self.short, self.full = eight[0], nine[0]
        known = {table: [one for one in self.at(table) if one != STRANGER] for table in self.counts}
        self.gina = known[self.short][0]
        self.kenji, self.kento = known[nine[1]][:2]
        self.moved = known[self.full][2]
        one = self.entrant(self.gina)
        self.seat_of_gina = (one["table"], one["seat"])

    def hears(self, words: str) -> None:
        """Wait until the wall has said it aloud."""
        try:
            self.wall.until(lambda: any(words in one for _, one in said(self.wall)))
        except AssertionError:
            raise AssertionError(words, said(self.wall)) from None

    def level_in_room(self) -> int:
        """The number of the level, asked beside the page."""
        path = f"{self.served.address}/api/view/event/{self.event}"
        return int(self.page.request.get(path).json()["clock"]["level"]["number"])

    def ledger(self) -> Any:
        """The desk's ledger."""
        path = f"{self.served.address}/api/view/payments/{self.event}"
        return self.page.request.get(path).json()

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until the director's page knows it."""
        self.director.until(holds)

    def sits_at(self, name: str, table: int) -> None:
        """Wait until this player sits at this table."""
        self.until(lambda: self.entrant(name)["table"] == table)

    def clock_is(self, state: str) -> None:
        """Wait until the clock is in this state."""
        self.until(lambda: self.now["clock"]["state"] == state)

    def has_no(self, table: int) -> None:
        """Wait until a table is broken."""
        self.until(lambda: table not in self.counts)

    # What the director does

    def home(self) -> None:
        """Go to the director's page of the event."""
        self.director.open(f"/director/{self.event}").see("#at-clock")
        self.until(lambda: self.now["line"]["event"] == self.event)

    def order(self, command: str, **fields: Any) -> Any:
        """Give an order beside the page, with the director's session."""
        return do(self.director, command, event=self.event, **fields)

    def out(self, name: str) -> None:
        """Record a bust from the plan, in two clicks."""
        self.page.locator("[data-plan-table] li button", has_text=name).first.click()
        self.page.locator("[data-report-out]").click()
        self.until(lambda: name in self.places)

    def undo_out(self, name: str) -> None:
        """Undo a bust that was recorded, in one click."""
        self.page.locator(f"[data-undo-out='{self.id_of(name)}']").click()
        self.until(lambda: name not in self.places)

    def all_out(self, *names: str) -> None:
        """Record busts of several hands, one after the other, beside the page."""
        for name in names:
            self.order("report-out", outs=[{"player": self.id_of(name), "to": []}])
        self.until(lambda: all(name in self.places for name in names))

    def buy(self, name: str, what: str, by: str) -> None:
        """Sell chips to who is found by name: two clicks, the second one says how it is paid."""
        self.page.locator("[data-find-entries] input[type='search']").fill(name)
        row = self.page.locator("[data-find-entries] li", has_text=name)
        row.locator(f"[data-quick='{what}']").click()
        self.page.get_by_role("dialog").locator(f"[data-buys='{by}']").click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def add_on(self, name: str, by: str) -> None:
        """Sell an add-on to who is found by name: one click where the last one was paid so too."""
        self.page.locator("[data-find-entries] input[type='search']").fill(name)
        row = self.page.locator("[data-find-entries] li", has_text=name)
        way = self.page.locator("[data-add-on-way]")
        if way.input_value() != by:
            way.select_option(by)
        row.locator("[data-quick='add-on']").click()
        expect(row.locator("[data-undo-add-on]")).to_be_visible()

    def next_level(self) -> None:
        """End the level, or the break, by one click."""
        before = self.now["clock"]
        self.page.locator("[data-next-level]").click()
        self.until(
            lambda: (
                (self.now["clock"]["level"]["number"], self.now["clock"]["on_break"])
                != (before["level"]["number"], before["on_break"])
            )
        )

    def link(self, role: str, table: int) -> str:
        """A link for somebody at this table."""
        made = ask(self.director, type="make-link", role=role, event=self.event, table=table)
        return str(made["link"]["path"])
