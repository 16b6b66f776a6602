"""The facts of a situation in words, as one who was told them repeats them: "Boxed cards: 2"."""

from collections.abc import Iterable, Mapping
from typing import Any

from ruleone.cards import parse, text
from ruleone.floor.situations.described import FactView, Form, KindView, PartView
from ruleone.words import Language, Parameter, group_digits, say

Facts = Mapping[str, Any]


def facts_in_words(language: Language, kind: KindView, told: Facts) -> tuple[str, ...]:
    """Each fact of this kind that is `told`, in the order in which they are asked for. Cards are
    numbers, or written: one text, or one for each."""
    return tuple(
        fact_in_words(language, fact, told[fact.name]) for fact in kind.facts if fact.name in told
    )


def fact_in_words(language: Language, fact: PartView, raw: Any) -> str:
    """One fact, told under its name."""
    name = fact.words[language]
    return say(language, "value-of", name=name, value=_value(language, fact, raw))


def _value(language: Language, fact: PartView, raw: Any) -> Parameter:
    if raw is None:
        return say(language, "value-none")
    match fact.form:
        case "flag":
            return say(language, "value-yes" if raw else "value-no")
        case "choice":
            return _offered(language, fact, raw)
        case "choices" | "sequence":
            return tuple(_offered(language, fact, each) for each in raw)
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


def _offered(language: Language, fact: PartView, raw: str) -> str:
    words = next(one.words for one in fact.offered if one.value == raw)
    return words[language]


def _parts(language: Language, fact: PartView, row: Facts) -> str:
    """The facts of a row; a card of the deal in a phrase of its own."""
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
