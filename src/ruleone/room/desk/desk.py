"""What is asked of the floor's desk comes to this: written down, or refused with the rule."""

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
    """The names by number, in the order in which they came; `count` are all that there ever were:
    a number is nobody else's, also where who had it was listed by mistake."""

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
    """The floor's list, the dealers of the room's live tables (None) and of events, the decks of
    live tables, and what was done with all of them last."""

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
        """What somebody of the list or the rota is called: a dash where his name was erased."""
        return one.name or self.live.name_of(one.person)

    def renamed(self, batch: Batch) -> None:
        """Somebody of the list or the rota may be called otherwise now."""
        rotas = (f"director/{event}" for event in self.rotas if event is not None)
        tablets = (f"live/{table}" for table in self.live.hosts)
        batch.change("floor", *self._screens.topics_with("waiting"), *rotas, *tablets)

    def rota(self, event: str | None) -> Rota:
        """The dealers of an event, None for those of the room's live tables."""
        return self.rotas.get(event) or Rota()

    def title(self, table: str) -> str:
        """What a live table is called."""
        return self.live.hosts[table].state.opened.title

    def title_of(self, table: str | None) -> str:
        """What the table is called for which somebody waits; "" for any, and for one that has been
        closed since."""
        return "" if table is None or table not in self.live.hosts else self.title(table)

    def deck_due(self, table: str) -> Due | None:
        """The moment for another deck at a live table, if it has come."""
        state = self.live.hosts[table].state
        return self.decks.of(table).due(state.opened.level, state.level)

    def tables(self, event: str | None) -> tuple[str, ...]:
        """The tables between which its dealers are pushed, in the order of the push."""
        if event is None:
            hosts = self.live.hosts.items()
            return tuple(name for name, one in hosts if one.state.opened.event is None)
        if (host := self._lobby.hosts.get(event)) is None:
            return ()
        return tuple(str(one.number) for one in host.tournament.state.standing_tables)

    def place_of(self, live: str) -> tuple[str | None, str]:
        """In which rota a live table stands, and under which name: beside a table of an event under
        the number of that."""
        opened = self.live.hosts[live].state.opened
        return (None, live) if opened.event is None else (opened.event, str(opened.number))

    # dealers

    def may_change(
        self, event: str | None, reason: str, now_ms: int
    ) -> tuple[Citation, ...] | Refusal:
        """By which rules dealers change now. The rules hold them before a break or a level; who
        changes them all the same says why, on record under the first rule of the book."""
        citations = self.held(event, now_ms)
        if not isinstance(citations, Refusal) or not reason:
            return citations
        rules = self._lobby.hosts[event or ""].tournament.state.rules
        held = () if citations.citation is None else (citations.citation,)
        return (*held, rules.cite("floor.decides"))

    def given_since(self, act: Act, *, same: bool = True) -> Refusal:
        """The refusal of what somebody has done already, after what the page had shown, or of what
        that crosses."""
        event = act.event
        reason = event.reason if isinstance(event, e.DealersPushed | e.DealerPlaced) else ""
        by, why = self.live.name_of(event.by), "told" if reason else "untold"
        code = "given-since" if same else "crossed-since"
        return Refusal(code, "illegal", {"by": by, "reason": reason, "why": why})

    def held(self, event: str | None, now_ms: int) -> tuple[Citation, ...] | Refusal:
        """The rule that lets the dealers of an event change now, or holds them. At live tables
        that belong to no event no level or break is scheduled."""
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
        """Another deck comes, with a `push` of dealers or without one, where the table's edition
        has it changed at this moment."""
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
        """What happens at the desk, into the journal and to its pages."""
        self._apply(event)
        batch.add(STREAM, event)
        batch.change(*self._topics(event))

    def _topics(self, event: e.DeskEvent) -> Sequence[str]:
        """The pages that tell of it."""
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
        """An act, with how what it changes stands before it."""
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
    """The dealer whom an act is about; None where it is about all."""
    match event:
        case e.DealerCame():
            return event
        case e.DealerWent(dealer=dealer) | e.DealerPlaced(dealer=dealer):
            return rota.dealers[dealer]
        case _:
            return None
