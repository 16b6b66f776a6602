"""One event as a file tells it, and what happens in it."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from ruleone.dealing import GAMES
from ruleone.limits import SCENARIO_PLAYERS_MAX
from ruleone.rulebook import Edition, Written
from ruleone.scenarios.event.expected import Expected
from ruleone.scenarios.event.play import Play, Refused
from ruleone.scenarios.event.words import KNOWN, is_step
from ruleone.scenarios.fault import Fault, up_to_the_first
from ruleone.scenarios.scenario import Scenario
from ruleone.scenarios.seated import check_steps
from ruleone.tournament import BadEvent, EventConfig, Level, Structure
from ruleone.tournament.terms.config import Format, Rebuys, Rotation

MINUTE_MS = 60_000


class EventScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event of so many `players` that has just started at tables of `table_size`.

    `levels` are small blind, big blind and ante, each of so many `minutes`. `games` take turns hand
    by hand; without them `game` is played. `button` is where that of table 1 is drawn to.
    `rebuys` are the chips of one and its price, three times in the first level.
    """

    kind: Literal["event"]
    players: Annotated[int, msgspec.Meta(ge=1, le=SCENARIO_PLAYERS_MAX)]
    table_size: int = 9
    stack: int = 10_000
    levels: tuple[tuple[int, int, int], ...] = ((50, 100, 0),)
    minutes: int = 20
    game: str = "nlhe"
    games: tuple[str, ...] = ()
    format: Format | None = None
    halt_short_tables: bool = False
    buy_in: int = 100
    button: int | None = None
    rebuys: tuple[int, int] | None = None
    steps: tuple[str | Expected, ...]

    def check(self, written: Written, start: int) -> None:
        """Refuse games that there are not, and steps that are none."""
        for game in (self.game, *self.games):
            if game not in GAMES:
                line = written.line("game" if game == self.game else "games", start)
                written.note(line, "scenario-no-game", name=game[:40], known=tuple(GAMES))
        told = (step for step in self.steps if isinstance(step, str))
        check_steps(written, start, told, is_step, KNOWN)

    def faults(self, book: Edition) -> Iterator[Fault]:
        """What comes out otherwise than the steps say."""
        try:
            play = self.started(book)
        except BadEvent as wrong:
            yield Fault(0, "event", True, str(wrong))
            return
        except Refused as refused:
            yield Fault(0, "event", True, refused.refusal)
            return
        steps = enumerate(self.steps, 1)
        yield from up_to_the_first((at, play.step(step)) for at, step in steps)

    def started(self, book: Edition) -> Play:
        """The event before its first step. Raises BadEvent and Refused where it cannot start."""
        return Play(self._config(), book, self.players, self.button)

    def _config(self) -> EventConfig:
        levels = tuple(Level(small, big, ante, ante) for small, big, ante in self.levels)
        usual: Format = "full-ring" if self.table_size > 7 else "short-handed"
        return EventConfig(
            template="scenario",
            structure=Structure(levels, level_ms=self.minutes * MINUTE_MS),
            seats=self.players,
            table_size=self.table_size,
            starting_stack=self.stack,
            buy_in=self.buy_in,
            game=self.game,
            rotation=Rotation(self.games, "hands", 1) if self.games else None,
            format=self.format or usual,
            halt_short_tables=self.halt_short_tables,
            rebuys=self._rebuys(),
        )

    def _rebuys(self) -> Rebuys | None:
        return None if self.rebuys is None else Rebuys(*self.rebuys, most=3, until_level=1)
