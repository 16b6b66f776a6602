"""Readings of declarations, with the chips that follow, and of amounts with several meanings."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from ruleone.dealing.actions import Fold
from ruleone.floor.bet_faced import Facing
from ruleone.floor.declaration import Amount, Declaration
from ruleone.floor.facts import Chips, count_of, together, value_of
from ruleone.floor.ruling import Betting, Choice, Reading, Reason
from ruleone.floor.silent import half, short, silent
from ruleone.floor.verdict import acts, asks, because, choice, floor_decides, strung, within
from ruleone.rulebook import Edition

Judge = Callable[[int], bool]
"""Predicate on a total."""


def raised_by_words(
    book: Edition, facing: Facing, amount: Amount, pushed: int, *reasons: Reason
) -> Reading:
    """Read a bet or raise declared with an amount: a total, unless "more" was said.

    Below the minimum it is the minimum, as the word binds.
    """
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
    """Read a raise whose amount may be the total or the addition.

    It is asked about, unless one action comes of both.
    """
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
    """Read an amount alone as the same chips in silence.

    "Two thousand more" is a raise by that amount. With chips in already it may be the total or the
    addition: an amount that is not legal cannot be meant.
    """
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
    """Read an amount with several meanings, (total, action) in ascending order.

    By unclear_bet.policy it is the lesser one, or the highest that is no more than the pot. Else
    the dealer asks and the floor decides, with one proposed (unclear_bet.proposal).
    """
    total_of: dict[Betting, int] = {}
    for total, action in meant:
        total_of.setdefault(action, total)
    lesser, *_ = total_of
    policy = book.cite("unclear_bet.policy")
    if book.choice("unclear_bet.policy") == "lesser-value" or len(total_of) == 1:
        least = because("lesser-value", policy, amount=total_of[lesser])
        return acts(book, facing, lesser, pushed, *reasons, least)
    if book.choice("unclear_bet.policy") == "highest-within-pot":
        within_pot = [each for each, total in total_of.items() if total <= facing.pot]
        told = {"pot": facing.pot}
        if within_pot:
            total = total_of[within_pot[-1]]
            highest = because("highest-within-pot", policy, amount=total, **told)
            return acts(book, facing, within_pot[-1], pushed, *reasons, highest)
        # The document says nothing of amounts that are all higher.
        none = because("none-within-pot", policy, amount=total_of[lesser], **told)
        none = replace(none, citation=replace(policy, basis="ours"))
        return acts(book, facing, lesser, pushed, *reasons, none)
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
    """Return the totals that a number may mean on top of each base, ascending.

    A bare number means itself where that fits. Else it means its hundreds or thousands, as far as
    that is legal, and itself only where chips can make it.
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
    """Whether the stack can make this total a bet or raise of at least the minimum."""
    return facing.bet_to is not None and facing.bet_to[0] <= total <= facing.reach


def _as_silent(book: Edition, facing: Facing, total: int, pushed: int, bare: Reason) -> Reading:
    """Read one meaning of an amount alone, as chips in silence (tda2024-43A.4)."""
    if facing.faced and (total == facing.price or facing.reach <= facing.price):
        called = because("exact-call", book.cite("call.ways"), amount=facing.price)
        return acts(book, facing, facing.match(), pushed, bare, called)
    judge = half if facing.price else within
    return judge(book, facing, total, pushed, bare)


def _spoken_for(facing: Facing, total_of: dict[Betting, int]) -> Betting:
    """Return the meaning nearest to the latest bet, by ratio, if the pot could bear it.

    Else it is the lesser one.
    """
    last = max(1, facing.recent[-1] if facing.recent else facing.price or facing.raise_by)

    def ratio(action: Betting) -> float:
        total = max(1, total_of[action])
        return max(total, last) / min(total, last)

    near = min(total_of, key=ratio)
    return near if total_of[near] <= facing.pot else next(iter(total_of))


def declared(book: Edition, facing: Facing, said: Declaration, motions: Sequence[Chips]) -> Reading:
    """Read a declaration with the motions of chips after it.

    Chips complete a bet or raise whose amount was not said, and else change nothing.
    """
    if not said.official:
        return _unofficial(book, facing, said, motions)
    pushed = value_of(together(motions))
    match said.verb:
        case "fold":
            return _fold(book, facing, pushed)
        case "no-call" if facing.faced:
            return _fold(book, facing, pushed)
        case "no-call":
            return silent(book, facing, motions) if motions else unclear(book, facing)
        case "check":
            return _check(book, facing, motions)
        case "call":
            return _call(book, facing, said, pushed)
        case "all-in":
            reason = because("all-in", book.cite("betting.all-in"), amount=facing.reach)
            return within(book, facing, facing.reach, pushed, reason)
        case "pot":
            return _pot(book, facing, said, motions)
        case "complete":
            return _complete(book, facing, pushed)
        case "bring-in" if facing.bring_in:
            due = because("bring-in", book.cite("stud.bring-in"), amount=facing.price)
            return acts(book, facing, facing.match(), pushed, due)
        case "bring-in":
            return unclear(book, facing)
        case "times":
            return _times(book, facing, said)
        case "conditional":
            return _conditional(book, facing)
        case "unclear":
            return unclear(book, facing)
    if said.verb == "amount" and said.amount is None:
        return unclear(book, facing)
    if said.amount is not None:
        if said.verb == "raise" or (said.verb == "bet" and not facing.faced):
            return raised_by_words(book, facing, said.amount, pushed)
        return as_chips(book, facing, said.amount, pushed)
    if said.least and not (said.verb == "bet" and facing.faced):
        least = because("least-said", book.cite("verbal.kinds"))
        return within(book, facing, facing.bet_to[0] if facing.bet_to else 0, pushed, least)
    if said.verb == "bet" and facing.faced:
        return _bet_against_bet(book, facing, motions)
    return _general(book, facing, motions, raised=said.verb == "raise")


def unclear(book: Edition, facing: Facing) -> Reading:
    """Read words or gestures unknown to the book.

    The dealer asks, at the player's risk (house-3.3, tda2024-3.3).
    """
    why = because("unclear", book.cite("verbal.unofficial"))
    return asks(why, choices=_any_action(facing))


def _fold(book: Edition, facing: Facing, pushed: int) -> Reading:
    if facing.bring_in:
        due = because("bring-in", book.cite("stud.bring-in"), amount=facing.price)
        must = choice(facing, facing.match())
        return asks(due, choices=(must,), bound=must)
    if facing.faced:
        return acts(book, facing, Fold(), pushed, because("said-fold", book.cite("betting.fold")))
    rule = book.cite("fold.facing_check_binding")
    if book.flag("fold.facing_check_binding"):
        return acts(book, facing, Fold(), pushed, because("fold-binds", rule), penalty=True)
    return asks(because("fold-for-nothing", rule), choices=_any_action(facing), penalty=True)


def _check(book: Edition, facing: Facing, motions: Sequence[Chips]) -> Reading:
    """Read a check: against a bet it is not an action, and chips that follow decide.

    It may take the raise from the player (verbal.invalid_check).
    """
    if not facing.faced:
        said = because("said-check", book.cite("betting.check"))
        return acts(book, facing, facing.match(), value_of(together(motions)), said)
    cannot = because("cannot-check", book.cite("betting.no-check"), to_call=facing.to_call)
    if check_binds(book, facing):
        facing = replace(facing, bet_to=None, lost="verbal.invalid_check")
        rule = book.cite("verbal.invalid_check")
        cannot = because("check-facing-bet", rule, to_call=facing.to_call)
        if not motions:
            return asks(cannot, choices=(choice(facing, facing.match()), choice(facing, Fold())))
    if motions:
        chips = silent(book, facing, motions)
        return replace(chips, reasons=(cannot, *chips.reasons))
    return asks(cannot, choices=_any_action(facing))


def check_binds(book: Edition, facing: Facing) -> bool:
    """Whether a player who says check here may only call or fold (verbal.invalid_check)."""
    left = book.choice("verbal.invalid_check") == "call-or-fold"
    return left and facing.faced and not facing.bring_in


def _call(book: Edition, facing: Facing, said: Declaration, pushed: int) -> Reading:
    """Read a call by word (tda2024-41A).

    "Call all-in" is a call where the call takes the whole stack, or no raise is open. Else the
    dealer asks whether the player calls an all-in or goes all-in.
    """
    if not facing.faced:
        nothing = because("nothing-to-call", book.cite("verbal.invalid-call"))
        return acts(book, facing, facing.match(), pushed, nothing)
    whole = min(facing.price, facing.reach)
    called = because("said-call", book.cite("call.said"), amount=whole)
    if said.all_in and facing.bet_to is not None:
        why = because("call-or-all-in", book.cite("verbal.unofficial"), amount=whole)
        held = choice(facing, facing.match())
        both = (held, choice(facing, facing.raise_to(facing.reach)))
        return asks(why, choices=both, proposed=held, bound=held)
    return acts(book, facing, facing.match(), pushed, called)


def _bet_against_bet(book: Edition, facing: Facing, motions: Sequence[Chips]) -> Reading:
    """Read "bet" without an amount against a bet: chips that follow decide."""
    why = because("bet-against-bet", book.cite("verbal.readings"), amount=facing.price)
    if motions:
        chips = silent(book, facing, motions)
        return replace(chips, reasons=(why, *chips.reasons))
    return asks(why, choices=_any_action(facing))


def _pot(book: Edition, facing: Facing, said: Declaration, motions: Sequence[Chips]) -> Reading:
    """Read "pot", a word of pot-limit; elsewhere it only binds (verbal.pot_in_nl)."""
    pushed = value_of(together(motions))
    if facing.bet_to is None or facing.bet_to[0] == facing.bet_to[1]:
        return _general(book, facing, motions)
    if facing.structure == "pot-limit" and not said.part:
        pot = because("pot-said", book.cite("verbal.terms"), amount=facing.bet_to[1])
        return within(book, facing, facing.bet_to[1], pushed, pot)
    if motions:
        return replace(_general(book, facing, motions), penalty=True)
    least = facing.raise_to(0)
    amount = facing.bet_to[0]
    if not facing.price:
        binds = because("pot-binds-bet", book.cite("verbal.pot_in_nl"), amount=amount)
        return asks(binds, bound=choice(facing, least), penalty=True)
    if book.choice("verbal.pot_in_nl") == "min-bet-or-raise":
        against = because("pot-binds-raise", book.cite("verbal.pot-against-bet"), amount=amount)
        return asks(against, bound=choice(facing, least), penalty=True)
    held = (choice(facing, least), choice(facing, facing.match()))
    why = because("pot-binds-bet", book.cite("verbal.pot_in_nl"), amount=amount)
    return floor_decides(why, choices=held, proposed=held[0], penalty=True)


def _complete(book: Edition, facing: Facing, pushed: int) -> Reading:
    """Read "complete", which makes a bet below it whole.

    It is the bring-in of stud, or in fixed limit an all-in short of a bet. A small blind completes
    it with a call.
    """
    if facing.completes:
        amount = facing.completes
        full = because("completes", book.cite("verbal.terms"), amount=amount)
        return within(book, facing, amount, pushed, full)
    if facing.faced and facing.staked and (facing.blind or not facing.raised):
        blind = because("completes-blind", book.cite("verbal.readings"), amount=facing.price)
        return acts(book, facing, facing.match(), pushed, blind)
    to_call = max(0, facing.price - facing.staked)
    whole = because("nothing-to-complete", book.cite("verbal.readings"), to_call=to_call)
    return asks(whole, choices=_any_action(facing, raises=True))


def _times(book: Edition, facing: Facing, said: Declaration) -> Reading:
    """Read double or triple, which the book does not have; the dealer asks.

    It may mean a raise to that many times a bet.
    """
    assert said.amount is not None
    why = because("unclear", book.cite("verbal.unofficial"))
    if not facing.price or facing.bet_to is None:
        return asks(why, choices=_any_action(facing, raises=True))
    likely = choice(facing, facing.raise_to(said.amount.number * facing.price))
    held = [one for one in _any_action(facing) if one != likely]
    return asks(why, choices=(likely, *held), proposed=likely)


def _conditional(book: Edition, facing: Facing) -> Reading:
    rule = book.cite("verbal.conditional")
    if book.choice("verbal.conditional") == "forbidden":
        return asks(because("conditional-void", rule), choices=_any_action(facing), penalty=True)
    open_choices = (Choice("binding"), Choice("not-binding"))
    why = because("conditional", rule)
    return floor_decides(why, choices=open_choices, proposed=open_choices[1], penalty=True)


def _general(
    book: Edition, facing: Facing, motions: Sequence[Chips], *, raised: bool = False
) -> Reading:
    """Read a bet or raise declared without an amount: the chips behind it give the amount.

    `raised` says that the word was raise, which is a bet where there is none.
    """
    pushed = value_of(together(motions))
    if facing.bet_to is None or facing.bet_to[0] == facing.bet_to[1]:
        least = facing.bet_to[0] if facing.bet_to else 0
        return within(book, facing, least, pushed)
    name = "verbal.invalid-raise" if raised and not facing.price else "call.said"
    said = because("said-raise", book.cite(name), amount=facing.bet_to[0])
    if not motions:
        return asks(said, bound=choice(facing, facing.raise_to(0)))
    first = facing.out + value_of(motions[0])
    further = book.number("raise.further_motions")
    counted = value_of(together(motions[: 1 + further]))
    whole = facing.out + counted
    if first == facing.price and facing.faced:
        if len(motions) == 1:
            return asks(said, bound=choice(facing, facing.raise_to(0)))
        done = because("completed", book.cite("raise.further_motions"), amount=whole)
        beyond = strung(book, "raise.further_motions", pushed - counted)
        return within(book, facing, whole, pushed, done, *beyond)
    one = count_of(motions[0]) == 1
    if first >= facing.bet_to[0] or (one and first > facing.price):
        rule = "chip-bet.one-declared" if one else "raise.motions"
        total = because("chips-raise", book.cite(rule), amount=first)
        beyond = strung(book, "raise.motions", pushed - value_of(motions[0]))
        return within(book, facing, first, pushed, total, *beyond)
    off = book.cite("raise.declared_short_is_min")
    if facing.price and book.flag("raise.declared_short_is_min"):
        return within(book, facing, first, pushed, because("off-amount", off, amount=first))
    total = because("completed", off, amount=whole)
    return within(book, facing, whole, pushed, total)


def _unofficial(
    book: Edition, facing: Facing, said: Declaration, motions: Sequence[Chips]
) -> Reading:
    """Read unofficial words with a usual meaning: asked back, at the player's risk.

    With chips behind them the chips decide, where both do not say the same.
    """
    meant = declared(book, facing, replace(said, official=True), motions)
    why = because("unofficial", book.cite("verbal.unofficial"))
    if motions:
        chips = silent(book, facing, motions)
        if chips.action is None or chips.action == meant.action or meant.action is None:
            return replace(chips, reasons=(why, *chips.reasons))
        both = (choice(facing, chips.action), choice(facing, meant.action))
        return floor_decides(why, choices=both, proposed=both[0])
    if meant.action is None:
        return replace(meant, reasons=(why, *meant.reasons))
    likely = choice(facing, meant.action)
    return asks(why, choices=(likely, Choice("no-action")), proposed=likely)


def _any_action(facing: Facing, *, raises: bool = False) -> tuple[Choice, ...]:
    """Return the actions that a player may be held to after unclear words.

    The minimum bet or raise is among them where the words may mean one (`raises`).
    """
    if facing.bring_in:
        return (choice(facing, facing.match()),)
    actions: tuple[Betting, ...] = (facing.match(),)
    if raises and facing.bet_to is not None:
        actions = (*actions, facing.raise_to(0))
    if facing.faced:
        actions = (*actions, Fold())
    return (*(choice(facing, action) for action in actions), Choice("no-action"))
