"""A room seen from a live table: a dealer, the floor, and what each is shown."""

import msgspec
from world import World

from ruleone.dealing import Hand
from ruleone.room.access.role_links import MakeLink
from ruleone.room.core.roles import Caller, RoleName
from ruleone.room.core.settings import Settings
from ruleone.room.live import commands as lc
from ruleone.room.live.commands import LiveSeat
from ruleone.room.live.entries import LiveEntry
from ruleone.room.live.events import LiveEvent, LiveLevel
from ruleone.room.live.views import FloorView, LiveBoardView, LiveLineView, LiveTableView
from ruleone.room.views import Accepted, Outcome
from ruleone.rulebook import Refusal

LEVEL = LiveLevel(small_blind=50, big_blind=100, players_left=30)


class LiveWorld(World):
    """A world with one live table, `l1`, its dealer and a person of the floor."""

    def __init__(
        self,
        seed: int = 1,
        stacks: tuple[int, ...] = (10_000,) * 4,
        edition: str = "house",
        game: str = "nlhe",
        level: LiveLevel = LEVEL,
    ) -> None:
        super().__init__(seed, Settings())
        self.boss = self.director()
        self.floor = self.holder("floor", "fay")
        opened = self.do(self.floor, opening(stacks, edition, game, level))
        assert (opened.event, opened.table) == ("l1", 1)
        self.dealer = self.holder("dealer", "dan", "l1", 1)

    def holder(
        self, role: RoleName, person: str, event: str | None = None, table: int | None = None
    ) -> Caller:
        """Somebody who has come by a link of this role."""
        link = self.do(self.boss, MakeLink(role, event, table)).link
        assert link is not None
        assert link.path is not None
        token = link.path.rpartition("/")[2]
        opened = self.room.open_link(token, Caller(person, "c"), self.now_ms)
        assert isinstance(opened, Outcome)
        self.take(opened)
        return self.connect(person, (link.link,))

    def live(self, caller: Caller | None = None, name: str = "l1") -> LiveTableView:
        view = self.see(f"live/{name}", caller or self.dealer)
        assert isinstance(view, LiveTableView)
        return view

    def board(self, caller: Caller, name: str = "l1") -> LiveBoardView:
        view = self.see(f"live-board/{name}", caller)
        assert isinstance(view, LiveBoardView)
        return view

    def floor_page(self) -> FloorView:
        view = self.see("floor", self.floor)
        assert isinstance(view, FloorView)
        return view

    def start(self, button: int | None = None) -> None:
        """The next hand begins."""
        self.do(self.dealer, lc.StartLiveHand("l1", self.live().hand_number, button))

    def command(self, entry: LiveEntry) -> lc.EnterLive:
        """The entry, as the page that has seen all sends it."""
        view = self.live()
        return lc.EnterLive("l1", view.hand_number, view.lines_count, entry)

    def enter(self, *entries: LiveEntry, by: Caller | None = None) -> LiveLineView:
        """Enter one after the other, none of them refused; the line of the last one."""
        for entry in entries:
            self.now_ms += 1_000
            result = self.ask(by or self.dealer, self.command(entry)).result
            assert isinstance(result, Accepted), (entry, result)
        return self.live().lines[-1]

    def not_entered(self, entry: LiveEntry, by: Caller | None = None) -> Refusal:
        """An entry that is refused, and changes nothing."""
        before = self.seen()
        refusal = self.refused(by or self.dealer, self.command(entry))
        assert self.seen() == before
        return refusal

    def seen(self, name: str = "l1") -> tuple[bytes, ...]:
        """All that is shown of the table, as bytes."""
        topics = (f"live/{name}", f"live-board/{name}", "floor")
        views = (self.see(topic, self.floor) for topic in topics)
        return tuple(msgspec.json.encode(msgspec.structs.replace(view, now_ms=0)) for view in views)

    def hand(self) -> Hand:
        """The hand itself, for what no view tells."""
        followed = self.room._live.hosts["l1"].state.followed
        assert followed is not None
        return followed.hand

    def written(self, name: str = "l1") -> list[LiveEvent]:
        """What the journal has of the table."""
        rows = self.journal.read(f"live/{name}")
        return [msgspec.msgpack.decode(row.payload, type=LiveEvent) for row in rows]


def opening(
    stacks: tuple[int, ...] = (10_000,) * 4,
    edition: str = "house",
    game: str = "nlhe",
    level: LiveLevel = LEVEL,
) -> lc.OpenLiveTable:
    names = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida")
    seats = zip(names, stacks, strict=False)
    return lc.OpenLiveTable(
        title="Final table",
        game=game,
        level=level,
        chips=(*((5,) if level.ante % 25 else ()), 25, 100, 500, 1_000),
        seats=tuple(LiveSeat(n, name, stack) for n, (name, stack) in enumerate(seats, 1)),
        edition=edition,
    )
