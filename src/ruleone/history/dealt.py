"""The record of a hand that was dealt here, for the forms that are written."""

from collections.abc import Iterable, Mapping

from ruleone.cards import UNKNOWN
from ruleone.dealing import Event
from ruleone.dealing.events import (
    Acted,
    BoardDealt,
    HandEnded,
    HandsTabled,
    HandStarted,
    HoleDealt,
    Mucked,
    PotAwarded,
    Shown,
)
from ruleone.history.games import VARIANTS
from ruleone.history.money import Unit
from ruleone.history.phh.source import Source
from ruleone.history.record import (
    Collected,
    Ending,
    Post,
    Record,
    Seat,
    Setting,
    Stakes,
    Step,
    Verb,
)

_VERBS: dict[str, Verb] = {
    "fold": "fold", "check": "check-call", "call": "check-call", "bet": "raise", "raise": "raise"
}  # fmt: skip


def record_of(
    events: Iterable[Event],
    names: Mapping[int, str] | None = None,
    setting: Setting | None = None,
    unit: Unit | None = None,
    viewer: int | None = None,
) -> Record:
    """The record of a hand that is over, from its events.

    `names` are the players' by seat, chips are units of `unit`, whole ones unless told. With a
    `viewer`, cards that this seat has not seen are unknown; without one all cards are told.
    Raises ValueError where the events are not those of a whole hand.
    """
    told = tuple(events)
    started = told[0] if told else None
    ended = told[-1] if told else None
    if not isinstance(started, HandStarted) or not isinstance(ended, HandEnded):
        raise ValueError("expected the events of a hand from its start to its end")
    return _Dealt(started, told, names or {}, viewer).record(
        ended.stacks, setting or Setting(), unit or Unit(0)
    )


class _Dealt:
    def __init__(
        self,
        started: HandStarted,
        events: tuple[Event, ...],
        names: Mapping[int, str],
        viewer: int | None,
    ) -> None:
        self._started, self._events = started, events
        self._names, self._viewer = names, viewer
        self._holes = {
            seat: cards
            for event in events
            if isinstance(event, HoleDealt)
            for seat, cards in zip(event.seats, event.cards, strict=True)
        }

    def record(self, stacks: tuple[int, ...], setting: Setting, unit: Unit) -> Record:
        started = self._started
        variant = VARIANTS[started.game]
        fixed = variant.limit == "fixed-limit"
        around = sorted(zip(started.seats, started.stacks, stacks, strict=True))
        return Record(
            started.number,
            "ruleone",
            started.game,
            variant,
            unit,
            tuple(Seat(seat, stack, self._name(seat)) for seat, stack, _ in around),
            started.button,
            self._posts(),
            Stakes(started.min_bet, started.min_bet * started.rules.later_bets if fixed else None),
            tuple(self._steps()),
            self._ending(tuple(end for _, _, end in around)),
            Source(""),
            setting,
        )

    def _name(self, seat: int) -> str:
        return self._names.get(seat) or f"Player {seat}"

    def _posts(self) -> tuple[Post, ...]:
        """What was owed: antes first, as files tell them."""
        started = self._started
        big = started.big_blind_seat
        payers = {
            "per-player": started.seats,
            "big-blind": () if big is None else (big,),
            "button": started.seats[-1:],
        }.get(started.ante_format, ())
        posts = [Post(seat, "ante", started.ante) for seat in payers if started.ante]
        small_blind, big_blind = started.blinds
        if started.small_blind_seat is not None:
            posts.append(Post(started.small_blind_seat, "small-blind", small_blind))
        if big is not None:
            posts.append(Post(big, "big-blind", big_blind))
        posts += [Post(seat, "dead-blind", amount) for seat, amount in started.dead_blinds]
        posts += [Post(seat, "straddle", amount) for seat, amount in started.straddles]
        posts += [Post(seat, "entry", amount) for seat, amount in started.entries]
        return tuple(post for post in posts if post.due)

    def _steps(self) -> list[Step]:
        """The deal, the betting and the board in order, and what was shown after all of it."""
        steps = [Step(0, "hole", seat, self._seen(seat)) for seat in self._started.seats]
        shown: list[Step] = []
        for event in self._events:
            match event:
                case Acted():
                    to = event.to if event.kind != "fold" else 0
                    steps.append(Step(0, _VERBS[event.kind], event.seat, (), to))
                case BoardDealt():
                    steps.append(Step(0, "board", 0, event.cards))
                case HandsTabled():
                    shown += [
                        Step(0, "show", seat, cards)
                        for seat, cards in zip(event.seats, event.cards, strict=True)
                    ]
                case Shown():
                    shown.append(Step(0, "show", event.seat, event.cards))
                case Mucked():
                    seen = self._seen(event.seat)
                    cards = () if UNKNOWN in seen else seen
                    shown.append(Step(0, "muck", event.seat, cards))
        return [*steps, *shown]

    def _seen(self, seat: int) -> tuple[int, ...]:
        cards = self._holes[seat]
        return cards if self._viewer in (None, seat) else (UNKNOWN,) * len(cards)

    def _ending(self, stacks: tuple[int, ...]) -> Ending:
        awarded = [event for event in self._events if isinstance(event, PotAwarded)]
        collected = tuple(
            Collected(0, seat, amount, event.pot if len(awarded) > 1 else None)
            for event in awarded
            for seat, amount in zip(event.seats, event.amounts, strict=True)
            if amount
        )
        amounts = tuple(event.amount for event in sorted(awarded, key=lambda event: event.pot))
        return Ending(stacks, collected, sum(amounts), 0, amounts if len(amounts) > 1 else ())
