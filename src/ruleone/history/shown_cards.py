"""Cards that come to light late: a card shown at the end was there from the deal on."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ruleone.cards import UNKNOWN, Card, texts
from ruleone.history.fault import unreadable
from ruleone.history.record import Step


def unveiled(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps with every card named that a later step names.

    Cards that were thrown away unseen stay unknown: they are taken from any of the hand, the newest
    first. Raises Unplayable where a player discards or shows a card that cannot be in the hand.
    """
    slots = _Slots()
    for at, step in enumerate(steps):
        match step.verb:
            case "hole":
                slots.deal(at, step)
            case "discard":
                slots.discard(at, step)
            case "show" | "muck" if step.cards and UNKNOWN not in step.cards:
                slots.show(step)
    return tuple(
        replace(step, cards=slots.told(at)) if step.verb in ("hole", "discard") else step
        for at, step in enumerate(steps)
    )


def in_order(steps: Iterable[Step]) -> Iterator[Step]:
    """Yield the steps with the cards of a draw after all its discards.

    A file may list them hand by hand.
    """
    waiting: list[Step] = []
    threw: set[int] = set()
    for step in steps:
        if step.verb == "hole" and threw:
            waiting.append(step)
            continue
        if step.verb != "discard" or step.seat in threw:
            yield from waiting
            waiting, threw = [], set()
        if step.verb == "discard":
            threw.add(step.seat)
        yield step
    yield from waiting


class _Slots:
    """Slots of hands: a slot is a place in a hand, filled by one card of one deal."""

    def __init__(self) -> None:
        self._cards: list[Card] = []
        self._told: dict[int, list[int]] = {}
        self._hands: dict[int, list[int]] = {}

    def deal(self, at: int, step: Step) -> None:
        """Fill new slots of a seat."""
        first = len(self._cards)
        self._cards += step.cards
        self._told[at] = list(range(first, len(self._cards)))
        self._hands.setdefault(step.seat, []).extend(self._told[at])

    def told(self, at: int) -> tuple[Card, ...]:
        """Return the cards of a deal or a discard, as far as known by now."""
        return tuple(self._cards[slot] for slot in self._told[at])

    def discard(self, at: int, step: Step) -> None:
        """Empty the slots of cards named, then of unknown ones, the newest first."""
        hand = self._hands.setdefault(step.seat, [])
        self._told[at] = []
        for card in sorted(step.cards):  # the unknown ones last
            slot = self._slot_of(hand, card)
            if slot is None:
                raise self._cannot(step)
            if card != UNKNOWN:
                self._cards[slot] = card
            hand.remove(slot)
            self._told[at].append(slot)

    def _slot_of(self, hand: list[int], card: Card) -> int | None:
        """Return the slot of a card: its own, or an unknown one."""
        known = [slot for slot in hand if self._cards[slot] == card]
        unknown = [slot for slot in hand if self._cards[slot] == UNKNOWN]
        any_of_them = hand if card == UNKNOWN else []
        return next(reversed(known or unknown or any_of_them), None)

    def show(self, step: Step) -> None:
        """Name the cards of a whole hand."""
        hand = self._hands.setdefault(step.seat, [])
        held = {self._cards[slot] for slot in hand} - {UNKNOWN}
        if len(step.cards) != len(hand) or not held <= set(step.cards):
            raise self._cannot(step)
        news = [card for card in step.cards if card not in held]
        for slot in hand:
            if self._cards[slot] == UNKNOWN:
                self._cards[slot] = news.pop(0)

    def _cannot(self, step: Step) -> Exception:
        hand = [self._cards[slot] for slot in self._hands[step.seat]]
        told, came = "".join(texts(hand)), "".join(texts(step.cards))
        return unreadable("hand-file-other-cards", "", step.at, expected=told, came=came)
