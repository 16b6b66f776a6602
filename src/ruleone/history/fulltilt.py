"""Hand texts of Full Tilt Poker: the header, then each line by its form, into a record."""

import re
from collections.abc import Iterator

from ruleone.dealing.game import Limit
from ruleone.history.fault import unreadable
from ruleone.history.games import variant_of
from ruleone.history.record import BrokenHand, Record
from ruleone.history.text.lines import Block, Header
from ruleone.history.text.money import AMOUNT
from ruleone.history.text.reading import Reading, does, read_texts

HEADER = re.compile(r"\ufeff?\s*(?P<room>Full ?Tilt ?Poker) Game #(?P<id>\d+): (?P<rest>.*)")

GAMES = {
    "Hold'em": "he",
    "Omaha": "o",
    "Omaha Hi": "o",
    "Omaha Hi/Lo": "o8",
    "Omaha H/L": "o8",
    "5 Card Omaha Hi": "o5",
    "5 Card Omaha H/L": "o58",
    "6 Card Omaha Hi": "o6",
    "Courchevel Hi": "courchevel",
    "Courchevel H/L": "courchevel8",
    "Irish": "irish",
    "5 Card Draw": "5draw",
    "2-7 Single Draw": "27sd",
    "2-7 Triple Draw": "27td",
    "Badugi": "badugi",
    "Stud Hi": "stud",
    "Stud H/L": "stud8",
    "Razz": "razz",
    "5 Card Stud": "stud5",
}
"""Games by the name that Full Tilt has for them."""
LIMITS: dict[str, Limit] = {
    "No Limit": "no-limit",
    "NL": "no-limit",
    "Pot Limit": "pot-limit",
    "PL": "pot-limit",
    "Limit": "fixed-limit",
    "FL": "fixed-limit",
}

_GAME = re.compile(rf"(?:(?:(\S*\d\S*)(?: Cap)?|CAP) )?({'|'.join(LIMITS)}) (.+)")
_STAKES = re.compile(r"([^\s/]*\d[^\s/]*)/([^\s/]*\d[^\s/]*)(?: Ante (\S+))?")
_EVENT = re.compile(r"(.*) \((\d+)\), (.*)")
_TIME = re.compile(r"\d+:\d\d.*")


def read_header(line: str, at: int) -> Header:
    """Return the data of the first line of a hand.

    Raises Unplayable where it is not one.
    """
    head = HEADER.match(line)
    parts = (head["rest"] if head else "").split(" - ")
    stakes = next((found for part in parts[1:] if (found := _STAKES.fullmatch(part))), None)
    game = next((found for part in parts[1:] if (found := _GAME.fullmatch(part))), None)
    if head is None or stakes is None or game is None:
        raise unreadable("hand-file-header", "", at, came=line[:80])
    family = GAMES.get(game[3])
    event = _EVENT.fullmatch(parts[0])
    played = next((at for at, part in enumerate(parts) if _TIME.match(part)), len(parts))
    return Header(
        head["room"],
        int(head["id"][:30]),
        f"{game[2]} {game[3]}"[:80],
        variant_of(family, LIMITS[game[2]]) if family else None,
        (stakes[1], stakes[2]),
        table=event[3] if event else parts[0].removeprefix("Table "),
        tournament=event[2] if event else "",
        played=" - ".join(parts[played:]),
        cap=game[1] or "",
    )


_SEAT = re.compile(rf"Seat (?P<seat>\d+): (.+) \(({AMOUNT})\)(?:, .*)?")
_BUTTON = re.compile(r"The button is in seat #(?P<button>\d+)")
_DEALT = re.compile(r"Dealt to (?P<dealt>.+?) (\[.*)")
_RETURNED = re.compile(rf"Uncalled bet of (?P<returned>{AMOUNT}) returned to (.+)")
_COLLECTED = re.compile(
    rf"(?P<collected>.+?) (?:wins|ties for) (?:the )?(?:(?:high |low )?(main |side )?pot)"
    rf"(?: #?([1-9]\d?))? \(({AMOUNT})\)(?: with .*)?"
)
_FORMS = (_SEAT, _BUTTON, _DEALT, _RETURNED, _COLLECTED)
_MEANT = ("Seat ", "The button", "Dealt to ", "Uncalled bet")
"""Beginnings of lines that always have one of the known forms."""
_STREET = re.compile(rf"\*\*\* (.*?) \*\*\*([^(]*)(?:\((?:Total )?Pot: ({AMOUNT})[,)].*)?")
_WON = re.compile(rf"Seat (\d+): .* (?:collected|won) \(({AMOUNT})\).*")
_RUN = re.compile(r".* (\d)")
_DOES = re.compile(
    r"(?P<fold>folds)|(?P<check>checks)|(?P<pat>stands pat)(?: on \[.*\])?"
    rf"|(?:calls (?P<call>{AMOUNT})|bets (?P<bet>{AMOUNT})"
    rf"|(?:raises to|completes it to) (?P<raise>{AMOUNT})"
    rf"|posts the small blind of (?P<small>{AMOUNT})|posts the big blind of (?P<big>{AMOUNT})"
    rf"|antes (?P<ante>{AMOUNT})|posts (?P<entry>{AMOUNT})"
    rf"|posts a dead small blind of (?P<dead>{AMOUNT})"
    rf"|brings in for (?P<bring_in>{AMOUNT}))(?:, and is (?:all in|capped))?"
    r"|discards(?P<discard> \d)?(?: cards?)?(?P<thrown> \[[^\]]*\])?"
    r"|shows \[(?P<show>[^\]]*)\].*|(?P<muck>mucks)"
    r"|(?P<says>(?:shows|has|is|stands up|sits down|adds|leaves|requests)\b.*|: .*)"
)


def read_fulltilt(text: str) -> Iterator[Record | BrokenHand]:
    """Yield every hand of a file.

    A damaged hand does not hide the others.
    """
    return read_texts(text, HEADER, read_header, _Reading)


class _Reading(Reading):
    """The reading of one hand of Full Tilt, line by line."""

    form = "fulltilt"

    def __init__(self, block: Block, header: Header) -> None:
        super().__init__(block, header)
        self._winners_untold = False

    def line(self, at: int, line: str) -> None:
        if line.startswith("***"):
            self._street(at, line)
            return
        for form in _FORMS:
            if match := form.fullmatch(line):
                self._takes(at, match)
                return
        if line.startswith(_MEANT):
            raise self.unread(at, line)
        told = self._player(line)
        if told is not None:
            self._does(at, *told)

    def _player(self, line: str) -> tuple[int, str] | None:
        """Return the seat and the act of a line, by the longest name that it begins with."""
        found: tuple[int, str] | None = None
        for seat in self.hand.seats.values():
            name = seat.name
            rest = line[len(name) :]
            begins = line.startswith(name) and rest[:1] in (" ", ":")
            if begins and (found is None or len(rest) < len(found[1])):
                found = seat.number, rest
        return None if found is None else (found[0], found[1].removeprefix(" "))

    def _takes(self, at: int, match: re.Match[str]) -> None:
        """Take a line of one of the forms, by the name of its first group."""
        match next(iter(match.groupdict())):
            case "seat":
                self.hand.sit(at, int(match[1]), match[2], self.purse(match[3], at))
                self.hand.places.setdefault("starting_stacks", at)
            case "button":
                self.button = int(match[1])
            case "dealt":
                self.deal(at, match[1], match[2])
            case "returned":
                self.hand.chips.take_back(self.seat(at, match[2]), self.purse(match[1], at))
            case _:
                pot = {"main ": 0, "side ": int(match[3] or 1)}.get(match[2] or "")
                if pot is None and match[3]:  # of a hand that is run twice it is a board's part
                    self.hand.showdown(min(int(match[3]), self.hand.boards) - 1)
                seat = self.seat(at, match[1])
                self.hand.collect(at, seat, self.purse(match[4], at), pot)

    def _street(self, at: int, line: str) -> None:
        match = _STREET.match(line)
        if match is None:
            raise self.unread(at, line)
        name, groups = match[1], self.groups(at, match[2])
        if match[3]:
            self.hand.chips.check_pot(at, self.purse(match[3], at))
        run = _RUN.fullmatch(name)
        if groups:
            self.hand.board(at, int(run[1]) - 1 if run else 0, groups)
        elif name == "7TH STREET":
            self.hand.unseen_street(at)
        elif name.endswith(("DRAW", " STREET", "DISCARD ROUND")):
            self.hand.street()
        elif name.startswith("SHOW DOWN"):
            self.hand.showdown(int(run[1]) - 1 if run else 0)
        elif name != "HOLE CARDS":
            raise self.unread(at, line)

    def summary(self, at: int, line: str) -> None:
        """Take one line of the summary.

        Where no line above names the winner of the pot, this does.
        """
        super().summary(at, line)
        if line.startswith("***"):
            self._winners_untold = not any(map(self.hand.has_collected, self.hand.seats))
        elif self._winners_untold and (won := _WON.fullmatch(line)):
            if (seat := int(won[1])) not in self.hand.seats:
                raise self.unread(at, line)
            self.hand.collect(at, seat, self.purse(won[2], at), None)
            self.hand.tolerances.add("winner-in-summary")

    def _does(self, at: int, seat: int, what: str) -> None:
        match = _DOES.fullmatch(what)
        if match is None:
            raise self.unread(at, what)
        does(self, at, seat, match)


__all__ = ["HEADER", "read_fulltilt"]
