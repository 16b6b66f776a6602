"""The floor's desk as its pages show it."""

from typing import Literal

import msgspec

from ruleone.floor.procedure.deck_change import Moment
from ruleone.rulebook.citation import Citation, Parameter, Refusal


class DeskActView(msgspec.Struct, frozen=True, kw_only=True):
    """Something done at the desk, by its number there. `code` names the words that say it. `stands`
    is why it cannot be taken back as things are now, null where it can; of what was taken back
    `taken_back_by` says by whom and `reason` why. A dealer who was placed from a table or in the
    place of another one was so by the rules of `citations`."""

    act: int
    at_ms: int
    code: str
    parameters: dict[str, Parameter]
    stands: Refusal | None
    taken_back_by: str | None
    reason: str
    citations: tuple[Citation, ...] = ()


class FloorNameView(msgspec.Struct, frozen=True):
    """Somebody on the floor's list, at a live table or with None for any of them, since when, and
    when he was called last."""

    number: int
    name: str
    table: str | None
    since_ms: int
    called_ms: int | None


class DealerView(msgspec.Struct, frozen=True):
    """A dealer on duty, at a table or with None on a break, since when; where he goes at the next
    push, None for a break."""

    dealer: str
    name: str
    table: str | None
    since_ms: int
    came_ms: int
    next: str | None


class DealtTableView(msgspec.Struct, frozen=True):
    """A table that dealers are pushed to: who deals there now and who comes next, "" for nobody.
    `title` is what a live table is called, "" where `table` is a number."""

    table: str
    title: str
    dealer: str
    next: str


class DealerMoveView(msgspec.Struct, frozen=True):
    """A dealer who went from one table to another; None is a break."""

    name: str
    from_table: str | None
    to_table: str | None


class PushMadeView(msgspec.Struct, frozen=True):
    """A change of dealers on record: when, by whom, who went where, by which rules, the reason
    where the rules held them, and whether it was taken back."""

    at_ms: int
    by: str
    moves: tuple[DealerMoveView, ...]
    reason: str
    citations: tuple[Citation, ...]
    taken_back: bool = False


class RotaView(msgspec.Struct, frozen=True, kw_only=True):
    """The dealers of an event, or of the room's live tables: those at tables in their order, then
    those on a break, the longest first; without any, no `tables` are told. They are pushed every so
    many `minutes`, next at `due_ms`; `held` is the rule that holds them where they are now. The
    last `pushes` and the last `acts` come the newest first."""

    event: str | None
    minutes: int
    due_ms: int | None
    held: Citation | None
    dealers: tuple[DealerView, ...]
    tables: tuple[DealtTableView, ...]
    pushes: tuple[PushMadeView, ...]
    acts: tuple[DeskActView, ...] = ()


class DeckView(msgspec.Struct, frozen=True):
    """The deck that is in play at a live table, counted from 1; when, by whom, at which moment and
    by which rules it came, None and nothing of the first one. `due` is the moment for another one
    that has come since: dealers were pushed, or the level has changed. The last `acts` come the
    newest first."""

    number: int
    due: Literal["dealer-push", "level-change"] | None
    at_ms: int | None = None
    by: str = ""
    moment: Moment | None = None
    citations: tuple[Citation, ...] = ()
    acts: tuple[DeskActView, ...] = ()


class TableDeskView(msgspec.Struct, frozen=True):
    """What the desk has of one live table: who deals there and who comes next, "" for nobody, when
    the push is due, and the deck."""

    dealer: str
    next: str
    due_ms: int | None
    deck: DeckView
