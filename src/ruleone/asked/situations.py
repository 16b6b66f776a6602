"""The situations of the ruling assistant as the search has them: their words, rules and cases."""

import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from ruleone.asked.index import Index
from ruleone.asked.terms import Terms, terms_of
from ruleone.floor.situations import KINDS, KindView, described
from ruleone.rulebook import rules
from ruleone.scenarios.book import cases
from ruleone.scenarios.event import RaceScenario
from ruleone.scenarios.floor import FloorScenario
from ruleone.scenarios.floor.incidents import KEYS
from ruleone.scenarios.hand import HandScenario
from ruleone.scenarios.scenario import Scenario
from ruleone.words import LANGUAGES

_BREAK: Final = "\n"
"""Between texts that are not one sentence: no term reaches over it."""
_OF_STEPS: Final[Mapping[str, str]] = {
    " says ": "words-and-chips",
    " pushes ": "words-and-chips",
    " out of turn": "acted-early",
    " asks-to-see ": "asked-to-see",
}
"""Steps of a hand that show a situation."""
_OF_KEYS: Final[Mapping[str, str]] = {"acted": "substantial-action"}
"""Incidents of files that the assistant has under another name."""


@cache
def phrases() -> Mapping[str, tuple[str, ...]]:
    """Return how people tell of each kind of situation, in every language."""
    found: dict[str, list[str]] = {name: [] for name in KINDS}
    for language in LANGUAGES:
        file = files(__package__) / f"phrases.{language}.toml"
        if file.is_file():
            for name, told in tomllib.loads(file.read_text("utf-8")).items():
                found[name] += told
    return {name: tuple(told) for name, told in found.items()}


def kinds_of(case: Scenario) -> Iterator[str]:
    """Yield the situations that a worked case shows; one may come several times."""
    match case:
        case FloorScenario(steps=steps):
            for key in (key for step in steps for key in step if key in KEYS):
                kind = _OF_KEYS.get(key) or KEYS[key].kind
                if kind is not None and kind in KINDS:
                    yield kind
        case HandScenario(steps=steps):
            for step in (step for step in steps if isinstance(step, str)):
                yield from (kind for sign, kind in _OF_STEPS.items() if sign in step)
        case RaceScenario():
            yield "color-up"


@cache
def cases_of() -> Mapping[str, tuple[Scenario, ...]]:
    """Return the worked cases of each situation, in the order of the book."""
    found: dict[str, list[Scenario]] = defaultdict(list)
    for case in cases():
        for kind in dict.fromkeys(kinds_of(case)):
            found[kind].append(case)
    return {kind: tuple(found[kind]) for kind in KINDS}


@cache
def rules_of(kind: str) -> tuple[str, ...]:
    """Return the rules that the worked cases of a situation prove, the commonest first."""
    count: dict[str, int] = defaultdict(int)
    for case in cases_of()[kind]:
        for rule in case.rules:
            count[rule] += 1
    return tuple(sorted(count, key=lambda rule: -count[rule]))


@cache
def index() -> Index:
    """Return the index of all situations. It is built at first use."""
    texts = {view.kind: dict(_texts(view)) for view in described()}
    told = {
        view.kind: (*phrases()[view.kind], *_names(view), *view.words.values())
        for view in described()
    }
    return Index(texts, told)


def _names(view: KindView) -> Iterator[str]:
    for names in view.names.values():
        yield from names.replace("、", ",").split(",")


def _texts(view: KindView) -> Iterator[tuple[str, str]]:
    """Yield the fields of a situation: their names, and their texts in every language."""
    yield "title", _all(view.words)
    yield "names", _all(view.names)
    yield "about", _all(view.about)
    yield "phrases", _BREAK.join(phrases()[view.kind])
    facts = [_all(fact.words) for fact in view.facts]
    facts += [_all(one.words) for fact in view.facts for one in fact.offered]
    yield "facts", _BREAK.join(facts)
    yield "cases", _BREAK.join(_all(case.titles) for case in cases_of()[view.kind])
    cited = [rules()[name] for name in rules_of(view.kind)]
    yield "rules", _BREAK.join(_all(rule.titles) for rule in cited)
    yield "rule-words", _BREAK.join(_all(rule.words) for rule in cited)


def _all(words: Mapping[str, str]) -> str:
    return _BREAK.join(words.values())


@cache
def directions_of_cases() -> Mapping[str, Terms]:
    """Return where each worked case points, by its id: its title, and those of its rules."""
    return {case.id: index().direction(terms_of(_BREAK.join(_told(case)))) for case in cases()}


def _told(case: Scenario) -> Iterator[str]:
    yield from (_all(case.titles), _all(case.titles))
    yield from (_all(rules()[name].titles) for name in case.rules)


@cache
def direction_of_rule(name: str) -> Terms:
    """Return where a rule points: its title, and its words."""
    rule = rules()[name]
    texts = (_all(rule.titles), _all(rule.titles), _all(rule.words))
    return index().direction(terms_of(_BREAK.join(texts)))
