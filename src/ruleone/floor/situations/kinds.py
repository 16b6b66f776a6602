"""The kinds of situations: what each is told with, what rules on it, what is advised there."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Literal, get_type_hints

import msgspec

from ruleone.cards import CardError, parse
from ruleone.floor.advice import Situation
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.followed.incidents import INCIDENTS
from ruleone.floor.followed.record import AnyRuling
from ruleone.floor.ill_formed import ill_formed
from ruleone.floor.situations import told
from ruleone.rulebook import Edition

Group = Literal[
    "betting", "deal", "cards", "stud", "showdown", "clock", "conduct", "chips", "table"
]
GROUPS: Final[Mapping[Group, tuple[str, ...]]] = {
    "betting": ("words-and-chips", "acted-early", "bets-touched", "count-asked"),
    "deal": ("initial-deal", "redeal", "at-the-deal"),
    "cards": (
        "wrong-flop", "early-board", "dropped-stub", "boxed-in-stub", "foul-deck", "fouled-hand",
    ),
    "stud": ("early-street", "picked-up", "folded-in-stud", "last-card-seen"),
    "showdown": (
        "hand-shown", "called-hand", "thrown-in", "killed-hand", "asked-to-see", "spoke-up",
        "who-shows", "shared-pot", "disputed",
    ),
    "clock": ("clock-called", "time-over"),
    "conduct": ("conduct",),
    "chips": ("chips-found", "color-up"),
    "table": ("deck-change", "dealer-push"),
}  # fmt: skip
"""The kinds, by what they concern, in the order in which they are offered."""

_TOLD: tuple[Callable[..., AnyRuling], ...] = (
    told.words_and_chips,
    told.acted_early,
    told.clock_called,
    told.time_over,
    told.conduct,
    told.chips_found,
    told.count_asked,
)
_ADVICE: Mapping[str, tuple[Situation, ...]] = {
    "words-and-chips": ("betting",),
    "bets-touched": ("betting",),
    "acted-early": ("betting",),
    "count-asked": ("stacks",),
    "wrong-flop": ("uncovered-mistake",),
    "boxed-in-stub": ("uncovered-mistake",),
    "foul-deck": ("uncovered-mistake",),
    "dropped-stub": ("uncovered-mistake",),
    "who-shows": ("hand-for-hand",),
    "shared-pot": ("split-pot",),
    "chips-found": ("carrying-chips", "stacks"),
    "color-up": ("chips-colored-up", "chip-race"),
}
_CARD_FACTS: Final = frozenset({"card", "cards", "picked", "hands"})
"""Facts that are cards: written "As", as ints for the rulings."""


class Kind(msgspec.Struct, frozen=True):
    """One kind of situation. `takes` are the facts by name with their types, as a whole in
    `whole` where its ruling takes them so; `in_hand` says that it may be told of a hand that is
    followed, as a `Happened` of this kind."""

    name: str
    group: Group
    rule: Callable[..., AnyRuling]
    whole: type[msgspec.Struct] | None
    takes: Mapping[str, Any]
    advice: tuple[Situation, ...]
    in_hand: bool

    @property
    def needed(self) -> tuple[str, ...]:
        """The facts without which there is no ruling."""
        if self.whole is None:
            return tuple(self.takes)
        return tuple(field.name for field in msgspec.structs.fields(self.whole) if field.required)


@cache
def _kinds() -> Mapping[str, Kind]:
    told_of = {rule.__name__.replace("_", "-"): rule for rule in _TOLD}
    return {
        name: _kind(name, group, told_of[name]) if name in told_of else _incident(name, group)
        for group, names in GROUPS.items()
        for name in names
    }


def _incident(name: str, group: Group) -> Kind:
    """A kind that may be told of a hand that is followed."""
    incident = INCIDENTS[name]
    facts = get_type_hints(incident.facts)
    return Kind(name, group, incident.rules, incident.facts, facts, _ADVICE.get(name, ()), True)


def _kind(name: str, group: Group, rule: Callable[..., AnyRuling]) -> Kind:
    hints = get_type_hints(rule)
    _, *takes = ((fact, type_) for fact, type_ in hints.items() if fact != "return")
    (_, first), *more = takes
    whole = first if not more and isinstance(first, type(msgspec.Struct)) else None
    facts = dict(takes) if whole is None else get_type_hints(whole)
    return Kind(name, group, rule, whole, facts, _ADVICE.get(name, ()), in_hand=False)


KINDS: Final[Mapping[str, Kind]] = _kinds()
"""Every kind of situation by its name."""


def ruled(book: Edition, game: str, kind: str, facts: Mapping[str, Any]) -> AnyRuling:
    """The ruling on a situation of this kind in a game, from facts as JSON has them; cards there
    are written. The game is not among the facts.

    Raises BadFacts for a kind that there is not, and for facts that are missing, of another form,
    or contradict each other.
    """
    asked = KINDS.get(kind)
    if asked is None:
        raise BadFacts("no-such-situation", expected=KINDS, came=kind)
    facts = read(asked, game, facts)
    return asked.rule(book, facts) if asked.whole is not None else asked.rule(book, **facts)


def read(asked: Kind, game: str, facts: Mapping[str, Any]) -> Any:
    """The facts as the ruling takes them: as a whole, or one by one by name. Raises BadFacts."""
    if unknown := sorted(set(facts) - (set(asked.takes) - {"game"})):
        raise BadFacts("fact-unknown", facts=sorted(asked.takes), came=unknown)
    given = {name: _read(name, value) for name, value in facts.items()}
    if "game" in asked.takes:
        given["game"] = game
    for name in asked.needed:
        if name not in given:
            raise BadFacts("fact-missing", fact=name)
    if asked.whole is None:
        return {name: _converted(name, asked.takes[name], value) for name, value in given.items()}
    types = {field.name: field.type for field in msgspec.structs.fields(asked.whole)}
    return asked.whole(
        **{name: _converted(name, types[name], value) for name, value in given.items()}
    )


def _converted(name: str, kind: Any, value: Any) -> Any:
    try:
        return msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError as wrong:
        if isinstance(wrong.__cause__, BadFacts):
            raise wrong.__cause__ from None
        raise ill_formed(name, kind, value) from None


def _read(name: str, value: Any) -> Any:
    """A fact with its cards as ints."""
    match value:
        case dict():
            named = name in _CARD_FACTS
            return {key: _read(name if named else key, one) for key, one in value.items()}
        case list() | tuple():
            return [_read(name, one) for one in value]
        case str() if name in _CARD_FACTS:
            try:
                return parse(value)
            except CardError as wrong:
                raise BadFacts("no-such-card", came=wrong.came) from None
    return value
