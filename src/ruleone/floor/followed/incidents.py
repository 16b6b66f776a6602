"""The incidents that a hand at a live table may be told of, and what rules on each of them."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import asdict

from ruleone.dealing import Hand
from ruleone.floor import cards, procedure, showdown
from ruleone.floor.facts import DEALT_IN, SITS_THERE
from ruleone.floor.followed.entries import Happened
from ruleone.floor.followed.facts_told import Maker, read, seats_told, takes
from ruleone.floor.hand_stage import check_seat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import Ruling
from ruleone.floor.rulings import AnyRuling
from ruleone.floor.untold import Facts
from ruleone.floor.whole import whole
from ruleone.rulebook import Edition


class IncidentKind(NamedTuple):
    """One kind of incident: the `facts` that its ruling takes, all of them, and what `rules` on
    them under an edition. `of_hand` makes them of a hand that is followed and of what its dealer
    tells, which is what it takes beside the hand; None where the hand has no say in it, and all
    facts are told."""

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
    "foul-deck": IncidentKind(cards.FoulDeck, cards.foul_deck, cards.foul_deck_in),
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
    "wrong-button": IncidentKind(
        procedure.WrongButton, procedure.wrong_button, procedure.wrong_button_in
    ),
    "wrong-seat": IncidentKind(procedure.WrongSeat, procedure.wrong_seat),
    "wrong-stacks": IncidentKind(procedure.WrongStacks, procedure.wrong_stacks),
}
"""Every incident. One more is one line above."""


def ruling_on(hand: Hand, happened: Happened, beside: Collection[int] = ()) -> AnyRuling:
    """The ruling on an incident in a hand. What the hand knows is taken from it, never told; what a
    dealer may tell and has not, decides nothing or is asked for. `beside` are the seats of others
    at the table.

    Raises BadFacts for a kind that there is not, and for facts that are missing, are not asked for,
    or contradict each other or the hand.
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
    """All facts: what is told, and what the hand knows. Raises BadFacts."""
    makes = kind.of_hand or kind.facts
    for seat in seats_told(makes, told, DEALT_IN):
        check_seat(hand, seat)
    _check_sit_there(makes, told, {*hand.stacks, *beside})
    return makes(**told) if kind.of_hand is None else makes(hand, **told)


def ruling_without_hand(book: Edition, happened: Happened, taken: Collection[int]) -> AnyRuling:
    """The same for an incident in which no hand has a say; these seats are taken."""
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
    """The entry that tells these facts, as far as a hand has not to know them itself. Raises
    BadFacts where no incident takes such."""
    for name, kind in INCIDENTS.items():
        if kind.facts is type(facts):
            written = msgspec.json.decode(msgspec.json.encode(facts))
            return Happened(name, {fact: written[fact] for fact in facts_of(name)})
    raise BadFacts("no-incident-of-these", came=type(facts).__name__)


def facts_of(kind: str) -> dict[str, Any]:
    """What a dealer tells of a kind of incident: names and types."""
    incident = INCIDENTS[kind]
    return {name: one.type for name, one in takes(incident.of_hand or incident.facts).items()}


def needed_of(kind: str) -> tuple[str, ...]:
    """What a dealer has to tell of a kind of incident, by name."""
    incident = INCIDENTS[kind]
    told = takes(incident.of_hand or incident.facts)
    return tuple(name for name, one in told.items() if one.needed)
