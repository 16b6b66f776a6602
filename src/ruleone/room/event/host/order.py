"""Orders that are given in one event: how its host is found, and what becomes of the director's:
each with its reason, on the record under the first rule, as long as it still fits what the page had
shown: what was ordered since, and which level or break is on.
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
        """The event, while its tables are there."""

    @abstractmethod
    def absence(self, event: str) -> Refusal:
        """What became of an event whose tables are not there, or that there is none."""

    @abstractmethod
    def asked(self, event: str) -> EventHost | Refusal:
        """The event in which an order is given that no cash table knows."""

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
        """The same of a home game."""

    @abstractmethod
    def home_games(self) -> list[EventHost]:
        """The home games that are not over, the oldest first."""

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
        """What has not started will not be played."""


class EventOrder(Order, frozen=True):
    """An order in the event that it names."""

    event: str

    def run(self, step: Step) -> Done | Refusal:
        """Find the event, and do it there: what fails half-way may have changed the event, which is
        frozen then, and its journal stays true."""
        host = shown(step.part(Events).asked(self.event), step)
        if isinstance(host, Refusal):
            return host
        if host.frozen is not None:
            return FROZEN
        done = partial(self._done, host, step)
        return host.guarded(done, None, step.at_ms, step.batch) or FROZEN

    def _done(self, host: EventHost, step: Step) -> Done | Refusal:
        return self.in_event(host, step) or Done(event=host.event)

    @abstractmethod
    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Do it in the event, which is not frozen."""


def shown(host: EventHost | Refusal, step: Step) -> EventHost | Refusal:
    """The event, where it is shown to who gives the order."""
    if isinstance(host, Refusal):
        return host
    seen = host.shows_to(step.person) or step.links.oversees(step.caller)
    return host if seen else NO_SUCH_EVENT


def missing(event: str | None, step: Step) -> Refusal | None:
    """Why nothing is given out for this event, or live table; None for the whole room."""
    if event is None or event in step.part(LiveTables).hosts:
        return None
    found = step.part(Events).find(event)
    return found if isinstance(found, Refusal) else None


class LevelShown(msgspec.Struct, frozen=True):
    """The level that a page had shown when its order was thought about, or the break in it or after
    it. Where another level is on by now, or a break has begun or ended, the order is refused."""

    level: int
    on_break: bool = False


class Direction(EventOrder, frozen=True):
    """An order of the director's or the floor's: it goes on the record of the event.

    What counts again when two give it at once, or means something else by then, has `seen`: the
    newest act that the page had shown. Where the same was ordered since, or one of `crossed_by`,
    for the same player if for one, it is refused. What is meant for a level has `shown`: the one
    that the page had shown. The players whom it is about are its fields `player` and `other`."""

    crossed_by: ClassVar[tuple[str, ...]] = ()

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Give it, as long as it fits what its page had shown."""
        again = step.redoes is not None
        return misses(host, self, again=again) or self.give(host, step)

    @abstractmethod
    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Carry it out, or say why not."""

    def would_refuse(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Why it would be refused if it were given again now; None where it would be carried
        out."""
        return misses(host, self, again=True) or self.refused(host, now_ms)

    def refused(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Why the event refuses it now; only what can be undone is asked."""
        return None

    def directed(self, host: EventHost, step: Step) -> Directed:
        """The record of it: who, which order, why, and by which rule; which act is done again with
        it, and by which terms that can be."""
        cite = host.tournament.state.rules.cite("floor.decides")
        player: str | None = getattr(self, "player", None)
        told = step.person, tag_of(type(self)), self.on_record(), step.at_ms, cite, player
        terms = self.terms() if self.undo.can_be and self.is_kept() else None
        return Directed(*told, redoes=step.redoes, terms=terms)

    def on_record(self) -> str:
        """The reason that the record has."""
        reason: str = getattr(self, "reason", "")
        return reason

    def is_kept(self) -> bool:
        """Whether its terms are kept, so that it can be done again."""
        return True

    def terms(self) -> dict[str, Any]:
        """What it says beside its event and its reason. What its page had shown by then is no term
        of it."""
        told: dict[str, Any] = msgspec.to_builtins(self)
        return {key: told[key] for key in told if key not in _NO_TERMS}

    def concerned(self) -> frozenset[str]:
        """The players whom it is about; empty where that is nobody alone."""
        named = (getattr(self, "player", None), getattr(self, "other", None))
        return frozenset(one for one in named if one is not None)

    def is_same(self, host: EventHost, noted: Noted) -> bool:
        """Whether an act of its kind was this very order, with the same terms where those are
        kept."""
        return noted.directed.terms is None or noted.directed.terms == self.terms()


class Decided(Direction, frozen=True):
    """An order that the event decides, and carries out if it is allowed."""

    @abstractmethod
    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """What the event decides of it; `event` may be one in which nothing happens."""

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Carry it out, or say why not."""
        decided = partial(self.decide, host, host.tournament, host.time(step.at_ms))
        return host.carry_out(decided, step.batch, self.directed(host, step))

    def refused(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Why the event refuses it now, by a trial in which nothing happens."""
        decided = self.decide(host, Trial(host.tournament.state), host.time(now_ms))
        return host.say(decided) if isinstance(decided, Refusal) else None


_NO_TERMS: Final = ("type", "event", "reason", "seen", "shown")


def is_of_a_period(kind: type[msgspec.Struct]) -> bool:
    """Whether an order is meant for a level or a break, and would mean something else in another,
    where it is not done again."""
    return "shown" in kind.__struct_fields__


def misses(host: EventHost, order: Direction, *, again: bool) -> Refusal | None:
    """The refusal of an order that no longer fits what its page had shown; None where it does, and
    where the page said nothing of that. What is done `again` is held up by its own kind alone: what
    else has happened since is known to who does it again."""
    return _another_level(host, order) or _ordered_since(host, order, again=again)


def _another_level(host: EventHost, order: Direction) -> Refusal | None:
    """Another level is on than the page had shown, or a break where it had shown none."""
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
    """Somebody has given the same order since, or one that crosses it."""
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
    """The players whom an act was about; empty where that is nobody alone."""
    act = noted.directed
    other = None if act.terms is None else act.terms.get("other")
    return frozenset(one for one in (act.player, other) if one is not None)
