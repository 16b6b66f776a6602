"""Chips without a word: one oversized chip, several chips, half a raise, too few chips."""

from collections.abc import Sequence
from math import ceil

from msgspec.structs import replace

from ruleone.dealing.actions import Fold
from ruleone.floor.bet_faced import Facing
from ruleone.floor.facts import Chips, count_of, together, value_of
from ruleone.floor.ruling import Choice, Reading, Reason
from ruleone.floor.verdict import (
    acts,
    because,
    choice,
    closed_to,
    floor_decides,
    strung,
    with_reason,
    within,
)
from ruleone.rulebook import Edition, stated

_NO_CHIPS: Chips = {}


def silent(book: Edition, facing: Facing, motions: Sequence[Chips]) -> Reading:
    """Read chips put out in these motions, at least one, with no word before.

    A raise must come in the motions that the edition allows (raise.motions); chips behind these
    only make up a call.
    """
    counted = together(motions[: book.number("raise.motions")])
    amount, pushed = value_of(counted), value_of(together(motions))
    further = strung(book, "raise.motions", pushed - amount)
    if not facing.faced:
        return _opening(book, facing, counted, pushed, *further)
    if amount < facing.to_call:
        # Chips of a further motion may complete a call, though not a raise.
        if pushed >= facing.to_call:
            called = because("exact-call", book.cite("call.ways"), amount=facing.price)
            beyond = strung(book, "raise.motions", pushed - facing.to_call)
            return acts(book, facing, facing.match(), pushed, called, *beyond)
        return short(book, facing, facing.out + pushed, pushed, together(motions))
    apart = _judged(book, facing, counted, facing.to_call, pushed, further)
    if not facing.lies:
        return _all_drawn(book, facing, counted, apart, pushed) if facing.drawn else apart
    whole = together([facing.earlier, counted])
    joined = _judged(book, facing, whole, facing.to_call + facing.lies, pushed, further)
    if facing.gathered:
        return _gathered(book, facing, joined, apart)
    return _beside_earlier(book, facing, joined, apart, pushed)


def _beside_earlier(
    book: Edition, facing: Facing, joined: Reading, apart: Reading, pushed: int
) -> Reading:
    """Read new chips beside those of an earlier bet (chip_bet.prior_chips).

    `apart` is the reading of the new ones alone, `joined` that of all that lies there. By case, all
    of it counts where a part was drawn in or the earlier chips cover the call; else the new ones
    decide.
    """
    if _has_cases(book):
        return _by_case(book, facing, joined, apart)
    policy = book.choice("chip_bet.prior_chips")
    covers = facing.out >= facing.price
    case, code = apart, "earlier-short"
    if covers or facing.drawn:
        case, code = joined, "earlier-cover" if covers else "earlier-partly-drawn"
    rule = book.cite("chip_bet.prior_chips")
    test = because(code, rule, amount=facing.lies)
    if policy == "by-case":
        return case if joined.action == apart.action else with_reason(case, test)
    offered = _distinct(facing, case, joined, apart)
    # A posted blind that lies there is no part of a new gesture.
    if len(offered) == 1 or (facing.blind and not facing.drawn):
        return apart
    lie = because("earlier-chips", rule, amount=facing.lies)
    if policy == "ignore":
        return with_reason(apart, lie)
    return floor_decides(lie, test, choices=offered, proposed=offered[0])


def _has_cases(book: Edition) -> bool:
    """Whether a document says how earlier and new chips count, case by case."""
    names = ("chip_bet.prior_chips", "chip-bet.prior-together")
    said = all(book.cite(name).basis == "document" for name in names)
    return said and book.choice("chip_bet.prior_chips") == "by-case"


def _by_case(book: Edition, facing: Facing, joined: Reading, apart: Reading) -> Reading:
    """Read new chips beside earlier ones by the cases of a document: see `_beside_earlier`."""
    covers = facing.out >= facing.price
    if not (covers or facing.drawn):
        left = because("prior-left", book.cite("chip_bet.prior_chips"), amount=facing.lies)
        return with_reason(apart, left)
    code = "prior-covers" if covers else "prior-partly-drawn"
    rule = book.cite("chip-bet.prior-together")
    return with_reason(joined, because(code, rule, amount=facing.lies))


def _all_drawn(book: Edition, facing: Facing, new: Chips, apart: Reading, pushed: int) -> Reading:
    """Read new chips after all the earlier ones were drawn in (chip_bet.prior_chips).

    One new chip in the place of earlier ones that covered the call is a bet of its value (ours).
    """
    if not _has_cases(book):
        return apart
    if facing.drawn < facing.price:
        back = because("prior-drawn", book.cite("chip_bet.prior_chips"), amount=facing.drawn)
        return with_reason(apart, back)
    rule = replace(book.cite("chip-bet.prior-together"), basis="ours")
    ours = because("prior-covered-drawn", rule, amount=facing.drawn)
    if count_of(new) > 1 or facing.lost or value_of(new) == facing.price:
        return with_reason(apart, ours)
    return half(book, facing, value_of(new), pushed, ours)


def _gathered(book: Edition, facing: Facing, joined: Reading, apart: Reading) -> Reading:
    """Read old and new chips as one push: all of them, or the floor decides.

    See chip_bet.combined_gesture.
    """
    code = "prior-gathered" if _has_cases(book) else "earlier-gathered"
    why = because(code, book.cite("chip_bet.combined_gesture"), amount=facing.lies)
    offered = _distinct(facing, joined, apart)
    if len(offered) == 1 or book.choice("chip_bet.combined_gesture") == "all-chips":
        return with_reason(joined, why)
    return floor_decides(why, choices=offered, proposed=offered[0])


def _distinct(facing: Facing, *readings: Reading) -> tuple[Choice, ...]:
    """Return the actions of these readings as choices, each once, in their order."""
    actions = dict.fromkeys(each.action for each in readings)
    return tuple(choice(facing, action) for action in actions if action is not None)


def short(
    book: Edition, facing: Facing, total: int, pushed: int, new: Chips = _NO_CHIPS
) -> Reading:
    """Read a total below the call, put out in the `new` chips or only said.

    It is all-in, tiny, to be made a full call, or for the floor (undercall.mandatory, house-IA-38).
    """
    amount = total - facing.out
    if total >= facing.reach:
        return acts(
            book,
            facing,
            facing.match(),
            pushed,
            because("all-in", book.cite("betting.all-in"), amount=facing.reach),
        )
    full = Choice("full-call", facing.match(), min(facing.price, facing.reach))
    meant = _meant(book, facing, new)
    given_up = (meant or total) - facing.staked
    forfeit = Choice("forfeit-and-fold", Fold(), given_up)
    if given_up <= 0:  # as much was pulled back as pushed
        forfeit = choice(facing, Fold())
    why = _of_meant(book, facing, meant, total)
    if facing.bring_in:
        return acts(
            book,
            facing,
            facing.match(),
            pushed,
            because("bring-in", book.cite("stud.bring-in"), amount=facing.price),
        )
    back = Choice("return-chips", None, amount)
    if facing.after_undercall and book.choice("undercall.chain") == "back-to-first":
        after = because("undercall-chain", book.cite("undercall.chain"))
        return floor_decides(after, *why, choices=(full, forfeit, back), proposed=full)
    if amount <= facing.price * book.fraction("undercall.tiny_share"):
        return floor_decides(
            because("tiny", book.cite("undercall.tiny_share"), amount=amount, price=facing.price),
            *why,
            choices=_offered(book, "undercall.tiny_share", full, forfeit, back),
            proposed=full,
            penalty=True,
        )
    rule = book.choice("undercall.mandatory")
    opening = facing.players == 2 or not facing.raised
    if rule == "always" or (rule == "heads-up-or-opening" and opening):
        reasons = [because("full-call", book.cite("undercall.mandatory"), amount=full.amount)]
        if facing.blind:
            reasons.append(because("blind-opens", book.cite("undercall.blind-opens")))
        return acts(book, facing, facing.match(), pushed, *reasons)
    return floor_decides(
        because("undercall", book.cite("undercall.discretion"), amount=amount, price=facing.price),
        *why,
        choices=_offered(book, "undercall.discretion", full, forfeit),
        proposed=full,
    )


def _meant(book: Edition, facing: Facing, new: Chips) -> int:
    """Return the earlier bet that one chip was meant to call, a total of the street; 0 for none.

    It is the highest one that the chip covers (undercall.forfeit).
    """
    if book.choice("undercall.forfeit") != "amount-meant" or count_of(new) != 1:
        return 0
    covered = facing.out + value_of(new)
    return max((bet for bet in facing.bets if facing.out < bet <= covered), default=0)


def _of_meant(book: Edition, facing: Facing, meant: int, total: int) -> tuple[Reason, ...]:
    """Return the reason why a fold forfeits less than the chip that was put out, if it does."""
    if not meant or meant == total:
        return ()
    rule, back = book.cite("undercall.forfeit"), total - meant
    return (because("undercall-meant", rule, amount=meant - facing.staked, rest=back),)


def _offered(book: Edition, decision: str, *choices: Choice) -> tuple[Choice, ...]:
    """Return the choices that the rule names; all of them where it names none."""
    named = stated(book, decision, "options")
    as_named = {"fold": "forfeit-and-fold"}
    return tuple(
        one for one in choices if named is None or as_named.get(one.code, one.code) in named
    )


def half(book: Edition, facing: Facing, total: int, pushed: int, *reasons: Reason) -> Reading:
    """Read a total above the call without a declared raise.

    It is a raise, a full raise if it is half of one or more, else a call.
    """
    if facing.bet_to is None or total >= facing.bet_to[0]:
        return within(book, facing, total, pushed, *reasons)
    least = facing.bet_to[0]
    base = _halved(book, facing)
    if total >= half_mark(book, facing):
        made = because("half-or-more", book.cite("raise.half"), amount=least, base=base)
        return within(book, facing, least, pushed, *reasons, made)
    below = because("below-half", book.cite("raise.below_half"), base=base)
    return acts(book, facing, facing.match(), pushed, *reasons, below)


def half_mark(book: Edition, facing: Facing) -> int:
    """Return the smallest total, in chips, that is half of a raise above the price (raise.half)."""
    return facing.price + ceil(book.fraction("raise.half") * _halved(book, facing))


def _halved(book: Edition, facing: Facing) -> int:
    """Return the amount of which half has to be added (raise.fifty_percent_base)."""
    by_raise = book.choice("raise.fifty_percent_base") == "min-raise"
    return facing.raise_by if by_raise else facing.price


def _opening(book: Edition, facing: Facing, chips: Chips, pushed: int, *further: Reason) -> Reading:
    """Read chips where no bet is faced: every chip counts into the bet."""
    total = facing.out + value_of(chips)
    one = count_of(chips) == 1
    name = "chip-bet.one-bets" if one else "chip-bet.every-chip-counts"
    counts = because("chips-bet", book.cite(name), amount=value_of(chips))
    # Behind a posted blind a raise takes half of one; without a price every chip counts.
    judge = half if facing.price else within
    return judge(book, facing, total, pushed, counts, *further)


def _judged(
    book: Edition,
    facing: Facing,
    chips: Chips,
    needed: int,
    pushed: int,
    further: tuple[Reason, ...],
) -> Reading:
    """Read chips that cover a call of `needed`: a call or a raise.

    Several chips raise where the smallest of them is not needed for the call (house-IA-45,
    tda2024-IA-45). Else they are a call, as an overchip is (tda2024-41C, tda2024-41D).
    """
    amount = value_of(chips)
    call = facing.match()
    if amount == needed:
        exact = because("exact-call", book.cite("call.ways"), amount=facing.price)
        return acts(book, facing, call, pushed, exact, *further)
    if count_of(chips) == 1:
        large = because("one-chip-calls", book.cite("chip-bet.one-calls"), amount=amount)
        return acts(book, facing, call, pushed, large, *further)
    if facing.lost:
        return acts(book, facing, call, pushed, closed_to(book, facing), *further)
    scope = book.choice("chip_bet.multi_scope")
    # Without its smallest chip it is no call: so nothing shows that a raise was meant.
    if (scope == "any" or len(chips) == 1) and amount - min(chips) < needed:
        every = because("every-chip-needed", book.cite("chip_bet.multi_scope"), chip=min(chips))
        return acts(book, facing, call, pushed, every, *further)
    total = facing.price + amount - needed
    if total == facing.reach and stated(book, "chip-bet.last-chips", "if") == "last-chips":
        last = because("last-chips", book.cite("chip-bet.last-chips"), amount=amount)
        return within(book, facing, total, pushed, last, *further)
    several = because("several-chips", book.cite("chip-bet.several-raise"), amount=amount)
    return half(book, facing, total, pushed, several, *further)
