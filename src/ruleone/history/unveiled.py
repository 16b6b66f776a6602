"""The cards of a hand as they come to light: what is shown was there from the deal on."""

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
                slots.discard(step)
            case "show" | "muck" if step.cards and UNKNOWN not in step.cards:
                slots.show(step)
    return tuple(
        replace(step, cards=slots.dealt(at)) if step.verb == "hole" else step
        for at, step in enumerate(steps)
    )


class _Slots:
    """A slot is a place in somebody's hand, filled by one card of one deal."""

    def __init__(self) -> None:
        self._cards: list[Card] = []
        self._deals: dict[int, range] = {}
        self._hands: dict[int, list[int]] = {}

    def deal(self, at: int, step: Step) -> None:
        """Cards come to a seat."""
        first = len(self._cards)
        self._cards += step.cards
        self._deals[at] = range(first, len(self._cards))
        self._hands.setdefault(step.seat, []).extend(self._deals[at])

    def dealt(self, at: int) -> tuple[Card, ...]:
        """The cards of a deal, as far as they are known by now."""
        return tuple(self._cards[slot] for slot in self._deals[at])

    def discard(self, step: Step) -> None:
        """Cards leave a hand: those that are told, and unknown ones, the newest first."""
        hand = self._hands.setdefault(step.seat, [])
        for card in sorted(step.cards):  # the unknown ones last
            slot = self._slot_of(hand, card)
            if slot is None:
                raise self._cannot(step)
            if card != UNKNOWN:
                self._cards[slot] = card
            hand.remove(slot)

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
