"""Chips that were hidden, found later, carried out of view, or that nobody owns."""

from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.ruling import ChipsRuling, Choice
from ruleone.floor.verdict import because
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Edition


def found_behind(book: Edition, chips: int, *, all_in_won: bool) -> ChipsRuling:
    """Chips of an all-in player that turned up after his bet was called: the floor says whether
    they belong to it. If not, they are not paid for where he won, and save nobody who lost."""
    _refuse_impossible(chips)
    found = because("found-behind", book.cite("chips.found"), amount=chips)
    if all_in_won:
        unpaid = Choice("not-part-of-the-bet", amount=chips)
        return ChipsRuling(
            reasons=(found, because("found-not-paid", book.cite("chips.found-not-paid"))),
            choices=(unpaid, Choice("part-of-the-bet", amount=chips)),
            proposed=unpaid,
        )
    awarded = Choice("award-to-caller", amount=chips)
    return ChipsRuling(
        reasons=(found, because("found-save-nobody", book.cite("chips.found-save-nobody"))),
        choices=(awarded, Choice("take-out", amount=chips)),
        proposed=awarded,
    )


def out_of_view(book: Edition, chips: int) -> ChipsRuling:
    """Chips that a player held or carried out of view: they are forfeited and leave play."""
    _refuse_impossible(chips)
    rule = book.cite("chips.out_of_view")
    must = book.choice("chips.out_of_view") == "required"
    return ChipsRuling(
        reasons=(because("out-of-view", rule, amount=chips),),
        out_of_play=chips,
        disqualification="required" if must else "optional",
    )


def unowned(book: Edition, chips: int) -> ChipsRuling:
    """Chips found that nobody owns: they go back to the inventory of the event."""
    _refuse_impossible(chips)
    return ChipsRuling(
        reasons=(because("unowned", book.cite("chips.lost"), amount=chips),), out_of_play=chips
    )


def _refuse_impossible(chips: int) -> None:
    if not 1 <= chips <= STACK_MAX_CHIPS:
        raise BadFacts(f"found chips are from 1 to {STACK_MAX_CHIPS}, not {chips}")
