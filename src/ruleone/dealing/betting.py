"""What the player to act may do, and what his action comes to: an event or a refusal."""

from ruleone.dealing.actions import Action, Call, Check, Fold, RaiseTo
from ruleone.dealing.events import Acted
from ruleone.dealing.evolve import opens_again
from ruleone.dealing.options import Options
from ruleone.dealing.refusals import illegal
from ruleone.dealing.state import IN, State
from ruleone.rulebook import Edition, Refusal


def betting_options(state: State, place: int) -> Options:
    """All that the player at `place` may do now, with every amount."""
    mine, bet = state.bets[place], state.bet
    end = mine + state.stacks[place]
    call, to_call, bet_to = None, 0, None
    if bet > mine:
        call = bet if bet < end else end
        to_call = call - mine
    if bet < end and state.able > 1:
        if (
            state.limited
            or state.mark[place] == state.opens
            or bet + state.put[place] >= state.shortest
        ):
            bet_to = _bounds(state, place) if _may_raise(state, place) else None
        else:  # no limit, the betting open for him, and nobody too short to answer
            least = bet + state.raise_by
            bet_to = (least if least < end else end), end
    return Options(state.seats[place], True, call is None, call, to_call, bet_to, False, False)


def _may_raise(state: State, place: int) -> bool:
    """Whether the betting is open for a player: he has not acted on this street, or somebody has
    fully raised since he did, or the short all-ins since then add up; no cap is reached, and
    somebody is left to raise against."""
    if state.mark[place] == state.opens:
        faced = state.bet - state.bets[place]
        if not (state.rules.reopen_cumulative and faced and opens_again(state, faced)):
            return False
    if state.cap and state.raises >= state.cap:
        return False
    return _somebody_can_answer(state, place)


def _somebody_can_answer(state: State, place: int) -> bool:
    """Whether another player has chips for more than the bet that stands."""
    bet, bets, status = state.bet, state.bets, state.status
    return any(
        bets[other] + stack > bet and other != place and status[other] == IN
        for other, stack in enumerate(state.stacks)
    )


def _bounds(state: State, place: int) -> tuple[int, int]:
    """The least and the most that a bet or raise may come to: in fixed limit both are the same, in
    pot limit the pot bounds it, and a stack that ends before that ends it."""
    mine = state.bets[place]
    end = mine + state.stacks[place]
    if state.fixed:
        least = most = state.full_bet + state.raise_by
    else:
        least = state.bet + state.raise_by
        most = max(least, _pot_size_raise(state, mine)) if state.limited else end
    return min(least, end), min(most, end)


def _pot_size_raise(state: State, mine: int) -> int:
    """The total of a raise by the size of the pot after a call. Before the flop the pot is counted
    as if every blind were there in full, and without antes unless the edition counts them."""
    middle = sum(state.bets)
    if state.round or state.rules.antes_count:
        middle += state.pot
    if state.round == 0 and state.rules.short_blind_full:
        middle += state.shortfall
    return state.bet + middle + state.bet - mine


def decide_betting(state: State, options: Options, action: Action) -> Acted | None:
    """What the action of the player whose turn it is comes to; None where it is not legal.
    `options` are his."""
    seat, place = options.seat, state.place[options.seat]
    if type(action) is RaiseTo:
        to, bounds = action.to, options.bet_to
        if bounds is not None and bounds[0] <= to <= bounds[1]:
            paid = to - state.bets[place]
            all_in = paid == state.stacks[place]
            return Acted(seat, "raise" if state.bet else "bet", to, paid, all_in)
    elif type(action) is Call:
        if options.call is not None:
            paid = options.to_call
            return Acted(seat, "call", options.call, paid, paid == state.stacks[place])
    elif type(action) is Fold:
        return Acted(seat, "fold", state.bets[place], 0, False)
    elif type(action) is Check and options.check:
        return Acted(seat, "check", state.bets[place], 0, False)
    return None


def refuse_betting(state: State, edition: Edition, options: Options, action: Action) -> Refusal:
    """Why an action is not legal, and what is."""
    match action:
        case Check():
            return illegal("cannot-check", edition.cite("betting.check"), to_call=options.to_call)
        case RaiseTo() if options.bet_to is None:
            return _refuse_any_raise(state, edition, options)
        case RaiseTo():
            return _refuse_amount(state, edition, options.bet_to or (0, 0), action.to)
        case Call():
            return illegal("nothing-to-call", edition.cite("betting.call"))
        case _:
            return illegal("no-showdown-yet", edition.cite("hand.flow"))


def _refuse_any_raise(state: State, edition: Edition, options: Options) -> Refusal:
    place = state.place[options.seat]
    to_call = options.to_call
    if state.bets[place] + state.stacks[place] <= state.bet:
        return illegal("stack-only-calls", edition.cite("betting.all-in"), to_call=to_call)
    if state.cap and state.raises >= state.cap:
        return illegal("capped", edition.cite("raise.limit_cap"), cap=state.cap, to_call=to_call)
    if not _somebody_can_answer(state, place):
        return illegal("nobody-left-to-raise", edition.cite("betting.round-end"), to_call=to_call)
    option = "reopen.fraction_limit" if state.fixed else "reopen.cumulative"
    return illegal("not-reopened", edition.cite(option), to_call=to_call, full_raise=state.raise_by)


def _refuse_amount(state: State, edition: Edition, bounds: tuple[int, int], to: int) -> Refusal:
    code, decision = _wrong_amount(state, bounds[1], to)
    return illegal(code, edition.cite(decision), to=to, least=bounds[0], most=bounds[1])


def _wrong_amount(state: State, most: int, to: int) -> tuple[str, str]:
    """The refusal's code for an amount out of bounds, and the decision that it cites."""
    place = state.to_act or 0
    if to > state.bets[place] + state.stacks[place]:
        return "more-than-stack", "betting.all-in"
    if state.fixed:
        return "fixed-amount", "betting.structure"
    if to > most:
        return "above-pot", "pot-limit.maximum"
    if state.bet:
        return "below-minimum-raise", "raise.min_base"
    return "below-minimum-bet", "betting.minimum-bet"
