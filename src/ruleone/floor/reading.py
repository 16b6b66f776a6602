"""Readings of a turn: words and chips in order, and chips of an earlier bet.

Earlier chips may be drawn in, or still lie there.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ruleone.dealing.actions import Call, Fold, RaiseTo
from ruleone.floor.bet_faced import Facing
from ruleone.floor.declaration import Declaration
from ruleone.floor.declared import check_binds, declared, unclear
from ruleone.floor.facts import Chips, count_of, together, value_of
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import Betting, Choice, Reading
from ruleone.floor.silent import silent
from ruleone.floor.speech import heard
from ruleone.floor.steps import (
    Gathered,
    Moved,
    NoValue,
    PulledBack,
    Push,
    Said,
    Step,
    Tapped,
    ToldCount,
    TookBack,
    words_of,
)
from ruleone.floor.verdict import acts, asks, because, choice, floor_decides, with_reason
from ruleone.limits import MOTIONS_MAX
from ruleone.rulebook import Edition


def after_drawing(facing: Facing, happened: Sequence[Step]) -> Facing:
    """Return the decision faced with earlier chips drawn in or gathered at this turn.

    Raises BadFacts where other chips than those that lie there are drawn in, or there is nothing to
    draw in or to gather.
    """
    pulled = [step.chips for step in happened if isinstance(step, PulledBack)]
    gathered = any(isinstance(step, Gathered) for step in happened)
    if not (pulled or gathered):
        return facing
    if not facing.staked:
        raise BadFacts("nothing-lies")
    if pulled:
        left = {} if {} in pulled else _without(facing, together(pulled))
        there = value_of(facing.lying or {}) or facing.staked
        facing = replace(facing, lying=left, drawn=there - value_of(left))
    return replace(facing, gathered=gathered and bool(facing.lies))


def _without(facing: Facing, drawn: Chips) -> Chips:
    """Return the chips left there; for a stake of unknown chips, its worth."""
    there, out = facing.lying or {1: facing.staked}, value_of(drawn)
    taken = drawn if facing.lying else {1: out}
    left = {worth: count - taken.get(worth, 0) for worth, count in there.items()}
    if not {*taken} <= {*there} or min(left.values()) < 0:
        raise BadFacts("drawn-not-there", most=value_of(there), came=out)
    if not facing.lying:
        return facing.smallest(left[1]) if left[1] else {}
    return {worth: count for worth, count in left.items() if count}


_NOTHING_SAID = frozenset({"unclear", "conditional"})


def reading(book: Edition, facing: Facing, happened: Sequence[Step]) -> Reading:
    """Return the reading of a player's words and chips under this edition.

    Raises BadFacts where the chips put out are invalid or more than the player had, and for earlier
    chips drawn in that do not lie there.
    """
    facing = after_drawing(facing, happened)
    bound = facing.drawn and facing.faced and book.flag("chip_bet.pullback_binds")
    if bound:
        happened = _without_folds(happened)
    _refuse_impossible(facing, happened)
    result = _accepted(book, facing, happened, _in_order(book, facing, happened))
    result = _contradicted(book, facing, happened, result)
    if facing.amount_open and result.verdict == "action":
        early = because("acted-early", book.cite("betting.clear-amount-first"))
        result = replace(result, reasons=(*result.reasons, early), penalty=True)
        result = _called_too_soon(book, facing, result)
    if any(isinstance(step, TookBack) for step in happened):
        stay = because("chips-stay", book.cite("betting.binds"))
        result = replace(result, reasons=(*result.reasons, stay))
    if bound:
        return _pulled_back(book, facing, result, happened)
    return result


def _called_too_soon(book: Edition, facing: Facing, result: Reading) -> Reading:
    """Return the reading of an act before the amount was known (verbal.premature_call).

    A call holds, or the floor decides whether it is for any amount.
    """
    if not isinstance(result.action, Call) or book.choice("verbal.premature_call") != "floor":
        return result
    soon = because("premature-call", book.cite("verbal.premature_call"))
    any_amount = choice(facing, result.action)
    known = Choice("call-or-fold-when-known")
    return floor_decides(
        soon, *result.reasons[-1:], choices=(any_amount, known), proposed=any_amount, penalty=True
    )


def _contradicted(
    book: Edition, facing: Facing, happened: Sequence[Step], result: Reading
) -> Reading:
    """Return the reading of words and chips that contradict each other.

    Where it is not plain which of them came first, or who heard the words, the floor decides. A
    player who has called since may be let off (`taken_up`). See betting.contradictory and
    tda2024-IA-40A.
    """
    if not facing.unheard or book.choice("betting.contradictory") != "floor":
        return result
    motions = [step.chips for step in happened if isinstance(step, Push)]
    spoken = [Said(words_of(step)) for step in happened if words_of(step)]
    if not (motions and spoken):
        return result
    said, put = _in_order(book, facing, spoken).action, silent(book, facing, motions).action
    if said is None or put is None or said == put:
        return result
    both = [choice(facing, said), choice(facing, put)]
    if facing.taken_up:
        both.append(replace(both[0], code="said-and-caller-free"))
    why = because("contradictory", book.cite("betting.contradictory"))
    return floor_decides(why, choices=tuple(both), proposed=both[0])


def _in_order(book: Edition, facing: Facing, happened: Sequence[Step]) -> Reading:
    """Read words and chips in order: the first defines the action (betting.precedence)."""
    told = next((step.price for step in happened if isinstance(step, ToldCount)), None)
    motions = [step.chips for step in happened if isinstance(step, Push)]
    if book.choice("betting.precedence") == "verbal-first":
        happened = sorted(happened, key=lambda step: not _is_clear(step))
    for at, step in enumerate(happened):
        later = happened[at + 1 :]
        more = any(isinstance(each, Push) or _is_clear(each) for each in later)
        match step:
            case Push(said=""):
                result = _chips(book, facing, motions, told)
                return _too_late(book, result, motions[0], later)
            case Push():
                return _at_once(book, facing, step, later, motions)
            case Said(words):
                said = heard(words)
                if said[0].verb in _NOTHING_SAID and more:
                    continue
                return _words(book, facing, said, later, motions)
            case Tapped():
                result = _tapped(book, facing)
                if result.verdict == "ask" and more:
                    continue
                return result
            case Moved():
                return _gesture(book, facing)
            case NoValue():
                return _no_value(book, facing)
    return unclear(book, facing)


def declares_pot(result: Reading) -> bool:
    """Whether words came to the pot of pot-limit."""
    return any(reason.code == "pot-said" for reason in result.reasons)


def _words(
    book: Edition,
    facing: Facing,
    said: tuple[Declaration, ...],
    later: Sequence[Step],
    motions: Sequence[Chips],
) -> Reading:
    """Read the first declaration.

    An amount that is said next belongs to it where it had none and no chips have come. Where the
    dealer has to ask, the player's next words answer, whatever was pushed in between. A correction
    in the same breath withdraws nothing, but may answer.
    """
    first, result = said[0], None
    answers = _said_next(said, later, len(motions))
    if first.verb == "check" and first.official and check_binds(book, facing):
        return _check_answered(book, facing, first, answers, motions)
    if answers and not answers[0].chips:
        first = _with_amount(first, answers[0].words)
    for at, (chips, answer) in enumerate(answers):
        asked = declared(book, facing, first, motions[:chips])
        if asked.verdict != "ask":
            break
        if asked.bound is None:
            first = _with_amount(answer, *(each.words for each in answers[at + 1 : at + 2]))
        elif result := _answered(book, facing, first, asked, answer, motions):
            break
    if result is None:
        result = declared(book, facing, first, motions)
        same_breath = sum(each.corrects for each in said[1:])
        since = [declared(book, facing, each.words, motions) for each in answers[same_breath:]]
        if (held := _held(result)) and any(_held(each) not in (None, held) for each in since):
            why = because("first-binds", book.cite("betting.binds"))
            result = replace(result, reasons=(*result.reasons, why))
    if len(said) > 1 and result.verdict != "ask":
        why = because("string-words", book.cite("raise.string-void"))
        if said[1].corrects:
            why = because("corrected", book.cite("betting.binds"))
        result = replace(result, reasons=(*result.reasons, why))
    return result


def _held(result: Reading) -> Betting | None:
    """Return the action to which the words hold the player, or the minimum of several."""
    return result.action or (result.bound.action if result.bound else None)


class _Next(NamedTuple):
    """A later declaration of a player, and the number of chip motions before it."""

    chips: int
    words: Declaration


def _said_next(said: tuple[Declaration, ...], later: Sequence[Step], motions: int) -> list[_Next]:
    """Return the later declarations of these words, in order."""
    chips = motions - sum(isinstance(step, Push) for step in later)
    spoken = [_Next(chips, each) for each in said[1:] if each.corrects]
    for step in later:
        words = heard(words_of(step))[0]
        if words.verb not in _NOTHING_SAID:
            spoken.append(_Next(chips, words))
        chips += isinstance(step, Push)
    return spoken


def _check_answered(
    book: Edition,
    facing: Facing,
    check: Declaration,
    answers: Sequence[_Next],
    motions: Sequence[Chips],
) -> Reading:
    """Read what follows a check against a bet that leaves only a call or a fold.

    A call, a fold, an amount or chips decide, the first of them; other words leave it open.
    """
    asked = declared(book, facing, check, motions)
    left = replace(facing, bet_to=None, lost="verbal.invalid_check")
    for chips, words in answers:
        if chips:
            break
        calls = words.verb == "all-in" and facing.reach <= facing.price
        if calls or words.verb in ("call", "fold", "no-call", "amount"):
            return with_reason(declared(book, left, words, motions), asked.reasons[0])
    return asked


def _with_amount(first: Declaration, *then: Declaration) -> Declaration:
    """Return a bet or raise without an amount, with the one that is said next for it."""
    if first.verb not in ("bet", "raise") or first.amount or not then or then[0].verb != "amount":
        return first
    return replace(first, amount=then[0].amount, least=then[0].least)


def _answered(
    book: Edition,
    facing: Facing,
    asked: Declaration,
    question: Reading,
    answer: Declaration,
    motions: Sequence[Chips],
) -> Reading | None:
    """Read the player's answer to the dealer, None where it is not one.

    The player stays held to the earlier action: the answer may only name the amount, and of several
    meanings one of them.
    """
    if (answer.amount is not None or answer.least) and answer.verb in ("amount", "bet", "raise"):
        open_amount = asked.verb == "pot" or (asked.verb != "amount" and not question.choices)
        answer = replace(answer, verb="raise" if open_amount else asked.verb)
    told = declared(book, facing, answer, motions)
    if question.choices and not facing.bring_in:
        return told if told.action in [one.action for one in question.choices] else None
    return told if _at_least(told.action, question.bound) else None


def _at_least(action: Betting | None, held: Choice | None) -> bool:
    """Whether an action is at least the one held to."""
    bound = None if held is None else held.action
    if isinstance(bound, RaiseTo):
        return isinstance(action, RaiseTo) and action.to >= bound.to
    return isinstance(action, RaiseTo) or (action is not None and action == bound)


def _accepted(book: Edition, facing: Facing, happened: Sequence[Step], result: Reading) -> Reading:
    """Read a "call" after a wrong count: it accepts the true price."""
    steps = iter(happened)
    counts = [step.price for step in happened if isinstance(step, ToldCount)]
    counted = any(isinstance(step, ToldCount) for step in steps)
    called = any(reason.code == "said-call" for reason in result.reasons)
    if not (counted and called and counts[0] != facing.price):
        return result
    if not any(isinstance(step, Said) for step in steps):
        return result
    accepted = because("accepted-call", book.cite("call.accepted"), amount=facing.price)
    fairness = because("fairness", book.cite("floor.decides"))
    return replace(result, reasons=(*result.reasons, accepted, fairness))


def _chips(book: Edition, facing: Facing, motions: Sequence[Chips], told: int | None) -> Reading:
    """Read chips that came first.

    A wrong count that was accepted makes too few of them a full call.
    """
    pushed = value_of(together(motions))
    if told is not None and told != facing.price and facing.out + pushed == told:
        accepted = because("accepted", book.cite("call.accepted"), amount=facing.price)
        fairness = because("fairness", book.cite("floor.decides"))
        return acts(book, facing, facing.match(), pushed, accepted, fairness)
    return silent(book, facing, motions)


def _too_late(book: Edition, result: Reading, chips: Chips, later: Sequence[Step]) -> Reading:
    """Read words after the chips: they change nothing, least of all one chip that has landed."""
    if not any(map(_is_clear, later)):
        return result
    rule = "chip-bet.declare-first" if count_of(chips) == 1 else "betting.precedence"
    late = because("words-too-late", book.cite(rule))
    return replace(result, reasons=(*result.reasons, late))


def _at_once(
    book: Edition, facing: Facing, step: Push, later: Sequence[Step], motions: Sequence[Chips]
) -> Reading:
    """Read words and chips in the same moment (betting.simultaneous).

    Clear words decide, else the chips, or the floor between both.
    """
    said = heard(step.said)
    chips = silent(book, facing, motions)
    rule = because("at-once", book.cite("betting.simultaneous"))
    if said[0].verb in _NOTHING_SAID or not said[0].official:
        return replace(chips, reasons=(rule, *chips.reasons))
    words = _words(book, facing, said, later, motions)
    reasonable = words.action is not None
    if book.choice("betting.simultaneous") == "clear-verbal-else-chips" or not reasonable:
        settled = words if reasonable else chips
        return replace(settled, reasons=(rule, *settled.reasons))
    if words.action == chips.action or chips.action is None or words.action is None:
        return replace(words, reasons=(rule, *words.reasons))
    both = (choice(facing, words.action), choice(facing, chips.action))
    return floor_decides(rule, choices=both, proposed=both[0])


def _tapped(book: Edition, facing: Facing) -> Reading:
    rule = book.cite("verbs.tap_means_check")
    if not book.flag("verbs.tap_means_check") or facing.faced:
        result = unclear(book, facing)
        return replace(result, reasons=(because("tapped", rule), *result.reasons))
    return acts(book, facing, facing.match(), 0, because("tap-checks", rule))


def _gesture(book: Edition, facing: Facing) -> Reading:
    """Read an unclear gesture: players must make their meaning clear."""
    nothing = Choice("no-action")
    matched = choice(facing, facing.match())
    why = because("gesture", book.cite("raise.intent"))
    return floor_decides(why, choices=(nothing, matched), proposed=nothing)


def _no_value(book: Edition, facing: Facing) -> Reading:
    """Read a bet with a thing that has no value: a call or an all-in (chips.no_value).

    The house has its policy, or the floor decides; we propose the call. Where nothing is to call it
    is a check.
    """
    rule = book.cite("chips.no_value")
    why = because("no-value", rule)
    policy = book.choice("chips.no_value")
    called = choice(facing, facing.match())
    all_in = choice(facing, facing.raise_to(facing.reach) if facing.bet_to else facing.match())
    if policy == "floor" and called.action != all_in.action:
        return floor_decides(why, choices=(called, all_in), proposed=called)
    meant = all_in if policy == "all-in" else called
    assert meant.action is not None
    return acts(book, facing, meant.action, 0, why)


def _pulled_back(
    book: Edition, facing: Facing, result: Reading, happened: Sequence[Step]
) -> Reading:
    """Return the reading of a player who drew in earlier chips and may not fold any more.

    See chip_bet.pullback_binds.
    """
    binds = because("pulled-back", book.cite("chip_bet.pullback_binds"))
    acted = any(isinstance(step, Push | Said | Tapped | NoValue) for step in happened)
    if not acted or isinstance(result.action, Fold):
        offered = [choice(facing, facing.match())]
        if facing.bet_to:
            offered.append(choice(facing, facing.raise_to(0)))
        return asks(binds, choices=tuple(offered), bound=offered[0])
    left = tuple(one for one in result.choices if isinstance(one.action, Call | RaiseTo))
    if not left or left == result.choices:
        return result
    result = with_reason(result, binds)
    if len(left) == 1 and result.verdict == "floor" and (only := left[0].action) is not None:
        pushed = value_of(together(step.chips for step in happened if isinstance(step, Push)))
        return acts(book, facing, only, pushed, *result.reasons)
    proposed = result.proposed if result.proposed in left else None
    return replace(result, choices=left, proposed=proposed, bound=result.bound or left[0])


def _without_folds(happened: Sequence[Step]) -> Sequence[Step]:
    """Return the steps of a player who may not fold: a fold beside another act is dropped."""
    rest = [step for step in happened if heard(words_of(step))[0].verb not in ("fold", "no-call")]
    return rest if any(isinstance(step, Push) or _is_clear(step) for step in rest) else happened


def _is_clear(step: Step) -> bool:
    """Whether a step is words that declare something."""
    return isinstance(step, Said) and heard(step.words)[0].verb not in _NOTHING_SAID


def _refuse_impossible(facing: Facing, happened: Sequence[Step]) -> None:
    pushes = [step.chips for step in happened if isinstance(step, Push)]
    if len(happened) > MOTIONS_MAX:
        raise BadFacts("too-many-steps", most=MOTIONS_MAX, came=len(happened))
    for chips in pushes:
        if not chips or any(worth < 1 or count < 1 for worth, count in chips.items()):
            raise BadFacts("pushed-nothing")
    pushed = value_of(together(pushes))
    most = facing.reach - facing.out
    if pushed > most:
        raise BadFacts("pushed-too-much", most=most, came=pushed)
