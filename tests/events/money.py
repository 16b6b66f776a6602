"""The money of an event: prizes of one's own, a least prize, a guarantee; and the cage, which the
till of the room keeps where an event is charged. Reckoned here from what happened alone."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

from accounts import Accounts
from wrong import hold

from ruleone.cage import FEES, ISSUE, wallet
from ruleone.room.core.batch import Batch
from ruleone.room.core.books import Books
from ruleone.room.event.accounts import EventAccounts
from ruleone.tournament import EventConfig, EventState, TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.terms.payouts import (
    SHARES_WHOLE,
    OwnAmounts,
    OwnPayouts,
    OwnPlan,
    OwnShares,
    PayoutColumn,
)

EVENT: Final = "1"
GRANT: Final = 10**9
"""What each player has in his wallet when he comes: more than he can lose."""
CHARGED, OWN, LEAST, GUARANTEED = 1 / 6, 1 / 8, 1 / 10, 1 / 8
"""The shares of the events that are planned so."""


def planned_money(config: EventConfig, size: int, number: int) -> dict[str, Any]:
    """What an event of this number has of it."""
    throw = Random(f"money {number}")
    plan: dict[str, Any] = {}
    whole = max(1, size * config.buy_in)
    if throw.random() < CHARGED:
        plan |= {"charged": True, "fee": throw.choice((0, 1, max(1, config.buy_in // 10)))}
    if throw.random() < GUARANTEED:
        plan["guarantee"] = whole * throw.choice((1, 2, 3, 6)) // 2
    if throw.random() < OWN:
        plan["payouts"] = _own(size, whole, throw)
        if isinstance(plan["payouts"], OwnAmounts):
            plan["guarantee"] = plan["payouts"].total
    if throw.random() < LEAST:
        plan["least_prize"] = max(1, config.buy_in * throw.choice((1, 2, 3)))
    return plan


def _own(size: int, whole: int, throw: Random) -> OwnPayouts:
    """Payouts of one of the three kinds, for a field of up to so many."""
    kind = throw.randrange(3)
    if kind == 0:
        places = throw.choice((None, throw.randint(1, max(1, size // 3))))
        return OwnPlan(throw.choice((5, 15, 50)), places, throw.choice((1, 5, 10)))
    if kind == 1:
        wide = throw.randint(3, max(3, size))
        few = PayoutColumn(1, 2, ((1, SHARES_WHOLE),))
        some = PayoutColumn(3, wide, ((1, 5_000), (1, 3_000), (1, 2_000)))
        many = PayoutColumn(wide + 1, 2 * size + wide, _many(wide))
        return OwnShares((few, some, many))
    each = max(1, whole // throw.randint(2, 40))
    lower = max(1, size // throw.randint(4, 10))
    return OwnAmounts(((1, 4 * each), (1, 2 * each), (lower, each)))


def _many(fewer: int) -> tuple[tuple[int, int], ...]:
    """Shares of seven places where so many are always paid, else of two."""
    if fewer < 7:
        return ((1, 6_500), (1, 3_500))
    return ((1, 3_500), (1, 2_500), (1, 1_500), (4, 625))


class Money:
    """Follows the money of one event; `till` keeps the books where it is charged."""

    def __init__(self, config: EventConfig, seen: Counter[str]) -> None:
        self.config = config
        self.seen = seen
        self.books = Books(GRANT)
        self.till = EventAccounts(EVENT, config, self.books)
        self.won: Counter[str] = Counter()

    def hear(self, happened: Iterable[TournamentEvent], state: EventState) -> None:
        """A command did this: the till moves what is to be moved, as in the room."""
        if not self.config.charged:
            return
        batch = Batch(0)
        self.books.begin()
        for event in happened:
            self.till.note(event)
            self.till.follow(event, state, batch)
            match event:
                case e.BountyWon(shares=shares) | e.BountiesKept(kept=shares):
                    self.won.update({share.player: share.paid for share in shares})
                case _:
                    pass
        self.till.check(state)

    def closed(self, state: EventState, accounts: Accounts) -> None:
        """The event is over: what its prizes have to be, and where all money has come to."""
        self._prizes(state)
        if self.config.charged:
            self._cage(state, accounts)

    # prizes

    def _prizes(self, state: EventState) -> None:
        config, prizes = self.config, tuple(state.prizes)
        if state.pool > state.paid_in:
            hold("a guarantee is paid and no more", state.pool == config.guarantee, state.pool)
            self.seen["overlay"] += 1
        if config.satellite is not None or state.deal_made is not None:
            return
        hold("prizes never rise", list(prizes) == sorted(prizes, reverse=True), prizes)
        if config.least_prize:
            fits = prizes[0] == state.pool or min(prizes) >= config.least_prize
            hold("no prize is below the least", not prizes or fits, prizes)
            self.seen["a least prize"] += 1
        if isinstance(config.payouts, str):
            return
        self.seen["payouts of one's own"] += 1
        for place, due in enumerate(self._due(config.payouts, state), start=1):
            paid = prizes[place - 1] if place <= len(prizes) else 0
            hold("a place has its own share", abs(paid - due) < 1, (place, paid, float(due)))

    def _due(self, payouts: OwnPayouts, state: EventState) -> Iterator[float]:
        """What each place has of the pool to the unit, where that is a share of it alone."""
        if self.config.least_prize or isinstance(payouts, OwnPlan):
            return
        if isinstance(payouts, OwnShares):
            entries = state.entries
            column = next(
                one for one in payouts.columns if one.entrants_min <= entries <= one.entrants_max
            )
            weights = column.weights
        else:
            weights = payouts.weights
        # Who is out before entries close wins nothing, so no more places are paid than are left.
        later = self.config.entries_until or self.config.days
        for weight in (weights := weights[: len(state.prizes) if later else state.entries]):
            yield state.pool * weight / sum(weights)

    # the cage

    def _cage(self, state: EventState, accounts: Accounts) -> None:
        """All that was paid in has become prizes, fees and bounties, and the house has added what
        was missing of the guarantee."""
        self.books.count()
        ledger, config = self.books.ledger, self.config
        for kind in ("prizes", "bounties", "tickets"):
            hold("nothing is left in the event", not ledger.held(kind, EVENT), kind)
        paid = self._paid(accounts)
        prizes = Counter[str]()
        for one in (*state.results.values(), *state.earlier):
            prizes[one.player] += one.prize
        for player, cents in paid.items():
            has = GRANT - cents + prizes[player] + self.won[player]
            booked = ledger.balance(wallet(player))
            hold("a wallet has what was won and paid", booked == has, (player, booked, has))
        fees = config.fee * accounts.entered.total()
        hold("the house has its fees", ledger.balance(FEES) == fees, ledger.balance(FEES))
        known = sum(account.kind == "wallet" for account, _ in ledger)
        overlay = -ledger.balance(ISSUE) - GRANT * known
        hold("the house adds what is missing", overlay == state.pool - state.paid_in, overlay)
        out = sum(prizes.values()) + fees + self.won.total()
        hold("what is paid in is paid out", paid.total() == out - overlay, (paid.total(), out))
        self.seen["books closed"] += 1

    def _paid(self, accounts: Accounts) -> Counter[str]:
        """What each player has paid in all."""
        config, paid = self.config, Counter[str]()
        head = 0 if config.bounty is None else config.bounty.amount
        for player, entries in accounts.entered.items():
            paid[player] += entries * (config.buy_in + config.fee + head)
        for player, times in accounts.rebuys.items():
            assert config.rebuys is not None
            paid[player] += times * config.rebuys.price
        for player in accounts.add_ons:
            assert config.add_on is not None
            paid[player] += config.add_on.price
        return paid
