"""Kinds of situations: their facts, the ruling on each, and the forms and words for a page.

All of it is built from the types of the facts, so that a page copies none of them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.inspect import (
    BoolType,
    DictType,
    IntType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    UnionType,
    VarTupleType,
    type_info,
)
from msgspec.structs import replace

from ruleone.cards import parse, text
from ruleone.dealing import GAMES
from ruleone.floor.followed import facts_of, needed_of
from ruleone.floor.followed import incidents as facts_told
from ruleone.floor.followed.incidents import INCIDENTS, takes
from ruleone.floor.headline import code_of_fact
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.offences import FACTS_OF_OFFENCES, OFFENCE_GROUPS, OffenceCode
from ruleone.floor.rulings import AnyRuling, OneRuling
from ruleone.floor.situations import told
from ruleone.floor.untold import Could, declarations
from ruleone.floor.whole import whole
from ruleone.rulebook import Edition
from ruleone.rulebook.values import InWords, in_each
from ruleone.words import Language, Parameter, group_digits, say

Group = Literal[
    "betting", "deal", "cards", "stud", "showdown", "clock", "conduct", "chips", "table"
]
GROUPS: Final[Mapping[Group, tuple[str, ...]]] = {
    "betting": (
        "words-and-chips", "acted-early", "bets-touched", "count-asked", "misheard",
        "substantial-action", "bettor-discards", "wrong-bet",
    ),
    "deal": ("initial-deal", "redeal", "at-the-deal"),
    "cards": (
        "wrong-flop", "wrong-burn", "early-board", "dropped-stub", "boxed-in-stub",
        "foreign-card", "duplicate-card", "foul-deck", "fouled-hand",
    ),
    "stud": ("early-street", "extra-street", "picked-up", "folded-in-stud", "last-card-seen"),
    "showdown": (
        "hand-shown", "called-hand", "thrown-in", "killed-hand", "asked-to-see", "spoke-up",
        "who-shows", "shared-pot", "disputed", "cards-to-come",
    ),
    "clock": ("clock-called", "time-over"),
    "conduct": ("conduct",),
    "chips": ("chips-found", "color-up", "wrong-stacks"),
    "table": (
        "deck-change", "dealer-push", "level-of-hand", "wrong-level", "wrong-button", "wrong-seat",
    ),
}  # fmt: skip
"""Kinds by subject, in the order in which they are offered."""

_TOLD: tuple[Callable[[Edition, Any], OneRuling], ...] = (
    told.words_and_chips,
    told.acted_early,
    told.clock_called,
    told.time_over,
    told.conduct,
    told.chips_found,
    told.count_asked,
)


class Kind(msgspec.Struct, frozen=True):
    """One kind of situation: its `facts`, and the `rule` on them.

    `in_hand` says that it may be entered for a followed hand, as a `Happened` of this kind.
    """

    name: str
    group: Group
    rule: Callable[[Edition, Any], OneRuling]
    facts: type[msgspec.Struct]
    in_hand: bool


@cache
def _kinds() -> Mapping[str, Kind]:
    told_of = {rule.__name__.replace("_", "-"): rule for rule in _TOLD}
    return {
        name: _kind(name, group, told_of.get(name))
        for group, names in GROUPS.items()
        for name in names
    }


def _kind(name: str, group: Group, rule: Callable[[Edition, Any], OneRuling] | None) -> Kind:
    """Return a kind with its own rule here, or one that may be entered for a followed hand."""
    if rule is not None:
        return Kind(name, group, rule, get_type_hints(rule)["told"], in_hand=False)
    incident = INCIDENTS[name]
    return Kind(name, group, incident.rules, incident.facts, in_hand=True)


KINDS: Final[Mapping[str, Kind]] = _kinds()
"""All kinds of situations by name."""


def ruled(book: Edition, game: str, kind: str, facts: Mapping[str, Any]) -> AnyRuling:
    """Return the ruling on a situation of this kind in a game, from facts as JSON has them.

    Cards are written. The game is not among the facts. Undecided where missing facts would change a
    settled ruling, or a proposal. Raises BadFacts for an unknown kind, and for facts that are
    missing, of another form, or contradict each other.
    """
    asked = KINDS.get(kind)
    if asked is None:
        raise BadFacts("no-such-situation", expected=KINDS, came=kind)
    made = read(asked, game, facts)
    return whole(kind, made, facts, lambda known: asked.rule(book, asked.facts(**known)))


def read(asked: Kind, game: str, facts: Mapping[str, Any]) -> msgspec.Struct:
    """Return the facts as the ruling takes them.

    Raises BadFacts.
    """
    return asked.facts(**converted(asked, game, facts))


def converted(asked: Kind, game: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return what was told, and the game, each as its own type, whether it fits together or not.

    Raises BadFacts for facts that are missing or of another form.
    """
    known = takes(asked.facts)
    if "game" in facts:
        raise BadFacts("not-such-a-fact", facts=sorted({*known} - {"game"}), came="game")
    told = {name: fact for name, fact in facts.items() if fact is not None}
    told |= {"game": game} if "game" in known else {}
    if "stud" in known:
        told = {"stud": GAMES[game].kind == "stud", **told}
    return facts_told.read(asked.facts, told)


Form = Literal[
    "flag", "number", "amount", "seconds", "milliseconds", "text", "choice", "choices",
    "sequence", "seat", "seats", "card", "cards", "pile", "steps", "rows", "group", "pair",
    "number-by-seat", "amount-by-seat", "card-by-seat", "cards-by-seat",
]  # fmt: skip
"""Form of a fact.

A `flag` is yes or no. `choice` is one of a few values, `choices` several of them, a `sequence`
several one after the other. Cards are written "As", or "??" where unseen. `pile` is chips by
denomination, `steps` words and motions of a player. A `group` has facts of its own, `rows` is a
list of such. `pair` is two amounts. Forms that end with `by-seat` have a value for each seat.
"""

_SEAT: Final = frozenset(
    (
        "seat",
        "by",
        "of",
        "asked_by",
        "to_act",
        "bettor",
        "acts_first",
        "button",
        "first_to",
        "belongs",
    )
)
_SEATS: Final = frozenset(
    (
        "seats", "entitled", "twice", "live", "absent", "penalised", "absent_now",
        "penalised_now", "high", "low", "all_in", "order", "repeated", "callers",
    )
)  # fmt: skip
_SEQUENCE: Final = frozenset(("acts",))
_CARD: Final = frozenset(("card", "picked"))
_AMOUNT: Final = frozenset(
    (
        "price", "staked", "behind", "raise_by", "pot", "chip", "to", "bet", "matched", "ante",
        "amount", "blind", "chips", "needed", "bet_before",
        "legal",
    )
)  # fmt: skip
_BY_SEAT: Final[Mapping[str, Form]] = {
    "got": "number-by-seat",
    "moves": "amount-by-seat",
    "pulled": "amount-by-seat",
    "cards": "card-by-seat",
    "hands": "cards-by-seat",
    "lying": "pile",
}
_OFFERED: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("early-board", "street"): ("flop", "turn", "river"),
    ("wrong-flop", "street"): ("flop", "turn", "river"),
    ("wrong-burn", "street"): ("flop", "turn", "river"),
    ("early-street", "street"): ("fourth", "fifth", "sixth", "seventh", "third"),
    ("extra-street", "street"): ("fourth", "fifth", "sixth", "seventh", "third"),
}
"""Choices of facts whose type has more than are possible."""
_KNOWN: Final = frozenset(
    (
        "game", "mucked", "awarded", "dead", "missed", "on_board", "may_go_back", "to_show",
        "lineup", "put_in", "folded", "entered", "reach", "recorded",
    )
)  # fmt: skip
"""Facts that nobody is asked for: the game and the hand supply them."""
_PAST: Final = frozenset(("bet_in",))
"""Facts of old journals that nobody is asked for any more."""
_NEEDED_WHERE: Final[Mapping[tuple[str, str], tuple[str, tuple[str, ...]]]] = {
    ("foreign-card", "seat"): ("place", ("hand",)),
    ("acted-early", "to"): ("act", ("bet", "raise", "bring-in", "complete")),
}
"""Facts required only where another fact of the row is one of these."""
_OTHER_THAN: Final[Mapping[tuple[str, str], tuple[str, str]]] = {
    ("wrong-seat", "belongs"): ("seat", "elsewhere"),
    ("asked-to-see", "of"): ("by", ""),
}
"""Seats that differ from the first of these facts, unless the other flag is set."""
_FACTS_OF_STUD: Final = frozenset(("bring_in",))
"""Facts that only a game with a bring-in has."""
_ACTS_OF_STUD: Final = frozenset(("bring-in", "complete"))
"""Acts that only a game with a bring-in has."""
_NEEDED_OF_OFFENCES: Final = frozenset(("language",))
"""Facts that the rules on some infractions require, and those of others do not."""
_NOBODY: Final = frozenset(("button", "first_to"))
"""Seats that may be 0, none at all."""
_ANYWHERE: Final = frozenset((("wrong-seat", "belongs"),))
"""Seats that may be empty."""
_STUD: Final[frozenset[Group]] = frozenset(("stud",))
_BOARD: Final = frozenset(("wrong-flop", "wrong-burn", "early-board"))


class OfferedView(msgspec.Struct, frozen=True):
    """One value of a fact; with many values, the `group` that it belongs to.

    `played` are the games where it is possible.
    """

    value: str
    words: InWords
    group: InWords | None = None
    played: Literal["any", "stud"] = "any"


class NeededWhere(msgspec.Struct, frozen=True):
    """A condition: the fact is required where the `fact` beside it is one of these `values`."""

    fact: str
    values: tuple[str, ...]


class OtherThan(msgspec.Struct, frozen=True):
    """A condition: the fact differs from the `fact` beside it, unless `unless` is set.

    The flag `unless` is "" where there is none.
    """

    fact: str
    unless: str


class PartView(msgspec.Struct, frozen=True, kw_only=True):
    """One fact of a situation, or of a row in it.

    `needed` says that there is no ruling without it, `unknown` that it may be null: nobody has
    judged it yet, or there is none. `initial` is its value where it is left out; where it is not
    `presumed` to be that, it is asked for once it decides. `offered` are the values of a choice. A
    `seat` may be 0, none of them, where `nobody` says so, and an empty one where `anywhere` does.
    `needed_where` says with which other fact it is needed, `other_than` from which it differs,
    `played` in which games it is asked for.
    """

    name: str
    words: InWords
    form: Form
    needed: bool
    unknown: bool
    presumed: bool = True
    nobody: bool = False
    anywhere: bool = False
    initial: Any = None
    offered: tuple[OfferedView, ...] = ()
    needed_where: NeededWhere | None = None
    other_than: OtherThan | None = None
    played: Literal["any", "stud"] = "any"


class FactView(PartView, frozen=True, kw_only=True):
    """A fact of a situation; `parts` are those of a group or of one row.

    `of_hand` says that a followed hand knows it: there it is not reported. `needed_in_hand` that
    there is no ruling without it in such a hand, though there is one elsewhere. `of_offences` are
    the only infractions with this fact; empty where all have it.
    """

    parts: tuple[PartView, ...] = ()
    of_hand: bool = False
    needed_in_hand: bool = False
    of_offences: tuple[OffenceCode, ...] = ()


class KindView(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of situation.

    `played` are the games where it can happen: games with a board, stud, or any. `in_hand` says
    that a followed hand takes it as `happened`. `names` are search words for it.
    """

    kind: str
    group: str
    words: InWords
    about: InWords
    names: InWords
    played: Literal["any", "board", "stud"]
    in_hand: bool
    facts: tuple[FactView, ...]


@cache
def described() -> tuple[KindView, ...]:
    """Return all kinds, in the order in which they are offered."""
    return tuple(map(_described, KINDS.values()))


def _described(kind: Kind) -> KindView:
    code = f"situation-{kind.name}"
    return KindView(
        kind=kind.name,
        group=kind.group,
        words=_words(code),
        about=_words(f"{code}.about"),
        names=_words(f"{code}.names"),
        played="stud" if kind.group in _STUD else "board" if kind.name in _BOARD else "any",
        in_hand=kind.in_hand,
        facts=tuple(_with_hand(kind)),
    )


def _with_hand(kind: Kind) -> Iterator[FactView]:
    """Yield the facts, marked where a hand supplies them or requires them."""
    if not kind.in_hand:
        yield from _of_struct(kind.facts, kind.name)
        return
    told, needed = facts_of(kind.name), needed_of(kind.name)
    for fact in _of_struct(kind.facts, kind.name):
        needs = fact.name in needed and not fact.needed
        yield replace(fact, of_hand=fact.name not in told, needed_in_hand=needs)


def _of_struct(whole: type[msgspec.Struct], kind: str) -> Iterator[FactView]:
    types = get_type_hints(whole)
    for field in msgspec.structs.fields(whole):
        if field.name in _KNOWN | _PAST:
            continue
        default = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        needed = default is msgspec.NODEFAULT
        presumed = needed or not isinstance(declarations(whole)[field.name], Could)
        yield replace(_fact(kind, field.name, types[field.name], default), presumed=presumed)


def _fact(kind: str, name: str, type_: Any, default: Any) -> FactView:
    info: Any = type_info(type_)
    unknown = isinstance(info, UnionType) and any(isinstance(one, NoneType) for one in info.types)
    if unknown:
        (info,) = (one for one in info.types if not isinstance(one, NoneType))
    form = _form(name, info)
    row = info.item_type if isinstance(info, VarTupleType) else info
    initial = None if default is msgspec.NODEFAULT else msgspec.to_builtins(default, str_keys=True)
    offences = FACTS_OF_OFFENCES.get(name, ()) if kind == "conduct" else ()
    where, other = _NEEDED_WHERE.get((kind, name)), _OTHER_THAN.get((kind, name))
    if form == "seat" and initial == 0 and name not in _NOBODY:
        initial = None
    return FactView(
        name=name,
        words=_of_fact(kind, name),
        form=form,
        needed=default is msgspec.NODEFAULT or (bool(offences) and name in _NEEDED_OF_OFFENCES),
        unknown=unknown,
        anywhere=(kind, name) in _ANYWHERE,
        nobody=name in _NOBODY,
        initial="??" if form == "card" and initial is not None else initial,
        offered=tuple(_offered(kind, name, type_)),
        parts=tuple(map(_part, _of_struct(row.cls, kind))) if isinstance(row, StructType) else (),
        of_offences=offences,
        needed_where=NeededWhere(*where) if where else None,
        other_than=OtherThan(*other) if other else None,
        played="stud" if name in _FACTS_OF_STUD else "any",
    )


def _offered(kind: str, name: str, type_: Any) -> Iterator[OfferedView]:
    """Yield the values of a choice, infractions by subject."""
    if name == "offence":
        for group, offences in OFFENCE_GROUPS.items():
            for offence in offences:
                words = _of_value(kind, name, offence)
                yield OfferedView(offence, words, _words(f"offence-group-{group}"))
        return
    values = _OFFERED.get((kind, name), _values(type_))
    for value in values:
        of_stud = value in _ACTS_OF_STUD and "check" in values
        played: Literal["any", "stud"] = "stud" if of_stud else "any"
        yield OfferedView(value, _of_value(kind, name, value), played=played)


def _part(fact: FactView) -> PartView:
    """Return a fact of a row, which has no parts of its own."""
    assert not fact.parts, f"{fact.name} is told in a row, and has rows itself"
    return PartView(**{name: getattr(fact, name) for name in PartView.__struct_fields__})


def _form(name: str, info: Any) -> Form:
    """Return the form of a fact of this name and type."""
    match info:
        case BoolType():
            return "flag"
        case LiteralType():
            return "choice"
        case StrType():
            return "text"
        case DictType():
            return _BY_SEAT[name]
        case IntType():
            return _number(name)
        case TupleType():
            return "pair"
        case StructType():
            return "group"
        case VarTupleType(item_type=LiteralType()):
            return "sequence" if name in _SEQUENCE else "choices"
        case VarTupleType(item_type=StructType()):
            return "rows"
        case VarTupleType(item_type=UnionType()):
            return "steps"
        case VarTupleType(item_type=IntType()):
            return "seats" if name in _SEATS else "cards"
    raise TypeError(f"no form for the fact {name}: {info!r}")


def _number(name: str) -> Form:
    if name.endswith("_ms"):
        return "milliseconds"
    if name.endswith("_s"):
        return "seconds"
    if name in _CARD:
        return "card"
    if name in _SEAT:
        return "seat"
    return "amount" if name in _AMOUNT else "number"


def _values(type_: Any) -> tuple[str, ...]:
    """Return the values of a choice, in the order of the type; none for any other type."""
    if get_origin(type_) is Literal:
        return get_args(type_)
    return tuple(value for inner in get_args(type_) for value in _values(inner))


def _of_fact(kind: str, name: str) -> InWords:
    return _words(code_of_fact(kind, name))


def _of_value(kind: str, name: str, value: str) -> InWords:
    if name == "offence":
        return _words(f"ruling-offence-{value}")
    return _words(code_of_fact(kind, f"{name}-{value}"))


def _words(code: str) -> InWords:
    return in_each(lambda language: say(language, code))


Facts = Mapping[str, Any]


def facts_in_words(language: Language, kind: KindView, told: Facts) -> tuple[str, ...]:
    """Return each given fact of this kind in words, in the order of asking.

    Cards are numbers, or written: one text, or one for each.
    """
    return tuple(
        fact_in_words(language, fact, told[fact.name]) for fact in kind.facts if fact.name in told
    )


def fact_in_words(language: Language, fact: PartView, raw: Any) -> str:
    """Return one fact in words, under its name."""
    name = fact.words[language]
    return say(language, "value-of", name=name, value=_value(language, fact, raw))


def _value(language: Language, fact: PartView, raw: Any) -> Parameter:
    if raw is None:
        return say(language, "value-none")
    match fact.form:
        case "flag":
            return say(language, "value-yes" if raw else "value-no")
        case "choice":
            return _offered_words(language, fact, raw)
        case "choices" | "sequence":
            return tuple(_offered_words(language, fact, each) for each in raw)
        case "seat" if raw == 0:
            return say(language, "value-none")
        case "seat":
            return say(language, "told-seats", seats=(str(raw),))
        case "seats":
            return say(language, "told-seats", seats=tuple(map(str, raw)))
        case "pair":
            return tuple(group_digits(language, each) for each in raw)
        case "card" | "cards":
            return say(language, "told-these-cards", cards=_cards(raw))
        case "milliseconds" if isinstance(raw, int):
            return raw // 1000
        case "group":
            return _parts(language, fact, raw)
        case "rows":
            return tuple(_parts(language, fact, row) for row in raw)
        case "number-by-seat" | "amount-by-seat" | "card-by-seat" | "cards-by-seat":
            return tuple(_at_seat(language, fact.form, *each) for each in raw.items())
    return raw if isinstance(raw, int) else str(raw)


def _cards(raw: str | int | Iterable[str | int]) -> tuple[str, ...]:
    if isinstance(raw, str):
        return tuple(text(parse(each)) for each in raw.split())
    every = (raw,) if isinstance(raw, int) else raw
    return tuple(text(parse(each) if isinstance(each, str) else each) for each in every)


def _offered_words(language: Language, fact: PartView, raw: str) -> str:
    words = next(one.words for one in fact.offered if one.value == raw)
    return words[language]


def _parts(language: Language, fact: PartView, row: Facts) -> str:
    """Return the facts of a row in words; a card of the deal has its own phrase."""
    if {"number", "seat"} <= {*row}:
        card = row.get("card")
        cards = () if card is None else _cards(card)
        known = bool(cards) and "??" not in cards
        where = {"number": row["number"], "seat": row["seat"], "by": row.get("by", "")}
        return say(language, "told-card-of-deal", **where, cards=cards, known=known)
    parts = fact.parts if isinstance(fact, FactView) else ()
    lines = (fact_in_words(language, part, row[part.name]) for part in parts if part.name in row)
    return say(language, "pause").join(lines)


def _at_seat(language: Language, form: Form, seat: str, raw: Any) -> str:
    cards = form in ("card-by-seat", "cards-by-seat")
    value = say(language, "told-these-cards", cards=_cards(raw)) if cards else raw
    return say(language, "told-at-seat", form=form, seat=int(seat), value=value)
