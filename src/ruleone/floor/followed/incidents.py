"""Incidents that can be entered for a hand at a live table, with the ruling on each.

Facts come as JSON has them, and are converted to those that a ruling takes.
"""

import inspect
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, get_type_hints

import msgspec
from msgspec import inspect as types
from msgspec.structs import asdict

from ruleone.cards import CardError, parse
from ruleone.dealing import Hand
from ruleone.dealing.actions import Fold
from ruleone.floor import cards, procedure, showdown
from ruleone.floor.cards import discards_too_soon
from ruleone.floor.facts import A_CARD, DEALT_IN, SITS_THERE
from ruleone.floor.followed.entries import Acts, Entry, Happened
from ruleone.floor.hand_stage import check_seat
from ruleone.floor.invalid_facts import BadFacts, ill_formed
from ruleone.floor.ruling import Ruling
from ruleone.floor.rulings import AnyRuling
from ruleone.floor.untold import Facts
from ruleone.floor.whole import whole
from ruleone.limits import FACTS_DEPTH_MAX
from ruleone.rulebook import Edition

Maker = Callable[..., msgspec.Struct]
Mark = Mapping[str, bool]


class Fact(NamedTuple):
    """A fact of a report: its type, and whether it is required."""

    type: Any
    needed: bool


@cache
def takes(maker: Maker) -> dict[str, Fact]:
    """Return the facts that a maker takes beside the hand, by name."""
    hints = get_type_hints(maker, include_extras=True)
    signature = inspect.signature(maker)
    return {
        name: Fact(hints[name], one.default is inspect.Parameter.empty)
        for name, one in signature.parameters.items()
        if hints[name] is not Hand
    }


def read(maker: Maker, told: Mapping[str, Any]) -> dict[str, Any]:
    """Return the reported facts, converted to their types; cards may be written ("As").

    Raises BadFacts for a fact that is missing, unknown, of another type or out of its bounds, or
    that has an unknown part.
    """
    facts = takes(maker)
    for name in told:
        if name not in facts:
            came = str(name)[:_NAME_SHOWN]
            if not facts:
                raise BadFacts("nothing-is-told", came=came)
            raise BadFacts("not-such-a-fact", facts=facts, came=came)
    for name, fact in facts.items():
        if fact.needed and name not in told:
            raise BadFacts("fact-missing", fact=name)
    return {name: _converted(name, facts[name].type, value) for name, value in told.items()}


_NAME_SHOWN = 40


def _converted(name: str, kind: Any, value: Any) -> Any:
    _check_depth(value)
    try:
        return msgspec.convert(_cards_read(name, types.type_info(kind), value), kind, str_keys=True)
    except msgspec.ValidationError as wrong:
        if isinstance(wrong.__cause__, BadFacts):
            raise wrong.__cause__ from None
        raise ill_formed(name, kind, value) from None


def _check_depth(told: Any, depth: int = 0) -> None:
    """Raise BadFacts for facts nested deeper than any are."""
    if depth > FACTS_DEPTH_MAX:
        raise BadFacts("facts-too-deep", most=FACTS_DEPTH_MAX)
    inner = told.values() if isinstance(told, dict) else told
    if isinstance(told, dict | list | tuple):
        for each in inner:
            _check_depth(each, depth + 1)


def _cards_read(at: str, kind: types.Type, told: Any) -> Any:
    """Return the value with cards as numbers, where its type has cards and they are written.

    Raises BadFacts for an unknown part, which would be passed over.
    """
    match kind, told:
        case types.Metadata(_, extra=extra), str() if extra == A_CARD:
            try:
                return parse(told)
            except CardError as wrong:
                raise BadFacts("no-such-card", came=wrong.came) from None
        case types.Metadata(inner), _:
            return _cards_read(at, inner, told)
        case types.UnionType(kinds), _:
            meant = _meant(kinds, told)
            return told if meant is None else _cards_read(at, meant, told)
        case types.VarTupleType(inner), list() | tuple():
            return [_cards_read(f"{at}[{n}]", inner, each) for n, each in enumerate(told)]
        case types.DictType(value_type=inner), dict():
            return {name: _cards_read(f"{at}.{name}", inner, each) for name, each in told.items()}
        case types.StructType(fields=fields), dict():
            of = {field.name: field.type for field in fields}
            parts = (kind.tag_field, *of) if kind.tag_field else (*of,)
            if other := [name for name in told if name not in parts]:
                came = str(other[0])[:_NAME_SHOWN]
                raise BadFacts("not-part-of-fact", at=at, expected=parts, came=came)
            return {
                name: _cards_read(f"{at}.{name}", of[name], each) if name in of else each
                for name, each in told.items()
            }
    return told


def _meant(kinds: tuple[types.Type, ...], told: Any) -> types.Type | None:
    """Return the one of these kinds that is meant, None where only the value can show it."""
    known = [each for each in kinds if not isinstance(each, types.NoneType)]
    if len(known) == 1:
        return known[0]
    structs = [each for each in known if isinstance(each, types.StructType)]
    tagged = (each for each in structs if isinstance(told, dict) and each.tag_field in told)
    return next((each for each in tagged if told[each.tag_field] == each.tag), None)


def seats_told(maker: Maker, told: Mapping[str, Any], marked: Mark) -> Iterator[int]:
    """Yield the seats among the facts whose type has this mark.

    They have to be in the hand (`DEALT_IN`), or taken (`SITS_THERE`).
    """
    for name, value in told.items():
        yield from _seats(types.type_info(takes(maker)[name].type), value, marked)


def _seats(kind: types.Type, told: Any, marked: Mark) -> Iterator[int]:
    match kind:
        case types.Metadata(inner, extra=extra):
            yield from (told,) if extra == marked else _seats(inner, told, marked)
        case types.UnionType(kinds) if told is not None:
            yield from (seat for each in kinds for seat in _seats(each, told, marked))
        case types.VarTupleType(inner):
            yield from (seat for each in told for seat in _seats(inner, each, marked))
        case types.DictType(key, value):
            for name, each in told.items():
                yield from (*_seats(key, name, marked), *_seats(value, each, marked))
        case types.StructType(fields=fields):
            for field in fields:
                yield from _seats(field.type, getattr(told, field.name), marked)
        case _:
            pass


class IncidentKind(NamedTuple):
    """One kind of incident: all `facts` that its ruling takes, and the ruling (`rules`).

    `of_hand` makes the facts of a followed hand and of the dealer's report, which is what it takes
    beside the hand. It is None where the hand has no part in the incident: then all facts are
    reported.
    """

    facts: type[msgspec.Struct]
    rules: Callable[[Edition, Any], Ruling]
    of_hand: Callable[..., msgspec.Struct] | None = None


INCIDENTS: dict[str, IncidentKind] = {
    "initial-deal": IncidentKind(cards.Deal, cards.initial_deal, cards.deal_in),
    "redeal": IncidentKind(cards.Redeal, cards.redeal, cards.redeal_in),
    "at-the-deal": IncidentKind(cards.Arrival, cards.at_the_deal, cards.arrival_in),
    "wrong-flop": IncidentKind(cards.WrongFlop, cards.wrong_flop, cards.wrong_flop_in),
    "wrong-burn": IncidentKind(cards.WrongBurn, cards.wrong_burn, cards.burned_in),
    "early-board": IncidentKind(cards.EarlyBoard, cards.early_board, cards.early_board_in),
    "early-street": IncidentKind(cards.EarlyStreet, cards.early_street, cards.early_street_in),
    "extra-street": IncidentKind(cards.ExtraStreet, cards.extra_street, cards.extra_street_in),
    "dropped-stub": IncidentKind(cards.DroppedStub, cards.dropped_stub, cards.dropped_stub_in),
    "boxed-in-stub": IncidentKind(cards.BoxedInStub, cards.boxed_in_stub, cards.boxed_in),
    "foreign-card": IncidentKind(cards.ForeignCard, cards.foreign_card, cards.foreign_card_in),
    "duplicate-card": IncidentKind(
        cards.DuplicateCard, cards.duplicate_card, cards.duplicate_card_in
    ),
    "foul-deck": IncidentKind(cards.FoulDeck, cards.foul_deck, cards.foul_deck_in),
    "bettor-discards": IncidentKind(
        cards.BettorDiscards, cards.bettor_discards, cards.bettor_discards_in
    ),
    "fouled-hand": IncidentKind(cards.FouledHand, cards.fouled_hand, cards.fouled_in),
    "picked-up": IncidentKind(cards.PickedUp, cards.picked_up, cards.picked_up_in),
    "folded-in-stud": IncidentKind(
        cards.FoldedInStud, cards.folded_in_stud, cards.folded_in_stud_in
    ),
    "last-card-seen": IncidentKind(cards.LastCardSeen, cards.last_card_seen, cards.last_card_in),
    "hand-shown": IncidentKind(showdown.HandShown, showdown.hand_shown, showdown.hand_shown_in),
    "called-hand": IncidentKind(showdown.CalledHand, showdown.called_hand, showdown.called_hand_in),
    "thrown-in": IncidentKind(showdown.ThrownIn, showdown.thrown_in, showdown.thrown_cards_in),
    "killed-hand": IncidentKind(showdown.KilledHand, showdown.killed_hand, showdown.killed_hand_in),
    "asked-to-see": IncidentKind(
        showdown.AskedToSee, showdown.asked_to_see, showdown.asked_to_see_in
    ),
    "cards-to-come": IncidentKind(showdown.CardsToCome, showdown.cards_to_come),
    "spoke-up": IncidentKind(showdown.SpokeUp, showdown.spoke_up, showdown.spoke_up_in),
    "who-shows": IncidentKind(showdown.Showdown, showdown.who_shows, showdown.showdown_of),
    "shared-pot": IncidentKind(showdown.SharedPot, showdown.shared_pot, showdown.shared_pot_in),
    "disputed": IncidentKind(showdown.Dispute, showdown.disputed, showdown.disputed_in),
    "bets-touched": IncidentKind(
        procedure.BetsTouched, procedure.bets_touched, procedure.bets_touched_in
    ),
    "color-up": IncidentKind(procedure.ColorUp, procedure.color_up),
    "deck-change": IncidentKind(procedure.DeckChange, procedure.deck_change),
    "dealer-push": IncidentKind(procedure.DealerPush, procedure.dealer_push),
    "level-of-hand": IncidentKind(procedure.LevelEnds, procedure.level_of_hand),
    "misheard": IncidentKind(procedure.Misheard, procedure.misheard, procedure.misheard_in),
    "substantial-action": IncidentKind(
        procedure.ActsInTurn, procedure.substantial_action, procedure.acts_in_turn_of
    ),
    "wrong-bet": IncidentKind(procedure.WrongBet, procedure.wrong_bet, procedure.wrong_bet_in),
    "wrong-button": IncidentKind(
        procedure.WrongButton, procedure.wrong_button, procedure.wrong_button_in
    ),
    "wrong-level": IncidentKind(
        procedure.WrongLevel, procedure.wrong_level, procedure.wrong_level_in
    ),
    "wrong-seat": IncidentKind(procedure.WrongSeat, procedure.wrong_seat),
    "wrong-stacks": IncidentKind(procedure.WrongStacks, procedure.wrong_stacks),
}
"""All kinds of incident. One more is one line above."""


def meant(hand: Hand, entry: Entry) -> Entry:
    """Return an entry as the incident that it is, where the edition has a rule for that.

    A bettor who folds with an opponent still to act has not folded yet.
    """
    match entry:
        case Acts(seat, Fold()) if discards_too_soon(hand, seat):
            return Happened("bettor-discards", {"seat": seat})
    return entry


def ruling_on(hand: Hand, happened: Happened, beside: Collection[int] = ()) -> AnyRuling:
    """Return the ruling on an incident in a hand.

    Facts that the hand knows are taken from it, never reported; optional facts that a dealer has
    left out decide nothing or are asked for. `beside` are the seats of others at the table. Raises
    BadFacts for an unknown kind, and for facts that are missing, unknown, or contradict each other
    or the hand.
    """
    kind = INCIDENTS.get(happened.kind)
    if kind is None:
        raise BadFacts("no-such-incident", expected=INCIDENTS)
    told = read(kind.of_hand or kind.facts, happened.facts)
    known = asdict(made := _made(kind, hand, told, beside))
    tells = facts_of(happened.kind)

    def rules(facts: Facts) -> Ruling:
        others = {name: facts[name] for name in tells if facts[name] is not known[name]}
        return kind.rules(hand.edition, _made(kind, hand, told | others, beside))

    return whole(happened.kind, made, happened.facts, rules, tells)


def _made(
    kind: IncidentKind, hand: Hand, told: Mapping[str, Any], beside: Collection[int]
) -> msgspec.Struct:
    """Return all facts: those reported, and those that the hand knows.

    Raises BadFacts.
    """
    makes = kind.of_hand or kind.facts
    for seat in seats_told(makes, told, DEALT_IN):
        check_seat(hand, seat)
    _check_sit_there(makes, told, {*hand.stacks, *beside})
    return makes(**told) if kind.of_hand is None else makes(hand, **told)


def ruling_without_hand(book: Edition, happened: Happened, taken: Collection[int]) -> AnyRuling:
    """Return the ruling on an incident that does not involve a hand; these seats are taken."""
    kind = INCIDENTS.get(happened.kind)
    if kind is None or kind.of_hand is not None:
        raise BadFacts("no-hand-yet")
    told = read(kind.facts, happened.facts)
    _check_sit_there(kind.facts, told, taken)
    made = kind.facts(**told)
    return whole(
        happened.kind, made, happened.facts, lambda facts: kind.rules(book, kind.facts(**facts))
    )


def _check_sit_there(maker: Maker, told: Mapping[str, Any], taken: Collection[int]) -> None:
    for seat in seats_told(maker, told, SITS_THERE):
        if seat not in taken:
            raise BadFacts("no-such-seat-at-table", seats=sorted(taken), came=seat)


def happened(facts: msgspec.Struct) -> Happened:
    """Return the entry for these facts, without those that a hand knows itself.

    Raises BadFacts where no incident takes them.
    """
    for name, kind in INCIDENTS.items():
        if kind.facts is type(facts):
            written = msgspec.json.decode(msgspec.json.encode(facts))
            return Happened(name, {fact: written[fact] for fact in facts_of(name)})
    raise BadFacts("no-incident-of-these", came=type(facts).__name__)


def facts_of(kind: str) -> dict[str, Any]:
    """Return the names and types of the facts a dealer reports for a kind of incident."""
    incident = INCIDENTS[kind]
    return {name: one.type for name, one in takes(incident.of_hand or incident.facts).items()}


def needed_of(kind: str) -> tuple[str, ...]:
    """Return the names of the required facts for a kind of incident."""
    incident = INCIDENTS[kind]
    told = takes(incident.of_hand or incident.facts)
    return tuple(name for name, one in told.items() if one.needed)
