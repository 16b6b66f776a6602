"""Reading of one hand of text line by line: the parts that all rooms write alike.

Each form of a line names the act of the player, by its groups.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator

from ruleone.cards import UNKNOWN, Card
from ruleone.history.fault import Fault, Unplayable, unreadable
from ruleone.history.record import BrokenHand, Record, Setting, Stakes
from ruleone.history.text.lines import Block, Header, blocks
from ruleone.history.text.money import AMOUNT, Purse, currency_of, unit_of
from ruleone.history.text.telling import Telling, cards_of

_SUMMED = re.compile(r"Seat (\d{1,4}): (.*)")
_MUCKED = re.compile(r".*\bmucked \[([^\]]*)\]")
_WON = re.compile(rf" (?:won|collected) \(({AMOUNT})\)")
_LOST = re.compile(r".*\b(?:mucked \[|showed \[[^\]]*\] and lost)")
_GROUP = re.compile(r"\[([^\]]*)\]")
_SEATED = re.compile(rf"Seat \d+: .+ \(({AMOUNT})(?: in chips.*)?\).*")
_POT = re.compile(rf"(?:Main|Side) pot(?:-\d+)? ({AMOUNT})\.")
_BLIND = re.compile(r"Seat (\d+): .*\((small|big) blind\)")
_TOTAL = re.compile(rf"Total pot ({AMOUNT})(?: (.*?))? \| Rake ({AMOUNT})")


class Reading(ABC):
    """One hand while it is read; a room defines how lines before the summary are taken."""

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
        self.cashed_out: set[int] = set()
        """Seats that sold a hand to the room."""
        if header.mixed:
            self.hand.tolerances.add("mixed-game")

    @abstractmethod
    def line(self, at: int, line: str) -> None:
        """Take one line before the summary.

        Raises Unplayable where it cannot be read.
        """

    def record(self) -> Record:
        """Return the record of the hand.

        Raises Unplayable with the line that cannot be read.
        """
        ended = False
        for at, line in enumerate(self.block.lines[1:], start=self.block.first + 1):
            ended = ended or line.startswith("*** SUMMARY")
            if ended:
                self.summary(at, line)
            elif line:
                self.line(at, line)
        if self.cashed_out:
            self._pay_the_cashed_out()
        if self.hand.total is None and not self.hand.cancelled:
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
        """Take one line of the summary.

        Raises Unplayable where it cannot be read.
        """
        if match := _TOTAL.fullmatch(line):
            self.hand.total, self.hand.rake = self.purse(match[1], at), self.purse(match[3], at)
            told = _POT.findall(match[2] or "")
            self.hand.pots = tuple(self.purse(written, at) for written in told)
            self.hand.places["total"] = at
        elif blind := _BLIND.match(line):
            self.hand.posting.owed_blind(int(blind[1]), small=blind[2] == "small")
        elif line.startswith("Total pot"):
            raise self.unread(at, line)

    def _pay_the_cashed_out(self) -> None:
        """Add the winnings of cashed-out hands from the summary.

        The room itself pays a winner who cashed out, so only the summary has the amount.
        """
        unpaid = {seat for seat in self.cashed_out if not self.hand.has_collected(seat)}
        for at, line in enumerate(self.block.lines, start=self.block.first):
            summed = _SUMMED.fullmatch(line) if unpaid else None
            if summed and int(summed[1]) in unpaid:
                for won in _WON.findall(summed[2]):
                    self.hand.collect(at, int(summed[1]), self.purse(won, at), None)
                    self.hand.tolerances.add("cash-out")

    def unread(self, at: int, line: str) -> Unplayable:
        """Return the exception for a line that is not understood."""
        return unreadable("hand-file-line", "", at, came=line[:80])

    def seat(self, at: int, name: str) -> int:
        """Return the seat of a player by name.

        The name is that at the table, or one used only here and in the summary. Raises Unplayable
        for an unknown name.
        """
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
        """Return the cards of each bracket of a line."""
        return [cards_of(group, at) for group in _GROUP.findall(written)]

    def deal(self, at: int, name: str, written: str) -> None:
        """Deal cards to a player; a player whose own cards are shown recorded the hand."""
        if " [" in written:
            name, written = self._without_brackets(name, written)
        seat, groups = self.seat(at, name), self.groups(at, written)
        if not groups:
            raise unreadable("hand-file-cards", "", at, came=written[:40])
        variant = self.header.variant
        if variant is not None and sum(map(len, groups)) >= variant.family.hole_cards:
            self.hero = self.hero or seat
        self.hand.deal(at, seat, groups)

    def _without_brackets(self, name: str, written: str) -> tuple[str, str]:
        """Return a name that has brackets as cards have, and the cards.

        The name is the longest at the table that the text begins with.
        """
        line = f"{name} {written}"
        names = [
            seat.name
            for seat in self.hand.seats.values()
            if " [" in seat.name and line.startswith(f"{seat.name} [")
        ]
        longest = max(names, key=len, default="")
        if len(longest) <= len(name):
            return name, written
        self.hand.tolerances.add("bracket-name")
        return longest, line[len(longest) + 1 :]

    def show(self, at: int, seat: int, written: str) -> None:
        """Show a hand.

        A hand of which only some cards are shown stays unknown, and is mucked where the summary
        says that the player mucked or lost.
        """
        cards, variant = cards_of(written.replace("XX", "??"), at), self.header.variant
        whole = variant is None or len(cards) >= variant.family.hole_cards
        if whole and UNKNOWN not in cards:
            self.hand.show(at, seat, cards)
        elif self._gave_up(seat):
            self.hand.tolerances.add("part-shown")
            self.hand.muck(at, seat)

    def muck(self, at: int, seat: int) -> None:
        """Muck a hand; its cards are known where the summary names them."""
        self.hand.muck(at, seat, cards_of(self._mucked(seat) or "", at))

    def _gave_up(self, seat: int) -> bool:
        """Whether the summary says that a seat mucked, or lost with the cards it showed."""
        before = f"Seat {seat}: "
        return any(line.startswith(before) and _LOST.match(line) for line in self.block.lines)

    def _mucked(self, seat: int) -> str | None:
        """Return the cards that the summary says a seat mucked, None without them."""
        before = f"Seat {seat}: "
        lines = (line for line in self.block.lines if line.startswith(before))
        return next((match[1] for line in lines if (match := _MUCKED.match(line))), None)


def read_texts(
    text: str,
    header: re.Pattern[str],
    read_header: Callable[[str, int], Header],
    reading: type[Reading],
) -> Iterator[Record | BrokenHand]:
    """Yield every hand of a file of one room.

    A damaged hand does not hide the others.
    """
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


_ALL_IN = ("and is all-in", "and is all in")
_CAPPED = ("and is capped", " cap")
_IRISH_DISCARDS = 2
"""Number of cards thrown away where a line has neither number nor cards."""


def does(reading: Reading, at: int, seat: int, match: re.Match[str]) -> None:
    """Apply the act of the player in the seat.

    The last group that matched names it: `fold`, `call` with its amount, `show` with its cards and
    so on; `says` changes nothing.
    """
    hand = reading.hand
    verb = match.lastgroup or "discard"
    match verb:
        case "fold":
            hand.fold(at, seat)
        case "check":
            hand.check(at, seat)
        case "pat":
            hand.discard(at, seat, 0, ())
        case "discard" | "thrown":
            cards = cards_of((match["thrown"] or "").strip(" []"), at)
            count = int(match["discard"] or len(cards) or _IRISH_DISCARDS)
            hand.discard(at, seat, count, cards)
        case "show":
            reading.show(at, seat, match["show"])
        case "muck":
            reading.muck(at, seat)
        case "says":
            pass
        case _:
            amount = reading.purse(match[verb], at)
            capped = match.string.endswith(_CAPPED)
            _pays(reading, at, seat, verb, amount, capped or match.string.endswith(_ALL_IN))
            if capped:
                hand.is_capped(seat)


def _pays(reading: Reading, at: int, seat: int, verb: str, amount: int, all_in: bool) -> None:
    hand, posting = reading.hand, reading.hand.posting
    match verb:
        case "call":
            hand.call_bet(at, seat, amount)
        case "bet" | "raise":
            hand.raise_to(at, seat, amount)
        case "bring_in":
            hand.bring_in(at, seat, amount)
        case "ante":
            posting.ante(seat, amount, all_in)
        case "small":
            posting.small_blind(seat, amount, all_in)
        case "big":
            posting.big_blind(seat, amount, all_in)
        case "both":
            posting.both_blinds(seat, amount)
        case "button":
            posting.button_blind(seat, amount, all_in)
        case "dead":
            posting.dead_blind(seat, amount)
        case _:
            posting.entry(seat, amount, all_in)
