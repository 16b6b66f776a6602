"""The same hand in pokerkit, driven card by card and act by act beside ours.

Where the two differ, `Twin` keeps the name under which docs/en/build/disagreements.md settles it by
the rule. A difference that has no name there is an error in one of the two.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from pokerkit import Automation, FixedLimitTexasHoldem, Mode, NoLimitTexasHoldem
from pokerkit.games import PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem

from ruleone.cards import text
from ruleone.dealing import Action, Call, Check, Fold, Hand, Options, RaiseTo
from ruleone.dealing.events import Acted, BoardDealt, Posted, PotAwarded
from ruleone.rulebook import Refusal

SMALL, BIG = BLINDS = (50, 100)
ROYAL = (51, 47, 43, 39, 35)
GAMES = ("nlhe", "plhe", "flhe")

_AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class PotLimitTexasHoldem(PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem):
    """Pot-limit hold'em, put together from pokerkit's own parts."""


def their_game(game: str, ante: int) -> Any:
    """The game as pokerkit makes it."""
    if game == "flhe":
        return FixedLimitTexasHoldem(
            _AUTOMATIONS, True, ante, BLINDS, BIG, 2 * BIG, mode=Mode.TOURNAMENT
        )
    made = NoLimitTexasHoldem if game == "nlhe" else PotLimitTexasHoldem
    return made(_AUTOMATIONS, True, ante, BLINDS, BIG, mode=Mode.TOURNAMENT)


def shuffled(chance: Random, count: int) -> list[int]:
    """A random deck; one in ten has a royal flush on the board, so that every pot is split."""
    deck = chance.sample(range(52), 52)
    if chance.random() < 0.1:
        flop = 2 * count + 1
        for place, card in zip((flop, flop + 1, flop + 2, flop + 4, flop + 6), ROYAL, strict=True):
            other = deck.index(card)
            deck[place], deck[other] = deck[other], deck[place]
    return deck


class Twin:
    """A random hand, played in both. `differences` names each difference that came up."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        count = chance.randint(2, 9)
        deepest = chance.choice((150, 400, 3000))
        stacks = [chance.randint(1, deepest) for _ in range(count)]
        ante = chance.choice((0, 0, 10))
        self.deck = shuffled(chance, count)
        self.ours = Hand(
            chance.choice(GAMES),
            "modern",
            dict(enumerate(stacks, 1)),
            count,
            BLINDS,
            self.deck,
            ante=ante,
            ante_format="per-player",
        )
        self.theirs = their_game(self.ours.view().game, ante)(tuple(stacks), count)
        for place in range(count):
            self.theirs.deal_hole(text(self.deck[place]) + text(self.deck[count + place]))
        self.used = 2 * count
        self.deal_their_board()
        self.differences: set[str] = set()

    def play(self) -> None:
        """Play to the end of both hands, with actions that are legal in both."""
        while self.ours.options is not None or self.theirs.actor_index is not None:
            options = self.ours.options
            asked = None if self.theirs.actor_index is None else self.theirs.actor_index + 1
            if options is None:
                self.differences.add(self.asked_in_vain())
                self.theirs.check_or_call()
            else:
                assert options.seat == asked, f"ours asks {options.seat}, theirs {asked}"
                self.differences.update(self.compare(options))
                if options.to_call and not self.theirs.can_fold():
                    return  # a short blind left them nothing to answer: the hands part here
                self.act(options)
            self.deal_their_board()
        ours, theirs = list(self.ours.stacks.values()), list(self.theirs.stacks)
        if ours != theirs:
            self.differences.add(self.otherwise_shared(ours, theirs))

    def compare(self, options: Options) -> Iterator[str]:
        """The names of what differs in the options of the seat to act."""
        if self.theirs.checking_or_calling_amount != options.to_call:
            assert self.short_blind(), f"call: {options}"
            yield "short-blind"
        theirs = self.their_bounds()
        if theirs != options.bet_to:
            yield self.why_other_bounds(options, theirs)

    def their_bounds(self) -> tuple[int, int] | None:
        least = self.theirs.min_completion_betting_or_raising_to_amount
        most = self.theirs.max_completion_betting_or_raising_to_amount
        return None if least is None else (least, most)

    def why_other_bounds(self, options: Options, theirs: tuple[int, int] | None) -> str:
        acts = list(self.acts_of_this_street())
        bets = [act for act in acts if act.kind in ("bet", "raise")]
        game = self.ours.view().game
        if self.short_blind():
            return "short-blind"
        capped = game == "flhe" and len(bets) >= 3
        if options.bet_to is None and capped:
            return "cap"
        if options.bet_to is None and any(act.seat == options.seat for act in acts):
            return "reopening"
        if game == "flhe" and any(act.all_in for act in bets):
            return "fixed-heights"
        if theirs is None and self.short_raises_add_up(options.seat):
            return "reopening"
        least_agrees = theirs and options.bet_to and theirs[0] == options.bet_to[0]
        if game == "plhe" and self.ours.view().ante and not self.ours.view().board and least_agrees:
            return "antes-in-the-pot"
        raise AssertionError(f"bounds: {options}, {theirs}, {self.ours.events}")

    def short_raises_add_up(self, seat: int) -> bool:
        """Whether no raise since the seat acted was a full one, but all of them together are."""
        view = self.ours.view()
        full = view.blinds[1]
        height = 0 if view.board else full
        since: list[tuple[int, int]] = []
        for act in self.acts_of_this_street():
            if act.seat == seat:
                since = []
            elif act.kind in ("bet", "raise"):
                since.append((act.to - height, full))
            if act.kind in ("bet", "raise"):
                full, height = max(full, act.to - height), act.to
        short = all(added < needed for added, needed in since)
        return short and sum(added for added, _ in since) >= full

    def act(self, options: Options) -> None:
        """One action that is legal in both, with the same amount."""
        theirs = self.their_bounds()
        same_call = self.theirs.checking_or_calling_amount == options.to_call
        choices: list[Action] = [Check() if options.check else Call()] if same_call else [Fold()]
        if options.to_call:
            choices.append(Fold())
        if options.bet_to and theirs and same_call:
            least, most = max(options.bet_to[0], theirs[0]), min(options.bet_to[1], theirs[1])
            if least <= most:
                choices.append(
                    RaiseTo(self.chance.choice((least, self.chance.randint(least, most))))
                )
        action = self.chance.choice(choices)
        assert not isinstance(self.ours.act(options.seat, action), Refusal)
        if isinstance(action, RaiseTo):
            self.theirs.complete_bet_or_raise_to(action.to)
        elif isinstance(action, Fold):
            self.theirs.fold()
        else:
            self.theirs.check_or_call()

    def deal_their_board(self) -> None:
        while self.theirs.status and self.theirs.actor_index is None:
            assert self.theirs.can_burn_card("??")
            self.theirs.burn_card("??")
            count = 3 if self.theirs.street_index == 1 else 1
            start = self.used + 1
            self.theirs.deal_board("".join(map(text, self.deck[start : start + count])))
            self.used = start + count

    def acts_of_this_street(self) -> Iterator[Acted]:
        events = self.ours.events
        opened = max(
            (at for at, event in enumerate(events) if isinstance(event, BoardDealt)), default=0
        )
        yield from (event for event in events[opened:] if isinstance(event, Acted))

    def short_blind(self) -> bool:
        """Whether a blind on this street is not all there."""
        paid = {e.kind: e.amount for e in self.ours.events if isinstance(e, Posted)}
        full = paid.get("small-blind") == SMALL and paid.get("big-blind") == BIG
        return not self.ours.view().board and not full

    def asked_in_vain(self) -> str:
        assert self.theirs.checking_or_calling_amount == 0 or self.short_blind_was_posted()
        return "nothing-to-answer"

    def short_blind_was_posted(self) -> bool:
        paid = {e.kind: e.amount for e in self.ours.events if isinstance(e, Posted)}
        return paid.get("big-blind", 0) < BIG

    def otherwise_shared(self, ours: list[int], theirs: list[int]) -> str:
        awards = [event for event in self.ours.events if isinstance(event, PotAwarded)]
        odd = sum(award.odd for award in awards)
        moved = sum(abs(one - other) for one, other in zip(ours, theirs, strict=True))
        assert odd, f"stacks: {ours}, {theirs}, {self.ours.events}"
        assert moved <= 2 * odd
        return "odd-chips"
