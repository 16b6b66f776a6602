"""A room seen from its events of 13-card poker: sit down, set thirteen cards, and count."""

from typing import Any

import msgspec
import pytest
from world import World

from ruleone.cards import parse_cards
from ruleone.chinese import Arrange, ThirteenHand, ThirteenView, arrange_automatically
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.setup import planning
from ruleone.room.lobby import view as lobby_orders
from ruleone.room.lobby.view import SitDown
from ruleone.room.pages.views import TableView
from ruleone.room.playing import Act
from ruleone.room.table.games import ThirteenPlay
from ruleone.room.views import Answer
from ruleone.rulebook import edition
from ruleone.tournament import template

BOOK = edition("chinese")


def under(monkeypatch: pytest.MonkeyPatch, **options: object) -> None:
    """The room's events of 13-card poker are played with these of its options changed."""
    book = BOOK.with_options({f"chinese.{name}": value for name, value in options.items()})

    def changed(name: str) -> Any:
        config = template(name)
        return msgspec.structs.replace(config, edition=book.id) if config.edition else config

    for asked in (lobby_orders, planning):
        monkeypatch.setattr(asked, "template", changed)


class ThirteenWorld(World):
    """A world with helpers for events of 13-card poker."""

    def __init__(self, seed: int = 1, settings: Settings | None = None) -> None:
        super().__init__(seed, settings)

    def begin(self, name: str = "thirteen", person: str = "ann") -> tuple[Caller, str]:
        """A person who sits down to an event of this template, and its id."""
        caller = self.connect(person)
        event = self.do(caller, SitDown(name)).event
        assert event is not None
        return caller, event

    def host(self, event: str) -> EventHost:
        """The event itself, for what no view tells."""
        return self.room._lobby.hosts[event]

    def table_of(self, event: str, person: str) -> TableHost:
        """The table at which the person sits."""
        host = self.host(event)
        return host.tables[host.tournament.state.seats[person][0]]

    def hand_of(self, event: str, person: str) -> ThirteenHand:
        """The hand on his table."""
        play = self.table_of(event, person).play
        assert isinstance(play, ThirteenPlay)
        return play.hand

    def to_set(self, event: str, caller: Caller, wakes: int = 5_000) -> TableView:
        """His table when he has cards to set."""
        for _ in range(wakes):
            view = self.my_table(event, caller)
            assert view is not None, "he is out"
            if view.thirteen is not None and view.thirteen.options is not None:
                return view
            self.wake()
        raise AssertionError(f"not asked after {wakes} wakes")

    def arranges(self, caller: Caller, view: TableView, declare: bool = False) -> Answer:
        """He sets his cards as the software would."""
        assert view.thirteen is not None
        rows = arrange_automatically(own_cards(view.thirteen))
        action = Arrange.of(rows, declare=declare)
        return self.ask(caller, Act(view.event, view.table, view.thirteen.number, 0, action))

    def plays(self, event: str, caller: Caller, hands: int = 1_000_000) -> int:
        """He sets his cards in so many hands, or until he is out or has won; how many it were."""
        for done in range(hands):
            while (view := self.my_table(event, caller)) is not None:
                if view.thirteen is not None and view.thirteen.options is not None:
                    break
                self.wake()
            if view is None:
                return done
            result = self.arranges(caller, view).result
            assert not hasattr(result, "code"), result
        return hands

    def after(self, ms: int) -> None:
        """So much time goes by, and the room does what is due."""
        ends_ms = self.now_ms + ms
        while self.room.due_ms is not None and self.room.due_ms <= ends_ms:
            self.wake()
        self.now_ms = ends_ms

    def comes_back(self, caller: Caller) -> None:
        """His page connects again."""
        self.here.append(caller)
        self.take(self.room.connected(caller, True, self.now_ms))


def own_cards(view: ThirteenView) -> tuple[int, ...]:
    """The thirteen cards of the view's own player."""
    (held,) = (seat.cards for seat in view.seats if seat.seat == view.viewer)
    return tuple(parse_cards("".join(held)))
