"""The kinds of situations: what each is told with, what rules on it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Literal, get_type_hints

import msgspec

from ruleone.dealing import GAMES
from ruleone.floor.followed import facts_told
from ruleone.floor.followed.facts_told import takes
from ruleone.floor.followed.incidents import INCIDENTS
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.rulings import AnyRuling, OneRuling
from ruleone.floor.situations import told
from ruleone.floor.whole import whole
from ruleone.rulebook import Edition

Group = Literal[
    "betting", "deal", "cards", "stud", "showdown", "clock", "conduct", "chips", "table"
]
GROUPS: Final[Mapping[Group, tuple[str, ...]]] = {
    "betting": (
        "words-and-chips", "acted-early", "bets-touched", "count-asked", "misheard",
        "substantial-action",
    ),
    "deal": ("initial-deal", "redeal", "at-the-deal"),
    "cards": (
        "wrong-flop", "wrong-burn", "early-board", "dropped-stub", "boxed-in-stub", "foul-deck",
        "fouled-hand",
    ),
    "stud": ("early-street", "extra-street", "picked-up", "folded-in-stud", "last-card-seen"),
    "showdown": (
        "hand-shown", "called-hand", "thrown-in", "killed-hand", "asked-to-see", "spoke-up",
        "who-shows", "shared-pot", "disputed", "cards-to-come",
    ),
    "clock": ("clock-called", "time-over"),
    "conduct": ("conduct",),
    "chips": ("chips-found", "color-up", "wrong-stacks"),
    "table": ("deck-change", "dealer-push", "level-of-hand", "wrong-button", "wrong-seat"),
}  # fmt: skip
"""The kinds, by what they concern, in the order in which they are offered."""

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
    """One kind of situation: the `facts` that it is told with, and the `rule` on them. `in_hand`
    says that it may be told of a hand that is followed, as a `Happened` of this kind."""

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
    """A kind that has a rule of its own here, or else may be told of a hand that is followed."""
    if rule is not None:
        return Kind(name, group, rule, get_type_hints(rule)["told"], in_hand=False)
    incident = INCIDENTS[name]
    return Kind(name, group, incident.rules, incident.facts, in_hand=True)


KINDS: Final[Mapping[str, Kind]] = _kinds()
"""Every kind of situation by its name."""


def ruled(book: Edition, game: str, kind: str, facts: Mapping[str, Any]) -> AnyRuling:
    """The ruling on a situation of this kind in a game, from facts as JSON has them; cards there
    are written. The game is not among the facts. Undecided where facts that nobody told would make
    another ruling of one that is settled, or propose another.

    Raises BadFacts for a kind that there is not, and for facts that are missing, of another form,
    or contradict each other.
    """
    asked = KINDS.get(kind)
    if asked is None:
        raise BadFacts("no-such-situation", expected=KINDS, came=kind)
    made = read(asked, game, facts)
    return whole(kind, made, facts, lambda known: asked.rule(book, asked.facts(**known)))


def read(asked: Kind, game: str, facts: Mapping[str, Any]) -> msgspec.Struct:
    """The facts as the ruling takes them. Raises BadFacts."""
    known = takes(asked.facts)
    if "game" in facts:
        raise BadFacts("not-such-a-fact", facts=sorted({*known} - {"game"}), came="game")
    told = {name: fact for name, fact in facts.items() if fact is not None}
    told |= {"game": game} if "game" in known else {}
    if "stud" in known:
        told = {"stud": GAMES[game].bring_in is not None, **told}
    return asked.facts(**facts_told.read(asked.facts, told))
