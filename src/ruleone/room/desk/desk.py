"""The floor's desk: what is ordered there is recorded, or refused with the rule."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from ruleone.floor.procedure import DeckChange, deck_change
from ruleone.floor.procedure.deck_change import Moment
from ruleone.floor.ruling import Choice
from ruleone.room.core.batch import Batch
from ruleone.room.desk import events as e
from ruleone.room.desk.log import Act, Decks, DeskActs, Due
from ruleone.room.desk.rota import Rota
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.pages.screens import Screens
from ruleone.rulebook import Citation, Refusal
from ruleone.store.journal import Row
from ruleone.tournament.levels import push_now


class FloorList:
    """The names on the list by number, in the order of arrival.

    `count` is the number of all names so far: a number is not used again, even where its name was
    listed by mistake.
    """

    def __init__(self) -> None:
        self.names: dict[int, e.Name] = {}
        self.count = 0

    def apply(self, event: e.ListEvent) -> None:
        """Take in an event."""
        match event:
            case e.NameListed():
                self.count = event.number
                listed = e.Name(
                    event.number, event.name, event.table, event.at_ms, person=event.person
                )
                self.names[event.number] = listed
            case e.NameCalled():
                called = replace(self.names[event.number], called_ms=event.at_ms)
                self.names[event.number] = called
            case e.NameStruck() | e.ListActTakenBack(waits=None):
                del self.names[event.number]
            case e.ListActTakenBack(waits=e.Name() as waits):
                self.names[event.number] = waits
                self.names = dict(sorted(self.names.items()))


STREAM: Final = "desk"
_event: Final = msgspec.msgpack.Decoder(e.DeskEvent)


class Desk:
    """The floor's list, the rotas of dealers by event, the decks of live tables, and newest acts.

    The rota under None is that of the room's live tables.
    """

    def __init__(self, lobby: Lobby, live: LiveTables, screens: Screens) -> None:
        self._lobby: Final = lobby
        self.live: Final = live
        self._screens: Final = screens
        self.list: Final = FloorList()
        self.rotas: Final[dict[str | None, Rota]] = {}
        self.decks: Final = Decks()
        self.acts: Final = DeskActs()

    def read(self, row: Row) -> None:
        """Take in what the journal has."""
        self._apply(_event.decode(row.payload))

    def called(self, one: e.Who) -> str:
        """Return the name of somebody on the list or the rota; a dash where it was erased."""
        return one.name or self.live.name_of(one.person)

    def renamed(self, batch: Batch) -> None:
        """Show all names of the list and the rotas again: one of them may have changed."""
        rotas = (f"director/{event}" for event in self.rotas if event is not None)
        tablets = (f"live/{table}" for table in self.live.hosts)
        batch.change("floor", *self._screens.topics_with("waiting"), *rotas, *tablets)

    def rota(self, event: str | None) -> Rota:
        """Return the rota of an event, None for that of the room's live tables."""
        return self.rotas.get(event) or Rota()

    def title(self, table: str) -> str:
        """Return the title of a live table."""
        return self.live.hosts[table].state.opened.title

    def title_of(self, table: str | None) -> str:
        """Return the title of a table on the list; "" for any table, and for one closed since."""
        return "" if table is None or table not in self.live.hosts else self.title(table)

    def deck_due(self, table: str) -> Due | None:
        """Return the moment for another deck at a live table that has come, or None."""
        state = self.live.hosts[table].state
        return self.decks.of(table).due(state.opened.level, state.level)

    def tables(self, event: str | None) -> tuple[str, ...]:
        """Return the tables among which the dealers are pushed, in the order of the push."""
        if event is None:
            hosts = self.live.hosts.items()
            return tuple(name for name, one in hosts if one.state.opened.event is None)
        if (host := self._lobby.hosts.get(event)) is None:
            return ()
        return tuple(str(one.number) for one in host.tournament.state.standing_tables)

    def place_of(self, live: str) -> tuple[str | None, str]:
        """Return the rota of a live table, and the table's name in it.

        Beside a table of an event it is the number of that.
        """
        opened = self.live.hosts[live].state.opened
        return (None, live) if opened.event is None else (opened.event, str(opened.number))

    # dealers

    def may_change(
        self, event: str | None, reason: str, now_ms: int
    ) -> tuple[Citation, ...] | Refusal:
        """Return the rules by which dealers change now, or why they are held.

        The rules hold them before a break or a level. A change all the same needs a reason, which
        goes on record under the first rule of the book.
        """
        citations = self.held(event, now_ms)
        if not isinstance(citations, Refusal) or not reason:
            return citations
        rules = self._lobby.hosts[event or ""].tournament.state.rules
        held = () if citations.citation is None else (citations.citation,)
        return (*held, rules.cite("floor.decides"))

    def given_since(self, act: Act, *, same: bool = True) -> Refusal:
        """Return the refusal of an order that somebody else gave first, or that crosses theirs.

        `act` came after what the page had shown; `same` says that it is the same order.
        """
        event = act.event
        reason = event.reason if isinstance(event, e.DealersPushed | e.DealerPlaced) else ""
        by, why = self.live.name_of(event.by), "told" if reason else "untold"
        code = "given-since" if same else "crossed-since"
        return Refusal(code, "illegal", {"by": by, "reason": reason, "why": why})

    def held(self, event: str | None, now_ms: int) -> tuple[Citation, ...] | Refusal:
        """Return the rule that lets the dealers of an event change now, or holds them.

        For live tables that belong to no event, no level or break is scheduled.
        """
        host = None if event is None else self._lobby.hosts[event]
        if host is None or host.phase != "running":
            return ()
        rules = host.tournament.state.rules
        ruling = push_now(rules, host.tournament.clock(host.time(now_ms)))
        (reason,) = ruling.reasons
        if ruling.ruled == Choice("allowed"):
            return (reason.citation,)
        seconds = rules.number("dealer_push.hold_seconds")
        return Refusal("dealers-held", "illegal", {"seconds": seconds}, reason.citation)

    # decks

    def another_deck(
        self, table: str, moment: Moment, by: str, batch: Batch, push: int | None = None
    ) -> Refusal | None:
        """Change the deck if the table's edition has it changed at this moment.

        `push` is the act of the desk that pushed the dealers with it.
        """
        state = self.live.hosts[table].state
        ruling = deck_change(state.rules, DeckChange(moment=moment))
        (reason,) = ruling.reasons
        if ruling.ruled != Choice("allowed"):
            return Refusal("deck-stays", "illegal", {"moment": moment}, reason.citation)
        deck = self.decks.of(table).number + 1
        cited = (reason.citation,)
        changed = e.DeckChanged(
            table, deck, moment, cited, by, batch.at_ms, state.level, state.number, push
        )
        self.record(changed, batch)
        return None

    # the record

    def record(self, event: e.DeskEvent, batch: Batch) -> None:
        """Record an event of the desk, and show its pages again."""
        self._apply(event)
        batch.add(STREAM, event)
        batch.change(*self._topics(event))

    def _topics(self, event: e.DeskEvent) -> Sequence[str]:
        """Return the topics that show it."""
        tablet: Callable[[str], str] = "live/{}".format
        if isinstance(event, e.DeckEvent):
            return ("floor", tablet(event.table))
        if isinstance(event, e.ListEvent):
            return ("floor", *self._screens.topics_with("waiting"))
        hosts = self.live.hosts
        here = [tablet(name) for name in hosts if self.place_of(name)[0] == event.event]
        return ("floor" if event.event is None else f"director/{event.event}", *here)

    def _apply(self, event: e.DeskEvent) -> None:
        if isinstance(event, e.DeskAct):
            self._note(event)
        else:
            self.acts.taken_back(event)
        if isinstance(event, e.ListEvent):
            self.list.apply(event)
        elif isinstance(event, e.DeckEvent):
            self.decks.apply(event)
        else:
            self.rotas.setdefault(event.event, Rota()).apply(event)
        match event:
            case e.DealersPushed():
                self.decks.dealers_changed(event.live, self.acts.count)
            case e.RotaActTakenBack(what="pushed"):
                self.decks.push_taken_back(event.act)

    def _note(self, event: e.DeskAct) -> None:
        """Note an act with the state that it changes, as it was before."""
        if isinstance(event, e.ListAct):
            before = self.list.names.get(event.number)
            listed = event if isinstance(event, e.NameListed) else None
            self.acts.note(event, before, before or listed)
        elif isinstance(event, e.DeckChanged):
            self.acts.note(event, self.decks.of(event.table))
        else:
            rota = self.rota(event.event)
            self.acts.note(event, rota.stands, _whom(event, rota))


def _whom(event: e.RotaAct, rota: Rota) -> e.Who | None:
    """Return the dealer of an act; None where it concerns all of them."""
    match event:
        case e.DealerCame():
            return event
        case e.DealerWent(dealer=dealer) | e.DealerPlaced(dealer=dealer):
            return rota.dealers[dealer]
        case _:
            return None
