"""The cards of a hand as they come to light: what is shown was there from the deal on."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ruleone.cards import UNKNOWN, Card, texts
from ruleone.history.fault import unreadable
from ruleone.history.record import Step


def unveiled(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps with every card told that a later one tells. Cards that were thrown away unseen
    stay unknown: any of the hand are taken for them, the newest first.

    Raises Unplayable where somebody throws away or shows what he cannot have.
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
    """The steps with the cards of a draw after all that is thrown away in it: a file may tell them
    hand by hand."""
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
    """A slot is a place in somebody's hand, filled by one card of one deal."""

    def __init__(self) -> None:
        self._cards: list[Card] = []
        self._told: dict[int, list[int]] = {}
        self._hands: dict[int, list[int]] = {}

    def deal(self, at: int, step: Step) -> None:
        """Cards come to a seat."""
        first = len(self._cards)
        self._cards += step.cards
        self._told[at] = list(range(first, len(self._cards)))
        self._hands.setdefault(step.seat, []).extend(self._told[at])

    def told(self, at: int) -> tuple[Card, ...]:
        """The cards of a deal or a discard, as far as they are known by now."""
        return tuple(self._cards[slot] for slot in self._told[at])

    def discard(self, at: int, step: Step) -> None:
        """Cards leave a hand: those that are told, and unknown ones, the newest first."""
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
        """The slot of a card: its own, or one that nobody has looked into."""
        known = [slot for slot in hand if self._cards[slot] == card]
        unknown = [slot for slot in hand if self._cards[slot] == UNKNOWN]
        any_of_them = hand if card == UNKNOWN else []
        return next(reversed(known or unknown or any_of_them), None)

    def show(self, step: Step) -> None:
        """A whole hand comes to light."""
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
