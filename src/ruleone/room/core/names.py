"""Names of persons and of computer players: the journal holds their ids alone."""

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
        """Return the person's name, numbered where several have the same, or a dash."""
        ...

    def rename(self, person: str, name: str) -> "Future[None] | None":
        """Give the person another name, durable when the future is done.

        None, and nothing changed, where somebody else has the name.
        """
        ...

    def like(self, name: str, person: str) -> str | None:
        """Return the name of another person here for which a reader may take this one, or None."""
        ...

    def registered(self, person: str) -> Registered | None:
        """Return all that is kept of a person; None for an unknown or an erased one."""
        ...

    def keep(
        self, players: Iterable[Player], at_ms: int, *, namesakes: bool = False
    ) -> "tuple[list[str], Future[None]]":
        """Keep all of these players or none, and return their ids, durable when the future is done.

        With `namesakes` a player whose name is taken gets a number behind it; without, NameTaken is
        raised.
        """
        ...

    def erase(self, person: str) -> "Future[None]":
        """Erase the person's name and all that is kept of them; done when that is durable."""
        ...

    def introduce(self, person: str, name: str, at_ms: int) -> "Future[None] | None":
        """Take in somebody of this id who has no session: a program. As `rename` otherwise."""
        ...

    def type_in(self, names: Sequence[str], at_ms: int) -> "tuple[list[str], Future[None]]":
        """Keep names that were typed for people unknown to the room.

        Returns their ids, durable when the future is done.
        """
        ...

    def note_address(self, address: str, url: str, at_ms: int) -> "Future[None]":
        """Keep the URL that a hook's opaque `address` stands for; done when that is durable.

        `name` returns it, and `erase` forgets it, as with a name.
        """
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
    """Return `count` different names in a drawn order, with a numeral once the list is used up."""
    drawn = draw.shuffled(HOUSE_NAMES)
    names: list[str] = []
    for place in range(count):
        round_, at = divmod(place, len(drawn))
        names.append(drawn[at] if not round_ else f"{drawn[at]} {round_ + 1}")
    return tuple(names)


def plain(name: str) -> str:
    """Return the name as it may stand on a page: printable, single spaces, none at its ends."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


def is_given(name: str) -> bool:
    """Whether a person or an event can have this name here.

    It is printable as it stands, and at most `NAME_MAX_CHARACTERS` long.
    """
    return 1 <= len(name) <= NAME_MAX_CHARACTERS and plain(name) == name
