"""Rulings, and lines of the record, in words of each language, made once on entry.

The table hears how the hand continues and by which rules, never what a player may be penalised for.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from ruleone.dealing.events import HandKilled, Intervened
from ruleone.floor.called_clock import ClockRuling
from ruleone.floor.corrections import remedy_in_words
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    Chosen,
    FollowedHand,
    HandDealt,
    Instructed,
    Line,
    NoHand,
    Overruled,
    Plays,
    StackTold,
    Undone,
    chips_due,
    chips_due_in_words,
    dropped_in_words,
    outcome,
)
from ruleone.floor.followed.entries import Entry, Happened
from ruleone.floor.followed.judging import faced
from ruleone.floor.followed.record import allows_penalty
from ruleone.floor.headline import choice_in_words
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.measured import RulerView, measured
from ruleone.floor.out_of_turn import EarlyRuling, TurnRuling
from ruleone.floor.penalties.infraction import ConductRuling
from ruleone.floor.penalties.penalty import SOME_CHIPS
from ruleone.floor.penalties.serving import penalty_in_words
from ruleone.floor.ruling import PENAL, Reading, Reason, Ruling
from ruleone.floor.rulings import AnyRuling, Undecided, path_text, reasons_of
from ruleone.floor.sentences import follows, reason_in_words, sentences
from ruleone.floor.situations import Verdict, described, facts_in_words, left_open
from ruleone.room.live.headline import Headline, headline
from ruleone.rulebook import Citation
from ruleone.rulebook.in_words import in_words, sentences_of
from ruleone.rulebook.values import InWords


def ruler_of(before: FollowedHand | NoHand, line: Line) -> RulerView | None:
    """Return the ruler of what was played on this line, in the hand before.

    None where there are no amounts to measure.
    """
    if not isinstance(line.entry, Plays) or not isinstance(line.ruling, Reading):
        return None
    assert isinstance(before, FollowedHand), "who plays has a hand"
    try:
        facing = faced(before.hand, before.pending, line.entry)
        return measured(before.hand.edition, facing, line.entry.steps, line.ruling)
    except BadFacts:
        return None


def heard(ruling: AnyRuling) -> AnyRuling:
    """Return the ruling as the table hears it."""
    match ruling:
        case TurnRuling(early=early, reasons=reasons):
            acts = tuple(replace(one, reasons=_told(one.reasons), penalty=False) for one in early)
            return replace(ruling, early=acts, reasons=_told(reasons))
        case Reading(reasons=reasons):
            return replace(ruling, reasons=_told(reasons), penalty=False)
        case Ruling(reasons=reasons):
            return replace(ruling, reasons=_told(reasons), penalty=None)
    return ruling


def _told(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    return tuple(each for each in reasons if each.code not in PENAL)


_ORDINARY: Final = frozenset(
    (
        "said-fold", "said-check", "said-call", "tap-checks", "amount-said", "exact-call",
        "chips-bet", "chips-raise", "completed", "announced", "all-in", "all-in-button",
        "nothing-to-call", "bring-in", "completes",
    )
)  # fmt: skip
"""Reasons of an act that leaves nothing to rule."""

_OPEN: Final = frozenset(("floor", "judge-time", "tell-first"))


def is_ruling(line: Line, turn: TurnRuling | None) -> bool:
    """Whether something was ruled here, or done by a rule.

    An ordinary act, a deal or a count is not a ruling. `turn` is what is new of acts out of turn.
    """
    match line.entry:
        case Chosen() | Overruled() | ByFloor():
            return True
        case Undone() | StackTold():
            return False
        case Plays() | Acts() | AllDealt() | HandDealt() | BoardTurned() | Instructed():
            return turn is not None or bool(line.dropped) or not _is_ordinary(line)
    return line.ruling is not None or turn is not None


def _is_ordinary(line: Line) -> bool:
    ruling = line.ruling
    if not isinstance(ruling, Reading):
        return ruling is None and not line.done
    codes = {each.code for each in ruling.reasons}
    return (
        ruling.verdict == "action"
        and not ruling.returned
        and codes <= _ORDINARY
        and not (allows_penalty(ruling))
    )


def new_of_turns(line: Line, before: FollowedHand | NoHand) -> TurnRuling | None:
    """Return the ruling of a line on acts out of turn, without what earlier lines said.

    Whether a player may be penalised for an act is said with the line of that act alone.
    """
    turn = line.turn
    if turn is None:
        return None
    known = next((one.turn for one in reversed(before.standing) if one.turn is not None), None)
    early = tuple(
        each if _is_his(line, each) else _without_penalty(each)
        for each in turn.early
        if _is_new(each, known)
    )
    said = known is not None and known.reasons == turn.reasons and turn.fate not in _OPEN
    reasons = () if said else turn.reasons
    if not early and not reasons and not turn.choices:
        return None
    return replace(turn, early=early, reasons=reasons)


def _is_new(each: EarlyRuling, known: TurnRuling | None) -> bool:
    was = None if known is None else known.of(each.act.seat)
    return was is None or (was.act, was.verdict) != (each.act, each.verdict)


def _is_his(line: Line, each: EarlyRuling) -> bool:
    return isinstance(line.entry, Acts | Plays) and line.entry.seat == each.act.seat


def _without_penalty(each: EarlyRuling) -> EarlyRuling:
    kept = tuple(reason for reason in each.reasons if reason.code not in PENAL)
    return replace(each, reasons=kept, penalty=False)


Asked = Literal["player", "dealer", "staff", "floor", "teller"]
"""The person to ask first, or to judge.

The `teller` is the person who reported it, and left something out that decides.
"""
_DEALER_READS: Final = frozenset(("judge-best",))


class LiveReasonView(msgspec.Struct, frozen=True):
    """One step of a ruling, and its rule."""

    words: InWords
    citation: Citation


class LivePlayerView(msgspec.Struct, frozen=True):
    """A player in a line: the seat, and the name of its player when the line was entered."""

    seat: int
    name: str


class Told(msgspec.Struct, frozen=True):
    """The words of a line.

    First all of the ruling in sentences, its rules, and the choices of the floor. `proposed` and
    `forfeits` are the places of the proposed choice and of the one that forfeits chips. Then what
    was done, whether a penalty is allowed beside it, and which was given.

    Apart from these it has the `headline`, the `facts` that were reported and the `players` it is
    about. The `verdict` says whether the book settles it, somebody has to be asked first or the
    floor decides; None where nothing had to be ruled. `ask` is the person to ask. `ruled` is the
    ruling, `reasons` its steps, `follows` what somebody at the table has to do, and `ruler`
    measures what was put out. `heard` is what everybody at the table hears of it and `heard_why`
    its reasons. `is_ruling` says that it is more than an ordinary act, `untold` are facts that were
    left out and decide.
    """

    ruling: tuple[InWords, ...]
    citations: tuple[Citation, ...]
    choices: tuple[InWords, ...]
    proposed: int | None
    forfeits: int | None
    done: tuple[InWords, ...]
    penalty_allowed: bool
    penalty: InWords | None
    verdict: Verdict | None
    ask: Asked | None
    ruled: InWords | None
    reasons: tuple[LiveReasonView, ...]
    follows: tuple[InWords, ...]
    ruler: RulerView | None
    heard: tuple[InWords, ...]
    heard_why: tuple[LiveReasonView, ...]
    headline: Headline = Headline({})
    facts: tuple[InWords, ...] = ()
    players: tuple[LivePlayerView, ...] = ()
    is_ruling: bool = False
    untold: tuple[str, ...] = ()

    @property
    def alone(self) -> tuple[int | None, str]:
        """The seat and the name of the one player whom it is about.

        None and "" where it is about nobody, or several.
        """
        if len(self.players) != 1:
            return None, ""
        return self.players[0].seat, self.players[0].name


def told(
    line: Line, before: FollowedHand | NoHand, names: Mapping[int, str], earlier: Mapping[int, Told]
) -> Told:
    """Return the words of a line.

    `before` is the hand that it was entered in, if any, `names` are the players by seat, `earlier`
    the words of the lines so far. A decision of the floor has the reasons of the entry that it
    decides on, and the chips that move. Where nothing was ruled, the rules are those by which the
    hand was corrected.
    """
    turn = new_of_turns(line, before)
    of_rulings = told_of(*(one for one in (line.ruling, turn) if one is not None))
    of = earlier.get(line.decides or 0)
    if of is not None:
        of_rulings = replace(
            of_rulings, reasons=of.reasons, citations=of.citations, heard_why=of.heard_why
        )
    elif line.ruling is None and turn is None:
        of_rulings = replace(of_rulings, citations=_rules_of_events(line, before))
    heads = {n: one.headline for n, one in earlier.items()}
    head = headline(line, turn, before, names, heads)
    penalty = line.penalty
    due = chips_due(before, line) if isinstance(before, FollowedHand) else ()
    ruled = getattr(line.ruling, "ruled", None) or line.chosen
    return replace(
        of_rulings,
        headline=head,
        facts=_facts(line.entry),
        players=tuple(LivePlayerView(seat, names.get(seat, "")) for seat in head.seats),
        is_ruling=is_ruling(line, turn),
        follows=(*of_rulings.follows, *sentences_of(due, chips_due_in_words)),
        done=(
            *(in_words(each, remedy_in_words) for each in line.done),
            *sentences_of(line, dropped_in_words),
        ),
        penalty=None if penalty is None else in_words(penalty, penalty_in_words),
        ruled=None if ruled is None else in_words(ruled, choice_in_words),
        ruler=ruler_of(before, line),
    )


def _facts(entry: Entry) -> tuple[InWords, ...]:
    """Return the facts of an incident, except those that are as usual."""
    if not isinstance(entry, Happened):
        return ()
    kind = next((one for one in described() if one.kind == entry.kind), None)
    if kind is None:
        return ()
    usual = {fact.name: fact.initial for fact in kind.facts}
    told = {
        name: fact
        for name, fact in entry.facts.items()
        if fact != usual.get(name) and fact not in (None, [], {})
    }
    return sentences_of(told, lambda language, facts: facts_in_words(language, kind, facts))


def told_of(*rulings: AnyRuling) -> Told:
    """Return the words of rulings; nothing of them has been chosen or done yet.

    Where there are several rulings, the floor chooses on the last one that leaves it a choice.
    """
    offers = [one for one in rulings if getattr(one, "choices", ())]
    choices, proposed = _choices(offers[-1]) if offers else ((), None)
    reasons = tuple(_reason(each) for one in rulings for each in reasons_of(one))
    ruled = next((one.ruled for one in rulings if isinstance(one, Reading | Ruling)), None)
    public = tuple(map(heard, rulings))
    return Told(
        ruling=tuple(text for one in rulings for text in sentences_of(one, sentences)),
        citations=tuple(dict.fromkeys(each.citation for each in reasons)),
        choices=choices,
        proposed=proposed,
        forfeits=_forfeits(offers[-1]) if offers else None,
        done=(),
        penalty_allowed=any(map(allows_penalty, rulings)),
        penalty=None,
        verdict=(verdict := _verdict(rulings)),
        ask=_asked(rulings) if verdict == "ask" else None,
        ruled=None if ruled is None else in_words(ruled, choice_in_words),
        reasons=reasons,
        follows=tuple(text for one in rulings for text in sentences_of(one, follows)),
        ruler=None,
        heard=tuple(text for one in public for text in sentences_of(one, sentences)),
        heard_why=tuple(_reason(each) for one in public for each in reasons_of(one)),
        untold=tuple(fact for one in rulings for fact in _untold(one)),
    )


def _untold(ruling: AnyRuling) -> tuple[str, ...]:
    """Return the facts that were left out and decide."""
    match ruling:
        case Undecided(asks=asks):
            return tuple(map(path_text, asks))
        case TurnRuling(fate="tell-first"):
            return ("spoke_up",)
    return ()


def _rules_of_events(line: Line, before: FollowedHand | NoHand) -> tuple[Citation, ...]:
    """Return the rules by which the hand was corrected where nothing was ruled.

    The floor acts on its own authority, or hands are killed once they are dealt.
    """
    dead = {each.seat: each.citation for each in before.pending.dead}
    rules = [event.citation for event in line.events if isinstance(event, Intervened)]
    killed = (event.seat for event in line.events if isinstance(event, HandKilled))
    return tuple(dict.fromkeys((*rules, *(dead[seat] for seat in killed if seat in dead))))


def _reason(reason: Reason) -> LiveReasonView:
    return LiveReasonView(in_words(reason, reason_in_words), reason.citation)


def _verdict(rulings: Iterable[AnyRuling]) -> Verdict | None:
    """Return what rulings leave open, all together."""
    each = [left_open(ruling) for ruling in rulings]
    return next((one for one in ("floor", "ask") if one in each), "settled") if each else None


def _asked(rulings: Iterable[AnyRuling]) -> Asked:
    """Return the person who has to say or judge something before there is a ruling."""
    for one in rulings:
        match one:
            case Undecided() | TurnRuling(fate="tell-first"):
                return "teller"
            case Reading(verdict="ask"):
                return "player"
            case ClockRuling(verdict="staff"):
                return "staff"
            case Ruling(verdict="ask", reasons=reasons):
                codes = {each.code for each in reasons}
                return "dealer" if codes & _DEALER_READS else "floor"
    return "floor"


def _choices(ruling: AnyRuling) -> tuple[tuple[InWords, ...], int | None]:
    """Return the choices of the floor on a ruling, counted as `Chosen` counts them."""
    if isinstance(ruling, ConductRuling):
        penalties = tuple(in_words(one, penalty_in_words) for one in ruling.choices)
        return penalties, _place(ruling.proposed, ruling.choices)
    choices = outcome(ruling, None).choices
    proposed = getattr(ruling, "proposed", None)
    return tuple(in_words(one, choice_in_words) for one in choices), _place(proposed, choices)


def _forfeits(ruling: AnyRuling) -> int | None:
    """Return the place of the choice that forfeits a number of chips, or None."""
    return _place(SOME_CHIPS, ruling.choices) if isinstance(ruling, ConductRuling) else None


def _place(proposed: object, choices: tuple[object, ...]) -> int | None:
    return choices.index(proposed) if proposed in choices else None
