"""What an amount that was said may mean, and who decides where it may mean several."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from ruleone.floor.bet_faced import Facing
from ruleone.floor.declaration import Amount
from ruleone.floor.ruling import Betting, Reading, Reason
from ruleone.floor.silent import half, short
from ruleone.floor.verdict import acts, asks, because, choice, within
from ruleone.rulebook import Edition

Judge = Callable[[int], bool]
"""Of a total: whether it is something."""


def raised_by_words(
    book: Edition, facing: Facing, amount: Amount, pushed: int, *reasons: Reason
) -> Reading:
    """A bet or raise that was declared with an amount: a total, unless "more" was said. Under the
    least it is the least, as the word binds."""
    if facing.bet_to is None or facing.bet_to[0] == facing.bet_to[1]:
        return within(book, facing, facing.reach, pushed, *reasons)
    base = facing.price if amount.by else 0
    if amount.either:
        return _by_or_to(book, facing, amount, pushed, *reasons)
    legal = partial(_may_bet, facing)
    fits = facing.price.__lt__ if facing.price and not amount.by else legal
    totals = _meanings(facing, amount, [base], fits=fits, legal=legal)
    if not totals:
        why = because("which-amount", book.cite("unclear_bet.policy"), amount=facing.bet_to[0])
        return asks(*reasons, why, bound=choice(facing, facing.raise_to(0)))
    if len(totals) > 1:
        actions = ((total, facing.raise_to(total)) for total in totals)
        return unclear_amount(book, facing, actions, pushed, *reasons)
    name = "raise.amount-said" if amount.by else "raise.total-said"
    if not facing.price:
        name = "verbal.kinds"
    said = because("amount-said", book.cite(name), amount=totals[0])
    return within(book, facing, totals[0], pushed, *reasons, said)


def _by_or_to(
    book: Edition, facing: Facing, amount: Amount, pushed: int, *reasons: Reason
) -> Reading:
    """A raise whose amount may be the whole or what is added: asked about, unless one action comes
    of both."""
    readings = [
        raised_by_words(book, facing, replace(amount, either=False, by=by), pushed, *reasons)
        for by in (False, True)
    ]
    meant: dict[int, Betting] = {}
    for each in readings:
        for one in (each.ruled,) if each.ruled else each.choices:
            if one.action is not None:
                meant[one.amount] = one.action
    if len(meant) < len(readings):
        return readings[0]
    why = because("by-or-to", book.cite("verbal.readings"), amount=amount.values[0])
    return unclear_amount(book, facing, sorted(meant.items()), pushed, *reasons, why)


def as_chips(book: Edition, facing: Facing, amount: Amount, pushed: int) -> Reading:
    """An amount alone is what the same chips in silence would be; "two thousand more" is a raise by
    so much. With chips in already it may be the whole or what is added: what is no legal amount is
    no meaning."""
    if amount.by:
        return raised_by_words(book, facing, amount, pushed)
    bare = because("amount-as-chips", book.cite("verbal.bare-amount"))
    doubt = because("which-amount", book.cite("unclear_bet.policy"), amount=facing.price)
    matched = choice(facing, facing.match())

    def enough(total: int) -> bool:
        return total >= min(facing.price, facing.reach) if facing.faced else _may_bet(facing, total)

    def legal(total: int) -> bool:
        return _may_bet(facing, total) or (facing.faced and total == facing.price)

    bases = sorted({0, facing.out})
    totals = _meanings(facing, amount, bases, fits=enough, legal=legal)
    bets = [total for total in totals if enough(total) or not facing.faced]
    if not totals or (len(amount.scales) > 1 and bets and bets != totals):
        return asks(bare, doubt, choices=(matched,))
    if not bets:
        return short(book, facing, totals[-1], pushed)
    results = {total: _as_silent(book, facing, total, pushed, bare) for total in bets}
    actions = [(total, each.action) for total, each in results.items() if each.action is not None]
    if len({action for _, action in actions}) == 1:
        return results[bets[0]]
    return unclear_amount(book, facing, actions, pushed, bare)


def unclear_amount(
    book: Edition,
    facing: Facing,
    meant: Iterable[tuple[int, Betting]],
    pushed: int,
    *reasons: Reason,
) -> Reading:
    """An amount with several meanings, (total, action) in ascending order: the lesser one, or the
    dealer asks and then the floor decides (unclear_bet.policy), with one proposed
    (unclear_bet.proposal)."""
    total_of: dict[Betting, int] = {}
    for total, action in meant:
        total_of.setdefault(action, total)
    lesser, *_ = total_of
    policy = book.cite("unclear_bet.policy")
    if book.choice("unclear_bet.policy") == "lesser-value" or len(total_of) == 1:
        least = because("lesser-value", policy, amount=total_of[lesser])
        return acts(book, facing, lesser, pushed, *reasons, least)
    proposed, why = lesser, "lesser-proposed"
    if book.choice("unclear_bet.proposal") == "by-factors":
        proposed = _spoken_for(facing, total_of)
        why = "lesser-proposed" if proposed == lesser else "factors-speak"
    return asks(
        *reasons,
        because("several-meanings", policy),
        because(why, book.cite("unclear_bet.proposal"), amount=facing.total_of(proposed)),
        choices=tuple(choice(facing, action) for action in total_of),
        proposed=choice(facing, proposed),
        bound=choice(facing, lesser),
    )


def _meanings(
    facing: Facing, amount: Amount, bases: Sequence[int], *, fits: Judge, legal: Judge
) -> list[int]:
    """The totals that a number may mean on top of each base, ascending.

    A bare number means itself where that fits. Else it means what it is worth in hundreds or
    thousands, as far as that is legal, and itself only where chips can make it.
    """
    if len(amount.scales) == 1:
        return sorted(base + amount.values[0] for base in bases)
    literal = [base + amount.number for base in bases if 1 in amount.scales]
    if fitting := [total for total in literal if fits(total)]:
        return fitting
    scaled = {base + amount.number * scale for base in bases for scale in amount.scales}
    payable = literal if facing.payable(amount.number) else []
    return sorted({*filter(legal, scaled), *payable})


def _may_bet(facing: Facing, total: int) -> bool:
    """Whether his stack can make this a bet or raise of the least or more."""
    return facing.bet_to is not None and facing.bet_to[0] <= total <= facing.reach


def _as_silent(book: Edition, facing: Facing, total: int, pushed: int, bare: Reason) -> Reading:
    """One meaning of an amount alone, as chips in silence."""
    if facing.faced and (total == facing.price or facing.reach <= facing.price):
        called = because("exact-call", book.cite("call.ways"), amount=facing.price)
        return acts(book, facing, facing.match(), pushed, bare, called)
    judge = half if facing.price else within
    return judge(book, facing, total, pushed, bare)


def _spoken_for(facing: Facing, total_of: dict[Betting, int]) -> Betting:
    """The meaning that is nearest to the latest bet, by ratio, if the pot could bear it; else the
    lesser one."""
    last = max(1, facing.recent[-1] if facing.recent else facing.price or facing.raise_by)

    def ratio(action: Betting) -> float:
        total = max(1, total_of[action])
        return max(total, last) / min(total, last)

    near = min(total_of, key=ratio)
    return near if total_of[near] <= facing.pot else next(iter(total_of))
