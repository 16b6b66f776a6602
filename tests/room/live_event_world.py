"""A room with an event whose tables are live: its dealers tell hands in which all chips go in."""

from random import Random

from msgspec.structs import replace
from world import World, all_in

from ruleone.cards import FULL_DECK, text
from ruleone.dealing import Call, Check, Fold, Hand, Muck, RaiseTo, Show
from ruleone.floor.followed import Acts, AllDealt, BoardTurned
from ruleone.room.access.role_links import LinkView, MakeLink
from ruleone.room.core.roles import Caller
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.setup.custom_structure import OWN
from ruleone.room.event.setup.planning import CreateEvent, terms_of
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import LiveEntry
from ruleone.room.live.host import LiveTable
from ruleone.room.live.views import LiveTableView
from ruleone.room.views import Accepted, Answer, Outcome
from ruleone.rulebook import Refusal
from ruleone.structures.document import SheetDocument
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.terms.config import Days, ShotClock, TableKind
from ruleone.tournament.terms.templates import template as config_template


class LiveEvent(World):
    """A world with one event, in play, of so many persons; its director deals as well."""

    def __init__(
        self,
        players: int,
        seed: int = 1,
        template: str = "turbo-27",
        tables: TableKind = "live",
        days: Days | None = None,
        shot: ShotClock | None = None,
        name: str = "Autumn",
        terms: n.EntryTerms | None = None,
        sheet: SheetDocument | None = None,
        waits: bool = False,
        followed: bool = True,
        by_itself: bool = True,
    ) -> None:
        super().__init__(seed)
        self.chance = Random(seed)
        self.boss = self.director()
        if days is not None:
            terms = n.EntryTerms(charged=False, buy_in=0, house_players=0, at_desk=False)
        if terms is None and sheet is None:
            # Everybody here enters without a desk.
            usual = config_template(template)
            terms = replace(terms_of(usual), at_desk=False, house_players=0)
        made = CreateEvent(
            template if sheet is None else OWN,
            name,
            terms,
            days=days,
            tables=tables,
            shot_clock=shot,
            sheet=sheet,
            followed=followed,
            by_itself=by_itself,
        )
        event = self.do(self.boss, made).event
        assert event is not None
        self.name = event
        self.persons = {f"p{n}": self.connect(f"p{n}") for n in range(1, players + 1)}
        if self.host.tournament.state.config.at_desk:
            self.do(self.boss, EnterPlayers(event, tuple(self.persons), "at the desk"))
        else:
            for person in self.persons.values():
                self.do(person, Join(event))
        self.do(self.boss, dc.StartEvent(event, "all are here", waits))

    @property
    def host(self) -> EventHost:
        return self.room._lobby.hosts[self.name]

    @property
    def tables(self) -> list[TableHost]:
        return list(self.host.tables.values())

    def is_over(self) -> bool:
        return self.host.phase == "over"

    def live(self, name: str) -> LiveTable:
        return self.room._live.hosts[name]

    def tablet(self, name: str) -> LiveTableView:
        view = self.see(f"live/{name}", self.boss)
        assert isinstance(view, LiveTableView)
        return view

    def start(self, name: str) -> Accepted | Refusal:
        result = self.ask(self.boss, lc.StartLiveHand(name, self.live(name).state.number)).result
        assert isinstance(result, Accepted | Refusal)
        return result

    def finish_hand(self, name: str) -> None:
        self.do(self.boss, lc.FinishLiveHand(name, self.live(name).state.number))

    def enter(self, name: str, entry: LiveEntry) -> Answer:
        self.now_ms += 1_000
        state = self.live(name).state
        lines = len(state.following.lines)
        return self.ask(self.boss, lc.EnterLive(name, state.number, lines, entry))

    def tell(self, name: str) -> None:
        """The hand that has begun, to its end: whoever may puts all in."""
        self.told(name, AllDealt())
        self.tell_on(name)

    def hand_on(self, name: str) -> Hand | None:
        followed = self.live(name).state.followed
        return None if followed is None else followed.hand

    def tell_on(self, name: str) -> None:
        """The same once its cards are dealt; hand for hand until it is held."""
        deck = [text(card) for card in FULL_DECK]
        self.chance.shuffle(deck)
        while (hand := self.hand_on(name)) is not None and not hand.over:
            options = hand.options
            if hand.awaits == "instruction":
                return
            if hand.awaits == "board":
                count = 1 if hand.view().board else 3
                self.told(name, BoardTurned(tuple(deck.pop() for _ in range(count))))
                continue
            assert options is not None, hand.awaits
            if options.show:
                shown = tuple(deck.pop() for _ in hand.holds(options.seat))
                self.told(name, Acts(options.seat, Show(shown)))
            elif options.muck:
                self.told(name, Acts(options.seat, Muck()))
            elif options.bet_to is not None:
                self.told(name, Acts(options.seat, RaiseTo(options.bet_to[1])))
            else:
                self.told(name, Acts(options.seat, Check() if options.check else Call()))

    def fold_on(self, name: str) -> None:
        """Everybody folds to the big blind."""
        while (hand := self.hand_on(name)) is not None and not hand.over:
            assert hand.options is not None
            act = Check() if hand.options.check else Fold()
            self.told(name, Acts(hand.options.seat, act))

    def told(self, name: str, entry: LiveEntry) -> None:
        result = self.enter(name, entry).result
        assert isinstance(result, Accepted), (entry, result)

    def holder_of(self, name: str, table: int = 1) -> Caller:
        """A dealer with a link of this live table, or of this table of an event."""
        dealer, _ = self.came_by(name, table)
        return dealer

    def came_by(self, name: str, table: int) -> tuple[Caller, LinkView]:
        """The same, and what the dealer was told who opened the link."""
        link = self.do(self.boss, MakeLink("dealer", name, table)).link
        assert link is not None
        assert link.path is not None
        opened = self.room.open_link(link.path.rpartition("/")[2], Caller("dan", "c"), self.now_ms)
        assert isinstance(opened, Outcome)
        self.take(opened)
        assert opened.answer is not None
        assert isinstance(opened.answer.result, Accepted)
        assert opened.answer.result.link is not None
        return self.connect("dan", (link.link,)), opened.answer.result.link

    def play_dealt(self, table: TableHost) -> None:
        """What its persons do, and time, until no hand is on a table that the room deals."""
        for player in list(self.host.tournament.state.tables[table.number].players.values()):
            view = self.table(self.name, table.number, self.persons[player])
            if view.hand is not None and view.hand.options is not None:
                self.act(self.persons[player], view, all_in(view.hand.options))
                return
        self.wake()

    def check(self) -> None:
        """Seats are unique, chips add up, and each live table has the players of its table."""
        state = self.host.tournament.state
        if self.is_over():
            return
        assert len(set(state.seats.values())) == len(state.seats)
        assert state.chips_in_play == sum(chip_lines(state).values())
        for table in self.tables:
            if table.live is None:
                assert table.kind == "dealt"
                continue
            of_live = {seat: one.player for seat, one in table.live.state.seats.items()}
            assert of_live == state.tables[table.number].players
            if not table.in_hand:
                stacks = {of_live[seat]: chips for seat, chips in table.live.state.stacks.items()}
                assert stacks == {player: state.stacks[player] for player in stacks}

    def take_hand_back(self, name: str, why: str = "told wrongly") -> None:
        """The table's last hand counts for nothing."""
        beside = self.tablet(name).beside
        assert beside is not None
        self.do(self.boss, lc.TakeBackLiveHand(name, beside.hand, why))

    def tell_hand(self, name: str, *out: lc.WonBy, stacks: tuple[lc.SeatChips, ...] = ()) -> None:
        """Result of a hand, and what came of it."""
        beside = self.tablet(name).beside
        assert beside is not None
        self.do(self.boss, lc.TellLiveHand(event=name, hand=beside.hand, out=out, stacks=stacks))
