"""Reading one hand of text line by line: what all rooms write alike."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator

from ruleone.cards import Card
from ruleone.history.fault import Fault, Unplayable, unreadable
from ruleone.history.record import BrokenHand, Record, Setting, Stakes
from ruleone.history.text.header import Header
from ruleone.history.text.lines import Block, blocks
from ruleone.history.text.money import AMOUNT, Purse, currency_of, unit_of
from ruleone.history.text.telling import Telling, cards_of

_SUMMED = re.compile(r"Seat (\d+): (.*)")
_MUCKED = re.compile(r".*\bmucked \[([^\]]*)\]")
_GROUP = re.compile(r"\[([^\]]*)\]")
_SEATED = re.compile(rf"Seat \d+: .+ \(({AMOUNT})(?: in chips.*)?\).*")
_POT = re.compile(rf"(?:Main|Side) pot(?:-\d+)? ({AMOUNT})\.")
_BLIND = re.compile(r"Seat (\d+): .*\((small|big) blind\)")
_TOTAL = re.compile(rf"Total pot ({AMOUNT})(?: (.*?))? \| Rake ({AMOUNT})")


class Reading(ABC):
    """One hand while it is read. A room says how its lines are taken before the summary."""

    form: str

    def __init__(self, block: Block, header: Header) -> None:
        self.block, self.header = block, header
        stacks = [match[1] for line in block.lines if (match := _SEATED.fullmatch(line))]
        self.purse = Purse(unit_of([*header.stakes, *stacks], block.mark), block.mark)
        self.small, self.big = (self.purse(each, block.first) for each in header.stakes)
        self._cap = self.purse(header.cap, block.first) if header.cap else None
        self.fixed = header.variant is not None and header.variant.limit == "fixed-limit"
        """Whether the stakes are bets, and not blinds."""
        blinds = (self.small // 2, self.small) if self.fixed else (self.small, self.big)
        self.hand = Telling(header.variant, self.purse, block.first, blinds)
        self.button: int | None = None
        self.table, self.table_seats, self.hero = header.table, 0, 0

    @abstractmethod
    def line(self, at: int, line: str) -> None:
        """Take one line before the summary. Raises Unplayable where it cannot be read."""

    def record(self) -> Record:
        """The record of the hand. Raises Unplayable with the line of what cannot be read."""
        ended = False
        for at, line in enumerate(self.block.lines[1:], start=self.block.first + 1):
            ended = ended or line.startswith("*** SUMMARY")
            if ended:
                self.summary(at, line)
            elif line:
                self.line(at, line)
        if self.hand.total is None:
            raise unreadable("hand-file-cut", "", self.block.first + len(self.block.lines) - 1)
        head = self.header
        currency = head.currency or currency_of(head.stakes[0])
        setting = Setting(
            head.room, self.table, self.table_seats, head.tournament, head.level, currency,
            head.played, self.hero,
        )  # fmt: skip
        return self.hand.record(head, self.form, self.button, self._stakes(), setting)

    def _stakes(self) -> Stakes:
        bring_in, cap = self.hand.bring_in_due or None, self._cap or self.hand.cap
        if self.fixed:
            return Stakes(self.small, self.big, bring_in, cap)
        return Stakes(self.small if self.header.button_blind else self.big, None, bring_in, cap)

    def summary(self, at: int, line: str) -> None:
        """Take one line of the summary. Raises Unplayable where it cannot be read."""
        if match := _TOTAL.fullmatch(line):
            self.hand.total, self.hand.rake = self.purse(match[1], at), self.purse(match[3], at)
            told = _POT.findall(match[2] or "")
            self.hand.pots = tuple(self.purse(written, at) for written in told)
            self.hand.places["total"] = at
        elif blind := _BLIND.match(line):
            self.hand.posting.owed_blind(int(blind[1]), small=blind[2] == "small")
        elif line.startswith("Total pot"):
            raise self.unread(at, line)

    def unread(self, at: int, line: str) -> Unplayable:
        """The exception for a line that says something that is not understood."""
        return unreadable("hand-file-line", "", at, came=line[:80])

    def seat(self, at: int, name: str) -> int:
        """The seat of a player, by his name at the table, or by one that he has only here and in
        the summary. Raises Unplayable for nobody."""
        seat = self.hand.seat_of(name)
        if seat is not None:
            return seat
        for line in self.block.lines:
            summed = _SUMMED.fullmatch(line)
            if summed and (summed[2] == name or summed[2].startswith(f"{name} ")):
                number = int(summed[1])
                if number in self.hand.seats:
                    self.hand.call(name, number)
                    return number
        raise unreadable("hand-file-name", "", at, came=name[:40])

    def groups(self, at: int, written: str) -> list[tuple[Card, ...]]:
        """The cards of each bracket of a line."""
        return [cards_of(group, at) for group in _GROUP.findall(written)]

    def deal(self, at: int, name: str, written: str) -> None:
        """Cards come to a player; whose own are told is the one who recorded the hand."""
        seat, groups = self.seat(at, name), self.groups(at, written)
        if not groups:
            raise unreadable("hand-file-cards", "", at, came=written[:40])
        variant = self.header.variant
        if variant is not None and sum(map(len, groups)) >= variant.family.hole_cards:
            self.hero = self.hero or seat
        self.hand.deal(at, seat, groups)

    def show(self, at: int, seat: int, written: str) -> None:
        """A hand is shown; one of which only some cards are shown stays unknown."""
        cards, variant = cards_of(written, at), self.header.variant
        if variant is None or len(cards) >= variant.family.hole_cards:
            self.hand.show(at, seat, cards)

    def muck(self, at: int, seat: int) -> None:
        """A hand is mucked; its cards are known where the summary tells them."""
        before = f"Seat {seat}: "
        lines = (line for line in self.block.lines if line.startswith(before))
        told = next((match[1] for line in lines if (match := _MUCKED.match(line))), "")
        self.hand.muck(at, seat, cards_of(told, at))


def read_texts(
    text: str,
    header: re.Pattern[str],
    read_header: Callable[[str, int], Header],
    reading: type[Reading],
) -> Iterator[Record | BrokenHand]:
    """Every hand of a file of one room. One that is damaged does not hide the others."""
    for block in blocks(text, header):
        if isinstance(block, Unplayable):
            yield _broken(None, block, 1)
            continue
        head: Header | None = None
        try:
            head = read_header(block.lines[0], block.first)
            yield reading(block, head).record()
        except Unplayable as fault:
            yield _broken(head, fault, block.first)


def _broken(head: Header | None, fault: Unplayable, first: int) -> BrokenHand:
    told = Fault(fault.action or first, fault.refusal)
    return BrokenHand(head.id, head.named, told) if head else BrokenHand(None, None, told)
