"""Acts out of turn in a hand of the engine: their facts, and the action taken in turn.

The hand gets an act out of turn only when its turn comes.
"""

from msgspec.structs import replace

from ruleone.dealing import Hand
from ruleone.dealing.actions import BringIn, Call, Check, Fold, Options, RaiseTo
from ruleone.dealing.events import Acted, BetsCollected
from ruleone.floor.bet_faced import Facing, RaiseLost, facing_of
from ruleone.floor.facts import Chips
from ruleone.floor.hand_stage import asked_to_bet
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import Did, Early, TurnFacts, TurnRuling, out_of_turn
from ruleone.floor.ruling import ChoiceCode

_NO_CHIPS: Chips = {}


def acted_early(
    hand: Hand,
    seat: int,
    action: Fold | Check | Call | RaiseTo,
    before: TurnFacts | None = None,
    *,
    pot: bool = False,
) -> TurnFacts:
    """Return the facts with one more act out of turn.

    `before` are those of the same street, if any. `pot` says that the pot was declared. The bet
    faced is read from the hand, the bets made out of turn before it included: a call where there is
    nothing to call is a check. Raises BadFacts where the seat is due, has no turn to come, has
    acted so already, or cannot do it.
    """
    order = hand.to_act
    if not order:
        raise BadFacts("nobody-asked-to-bet")
    if before is not None:
        before = _not_yet(hand, before, seat)
        order = before.order
        if seat in order[: len(before.since) + 1]:
            raise BadFacts("due-or-acted", seat=seat, due=before.due or 0)
    if seat not in order:
        raise BadFacts("no-turn-to-come", seat=seat, seats=order)
    own = next(each for each in hand.view().seats if each.seat == seat)
    price = _price_seen(hand, seat, before)
    reach, to = own.bet + own.stack, own.bet
    if isinstance(action, Call) and price <= own.bet:
        action = Check()
    if isinstance(action, Call):
        to = min(price, reach)
    elif isinstance(action, RaiseTo):
        to = action.to
    if to > reach:
        raise BadFacts("more-than-he-has", seat=seat, most=reach, came=to)
    paid = to - own.bet
    if isinstance(action, Check) and price > to:
        raise BadFacts("cannot-check-now", seat=seat, to_call=price - to)
    act = Early(
        seat=seat,
        action=action,
        price=price,
        to=to,
        paid=paid,
        all_in=paid == own.stack > 0,
        pot=pot,
    )
    if before is not None:
        return replace(before, early=(*before.early, act))
    return TurnFacts(order=order, early=(act,), price=hand.price, began=len(hand.events))


def caught_up(hand: Hand, facts: TurnFacts) -> TurnFacts:
    """Return the facts with all acts in the hand since, by players and by the floor.

    A player who is no longer to act without having acted, such as one whose hand was killed, counts
    as folded. That player's acts out of turn are dropped. Raises BadFacts where the betting round
    is over, or no act out of turn is left.
    """
    after, to_act = hand.events[facts.began :], hand.to_act
    if not to_act or any(isinstance(event, BetsCollected) for event in after):
        raise BadFacts("betting-round-over")
    bets = {each.seat: each.bet for each in hand.view().seats}
    acted: dict[int, Did] = {}
    for event in after:
        if isinstance(event, Acted):
            acted.pop(event.seat, None)
            acted[event.seat] = _stands(event, bets[event.seat])
    acted.pop(to_act[0], None)
    gone = [seat for seat in facts.order if seat not in to_act and seat not in acted]
    passed = (*(Did(seat, "fold", bets[seat]) for seat in gone), *acted.values())
    done = tuple(did.seat for did in passed)
    order = (*done, *(seat for seat in to_act if seat not in done))
    return replace(
        facts,
        order=order,
        early=tuple(
            _with_the_pot(hand, act) for act in facts.early if act.seat not in (*gone, order[0])
        ),
        since=passed,
        price=hand.price,
    )


def _with_the_pot(hand: Hand, act: Early) -> Early:
    """Return a declared pot out of turn with the amount of the pot now.

    It is updated only while the price is still the one that it was declared against.
    """
    if not act.pot or hand.price != act.price:
        return act
    own = next(each for each in hand.view().seats if each.seat == act.seat)
    reach = own.bet + own.stack
    to = min(2 * act.price + hand.view().total - own.bet, reach)
    return replace(act, action=RaiseTo(to), to=to, paid=to - own.bet, all_in=to == reach)


def _not_yet(hand: Hand, facts: TurnFacts, seat: int) -> TurnFacts:
    """Return the facts caught up, for a seat that has not acted out of turn yet; else BadFacts."""
    facts = caught_up(hand, facts)
    if any(each.seat == seat for each in facts.early):
        raise BadFacts("early-already", seat=seat)
    return facts


def _stands(acted: Acted, bet: int) -> Did:
    """Return an act in turn, as far as its chips are still in."""
    if acted.to > bet:
        return Did(acted.seat, "call", bet)
    return Did(acted.seat, acted.kind, acted.to)


def held_action(hand: Hand, ruling: TurnRuling) -> Fold | Check | Call | RaiseTo | BringIn | None:
    """Return the action of the seat to act that is ruled already.

    It is None where the player chooses among `left_to`. A player whose opponents have all folded
    out of turn has nothing to decide.
    """
    options = hand.options
    if options is None or not asked_to_bet(hand):
        return None
    facing = facing_of(hand)
    if (ruled := ruling.of(options.seat)) is not None:
        if ruled.verdict == "void":
            return None
        action = ruled.act.action
        if isinstance(action, Fold):
            return action
        return facing.raise_to(ruled.act.to) if ruled.act.to > facing.price else facing.match()
    if options.seat in ruling.skipped and ruling.fate == "hand-dead":
        return Fold() if options.bring_in is None else BringIn()
    folded = {each.act.seat for each in ruling.early if isinstance(each.act.action, Fold)}
    live = {each.seat for each in hand.view().seats if each.status in ("in", "all-in")}
    return facing.match() if live - folded == {options.seat} else None


def left_to(hand: Hand, ruling: TurnRuling) -> Options:
    """Return the options of the seat to act under a ruling: without a raise that is lost.

    Raises BadFacts where nobody is asked, where the floor has still to decide about the hand, or
    where it is unknown whether the skipped player spoke up.
    """
    options = hand.options
    if options is None:
        raise BadFacts("nobody-asked-to-bet")
    if raise_lost(ruling, options.seat):
        return replace(options, bet_to=None)
    if options.seat in ruling.skipped and ruling.fate in ("floor", "judge-time"):
        raise BadFacts("floor-decides-of-skipped", seat=options.seat)
    if options.seat in ruling.skipped and ruling.fate == "tell-first":
        raise BadFacts("skipped-told-first", seat=options.seat)
    return options


def raise_lost(ruling: TurnRuling, seat: int) -> RaiseLost:
    """Return the option by which a seat may only call or fold.

    It lost the raise for a void act out of turn, or for silence while it was skipped.
    """
    ruled = ruling.of(seat)
    if ruled is not None and ruled.verdict == "void" and "raise" not in ruled.options:
        return "out_of_turn.changed_options"
    if seat in ruling.skipped and ruling.fate == "call-or-fold":
        return "out_of_turn.skipped_hand"
    return ""


def facing_in_turn(hand: Hand, ruling: TurnRuling | None, lying: Chips | None) -> Facing:
    """Return the decision of the player to act under the rulings on acts out of turn.

    No raise is open where it is lost. Raises BadFacts where nobody is asked to bet.
    """
    facing = facing_of(hand, lying)
    options = hand.options
    if ruling is None or options is None or not (lost := raise_lost(ruling, options.seat)):
        return facing
    return replace(facing, bet_to=None, lost=lost)


def ruled_of_turns(
    hand: Hand, turn: TurnFacts | None, fate: ChoiceCode | None
) -> TurnRuling | None:
    """Return the ruling on these acts out of turn as the hand stands.

    It includes the floor's choice of the `fate` of skipped players; None where no turn is still to
    come.
    """
    if turn is None or not asked_to_bet(hand):
        return None
    try:
        facts = caught_up(hand, turn)
    except BadFacts:
        return None
    if not facts.waiting:
        return None
    ruling = out_of_turn(hand.edition, facts)
    return ruling.chosen(fate) if fate is not None and ruling.fate == "floor" else ruling


def facing_early(
    hand: Hand, seat: int, before: TurnFacts | None = None, lying: Chips | None = _NO_CHIPS
) -> Facing:
    """Return the decision of a player who acts before the turn, for reading words and chips.

    `before` are the acts out of turn so far, `lying` the player's earlier chips as `facing_of`
    takes them. Raises BadFacts where nobody is asked to bet, or where the player has nothing to act
    with or has acted out of turn already.
    """
    due = facing_of(hand)
    own = next((each for each in hand.view().seats if each.seat == seat), None)
    if own is None or own.status != "in" or seat not in hand.to_act:
        raise BadFacts("no-turn-to-come", seat=seat, seats=hand.to_act)
    if before is not None:
        before = _not_yet(hand, before, seat)
    pot = due.pot + sum(act.paid for act in _seen(hand, seat, before))
    price = max(_price_seen(hand, seat, before), own.bet)
    reach, least = own.bet + own.stack, price + due.raise_by
    most = {"no-limit": reach, "fixed-limit": least}.get(due.structure, 2 * price + pot - own.bet)
    bet_to = (min(least, reach), min(max(least, most), reach)) if reach > price else None
    return replace(
        due,
        behind=own.stack,
        staked=own.bet,
        price=price,
        bets=tuple(bet for bet in (*due.bets, due.price) if 0 < bet < price),
        pot=pot,
        bet_to=bet_to,
        bring_in=False,
        lying=lying,
    )


def _price_seen(hand: Hand, seat: int, before: TurnFacts | None) -> int:
    """Return the price for this seat, with the bets out of turn before it."""
    return max([hand.price, *(act.to for act in _seen(hand, seat, before))])


def _seen(hand: Hand, seat: int, before: TurnFacts | None) -> list[Early]:
    """Return the acts out of turn of seats before this one that are not void."""
    if before is None:
        return []
    early = out_of_turn(hand.edition, before).early
    ahead = before.order[: before.order.index(seat)]
    return [each.act for each in early if each.verdict != "void" and each.act.seat in ahead]
