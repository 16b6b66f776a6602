"""Logs of the Annual Computer Poker Competition, and the games as its servers defined them.

A hand is one line, `STATE:number:betting:cards:results:names`. Betting is a letter an action, the
streets separated by `/`: `f`, `c` and `r`. In no limit `r` comes with the chips that the player has
put in in the whole hand. Cards are the hands separated by `|`, and then the streets. Blinds, bets
and stacks of the definitions are in chips.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from ruleone.cards import CardError, parse_cards
from ruleone.history.fault import Fault, Unplayable, unreadable
from ruleone.history.games import variant
from ruleone.history.money import Amount, Unit, amount
from ruleone.history.record import (
    NONE,
    BrokenHand,
    Ending,
    Post,
    Record,
    Seat,
    Setting,
    Stakes,
    Step,
    Tolerances,
)
from ruleone.history.text.lines import TextSource
from ruleone.limits import HAND_LINE_MAX_CHARACTERS, STACK_MAX_CHIPS


class Definition(NamedTuple):
    """A game of the competition.

    `blinds` are by position, from 1 left of the button; heads-up position 1 has the big blind.
    `stack` is everybody's stack at the start of each hand; `bets` are the small and the big bet of
    fixed limit, and `None` in no limit.
    """

    code: str
    blinds: tuple[int, ...]
    stack: int
    bets: tuple[int, int] | None

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.blinds)


_DEEP = 20_000
_BOTTOMLESS = 1_000_000

GAMES = {
    "holdem.limit.2p": Definition("flhe", (10, 5), _BOTTOMLESS, (10, 20)),
    "holdem.limit.3p": Definition("flhe", (5, 10, 0), _BOTTOMLESS, (10, 20)),
    "holdem.nolimit.2p": Definition("nlhe", (100, 50), _DEEP, None),
    "holdem.nolimit.3p": Definition("nlhe", (50, 100, 0), _DEEP, None),
}
"""Definitions by the beginning of the log's name.

`reverse_blinds` says that heads-up the button has the small blind, as it always has here.
"""


def definition_of(limit: bool, players: int) -> Definition | None:
    """Return the game of a log, by whether its bets are fixed and by how many play."""
    return GAMES.get(f"holdem.{'limit' if limit else 'nolimit'}.{players}p")


HEADER = re.compile(r"(?:STATE:\d+:|# name/game/hands/seed )")

_GAME = re.compile(r"# name/game/hands/seed \S+ (\S+)")
_STATE = re.compile(r"STATE:(\d{1,15}):([^:]*):([^:]*):([^:]*):(.*)")
_ACTION = re.compile(r"[fc/]|r\d*")
_LIMITED_RAISES = re.compile(r"r(?!\d)")
_RESULT_DIGITS = 12
_RESULT = re.compile(rf"-?\d{{1,{_RESULT_DIGITS}}}(?:\.5)?")
_HALF_CHIPS: Tolerances = frozenset(("half-chips",))


def read_acpc(text: str) -> Iterator[Record | BrokenHand]:
    """Yield every hand of a log.

    A damaged hand does not hide the others.
    """
    game = ""
    for at, line in enumerate(text.split("\n"), start=1):
        if found := _GAME.match(line):
            game = found[1]
        elif line and not line.startswith(("#", "SCORE:")):
            yield _hand(at, line, game)


def _hand(at: int, line: str, game: str) -> Record | BrokenHand:
    number: int | None = None
    try:
        state = _STATE.fullmatch(line) if len(line) <= HAND_LINE_MAX_CHARACTERS else None
        if state is None:
            raise unreadable("hand-file-line", "", at, came=line[:80])
        number = int(state[1])
        return _State(at, state, game).record()
    except Unplayable as fault:
        return BrokenHand(number, game or None, Fault(at, fault.refusal))


class _State:
    """One hand of a log. Positions count from 0; seats are positions and 1."""

    def __init__(self, at: int, state: re.Match[str], game: str) -> None:
        self._at, self._game = at, game
        self._id, self._betting = int(state[1]), state[2]
        hands, *streets = state[3].split("/")
        self._hands, self._streets = hands.split("|"), streets
        self._results, self._names = state[4].split("|"), state[5].split("|")
        self._definition = self._known()

    def _known(self) -> Definition:
        """Return the game that the log names, else the one that the betting fits."""
        limit = (
            "nolimit" not in self._game
            if self._game
            else _LIMITED_RAISES.search(self._betting) is not None
        )
        known = definition_of(limit, len(self._hands))
        parts = {len(self._hands), len(self._results), len(self._names)}
        if known is None or parts != {known.players}:
            raise unreadable("hand-file-line", "", self._at, came=self._game or self._betting[:80])
        return known

    def record(self) -> Record:
        """Return the record of the hand.

        Raises Unplayable.
        """
        game, players = self._definition, range(self._definition.players)
        results = [self._result(at) for at in players]
        unit = Unit.of(results)
        chips = unit.count
        big = max(game.blinds)
        posts = tuple(
            Post(at + 1, "big-blind" if blind == big else "small-blind", chips(blind))
            for at, blind in enumerate(game.blinds)
            if blind
        )
        stack = chips(game.stack)
        seats = tuple(Seat(at + 1, stack, self._names[at]) for at in players)
        deal = [Step(self._at, "hole", at + 1, self._cards(self._hands[at])) for at in players]
        ending = Ending(tuple(stack + chips(result) for result in results))
        stakes = Stakes(*map(chips, game.bets or (big,)))
        return Record(
            self._id,
            "acpc",
            self._game or game.code,
            variant(game.code),
            unit,
            seats,
            game.players,
            posts,
            stakes,
            (*deal, *self._steps(unit)),
            ending,
            TextSource(self._at, {}),
            Setting(site="ACPC"),
            tolerances=_HALF_CHIPS if unit.decimals else NONE,
        )

    def _result(self, at: int) -> Amount:
        """Return a player's win or loss.

        Half chips are possible: the dealer of the competition divides odd chips.
        """
        written = self._results[at]
        if not _RESULT.fullmatch(written):
            raise unreadable("hand-file-money", "", self._at, came=written[:20])
        return amount(written)

    def _cards(self, written: str) -> tuple[int, ...]:
        try:
            return parse_cards(written)
        except CardError as error:
            raise unreadable("hand-file-cards", "", self._at, came=error.came) from None

    def _steps(self, unit: Unit) -> Iterator[Step]:
        """Yield the betting, with each street's cards before it, then streets only run out."""
        actions = _ACTION.findall(self._betting)
        if "".join(actions) != self._betting:
            raise unreadable("hand-file-line", "", self._at, came=self._betting[:80])
        table = _Betting(self._definition)
        dealt = 0
        for action in actions:
            if action == "/":
                if dealt < len(self._streets):
                    yield Step(self._at, "board", 0, self._cards(self._streets[dealt]))
                    dealt += 1
                table.street()
                continue
            seat = table.turn + 1
            if action == "f":
                table.fold()
                yield Step(self._at, "fold", seat)
            elif action == "c":
                table.call()
                yield Step(self._at, "check-call", seat)
            else:
                yield Step(
                    self._at, "raise", seat, (), unit.count(table.raised(action[1:], self._at))
                )
        for street in self._streets[dealt:]:
            yield Step(self._at, "board", 0, self._cards(street))


class _Betting:
    """The player to act, and the chips put in: a log states neither."""

    def __init__(self, game: Definition) -> None:
        self._game = game
        self._in = list(game.blinds)
        self._before = [0] * game.players
        self._folded = [False] * game.players
        self._round = 0
        self.turn = 0
        self._first(game.blinds.index(max(game.blinds)) + 1)

    def _first(self, place: int) -> None:
        players = self._game.players
        self.turn = place % players
        for _ in range(players):
            if not self._folded[self.turn] and self._in[self.turn] < self._game.stack:
                return
            self.turn = (self.turn + 1) % players

    def street(self) -> None:
        """Open a street with the first live player left of the button."""
        self._round += 1
        self._before = list(self._in)
        self._first(0)

    def fold(self) -> None:
        """Fold for the player to act."""
        self._folded[self.turn] = True
        self._first(self.turn + 1)

    def call(self) -> None:
        """Call or check for the player to act."""
        self._in[self.turn] = min(max(self._in), self._game.stack)
        self._first(self.turn + 1)

    def raised(self, written: str, at: int) -> int:
        """Raise for the player to act, and return the total on this street.

        `written` is the player's total in the whole hand, "" in fixed limit. Raises Unplayable
        beyond any stack.
        """
        if bool(written) == (self._game.bets is not None) or len(written) > _RESULT_DIGITS:
            raise unreadable("hand-file-raise", "", at, came=f"r{written[:20]}")
        bets = self._game.bets
        to = int(written) if bets is None else max(self._in) + bets[self._round > 1]
        if to > STACK_MAX_CHIPS:
            raise unreadable("hand-file-raise", "", at, came=f"r{written[:20]}")
        self._in[self.turn] = to
        on_street = to - self._before[self.turn]
        self._first(self.turn + 1)
        return on_street


__all__ = ["HEADER", "read_acpc"]
