"""Names given, kept and erased: beside the journal, and at once on every page that shows them.

A guest may have a name that can be seen, and that nobody takes for another's.
"""

import re
from collections.abc import Collection
from functools import cache
from typing import Final
from unicodedata import category, normalize

import msgspec

from ruleone.limits import NAME_MARKS_OF_A_LETTER_MAX, NAME_MAX_CHARACTERS
from ruleone.room.access.staff import Staff
from ruleone.room.access.tokens import Tokens
from ruleone.room.cash.tables import CashTables
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import HOUSE_NAMES, Names, plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import CASHIER, DIRECTOR
from ruleone.room.directory.sheets import judged
from ruleone.room.event.entries.commands import NOT_ASKED
from ruleone.room.event.roster import is_in_play
from ruleone.room.lobby.lobby import Lobby
from ruleone.rulebook import Refusal
from ruleone.store.lookalikes import are_alike, outline
from ruleone.store.people import NameTaken, Player
from ruleone.words import LANGUAGES, say


class SetName(Order, frozen=True, tag="set-name"):
    """Choose the name others see."""

    name: str

    def run(self, step: Step) -> Done | Refusal:
        """Give the person the name.

        It is not in the journal: `batch.beside` is done when it is durable.
        """
        return _rename(step.person, self.name, step) or Done()


def _rename(person: str, wanted: str, step: Step) -> Refusal | None:
    """Give the person the name everywhere, or say why not."""
    names, name = step.ports.names, plain(wanted)
    if name == names.name(person):
        return None
    if step.part(Staff).of_person(person) is not None:
        return Refusal("name-of-staff", "illegal")
    if (refused := name_refused(name)) is not None:
        return refused
    like = names.like(name, person)
    if like is not None and like.casefold() != name.casefold():
        return Refusal("name-like", "illegal", {"name": name, "other": like})
    step.batch.beside = names.rename(person, name)
    if step.batch.beside is None:
        return Refusal("name-taken", "illegal", {"name": name})
    step.part(Naming).show((person,), step.batch)
    return None


class NameAsker(Order, frozen=True, tag="name-asker"):
    """Cashier: give the person whose phone asks the desk the name that was said there.

    It is the person's name from then on, in every event, as if it had been chosen on the phone. A
    name that somebody else has here is refused.
    """

    event: str
    player: str
    name: str

    may = CASHIER

    def run(self, step: Step) -> Done | Refusal:
        """Give the asking person the name."""
        host = step.part(Lobby).find(self.event)
        if isinstance(host, Refusal):
            return host
        if self.player not in host.requests:
            return NOT_ASKED
        if (refused := _rename(self.player, self.name, step)) is not None:
            return refused
        step.batch.change(f"payments/{self.event}", f"director/{self.event}")
        return Done(event=self.event)


class KeepPlayer(Order, frozen=True, tag="keep-player"):
    """Director: keep a player, or change what is kept: the name, and fields such as `email`.

    All fields are given each time. Without a `player` it is a new one. A name that somebody else
    has here is kept as a `namesake` alone: a number behind the name tells the two apart.
    """

    name: str
    details: dict[str, str] = msgspec.field(default_factory=dict)
    player: str | None = None
    namesake: bool = False

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Keep the player."""
        names = step.ports.names
        row = judged(0, self.player or "", self.name, self.details)
        if isinstance(row, Refusal):
            return row
        if self.player is not None and names.registered(self.player) is None:
            return NO_PLAYER
        try:
            player = Player(self.player or "", row.name, row.details)
            _, step.batch.beside = names.keep([player], step.wall_ms, namesakes=self.namesake)
        except NameTaken:
            return Refusal("namesake", "illegal", {"name": row.name})
        step.part(Naming).show(() if self.player is None else (self.player,), step.batch)
        return Done()


ORDERS = (SetName, KeepPlayer, NameAsker)


_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that leave no ink."""

_SAID_ELSEWHERE: Final = ("发牌员", "记分员")
"""Titles of staff in other houses, which our own words do not use."""

_NUMERALS: Final = re.compile(r"[\W\d_]+")

_BEFORE: Final = re.compile(r"^[\W\d_]+")

_BEHIND: Final = re.compile(r"[\W\d_]+$")

_SIGNS: Final = re.compile(r"(?:[^\w|]|_)+")


def name_refused(name: str) -> Refusal | None:
    """Return why no guest may have the plain name, whoever is here, or None."""
    if not 1 <= len(name) <= NAME_MAX_CHARACTERS:
        return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
    if not any(_is_seen(sign) for sign in name):
        return Refusal("name-blank", "syntax")
    if _marks(name) > NAME_MARKS_OF_A_LETTER_MAX:
        return Refusal("name-marks", "syntax", {"most": NAME_MARKS_OF_A_LETTER_MAX})
    readings = _readings(name)
    if not _roles().isdisjoint(map(_outline, readings)):
        return Refusal("name-of-role", "illegal", {"name": name})
    plain = {_SIGNS.sub("", one) for one in readings}
    if any(are_alike(one, house) for one in plain for house in _house()):
        return Refusal("name-of-house", "illegal", {"name": name})
    return None


def _is_seen(sign: str) -> bool:
    return sign not in _BLANK and category(sign)[0] in "LNPS"


def _marks(name: str) -> int:
    """Return the largest number of marks on one letter."""
    most = run = 0
    for sign in normalize("NFD", name):
        run = run + 1 if category(sign) in ("Mn", "Me") else 0
        most = max(most, run)
    return most


def _readings(name: str) -> set[str]:
    """Return the name, and the names inside it without numerals and signs.

    Those set several persons of one name apart: before it, behind it, at both ends, or all of them.
    """
    whole = normalize("NFKC", name)
    behind = _BEHIND.sub("", whole)
    cut = {_BEFORE.sub("", whole), behind, _BEFORE.sub("", behind), _NUMERALS.sub("", whole)}
    return {whole} | cut - {""}


def _outline(name: str) -> str:
    return _NUMERALS.sub("", outline(name))


@cache
def _roles() -> frozenset[str]:
    told = (say(language, "names-of-roles").split(" | ") for language in LANGUAGES)
    return frozenset(_outline(role) for roles in (*told, _SAID_ELSEWHERE) for role in roles)


@cache
def _house() -> tuple[str, ...]:
    return tuple(_SIGNS.sub("", house) for house in HOUSE_NAMES)


NO_PLAYER: Final = Refusal("player-unknown", "illegal")


class Naming:
    """Gives names to persons, and shows them where the persons are."""

    def __init__(
        self, names: Names, lobby: Lobby, cash: CashTables, tokens: Tokens, staff: Staff
    ) -> None:
        self._names: Final = names
        self._tokens: Final = tokens
        self._staff: Final = staff
        self._lobby: Final = lobby
        self._cash: Final = cash

    def forget(self, player: str, by: str, batch: Batch) -> None:
        """Erase the person wherever the room names persons."""
        self._tokens.end_of(player, by, batch)
        self._staff.end_of(player, by, batch)
        batch.beside = self._names.erase(player)
        batch.ended = (player,)
        self._cash.forget(player, batch)
        self.show((player,), batch)
        for host in self._lobby.hosts.values():
            if player in host.presences:
                host.change_all(batch)
        batch.change("lobby")

    def plays_in(self, player: str) -> int:
        """Return the number of events in which the person plays, or is to play."""
        return sum(is_in_play(host, player) for host in self._lobby.hosts.values())

    def show(self, persons: Collection[str], batch: Batch) -> None:
        """Show the present names of these persons.

        Their tables, and pages with the players of the house, are shown at once; other pages that
        have the name show it with their next news.
        """
        batch.change("players")
        if any(self._staff.of_person(one) for one in persons):
            self._staff.show_names(batch)
        every = frozenset(persons)
        for host in self._lobby.hosts.values():
            renamed, seats = every & host.presences.keys(), host.tournament.state.seats
            if renamed:
                batch.change_later(*host.topics)
            for number in {seats[person][0] for person in renamed & seats.keys()}:
                batch.change(*host.tables[number].topics)
        if not every.isdisjoint(self._lobby.winners):
            batch.change_later("lobby")
        self._cash.renamed(every, batch)
