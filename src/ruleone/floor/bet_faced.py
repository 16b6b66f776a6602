"""What the player to act faces: the bet, his chips, and what the betting allows him.

What the player to act in a hand of the engine faces.
"""

from typing import Literal

import msgspec

from ruleone.dealing import GAMES, BringIn, Call, Check, Event, Hand, RaiseTo
from ruleone.dealing.events import Acted, BoardDealt, CardsDealt
from ruleone.dealing.game import Limit
from ruleone.floor.facts import Chips, value_of
from ruleone.floor.hand_stage import asked_to_bet, started
from ruleone.floor.invalid_facts import BadFacts
from ruleone.limits import STACK_MAX_CHIPS

RaiseLost = Literal["", "out_of_turn.changed_options", "out_of_turn.skipped_hand"]
"""The option by which a player has lost his right to raise; empty where he has not."""


class Facing(msgspec.Struct, frozen=True, kw_only=True):
    """What stands before the player to act. All amounts are chips, totals of this street.

    `price` is what must be matched, `staked` what he has in already and `behind` what he has left;
    `bet_to` bounds his bet or raise as `Options` does, None where he may not make one, and
    `raise_by` is what a full raise adds. `raised` says that the bet is no opening bet any more,
    `blind` that it is the posted big blind. `players` are the hands still in, his own included.
    `pot` is all in the middle and in front; `recent` the bets and raises before this one, latest
    last. `lying` are his earlier chips of the street, by denomination, where nobody has pulled them
    in; None where all that he has in lies there, in chips that nobody told. What they are worth
    above his stake is change due to him. `drawn` is what he has drawn in of them at this turn, no
    part of `lying` any more; `gathered` says that he pushes them as one with new ones. `bring_in`
    says that he has the bring-in of stud to put in, `uncompleted` that it stands. `chip` is the
    smallest in play, 0 where nobody told. `amount_open` says that a bet or raise was declared
    before him whose amount is not clear yet, `lost` by which option he may only call or fold.
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

    def __post_init__(self) -> None:
        """Refuse facts that no table can have: BadFacts."""
        for name in ("behind", "raise_by", "price", "staked", "pot", "chip"):
            amount = getattr(self, name)
            if not 0 <= amount <= STACK_MAX_CHIPS:
                raise BadFacts(
                    "fact-out-of-range", fact=name, least=0, most=STACK_MAX_CHIPS, came=amount
                )
        if self.players < 2 or self.behind == 0 or self.staked > self.price:
            raise BadFacts("cannot-act")
        most = self.reach if self.staked else 0
        if self.lies > most:
            raise BadFacts("lying-too-much", most=most, came=self.lies)
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
        """The total with all his chips in."""
        return self.staked + self.behind

    @property
    def faced(self) -> bool:
        """Whether there is anything to call."""
        return self.price > self.staked

    @property
    def completes(self) -> int:
        """The total of a whole bet where less stands: a bring-in, or an all-in in fixed limit; 0
        where there is none to complete."""
        if self.bet_to is None:
            return 0
        least, _ = self.bet_to
        short = self.structure == "fixed-limit" and 0 < least - self.price < self.raise_by
        return least if self.bring_in or self.uncompleted or (self.faced and short) else 0

    @property
    def earlier(self) -> Chips:
        """His earlier chips that lie there; in the smallest chips, or chips of 1, where nobody told
        their denominations."""
        if self.lying is not None or not self.staked:
            return self.lying or {}
        return self.smallest(self.staked)

    def smallest(self, amount: int) -> Chips:
        """An amount in the smallest chips in play; in chips of 1 where nobody told those."""
        worth = self.chip if self.chip and amount % self.chip == 0 else 1
        return {worth: amount // worth}

    @property
    def lies(self) -> int:
        """What his earlier chips that lie there are worth."""
        return value_of(self.earlier)

    @property
    def out(self) -> int:
        """His total of the street as it is on the table: the change due to him is in it, and not
        what he has drawn in."""
        return max(self.staked, self.lies + self.drawn) - self.drawn

    @property
    def to_call(self) -> int:
        """What matching the bet adds to what is out, were his stack long enough; 0 or less where
        his earlier chips cover it."""
        return self.price - self.out

    def payable(self, amount: int) -> bool:
        """Whether an amount may be meant in chips as it is: the smallest chip can make it or, where
        nobody told that chip, it is at least half of what is at stake."""
        if self.chip:
            return amount >= self.chip and amount % self.chip == 0
        least = self.bet_to[0] if self.bet_to else self.price
        return 2 * amount >= (self.price if self.faced else least)

    def match(self) -> Call | Check | BringIn:
        """The least action that keeps him in."""
        if self.bring_in:
            return BringIn()
        return Call() if self.faced else Check()

    def raise_to(self, total: int) -> RaiseTo | Call | Check | BringIn:
        """A bet or raise to `total`, kept within what is allowed; a match where none is."""
        if self.bet_to is None:
            return self.match()
        least, most = self.bet_to
        return RaiseTo(min(max(total, least), most))

    def total_of(self, action: object) -> int:
        """What he has in on this street after an action of the engine."""
        if isinstance(action, RaiseTo):
            return action.to
        if isinstance(action, Call | BringIn):
            return min(self.price, self.reach)
        return self.staked


_WAGERS = frozenset({"bet", "raise", "complete"})
_NO_CHIPS: Chips = {}


def facing_of(hand: Hand, lying: Chips | None = _NO_CHIPS) -> Facing:
    """What the player to act faces; `lying` are his chips of this street that nobody has pulled in,
    None where all of them lie there in chips that nobody told.

    Raises BadFacts where nobody is asked to bet.
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
        uncompleted=game.bring_in is not None and first and not wagers,
    )


def _acts(events: tuple[Event, ...]) -> list[Acted]:
    return [event for event in events if isinstance(event, Acted)]


def acts_of_street(events: tuple[Event, ...]) -> list[Acted]:
    """What the players did since the last cards of a street."""
    begun = [at for at, event in enumerate(events) if isinstance(event, BoardDealt | CardsDealt)]
    return _acts(events[begun[-1] :] if begun else events)
