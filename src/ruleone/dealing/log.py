"""What happened in a hand, line by line, ready for words: nothing that not everybody saw."""

from collections.abc import Iterator, Sequence

from ruleone.cards import Card, texts
from ruleone.dealing.events import (
    Acted,
    BoardDealt,
    Event,
    GoneOn,
    HandsTabled,
    HandStarted,
    HeldForInstruction,
    HoleDealt,
    Mucked,
    Posted,
    PotAwarded,
    ShowdownOpened,
    Shown,
    ShownOnRequest,
    UncalledReturned,
)
from ruleone.dealing.naming import hand_name
from ruleone.dealing.views import LogLine, Street
from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Parameter

Facts = dict[str, Parameter]
Line = tuple[str, int | None, Facts, str | None]
"""A line before it is numbered: code, seat, parameters, and the decision that it cites."""

_POST_DECISIONS = {
    "ante": "ante.format",
    "small-blind": "posting.blinds",
    "big-blind": "posting.blinds",
    "straddle": "posting.straddle",
    "entry": "posting.blinds",
    "dead-blind": "posting.dead-blind",
}
_SHOWING_DECISIONS = {
    "aggressor": "showdown.aggressor-first",
    "no-bet": "showdown.no_bet_order",
    "first-all-in": "showdown.all_in_reveal",
}


def log_lines(events: Sequence[Event], edition: Edition) -> tuple[LogLine, ...]:
    """The lines of a hand so far, numbered from 1."""
    lines: list[LogLine] = []
    told = _Told()
    for event in events:
        for code, seat, facts, decision in told.lines(event):
            rule = None if decision is None else edition.cite(decision)
            lines.append(LogLine(len(lines) + 1, told.street, code, seat, facts, rule))
    return tuple(lines)


def award_decision(award: PotAwarded, *, showdown: bool) -> str:
    """The decision that gave a pot to whom it went."""
    if award.odd:
        return "odd_chip.board"
    if award.uncontested and award.pot == 0:
        return "showdown.last-live-wins" if showdown else "hand.uncontested"
    if award.uncontested:
        return "pots.uncontested"
    if len(award.seats) > 1:
        return "pots.tie"
    return "pots.side" if award.pot else "showdown.cards-speak"


class _Told:
    """What the lines so far have told: the street, the board, the hands that are tabled."""

    def __init__(self) -> None:
        self.street: Street = "preflop"
        self.board: tuple[Card, ...] = ()
        self.tabled: dict[int, tuple[Card, ...]] = {}
        self.side_pots = False
        self.showdown = False

    def lines(self, event: Event) -> Iterator[Line]:
        """The lines of one event, none for most of what only moves chips."""
        match event:
            case HandStarted():
                yield self._started(event)
            case Posted():
                facts: Facts = {"amount": event.amount, "all_in": event.all_in}
                yield f"post-{event.kind}", event.seat, facts, _POST_DECISIONS[event.kind]
            case HoleDealt() if not self.board and len(event.seats) > 1:
                yield "street-preflop", None, {}, "dealing.order"
            case BoardDealt():
                self.street = event.street
                self.board += event.cards
                yield f"street-{event.street}", None, {"cards": texts(event.cards)}, "dealing.board"
            case Acted():
                facts = {"to": event.to, "paid": event.paid, "all_in": event.all_in}
                yield event.kind, event.seat, facts, None
            case UncalledReturned():
                yield "uncalled", event.seat, {"amount": event.amount}, "pots.uncalled"
            case HeldForInstruction():
                yield "held", None, {}, "showdown.hand_for_hand_reveal"
            case GoneOn():
                yield "gone-on", None, {}, "showdown.hand_for_hand_reveal"
            case PotAwarded():
                yield from self._awarded(event)
            case _:
                yield from self._showdown(event)

    def _started(self, event: HandStarted) -> Line:
        small, big = event.blinds
        facts: Facts = {
            "hand_number": event.number,
            "game": event.game,
            "small_blind": small,
            "big_blind": big,
            "ante": event.ante,
        }
        return "hand-started", None, facts, "hand.flow"

    def _showdown(self, event: Event) -> Iterator[Line]:
        match event:
            case HandsTabled():
                yield "all-in-reveal", None, {}, "showdown.all_in_reveal"
                for seat, cards in zip(event.seats, event.cards, strict=True):
                    yield self._shown(seat, cards)
            case ShowdownOpened():
                self.street, self.showdown = "showdown", True
                yield "street-showdown", event.seats[0], {}, _SHOWING_DECISIONS[event.why]
            case Shown():
                yield self._shown(event.seat, event.cards)
            case ShownOnRequest():
                yield "asks-to-see", event.by, {"of": event.seat}, "showdown.request_to_see"
                yield self._shown(event.seat, event.cards)
            case Mucked():
                yield "mucked", event.seat, {}, None
            case _:
                pass

    def _shown(self, seat: int, cards: tuple[Card, ...]) -> Line:
        self.tabled[seat] = cards
        named = self._named(seat) if len(self.board) else {}
        code = "shown-hand" if named else "shown"
        return code, seat, {"cards": texts(cards)} | named, None

    def _named(self, seat: int) -> Facts:
        """The name of a tabled hand, for words."""
        cards = self.tabled.get(seat)
        named = None if cards is None else hand_name(cards + self.board)
        return {} if named is None else {"category": named.category, "ranks": named.ranks}

    def _awarded(self, event: PotAwarded) -> Iterator[Line]:
        self.side_pots |= event.pot > 0
        which = "side" if event.pot else "main" if self.side_pots else "only"
        rule = award_decision(event, showdown=self.showdown)
        for seat, amount in zip(event.seats, event.amounts, strict=True):
            facts: Facts = {"amount": amount, "which": which, "pot": event.pot}
            named = {} if event.uncontested else self._named(seat)
            yield ("won-hand" if named else "won"), seat, facts | named, rule
        if event.odd:
            yield "odd-chips", event.seats[0], {"amount": event.odd}, "odd_chip.break_to"
