"""The decision that the player to act faces: the bet, the own chips, and the options."""

from typing import Literal

import msgspec

from ruleone.dealing import GAMES, BringIn, Call, Check, Event, Hand, RaiseTo
from ruleone.dealing.events import Acted, BoardDealt, CardsDealt
from ruleone.dealing.game import Limit
from ruleone.floor.facts import Chips, value_of
from ruleone.floor.hand_stage import asked_to_bet, started
from ruleone.floor.invalid_facts import BadFacts
from ruleone.limits import STACK_MAX_CHIPS

RaiseLost = Literal[
    "", "out_of_turn.changed_options", "out_of_turn.skipped_hand", "verbal.invalid_check"
]
"""Option by which a player has lost the right to raise; empty where there is none."""


class Facing(msgspec.Struct, frozen=True, kw_only=True):
    """The decision that the player to act faces. All amounts are chips, totals of this street.

    `price` is the total to be matched, `staked` the chips the player has in already and `behind`
    those left. `bet_to` bounds a bet or raise as `Options` does, None where none is allowed, and
    `raise_by` is the size of a full raise. `raised` says that the bet is no longer an opening bet,
    `blind` that it is the posted big blind. `players` are the hands still in, the player's own
    included. `pot` is all in the middle and in front; `recent` the bets and raises before this one,
    latest last.

    `lying` are the player's earlier chips of the street, by denomination, where nobody has pulled
    them in. It is None where the whole stake lies there in unknown chips. Their worth above the
    stake is change due to the player. `drawn` is the worth of chips that the player has drawn in at
    this turn, no longer part of `lying`. `gathered` says that the player pushes them as one with
    new ones. `bring_in` says that the player has the bring-in of stud to put in, `uncompleted` that
    it stands. `chip` is the smallest in play, 0 where unknown. `amount_open` says that an earlier
    player declared a bet or raise whose amount is not clear yet. `lost` is the option by which the
    player may only call or fold. `bets` are the bets of the street below the price, the big
    blind included. `after_undercall` says that an earlier undercall was not corrected.
    `unheard` says that not everybody heard the player's words, or that nobody can say whether they
    came first. `taken_up` says that another player has called since.
    """

    behind: int
    bet_to: tuple[int, int] | None
    raise_by: int
    players: int
    price: int = 0
    staked: int = 0
    structure: Limit = "no-limit"
    raised: bool = False
    blind: bool = False
    pot: int = 0
    recent: tuple[int, ...] = ()
    lying: Chips | None = {}
    drawn: int = 0
    gathered: bool = False
    bring_in: bool = False
    uncompleted: bool = False
    chip: int = 0
    amount_open: bool = False
    lost: RaiseLost = ""
    bets: tuple[int, ...] = ()
    after_undercall: bool = False
    unheard: bool = False
    taken_up: bool = False

    def __post_init__(self) -> None:
        """Raise BadFacts for facts that no table can have."""
        for name in ("behind", "raise_by", "price", "staked", "pot", "chip"):
            amount = getattr(self, name)
            if not 0 <= amount <= STACK_MAX_CHIPS:
                raise BadFacts(
                    "fact-out-of-range", fact=name, least=0, most=STACK_MAX_CHIPS, came=amount
                )
        if self.players < 2 or self.behind == 0 or self.staked > self.price:
            raise BadFacts("cannot-act")
        if self.lies > 0 and not self.staked:
            raise BadFacts("lying-without-bet", came=self.lies)
        if self.lies > self.reach:
            raise BadFacts("lying-too-much", most=self.reach, came=self.lies)
        if above := [bet for bet in self.bets if not 0 < bet < self.price]:
            most = max(self.price - 1, 0)
            raise BadFacts(
                "fact-out-of-range", fact="bet_before", least=0, most=most, came=above[0]
            )
        if self.bet_to and not self.price < self.bet_to[0] <= self.bet_to[1] <= self.reach:
            raise BadFacts(
                "no-bet-between",
                least=self.price,
                most=self.reach,
                low=self.bet_to[0],
                high=self.bet_to[1],
            )

    @property
    def reach(self) -> int:
        """The total with all of the player's chips in."""
        return self.staked + self.behind

    @property
    def faced(self) -> bool:
        """Whether there is anything to call."""
        return self.price > self.staked

    @property
    def completes(self) -> int:
        """The total of a whole bet where less stands, 0 where there is none to complete.

        Less stands after a bring-in, or an all-in in fixed limit.
        """
        if self.bet_to is None:
            return 0
        least, _ = self.bet_to
        short = self.structure == "fixed-limit" and 0 < least - self.price < self.raise_by
        return least if self.bring_in or self.uncompleted or (self.faced and short) else 0

    @property
    def earlier(self) -> Chips:
        """The player's earlier chips on the table.

        Where their denominations are unknown, they are in the smallest chips, or chips of 1.
        """
        if self.lying is not None or not self.staked:
            return self.lying or {}
        return self.smallest(self.staked)

    def smallest(self, amount: int) -> Chips:
        """Return an amount in the smallest chips in play; in chips of 1 where unknown."""
        worth = self.chip if self.chip and amount % self.chip == 0 else 1
        return {worth: amount // worth}

    @property
    def lies(self) -> int:
        """The worth of the player's earlier chips on the table."""
        return value_of(self.earlier)

    @property
    def out(self) -> int:
        """The player's total of the street as it is on the table.

        It includes the change due, and excludes chips drawn in.
        """
        return max(self.staked, self.lies + self.drawn) - self.drawn

    @property
    def to_call(self) -> int:
        """The chips that matching the bet adds to those out, were the stack long enough.

        It is 0 or less where the earlier chips cover it.
        """
        return self.price - self.out

    def payable(self, amount: int) -> bool:
        """Whether an amount may be meant in chips as it is.

        The smallest chip can make it or, where that chip is unknown, it is at least half of the bet
        at stake.
        """
        if self.chip:
            return amount >= self.chip and amount % self.chip == 0
        least = self.bet_to[0] if self.bet_to else self.price
        return 2 * amount >= (self.price if self.faced else least)

    def match(self) -> Call | Check | BringIn:
        """Return the smallest action that keeps the player in."""
        if self.bring_in:
            return BringIn()
        return Call() if self.faced else Check()

    def raise_to(self, total: int) -> RaiseTo | Call | Check | BringIn:
        """Return a bet or raise to `total`, kept within bounds; a match where none is allowed."""
        if self.bet_to is None:
            return self.match()
        least, most = self.bet_to
        return RaiseTo(min(max(total, least), most))

    def total_of(self, action: object) -> int:
        """Return the player's total on this street after an action of the engine."""
        if isinstance(action, RaiseTo):
            return action.to
        if isinstance(action, Call | BringIn):
            return min(self.price, self.reach)
        return self.staked


_WAGERS = frozenset({"bet", "raise", "complete"})
_NO_CHIPS: Chips = {}


def facing_of(hand: Hand, lying: Chips | None = _NO_CHIPS) -> Facing:
    """Return the decision that the player to act in a hand of the engine faces.

    `lying` are the player's chips of this street that nobody has pulled in, None where all of them
    lie there in unknown chips. Raises BadFacts where nobody is asked to bet.
    """
    options = hand.options
    if options is None or not asked_to_bet(hand):
        raise BadFacts("nobody-asked-to-bet")
    view = hand.view()
    own = next(seat for seat in view.seats if seat.seat == options.seat)
    game = GAMES[view.game]
    chip = started(hand).chip
    street = acts_of_street(hand.events)
    wagers = [act for act in street if act.kind in _WAGERS]
    faced = options.call is not None or options.bring_in is not None
    first = len(street) == len(_acts(hand.events))
    opened = [view.blinds[1]] * (first and game.bring_in is None)
    return Facing(
        behind=own.stack,
        bet_to=options.bet_to,
        raise_by=hand.full_raise,
        price=hand.price if faced else own.bet,
        staked=own.bet,
        structure=game.limit,
        raised=any(act.kind == "raise" for act in street),
        blind=first and faced and not wagers and game.bring_in is None,
        players=sum(seat.status in ("in", "all-in") for seat in view.seats),
        pot=view.total,
        recent=(view.blinds[1], *(act.to for act in _acts(hand.events) if act.kind in _WAGERS)),
        lying=lying,
        bring_in=options.bring_in is not None,
        chip=chip if chip > 1 else 0,
        bets=tuple(bet for bet in (*opened, *(act.to for act in wagers)) if 0 < bet < hand.price)
        if faced
        else (),
        uncompleted=game.bring_in is not None and first and not wagers,
    )


def _acts(events: tuple[Event, ...]) -> list[Acted]:
    return [event for event in events if isinstance(event, Acted)]


def acts_of_street(events: tuple[Event, ...]) -> list[Acted]:
    """Return the acts of the players since the last cards of a street."""
    begun = [at for at, event in enumerate(events) if isinstance(event, BoardDealt | CardsDealt)]
    return _acts(events[begun[-1] :] if begun else events)
