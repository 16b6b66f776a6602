"""A person is erased: beside the journal, on every page, and in what live tables tell again.

In a closed room their tokens end as well, and they leave the staff."""

from collections.abc import Iterable
from typing import Final, get_args

import msgspec

from ruleone.room.access.staff import Staff, StaffRecord
from ruleone.room.access.tokens import Tokens
from ruleone.room.core.batch import Batch, Done, Versions
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DIRECTOR, Links
from ruleone.room.core.settings import STREAM
from ruleone.room.desk.desk import Desk
from ruleone.room.directory.naming import NO_PLAYER, Naming
from ruleone.room.live.tables import LiveTables
from ruleone.room.recovery.frozen import NOT_WRITTEN
from ruleone.room.recovery.restoring import NotWritten, Restoring
from ruleone.room.webhooks.records import TokenExpired, TokenMade, TokenRevoked
from ruleone.rulebook import Refusal
from ruleone.store.journal import Row, Write


class ForgetPlayer(Order, frozen=True, tag="forget-player"):
    """Director: erase a person's name, all that is kept of them, and their sessions.

    In the journal the person is an id alone, which stays. A person who plays in an event, or is to,
    is erased only with `though_playing`: the seat and the chips stay there.
    """

    player: str
    though_playing: bool = False

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Erase the person."""
        restoring, naming = step.part(Restoring), step.part(Naming)
        try:
            tables = restoring.rows_with(self.player)
        except NotWritten:
            return NOT_WRITTEN
        if step.ports.names.registered(self.player) is None:
            return NO_PLAYER
        plays = naming.plays_in(self.player)
        if plays and not self.though_playing:
            return Refusal("player-plays", "illegal", {"events": plays})
        naming.forget(self.player, step.person, step.batch)
        restoring.tell_again(tables)
        step.part(Desk).renamed(step.batch)
        seated = step.part(LiveTables).at(self.player)
        step.batch.change(*(topic for one in seated for topic in one.topics))
        return Done()


ORDERS = (ForgetPlayer,)


_record: Final = msgspec.msgpack.Decoder(TokenMade | TokenRevoked | TokenExpired | StaffRecord)
_KINDS: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (TokenMade, TokenRevoked, TokenExpired, *get_args(StaffRecord))
)


def ended_with(person: str, rows: Iterable[Row]) -> tuple[Write, ...]:
    """Return the writes by which an open room would end all that a person may do there.

    `rows` are those of its stream `room`. The writes are under the lease of the last process that
    had it open, and name nobody as the one who ended it.
    """
    links, versions, epoch, at_ms = Links(), Versions(), 1, 0
    tokens, staff = Tokens(links), Staff(links)
    for row in rows:
        versions.put(STREAM, row.version)
        epoch, at_ms = max(epoch, row.epoch), max(at_ms, row.at_ms)
        if row.kind not in _KINDS:
            continue
        record = _record.decode(row.payload)
        if isinstance(record, TokenMade | TokenRevoked | TokenExpired):
            tokens.take(record)
        else:
            staff.take(record)
    batch = Batch(at_ms)
    tokens.end_of(person, "", batch)
    staff.end_of(person, "", batch)
    return batch.writes(versions, epoch)
