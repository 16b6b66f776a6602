"""What the floor is called to, by the key that a file has for it: the facts, and who rules."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import asdict

from ruleone.floor import (
    CalledClock,
    ClockCall,
    ClockRuling,
    CountRuling,
    clock_called,
    found_behind,
    is_substantial,
    out_of_view,
    pot_count,
    stack_count,
    time_over,
    unowned,
)
from ruleone.floor.cards import (
    Arrival,
    Deal,
    DroppedStub,
    EarlyBoard,
    EarlyStreet,
    FouledHand,
    LastCardSeen,
    WrongFlop,
    at_the_deal,
    dropped_stub,
    early_board,
    early_street,
    folded_in_stud,
    fouled_hand,
    initial_deal,
    last_card_seen,
    picked_up,
    redeal,
    wrong_flop,
)
from ruleone.floor.conduct import (
    Incident,
    Penalty,
    Serving,
    deal,
    disqualified,
    given,
    infraction,
)
from ruleone.floor.procedure import (
    BetsTouched,
    bets_touched,
    color_up,
    dealer_push,
    deck_change,
    level_of_hand,
)
from ruleone.floor.ruling import ChipsRuling
from ruleone.floor.showdown import (
    AskedToSee,
    CalledHand,
    Dispute,
    HandShown,
    KilledHand,
    SharedPot,
    Showdown,
    SpokeUp,
    ThrownIn,
    asked_to_see,
    called_hand,
    cards_to_come,
    disputed,
    hand_shown,
    killed_hand,
    shared_pot,
    spoke_up,
    thrown_in,
    who_shows,
)
from ruleone.rulebook import Edition
from ruleone.scenarios.floor.told import (
    Acts,
    Amount,
    AskedPot,
    AskedStack,
    CallAt,
    ColorUp,
    Dealt,
    DealtTwice,
    DeckChange,
    FoldedInStud,
    Given,
    Left,
    LevelEnds,
    Nothing,
    PickedUp,
    TimeUp,
)


class Standing:
    """What goes on from one incident of a scenario to the next: a clock, a penalty."""

    def __init__(self) -> None:
        self.clock: CalledClock | None = None
        self.serving = Serving()


class IncidentKind(NamedTuple):
    """Facts, and what is ruled of them under an edition."""

    facts: type[msgspec.Struct]
    ruled: Callable[[Edition, Any, Standing], object]


def _call(book: Edition, call: CallAt, standing: Standing) -> ClockRuling:
    facts = asdict(call)
    at_ms = facts.pop("at_ms")
    ruling = clock_called(book, ClockCall(**facts), at_ms)
    standing.clock = ruling.clock
    return ruling


def _time_up(book: Edition, facts: TimeUp, standing: Standing) -> object:
    clock = standing.clock or CalledClock(0, 0, 0)
    return time_over(
        book,
        clock,
        faces_bet=facts.faces_bet,
        acted_ms=facts.acted_ms,
        declared_ms=facts.declared_ms,
    )


def _given(book: Edition, facts: Given, standing: Standing) -> object:
    penalty = Penalty(facts.code, facts.count)
    ruling = given(book, standing.serving, penalty, players=facts.players)
    standing.serving = ruling.serving
    return ruling


def _dealt(book: Edition, facts: Dealt, standing: Standing) -> object:
    ruling = deal(book, standing.serving, redeal=facts.redeal, bring_in=facts.bring_in)
    standing.serving = ruling.serving
    return ruling


def _found_behind(book: Edition, facts: Amount, _: Standing) -> ChipsRuling:
    return found_behind(book, facts.chips, all_in_won=facts.all_in_won)


def _stack_count(book: Edition, facts: AskedStack, _: Standing) -> CountRuling:
    return stack_count(book, in_turn=facts.in_turn, faces=facts.faces)


def _picked_up(book: Edition, facts: PickedUp, _: Standing) -> object:
    return picked_up(book, facts.seat, faces_action=facts.faces_action)


def _folded_in_stud(book: Edition, facts: FoldedInStud, _: Standing) -> object:
    return folded_in_stud(book, facts.seat, face_down=facts.face_down, pushed=facts.pushed)


def _push(book: Edition, facts: Left, _: Standing) -> object:
    left = facts.seconds_left
    return dealer_push(book, None if left is None else left * 1000)


def _plain(facts: type[msgspec.Struct], ruled: Callable[[Edition, Any], object]) -> IncidentKind:
    """An incident that nothing before it has a say in."""
    return IncidentKind(facts, lambda book, told, _: ruled(book, told))


INCIDENTS: Final[dict[str, IncidentKind]] = {
    "acted": _plain(Acts, lambda book, told: is_substantial(book, told.acts)),
    "asks_for_pot": _plain(AskedPot, lambda book, told: pot_count(book, told.betting)),
    "asks_for_stack": IncidentKind(AskedStack, _stack_count),
    "clock_called": IncidentKind(CallAt, _call),
    "time_up": IncidentKind(TimeUp, _time_up),
    "found_behind": IncidentKind(Amount, _found_behind),
    "out_of_view": _plain(Amount, lambda book, told: out_of_view(book, told.chips)),
    "unowned": _plain(Amount, lambda book, told: unowned(book, told.chips)),
    "disqualified": _plain(Amount, lambda book, told: disqualified(book, told.chips)),
    "infraction": _plain(Incident, infraction),
    "penalty_given": IncidentKind(Given, _given),
    "dealt": IncidentKind(Dealt, _dealt),
    "initial_deal": _plain(Deal, initial_deal),
    "dealt_again": _plain(DealtTwice, lambda book, told: redeal(book, told.first, told.now)),
    "early_board": _plain(EarlyBoard, early_board),
    "early_street": _plain(EarlyStreet, early_street),
    "wrong_flop": _plain(WrongFlop, wrong_flop),
    "dropped_stub": _plain(DroppedStub, dropped_stub),
    "fouled_hand": _plain(FouledHand, fouled_hand),
    "at_the_deal": _plain(Arrival, at_the_deal),
    "picked_up": IncidentKind(PickedUp, _picked_up),
    "folded_in_stud": IncidentKind(FoldedInStud, _folded_in_stud),
    "last_card_seen": _plain(LastCardSeen, last_card_seen),
    "bets_touched": _plain(BetsTouched, bets_touched),
    "dealer_push": IncidentKind(Left, _push),
    "deck_change": _plain(DeckChange, lambda book, told: deck_change(book, told.moment)),
    "color_up": _plain(ColorUp, lambda book, told: color_up(book, told.chip, told.needed)),
    "level_ends": _plain(LevelEnds, lambda book, told: level_of_hand(book, told.began, told.level)),
    "asked_to_see": _plain(AskedToSee, asked_to_see),
    "asked_for_cards_to_come": _plain(Nothing, lambda book, _: cards_to_come(book)),
    "called_hand": _plain(CalledHand, called_hand),
    "disputed": _plain(Dispute, disputed),
    "hand_shown": _plain(HandShown, hand_shown),
    "killed_hand": _plain(KilledHand, killed_hand),
    "shared_pot": _plain(SharedPot, shared_pot),
    "spoke_up": _plain(SpokeUp, spoke_up),
    "thrown_in": _plain(ThrownIn, thrown_in),
    "showdown": _plain(Showdown, who_shows),
}
"""Every incident that a scenario may tell of."""
