"""Records of hands that were dealt here, for the forms that are written."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from ruleone.cards import UNKNOWN, Card
from ruleone.dealing import Event
from ruleone.dealing.events import (
    Acted,
    BoardDealt,
    CardsDealt,
    Discarded,
    HandEnded,
    HandKilled,
    HandsTabled,
    HandStarted,
    HoleDealt,
    Intervened,
    Mucked,
    PotAwarded,
    Shown,
)
from ruleone.history.fault import Untellable
from ruleone.history.games import variant
from ruleone.history.money import Unit
from ruleone.history.phh.source import Source
from ruleone.history.record import (
    Collected,
    Ending,
    Post,
    PostKind,
    Record,
    Seat,
    Setting,
    Stakes,
    Step,
    Verb,
    board_by_board,
)

_VERBS: dict[str, Verb] = {
    "fold": "fold", "check": "check-call", "call": "check-call", "bet": "raise", "raise": "raise",
    "bring-in": "bring-in", "complete": "raise",
}  # fmt: skip


def record_of(
    events: Iterable[Event],
    names: Mapping[int, str] | None = None,
    setting: Setting | None = None,
    unit: Unit | None = None,
    viewer: int | None = None,
) -> Record:
    """Return the record of a hand that is over, from its events.

    `names` are the players' by seat, chips are units of `unit`, whole ones by default. With a
    `viewer`, cards that this seat has not seen are unknown; without one all cards are shown. Raises
    ValueError where the events are not those of a whole hand. Raises Untellable where the floor
    intervened in it, or a hand was dead once dealt, for which no form has a word.
    """
    told = tuple(events)
    if any(isinstance(event, Intervened) for event in told):
        raise Untellable("floor")
    if any(isinstance(event, HandKilled) for event in told):
        raise Untellable("killed")
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
        dealt = variant(started.game)
        assert dealt is not None, "what was dealt is a game of the engine's"
        self._variant = dealt
        self._stud = dealt.family.kind == "stud"

    def record(self, stacks: tuple[int, ...], setting: Setting, unit: Unit) -> Record:
        started, steps = self._started, _whole_draws(self._steps())
        boards = 1 + max((step.board for step in steps), default=0)
        fixed = self._variant.limit == "fixed-limit"
        around = sorted(zip(started.seats, started.stacks, stacks, strict=True))
        return Record(
            started.number,
            "ruleone",
            started.game,
            self._variant,
            unit,
            tuple(Seat(seat, stack, self._name(seat)) for seat, stack, _ in around),
            None if self._stud else started.button,
            self._posts(),
            Stakes(
                started.min_bet,
                started.min_bet * started.rules.later_bets if fixed else None,
                started.bring_in or None,
            ),
            _shown_for_each(steps, boards) if boards > 1 else steps,
            self._ending(tuple(end for _, _, end in around)),
            Source(""),
            setting,
            boards,
        )

    def _name(self, seat: int) -> str:
        return self._names.get(seat) or f"Player {seat}"

    def _posts(self) -> tuple[Post, ...]:
        """Return the posts due, in the order in which they were posted.

        Antes come first, as files list them, but one that is paid for all behind the blind.
        """
        started = self._started
        big = started.big_blind_seat
        payers = {
            "per-player": started.seats,
            "big-blind": () if big is None else (big,),
            "button": started.seats[-1:],
        }.get(started.ante_format, ())
        kind: PostKind = "bomb-pot" if started.bomb_pot else "ante"
        antes = [Post(seat, kind, started.ante) for seat in payers if started.ante]
        posts: list[Post] = []
        small_blind, big_blind = started.blinds
        if started.small_blind_seat is not None:
            posts.append(Post(started.small_blind_seat, "small-blind", small_blind))
        if big is not None:
            posts.append(Post(big, "big-blind", big_blind))
        posts += [Post(seat, "dead-blind", amount) for seat, amount in started.dead_blinds]
        posts += [Post(seat, "straddle", amount) for seat, amount in started.straddles]
        posts += [Post(seat, "entry", amount) for seat, amount in started.entries]
        first = started.rules.ante_first or started.ante_format == "per-player"
        ordered = antes + posts if first else posts + antes
        return tuple(post for post in ordered if post.due)

    def _steps(self) -> Iterator[Step]:
        """Yield the cards and the betting in order, then all hands shown."""
        shown: list[Step] = []
        for event in self._events:
            match event:
                case Acted():
                    to = event.to if event.kind != "fold" else 0
                    yield Step(0, _VERBS[event.kind], event.seat, (), to)
                case HoleDealt():
                    for seat, cards in zip(event.seats, event.cards, strict=True):
                        yield Step(0, "hole", seat, self._seen(seat, cards))
                case CardsDealt():
                    dealt = list(zip(event.seats, event.down, event.up, strict=True))
                    if self._stud:  # by seat: no file of stud tells where the deal began
                        dealt.sort()
                    for seat, down, up in dealt:
                        if down or up:
                            yield Step(0, "hole", seat, (*self._seen(seat, down), *up))
                case Discarded():
                    yield Step(0, "discard", event.seat, self._seen(event.seat, event.cards))
                case BoardDealt():
                    yield Step(0, "board", 0, event.cards, 0, event.board)
                case HandsTabled() | Shown() | Mucked():
                    done = {step.seat for step in shown}
                    shown += [step for step in self._shown(event) if step.seat not in done]
        yield from shown

    def _shown(self, event: HandsTabled | Shown | Mucked) -> Iterator[Step]:
        """Yield the shows and mucks at the end, with cards that came after an early tabling.

        A mucked hand has its cards for a viewer who has seen them.
        """
        match event:
            case HandsTabled():
                for seat in event.seats:
                    yield Step(0, "show", seat, self._held(seat))
            case Shown():
                yield Step(0, "show", event.seat, event.cards)
            case Mucked():
                held = self._seen(event.seat, self._held(event.seat))
                yield Step(0, "muck", event.seat, () if UNKNOWN in held else held)

    def _held(self, seat: int) -> tuple[Card, ...]:
        """Return the final cards of a seat."""
        held: list[Card] = []
        for event in self._events:
            match event:
                case HoleDealt() if seat in event.seats:
                    held += event.cards[event.seats.index(seat)]
                case CardsDealt() if seat in event.seats:
                    at = event.seats.index(seat)
                    held += (*event.down[at], *event.up[at])
                case Discarded() if seat == event.seat:
                    for card in event.cards:
                        held.remove(card)
        return tuple(held)

    def _seen(self, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return cards if self._viewer in (None, seat) else (UNKNOWN,) * len(cards)

    def _ending(self, stacks: tuple[int, ...]) -> Ending:
        awarded = [event for event in self._events if isinstance(event, PotAwarded)]
        awarded.sort(key=lambda event: event.board)
        pots: dict[int, int] = {}
        for event in awarded:
            pots[event.pot] = pots.get(event.pot, 0) + event.amount
        told = tuple(pots[pot] for pot in sorted(pots))
        collected = tuple(
            Collected(0, seat, amount, event.pot if len(pots) > 1 else None, event.board)
            for event in awarded
            for seat, amount in zip(event.seats, event.amounts, strict=True)
            if amount
        )
        return Ending(stacks, collected, sum(pots.values()), 0, told if len(told) > 1 else ())


def _whole_draws(steps: Iterator[Step]) -> tuple[Step, ...]:
    """Return the steps with the cards of one draw in one step.

    The stub may have run out in the middle of it.
    """
    whole: list[Step] = []
    for step in steps:
        before = whole[-1] if whole else None
        if before and before.verb == step.verb == "hole" and before.seat == step.seat:
            whole[-1] = Step(0, "hole", step.seat, (*before.cards, *step.cards))
        else:
            whole.append(step)
    return tuple(whole)


def _shown_for_each(steps: tuple[Step, ...], boards: int) -> tuple[Step, ...]:
    """Return the steps of a hand of several boards, each show repeated for each board."""
    shown = [step for step in steps if step.verb in ("show", "muck")]
    further = [replace(step, board=at) for at in range(1, boards) for step in shown]
    return board_by_board((*steps, *further))
