"""Betting: the legal options of the player to act, refusals, and the posts before the deal.

A short or missing blind changes the chips in the middle, never the price: the call, the minimum
raise and the pot-limit maximum go by the full blinds. The first player in may just call, in games
with a single draw too (tda2024-RP-17).
"""

from operator import sub
from typing import Any

from ruleone.dealing.actions import Action, BringIn, Call, Check, Discard, Options, RaiseTo, Run
from ruleone.dealing.acts import opens_again, pair_doubles
from ruleone.dealing.events import Event, Posted
from ruleone.dealing.evolve import posted
from ruleone.dealing.opening import Due
from ruleone.dealing.refusals import illegal, syntax
from ruleone.dealing.state import IN, State
from ruleone.rulebook import Edition, Refusal


def turn(state: State) -> Options:
    """Pass the turn to the next player who can act and return that player's options."""
    status = state.status
    following = state.following
    place = following[state.to_act]
    while status[place]:
        place = following[place]
    state.to_act = place
    price = call = state.price
    end = state.reach[place]
    level = state.level
    bet_to = None
    if price < end:
        # In an ordinary no-limit street everybody to act may raise up to the stack: this path runs
        # for nearly every action of a simulation, and calls nothing.
        if state.careful:
            if _may_raise(state, place):
                bet_to = _bounds(state, place)
        else:
            least = price + state.raise_by
            if least > end:
                least = end
            bet_to = (least - level, end - level) if level else (least, end)
    else:
        call = end
    staked = state.staked[place]
    if price > staked:
        return Options(state.seats[place], True, False, call - level, call - staked, bet_to)
    return Options(state.seats[place], True, True, None, 0, bet_to)


def bring_in_options(state: State) -> Options:
    """Return the options of the player with the bring-in.

    The player puts it in, or completes it to a full bet (stud.bring-in).
    """
    place = state.personal.bring_in
    state.to_act = place
    end = state.reach[place]
    completes = end > state.price and _somebody_can_answer(state, place)
    return Options(
        state.seats[place],
        bet_to=_bounds(state, place) if completes else None,
        bring_in=min(state.price, end),
    )


def _may_raise(state: State, place: int) -> bool:
    """Whether the betting is open for a player.

    It is if the player has not acted on this street, or somebody has fully raised since, or the
    short all-ins since then add up. No cap may be reached, and somebody must be left to raise
    against.
    """
    # The player has acted since the betting was last opened: only short all-ins that add up to
    # enough reopen it.
    if state.mark[place] == state.opens:
        faced = state.price - state.staked[place]
        if not (state.rules.reopen_cumulative and faced and opens_again(state, faced)):
            return False
    if state.opening.cap and state.raises >= state.opening.cap:
        return False
    return _somebody_can_answer(state, place)


def _somebody_can_answer(state: State, place: int) -> bool:
    """Whether another player has chips beyond the present bet."""
    price = state.price
    if price < state.shortest - state.opening.behind and state.able > 1:
        return True  # whoever else has chips has more than that
    status = state.status
    for other, end in enumerate(state.reach):
        if end > price and other != place and status[other] == IN:
            return True
    return False


def _bounds(state: State, place: int) -> tuple[int, int]:
    """Return the minimum and maximum total of a bet or raise.

    In fixed limit both are the same, in pot limit the pot is the maximum, and a shorter stack is
    the maximum of both.
    """
    end, level = state.reach[place], state.level
    if state.opening.fixed:
        least = most = state.full_bet + state.raise_by
        if state.rules.open_pair_doubles and pair_doubles(state):
            most += state.raise_by
    else:
        least = state.price + state.raise_by
        most = max(least, _pot_size_raise(state, place)) if state.opening.limited else end
    return (least if least < end else end) - level, (most if most < end else end) - level


def _pot_size_raise(state: State, place: int) -> int:
    """Return the total for the hand of a raise by the size of the pot after a call.

    Before the flop the pot is counted as if every blind were there in full, and without antes
    unless the edition counts them. After it the real pot counts (house-49B, tda2024-54C).
    """
    middle = sum(state.staked) - state.collected
    if state.round or state.rules.antes_count:
        middle += state.pot
    # A short blind does not shrink the pot that a pot-size raise is measured by.
    if state.round == 0 and state.rules.short_blind_full:
        middle += state.shortfall
    return state.price + middle + state.price - state.staked[place]


def refuse_betting(state: State, edition: Edition, options: Options, action: Action) -> Refusal:
    """Return the refusal of an action that is not legal, with the legal ones."""
    if options.bring_in is not None and not isinstance(action, RaiseTo):
        return illegal("must-bring-in", edition.cite("stud.bring-in"), amount=options.bring_in)
    if isinstance(action, RaiseTo):
        # Scripts may pass any value; a type other than int must be refused, not compared.
        anything: Any = action
        to = anything.to
        if type(to) is not int:
            return syntax("not-chips", edition.cite("betting.structure"), came=str(to))
    match action:
        case Check():
            return illegal(
                "cannot-check", edition.cite("betting.no-check"), to_call=options.to_call
            )
        case RaiseTo() if options.bet_to is None:
            return _refuse_any_raise(state, edition, options)
        case RaiseTo():
            return _refuse_amount(state, edition, options.bet_to or (0, 0), action.to)
        case Call():
            return illegal("nothing-to-call", edition.cite("betting.call"))
        case BringIn():
            return illegal("no-bring-in", edition.cite("stud.bring-in"))
        case Run():
            return illegal("no-runs-now", edition.cite("hand.runs"))
        case Discard():
            return illegal("no-draw-now", edition.cite("draw.discards"))
        case _:
            return illegal("no-showdown-yet", edition.cite("hand.flow"))


def _refuse_any_raise(state: State, edition: Edition, options: Options) -> Refusal:
    place = state.place[options.seat]
    to_call = options.to_call
    if state.reach[place] <= state.price:
        return illegal("stack-only-calls", edition.cite("betting.all-in"), to_call=to_call)
    cap = state.opening.cap
    if cap and state.raises >= cap:
        return illegal("capped", edition.cite("raise.limit_cap"), cap=cap, to_call=to_call)
    if not _somebody_can_answer(state, place):
        return illegal("nobody-left-to-raise", edition.cite("betting.round-end"), to_call=to_call)
    option = "reopen.fraction_limit" if state.opening.fixed else "reopen.cumulative"
    return illegal("not-reopened", edition.cite(option), to_call=to_call, full_raise=state.raise_by)


def _refuse_amount(state: State, edition: Edition, bounds: tuple[int, int], to: int) -> Refusal:
    code, decision = _wrong_amount(state, bounds[1], to)
    return illegal(code, edition.cite(decision), to=to, least=bounds[0], most=bounds[1])


def _wrong_amount(state: State, most: int, to: int) -> tuple[str, str]:
    """Return the refusal's code for an amount out of bounds, and the decision it cites."""
    place = state.to_act
    if to > state.reach[place] - state.level:
        return "more-than-stack", "betting.all-in"
    if state.opening.fixed:
        return "fixed-amount", "betting.structure"
    if to > most:
        return "above-pot", "pot-limit.maximum"
    if state.price > state.level:
        return "below-minimum-raise", "raise.min_base"
    return "below-minimum-bet", "betting.minimum-bet"


def post_all(state: State, events: list[Event]) -> None:
    """Post all that the seats owe; the events are appended to `events`."""
    opening = state.opening
    # No stack is put all-in by its posts, so the result is the same for every such hand and is
    # computed once in `Opening`.
    if state.shortest > opening.owed:
        events += opening.paid_in_full
        state.staked = opening.staked.copy()
        state.shortfall = opening.missing
        if opening.behind:
            state.reach = list(map(sub, state.reach, opening.taken))
            state.pot = sum(opening.taken)
            state.antes = opening.antes
            state.dead = state.pot - sum(opening.antes)
        return
    for due in opening.dues:
        paid = _post(state, due)
        if paid is not None:
            events.append(paid)
            posted(state, paid)


def _post(state: State, due: Due) -> Posted | None:
    """Return the post of a seat, None where it has no chips left."""
    seat, kind, owed = due
    place = state.place[seat]
    stack = state.reach[place] - state.staked[place]
    if owed < stack:
        return Posted(seat, kind, owed, False) if owed else None
    return Posted(seat, kind, stack, True) if stack else None
