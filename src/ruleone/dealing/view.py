"""The view of a hand for one viewer, built field by field from what that viewer may know."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ruleone.cards import UNKNOWN, UNKNOWN_TEXT, texts
from ruleone.dealing.actions import Options
from ruleone.dealing.asking import may_ask_to_see
from ruleone.dealing.events import (
    Acted,
    BoardDealt,
    CardsDealt,
    Discarded,
    DrawOpened,
    Event,
    Intervened,
    Mucked,
    Posted,
    PotAwarded,
    RunsChosen,
    Shown,
)
from ruleone.dealing.interventions import GiveBack, RestoreHand
from ruleone.dealing.log import Naming, award_decision, log_lines
from ruleone.dealing.showdown import layers
from ruleone.dealing.state import ALL_IN, FOLDED, State
from ruleone.dealing.views import (
    AwardView,
    HandView,
    LastAct,
    PotView,
    SeatStatus,
    SeatView,
    Street,
)
from ruleone.rulebook import Edition

_DECIDED = (Acted, Discarded, RunsChosen, Intervened)
_DREW = ("discard", "stand-pat")
_STATUS: dict[int, SeatStatus] = {ALL_IN: "all-in", FOLDED: "folded"}


def public_view(state: State, events: Sequence[Event], edition: Edition) -> HandView:
    """Return the view of spectators and of players without a seat in the hand."""
    started = state.started
    naming = Naming(started)
    last = _last_acts(events)
    awards = tuple(_awards(state, naming, events, edition))
    won = Counter[int]()
    for award in awards:
        won[award.seat] += award.amount
    return HandView(
        number=started.number,
        game=started.game,
        kind=state.game.kind,
        edition=started.edition,
        street=street_now(state),
        turn=_turn(state, events),
        button=started.button,
        small_blind_seat=started.small_blind_seat,
        big_blind_seat=started.big_blind_seat,
        blinds=started.blinds,
        ante=started.ante,
        board=texts(state.board),
        pots=tuple(
            PotView(amount, tuple(sorted(state.seats[place] for place in places)))
            for amount, places in layers(state)
        )
        if state.pot
        else (),
        total=state.pot + sum(state.staked) - state.collected,
        seats=tuple(
            _seat(state, naming, state.place[seat], None, last.get(seat), won[seat])
            for seat in sorted(state.seats)
        ),
        to_act=None if state.asked is None else state.seats[state.asked],
        options=None,
        awards=awards,
        log=log_lines(events, edition),
        bring_in=started.bring_in,
        more_boards=tuple(map(texts, state.personal.boards)),
    )


def own_view(
    public: HandView,
    state: State,
    events: Sequence[Event],
    edition: Edition,
    options: Options | None,
    viewer: int,
) -> HandView:
    """Return the view of the player in the seat `viewer`.

    Beyond the public view it has the own cards, the options, and the hands that may be asked for.
    """
    naming = Naming(state.started)
    seats = tuple(
        _seat(state, naming, state.place[viewer], viewer, each.last, each.won)
        if each.seat == viewer
        else each
        for each in public.seats
    )
    return replace(
        public,
        seats=seats,
        options=options if options is not None and options.seat == viewer else None,
        viewer=viewer,
        may_ask_to_see=may_ask_to_see(state, events, edition, viewer),
    )


def street_now(state: State) -> Street:
    """Return the street that is played, or the stage after it."""
    if state.over:
        return "over"
    if state.order:
        return "showdown"
    drawing = state.personal.drawing and state.game.rounds[state.round + 1].draw
    return state.game.rounds[state.round + bool(drawing)].street


def _turn(state: State, events: Iterable[Event]) -> int:
    """Return the number of decisions so far; an intervention of the floor counts as one."""
    betting = state.asked is not None and not state.order
    decided = sum(isinstance(event, _DECIDED) for event in events)
    return decided + state.asked_to_show + betting


def _seat(
    state: State,
    naming: Naming,
    place: int,
    viewer: int | None,
    last: LastAct | None,
    won: int,
) -> SeatView:
    seat = state.seats[place]
    folded = state.status[place] == FOLDED
    asked = seat in state.seen
    hole = state.holes[place] if asked or not folded else ()
    up = () if folded or state.plain else state.personal.ups[place]
    thrown = () if state.plain else texts(state.personal.thrown[place])
    whole = asked or seat == viewer or (state.plain and seat in state.tabled)
    seen = tuple(card if whole or card in up else UNKNOWN for card in hole)
    known = tuple(card for card in seen if card != UNKNOWN)
    named = known if len(known) == len(hole) else ()
    return SeatView(
        seat=seat,
        stack=state.stacks[place],
        bet=state.bets[place],
        status=_STATUS.get(state.status[place], "in"),
        cards=texts(seen),
        tabled=seat in state.tabled,
        last=last,
        hand=naming.hand(named, state.board) if named else None,
        won=won,
        low=naming.low(named, state.board) if named else None,
        up=texts(up) if state.opening.stud else (),
        discards=thrown if seat == viewer else (UNKNOWN_TEXT,) * len(thrown),
    )


def _last_acts(events: Iterable[Event]) -> dict[int, LastAct]:
    """Return the last act of each seat on this street; an act at showdown stays."""
    last: dict[int, LastAct] = {}
    for event in events:
        match event:
            case BoardDealt() | DrawOpened():
                last = {seat: act for seat, act in last.items() if act.all_in}
            case CardsDealt():
                last = {seat: act for seat, act in last.items() if act.all_in or act.kind in _DREW}
            case Discarded(seat, cards):
                last[seat] = LastAct("discard" if cards else "stand-pat", len(cards))
            case Posted(seat, kind, amount, all_in):
                last[seat] = LastAct(kind, amount, all_in)
            case Acted(seat, kind, to, _, all_in):
                last[seat] = LastAct(kind, to, all_in)
            case Shown(seat):
                last[seat] = LastAct("show")
            case Mucked(seat):
                last[seat] = LastAct("muck")
            case Intervened(GiveBack(seat) | RestoreHand(seat)):
                last.pop(seat, None)
            case _:
                pass
    return last


def _awards(
    state: State, naming: Naming, events: Iterable[Event], edition: Edition
) -> Iterable[AwardView]:
    """Yield each share of each pot awarded, with the five winning cards, if shown."""
    for event in events:
        if not isinstance(event, PotAwarded):
            continue
        split, stud = len(naming.orders) > 1, state.opening.stud
        showdown = bool(state.order)
        rule = edition.cite(award_decision(event, showdown=showdown, stud=stud, split=split))
        for seat, amount in zip(event.seats, event.amounts, strict=True):
            place = state.place[seat]
            hole = state.holes[place] if seat in state.tabled else (UNKNOWN,)
            hand, best = naming.winning(event.order, hole, state.boards[event.board])
            yield AwardView(
                event.pot, seat, amount, hand, texts(best), rule, event.order, event.board
            )
