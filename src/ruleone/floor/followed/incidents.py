"""The incidents that a hand at a live table may be told of, and what rules on each of them."""

from collections.abc import Callable
from functools import cache
from typing import Any, get_type_hints

import msgspec

from ruleone.cards import UNKNOWN_TEXT, CardError, parse
from ruleone.dealing import Hand
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.cards import (
    at_the_deal,
    boxed_in_stub,
    dropped_stub,
    early_board,
    early_street,
    folded_in_stud,
    foul_deck,
    fouled_hand,
    initial_deal,
    last_card_seen,
    picked_up,
    redeal,
    wrong_flop,
)
from ruleone.floor.followed.entries import Happened
from ruleone.floor.procedure import bets_touched, color_up, dealer_push, deck_change
from ruleone.floor.ruling import Ruling
from ruleone.floor.showdown import (
    Showdown,
    asked_to_see,
    called_hand,
    disputed,
    hand_shown,
    is_mucked,
    killed_hand,
    shared_pot,
    showdown_of,
    spoke_up,
    thrown_in,
    who_shows,
)

_RULED_BY: tuple[Callable[..., Ruling], ...] = (
    initial_deal,
    redeal,
    at_the_deal,
    wrong_flop,
    early_board,
    early_street,
    dropped_stub,
    boxed_in_stub,
    foul_deck,
    fouled_hand,
    picked_up,
    folded_in_stud,
    last_card_seen,
    hand_shown,
    called_hand,
    thrown_in,
    killed_hand,
    asked_to_see,
    spoke_up,
    who_shows,
    shared_pot,
    disputed,
    bets_touched,
    color_up,
    deck_change,
    dealer_push,
)
INCIDENTS: dict[str, Callable[..., Ruling]] = {
    rule.__name__.replace("_", "-"): rule for rule in _RULED_BY
}
"""Kind -> what rules on it, from an edition and the facts. One more is one line above."""


def ruling_on(hand: Hand, happened: Happened) -> Ruling:
    """The ruling on an incident in a hand. What the hand knows itself need not be told: the game,
    whether a hand is mucked, and of a showdown who is left and how the betting ended.

    Raises BadFacts for a kind that there is not, and for facts that are missing, or contradict each
    other or the hand.
    """
    if happened.kind not in INCIDENTS:
        raise BadFacts(f"an incident is one of {', '.join(INCIDENTS)}, not {happened.kind!r}")
    takes, facts = facts_of(happened.kind), _cards_read(happened.facts)
    try:
        if (whole := _whole(takes)) is not None:
            _check(hand, facts, set(whole.__struct_fields__))
            told: Any = msgspec.convert(_with_hand(hand, whole, facts), whole, str_keys=True)
            return INCIDENTS[happened.kind](hand.edition, told)
        _check(hand, facts, set(takes))
        given = {
            name: msgspec.convert(value, takes[name], str_keys=True)
            for name, value in facts.items()
        }
        return INCIDENTS[happened.kind](hand.edition, **given)
    except (msgspec.ValidationError, TypeError) as wrong:
        raise BadFacts(str(wrong)) from None


def happened(facts: msgspec.Struct) -> Happened:
    """The entry that tells these facts. Raises BadFacts where no incident takes such."""
    for kind in INCIDENTS:
        if _whole(facts_of(kind)) is type(facts):
            return Happened(kind, msgspec.json.decode(msgspec.json.encode(facts)))
    raise BadFacts(f"no incident takes {type(facts).__name__}")


@cache
def facts_of(kind: str) -> dict[str, Any]:
    """What the ruling on a kind of incident takes beside the edition: names and types."""
    _, *takes = (name for name in get_type_hints(INCIDENTS[kind]).items() if name[0] != "return")
    return dict(takes)


def _cards_read(told: Any) -> Any:
    """The same with cards as numbers where they are written ("As")."""
    match told:
        case dict():
            return {name: _cards_read(value) for name, value in told.items()}
        case list() | tuple():
            return [_cards_read(value) for value in told]
        case str() if len(told) == len(UNKNOWN_TEXT):
            try:
                return parse(told)
            except CardError:
                return told
    return told


def _whole(takes: dict[str, Any]) -> type[msgspec.Struct] | None:
    """The facts in one piece, where a ruling takes them so."""
    (first, *more) = takes.values()
    return first if not more and isinstance(first, type(msgspec.Struct)) else None


def _with_hand(hand: Hand, whole: type[msgspec.Struct], facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of an incident with what the hand says of them."""
    fields = whole.__struct_fields__
    if whole is Showdown and "live" not in facts:
        return {**msgspec.to_builtins(showdown_of(hand)), **facts}
    if "mucked" in fields and "seat" in facts:
        facts = {**facts, "mucked": is_mucked(hand, facts["seat"])}
    return {"game": hand.view().game, **facts} if "game" in fields else facts


def _check(hand: Hand, facts: dict[str, Any], fields: set[str]) -> None:
    """Refuse facts that are none of this incident, and such as are not of this hand."""
    if unknown := set(facts) - fields:
        raise BadFacts(f"the facts are {sorted(fields)}, not {sorted(unknown)}")
    if facts.get("game", hand.view().game) != hand.view().game:
        raise BadFacts(f"the game is {hand.view().game}, not {facts['game']}")
    if "seat" in facts and facts["seat"] not in hand.stacks:
        raise BadFacts(f"in this hand are seats {sorted(hand.stacks)}, not {facts['seat']}")
