"""Orders in one event: how its host is found, and what orders of the director have in common.

Each has its reason, and goes on the record under the first rule. It has to fit what the page had
shown: the orders given since, and the level or break now.
"""

from abc import ABC, abstractmethod
from functools import partial
from typing import Any, ClassVar, Final

import msgspec

from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.orders import Order, Step, tag_of
from ruleone.room.event.host.director_log import Noted
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.live.tables import LiveTables
from ruleone.room.table.records import Directed
from ruleone.rulebook import Edition, Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.tournament import Outcome, Tournament, Trial

NO_SUCH_EVENT: Final = Refusal("event-unknown", "illegal")
FROZEN: Final = Refusal("event-frozen", "illegal")


class Events(ABC):
    """The events of the room, as orders need them: the lobby has them, on a higher floor."""

    hosts: dict[str, EventHost]

    @abstractmethod
    def find(self, event: str) -> EventHost | Refusal:
        """Return the event while its tables are there, else why it cannot be found."""

    @abstractmethod
    def absence(self, event: str) -> Refusal:
        """Return what became of an event without tables here, or that there is none."""

    @abstractmethod
    def asked(self, event: str, person: str) -> EventHost | Refusal:
        """Return the event of a person's order, which no cash table knows, or why there is none."""

    @abstractmethod
    def may_announce(self, config: EventConfig) -> Refusal | None:
        """Whether there is room for one more event."""

    @abstractmethod
    def may_start(self) -> Refusal | None:
        """Whether there is room for one more event of a director in play."""

    @abstractmethod
    def may_sit_down(self, address: str, now_ms: int, batch: Batch) -> Refusal | None:
        """Whether there is room for one more event that somebody at this address sits down to."""

    @abstractmethod
    def may_make_home_game(self, address: str, now_ms: int, batch: Batch) -> Refusal | None:
        """Return why nobody at this address can make one more home game, or None."""

    @abstractmethod
    def home_games(self) -> list[EventHost]:
        """Return the home games that are not over, the oldest first."""

    @abstractmethod
    def announce(
        self,
        config: EventConfig,
        title: str,
        by: str | None,
        batch: Batch,
        *,
        at_will: bool = False,
    ) -> EventHost:
        """Open an event under the rules that are in force for it."""

    @abstractmethod
    def open(
        self,
        config: EventConfig,
        rules: Edition,
        title: str,
        by: str | None,
        batch: Batch,
        *,
        at_will: bool = False,
    ) -> EventHost:
        """Open an event of this kind under this edition."""

    @abstractmethod
    def call_off(self, host: EventHost, by: str, reason: str, batch: Batch) -> None:
        """Call off an event that has not started."""


class EventOrder(Order, frozen=True):
    """An order in the event that it names."""

    event: str

    def run(self, step: Step) -> Done | Refusal:
        """Find the event, and do it there.

        A failure half-way may have changed the event, which is frozen then; its journal stays true.
        """
        host = shown(step.part(Events).asked(self.event, step.person), step)
        if isinstance(host, Refusal):
            return host
        if host.frozen is not None:
            return FROZEN
        done = partial(self._done, host, step)
        return host.guarded(done, None, step.at_ms, step.batch) or FROZEN

    def _done(self, host: EventHost, step: Step) -> Done | Refusal:
        wanted = host.tournament.state.config.reasons_first
        if wanted and not getattr(self, "reason", "-").strip():
            return Refusal("reason-first", "illegal")
        return self.in_event(host, step) or Done(event=host.event)

    @abstractmethod
    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Do it in the event, which is not frozen."""


def shown(host: EventHost | Refusal, step: Step) -> EventHost | Refusal:
    """Return the event if it is shown to the person who gives the order."""
    if isinstance(host, Refusal):
        return host
    seen = host.shows_to(step.person) or step.links.oversees(step.caller)
    return host if seen else NO_SUCH_EVENT


def missing(event: str | None, step: Step) -> Refusal | None:
    """Return why nothing is given out for this event or live table; None for the whole room."""
    if event is None or event in step.part(LiveTables).hosts:
        return None
    found = step.part(Events).find(event)
    return found if isinstance(found, Refusal) else None


class LevelShown(msgspec.Struct, frozen=True):
    """The level, or the break in or after it, that a page had shown when its order was given.

    Where another level is played by now, or a break has begun or ended, the order is refused.
    """

    level: int
    on_break: bool = False


class Direction(EventOrder, frozen=True):
    """An order of the director or the floor: it goes on the record of the event.

    An order that would count twice when two give it at once, or mean something else by then, has
    `seen`: the newest act that the page had shown. It is refused where the same was ordered since,
    or one of `crossed_by`, for the same player if it is about one. An order meant for a level has
    `shown`: the one that the page had shown. The players it is about are its fields `player` and
    `other`.
    """

    crossed_by: ClassVar[tuple[str, ...]] = ()

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Give it, as long as it fits what its page had shown."""
        again = step.redoes is not None
        return misses(host, self, again=again) or self.give(host, step)

    @abstractmethod
    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Carry it out, or say why not."""

    def would_refuse(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Return why it would be refused if it were given again now, or None."""
        return misses(host, self, again=True) or self.refused(host, now_ms)

    def refused(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Return why the event refuses it now, or None; only asked of orders that can be undone."""
        return None

    def directed(self, host: EventHost, step: Step) -> Directed:
        """Return the record of the order: its author, its reason and the rule for it.

        It names the act that is redone with it, and the terms with which it can be redone.
        """
        cite = host.tournament.state.rules.cite("floor.decides")
        player: str | None = getattr(self, "player", None)
        told = step.person, tag_of(type(self)), self.on_record(), step.at_ms, cite, player
        terms = self.terms() if self.undo.can_be and self.is_kept() else None
        return Directed(*told, redoes=step.redoes, terms=terms)

    def on_record(self) -> str:
        """Return the reason for the record."""
        reason: str = getattr(self, "reason", "")
        return reason

    def is_kept(self) -> bool:
        """Whether its terms are kept, so that it can be done again."""
        return True

    def terms(self) -> dict[str, Any]:
        """Return its terms: all fields except its event and its reason.

        Fields about what its page had shown are not terms.
        """
        told: dict[str, Any] = msgspec.to_builtins(self)
        return {key: told[key] for key in told if key not in _NO_TERMS}

    def concerned(self) -> frozenset[str]:
        """Return the players it is about; empty where it is not about single ones."""
        named = (getattr(self, "player", None), getattr(self, "other", None))
        return frozenset(one for one in named if one is not None)

    def is_same(self, host: EventHost, noted: Noted) -> bool:
        """Whether an act of its kind was this very order.

        The terms have to be the same where these are kept.
        """
        return noted.directed.terms is None or noted.directed.terms == self.terms()


class Decided(Direction, frozen=True):
    """An order that the event decides, and carries out if it is allowed."""

    @abstractmethod
    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Return the event's decision; `event` may be a trial in which nothing happens."""

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Carry it out, or say why not."""
        decided = partial(self.decide, host, host.tournament, host.time(step.at_ms))
        return host.carry_out(decided, step.batch, self.directed(host, step))

    def refused(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Return why the event refuses it now, by a trial in which nothing happens."""
        decided = self.decide(host, Trial(host.tournament.state), host.time(now_ms))
        return host.say(decided) if isinstance(decided, Refusal) else None


_NO_TERMS: Final = ("type", "event", "reason", "seen", "shown")


def is_of_a_period(kind: type[msgspec.Struct]) -> bool:
    """Whether an order is meant for one level or break, and would mean another thing in others."""
    return "shown" in kind.__struct_fields__


def misses(host: EventHost, order: Direction, *, again: bool) -> Refusal | None:
    """Return why an order no longer fits what its page had shown, or None.

    None too where the page has not said what it had shown. An order that is given `again` is only
    refused for one of its own kind: everything else that happened since is known to its author.
    """
    return _another_level(host, order) or _ordered_since(host, order, again=again)


def _another_level(host: EventHost, order: Direction) -> Refusal | None:
    """Return the refusal of an order whose page had shown another level or break, or None."""
    meant: LevelShown | None = getattr(order, "shown", None)
    clock = host.tournament.state.clock
    on = LevelShown(clock.level, clock.on_break)
    if meant is None or meant == on:
        return None
    told: dict[str, Parameter] = {
        "shown": meant.level,
        "showed": "break" if meant.on_break else "level",
        "level": on.level,
        "on": "break" if on.on_break else "level",
    }
    return Refusal("level-since", "illegal", told)


def _ordered_since(host: EventHost, order: Direction, *, again: bool) -> Refusal | None:
    """Return the refusal of an order that was given since, or that was crossed, or None."""
    seen: int | None = getattr(order, "seen", None)
    if seen is None:
        return None
    name = tag_of(type(order))
    crossed_by = (name,) if again else (name, *order.crossed_by)
    for noted in host.director_log.newest_first:
        if noted.number <= seen:
            return None
        act = noted.directed
        undone = None if again or act.undoes is None else host.director_log.find(act.undoes)
        ordered = noted if undone is None else undone
        if ordered.directed.command not in crossed_by or not _same_players(ordered, order):
            continue
        same = undone is None and (again or (act.command == name and order.is_same(host, noted)))
        by, why = host.name_of(act.by), "told" if act.reason else "untold"
        told: dict[str, Parameter] = {"by": by, "reason": act.reason, "why": why}
        return Refusal("given-since" if same else "crossed-since", "illegal", told)
    return None


def _same_players(noted: Noted, order: Direction) -> bool:
    """Whether both are about one player, or one of them about all."""
    ordered, these = of_act(noted), order.concerned()
    return not ordered or not these or bool(ordered & these)


def of_act(noted: Noted) -> frozenset[str]:
    """Return the players an act was about; empty where it was not about single ones."""
    act = noted.directed
    other = None if act.terms is None else act.terms.get("other")
    return frozenset(one for one in (act.player, other) if one is not None)
