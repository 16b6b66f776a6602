"""Steps of a hand in words: actions, a player's words and chips, and acts of the floor.

Actions: "B raise 300", "A all-in", "C asks-to-see A", "go on".

A whole turn, one thing after the other: "B says 'raise', pushes 11x100, pushes 2x1000".

Acts out of turn and of the floor: "C bet 500 out of turn", "B kept silent with time", "C as ruled",
"the floor rules raise 500".

Interventions: "the hand of B is killed", "B gets back 2000", "the bets become B 2400, C 2400".
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final, get_args

from ruleone.cards import CardError, parse, parse_cards
from ruleone.dealing import (
    Action,
    AskToSee,
    BringIn,
    Call,
    Check,
    CorrectBets,
    Discard,
    Fold,
    GiveBack,
    Hand,
    Intervention,
    KillHand,
    Muck,
    RaiseTo,
    ReplaceCard,
    RestoreHand,
    Show,
    TakeBoardBack,
    VoidHand,
)
from ruleone.dealing.views import Street
from ruleone.floor import (
    Gathered,
    Moved,
    NoValue,
    PulledBack,
    Push,
    Said,
    Step,
    Tapped,
    ToldCount,
    TookBack,
)

GO_ON: Final = "go on"
"""The dealer's own step: deal or pay when nobody is asked."""

_AMOUNT: Final = re.compile(r"[0-9]{1,18}")
_PLAIN: Final[dict[str, Callable[[], Action]]] = {
    "fold": Fold,
    "check": Check,
    "call": Call,
    "muck": Muck,
    "bring-in": BringIn,
    "stands-pat": Discard,
}


def acts_of() -> tuple[str, ...]:
    """Return the forms of actions, for messages on an invalid one."""
    return (
        *("A fold", "A check", "A call", "A call 300", "A bet 300", "A raise 300", "A all-in"),
        *("A show", "A show Kh", "A muck", "A asks-to-see B", "A bring-in", "A throws Kh 2c"),
        *("A stands-pat", GO_ON),
    )


def is_act(words: str, names: Sequence[str]) -> bool:
    """Whether this is an action of one of these players, or the dealer's."""
    if words == GO_ON:
        return True
    match words.split():
        case [name, verb] if verb in _PLAIN or verb in ("all-in", "show"):
            return name in names
        case [name, "call" | "bet" | "raise", amount]:
            return name in names and bool(_AMOUNT.fullmatch(amount))
        case [name, "asks-to-see", of]:
            return name in names and of in names
        case [name, "show" | "throws", *cards] if cards:
            return name in names and all(map(_is_card, cards))
    return False


def action(words: str, hand: Hand, names: Sequence[str]) -> tuple[int, Action]:
    """Return the seat and the action that the words mean in this hand.

    An all-in is a call where the player may not raise.
    """
    name, verb, *rest = words.split()
    seat = names.index(name) + 1
    match verb:
        case "bet" | "raise":
            return seat, RaiseTo(int(rest[0]))
        case "all-in":
            return seat, _all_in(hand, seat)
        case "show":
            return seat, Show(tuple(rest))
        case "throws":
            return seat, Discard(tuple(rest))
        case "asks-to-see":
            return seat, AskToSee(names.index(rest[0]) + 1)
    return seat, _PLAIN[verb]()


def _all_in(hand: Hand, seat: int) -> Action:
    options = hand.options
    if options is None or options.bet_to is None:
        return Call()
    mine = next(shown for shown in hand.view().seats if shown.seat == seat)
    return RaiseTo(mine.bet + mine.stack)


def _is_card(text: str) -> bool:
    try:
        return len(parse_cards(text)) == 1
    except CardError:
        return False


_CARD: Final = r"[2-9TJQKA][shdc]"
_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[[int, re.Match[str]], Intervention]], ...]] = (
    (re.compile(r"the hand of (\S+) is killed"), lambda seat, _: KillHand(seat)),
    (re.compile(r"the hand of (\S+) lives again"), lambda seat, _: RestoreHand(seat)),
    (
        re.compile(r"(\S+) gets back (\d{1,12})"),
        lambda seat, told: GiveBack(seat, int(told[2])),
    ),
    (
        re.compile(rf"the card of (\S+), ({_CARD}), that the dealer exposed, is replaced"),
        lambda seat, told: ReplaceCard(seat, parse(told[2])),
    ),
)
_VOID: Final = "the hand is a misdeal"
_BETS: Final = "the bets become "
_BET: Final = re.compile(r"(\S+) (\d{1,12})")
_BOARD: Final = re.compile(r"the last ([1-5]) cards? leaves? the board")


def remedies_of() -> tuple[str, ...]:
    """Return the forms of interventions, for messages on an invalid one."""
    return (
        *("the hand of A is killed", "the hand of A lives again", "A gets back 2000"),
        *(
            "the card of A, 3s, that the dealer exposed, is replaced",
            "the last 1 card leaves the board",
            f"{_BETS}A 2400, B 2400",
            _VOID,
        ),
    )


def remedy_of(words: str, names: Sequence[str]) -> Intervention | None:
    """Return the intervention of these words in a hand of these players, if it is one."""
    if words == _VOID:
        return VoidHand()
    if told := _BOARD.fullmatch(words):
        return TakeBoardBack(int(told[1]))
    if words.startswith(_BETS):
        bets = [_BET.fullmatch(each) for each in words.removeprefix(_BETS).split(", ")]
        totals = [(names.index(bet[1]) + 1, int(bet[2])) for bet in bets if bet and bet[1] in names]
        return CorrectBets(tuple(totals)) if len(totals) == len(bets) else None
    for form, made in _FORMS:
        if (told := form.fullmatch(words)) and told[1] in names:
            return made(names.index(told[1]) + 1, told)
    return None


OUT_OF_TURN: Final = " out of turn"
AS_RULED: Final = "as ruled"
FLOOR: Final = "the floor rules "
CHECKED_DOWN: Final = "all check and call up to the "
SILENCE: Final[dict[str, tuple[bool, bool | None]]] = {
    "spoke up": (True, None),
    "kept silent": (False, None),
    "kept silent with time": (False, True),
    "kept silent without time": (False, False),
}
"""Reaction of the skipped player: spoke up, and had time; None where nobody judged it."""

_PILE = r"(?:\d{1,4}x)?\d{1,12}"
_PILES = rf"{_PILE}(?: \+ {_PILE})*"
_SPOKEN = r"'(.{1,200}?)'(?=,|$)"
_PARTS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Step]], ...]] = (
    (re.compile(rf"says {_SPOKEN}"), lambda found: Said(found[1])),
    (
        re.compile(rf"pushes ({_PILES}) saying {_SPOKEN}"),
        lambda found: Push(chips_of(found[1]), said=found[2]),
    ),
    (re.compile(rf"pushes ({_PILES})(?=,|$)"), lambda found: Push(chips_of(found[1]))),
    (re.compile(r"taps(?=,|$)"), lambda _: Tapped()),
    (re.compile(r"moves chips(?=,|$)"), lambda _: Moved()),
    (re.compile(r"pulls back(?=,|$)"), lambda _: PulledBack()),
    (re.compile(rf"pulls back ({_PILES})(?=,|$)"), lambda found: PulledBack(chips_of(found[1]))),
    (re.compile(r"gathers(?=,|$)"), lambda _: Gathered()),
    (re.compile(r"takes back(?=,|$)"), lambda _: TookBack()),
    (re.compile(r"puts out a bounty chip(?=,|$)"), lambda _: NoValue()),
    (re.compile(r"is told (\d{1,12})(?=,|$)"), lambda found: ToldCount(int(found[1]))),
)


def steps_of() -> tuple[str, ...]:
    """Return the forms of steps, for messages on an invalid one."""
    return (
        *acts_of(),
        *("A says 'raise', pushes 1000 + 3x100", "A pushes 2x500 saying 'bet'", "A taps"),
        *("A moves chips", "A pulls back", "A pulls back 2x100", "A gathers, pushes 1000"),
        *("A takes back", "A is told 7200"),
        *("A bet 300 out of turn", "A as ruled", "A kept silent with time"),
        *(f"{FLOOR}call", f"{CHECKED_DOWN}river", *remedies_of()),
    )


def is_step(words: str, names: Sequence[str]) -> bool:
    """Whether this is a step of a hand of these players."""
    if words.startswith(FLOOR):
        return bool(re.fullmatch(r"[a-z-]+( \d{1,12})?", words.removeprefix(FLOOR)))
    if words.startswith(CHECKED_DOWN):
        return words.removeprefix(CHECKED_DOWN) in get_args(Street)
    if remedy_of(words, names) is not None:
        return True
    if words.endswith(OUT_OF_TURN):
        return is_act(words.removesuffix(OUT_OF_TURN), names)
    name, _, what = words.partition(" ")
    if name in names and (what in SILENCE or what == AS_RULED):
        return True
    return is_act(words, names) or (name in names and turn_of(what) is not None)


def may_be_refused(words: str, names: Sequence[str]) -> bool:
    """Whether this is an action, or an intervention of the floor."""
    return is_act(words, names) or remedy_of(words, names) is not None


def turn_of(what: str) -> tuple[Step, ...] | None:
    """Return a player's turn step by step, None where the words are not one."""
    steps = tuple(_parts(what))
    return None if None in steps else tuple(step for step in steps if step is not None)


def _parts(what: str) -> Iterator[Step | None]:
    """Yield one part after the other, None for an invalid one."""
    at = 0
    while at <= len(what):
        for pattern, step in _PARTS:
            if found := pattern.match(what, at):
                yield step(found)
                at = found.end()
                break
        else:
            yield None
            return
        if at == len(what):
            return
        at += len(", ") if what.startswith(", ", at) else len(what)


def is_piles(piles: str) -> bool:
    """Whether these are chips by denomination."""
    return bool(re.fullmatch(_PILES, piles))


def chips_of(piles: str) -> dict[int, int]:
    """Return chips by denomination: "1000 + 3x100"."""
    chips: dict[int, int] = {}
    for pile in piles.split(" + "):
        count, _, worth = pile.rpartition("x")
        chips[int(worth)] = chips.get(int(worth), 0) + int(count or 1)
    return chips
