"""A hand with real cards, told by its dealer: misdeals, hands that were fouled, board cards and
cards of stud that came too early. The floor rules on each, and the hand goes on as it rules."""

from collections import Counter
from random import Random

from wrong import hold

from ruleone.bots import Chance
from ruleone.cards import FULL_DECK, text
from ruleone.dealing import GAMES, Hand
from ruleone.dealing.interventions import KillHand, RestoreHand
from ruleone.floor.cards import Lineup, redeal, redeal_in
from ruleone.floor.followed import (
    Acts,
    BoardTurned,
    Chosen,
    Entry,
    FollowedHand,
    HandDealt,
    Happened,
    Instructed,
    Line,
)
from ruleone.floor.hand_stage import acts, asked_to_bet, live_seats, streets_to_come, was_misdeal
from ruleone.floor.ruling import DealtAgain
from ruleone.rulebook import Edition, Refusal
from ruleone.sim.whole_event import Plain, decided
from ruleone.tournament import HandOrder
from ruleone.tournament.hands.choosing import hand_of

TRIES = 12
"""Cards that lie aside cannot come: the next ones do."""
LIVE = ("in", "all-in")


def has_real_cards(game: str) -> bool:
    """Whether these hands can be dealt with real cards here: those with a board, and stud."""
    rules = GAMES[game]
    drawn = any(street.draw for street in rules.rounds)
    return not drawn and (rules.bring_in is not None or any(each.board for each in rules.rounds))


class RealCards:
    """The dealer and the floor of one hand. `seen` counts what was ruled on."""

    def __init__(self, order: HandOrder, book: Edition, throw: Random, seen: Counter[str]) -> None:
        self.order = order
        self.book = book
        self.throw = throw
        self.seen = seen
        self.decisions = 0
        self._begin()

    def _begin(self) -> None:
        self.followed = FollowedHand(hand_of(self.order, None, showdown="players"))
        self.rules = GAMES[self.order.game]
        self.deck = [text(card) for card in FULL_DECK[self.rules.lowest :]]
        self.throw.shuffle(self.deck)
        self.early: dict[int, str] = {}

    @property
    def hand(self) -> Hand:
        """The hand as it stands."""
        return self.followed.hand

    def play(self, player: Plain, chance: Chance) -> tuple[Hand, int]:
        """Play it to its end: the hand that ended, and how many decisions were made. A misdeal is
        dealt again as it was; where the edition makes it a new hand the next one is dealt."""
        self._play_out(player, chance, self._planned())
        if was_misdeal(self.hand):
            self.seen["misdeals"] += 1
            hold("a misdeal gives all chips back", self.hand.stacks == self.order.stacks)
            if self._again():
                self.seen["dealt again"] += 1
                self._begin()
                self._play_out(player, chance, "")
        return self.hand, self.decisions

    def _planned(self) -> str:
        early = "early-street" if self.rules.bring_in is not None else "early-board"
        return self.throw.choice(("initial-deal", "fouled-hand", "fouled-hand", early, early))

    def _again(self) -> bool:
        """Whether the same hand is dealt again; what the floor rules of that fits the order."""
        order = self.order
        now = Lineup(
            seats=tuple(sorted(order.seats)),
            button=order.button,
            blinds=order.blinds,
            ante=order.ante,
        )
        facts = redeal_in(self.hand, now, penalised=tuple(order.penalised))
        (again,) = redeal(self.book, facts).to_do
        assert isinstance(again, DealtAgain)
        same = {*again.seats} == {*order.seats} and again.button == order.button
        stakes = (again.blinds, again.ante) == (order.blinds, order.ante)
        hold("a misdeal is dealt again as it was", same and stakes, again)
        return self.book.choice("misdeal.redeal") == "exact-replay"

    def _play_out(self, player: Plain, chance: Chance, planned: str) -> None:
        """`planned` is what goes wrong in this hand, at some decision of its betting."""
        at = 0 if planned == "initial-deal" else self.throw.randint(0, 3)
        while not self.hand.over:
            if self.followed.pending.open:
                self._floor_chooses()
            elif self.hand.awaits == "instruction":
                self._enter(Instructed())
            elif self.hand.awaits in ("hole-cards", "board"):
                self._deals()
            elif planned and asked_to_bet(self.hand) and at <= len(acts(self.hand)):
                self._goes_wrong(planned, player, chance)
                planned = ""
            else:
                self._acts(player, chance)
        self._early_cards_stay_away()

    def _enter(self, entry: Entry) -> Line:
        line = self.followed.enter(entry)
        hold("what a dealer tells of a hand fits it", isinstance(line, Line), (entry, line))
        assert isinstance(line, Line)
        return line

    def _floor_chooses(self) -> None:
        """The floor takes one of the choices of the ruling that is open."""
        (of, *_) = self.followed.pending.open
        line = next(line for line in self.followed.standing if line.n == of)
        choices = getattr(line.ruling, "choices", ()) if line.turn is None else line.turn.choices
        self.seen["the floor chose"] += 1
        self._enter(Chosen(of, self.throw.randrange(len(choices))))

    # cards

    def _take(self, count: int) -> tuple[str, ...]:
        """The next cards of the deck; when it is at an end those that are in no hand and not on the
        board, of which some may lie aside."""
        if len(self.deck) < count:
            out = {text(card) for seat in self.hand.stacks for card in self.hand.holds(seat)}
            out.update(self.hand.view().board)
            self.deck = [text(card) for card in FULL_DECK[self.rules.lowest :]]
            self.deck = [card for card in self.deck if card not in out]
            self.throw.shuffle(self.deck)
        return tuple(self.deck.pop() for _ in range(count))

    def _deals(self) -> None:
        refusals: list[Refusal] = []
        for _ in range(TRIES):
            line = self.followed.enter(self._next_cards())
            if isinstance(line, Line):
                return
            refusals.append(line)
        hold("the cards that are due can be dealt", False, refusals)

    def _next_cards(self) -> Entry:
        hand, whole = self.hand, self.rules.hole_cards
        if hand.awaits == "board":
            return BoardTurned(self._take(self._street_of_board()))
        status = {each.seat: each.status for each in hand.view().seats}
        due = [seat for seat in hand.stacks if status[seat] in LIVE]
        if self.rules.bring_in is None:
            seat = next(seat for seat in due if len(hand.holds(seat)) < whole)
            return HandDealt(seat, self._take(whole - len(hand.holds(seat))))
        fewest = min(len(hand.holds(seat)) for seat in due)
        seat = next(seat for seat in due if len(hand.holds(seat)) == fewest)
        return HandDealt(seat, self._take(1 if fewest else whole))

    def _street_of_board(self) -> int:
        """How many cards the next street of the board has."""
        shown = len(self.hand.view().board)
        for street in self.rules.rounds:
            shown -= street.board
            if shown < 0:
                return street.board
        raise AssertionError("the board is whole")

    def _early_cards_stay_away(self) -> None:
        """A card that came too early as the turn is not the turn (house-RP-5B)."""
        board = self.hand.view().board
        for at, card in self.early.items():
            hold("an early turn is not the turn", len(board) <= at or board[at] != card, board)

    # acts and accidents

    def _acts(self, player: Plain, chance: Chance) -> None:
        options = self.followed.options
        assert options is not None
        self.decisions += 1
        self._enter(Acts(options.seat, decided(self.hand, options, player, chance)))

    def _goes_wrong(self, kind: str, player: Plain, chance: Chance) -> None:
        match kind:
            case "initial-deal":
                self._happens(kind, {"boxed": self.throw.randint(1, 3)})
            case "fouled-hand":
                self._fouled(player, chance)
            case "early-board":
                self._early_board()
            case _:
                self._early_street()

    def _happens(self, kind: str, facts: dict[str, object]) -> Line | None:
        """The ruling on it; None where it cannot be in this hand."""
        line = self.followed.enter(Happened(kind, facts))
        if not isinstance(line, Line):
            hold("what is no incident has its words", line.kind != "syntax", line)
            self.seen["no incident here"] += 1
            return None
        self.seen[f"ruled: {kind}"] += 1
        return line

    def _fouled(self, player: Plain, chance: Chance) -> None:
        """A hand is fouled, or killed by the dealer, and can be told again or not; what was dead
        may live again once somebody is sure."""
        seat, how = (
            self.throw.choice(live_seats(self.hand)),
            self.throw.choice(("fouled", "killed")),
        )
        sure = self.throw.choice((None, 0, 50, 100))
        told = {"seat": seat, "how": how, "certainty": sure}
        if (line := self._happens("fouled-hand", told)) is None:
            return
        if any(isinstance(done, KillHand) for done in line.done):
            self.seen["hands dead"] += 1
            waits = self._kill_waits()
            brings_in = self.rules.bring_in is not None and not acts(self.hand)
            hold("a fouled hand waits for its bring-in alone", brings_in or not waits, line)
            if waits:
                self._acts(player, chance)
            status = {each.seat: each.status for each in self.hand.view().seats}
            hold("a fouled hand is dead", status[seat] not in LIVE, line)
        if not self.hand.over and not self.followed.pending.open:
            again = self._happens("fouled-hand", {**told, "certainty": 100})
            if again is not None and any(isinstance(done, RestoreHand) for done in again.done):
                self.seen["hands put back"] += 1

    def _kill_waits(self) -> bool:
        """Whether a hand is to be dead once its player has brought it in."""
        return any(isinstance(due.intervention, KillHand) for due in self.followed.pending.due)

    def _early_board(self) -> None:
        """Cards of the next street of the board come while somebody is still to act."""
        coming = streets_to_come(self.hand)
        if not coming or not coming[0].board:
            return
        at, cards = len(self.hand.view().board), self._take(coming[0].board)
        if self._happens("early-board", {"cards": list(cards)}) is not None:
            self.seen["premature cards"] += 1
            if coming[0].street == "turn":
                self.early[at] = cards[0]

    def _early_street(self) -> None:
        """So does the card of the next street of stud, to one live hand."""
        if not streets_to_come(self.hand):
            return
        seat, (card,) = self.throw.choice(live_seats(self.hand)), self._take(1)
        if self._happens("early-street", {"cards": {str(seat): card}}) is not None:
            self.seen["premature cards"] += 1
