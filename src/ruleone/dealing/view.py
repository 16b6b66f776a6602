"""The view of a hand for one viewer, built field by field from what that viewer may know."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ruleone.cards import UNKNOWN, UNKNOWN_TEXT, Card, texts
from ruleone.dealing.asking import may_ask_to_see
from ruleone.dealing.events import Acted, BoardDealt, Event, Mucked, Posted, PotAwarded, Shown
from ruleone.dealing.log import award_decision, log_lines
from ruleone.dealing.naming import hand_name
from ruleone.dealing.options import Options
from ruleone.dealing.pots import layers
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
from ruleone.ranking import best_five
from ruleone.rulebook import Edition

_STATUS: dict[int, SeatStatus] = {ALL_IN: "all-in", FOLDED: "folded"}


def hand_view(
    state: State,
    events: Sequence[Event],
    edition: Edition,
    options: Options | None,
    viewer: int | None,
) -> HandView:
    """What `viewer` may know; None is somebody who only watches, as is a seat not in the hand."""
    started = state.started
    own = viewer if viewer in state.place else None
    last = _last_acts(events)
    awards = tuple(_awards(state, events, edition))
    won = Counter[int]()
    for award in awards:
        won[award.seat] += award.amount
    return HandView(
        number=started.number,
        game=started.game,
        edition=started.edition,
        street=_street(state),
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
            _seat(state, state.place[seat], own, last.get(seat), won[seat])
            for seat in sorted(state.seats)
        ),
        to_act=None if state.asked is None else state.seats[state.asked],
        options=options if options is not None and options.seat == own else None,
        viewer=own,
        awards=awards,
        log=log_lines(events, edition),
        may_ask_to_see=may_ask_to_see(state, events, edition, own),
    )


def _street(state: State) -> Street:
    if state.over:
        return "over"
    return "showdown" if state.order else state.game.rounds[state.round].street


def _turn(state: State, events: Iterable[Event]) -> int:
    """How many decisions players have been asked for so far."""
    betting = state.asked is not None and not state.order
    return sum(isinstance(event, Acted) for event in events) + state.asked_to_show + betting


def _seat(state: State, place: int, viewer: int | None, last: LastAct | None, won: int) -> SeatView:
    seat = state.seats[place]
    folded = state.status[place] == FOLDED
    seen: tuple[Card, ...] = ()
    if seat in state.seen or (not folded and (seat in state.tabled or seat == viewer)):
        seen = state.holes[place]
    cards = texts(seen) or (() if folded else (UNKNOWN_TEXT,) * len(state.holes[place]))
    return SeatView(
        seat=seat,
        stack=state.stacks[place],
        bet=state.bets[place],
        status=_STATUS.get(state.status[place], "in"),
        cards=cards,
        tabled=seat in state.tabled,
        last=last,
        hand=hand_name((*seen, *state.board)) if seen else None,
        won=won,
    )


def _last_acts(events: Iterable[Event]) -> dict[int, LastAct]:
    """The last word of each seat on this street; what a seat did at showdown stays."""
    last: dict[int, LastAct] = {}
    for event in events:
        match event:
            case BoardDealt():
                last = {seat: act for seat, act in last.items() if act.all_in}
            case Posted(seat, kind, amount, all_in):
                last[seat] = LastAct(kind, amount, all_in)
            case Acted(seat, kind, to, _, all_in):
                last[seat] = LastAct(kind, to, all_in)
            case Shown(seat):
                last[seat] = LastAct("show")
            case Mucked(seat):
                last[seat] = LastAct("muck")
            case _:
                pass
    return last


def _awards(state: State, events: Iterable[Event], edition: Edition) -> Iterable[AwardView]:
    """Each share of each pot that has gone out, with the five cards that won it, if shown."""
    for event in events:
        if not isinstance(event, PotAwarded):
            continue
        rule = edition.cite(award_decision(event, showdown=bool(state.order)))
        for seat, amount in zip(event.seats, event.amounts, strict=True):
            place = state.place[seat]
            cards = (*state.holes[place], *state.board)
            shown = seat in state.tabled and len(cards) >= 5 and UNKNOWN not in cards
            yield AwardView(
                event.pot,
                seat,
                amount,
                hand_name(cards) if shown else None,
                texts(best_five(cards)) if shown else (),
                rule,
            )
