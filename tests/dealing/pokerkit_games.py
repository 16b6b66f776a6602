"""The same hand of any shared game in pokerkit, card by card and act by act beside ours.

As in `pokerkit_twin`, which does this for hold'em, a difference has to have a name under which
docs/en/build/disagreements.md settles it by the rule. Players are few enough for the stub to last:
where it does not, pokerkit has other rules (see there).
"""

from collections import deque
from random import Random
from typing import Any

from pokerkit import (
    Automation,
    Deck,
    FixedLimitBadugi,
    FixedLimitDeuceToSevenLowballTripleDraw,
    FixedLimitRazz,
    FixedLimitSevenCardStud,
    FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    Mode,
    NoLimitDeuceToSevenLowballSingleDraw,
    NoLimitShortDeckHoldem,
    PotLimitOmahaHoldem,
)
from pokerkit.games import (
    OmahaHoldemMixin,
    PotLimitPokerMixin,
    SingleDraw,
    UnfixedLimitHoldem,
)
from pokerkit.hands import OmahaEightOrBetterLowHand, OmahaHoldemHand, StandardHighHand

from ruleone.cards import parse, text
from ruleone.dealing import (
    GAMES,
    Action,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Hand,
    Options,
    RaiseTo,
)
from ruleone.dealing.events import Acted, BoardDealt, CardsDealt, Posted, PotAwarded
from ruleone.dealing.street import board_key, due, ranks
from ruleone.rulebook import Refusal

_AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
SMALL, BIG, ANTE, BRING_IN = 50, 100, 10, 25
EDITION = "modern+raise.limit_cap=5"


class PotLimitOmahaEightOrBetter(PotLimitPokerMixin, OmahaHoldemMixin, UnfixedLimitHoldem):
    """Pot-limit Omaha eight-or-better, put together from pokerkit's own parts."""

    hand_types = (OmahaHoldemHand, OmahaEightOrBetterLowHand)


class PotLimitFiveCardDraw(PotLimitPokerMixin, SingleDraw):
    """Pot-limit five-card draw, put together from pokerkit's own parts."""

    deck = Deck.STANDARD
    hand_types = (StandardHighHand,)
    hole_dealing_count = 5


SHARED: dict[str, tuple[Any, int]] = {
    "plo": (PotLimitOmahaHoldem, 9),
    "plo8": (PotLimitOmahaEightOrBetter, 9),
    "nl6plus": (NoLimitShortDeckHoldem, 9),
    "flstud": (FixedLimitSevenCardStud, 6),
    "flstud8": (FixedLimitSevenCardStudHighLowSplitEightOrBetter, 6),
    "flrazz": (FixedLimitRazz, 6),
    "pl5draw": (PotLimitFiveCardDraw, 5),
    "nl27sd": (NoLimitDeuceToSevenLowballSingleDraw, 5),
    "fl27td": (FixedLimitDeuceToSevenLowballTripleDraw, 4),
    "flbadugi": (FixedLimitBadugi, 5),
}
"""Each game that both have, as pokerkit makes it, and how many play it."""


def their_state(game: str, stacks: list[int]) -> Any:
    made, _ = SHARED[game]
    if "stud" in game or "razz" in game:
        made = made(_AUTOMATIONS, True, ANTE, BRING_IN, BIG, 2 * BIG, mode=Mode.TOURNAMENT)
    elif game in ("fl27td", "flbadugi"):
        made = made(_AUTOMATIONS, True, 0, (SMALL, BIG), BIG, 2 * BIG, mode=Mode.TOURNAMENT)
    elif game == "nl6plus":
        made = made(_AUTOMATIONS, True, ANTE, {-1: BIG}, BIG, mode=Mode.TOURNAMENT)
    else:
        made = made(_AUTOMATIONS, True, 0, (SMALL, BIG), BIG, mode=Mode.TOURNAMENT)
    return made(tuple(stacks), len(stacks))


def our_hand(game: str, stacks: list[int]) -> Hand:
    count = len(stacks)
    facts: dict[str, Any] = {"blinds": (SMALL, BIG), "ante": 0, "ante_format": "none"}
    if GAMES[game].bring_in:
        facts = {"blinds": (0, 0), "min_bet": BIG, "bring_in": BRING_IN, "ante": ANTE}
    elif game == "nl6plus":
        facts = {"blinds": (0, BIG), "big_blind_seat": count, "ante": ANTE}
        facts |= {"ante_format": "per-player"}
    return Hand(game, EDITION, dict(enumerate(stacks, 1)), count, **facts)


class GameTwin:
    """A random hand of a shared game, played in both; `differences` names what differed."""

    def __init__(self, game: str, chance: Random) -> None:
        self.game, self.chance = game, chance
        # Heads-up pokerkit has the blind of short deck before the button.
        count = chance.randint(3 if game == "nl6plus" else 2, SHARED[game][1])
        deepest = chance.choice((300, 1500, 40_000))
        stacks = [chance.randint(BIG if deepest > 300 else 1, deepest) for _ in range(count)]
        self.cards = deque(chance.sample(range(GAMES[game].lowest, 52), 52 - GAMES[game].lowest))
        self.ours, self.theirs = our_hand(game, stacks), their_state(game, stacks)
        self.differences: set[str] = set()
        self.parted = False

    def play(self) -> None:
        """Play to the end of both, with actions that are legal in both."""
        self.deal()
        while self.ours.options is not None and not self.parted:
            self.step(self.ours.options)
            self.deal()
        if self.parted:
            return
        self.ask_in_vain()
        ours, theirs = list(self.ours.stacks.values()), list(self.theirs.stacks)
        if ours != theirs:
            self.differences.add(self.otherwise_shared(ours, theirs))

    def ask_in_vain(self) -> None:
        """Let pokerkit ask whom it asks beyond ours, where a short blind stands for a full one."""
        while self.theirs.actor_index is not None:
            assert self.theirs.checking_or_calling_amount == 0 or self.all_in(), self.why()
            self.differences.add("nothing-to-answer")
            self.theirs.check_or_call()

    def step(self, options: Options) -> None:
        """One decision, compared and taken in both."""
        place = options.seat - 1
        if options.discard is not None:
            self.ask_in_vain()
            assert self.theirs.stand_patter_or_discarder_index == place, self.why()
            hole = next(s.cards for s in self.ours.view(options.seat).seats if s.seat == place + 1)
            thrown = tuple(self.chance.sample(hole, self.chance.randint(0, min(2, len(hole)))))
            self.act(options, Discard(thrown))
            self.theirs.stand_pat_or_discard("".join(thrown))
            return
        if self.theirs.actor_index != place:
            self.part("tied-boards" if self.tied_boards() else "")
            return
        if options.bring_in is not None:
            assert self.theirs.can_post_bring_in(), self.why()
            assert self.theirs.effective_bring_in_amount == options.bring_in, self.why()
            if options.bet_to is None or self.chance.random() < 0.6:
                self.act(options, BringIn())
                self.theirs.post_bring_in()
                return
        self.bet(options)

    def bet(self, options: Options) -> None:
        least = self.theirs.min_completion_betting_or_raising_to_amount
        most = self.theirs.max_completion_betting_or_raising_to_amount
        theirs = None if least is None else (least, most)
        same_call = options.bring_in is not None or (
            self.theirs.checking_or_calling_amount == options.to_call
        )
        if not same_call:
            self.part("short-blind" if self.short_post() else "")
            return
        if theirs != options.bet_to:
            self.differences.add(self.other_bounds(options, theirs))
        choices: list[Action] = []
        if options.bring_in is None:
            choices += [Check() if options.check else Call()] * 2
        if options.to_call and self.theirs.can_fold():
            choices.append(Fold())
        if options.bet_to and theirs:
            low, high = max(options.bet_to[0], theirs[0]), min(options.bet_to[1], theirs[1])
            if low <= high:
                choices.append(RaiseTo(low if self.chance.random() < 0.8 else high))
        if not choices:
            self.part("fixed-heights")
            return
        action = self.chance.choice(choices)
        self.act(options, action)
        if isinstance(action, RaiseTo):
            self.theirs.complete_bet_or_raise_to(action.to)
        elif isinstance(action, Fold):
            self.theirs.fold()
        else:
            self.theirs.check_or_call()

    def act(self, options: Options, action: Action) -> None:
        outcome = self.ours.act(options.seat, action)
        assert not isinstance(outcome, Refusal), (outcome, self.why())

    def part(self, name: str) -> None:
        """The hands part here, for a reason that has a name."""
        assert name, self.why()
        self.differences.add(name)
        self.parted = True

    def other_bounds(self, options: Options, theirs: tuple[int, int] | None) -> str:
        bets = [a for a in self.acts_of_this_street() if a.kind in ("bet", "raise", "complete")]
        fixed = GAMES[self.game].limit == "fixed-limit"
        if self.short_post():
            return "short-blind"
        if fixed and (theirs is None or options.bet_to is None) and len(bets) >= 3:
            return "cap"
        if fixed and any(act.all_in for act in bets):
            return "fixed-heights"
        acted = [
            at for at, act in enumerate(self.acts_of_this_street()) if act.seat == options.seat
        ]
        if acted and options.bet_to is None:
            return "reopening"
        if acted and theirs is None and self.adds_up(options, acted[-1]):
            return "reopening"
        ante = self.game == "nl6plus" or GAMES[self.game].limit == "pot-limit"
        same_least = theirs and options.bet_to and theirs[0] == options.bet_to[0]
        assert ante, (theirs, self.why())
        assert same_least, (theirs, self.why())
        return "antes-in-the-pot"

    def adds_up(self, options: Options, acted: int) -> bool:
        """Whether several all-ins add up to a full raise for who acted before them."""
        since = [act for act in self.acts_of_this_street()[acted + 1 :] if act.all_in]
        if options.bet_to is None or options.call is None or len(since) < 2:
            return False
        return options.to_call >= options.bet_to[0] - options.call

    def deal(self) -> None:
        """Deal all that is due in both."""
        while self.ours.awaits in ("hole-cards", "board") and not self.parted:
            self.ask_in_vain()
            while self.theirs.can_burn_card("??"):
                self.theirs.burn_card("??")
            if self.ours.awaits == "board":
                self.deal_board()
            else:
                self.deal_hands()
        while self.theirs.status and self.theirs.can_burn_card("??"):
            self.theirs.burn_card("??")

    def deal_board(self) -> None:
        count = 1 if self.ours.view().board else 3
        cards = [self.cards.popleft() for _ in range(count)]
        outcome = self.ours.deal_board(cards)
        assert not isinstance(outcome, Refusal), outcome
        if self.theirs.status and self.theirs.can_deal_board():
            self.theirs.deal_board("".join(map(text, cards)))

    def deal_hands(self) -> None:
        state = self.ours._state
        gets = (
            due(state)
            if (not state.plain and state.personal.streets) or GAMES[self.game].bring_in
            else [GAMES[self.game].hole_cards] * len(state.seats)
        )
        dealt = {place: [self.cards.popleft() for _ in range(n)] for place, n in enumerate(gets)}
        for place, cards in dealt.items():
            if cards:
                outcome = self.ours.deal_hole(place + 1, cards)
                assert not isinstance(outcome, Refusal), (outcome, self.why())
        left = {place: deque(cards) for place, cards in dealt.items()}
        while self.theirs.status and self.theirs.can_deal_hole():
            place = self.theirs.hole_dealee_index
            self.theirs.deal_hole(text(left[place].popleft()))
        assert self.parted or not any(left.values()), self.why()

    def acts_of_this_street(self) -> list[Acted]:
        events = self.ours.events
        opened = max(
            (at for at, e in enumerate(events) if isinstance(e, BoardDealt | CardsDealt)), default=0
        )
        return [event for event in events[opened:] if isinstance(event, Acted)]

    def all_in(self) -> bool:
        return any(seat.status == "all-in" for seat in self.ours.view().seats) or any(
            getattr(event, "all_in", False) for event in self.ours.events
        )

    def tied_boards(self) -> bool:
        """Whether two boards of a street of stud are worth the same, so that suits decide."""
        live = [s for s in self.ours.view().seats if s.status != "folded" and s.up]
        low = self.game == "flrazz"
        keys = [board_key(ranks(map(parse, seat.up), low)) for seat in live]
        return bool(keys) and keys.count((min if low else max)(keys)) > 1

    def short_post(self) -> bool:
        """Whether a blind or the bring-in on this street is not all there."""
        return any(isinstance(e, Posted) and e.all_in for e in self.ours.events) or any(
            isinstance(e, Acted) and e.kind == "bring-in" and e.all_in for e in self.ours.events
        )

    def otherwise_shared(self, ours: list[int], theirs: list[int]) -> str:
        awards = [event for event in self.ours.events if isinstance(event, PotAwarded)]
        odd = sum(award.odd for award in awards) + len(awards)
        moved = sum(abs(one - other) for one, other in zip(ours, theirs, strict=True))
        if moved <= 2 * odd and any(len(a.seats) > 1 or a.order for a in awards):
            return "odd-chips"
        if len(GAMES[self.game].orders) > 1 and any(a.pot for a in awards):
            return "no-low"
        assert self.short_post(), (ours, theirs, self.why())
        return "short-blind"

    def why(self) -> str:
        return f"{self.game}: {self.ours.options}, {self.ours.events}, {self.theirs}"
