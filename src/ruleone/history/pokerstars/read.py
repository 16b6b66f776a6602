"""Reading PokerStars hands: each line by its form, into a record."""

import re
from collections.abc import Iterator

from ruleone.history.pokerstars.header import HEADER, read_header
from ruleone.history.record import BrokenHand, Record
from ruleone.history.text.money import AMOUNT
from ruleone.history.text.reading import Reading, does, read_texts

_TABLE = re.compile(
    r"Table '(?P<table>.*)'(?: (\d+)-max)?(?: \(Play Money\))?(?:.*Seat #(\d+) is the button)?"
)
_SEAT = re.compile(rf"Seat (?P<seat>\d+): (.+) \(({AMOUNT}) in chips(?:, \S+ bounty)?\)(?: .*)?")
_DEALT = re.compile(r"Dealt to (?P<dealt>.+?) (\[.*)")
_RETURNED = re.compile(rf"Uncalled bet \((?P<returned>{AMOUNT})\) returned to (.+)")
_COLLECTED = re.compile(
    rf"(?P<collected>.+?) (?:collected )?({AMOUNT}) from (?:(main|side) )?pot(?:-(\d+))?"
)
_CASHES_OUT = " cashed out the hand for "
_CASHED_OUT = re.compile(rf"(.+){_CASHES_OUT}{AMOUNT}(?: \| .*)?")
_FORMS = (_SEAT, _TABLE, _DEALT, _RETURNED, _COLLECTED)
_MEANT = ("Seat ", "Table '", "Dealt to ", "Uncalled bet")
"""Beginnings of lines that always have one of the known forms."""
_STREET = re.compile(r"\*\*\* (.*?) \*\*\*(.*)")
_DEALS = ("HOLE CARDS", "DEALING HANDS")
_DOES = re.compile(
    r"(?P<fold>folds)(?: \[.*\]| \(disconnect\))?|(?P<check>checks)"
    r"|(?P<pat>stands pat)(?: on \[.*\])?"
    rf"|(?:calls (?P<call>{AMOUNT})|bets (?P<bet>{AMOUNT})|raises {AMOUNT} to (?P<raise>{AMOUNT})"
    rf"|posts small blind (?P<small>{AMOUNT})|posts big blind (?P<big>{AMOUNT})"
    rf"|posts the ante (?P<ante>{AMOUNT})|posts small & big blinds (?P<both>{AMOUNT})"
    rf"|posts button blind (?P<button>{AMOUNT})|posts straddle (?P<straddle>{AMOUNT})"
    rf"|brings in for (?P<bring_in>{AMOUNT}))(?: and is all-in| and has reached the {AMOUNT} cap)?"
    r"|discards (?P<discard>\d) cards?(?P<thrown> \[[^\]]*\])?"
    r"|shows \[(?P<show>[^\]]*)\](?: \(.*\))?|(?P<muck>mucks hand)"
    r"|(?P<says>doesn't show hand|sits out|is sitting out|Table deposit .*|said, .*)"
)


def read_pokerstars(text: str) -> Iterator[Record | BrokenHand]:
    """Yield every hand of a file.

    A damaged hand does not hide the others.
    """
    return read_texts(text, HEADER, read_header, _Reading)


class _Reading(Reading):
    """The reading of one hand of PokerStars, line by line."""

    form = "pokerstars"

    def line(self, at: int, line: str) -> None:
        if line.startswith("***"):
            self._street(at, line)
            return
        told = None if _SEAT.fullmatch(line) else self._player(line)
        if told is not None:
            self._does(at, *told)
            return
        for form in _FORMS:
            if match := form.fullmatch(line):
                self._takes(at, match)
                return
        if line.startswith(_MEANT):
            raise self.unread(at, line)
        if line in ("Hand cancelled", "Hand canceled"):
            self.hand.cancel()
        elif _CASHES_OUT in line and (cashed := _CASHED_OUT.fullmatch(line)):
            self.cashed_out.add(self.seat(at, cashed[1]))

    def _player(self, line: str) -> tuple[int, str] | None:
        """Return the seat and the act in a line "Name: does something"."""
        name, colon, what = line.partition(": ")
        seat = self.hand.seat_of(name) if colon else None
        if seat is not None:
            return seat, what
        if colon and ": " in what:
            for player in self.hand.seats.values():
                if line.startswith(f"{player.name}: "):
                    return player.number, line[len(player.name) + 2 :]
        return None

    def _takes(self, at: int, match: re.Match[str]) -> None:
        """Take a line of one of the forms, by the name of its first group."""
        match next(iter(match.groupdict())):
            case "seat":
                self.hand.sit(at, int(match[1]), match[2], self.purse(match[3], at))
                self.hand.places.setdefault("starting_stacks", at)
            case "table":
                self.table, self.table_seats = match[1], int(match[2] or 0)
                if not self.table_seats:
                    self.hand.tolerances.add("table-size")
                self.button = int(match[3]) if match[3] else None
            case "dealt":
                self.deal(at, match[1], match[2])
            case "returned":
                self.hand.chips.take_back(self.seat(at, match[2]), self.purse(match[1], at))
            case _:
                pot = {"main": 0, "side": int(match[4] or 1)}.get(match[3] or "")
                seat = self.seat(at, match[1])
                self.hand.collect(at, seat, self.purse(match[2], at), pot)

    def _street(self, at: int, line: str) -> None:
        match = _STREET.match(line)
        if match is None:
            raise self.unread(at, line)
        name, groups = match[1], self.groups(at, match[2])
        if groups:
            self.hand.board(at, 1 if name.startswith("SECOND ") else 0, groups)
        elif name == "RIVER":
            self.hand.unseen_street(at)
        elif name.endswith(("DRAW", " STREET")):
            self.hand.street()
        elif name.endswith("SHOW DOWN"):
            self.hand.showdown(1 if name.startswith("SECOND ") else 0)
        elif name not in _DEALS:
            raise self.unread(at, line)

    def _does(self, at: int, seat: int, what: str) -> None:
        match = _DOES.fullmatch(what)
        if match is None:
            raise self.unread(at, what)
        does(self, at, seat, match)
