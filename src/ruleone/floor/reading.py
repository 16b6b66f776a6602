"""The entry: what happened at a player's turn, in order, read as the edition says."""

from collections.abc import Sequence

from msgspec.structs import replace

from ruleone.dealing.actions import Fold
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.chips import Chips, count_of, together, value_of
from ruleone.floor.declaration import Declaration
from ruleone.floor.declared import declared, unclear
from ruleone.floor.facing import Facing
from ruleone.floor.ruling import Choice, Reading
from ruleone.floor.silent import silent
from ruleone.floor.speech import heard
from ruleone.floor.steps import Moved, PulledBack, Push, Said, Step, Tapped, ToldCount, TookBack
from ruleone.floor.verdict import acts, asks, because, choice, floor_decides
from ruleone.limits import MOTIONS_MAX
from ruleone.rulebook import Edition

_NOTHING_SAID = frozenset({"unclear", "conditional"})


def reading(book: Edition, facing: Facing, happened: Sequence[Step]) -> Reading:
    """What a player's words and chips come to under this edition.

    Raises BadFacts where the chips put out are no chips, or more than he had.
    """
    _refuse_impossible(facing, happened)
    result = _accepted(book, facing, happened, _in_order(book, facing, happened))
    if facing.amount_open and result.verdict == "action":
        early = because("acted-early", book.cite("betting.clear-amount-first"))
        result = replace(result, reasons=(*result.reasons, early), penalty=True)
    if any(isinstance(step, TookBack) for step in happened):
        stay = because("chips-stay", book.cite("betting.in-turn"))
        result = replace(result, reasons=(*result.reasons, stay))
    if any(isinstance(step, PulledBack) for step in happened) and facing.faced:
        return _pulled_back(book, facing, result, happened)
    return result


def _in_order(book: Edition, facing: Facing, happened: Sequence[Step]) -> Reading:
    """The first of words and chips defines the action (betting.precedence)."""
    told = next((step.price for step in happened if isinstance(step, ToldCount)), None)
    motions = [step.chips for step in happened if isinstance(step, Push)]
    if book.choice("betting.precedence") == "verbal-first":
        happened = sorted(happened, key=lambda step: not _is_clear(step))
    for at, step in enumerate(happened):
        match step:
            case Push(said=""):
                result = _chips(book, facing, motions, told)
                return _too_late(book, result, motions[0], happened[at + 1 :])
            case Push():
                return _at_once(book, facing, step, motions)
            case Said(words):
                said = heard(words)
                more = any(isinstance(later, Push) or _is_clear(later) for later in happened[at:])
                if said[0].verb in _NOTHING_SAID and more:
                    continue
                return _words(book, facing, said, happened[at + 1 :], motions)
            case Tapped():
                return _tapped(book, facing)
            case Moved():
                return _gesture(book, facing)
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
    """The first declaration. An amount that is said next belongs to it where it had none; and what
    is said next answers the dealer where he has to ask."""
    first = said[0]
    answer = heard(later[0].words)[0] if later and isinstance(later[0], Said) else None
    if first.verb in ("bet", "raise") and first.amount is None and answer:
        first = replace(first, amount=answer.amount) if answer.verb == "amount" else first
    result = declared(book, facing, first, motions)
    if result.verdict == "ask" and answer and answer.verb not in _NOTHING_SAID:
        return _answered(book, facing, first, result, answer, later, motions)
    if len(said) > 1:
        string = because("string-words", book.cite("raise.string"))
        result = replace(result, reasons=(*result.reasons, string))
    return result


def _answered(
    book: Edition,
    facing: Facing,
    asked: Declaration,
    result: Reading,
    answer: Declaration,
    later: Sequence[Step],
    motions: Sequence[Chips],
) -> Reading:
    """The player answers the dealer. What he is held to already he stays held to: his answer may
    only tell the amount, and of several meanings one of them."""
    if result.bound is None:
        return _words(book, facing, (answer,), later[1:], motions)
    if answer.amount is None or answer.verb not in ("amount", "bet", "raise"):
        return result
    if asked.verb == "pot" or (asked.verb != "amount" and not result.choices):
        return declared(book, facing, replace(answer, verb="raise"), motions)
    told = declared(book, facing, replace(answer, verb=asked.verb), motions)
    return told if told.action in [one.action for one in result.choices] else result


def _accepted(book: Edition, facing: Facing, happened: Sequence[Step], result: Reading) -> Reading:
    """Who says "call" after a wrong count has accepted the true price."""
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
    """Chips came first. A wrong count that was accepted makes too few of them a full call."""
    pushed = value_of(together(motions))
    if told is not None and told != facing.price and facing.staked + pushed == told:
        accepted = because("accepted", book.cite("call.accepted"), amount=facing.price)
        fairness = because("fairness", book.cite("floor.decides"))
        return acts(book, facing, facing.match(), pushed, accepted, fairness)
    return silent(book, facing, motions)


def _too_late(book: Edition, result: Reading, chips: Chips, later: Sequence[Step]) -> Reading:
    """Words that come after the chips change nothing, least of all one chip that has landed."""
    if not any(map(_is_clear, later)):
        return result
    rule = "chip-bet.declare-first" if count_of(chips) == 1 else "betting.precedence"
    late = because("words-too-late", book.cite(rule))
    return replace(result, reasons=(*result.reasons, late))


def _at_once(book: Edition, facing: Facing, step: Push, motions: Sequence[Chips]) -> Reading:
    """Words and chips in the same moment: clear words, else the chips, or the floor between both
    (betting.simultaneous)."""
    said = heard(step.said)
    chips = silent(book, facing, motions)
    rule = because("at-once", book.cite("betting.simultaneous"))
    if said[0].verb in _NOTHING_SAID or not said[0].official:
        return replace(chips, reasons=(rule, *chips.reasons))
    words = _words(book, facing, said, (), motions)
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
    """Making clear what he means is the player's task."""
    nothing = Choice("no-action")
    matched = choice(facing, facing.match())
    why = because("gesture", book.cite("raise.intent"))
    return floor_decides(why, choices=(nothing, matched), proposed=nothing)


def _pulled_back(
    book: Edition, facing: Facing, result: Reading, happened: Sequence[Step]
) -> Reading:
    """Who draws in his earlier chips may not fold any more (chip_bet.pullback_binds)."""
    if not book.flag("chip_bet.pullback_binds"):
        return result
    acted = any(isinstance(step, Push | Said | Tapped) for step in happened)
    if acted and not isinstance(result.action, Fold):
        return result
    binds = because("pulled-back", book.cite("chip_bet.pullback_binds"))
    offered = [choice(facing, facing.match())]
    if facing.bet_to:
        offered.append(choice(facing, facing.raise_to(0)))
    return asks(binds, choices=tuple(offered), bound=choice(facing, facing.match()))


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
    if pushed > facing.behind:
        raise BadFacts("pushed-too-much", most=facing.behind, came=pushed)
