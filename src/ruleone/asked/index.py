"""Index of the situations by words, and the score of each for a question.

Two readings are added. One weighs how rare each term is among the situations and how much a
situation is about it, by BM25 over weighted fields. The other takes the one phrase most like the
question. Both are numbers of this text alone: nothing is learnt, and the same question always has
the same answer.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import exp, log, sqrt
from typing import Final, NamedTuple

from ruleone.asked.terms import Terms, terms_of, without_signs
from ruleone.asked.typing_errors import Vocabulary

FIELDS: Final[Mapping[str, float]] = {
    "title": 3.0,
    "names": 3.0,
    "phrases": 2.0,
    "about": 1.5,
    "facts": 0.5,
    "cases": 0.5,
    "rules": 0.3,
    "rule-words": 0.1,
}
"""The weight of a term in each field, as a sign that the question is about this situation.

Title and names were written to be looked for. Phrases are many, so that a term in them is worth
less each, but they repeat what the situation is about. Facts, worked cases and the rules that those
cases prove have many words that other situations have too.
"""
OWN: Final = ("title", "names", "phrases", "about")
"""Fields by which a term is rare or common: the others speak of much besides."""
SATURATION: Final = 1.2
"""k1 of BM25: a term that stands ten times is not worth ten times one that stands once."""
EVENNESS: Final = 0.4
"""b of BM25, how far long fields are made even: where there is more to say, phrases are more."""
LIKENESS: Final = 3.0
"""Weight of the phrase most like the question, whose likeness is 0 to 1, beside the other sum."""
NEXT_LIKE: Final = 0.5
"""Weight of the second and third such phrase: two that agree are surer than one."""


def likeness(one: Terms, other: Terms) -> float:
    """Return how like two directions are, 0 to 1: the cosine of the angle between them."""
    return sum(weight * other[term] for term, weight in one.items() if term in other)


class Scored(NamedTuple):
    """One of what an index holds, and its score."""

    name: str
    score: float


TITLE_ITSELF: Final = 10.0
"""The score of a question that is the title of a situation and no more: nothing else is meant."""


class Index:
    """Texts by their names in fields, and phrases of each, to be scored for a question."""

    def __init__(
        self, texts: Mapping[str, Mapping[str, str]], phrases: Mapping[str, Iterable[str]]
    ) -> None:
        self.names: Final = tuple(texts)
        fields = {
            name: {part: terms_of(text) for part, text in all_.items()}
            for name, all_ in texts.items()
        }
        self._weights: Final = self._weighed(fields)
        self._rarity: Final = self._rare(fields.values())
        self._phrases: Final = [
            (name, terms_of(one)) for name, those in phrases.items() for one in those
        ]
        self._norms: Final = [self._norm(terms) for _, terms in self._phrases]
        self._standing: Final[dict[str, list[tuple[int, float]]]] = defaultdict(list)
        for at, (_, terms) in enumerate(self._phrases):
            for term, weight in terms.items():
                self._standing[term].append((at, weight))
        self._titles: Final = {
            without_signs(title): name
            for name, parts in texts.items()
            for title in parts["title"].splitlines()
        }
        self.vocabulary: Final = Vocabulary(self._rarity)

    def _weighed(
        self, fields: Mapping[str, Mapping[str, Terms]]
    ) -> Mapping[str, list[tuple[str, float]]]:
        """Return for each term the situations that have it, each with what BM25 gives it."""
        sizes: dict[str, float] = defaultdict(float)
        for parts in fields.values():
            for part, terms in parts.items():
                sizes[part] += sum(terms.values())
        found: dict[str, list[tuple[str, float]]] = defaultdict(list)
        for name, parts in fields.items():
            sums: dict[str, float] = defaultdict(float)
            for part, terms in parts.items():
                usual = sizes[part] / len(fields) or 1.0
                even = 1 - EVENNESS + EVENNESS * sum(terms.values()) / usual
                for term, weight in terms.items():
                    sums[term] += FIELDS[part] * weight / even
            for term, sum_ in sums.items():
                found[term].append((name, sum_ / (SATURATION + sum_)))
        return found

    def _rare(self, every: Iterable[Mapping[str, Terms]]) -> Mapping[str, float]:
        """Return the rarity of each term: by how few situations it is in, by how much in each.

        A term that nearly all have is rare as well where one of them has it over and over. The
        number of situations is e to the entropy of where it stands.
        """
        parts = [[each[part] for part in OWN if part in each] for each in every]
        counts: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))
        for at, own in enumerate(parts):
            for terms in own:
                for term, weight in terms.items():
                    counts[term][at] += weight
        rare = {}
        for term, where in counts.items():
            shares = [weight / sum(where.values()) for weight in where.values()]
            spread = exp(-sum(share * log(share) for share in shares))
            rare[term] = log(1 + (len(parts) - spread + 0.5) / (spread + 0.5))
        return rare

    def terms(self, question: str) -> Terms:
        """Return the terms of a question, its typing errors corrected."""
        return terms_of(question, self.vocabulary.corrected(question))

    def direction(self, terms: Terms) -> Terms:
        """Return terms as a vector of length 1, rare ones longer: `likeness` compares two."""
        norm = self._norm(terms)
        rare = ((one, self._rarity.get(one, 0.0) * weight) for one, weight in terms.items())
        return {one: weight / norm for one, weight in rare if weight}

    def _norm(self, terms: Terms) -> float:
        rare = self._rarity
        return sqrt(sum((rare.get(one, 0.0) * weight) ** 2 for one, weight in terms.items()))

    def scored(self, question: str) -> list[Scored]:
        """Return all with a score, the highest first, of equals in their own order."""
        terms = self.terms(question)
        sums: dict[str, float] = defaultdict(float)
        for term, weight in terms.items():
            for name, value in self._weights.get(term, ()):
                sums[name] += self._rarity.get(term, 0.0) * min(weight, 1.0) * value
        for name, likeness in self._like(terms).items():
            sums[name] += LIKENESS * likeness
        if named := self._titles.get(without_signs(question).strip()):
            sums[named] += TITLE_ITSELF
        order = {name: at for at, name in enumerate(self.names)}
        ranked = sorted(sums.items(), key=lambda one: (-round(one[1], 9), order[one[0]]))
        return [Scored(*one) for one in ranked if one[1] > 0]

    def _like(self, terms: Terms) -> Mapping[str, float]:
        """Return how like the phrases of each situation are, by the angle between their terms."""
        own = self._norm(terms)
        if not own:
            return {}
        dots: dict[int, float] = defaultdict(float)
        for term, weight in terms.items():
            for at, theirs in self._standing.get(term, ()):
                dots[at] += weight * theirs * self._rarity[term] ** 2
        likes: dict[str, list[float]] = defaultdict(list)
        for at, dot in dots.items():
            likes[self._phrases[at][0]].append(dot / (own * self._norms[at]))
        return {
            name: sum(like * NEXT_LIKE**place for place, like in enumerate(sorted(those)[:-4:-1]))
            for name, those in likes.items()
        }
