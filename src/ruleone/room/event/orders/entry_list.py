"""Entries made by the director: of many players by a list, or a re-entry for one who is out.

Each counts as if the player had entered. A player who came by a list may have no page to ask for a
re-entry.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from ruleone.cage.desk import Method
from ruleone.room.core.batch import Done
from ruleone.room.core.orders import REPAIRED, Step
from ruleone.room.core.roles import CASHIER, DIRECTOR
from ruleone.room.event.entries.commands import NOT_ASKED, BuyChipsFor
from ruleone.room.event.entries.entering import (
    may_enter,
    start_if_due,
    take_entry,
    too_many_events,
)
from ruleone.room.event.entries.view import EntryStatus, PassedOver
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Direction, EventOrder, Events
from ruleone.room.event.payments import may_not_pay, pay_with
from ruleone.room.event.roster import status_of
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.entries import entries_so_far, entry_refused
from ruleone.tournament.forfeits import may_forfeit
from ruleone.tournament.state.refusals import bad_reason


def re_entry_refused(
    host: EventHost, player: str, hosts: Mapping[str, EventHost]
) -> Refusal | None:
    """Return why the player may not re-enter, or cannot pay for it, or None.

    The event's announcement of late registration and re-entries is cited.
    """
    state = host.tournament.state
    named: dict[str, Parameter] = {"player": host.name_of(player)}
    if player not in state.entrants:
        return Refusal("not-entered", "illegal", named)
    if state.entrants[player] is not None or host.ports.names.registered(player) is None:
        return Refusal("re-entry-of-persons", "illegal", named)
    if (refused := entry_refused(state, player)) is not None:
        cite = refused.citation or state.rules.cite("entries.late")
        return host.say(msgspec.structs.replace(refused, citation=cite))
    if (many := too_many_events(hosts, player)) is not None:
        told = many.parameters | named
        return msgspec.structs.replace(many, code="player-in-too-many", parameters=told)
    refused = host.accounts.cannot_enter(player)
    if refused is not None:
        refused = msgspec.structs.replace(refused, parameters=refused.parameters | named)
    return refused


def forfeit_refused(host: EventHost, player: str) -> Refusal | None:
    """Return why the player may not give up chips to re-enter, or cannot pay for it, or None."""
    state = host.tournament.state
    named: dict[str, Parameter] = {"player": host.name_of(player)}
    if state.entrants.get(player) is not None or host.ports.names.registered(player) is None:
        return Refusal("re-entry-of-persons", "illegal", named)
    refused = may_forfeit(state, player)
    if refused is not None:
        return host.say(refused)
    refused = host.accounts.cannot_enter(player)
    if refused is not None:
        refused = msgspec.structs.replace(refused, parameters=refused.parameters | named)
    return refused


NO_PLAYER = Refusal("player-unknown", "illegal")
NOT_INVITED = Refusal("player-not-invited", "illegal")


class ReEnterPlayer(Direction, frozen=True, tag="re-enter-player"):
    """Director: re-enter a player who is out of the event and has asked at the desk.

    It counts as if the player had re-entered: as often and as long as the event allows, with a seat
    drawn, and paid from the player's own wallet. In an event at the desk `paid` records the payment
    with it, in this way; with None it is due.

    Where the event allows it a player who is still in `gives_up` this number of chips for it. It is
    all that the player has, and is taken out of play. Undone, the chips are there again.
    """

    player: str
    reason: str = ""
    paid: Method | None = None
    gives_up: int | None = None

    may = DIRECTOR
    undo = REPAIRED

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Re-enter the player with a full stack, or as one who waits for a seat."""
        player, hosts = self.player, step.part(Events).hosts
        refused = bad_reason(self.reason) or may_not_pay(host, self.paid, step)
        if refused is None and self.gives_up is not None:
            return self._forfeit(host, self.gives_up, step)
        refused = refused or re_entry_refused(host, player, hosts)
        if refused is None:
            host.record(self.directed(host, step), step.batch)
            take_entry(host, player, step.ports.is_here(player), step.at_ms, step.batch)
            pay_with(host, (player,), self.paid, step)
        return refused

    def _forfeit(self, host: EventHost, chips: int, step: Step) -> Refusal | None:
        """Take all chips of a player who is still in, and re-enter the player."""
        refused = forfeit_refused(host, self.player)
        if refused is not None:
            return refused
        given_up = partial(host.tournament.forfeit, self.player, chips, host.time(step.at_ms))
        refused = host.carry_out(given_up, step.batch, self.directed(host, step))
        if refused is None:
            pay_with(host, (self.player,), self.paid, step)
        return refused

    def refused(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Return why the player may not re-enter, or None.

        The number of other events is only checked when the order is given.
        """
        if self.gives_up is not None:
            return forfeit_refused(host, self.player)
        return re_entry_refused(host, self.player, {})


class AcceptRequest(EventOrder, frozen=True, tag="accept-request"):
    """Cashier: give a player what the phone has asked for, with the money taken in this way.

    On record and to be undone it is the entry, the re-entry or the purchase that it is. With `paid`
    None it is due.
    """

    player: str
    reason: str = ""
    paid: Method | None = None

    may = CASHIER

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Enter the player, or sell the chips."""
        what = host.requests.get(self.player)
        if what is None:
            return NOT_ASKED
        order: Direction
        if what != "entry":
            told = self.event, self.player, what, self.reason
            order = BuyChipsFor(*told, paid=self.paid)
        elif host.phase == "running" and self.player in host.tournament.state.entrants:
            order = ReEnterPlayer(self.event, self.player, self.reason, self.paid)
        else:
            order = EnterPlayers(self.event, (self.player,), self.reason, self.paid)
        return order.give(host, step)


class Entered(Done, frozen=True):
    """A list was entered; `passed` were in or out already."""

    passed: tuple[PassedOver, ...] = ()


class Looked(NamedTuple):
    """The status in an event of each player of a list, and the number of `free` entries.

    A player is passed over with a status, refused, or with None to be entered.
    """

    free: int
    standings: tuple[EntryStatus | Refusal | None, ...]


def look(host: EventHost, hosts: Mapping[str, EventHost], players: Sequence[str]) -> Looked:
    """Return how these players stand to the event now; "" is a player who is new to the room."""
    standings = (
        status_of(host, player) if is_in(host, player) else _may_not(host, hosts, player)
        for player in players
    )
    return Looked(free_entries(host), tuple(standings))


def is_in(host: EventHost, player: str) -> bool:
    """Whether a list passes the player over: the player has entered, even if out again.

    For a flight that is to start only entries to that count.
    """
    state = host.tournament.state
    entered = state.calendar.field if state.phase == "night" else state.entrants
    return player in entered or player in state.alternates


def passed_over(host: EventHost, players: Sequence[str]) -> tuple[PassedOver, ...]:
    """Return those of a list who are passed over, each once, with their status."""
    here = (player for player in dict.fromkeys(players) if is_in(host, player))
    return tuple(PassedOver(player, status_of(host, player)) for player in here)


def free_entries(host: EventHost) -> int:
    """Return the number of entries that the event still takes, less those who wait for a seat."""
    state = host.tournament.state
    return max(0, state.config.seats - entries_so_far(state) - len(state.alternates))


class EnterPlayers(Direction, frozen=True, tag="enter-players"):
    """Director: enter these players of the room into an event, each paying from their own wallet.

    Players who are in it already, or were, are passed over, so that a list may be sent again: the
    answer's `passed` has them with their status. All others are entered, or nobody where one of
    them may not be; where nobody is left it is refused. In an event at the desk `paid` records
    their payments with it, in this way; with None they are due.
    """

    players: tuple[str, ...]
    reason: str = ""
    paid: Method | None = None

    may = DIRECTOR
    of_the_room = True  # who enters others spends what is in their wallets
    undo = REPAIRED

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Enter all who are not in yet.

        Nobody is entered where one of them may not be, or where all of them are passed over.
        """
        events, passed = step.part(Events), passed_over(host, self.players)
        waits = host.phase == "open" and host.home is None
        refused = (events.may_start() if waits else None) or may_not_pay(host, self.paid, step)
        refused = refused or self._refused(host, events.hosts)
        if refused is not None:
            return refused
        host.record(self.directed(host, step), step.batch)
        coming = self._coming(host)
        for player in coming:
            take_entry(host, player, step.ports.is_here(player), step.at_ms, step.batch)
        pay_with(host, coming, self.paid, step)
        start_if_due(host, step.at_ms, step.batch)
        return Entered(event=host.event, passed=passed)

    def is_kept(self) -> bool:
        """Return False: its terms are not kept.

        A list may only be entered by the room's director, who enters it again as at first.
        """
        return False

    def _coming(self, host: EventHost) -> list[str]:
        return [player for player in dict.fromkeys(self.players) if not is_in(host, player)]

    def _refused(self, host: EventHost, hosts: Mapping[str, EventHost]) -> Refusal | None:
        coming = self._coming(host)
        refused = bad_reason(self.reason) or (None if coming else _nobody(host, self.players))
        if refused is None and len(coming) > (free := free_entries(host)):
            refused = Refusal("entries-too-many", "illegal", {"free": free, "came": len(coming)})
        for player in coming:
            if refused is not None:
                return refused
            known = host.ports.names.registered(player) is not None
            refused = _may_not(host, hosts, player) if known else NO_PLAYER
            if refused is not None:
                told = refused.parameters | {"player": host.name_of(player)}
                refused = msgspec.structs.replace(refused, parameters=told)
        return refused


def _nobody(host: EventHost, players: Sequence[str]) -> Refusal:
    """Return why none of these is entered: the one player, or how many are in or out already."""
    passed = passed_over(host, players)
    out = sum(one.status == "out" for one in passed)
    if len(passed) == 1:
        code = "re-entry-by-order" if out else "already-entered"
        return Refusal(code, "illegal", {"player": host.name_of(passed[0].player)})
    return Refusal("entries-none-new", "illegal", {"here": len(passed) - out, "out": out})


def _may_not(host: EventHost, hosts: Mapping[str, EventHost], player: str) -> Refusal | None:
    """Return why the player may not be entered, or cannot pay for it, or None.

    Into a home game nobody is entered whom its host has not let in.
    """
    if not host.shows_to(player):
        return NOT_INVITED
    if (many := too_many_events(hosts, player)) is not None:
        return msgspec.structs.replace(many, code="player-in-too-many")
    return may_enter(host, player)


ORDERS = (EnterPlayers, ReEnterPlayer, AcceptRequest)
