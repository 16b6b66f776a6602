"""A stub that was dropped while cards are still to come."""

from typing import Annotated, Final

import msgspec

from ruleone.cards import FULL_DECK
from ruleone.dealing.interventions import Heap, ReshuffleStub
from ruleone.floor.cards.uncovered import PLAY_ON, by_chance
from ruleone.floor.facts import CardCount
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Ruling
from ruleone.floor.untold import OF_HAND, among
from ruleone.floor.verdict import because, by, judged_first, left_to_floor, settled
from ruleone.rulebook import Edition, stated

MIXED: Final = among((), ("muck",), ("burns",), ("muck", "burns"))
HEAP: Final = among(0, 1)


class DroppedStub(msgspec.Struct, frozen=True, kw_only=True):
    """A stub of `cards` cards that may be out of order.

    `restorable` is whether its order can be restored, None where nobody has tried, `seen` that
    faces of its cards were seen. `mixed` are the heaps it was mixed with, out of a muck and burn
    cards of given sizes. `to_come` says that cards are still to be dealt.
    """

    stub: CardCount
    restorable: bool | None = None
    seen: bool = False
    mixed: Annotated[tuple[Heap, ...], MIXED] = ()
    muck: Annotated[CardCount, HEAP] = 0
    burns: Annotated[CardCount, HEAP] = 0
    to_come: Annotated[bool, OF_HAND] = True

    def __post_init__(self) -> None:
        """Raise BadFacts for too many cards, heaps without cards, and a heap named twice."""
        counts = (self.stub, self.muck, self.burns)
        if min(counts) < 0 or not 0 < sum(counts) <= len(FULL_DECK):
            raise BadFacts("no-deck", most=len(FULL_DECK), came=sum(counts))
        for heap in self.mixed:
            if not getattr(self, heap):
                raise BadFacts("mixed-with-nothing", fact=heap)
            if self.mixed.count(heap) > 1:
                raise BadFacts("heap-told-twice", fact=heap)


def dropped_stub(book: Edition, dropped: DroppedStub) -> Ruling:
    """Rule on a dropped stub: the first of the procedures that can be done.

    Its order is restored; or a new stub is made of its own cards alone; or of all that it was mixed
    with. An old order with faces seen would reveal coming cards: no rule covers that, and the floor
    may have it shuffled.
    """
    if not dropped.to_come:
        return settled(PLAY_ON, because("nothing-to-come", book.cite("stub.restore")))
    after = "stub.mixed" if dropped.mixed else "stub.rebuild"
    if dropped.restorable is None:
        asked = because("stub-order-first", book.cite("stub.restore"))
        return judged_first(asked, choices=(_restored(book), _rebuilt(book, after, dropped)))
    possible = [after, *(["stub.restore"] if dropped.restorable else [])]
    name = min(possible, key=lambda each: int(stated(book, each, "step")))
    if name == "stub.restore" and dropped.seen:
        seen = because("stub-seen", book.cite("floor.decides"))
        choices = (_rebuilt(book, after, dropped), _restored(book))
        return left_to_floor(seen, by_chance(book), choices=choices, proposed=choices[0])
    if name == "stub.restore":
        return settled(_restored(book), because("stub-restored", book.cite(name)))
    code = "stub-mixed" if dropped.mixed else "stub-alone"
    return settled(_rebuilt(book, name, dropped), because(code, book.cite(name)))


def _restored(book: Edition) -> Choice:
    return Choice("stub-restored", cited=by(book.cite("stub.restore"), AtTable("restore-order")))


def _rebuilt(book: Edition, name: str, dropped: DroppedStub) -> Choice:
    """Return the choice of a new stub from the cards that the rule uses, as far as mixed."""
    uses = stated(book, name, "uses")
    mixed = tuple(heap for heap in dropped.mixed if heap in uses)
    count = sum(getattr(dropped, heap) for heap in ("stub", *mixed) if heap in uses)
    return Choice(
        "stub-rebuilt",
        cited=by(
            book.cite(name),
            ReshuffleStub(mixed=mixed),
            AtTable("scramble", count=count),
            AtTable("shuffle", count=count),
            AtTable("cut", count=count),
            AtTable("keep-hands-and-board"),
        ),
    )
