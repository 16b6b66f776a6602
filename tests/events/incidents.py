"""What goes wrong at the tables of the battery: words and chips that have to be read, acts out of
turn. The floor rules on each by the event's edition, and what it rules is done in the hand."""

from collections import Counter
from random import Random

from wrong import hold

from ruleone.bots import Chance
from ruleone.dealing import Hand
from ruleone.dealing.actions import Call, Check, Fold, Options
from ruleone.dealing.events import BettingKind
from ruleone.floor import (
    Choice,
    Did,
    Early,
    Facing,
    Push,
    Said,
    Step,
    Tapped,
    TurnFacts,
    facing_of,
    out_of_turn,
    reading,
)
from ruleone.floor.invalid_facts import BadFacts
from ruleone.rulebook import Edition, Refusal
from ruleone.sim.table import coming
from ruleone.sim.whole_event import Plain, decided

WORDS = ("raise", "call", "bet", "check", "fold", "all in", "I call and raise", "跟注", "加注")


class Incidents:
    """Plays hands in which some decisions are told as they happen at a table. `seen` counts what
    was ruled on."""

    def __init__(self, book: Edition, throw: Random, often: float, seen: Counter[str]) -> None:
        self.book = book
        self.throw = throw
        self.often = often
        self.seen = seen

    def play(self, hand: Hand, player: Plain, chance: Chance) -> int:
        """Play the hand to its end; how many decisions were made."""
        decisions = 0
        early: TurnFacts | None = None
        while (options := coming(hand)) is not None:
            decisions += 1
            if early is not None:
                early = self._after(hand, options, early, player, chance)
                continue
            bets = options.fold or options.check
            if not bets or self.throw.random() >= self.often:
                self._act(hand, options, decided(hand, options, player, chance))
            elif self.throw.random() < 1 / 3 and (facts := self._early(hand, options)) is not None:
                early = facts
                self.seen["acts out of turn"] += 1
            else:
                self._told(hand, options)
        return decisions

    def _act(self, hand: Hand, options: Options, action: object) -> None:
        done = hand.act(options.seat, action)  # type: ignore[arg-type]
        hold("what the floor rules can be done", not isinstance(done, Refusal), (action, done))

    def _told(self, hand: Hand, options: Options) -> None:
        """Words and chips in the place of an action: what they come to is done, where it is open
        what the floor proposes."""
        facing = facing_of(hand)
        steps = self._steps(facing)
        try:
            read = reading(self.book, facing, steps)
        except BadFacts:
            return self._act(hand, options, Check() if options.check else Fold())
        self.seen["words and chips"] += 1
        self.seen[f"read: {read.verdict}"] += 1
        offered = (read.ruled, read.proposed, read.bound, *read.choices)
        actions = [one.action for one in offered if isinstance(one, Choice) and one.action]
        if not actions:
            actions = [Check() if options.check else Fold()]
        hold("what is settled has an action", read.verdict != "action" or read.action is not None)
        return self._act(hand, options, actions[0])

    def _steps(self, facing: Facing) -> tuple[Step, ...]:
        pushed = self.throw.randint(1, facing.behind)
        piles = {1: {pushed: 1}, 2: {1: pushed}}
        chips: dict[int, int] = piles[self.throw.randint(1, 2)]
        more = {1: self.throw.randint(1, max(1, facing.behind - pushed))}
        words = self.throw.choice(WORDS)
        kinds: tuple[tuple[Step, ...], ...] = (
            (Push(chips),),
            (Said(words),),
            (Said(words), Push(chips)),
            (Push(chips, words),),
            (Tapped(),),
            *(((Push(chips), Push(more)),) if facing.behind > pushed else ()),
        )
        return self.throw.choice(kinds)

    def _early(self, hand: Hand, options: Options) -> TurnFacts | None:
        """Somebody behind acts before his turn: he folds, calls or checks."""
        order = _to_act(hand, options)
        if len(order) < 2:
            return None
        seat = self.throw.choice(order[1:])
        stack = next(one for one in hand.view().seats if one.seat == seat)
        price = hand.price
        owes = price - stack.bet
        action = Fold() if self.throw.random() < 1 / 2 else Call() if owes > 0 else Check()
        paid = min(owes, stack.stack) if isinstance(action, Call) else 0
        early = Early(
            seat=seat,
            action=action,
            price=price,
            to=stack.bet + paid,
            paid=paid,
            all_in=paid > 0 and paid == stack.stack,
        )
        return TurnFacts(order=order, early=(early,), price=price, spoke_up=True)

    def _after(
        self,
        hand: Hand,
        options: Options,
        facts: TurnFacts,
        player: Plain,
        chance: Chance,
    ) -> TurnFacts | None:
        """A turn later: those before him act as ever, then it is ruled what of his act stands."""
        (act,) = facts.early
        if not (options.fold or options.check):
            return None  # the betting ended before his turn, for want of chips to win
        if options.seat != act.seat:
            if facts.due != options.seat:
                return None
            before = hand.price
            self._act(hand, options, decided(hand, options, player, chance))
            if hand.options is None or facts.due is None:
                return None
            to = next(one.bet for one in hand.view().seats if one.seat == options.seat)
            kind: BettingKind = (
                "raise" if hand.price > before else "call" if to == hand.price else "fold"
            )
            since = (*facts.since, Did(options.seat, kind, to))
            return TurnFacts(order=facts.order, early=facts.early, since=since, price=hand.price)
        ruling = out_of_turn(self.book, facts)
        ruled = ruling.of(act.seat)
        hold("an act out of turn is ruled on when its turn comes", ruled is not None, facts)
        assert ruled is not None
        self.seen[f"out of turn: {ruled.verdict}"] += 1
        if ruled.verdict == "stands":
            self._act(hand, options, act.action)
        else:
            self._act(hand, options, Check() if options.check else Fold())
        return None


def _to_act(hand: Hand, options: Options) -> tuple[int, ...]:
    """The seats that are still to act if nobody raises, clockwise from the one that is due."""
    seats = [one for one in hand.view().seats if one.status == "in" and one.stack > 0]
    turned = sorted(seats, key=lambda one: (one.seat < options.seat, one.seat))
    acted = [one for one in turned if one.seat == options.seat or one.bet < hand.price]
    return tuple(one.seat for one in acted)
