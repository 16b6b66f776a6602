"""The decision of a computer player at hold'em: price, positions, and acts of others."""

from typing import Literal

from ruleone.cards import FULL_DECK, texts
from ruleone.dealing.actions import Options
from ruleone.dealing.games import GAMES
from ruleone.dealing.views import HandView

Part = Literal["waiting", "blind", "limper", "caller", "raiser"]
"""An opponent's part before the flop; `waiting` has not acted yet, `blind` checked."""

_CARDS = dict(zip(texts(FULL_DECK), FULL_DECK, strict=True))
_RAISES = frozenset({"bet", "raise", "complete"})
_DEEDS = _RAISES | {"fold", "check", "call"}


class Opponent:
    """An opponent still in the hand.

    `level` is that of the last raise before the flop (1 opened, 2 raised again ...), `behind` the
    number yet to act when it put chips in. `pushes` counts the bets and raises after the flop,
    `calls` the calls. `comes_last` says whether it acts after us on the later streets.
    """

    __slots__ = (
        "all_in", "behind", "bet", "calls", "comes_last", "level", "part", "pushes", "stack",
    )  # fmt: skip

    def __init__(self, stack: int, bet: int, all_in: bool) -> None:
        self.stack = stack
        self.bet = bet
        self.all_in = all_in
        self.part: Part = "waiting"
        self.level = 0
        self.behind = 0
        self.pushes = 0
        self.calls = 0
        self.comes_last = False


class Spot:
    """The decision before a computer player. Amounts are chips, `hole` its first two cards.

    `raises` counts bets and raises of this street above the blinds, `levels` those before the flop.
    `led` says whether the last raise before the flop was ours, `limpers` is the number of players
    who only called.
    """

    __slots__ = (
        "bet", "big_blind", "board", "game", "hole", "led", "levels", "limpers", "opponents",
        "options", "pot", "raises", "seat", "stack", "to_call",
    )  # fmt: skip

    def __init__(self, view: HandView, options: Options) -> None:
        self.game = GAMES[view.game]
        self.options = options
        self.seat = options.seat
        self.board = tuple(map(_CARDS.__getitem__, view.board))
        self.big_blind = max(1, view.blinds[1])
        self.pot = view.total
        self.to_call = options.to_call
        self.raises = self.levels = self.limpers = 0
        self.led = False
        self.opponents: dict[int, Opponent] = {}
        for at in view.seats:
            if at.seat == self.seat:
                self.stack, self.bet = at.stack, at.bet
                self.hole = _CARDS[at.cards[0]], _CARDS[at.cards[1]]
            elif at.status in ("in", "all-in"):
                self.opponents[at.seat] = Opponent(at.stack, at.bet, at.status == "all-in")
        self._read_positions(view)
        self._read_log(view)

    def _read_positions(self, view: HandView) -> None:
        """Read the positions: after the flop the button is last to act."""
        ours = self.seat <= view.button, self.seat
        for seat, opponent in self.opponents.items():
            opponent.comes_last = (seat <= view.button, seat) > ours

    def _read_log(self, view: HandView) -> None:
        acted: set[int] = set()
        preflop, first = True, f"street-{self.game.rounds[0].street}"
        for line in view.log:
            seat, code = line.seat, line.code
            if seat is None:
                if code.startswith("street-") and code != first:
                    preflop, self.raises = False, 0
            elif code in _DEEDS:
                self.raises += code in _RAISES
                if preflop:
                    acted.add(seat)
                    self._read_preflop(code, seat, len(view.seats) - len(acted))
                elif seat in self.opponents:
                    self.opponents[seat].pushes += code in _RAISES
                    self.opponents[seat].calls += code == "call"

    def _read_preflop(self, code: str, seat: int, behind: int) -> None:
        opponent = self.opponents.get(seat)
        if code in _RAISES:
            self.levels += 1
            self.led = seat == self.seat
        elif code == "call" and not self.levels:
            self.limpers += 1
        if opponent is None:
            return
        if code in _RAISES:
            opponent.part, opponent.level, opponent.behind = "raiser", self.levels, behind
        elif code == "call" and opponent.part != "raiser":
            opponent.part = "caller" if self.levels else "limper"
            opponent.behind = behind
        elif code == "check":
            opponent.part = "blind"

    @property
    def behind(self) -> int:
        """Return the number of players yet to act after us, before the flop."""
        return sum(o.part == "waiting" and not o.all_in for o in self.opponents.values())

    @property
    def in_position(self) -> bool:
        """Whether nobody who can still act comes after us on the later streets."""
        return not any(o.comes_last and not o.all_in for o in self.opponents.values())

    @property
    def can_act(self) -> int:
        """Return the number of opponents who can still put chips in."""
        return sum(not o.all_in for o in self.opponents.values())

    @property
    def effective(self) -> int:
        """The maximum chips that we can win from, or lose to, one opponent.

        Bets on this street are included.
        """
        reach = max((o.stack + o.bet for o in self.opponents.values()), default=0)
        return min(self.stack + self.bet, reach)

    @property
    def price(self) -> float:
        """Return the share of the pot that a call has to win to cost nothing."""
        return self.to_call / (self.pot + self.to_call) if self.to_call else 0.0
