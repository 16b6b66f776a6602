"""A live table in a browser: the floor opens it, the dealer's tablet tells what happens there."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from serving import Served
from visitor import Invite, View, Visitor

TABLET: Final = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "zh-CN"}
NAMES: Final = ("Oskar", "Greta", "陈默", "Ines", "Pavel", "Yuna", "Kofi", "Amara", "Leif")
CHIPS: Final = (25, 100, 500, 1_000, 5_000, 25_000)


def ask(visitor: Visitor, **do: Any) -> View:
    """Ask the room for something that is not refused, beside the page."""
    result = visitor.page.evaluate(
        """async (ask) => {
            const answer = await fetch('/api/do', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify(ask),
            });
            return (await answer.json()).result;
        }""",
        {"id": f"beside-{visitor.next_id()}", "do": do},
    )
    assert result["type"] == "accepted", result
    view: View = result
    return view


def open_table(
    director: Visitor,
    stacks: Sequence[int] = (20_000,) * 4,
    game: str = "nlhe",
    level: tuple[int, int, int] = (100, 200, 200),
    edition: str | None = None,
) -> str:
    """The floor opens a live table; its name."""
    small, big, ante = level
    opened = ask(
        director,
        type="open-live-table",
        title="Autumn Main Event",
        game=game,
        edition=edition,
        level={"small_blind": small, "big_blind": big, "ante": ante, "players_left": 30},
        chips=CHIPS,
        seats=[
            {"seat": n, "name": name, "stack": stack}
            for n, (name, stack) in enumerate(zip(NAMES, stacks, strict=False), 1)
        ],
    )
    return str(opened["event"])


def link_of(director: Visitor, table: str, role: str = "dealer") -> str:
    """A link that gives a role at a table alone."""
    bound = {"event": table, "table": 1} if role == "dealer" else {}
    made = ask(director, type="make-link", role=role, **bound)
    return str(made["link"]["path"])


class Dealer:
    """A dealer at his tablet. `touches` are those of the entry under way, `entries` of each entry
    that was made, by what it was."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.table: Final = table
        self.touches = 0
        self.entries: Final[list[tuple[str, int]]] = []

    @property
    def view(self) -> View:
        """The table as the room last told it."""
        return self.visitor.views("live-table")[-1]

    @property
    def hand(self) -> View:
        """The hand as it is followed."""
        hand: View = self.view["hand"]
        return hand

    @property
    def stacks(self) -> dict[int, int]:
        """The chips behind each seat."""
        return {seat["seat"]: seat["stack"] for seat in self.view["seats"]}

    def come(self, path: str) -> "Dealer":
        """Open the page of the table, by way of a link."""
        self.visitor.open(path)
        self.visitor.open(f"/live/{self.table}").see("main.live")
        self.settle()
        return self

    def settle(self) -> None:
        """Wait until a press counts, on a page that shows what the room last told."""
        view = self.view
        stands = f"{view['hand_number']} {view['lines_count']}"
        self.visitor.see(f'main.live[data-settled="true"][data-stands="{stands}"]')

    def touch(self, *selectors: str) -> None:
        """Touch these, one after the other."""
        for selector in selectors:
            self.page.locator(selector).first.tap()
            self.touches += 1

    def enter(self, what: str, *selectors: str) -> View:
        """One entry: touch these until it is made; the line that it became."""
        before = (self.view["hand_number"], self.view["lines_count"])
        self.touch(*selectors)
        self.visitor.until(lambda: (self.view["hand_number"], self.view["lines_count"]) != before)
        self.entries.append((what, self.touches))
        self.touches = 0
        self.settle()
        lines: list[View] = self.view["lines"]
        return lines[-1] if lines else {}

    def says(self, word: str) -> View:
        """The player to act says it, and it needs nothing more."""
        return self.enter(word, f'[data-word="{word}"]')

    def cards(self, what: str, *cards: str) -> View:
        """Cards by the picker."""
        return self.enter(what, *(f'[data-pick-card="{card}"]' for card in cards))

    def next_hand(self) -> None:
        """The next hand begins, and its cards are dealt."""
        self.enter("next hand", "[data-next-hand]")
        self.enter("cards dealt", "[data-all-dealt]")

    def to_showdown(self) -> None:
        """The next hand of two players, called and checked down to the showdown."""
        self.next_hand()
        self.says("call")
        self.says("check")
        for street in (("2c", "3d", "4h"), ("5s",), ("9s",)):
            self.cards("board", *street)
            self.says("check")
            self.says("check")


def at_tablet(
    invite: Invite,
    director: Visitor,
    stacks: Sequence[int] = (20_000,) * 4,
    screen: Mapping[str, Any] = TABLET,
    edition: str | None = None,
) -> Dealer:
    """A new table, and its dealer, who has come by the link that the director gave out."""
    table = open_table(director, stacks, edition=edition)
    return Dealer(invite(**screen), table).come(link_of(director, table))


def of_the_floor(invite: Invite, served: Served, **options: object) -> tuple[Visitor, Visitor]:
    """The director, and somebody of the floor who came by a link of his."""
    director = invite()
    director.open(served.director).see("main")
    floor = invite(**options)
    floor.open(str(ask(director, type="make-link", role="floor")["link"]["path"]))
    return director, floor
