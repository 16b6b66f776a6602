"""The hand in the engine and what is under way beside it, while entries move them on."""

from msgspec.structs import replace

from ruleone.cards import Card, CardError, parse
from ruleone.dealing import (
    GAMES,
    Action,
    Call,
    Check,
    CorrectStack,
    Event,
    Fold,
    Hand,
    Muck,
    RaiseTo,
    Show,
)
from ruleone.dealing.views import Street
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.followed.entries import (
    Acts,
    AllDealt,
    BoardTurned,
    Entry,
    HandDealt,
    Instructed,
    SkippedSpoke,
    StackTold,
)
from ruleone.floor.followed.judging import asked_to_bet
from ruleone.floor.followed.record import Due, Pending
from ruleone.floor.in_turn import acted_early, caught_up, held_action, left_to
from ruleone.floor.out_of_turn import TurnRuling, out_of_turn
from ruleone.floor.ruling import AtTable, Cited, DealtAgain, HeldTo, Later
from ruleone.rulebook import Refusal


class Contradiction(Exception):
    """An entry contradicts the hand: the refusal says what."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Course:
    """A hand that goes on. Every method raises Contradiction or BadFacts where it cannot be; the
    hand may then have changed in part, and is made anew from the record."""

    def __init__(self, hand: Hand, pending: Pending) -> None:
        self.hand = hand
        self.pending = pending

    def tell(self, entry: Entry) -> None:
        """What an entry does to the hand without a ruling."""
        match entry:
            case Acts(seat, action):
                self.act(seat, action)
            case AllDealt():
                self._deal_all()
            case HandDealt(seat, cards):
                _done(self.hand.deal_hole(seat, None if cards is None else _read(cards)))
            case BoardTurned(cards):
                _done(self.hand.deal_board(_read(cards)))
            case StackTold(seat, stack):
                self._count(seat, stack)
            case Instructed():
                _done(self.hand.go_on())
            case SkippedSpoke(spoke_up, had_time):
                if self.pending.turn is None:
                    raise BadFacts("nobody was skipped on this street")
                turn = replace(self.pending.turn, spoke_up=spoke_up, had_time=had_time)
                self.pending = replace(self.pending, turn=turn)

    def act(self, seat: int, action: Action) -> None:
        """A player acts; before his turn in the betting it is an act out of turn, of which the hand
        hears when the turn comes to him."""
        hand, options = self.hand, self.hand.options
        if options is not None and asked_to_bet(hand) and options.seat != seat:
            if isinstance(action, Fold | Check | Call | RaiseTo):
                turn = acted_early(hand, seat, action, self.pending.turn)
                turn = replace(turn, repeated=self.pending.repeated)
                self.pending = replace(self.pending, turn=turn)
                return
        elif (ruling := self.turn_ruling()) is not None and options is not None:
            left = left_to(hand, ruling)
            if isinstance(action, RaiseTo) and left.bet_to is None is not options.bet_to:
                raise BadFacts(f"seat {seat} may only call or fold: his raise is lost")
        _done(hand.act(seat, action))
        if self.pending.clock_on == seat:
            self.pending = replace(self.pending, clock=None, clock_on=None)

    def carry_out(self, cited: tuple[Cited, ...]) -> None:
        """What is ruled is done by its rule: interventions at once, an action as soon as its player
        is asked; what is done with hands and voice changes nothing here."""
        for each in cited:
            match each.remedy:
                case AtTable() | DealtAgain():
                    continue
                case Later(intervention, after):
                    due = (*self.pending.due, Due(intervention, after, each.citation))
                    self.pending = replace(self.pending, due=due)
                case HeldTo() as held:
                    self._hold(held)
                case intervention:
                    _done(self.hand.intervene(intervention, each.citation))

    def play_on(self) -> TurnRuling | None:
        """All that is ruled already is played as the turns come; what is ruled of acts out of turn
        as it stood before."""
        first = ruling = self.turn_ruling()
        while (options := self.hand.options) is not None:
            action = None if ruling is None else held_action(self.hand, ruling)
            if action is not None:
                _done(self.hand.act(options.seat, action))
            elif not self._act_as_held(options.seat):
                break
            ruling = self.turn_ruling()
        self._do_what_is_due()
        return first

    def _act_as_held(self, seat: int) -> bool:
        """The seat that is asked does what it is held to; nothing where that cannot be done any
        more, since the action has changed: its player then chooses."""
        mine = next((held for held in self.pending.held if held.seat == seat), None)
        if mine is None:
            return False
        rest = tuple(held for held in self.pending.held if held is not mine)
        self.pending = replace(self.pending, held=rest)
        self.hand.act(seat, mine.action)
        return True

    def _do_what_is_due(self) -> None:
        """What was to be done when the betting of a street is over; nothing where the hand is."""
        kept: list[Due] = []
        for due in self.pending.due:
            if not self.hand.over and not self._betting_is_over(due.after):
                kept.append(due)
            elif not self.hand.over:
                _done(self.hand.intervene(due.intervention, due.citation))
        self.pending = replace(self.pending, due=tuple(kept))

    def _betting_is_over(self, street: Street) -> bool:
        """Whether the betting of a street is over."""
        view = self.hand.view()
        streets = [each.street for each in GAMES[view.game].rounds]
        if view.street not in streets or street not in streets:
            return True
        at, asked = streets.index(view.street), asked_to_bet(self.hand)
        return at > streets.index(street) or (view.street == street and not asked)

    def turn_ruling(self) -> TurnRuling | None:
        """What is ruled of the acts out of turn on this street; None where there are none whose
        turn is still to come."""
        turn, fate = self.pending.turn, self.pending.fate
        if turn is None:
            return None
        try:
            facts = caught_up(self.hand, turn)
        except BadFacts:  # the street is over, or the floor has changed who is to act
            facts = None
        if facts is None or not asked_to_bet(self.hand) or not facts.waiting:
            acted = {*self.pending.repeated, *(each.seat for each in turn.early)}
            repeated = tuple(sorted(acted))
            self.pending = replace(self.pending, turn=None, fate=None, repeated=repeated)
            return None
        ruling = out_of_turn(self.hand.edition, facts)
        return ruling.chosen(fate) if fate is not None and ruling.fate == "floor" else ruling

    def _hold(self, held: HeldTo) -> None:
        options, seat = self.hand.options, held.seat
        if seat not in self.hand.stacks:
            raise BadFacts(f"in this hand are seats {sorted(self.hand.stacks)}, not {seat}")
        asked = options is not None and options.seat == seat
        if asked or isinstance(held.action, Show | Muck):
            _done(self.hand.act(seat, held.action))
            return
        self.pending = replace(self.pending, held=(*self.pending.held, held))

    def _deal_all(self) -> None:
        if self.hand.awaits != "hole-cards":
            raise BadFacts("no hand is due cards now")
        for seat in self.hand.stacks:
            outcome = self.hand.deal_hole(seat)
            if isinstance(outcome, Refusal) and outcome.kind == "syntax":
                raise Contradiction(outcome)

    def _count(self, seat: int, stack: int) -> None:
        if seat not in self.hand.stacks:
            raise BadFacts(f"in this hand are seats {sorted(self.hand.stacks)}, not {seat}")
        if (by := stack - self.hand.stacks[seat]) == 0:
            raise BadFacts(f"seat {seat} has {stack} already")
        _done(self.hand.intervene(CorrectStack(seat, by), self.hand.edition.cite("count.by")))


def _done(outcome: tuple[Event, ...] | Refusal) -> None:
    if isinstance(outcome, Refusal):
        raise Contradiction(outcome)


def _read(cards: tuple[str, ...]) -> list[Card]:
    try:
        return [parse(card) for card in cards]
    except CardError as wrong:
        raise BadFacts(f"a card is written As, not {wrong.came}") from None
