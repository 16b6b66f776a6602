"""The story of a hand line by line, ready for words, with only what everybody saw.

It also names hands, in the orders that the pot of the game goes by.
"""

from collections.abc import Iterator, Sequence

from ruleone.cards import RANKS, UNKNOWN, Card, rank_of, texts
from ruleone.dealing.events import (
    Acted,
    BoardDealt,
    CardsDealt,
    Discarded,
    DrawOpened,
    Event,
    GoneOn,
    HandKilled,
    HandsTabled,
    HandStarted,
    HeldForInstruction,
    HoleDealt,
    Intervened,
    Mucked,
    Posted,
    PotAwarded,
    RunsChosen,
    ShowdownOpened,
    Shown,
    ShownOnRequest,
    StubShuffled,
    UncalledReturned,
)
from ruleone.dealing.games import GAMES
from ruleone.dealing.interventions import (
    CorrectBets,
    CorrectStack,
    Forfeit,
    GiveBack,
    KeepAside,
    KillHand,
    ReplaceCard,
    ReshuffleStub,
    RestoreHand,
    TakeBoardBack,
)
from ruleone.dealing.opening import orders_of
from ruleone.dealing.views import HandName, LogLine, Street
from ruleone.ranking import Order
from ruleone.rulebook import Citation, Edition
from ruleone.rulebook.citation import Parameter

Cards = tuple[Card, ...]


class Naming:
    """Names of hands in one game."""

    def __init__(self, started: HandStarted) -> None:
        self._two_from_hand = GAMES[started.game].two_from_hand
        self.orders = orders_of(started)

    def hand(self, hole: Cards, board: Cards) -> HandName | None:
        """Return the name of the best hand in these cards, the high one in a split pot.

        Before there are five cards it is a pair, or the high cards of two. None where it cannot be
        known.
        """
        return self.named(self.orders[0], hole, board)

    def low(self, hole: Cards, board: Cards) -> HandName | None:
        """Return the name of the hand for the second half of the pot, None where there is none."""
        return self.named(self.orders[1], hole, board) if len(self.orders) > 1 else None

    def named(self, order: Order, hole: Cards, board: Cards) -> HandName | None:
        """Return the name of the best hand in one order."""
        if not self._whole(order, hole, board):
            return _of_two(hole) if not board and order.cards[0] == 5 else None
        value = order.rank_omaha(hole, board) if self._two_from_hand else order.rank(hole + board)
        return HandName(*order.name(value)) if value else None

    def winning(self, order_id: str, hole: Cards, board: Cards) -> tuple[HandName | None, Cards]:
        """Return the name and cards of the winning hand in the order of this id, "" the first."""
        order = next((order for order in self.orders if order.id == order_id), self.orders[0])
        if not self._whole(order, hole, board):
            return None, ()
        best = order.best_omaha(hole, board) if self._two_from_hand else order.best(hole + board)
        return self.named(order, hole, board), best

    def _whole(self, order: Order, hole: Cards, board: Cards) -> bool:
        """Whether there are enough cards, all known, to make a hand."""
        if UNKNOWN in hole:
            return False
        if self._two_from_hand:
            return len(hole) > 2 and len(board) > 2
        return order.cards[0] <= len(hole) + len(board) <= order.cards[1]


def _of_two(hole: Cards) -> HandName | None:
    if len(hole) != 2 or UNKNOWN in hole:
        return None
    ranks = sorted(map(rank_of, hole), reverse=True)
    if ranks[0] == ranks[1]:
        return HandName("pair", (RANKS[ranks[0]],))
    return HandName("high-card", tuple(RANKS[rank] for rank in ranks))


Facts = dict[str, Parameter]
Line = tuple[str, int | None, Facts, str | Citation | None]
"""An unnumbered line: code, seat, parameters, and the decision or rule that it cites."""

_POST_DECISIONS = {
    "ante": "ante.format",
    "small-blind": "posting.blinds",
    "big-blind": "posting.blinds",
    "straddle": "posting.straddle",
    "entry": "posting.entry",
    "dead-blind": "posting.dead-blind",
}
_SHOWING_DECISIONS = {
    "aggressor": "showdown.aggressor-first",
    "no-bet": "showdown.no_bet_order",
    "first-all-in": "showdown.all_in_reveal",
}


def log_lines(events: Sequence[Event], edition: Edition) -> tuple[LogLine, ...]:
    """Return the lines of a hand so far, numbered from 1."""
    lines: list[LogLine] = []
    told = _Told()
    for event in events:
        for code, seat, facts, decision in told.lines(event):
            rule = edition.cite(decision) if isinstance(decision, str) else decision
            lines.append(LogLine(len(lines) + 1, told.street, code, seat, facts, rule))
    return tuple(lines)


def award_decision(
    award: PotAwarded, *, showdown: bool, stud: bool = False, split: bool = False
) -> str:
    """Return the decision by which a pot was awarded."""
    if award.by_suit:
        return "ranking.suits_break_ties"
    if award.odd:
        return "odd_chip.stud" if stud else "odd_chip.board"
    if award.uncontested and award.pot == 0:
        return "showdown.last-live-wins" if showdown else "hand.uncontested"
    if award.uncontested:
        return "pots.uncontested"
    if award.order and split:
        return "odd-chip.high-low"
    if len(award.seats) > 1:
        return "pots.tie"
    return "pots.side" if award.pot else "showdown.cards-speak"


class _Told:
    """Progress of the story: the street, the board, the hands that are tabled."""

    def __init__(self) -> None:
        self.street: Street = "preflop"
        self.board: tuple[Card, ...] = ()
        self.more: list[tuple[Card, ...]] = []
        self.shared: tuple[Card, ...] = ()
        self.tabled: dict[int, tuple[Card, ...]] = {}
        self.naming: Naming | None = None
        self.stud = False
        self.penalised: tuple[int, ...] = ()
        self.opened = ""
        self.split = False
        self.side_pots = False
        self.showdown = False

    def lines(self, event: Event) -> Iterator[Line]:
        """Yield the lines of one event, none for most moves of chips."""
        match event:
            case HandStarted():
                self.naming = Naming(event)
                self.split = len(self.naming.orders) > 1
                self.street = GAMES[event.game].rounds[0].street
                self.stud = GAMES[event.game].bring_in is not None
                self.penalised = event.penalised
                yield self._started(event)
            case Posted():
                facts: Facts = {"amount": event.amount, "all_in": event.all_in}
                yield f"post-{event.kind}", event.seat, facts, _POST_DECISIONS[event.kind]
            case HoleDealt() if not self.board and len(event.seats) > 1:
                yield f"street-{self.street}", None, {}, "dealing.order"
            case BoardDealt():
                self.street = event.street
                yield self._board(event)
            case Acted():
                facts = {"to": event.to, "paid": event.paid, "all_in": event.all_in}
                yield from self._unasked(event)
                yield event.kind, event.seat, facts, None
            case CardsDealt() | DrawOpened() | Discarded() | StubShuffled():
                yield from self._cards(event)
            case RunsChosen():
                self.shared = self.board
                yield "runs-chosen", event.seat, {"times": event.times}, "hand.runs"
            case HandKilled():
                if event.seat in self.penalised:
                    yield "killed-penalty", event.seat, {}, "penalties.dealt_and_killed"
                else:
                    by = "stud.absent" if self.stud else "presence.absent-killed"
                    yield "killed", event.seat, {}, by
            case UncalledReturned():
                yield "uncalled", event.seat, {"amount": event.amount}, "pots.uncalled"
            case HeldForInstruction():
                yield "held", None, {}, "showdown.hand_for_hand_reveal"
            case GoneOn():
                yield "gone-on", None, {}, "showdown.hand_for_hand_reveal"
            case PotAwarded():
                yield from self._awarded(event)
            case Intervened(intervention=CorrectBets(totals)):
                for seat, total in totals:
                    yield "bet-corrected", seat, {"to": total}, event.citation
            case Intervened():
                yield self._intervened(event)
            case _:
                yield from self._showdown(event)

    def _unasked(self, event: Acted | Discarded) -> Iterator[Line]:
        """Yield why the clock acted for the player, before the line of its act."""
        if event.unasked is not None:
            why = "time-ran-out" if event.unasked.why == "time" else "gone-from-seat"
            yield why, event.seat, {}, event.unasked.citation

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

    def _board(self, event: BoardDealt) -> Line:
        """Return the line of cards for all.

        They are those of a street, the first of them before the flop, or one shared in stud.
        """
        cards: Facts = {"cards": texts(event.cards)}
        if event.board:
            while len(self.more) < event.board:
                self.more.append(self.shared)
            self.more[event.board - 1] += event.cards
            return "next-board", None, cards | {"board": event.board + 1}, "dealing.board"
        self.board += event.cards
        if self.stud:
            return "community-card", None, cards, "stud.community-card"
        door = event.street == "preflop"
        return "door-card" if door else f"street-{event.street}", None, cards, "dealing.board"

    def _cards(self, event: CardsDealt | DrawOpened | Discarded | StubShuffled) -> Iterator[Line]:
        """Yield the lines of cards dealt to single hands or discarded.

        Face-down cards only as a count.
        """
        match event:
            case CardsDealt():
                if self.stud and event.street != self.opened:
                    self.street = self.opened = event.street
                    yield f"street-{event.street}", None, {}, "dealing.order"
                for seat, cards in zip(event.seats, event.up, strict=True):
                    if cards:
                        yield "dealt-up", seat, {"cards": texts(cards)}, "dealing.order"
            case DrawOpened() if "draw" in event.street:
                self.street = event.street
                yield f"street-{event.street}", None, {}, "draw.discards"
            case Discarded():
                yield from self._unasked(event)
                if event.cards:
                    yield "discarded", event.seat, {"count": len(event.cards)}, None
                else:
                    yield "stood-pat", event.seat, {}, None
            case StubShuffled():
                rule = "draw.reshuffle" if event.why == "muck" else "stud.short-stub"
                yield f"shuffled-{event.why}", None, {}, rule
            case _:
                pass

    def _intervened(self, event: Intervened) -> Line:
        """Return the line of an intervention, with only cards that all have seen."""
        rule = event.citation
        match event.intervention:
            case GiveBack(seat, amount):
                return "given-back", seat, {"amount": amount}, rule
            case Forfeit(seat, amount):
                return "forfeited", seat, {"amount": amount}, rule
            case KillHand(seat):
                return "hand-dead", seat, {}, rule
            case RestoreHand(seat):
                return "hand-restored", seat, {}, rule
            case TakeBoardBack(count):
                back, self.board = self.board[-count:], self.board[:-count]
                return "board-back", None, {"cards": texts(back)}, rule
            case KeepAside(cards):
                return "kept-aside", None, {"cards": texts(cards)}, rule
            case ReshuffleStub(back, mixed=mixed) if mixed:
                heaps = mixed[0] if len(mixed) == 1 else "both"
                return "stub-mixed", None, {"cards": texts(back), "heaps": heaps}, rule
            case ReshuffleStub(back) if back:
                return "stub-made-with", None, {"cards": texts(back)}, rule
            case ReshuffleStub():
                return "stub-made", None, {}, rule
            case ReplaceCard(seat, exposed):
                return "card-replaced", seat, {"cards": texts((exposed,))}, rule
            case CorrectStack(seat, by):
                code = "stack-more" if by > 0 else "stack-less"
                return code, seat, {"amount": abs(by)}, rule
            case _:
                return "hand-void", None, {}, rule

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
        named = self._named(seat) if self.board or len(cards) > 2 else {}
        code = "shown-hand" if named else "shown"
        return code, seat, {"cards": texts(cards)} | named, None

    def _named(self, seat: int, order: str = "", board: int = 0) -> Facts:
        """Return the name of a tabled hand, for words; in a split pot in one of its orders."""
        cards = self.tabled.get(seat)
        named = None
        if cards is not None and self.naming is not None:
            named, _ = self.naming.winning(order, cards, [self.board, *self.more][board])
        return {} if named is None else {"category": named.category, "ranks": named.ranks}

    def _awarded(self, event: PotAwarded) -> Iterator[Line]:
        self.side_pots |= event.pot > 0
        which = "side" if event.pot else "main" if self.side_pots else "only"
        rule = award_decision(event, showdown=self.showdown, stud=self.stud, split=self.split)
        for seat, amount in zip(event.seats, event.amounts, strict=True):
            facts: Facts = {"amount": amount, "which": which, "pot": event.pot}
            named = {} if event.uncontested else self._named(seat, event.order, event.board)
            code = "won-half" if event.order else "won-hand"
            if named and event.order:
                facts["half"] = _half(event.order)
            yield (code if named else "won"), seat, facts | named, rule
        if event.by_suit:
            for seat in event.seats:
                yield "suit-decided", seat, {}, "ranking.suits_break_ties"
        if event.odd:
            code = "odd-chips-suit" if self.stud else "odd-chips"
            by = "odd_chip.stud" if self.stud else "odd_chip.board"
            yield code, event.seats[0], {"amount": event.odd}, by


def _half(order: str) -> str:
    """Return the part of a divided pot that goes by this order: high, low or badugi."""
    if order == "high":
        return "high"
    return "badugi" if order.startswith("badugi") else "low"
