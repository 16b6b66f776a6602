"""Rules that the journal keeps.

A thing that began under an edition goes on under its settings, even where a later version of the
book has other settings under the same name.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec

from ruleone.chinese import thirteen_rules
from ruleone.dealing.rules import hand_rules
from ruleone.room.core.batch import Batch
from ruleone.room.core.records import EditionPinned, WhyAbandoned
from ruleone.room.core.settings import STREAM
from ruleone.rulebook import (
    BadSetting,
    Edition,
    Pinned,
    TakenUp,
    UnknownName,
    edition,
    pin,
    take_up,
)
from ruleone.store.journal import Journal
from ruleone.tournament.terms.games import THIRTEEN

KIND: Final = str(EditionPinned.__struct_config__.tag)
_record: Final = msgspec.msgpack.Decoder(EditionPinned)


class RulesLost(ValueError):
    """The rules that something began under cannot be restored.

    The journal does not hold them, or holds settings that this version cannot read.
    """

    def __init__(self, reason: WhyAbandoned, why: str) -> None:
        super().__init__(why)
        self.reason: Final = reason


class PinnedRules:
    """The settings that the journal has, by the digest of their edition."""

    def __init__(self) -> None:
        self._pinned: Final[dict[str, Pinned]] = {}
        self._taken_up: Final[dict[str, TakenUp]] = {}
        self.under: Final[dict[str, TakenUp]] = {}
        """The editions that continue under settings other than those of the book, by name."""

    @classmethod
    def of(cls, journal: Journal) -> "PinnedRules":
        """Return all settings that the journal has."""
        pins = cls()
        for row in journal.read(STREAM):
            if row.kind == KIND:
                pins.take(_record.decode(row.payload))
        return pins

    def take(self, record: EditionPinned) -> None:
        """Take in a row of the journal."""
        self._pinned[record.pinned.digest] = record.pinned

    def pin(self, rules: Edition, batch: Batch) -> None:
        """Write the settings of an edition, once for each digest, before what begins under it."""
        if (record := self.to_pin(rules)) is not None:
            self.keep(record, batch)

    def to_pin(self, rules: Edition) -> EditionPinned | None:
        """Return the record of the edition's settings still to be written, None if it is there."""
        return None if rules.digest in self._pinned else EditionPinned(pin(rules))

    def keep(self, record: EditionPinned, batch: Batch) -> None:
        """Write these settings, unless they are there."""
        if record.pinned.digest not in self._pinned:
            batch.add(STREAM, record)
            self.take(record)

    def changed(self, names: Iterable[str]) -> dict[str, TakenUp]:
        """Return what this room last began under, of those editions that have changed since.

        An edition is no longer among them once something has begun under its new settings.
        """
        found: dict[str, TakenUp] = {}
        for name in dict.fromkeys(names):
            last = next(
                (one for one in reversed(self._pinned.values()) if one.edition == name), None
            )
            if last is None or edition(name).digest in self._pinned:
                continue
            with suppress(RulesLost):
                found[name] = self.taken_up(name, last.digest)
        return found

    def taken_up(self, name: str, digest: str) -> TakenUp:
        """Return an edition that the book no longer has, or has with other settings.

        Raises RulesLost.
        """
        known = self._taken_up.get(digest)
        if known is not None:
            return known
        pinned = self._pinned.get(digest)
        if pinned is None:
            raise RulesLost("rules-not-kept", f"no settings are kept of {name} with {digest}")
        try:
            known = self._taken_up[digest] = take_up(pinned)
        except (BadSetting, UnknownName) as wrong:
            raise RulesLost("rules-unreadable", str(wrong)) from wrong
        return known

    def in_force(self, name: str, rules: str, digest: str) -> Edition:
        """Return the edition under which an event or a table goes on.

        Its first event names `rules`. The edition is today's of that name where its digest fits,
        else the one that was kept. Raises RulesLost.
        """
        today = _of_today(rules, digest)
        if today is None:
            self.under[name] = self.taken_up(rules, digest)
            today = self.under[name].now
        return today

    def hand(self, game: str, events: Iterable[bytes]) -> list[bytes]:
        """Return the events of a hand, encoded as the journal has them.

        Where today's edition differs, the rules in the first event are replaced by those of the
        settings that were kept. Raises RulesLost.
        """
        first, *rest = events
        told: dict[str, Any] = msgspec.msgpack.decode(first)
        if _of_today(told["edition"], told["digest"]) is not None:
            return [first, *rest]
        book = self.taken_up(told["edition"], told["digest"]).now
        rules = thirteen_rules(book) if game == THIRTEEN else hand_rules(book, game)
        told |= {"edition": book.id, "digest": book.digest, "rules": rules}
        return [msgspec.msgpack.encode(told), *rest]


def _of_today(name: str, digest: str) -> Edition | None:
    """Return today's edition of this id if it has this digest, else None."""
    try:
        book = edition(name)
    except (BadSetting, UnknownName):
        return None
    return book if book.digest == digest else None
