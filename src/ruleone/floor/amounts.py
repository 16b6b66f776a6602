"""What an amount that was said may mean, and who decides where it may mean several."""

from collections.abc import Sequence

from ruleone.floor.declaration import Amount
from ruleone.floor.facing import Facing
from ruleone.floor.ruling import Betting, Reading, Reason
from ruleone.floor.settle import acts, asks, because, choice, within
from ruleone.floor.silent import half, short
from ruleone.rulebook import Edition


def raised_by_words(
    book: Edition, facing: Facing, amount: Amount, pushed: int, *reasons: Reason
) -> Reading:
    """A bet or raise that was declared with an amount: a total, unless "more" was said. Under the
    least it is the least, as the word binds."""
    if facing.bet_to is None or facing.bet_to[0] == facing.bet_to[1]:
        only = facing.bet_to[0] if facing.bet_to else 0
        return within(book, facing, only, pushed, *reasons)
    totals = _totals(facing, amount)
    if not totals:
        why = because("which-amount", book.cite("unclear_bet.policy"), amount=facing.bet_to[0])
        return asks(*reasons, why, bound=choice(facing, facing.raise_to(0)))
    if len(totals) > 1:
        meant: dict[int, Betting] = {total: facing.raise_to(total) for total in totals}
        return unclear_amount(book, facing, meant, pushed, *reasons)
    name = "raise.amount-said" if amount.by else "raise.total-said"
    if not facing.price:
        name = "verbal.kinds"
    said = because("amount-said", book.cite(name), amount=totals[0])
    return within(book, facing, totals[0], pushed, *reasons, said)


def as_chips(book: Edition, facing: Facing, amount: Amount, pushed: int) -> Reading:
    """An amount alone is what the same chips in silence would be. With chips in already it may be
    the whole or what is added: what is no legal amount is no meaning."""
    bare = because("amount-as-chips", book.cite("verbal.bare-amount"))
    if amount.by:
        why = because("which-amount", book.cite("unclear_bet.policy"), amount=facing.price)
        raised = choice(facing, facing.raise_to(facing.price + amount.values[0]))
        matched = choice(facing, facing.match())
        return asks(bare, why, choices=(matched, raised), proposed=matched)
    bases = {facing.staked, 0}
    totals = sorted({base + value for base in bases for value in amount.values})
    if len(amount.values) > 1:
        literal = {base + amount.number for base in bases} & {*totals}
        enough = [total for total in totals if _reasonable(facing, total)]
        totals = [total for total in enough if total in literal] or enough
        if not totals:
            why = because("which-amount", book.cite("unclear_bet.policy"), amount=facing.price)
            return asks(bare, why, choices=(choice(facing, facing.match()),))
    enough = [total for total in totals if total >= min(facing.price, facing.reach)]
    if not enough:
        return short(book, facing, max(pushed, totals[-1] - facing.staked))
    meant: dict[int, Betting] = {}
    results = {total: _judged(book, facing, total, pushed, bare) for total in enough}
    for total, result in results.items():
        if result.action is not None and result.action not in meant.values():
            meant[total] = result.action
    if len(meant) == 1:
        return results[next(iter(meant))]
    return unclear_amount(book, facing, meant, pushed, bare)


def unclear_amount(
    book: Edition, facing: Facing, meant: dict[int, Betting], pushed: int, *reasons: Reason
) -> Reading:
    """An amount with several legal meanings, total -> action: the lesser one, or the dealer asks
    and then the floor decides (unclear_bet.policy), with one proposed (unclear_bet.proposal)."""
    lesser = meant[min(meant)]
    policy = book.cite("unclear_bet.policy")
    if book.choice("unclear_bet.policy") == "lesser-value":
        least = because("lesser-value", policy, amount=min(meant))
        return acts(book, facing, lesser, pushed, *reasons, least)
    proposed, why = lesser, "lesser-proposed"
    if book.choice("unclear_bet.proposal") == "by-factors":
        total = _spoken_for(facing, sorted(meant))
        if total != min(meant):
            proposed, why = meant[total], "factors-speak"
    return asks(
        *reasons,
        because("several-meanings", policy),
        because(why, book.cite("unclear_bet.proposal"), amount=facing.total_of(proposed)),
        choices=tuple(choice(facing, action) for action in meant.values()),
        proposed=choice(facing, proposed),
        bound=choice(facing, lesser),
    )


def _totals(facing: Facing, amount: Amount) -> Sequence[int]:
    """The totals that a declared bet or raise may mean; where it may be several, the legal ones,
    and the number itself alone where that is legal."""
    base = facing.price if amount.by else 0
    totals = [base + value for value in amount.values]
    if len(totals) == 1:
        return totals
    legal = [total for total in totals if _reasonable(facing, total, raising=True)]
    literal = base + amount.number
    return [literal] if literal in legal and literal in totals else legal


def _reasonable(facing: Facing, total: int, *, raising: bool = False) -> bool:
    """Whether a total may be legal: a call, or a bet or raise that his stack can make."""
    if not raising and facing.faced and total == facing.price:
        return True
    return facing.bet_to is not None and facing.bet_to[0] <= total <= facing.reach


def _judged(book: Edition, facing: Facing, total: int, pushed: int, bare: Reason) -> Reading:
    """One meaning of an amount alone, as chips in silence."""
    if facing.faced and (total == facing.price or facing.reach <= facing.price):
        called = because("exact-call", book.cite("call.ways"), amount=facing.price)
        return acts(book, facing, facing.match(), pushed, bare, called)
    judge = half if facing.price else within
    return judge(book, facing, total, pushed, bare)


def _spoken_for(facing: Facing, totals: Sequence[int]) -> int:
    """The greatest total that the pot could bear and that is nearest to the recent bets, by ratio;
    the least where none is both."""
    last = facing.recent[-1] if facing.recent else facing.price or facing.raise_by or 1
    near = min(totals, key=lambda total: max(total, last) / max(1, min(total, last)))
    return near if near <= facing.pot else totals[0]
