"""Picture of one hand, replayed while noting sights and words.

It also has the ladder of the bets of a street up to the minimum next one, and the expectations of a
step. Rulings are in the floor's own sentences with the players' names for their seats, and turns
are in words.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from ruleone.dealing import Hand
from ruleone.dealing.views import HandView, LogLine
from ruleone.floor import (
    Facing,
    Gathered,
    Moved,
    NoValue,
    PulledBack,
    Push,
    Reading,
    Said,
    Step,
    Tapped,
    ToldCount,
    TookBack,
    TurnRuling,
    sentences,
)
from ruleone.floor.measured import RulerView, measured
from ruleone.floor.ruling import Choice, Reason
from ruleone.floor.rulings import AnyRuling, Undecided
from ruleone.rulebook import Edition
from ruleone.rulebook.values import InWords, line_by_line
from ruleone.scenarios.hand import HandScenario
from ruleone.scenarios.hand.play import Expected, Play, asks_of_ruling
from ruleone.scenarios.hand.words import FLOOR, OUT_OF_TURN, SILENCE, is_act, turn_of
from ruleone.scenarios.scenario import Unlike
from ruleone.scenarios.scenes.scene import (
    Drawn,
    Rung,
    SceneLine,
    SceneSeat,
    SceneTable,
    about,
    came_out,
    done,
    rules_told,
    said,
)

_RAISED: Final = {
    "post-big-blind": "post",
    "post-straddle": "post",
    "bring-in": "bring-in",
    "bet": "bet",
    "complete": "raise",
    "raise": "raise",
}
RUNGS_LEAST: Final = 2
"""Minimum number of bets for a picture."""


def ladder(hand: Hand, steps: Sequence[str | Expected], names: Sequence[str]) -> tuple[Rung, ...]:
    """Return the rungs of the street at which a case ends.

    The last one is the minimum raise of the player to act; empty where the case does not ask for
    that, or where too little was bet.
    """
    if not any(isinstance(step, Expected) and step.raise_ is not UNSET for step in steps):
        return ()
    options = hand.options
    rungs = tuple(_rungs(hand, names))
    if options is None or options.bet_to is None or len(rungs) < RUNGS_LEAST:
        return ()
    below, least = rungs[-1].to, options.bet_to[0]
    player = names[options.seat - 1]
    words = said("scene-rung", act="least", player=player, amount=least)
    return (*rungs, Rung(words, below, least, least=True))


def _rungs(hand: Hand, names: Sequence[str]) -> Iterator[Rung]:
    view, below = hand.view(), 0
    for line in view.log:
        act = _RAISED.get(line.code)
        if act is None or line.street != view.street or line.seat is None:
            continue
        to = line.parameters.get("to", line.parameters.get("amount", 0))
        if not isinstance(to, int) or to <= below:
            continue
        words = said("scene-rung", act=act, player=names[line.seat - 1], amount=to)
        yield Rung(words, below, to)
        below = to


def outcome(step: Expected, view: HandView) -> Iterator[SceneLine]:
    """Yield the facts of a step, in their natural order."""
    if step.refuse is not UNSET:
        yield _refused(step.refuse, () if step.rule is UNSET else (step.rule,))
    yield from _turn(step)
    yield from _chips(step, view)
    yield from _cards(step, view)


def _refused(words: str, rules: tuple[str, ...]) -> SceneLine:
    name, act, *rest = words.split()
    amount = int(rest[0]) if rest and rest[0].isdigit() else 0
    return came_out("scene-refused", *rules, player=name, act=act, amount=amount)


def _turn(step: Expected) -> Iterator[SceneLine]:
    """Yield the player to act, and the options."""
    if step.turn == "nobody":
        yield came_out("scene-nobody")
    elif step.turn is not UNSET:
        yield came_out("scene-turn", player=step.turn)
    if step.bring_in is not UNSET:
        yield came_out("scene-bring-in", amount=step.bring_in)
    if step.to_call is not UNSET:
        yield came_out("scene-to-call", amount=step.to_call)
    if step.raise_ is not UNSET:
        least, most = step.raise_
        yield came_out("scene-raise", least=least, most=most)
    elif step.may_raise is not UNSET:
        yield came_out("scene-may-raise", may=step.may_raise)


def _chips(step: Expected, view: HandView) -> Iterator[SceneLine]:
    """Yield the pots and their winners."""
    if step.posted is not UNSET:
        for player, kind, amount in step.posted:
            yield came_out(f"log-post-{kind}", player=player, amount=amount, all_in=False)
    if step.pots is not UNSET:
        pots = tuple(f"{amount:,}" for amount in step.pots)
        yield came_out("scene-pots", count=len(pots), pots=pots)
    if step.returned is not UNSET:
        for player, amount in step.returned.items():
            yield came_out("scene-returned", player=player, amount=amount)
    if step.won is not UNSET:
        for player, amount in step.won.items():
            yield came_out("scene-won", player=player, amount=amount)
    if step.stacks is not UNSET:
        for player, amount in step.stacks.items():
            yield came_out("scene-has", player=player, amount=amount)
    named = next((award.hand for award in view.awards if award.hand), None)
    if step.category is not UNSET and named:
        yield came_out("scene-category", category=named.category, ranks=named.ranks)


def _cards(step: Expected, view: HandView) -> Iterator[SceneLine]:
    """Yield the stage of the hand, and the open cards."""
    if step.board is not UNSET and step.board:
        yield came_out("scene-board", cards=tuple(step.board.split()))
    elif step.street is not UNSET or step.board_cards is not UNSET:
        yield came_out("scene-street", street=view.street, count=len(view.board))
    if step.burned is not UNSET:
        yield came_out("scene-burned", cards=tuple(step.burned.split()))
    if step.dealt is not UNSET:
        yield came_out("scene-dealt-to", count=step.dealt)
    if step.shuffled is not UNSET:
        yield came_out("scene-shuffled", count=step.shuffled)
    if step.killed is not UNSET:
        yield came_out("scene-killed", count=len(step.killed), players=step.killed)
    if step.order is not UNSET and step.order:
        yield came_out("scene-order", players=step.order)
    if step.tabled_on is not UNSET:
        yield came_out("scene-tabled-on", count=step.tabled_on)
    if step.tabled is not UNSET:
        yield came_out("scene-tabled", count=len(step.tabled), players=step.tabled)
    if step.face_up is not UNSET:
        yield came_out("scene-face-up", count=len(step.face_up), players=step.face_up)
    for held in (step.cards, step.up):
        if held is not UNSET:
            for player, cards in held.items():
                yield came_out("scene-cards", player=player, cards=tuple(cards.split()))


def ruling_told(
    ruling: Reading | TurnRuling | Undecided, step: Expected, names: Sequence[str]
) -> tuple[SceneLine, ...]:
    """Return the lines on the ruling that a step expects, none where it is about the hand alone."""
    if not asks_of_ruling(step):
        return ()
    if isinstance(ruling, Undecided):
        return tuple(SceneLine(text, True) for text in _sentences(ruling, names))
    reasons = list(ruling.reasons)
    if isinstance(ruling, TurnRuling):
        reasons += [reason for each in ruling.early for reason in each.reasons]
        early = tuple(replace(each, reasons=_named(each.reasons, names)) for each in ruling.early)
        named = replace(ruling, early=early, reasons=_named(ruling.reasons, names))
        told = _sentences(replace(named, choices=(), proposed=None), names)
    else:
        read = replace(ruling, ruled=None, choices=(), proposed=None, bound=None)
        told = _sentences(replace(read, reasons=_named(ruling.reasons, names)), names)
    lines = [*_ruled(ruling), *told]
    rules = rules_told(reasons)
    return tuple(
        SceneLine(text, True, rules if at == len(lines) else ()) for at, text in enumerate(lines, 1)
    )


def _ruled(ruling: Reading | TurnRuling) -> Iterator[InWords]:
    """Yield the rulings made or possible, one line each."""
    if isinstance(ruling, Reading) and ruling.ruled:
        yield _choice("scene-ruled", ruling.ruled)
    if isinstance(ruling, Reading) and ruling.bound:
        yield _choice("scene-held-to", ruling.bound)
    for choice in ruling.choices:
        proposed = choice == ruling.proposed
        yield _choice("scene-may-rule-proposed" if proposed else "scene-may-rule", choice)


def _choice(frame: str, choice: Choice) -> InWords:
    return about(frame, f"ruled-{choice.code}", amount=choice.amount)


def _sentences(ruling: Reading | TurnRuling | Undecided, names: Sequence[str]) -> list[InWords]:
    return [*line_by_line(lambda each: sentences(each, ruling, lambda seat: names[seat - 1]))]


def _named(reasons: Iterable[Reason], names: Sequence[str]) -> tuple[Reason, ...]:
    """Return reasons with the player's name for the seat."""
    return tuple(
        replace(reason, parameters={**reason.parameters, "seat": names[seat - 1]})
        if isinstance(seat := reason.parameters.get("seat"), int)
        else reason
        for reason in reasons
    )


def turn_told(step: str, names: Sequence[str]) -> Iterator[SceneLine]:
    """Yield the lines of a step that is not a plain action: those are in the hand's story."""
    name, _, what = step.partition(" ")
    if step.startswith(FLOOR):
        code, _, amount = step.removeprefix(FLOOR).partition(" ")
        yield SceneLine(about("scene-floor-rules", f"ruled-{code}", amount=int(amount or 0)))
    elif step.endswith(OUT_OF_TURN):
        act, _, amount = what.removesuffix(OUT_OF_TURN).partition(" ")
        yield done("scene-out-of-turn", player=name, act=act, amount=int(amount or 0))
    elif what in SILENCE:
        yield done("scene-skipped", player=name, what=what.replace(" ", "-"))
    elif not is_act(step, names) and name in names:
        for part in turn_of(what) or ():
            yield _part(name, part)


def _part(player: str, part: Step) -> SceneLine:
    match part:
        case Said(words):
            return done("scene-says", player=player, words=words)
        case Push(chips=chips, said=words) if words:
            pushed = _pile(chips)
            return done("scene-pushes-saying", player=player, chips=pushed, words=words)
        case Push(chips=chips):
            return done("scene-pushes", player=player, chips=_pile(chips))
        case Tapped():
            return done("scene-taps", player=player)
        case Moved():
            return done("scene-moves", player=player)
        case PulledBack(chips) if chips:
            return done("scene-pulls-back-some", player=player, chips=_pile(chips))
        case PulledBack():
            return done("scene-pulls-back", player=player)
        case Gathered():
            return done("scene-gathers", player=player)
        case TookBack():
            return done("scene-takes-back", player=player)
        case NoValue():
            return done("scene-no-value", player=player)
        case ToldCount(amount):
            return done("scene-told", player=player, amount=amount)
    raise TypeError(f"no words for {part!r}")


def _pile(chips: Mapping[int, int]) -> str:
    """Return chips in words: 11 × 100 + 2 × 1,000."""
    return " + ".join(
        f"{worth:,}" if count == 1 else f"{count} × {worth:,}"
        for worth, count in sorted(chips.items(), reverse=True)
    )


def hand(scenario: HandScenario, book: Edition) -> Drawn:
    """Return the table at the end of the case."""
    play = _Seen(scenario.hand(book), scenario)
    list(play.faults(scenario.street, scenario.steps))
    view = play.hand.view()
    table = SceneTable(
        view.button,
        view.to_act,
        view.board if play.names_board else ("??",) * len(view.board),
        view.pots,
        tuple(_seats(play, view, scenario)),
    )
    small, big = scenario.blinds
    begins = scenario.street or view.log[0].street
    setting = said("scene-setting", game=scenario.game, small=small, big=big, street=begins)
    rungs = () if play.ruler else ladder(play.hand, scenario.steps, play.names)
    return Drawn(setting, tuple(play.lines), table, ruler=play.ruler, ladder=rungs)


class _Seen(Play):
    """A play that notes acts and results."""

    def __init__(self, hand: Hand, scenario: HandScenario) -> None:
        super().__init__(hand, scenario.names)
        self.lines: list[SceneLine] = []
        self.names_board = bool(scenario.board or scenario.deck)
        self.ruler: RulerView | None = None
        self._told: int | None = None

    def _step(self, step: str | Expected) -> Iterator[Unlike]:
        before = len(self.hand.view().log) if self._told is None else self._told
        if isinstance(step, str):
            self.lines += turn_told(step, self.names)
        yield from super()._step(step)
        view = self.hand.view()
        self.lines += [self._line(line) for line in view.log[before:]]
        self._told = len(view.log)
        if isinstance(step, Expected):
            if self.ruling is not None:
                self.lines += ruling_told(self.ruling, step, self.names)
            self.lines += outcome(step, view)

    def _read(self, facing: Facing, steps: Sequence[Step]) -> AnyRuling:
        result = super()._read(facing, steps)
        if isinstance(result, Reading):
            self.ruler = measured(self.hand.edition, facing, steps, result)
        return result

    def _line(self, line: LogLine) -> SceneLine:
        """Return a line of the log; board cards that the case does not name have no names."""
        if line.code.startswith("street-") and "cards" in line.parameters and not self.names_board:
            return done("scene-dealt", street=line.street)
        who = {} if line.seat is None else {"player": self.names[line.seat - 1]}
        return done(f"log-{line.code}", **{**line.parameters, **who})


def _seats(play: _Seen, view: HandView, scenario: HandScenario) -> Iterator[SceneSeat]:
    """Yield the players, with cards that the case names or that everybody saw."""
    for at, seen in enumerate(view.seats):
        name = play.names[seen.seat - 1]
        named = name in scenario.cards and seen.status != "folded"
        cards = play.hand.view(seen.seat).seats[at].cards if named else seen.cards
        known = cards if "??" not in cards else seen.up
        yield SceneSeat(
            seen.seat, name, seen.stack, seen.bet, seen.status, known, seen.last, seen.won
        )
