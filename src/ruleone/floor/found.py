"""Chips that were hidden, found later, carried out of view, or that nobody owns."""

from collections.abc import Mapping

import msgspec

from ruleone.dealing import CorrectStack
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, ChipsRuling, Choice, Remedy
from ruleone.floor.verdict import because, by
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Edition, stated


class AllInOver(msgspec.Struct, frozen=True, kw_only=True):
    """An all-in whose hand is over: its player in `seat`; the `winners` of what he played for,
    clockwise from the button; and what each caller has had `behind` the call, by seat, None where
    chips above the all-in went into a pot of their own. `chip` is the smallest in play."""

    seat: int
    winners: tuple[int, ...]
    behind: Mapping[int, int] | None = None
    chip: int = 1


def found_behind(
    book: Edition, chips: int, *, all_in_won: bool | None, over: AllInOver | None = None
) -> ChipsRuling:
    """Chips of an all-in player that turned up after his bet was called: the floor says whether
    they belong to it. If not, they are not paid for where he won, and save nobody who lost. While
    the hand is on (`all_in_won` None) they lie aside. Of an all-in that is `over`, the choices say
    what is done with the stacks; what is taken out no stack has had."""
    _refuse_impossible(chips)
    found = because("found-behind", book.cite("chips.found"), amount=chips)
    if all_in_won is None:
        return ChipsRuling(reasons=(found, because("found-waits", book.cite("chips.found-aside"))))
    if all_in_won:
        unpaid_by = book.cite("chips.found-not-paid")
        his = () if over is None else by(unpaid_by, CorrectStack(over.seat, chips))
        unpaid = Choice("not-part-of-the-bet", amount=chips, cited=his)
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
    """Chips that a player held or carried out of view: they are forfeited and leave play, out of
    the stack in `seat` where that has them."""
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
    """Chips found that nobody owns: they go back to the inventory of the event."""
    _refuse_impossible(chips)
    return ChipsRuling(
        reasons=(because("unowned", book.cite("chips.lost"), amount=chips),),
        out_of_play=chips,
    )


def _paid(chips: int, over: AllInOver) -> list[Remedy]:
    """The bet was so much higher: whoever called it and lost pays that too, as far as he has it.
    Where a pot was shared, or lay above the all-in, the floor counts it out."""
    if over.behind is None or over.winners != (over.seat,):
        return [CorrectStack(over.seat, chips), AtTable("recount", over.winners, chips)]
    owed = {seat: min(chips, behind) for seat, behind in over.behind.items() if behind > 0}
    pay: list[Remedy] = [CorrectStack(seat, -amount) for seat, amount in owed.items()]
    return [*pay, CorrectStack(over.seat, chips + sum(owed.values()))]


def _shared(chips: int, over: AllInOver) -> list[Remedy]:
    """The chips to the winners alike, in whole chips; what is left over goes to the first."""
    each = chips // (over.chip * len(over.winners)) * over.chip
    first = chips - each * (len(over.winners) - 1)
    shares = zip(over.winners, (first, *([each] * (len(over.winners) - 1))), strict=True)
    return [CorrectStack(seat, share) for seat, share in shares if share]


def _refuse_impossible(chips: int) -> None:
    if not 1 <= chips <= STACK_MAX_CHIPS:
        raise BadFacts("fact-out-of-range", fact="chips", least=1, most=STACK_MAX_CHIPS, came=chips)
