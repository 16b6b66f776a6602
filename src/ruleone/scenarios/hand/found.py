"""What a hand and its rulings say to each key of what must hold."""

from collections.abc import Sequence
from itertools import chain

from ruleone.cards import texts
from ruleone.dealing import Hand, Options
from ruleone.dealing.events import (
    BoardDealt,
    CardsDealt,
    HandKilled,
    HandsTabled,
    HoleDealt,
    Posted,
    PotAwarded,
    ShowdownOpened,
    StubShuffled,
    UncalledReturned,
)
from ruleone.floor import BadFacts, Choice, Reading, TurnRuling, left_to
from ruleone.floor.followed import Course
from ruleone.floor.rulings import Undecided, path_text
from ruleone.scenarios.fault import TELL_FIRST, Found
from ruleone.scenarios.hand.expected import Expected


def found_in(
    course: Course,
    names: Sequence[str],
    ruling: Reading | TurnRuling | Undecided | None,
    step: Expected,
) -> Found:
    """What there is to find after a step; nothing is looked up before it is asked for."""
    found = {**_of_hand(course, names)}
    if isinstance(ruling, Reading):
        found |= _of_reading(ruling)
    elif isinstance(ruling, Undecided):
        untold = tuple(map(path_text, ruling.asks))
        found |= {"ruling": lambda: TELL_FIRST, "untold": lambda: untold}
    elif ruling is not None:
        found |= _of_turns(ruling, names)
    if ruling is not None:
        cited = {reason.citation.rule for reason in ruling.reasons}
        if isinstance(ruling, TurnRuling):
            cited |= {reason.citation.rule for each in ruling.early for reason in each.reasons}
        wanted = step.because or ()
        found["because"] = lambda: wanted if {*wanted} <= cited else tuple(sorted(cited))
    return found


def choice_words(choice: Choice) -> str:
    """A choice as a file has it: "raise 500"; what moves no chips has no amount."""
    return f"{choice.code} {choice.amount}" if choice.amount else choice.code


def _of_hand(course: Course, names: Sequence[str]) -> Found:
    hand = course.hand
    view, options = hand.view(), _left(course)
    bounds = options.bet_to if options else None

    def name(seat: int) -> str:
        return names[seat - 1]

    return {
        "turn": lambda: name(options.seat) if options else "nobody",
        "to_call": lambda: options.to_call if options else None,
        "may_raise": lambda: bounds is not None,
        "raise": lambda: bounds,
        "bring_in": lambda: options.bring_in if options else None,
        "street": lambda: view.street,
        "board": lambda: " ".join(view.board),
        "board_cards": lambda: len(view.board),
        "pots": lambda: tuple(pot.amount for pot in view.pots),
        "tabled": lambda: tuple(name(s.seat) for s in view.seats if s.tabled),
        "face_up": lambda: tuple(name(s.seat) for s in view.seats if "??" not in s.cards != ()),
        "tabled_on": lambda: _tabled_on(hand),
        "turned_up": lambda: tuple(
            name(seat) for e in hand.events if isinstance(e, HandsTabled) for seat in e.seats
        ),
        "order": lambda: tuple(
            name(seat) for e in hand.events if isinstance(e, ShowdownOpened) for seat in e.seats
        ),
        "awarded": lambda: tuple(e.pot for e in hand.events if isinstance(e, PotAwarded)),
        "category": lambda: next((won.hand.category for won in view.awards if won.hand), None),
        "won": lambda: {name(shown.seat): shown.won for shown in view.seats if shown.won},
        "stacks": lambda: {name(shown.seat): shown.stack for shown in view.seats},
        "returned": lambda: {
            name(e.seat): e.amount for e in hand.events if isinstance(e, UncalledReturned)
        },
        "posted": lambda: tuple(
            (name(e.seat), e.kind, e.amount) for e in hand.events if isinstance(e, Posted)
        ),
        "cards": lambda: {
            name(shown.seat): " ".join(hand.view(shown.seat).seats[at].cards)
            for at, shown in enumerate(view.seats)
        },
        "up": lambda: {
            name(s.seat): " ".join(card for card in s.cards if card != "??") for s in view.seats
        },
        "burned": lambda: " ".join(
            chain.from_iterable(
                texts(e.burned) for e in hand.events if isinstance(e, BoardDealt | CardsDealt)
            )
        ),
        "dealt": lambda: next(
            (len(e.seats) for e in reversed(hand.events) if isinstance(e, CardsDealt | HoleDealt)),
            0,
        ),
        "shuffled": lambda: sum(len(e.cards) for e in hand.events if isinstance(e, StubShuffled)),
        "killed": lambda: tuple(name(e.seat) for e in hand.events if isinstance(e, HandKilled)),
    }


def _left(course: Course) -> Options | None:
    """What the player to act may do, under what is ruled of acts out of turn."""
    hand, ruling = course.hand, course.turn_ruling()
    if ruling is not None and hand.options is not None:
        try:
            return left_to(hand, ruling)
        except BadFacts:
            return hand.options
    return hand.options


def _tabled_on(hand: Hand) -> int | None:
    """How many board cards lay when all hands went face up at once."""
    lying = 0
    for event in hand.events:
        if isinstance(event, BoardDealt):
            lying += len(event.cards)
        if isinstance(event, HandsTabled):
            return lying
    return None


def _of_reading(ruling: Reading) -> Found:
    told = [why.parameters["amount"] for why in ruling.reasons if why.code == "announced"]
    return {
        "ruling": lambda: ruling.ruled.code if ruling.ruled else ruling.verdict,
        "total": lambda: ruling.ruled.amount if ruling.ruled else None,
        "adds": lambda: ruling.adds,
        "back": lambda: ruling.returned,
        "held_to": lambda: choice_words(ruling.bound) if ruling.bound else None,
        "choices": lambda: tuple(map(choice_words, ruling.choices)),
        "proposed": lambda: choice_words(ruling.proposed) if ruling.proposed else None,
        "penalty": lambda: ruling.penalty,
        "announced": lambda: next(iter(told), None),
    }


def _of_turns(ruling: TurnRuling, names: Sequence[str]) -> Found:
    early = {names[each.act.seat - 1]: each for each in ruling.early}

    def those(verdict: str) -> tuple[str, ...]:
        return tuple(name for name, each in early.items() if each.verdict == verdict)

    return {
        "stands": lambda: those("stands"),
        "void": lambda: those("void"),
        "waits": lambda: those("waits"),
        "gets_back": lambda: {name: each.returned for name, each in early.items() if each.returned},
        "left_to": lambda: {name: each.options for name, each in early.items() if each.options},
        "penalised": lambda: tuple(name for name, each in early.items() if each.penalty),
        "skipped": lambda: ruling.fate,
        "substantial": lambda: ruling.substantial,
        "choices": lambda: tuple(map(choice_words, ruling.choices)),
        "proposed": lambda: choice_words(ruling.proposed) if ruling.proposed else None,
    }
