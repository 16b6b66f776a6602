"""Verification of a whole journal: every row of every stream, and the store's own files."""

import msgspec

from ruleone.store.journal import Damage, Damaged, Journal


class Fault(msgspec.Struct, frozen=True):
    """A fault.

    `stream` is None where it is not one stream's; `intact` is the last version of the stream that
    can be believed.
    """

    damage: Damage
    stream: str | None = None
    intact: int = 0


class Report(msgspec.Struct, frozen=True):
    """The findings: rows that can be believed, streams in all and intact ones, and the faults."""

    rows: int
    streams: int
    intact: int
    faults: tuple[Fault, ...]

    @property
    def sound(self) -> bool:
        """Whether every byte that was read is as it was written."""
        return not self.faults


def verify(journal: Journal) -> Report:
    """Read every row with its chain; one damaged stream does not hide the others."""
    faults = [Fault(damage) for damage in journal.check()]
    try:
        names = list(journal.streams())
    except Damaged as hurt:
        faults.append(Fault(hurt.damage, hurt.stream, hurt.intact))
        names = []
    rows = intact = 0
    for name, newest in names:
        version = 0
        try:
            for row in journal.sealed(name):
                version = row.version
            if version != newest:
                numbers: dict[str, int | str] = {"version": version, "newest": newest}
                raise Damaged(Damage("stream-cut", numbers), name, version)
            if newest == 0:
                raise Damaged(Damage("stream-empty"), name, 0)
            intact += 1
        except Damaged as hurt:
            faults.append(Fault(hurt.damage, name, version))
        rows += version
    return Report(rows=rows, streams=len(names), intact=intact, faults=tuple(faults))
