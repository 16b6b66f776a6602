"""What bounties an event has: the terms under which it is announced."""

from typing import Literal

import msgspec

from ruleone.tournament.terms.payouts import SHARES_WHOLE, share_out

BountyKind = Literal["fixed", "progressive", "mystery"]
"""`fixed`: who knocks a player out has his bounty. `progressive`: he has a part of it at once, and
the rest goes onto his own head. `mystery`: in the mystery stage he opens an envelope."""


class BountyTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What each entry puts up beside the buy-in: `amount`, in the unit of the prizes.

    A progressive bounty pays `at_once` of itself, in hundredths of a percent; where that is no
    whole unit `odd_unit` says which part has the odd one. A mystery bounty is won from the moment
    when all who are left are paid, or at the final table, as `stage` says; all that was put up then
    lies in as many envelopes as players are left. `envelopes` are pairs, the best first: so many of
    them with this share of the whole each, taken in proportion; the last share is that of all the
    others.
    """

    kind: BountyKind
    amount: int
    at_once: int = SHARES_WHOLE
    odd_unit: Literal["paid", "head"] = "paid"
    stage: Literal["money", "final-table"] = "money"
    envelopes: tuple[tuple[int, int], ...] = ((1, 1),)

    @property
    def is_mystery(self) -> bool:
        """Whether bounties lie in envelopes."""
        return self.kind == "mystery"

    def parts(self, won: int) -> tuple[int, int]:
        """What of a bounty is paid at once, and what goes onto the winner's own head."""
        if self.kind != "progressive":
            return won, 0
        odd = won * self.at_once % SHARES_WHOLE > 0 and self.odd_unit == "paid"
        paid = won * self.at_once // SHARES_WHOLE + odd
        return paid, won - paid

    def amounts(self, pool: int, count: int) -> tuple[int, ...]:
        """What lies in so many envelopes, the largest first; it adds up to the pool."""
        shares = [share for times, share in self.envelopes for _ in range(times)]
        shares += [self.envelopes[-1][1]] * (count - len(shares))
        return tuple(sorted(share_out(pool, shares[:count]), reverse=True))
