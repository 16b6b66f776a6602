"""Chips that were hidden, found later, carried out of view, or that nobody owns.

It also takes the facts of such chips from a hand of the engine.
"""

from collections import Counter
from collections.abc import Mapping

import msgspec

from ruleone.dealing import CorrectStack, Forfeit, GiveBack, Hand, KillHand, RestoreHand
from ruleone.dealing.events import (
    Acted,
    HandKilled,
    Intervened,
    Posted,
    PotAwarded,
    UncalledReturned,
)
from ruleone.floor.hand_stage import started
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, ChipsRuling, Choice, Remedy
from ruleone.floor.verdict import because, by
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Edition, stated


class AllInOver(msgspec.Struct, frozen=True, kw_only=True):
    """An all-in in a hand that is over.

    Its player is in `seat`. `winners` are those of the pots concerned, clockwise from the button.
    `behind` are each caller's chips behind the call, by seat, None where chips above the all-in
    went into another pot. `chip` is the smallest in play.
    """

    seat: int
    winners: tuple[int, ...]
    behind: Mapping[int, int] | None = None
    chip: int = 1


def found_behind(
    book: Edition, chips: int, *, all_in_won: bool | None, over: AllInOver | None = None
) -> ChipsRuling:
    """Rule on chips of an all-in player that turned up after the call.

    The floor decides whether they belong to the bet. If not, they are not paid for where the player
    won, and save nobody who lost. While the hand is on (`all_in_won` None) they lie aside. For an
    all-in that is `over`, the choices correct the stacks; chips taken out were in no stack.
    """
    _refuse_impossible(chips)
    found = because("found-behind", book.cite("chips.found"), amount=chips)
    if all_in_won is None:
        return ChipsRuling(reasons=(found, because("found-waits", book.cite("chips.found-aside"))))
    if all_in_won:
        unpaid_by = book.cite("chips.found-not-paid")
        corrected = () if over is None else by(unpaid_by, CorrectStack(over.seat, chips))
        unpaid = Choice("not-part-of-the-bet", amount=chips, cited=corrected)
        paid = () if over is None else by(book.cite("chips.found"), *_paid(chips, over))
        part = Choice("part-of-the-bet", amount=chips, cited=paid)
        return ChipsRuling(
            reasons=(found, because("found-not-paid", unpaid_by)),
            choices=(unpaid, part),
            proposed=part if stated(book, "chips.found-not-paid", "paid") else unpaid,
        )
    saves = book.cite("chips.found-save-nobody")
    to_winners = () if over is None else by(saves, *_shared(chips, over))
    awarded = Choice("award-to-caller", amount=chips, cited=to_winners)
    return ChipsRuling(
        reasons=(found, because("found-save-nobody", saves)),
        choices=(awarded, Choice("take-out", amount=chips)),
        proposed=awarded,
    )


def out_of_view(book: Edition, chips: int, seat: int | None = None) -> ChipsRuling:
    """Rule on chips that a player held or carried out of view: they are removed from play.

    They come out of the stack in `seat` where it includes them.
    """
    _refuse_impossible(chips)
    rule = book.cite("chips.out_of_view")
    must = book.choice("chips.out_of_view") == "required"
    taken = chips if stated(book, "chips.out_of_view", "forfeit") else 0
    stack = () if seat is None or not taken else by(rule, CorrectStack(seat, -taken))
    return ChipsRuling(
        reasons=(because("out-of-view", rule, amount=chips),),
        out_of_play=taken if stated(book, "chips.out_of_view", "removed_from_play") else 0,
        cited=stack,
        disqualification="required" if must else "optional",
    )


def unowned(book: Edition, chips: int) -> ChipsRuling:
    """Rule on chips without an owner: they go back to the inventory of the event."""
    _refuse_impossible(chips)
    return ChipsRuling(
        reasons=(because("unowned", book.cite("chips.lost"), amount=chips),),
        out_of_play=chips,
    )


def _paid(chips: int, over: AllInOver) -> list[Remedy]:
    """Return the remedies for a bet that was higher by these chips.

    Callers who lost pay them too, as far as they have them. Where a pot was shared, or lay above
    the all-in, the floor counts it out.
    """
    if over.behind is None or over.winners != (over.seat,):
        return [CorrectStack(over.seat, chips), AtTable("recount", over.winners, chips)]
    owed = {seat: min(chips, behind) for seat, behind in over.behind.items() if behind > 0}
    pay: list[Remedy] = [CorrectStack(seat, -amount) for seat, amount in owed.items()]
    return [*pay, CorrectStack(over.seat, chips + sum(owed.values()))]


def _shared(chips: int, over: AllInOver) -> list[Remedy]:
    """Return the remedies that share the chips among the winners, the rest going to the first."""
    each = chips // (over.chip * len(over.winners)) * over.chip
    first = chips - each * (len(over.winners) - 1)
    shares = zip(over.winners, (first, *([each] * (len(over.winners) - 1))), strict=True)
    return [CorrectStack(seat, share) for seat, share in shares if share]


def _refuse_impossible(chips: int) -> None:
    if not 1 <= chips <= STACK_MAX_CHIPS:
        raise BadFacts("fact-out-of-range", fact="chips", least=1, most=STACK_MAX_CHIPS, came=chips)


_BETS = ("small-blind", "big-blind", "straddle", "entry")


def all_in_over(hand: Hand, seat: int) -> AllInOver | None:
    """Return the all-in of this seat, which was called; None while its hand is on.

    Raises BadFacts where the player is not all-in, or the bet was not called.
    """
    if not _is_all_in(hand, seat):
        raise BadFacts("not-all-in", seat=seat)
    if not hand.over:
        return None
    put, live = _put_in(hand), _live(hand)
    callers = [each for each in live if each != seat and put[each] >= put[seat]]
    awards = [event for event in hand.events if isinstance(event, PotAwarded)]
    last = sorted({put[each] for each in live}).index(put[seat]) if seat in live else -1
    mine = [award for award in awards if award.pot <= last]
    if not mine or not callers:
        raise BadFacts("not-called", seat=seat)
    pot = max(award.pot for award in mine)
    won = {each for award in mine if award.pot == pot for each in award.seats}
    start = started(hand)
    above = any(put[each] > put[seat] for each in live)
    return AllInOver(
        seat=seat,
        winners=tuple(each for each in start.seats if each in won),
        behind=None if above else {each: _behind(hand, awards, each) for each in callers},
        chip=start.chip,
    )


def _is_all_in(hand: Hand, seat: int) -> bool:
    """Whether the player put in the whole stack, and none of it came back uncalled."""
    all_in = False
    for event in hand.events:
        match event:
            case Posted() | Acted() if event.seat == seat:
                all_in |= event.all_in
            case UncalledReturned() if event.seat == seat:
                all_in = False
            case Intervened(GiveBack(of)) if of == seat:
                all_in = False
            case _:
                pass
    return all_in


def _put_in(hand: Hand) -> Counter[int]:
    """Return the chips that each seat bet in the hand, without antes."""
    put = Counter[int]()
    for event in hand.events:
        match event:
            case Posted() if event.kind in _BETS:
                put[event.seat] += event.amount
            case Acted():
                put[event.seat] += event.paid
            case UncalledReturned():
                put[event.seat] -= event.amount
            case Intervened(GiveBack(seat, amount)):
                put[seat] -= amount
            case Intervened(Forfeit(seat, amount)):
                put[seat] += amount
            case _:
                pass
    return put


def _live(hand: Hand) -> list[int]:
    """Return the seats whose hands came to the end of the betting."""
    live = set(hand.stacks)
    for event in hand.events:
        match event:
            case Acted() if event.kind == "fold":
                live.discard(event.seat)
            case HandKilled():
                live.discard(event.seat)
            case Intervened(KillHand(seat)) | Intervened(Forfeit(seat)):
                live.discard(seat)
            case Intervened(RestoreHand(seat)):
                live.add(seat)
            case _:
                pass
    return sorted(live)


def _behind(hand: Hand, awards: list[PotAwarded], seat: int) -> int:
    """Return the chips of a player when the betting was over."""
    won = sum(
        amount
        for award in awards
        for winner, amount in zip(award.seats, award.amounts, strict=True)
        if winner == seat
    )
    return max(0, hand.stacks[seat] - won)
