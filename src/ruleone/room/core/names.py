"""What people and house players are called: the journal knows ids alone."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from typing import Final, Protocol

from ruleone.cards import Draw
from ruleone.limits import NAME_MAX_CHARACTERS
from ruleone.store.people import Player, Registered

NameOf = Callable[[str], str]


class Names(Protocol):
    """Names of persons by their opaque ids, kept where they can be erased."""

    def name(self, person: str) -> str:
        """What the person is called, of several of one name with a number, or a dash."""
        ...

    def rename(self, person: str, name: str) -> "Future[None] | None":
        """Give the person another name, durable when the future is done. None, and nothing changed,
        where somebody else has it."""
        ...

    def like(self, name: str, person: str) -> str | None:
        """The name of somebody else here for which a reader may take this one."""
        ...

    def registered(self, person: str) -> Registered | None:
        """All that is kept of a person; None where he is not known, or was erased."""
        ...

    def keep(
        self, players: Iterable[Player], at_ms: int, *, namesakes: bool = False
    ) -> "tuple[list[str], Future[None]]":
        """Keep all of these or none: their ids, durable when the future is done. With `namesakes`
        one whose name is somebody else's gets a number behind it; else raises NameTaken."""
        ...

    def erase(self, person: str) -> "Future[None]":
        """Forget the person's name and all that is kept of him; done when that is durable."""
        ...

    def introduce(self, person: str, name: str, at_ms: int) -> "Future[None] | None":
        """Take in somebody of this id who has no session: a program. As `rename` otherwise."""
        ...

    def type_in(self, names: Sequence[str], at_ms: int) -> "tuple[list[str], Future[None]]":
        """Keep names that were typed for people whom nobody else knows: their ids, durable when the
        future is done."""
        ...

    def note_address(self, address: str, url: str, at_ms: int) -> "Future[None]":
        """Keep the URL that a hook's opaque `address` stands for: `name` tells it and `erase`
        forgets it, as a name. Done when that is durable."""
        ...

    def keep_addresses(self, addresses: Iterable[str]) -> "Future[None]":
        """Forget every URL but those that these stand for; done when that is durable."""
        ...


HOUSE_NAMES: Final = (
    "Ada", "Amira", "Anton", "Ayşe", "Bao", "Beatriz", "Bruno", "Chen Yu", "Clara", "Dara",
    "Diego", "Elif", "Emil", "Esther", "Fang", "Farid", "Freya", "Goran", "Hana", "Hugo",
    "Ines", "Ivo", "Jia", "Jonas", "Kaito", "Karin", "Kofi", "Lan", "Leila", "Leon",
    "Li Na", "Lucía", "Luka", "Maja", "Malik", "Marek", "Mei", "Mina", "Nadia", "Naoko",
    "Nils", "Noor", "Olga", "Omar", "Paulo", "Petra", "Quentin", "Ravi", "Rosa", "Sami",
    "Sanna", "Selma", "Shen", "Silas", "Tao", "Tariq", "Tomas", "Uma", "Vera", "Viktor",
    "Wen", "Xavier", "Yara", "Yuki", "Zofia",
)  # fmt: skip


def house_names(count: int, draw: Draw) -> tuple[str, ...]:
    """So many different names in a drawn order; with a numeral once the list is through."""
    drawn = draw.shuffled(HOUSE_NAMES)
    names: list[str] = []
    for place in range(count):
        round_, at = divmod(place, len(drawn))
        names.append(drawn[at] if not round_ else f"{drawn[at]} {round_ + 1}")
    return tuple(names)


def plain(name: str) -> str:
    """A name as it may stand on a page: printable, single spaces, nothing at its ends."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


def is_given(name: str) -> bool:
    """Whether somebody, or an event, can be called so here: as it may stand on a page, and no
    longer than names are."""
    return 1 <= len(name) <= NAME_MAX_CHARACTERS and plain(name) == name
