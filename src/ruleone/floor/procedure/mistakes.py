"""The facts of mistakes beside the cards, made of a hand of the engine and of what is told."""

from collections import Counter

from msgspec.structs import replace

from ruleone.dealing import Hand
from ruleone.floor.cards import Lineup
from ruleone.floor.facts import Seat
from ruleone.floor.hand_stage import acts, cards_are_out, going_on, kinds_of_acts, started
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.procedure.misheard import Misheard
from ruleone.floor.procedure.substantial_action import ActsInTurn
from ruleone.floor.procedure.wrong_button import WrongButton
from ruleone.rulebook import Refusal


def wrong_button_in(hand: Hand, belongs: Seat) -> WrongButton:
    """A button that belongs at another seat: the hand says how it was dealt, and what was done
    since. Raises BadFacts where the hand is over."""
    going_on(hand)
    first = started(hand)
    return WrongButton(
        belongs=belongs,
        dealt=cards_are_out(hand),
        acts=kinds_of_acts(hand),
        lineup=Lineup(seats=first.seats, button=first.button, blinds=first.blinds, ante=first.ante),
    )


def acts_in_turn_of(hand: Hand) -> ActsInTurn:
    """What was done in this hand so far. Raises BadFacts where nobody has acted."""
    done = kinds_of_acts(hand)
    if not done:
        raise BadFacts("nobody-acted-yet")
    return ActsInTurn(acts=done)


def misheard_in(hand: Hand, seat: Seat) -> Misheard:
    """A declaration that others misheard: the hand says what was done behind the last act of the
    player in `seat`, and what of it can be taken back. Raises BadFacts where nobody acted behind
    it, and where the hand is over."""
    going_on(hand)
    done = acts(hand)
    since = next((at for at in reversed(range(len(done))) if done[at].seat == seat), len(done))
    behind = done[since + 1 :]
    if not behind:
        raise BadFacts("nobody-acted-behind", seat=seat)
    put_in: Counter[int] = Counter()
    for act in behind:
        put_in[act.seat] += act.paid
    told = Misheard(
        seat=seat,
        acts=tuple(act.kind for act in behind),
        put_in={act.seat: put_in[act.seat] for act in reversed(behind) if put_in[act.seat]},
        folded=tuple(act.seat for act in behind if act.kind == "fold"),
    )
    return told if _may_be_taken_back(hand, told) else replace(told, put_in={}, folded=())


def _may_be_taken_back(hand: Hand, told: Misheard) -> bool:
    """Whether those who acted on it could all be asked again as the hand stands; nobody is who
    checked."""
    cited = hand.edition.cite("floor.decides")
    twin = Hand.replay(hand.events)
    return "check" not in told.acts and not any(
        isinstance(twin.intervene(each, cited), Refusal) for each in told.taken_back
    )
