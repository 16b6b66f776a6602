"""One hand drawn: played once more, this time noting what is seen and said."""

from collections.abc import Iterator, Sequence

from ruleone.dealing import Hand
from ruleone.dealing.views import HandView, LogLine
from ruleone.floor import Facing, Reading, Step
from ruleone.floor.measured import RulerView, measured
from ruleone.floor.rulings import AnyRuling
from ruleone.rulebook import Edition
from ruleone.scenarios.fault import Unlike
from ruleone.scenarios.hand import HandScenario
from ruleone.scenarios.hand.expected import Expected
from ruleone.scenarios.hand.play import Play
from ruleone.scenarios.scenes.ladder import ladder
from ruleone.scenarios.scenes.outcome import outcome
from ruleone.scenarios.scenes.rulings import ruling_told
from ruleone.scenarios.scenes.scene import Drawn, SceneLine, SceneSeat, SceneTable, done, said
from ruleone.scenarios.scenes.turns import turn_told


def hand(scenario: HandScenario, book: Edition) -> Drawn:
    """The table when the hand has come to the end of the case."""
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
    """A play that notes what is done, and what must have come out."""

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
        """A line of the log; board cards that the case does not name go without names."""
        if line.code.startswith("street-") and "cards" in line.parameters and not self.names_board:
            return done("scene-dealt", street=line.street)
        who = {} if line.seat is None else {"player": self.names[line.seat - 1]}
        return done(f"log-{line.code}", **{**line.parameters, **who})


def _seats(play: _Seen, view: HandView, scenario: HandScenario) -> Iterator[SceneSeat]:
    """The players; of cards those that the case names, and those that everybody saw."""
    for at, seen in enumerate(view.seats):
        name = play.names[seen.seat - 1]
        named = name in scenario.cards and seen.status != "folded"
        cards = play.hand.view(seen.seat).seats[at].cards if named else seen.cards
        known = cards if "??" not in cards else seen.up
        yield SceneSeat(
            seen.seat, name, seen.stack, seen.bet, seen.status, known, seen.last, seen.won
        )
