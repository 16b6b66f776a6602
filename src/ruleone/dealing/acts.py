"""What each action of a player does: his chips move, and what happened is told.

Each function acts for `state.to_act` and takes for granted that the action is legal.
"""

from msgspec.structs import replace

from ruleone.cards import rank_of
from ruleone.dealing.events import Acted, BettingKind
from ruleone.dealing.state import ALL_IN, FOLDED, IN, NOBODY, State

_FOURTH = 1


def fold(state: State) -> Acted:
    """His hand is dead."""
    place = state.to_act
    state.status[place] = FOLDED
    state.live.remove(place)
    able = state.able = state.able - 1
    state.to_go = state.to_go - 1 if able > 1 else answers_due(state)
    to = state.staked[place] - state.level
    return Acted(state.seats[place], "fold", to if to > 0 else 0, 0, False)


def check(state: State) -> Acted:
    """He stays in without chips."""
    place = state.to_act
    state.to_go -= 1
    if state.careful:
        state.mark[place] = state.opens
    return Acted(state.seats[place], "check", state.staked[place] - state.level, 0, False)


def call(state: State) -> Acted:
    """He matches the bet, or puts in all that he has where that is less."""
    place, price = state.to_act, state.price
    end, staked = state.reach[place], state.staked[place]
    if price < end:
        state.staked[place] = price
        state.to_go -= 1
        if state.careful:
            state.mark[place] = state.opens
        return Acted(state.seats[place], "call", price - state.level, price - staked, False)
    state.staked[place] = end
    went_all_in(state, place)
    state.to_go = state.to_go - 1 if state.able > 1 else answers_due(state)
    return Acted(state.seats[place], "call", end - state.level, end - staked, True)


def bring_in(state: State) -> Acted:
    """He opens a hand of stud, with all that he has where that is less than the bring-in: the price
    is the whole of it for the others."""
    state.personal.bring_in = NOBODY
    return replace(call(state), kind="bring-in")


def raise_to(state: State, to: int) -> Acted:
    """He bets or raises to `to` chips in all on this street. A raise that is short of a full one
    can only be an all-in, so from the first such on it counts who has acted since which bet. What
    the next raise is measured by is what this one adds, not what it comes to (house-IA-42)."""
    place, price, level = state.to_act, state.price, state.level
    kind: BettingKind = "bet"
    if price > level:
        kind = "raise"
        if not state.plain and state.personal.uncompleted:
            kind, state.personal.bring_in = "complete", NOBODY
    total = to + level
    paid = total - state.staked[place]
    all_in = total == state.reach[place]
    if all_in:
        if not state.careful:
            state.careful = True
            if total - price < state.raise_by:
                _mark_who_acted(state, place)
        went_all_in(state, place)
        state.to_go = state.able
    else:
        state.to_go = state.able - 1
    state.staked[place] = state.price = total
    state.aggressor = place
    if state.careful:
        _raised(state, place, total - price)
    else:
        state.raise_by = total - price
    return Acted(state.seats[place], kind, to, paid, all_in)


def replayed(state: State, event: Acted) -> None:
    """The same action once more, from what was told of it."""
    state.to_act = state.place[event.seat]
    match event.kind:
        case "fold":
            fold(state)
        case "check":
            check(state)
        case "call":
            call(state)
        case "bring-in":
            bring_in(state)
        case _:
            raise_to(state, event.to)


def went_all_in(state: State, place: int) -> None:
    """The last chip of a place is in."""
    state.status[place] = ALL_IN
    state.able -= 1
    if state.first_all_in is None:
        state.first_all_in = place


def answers_due(state: State) -> int:
    """How many have to answer where one player at most has chips left: him, if a bet of another
    live hand stands above his own."""
    if not state.able or len(state.live) == 1:
        return 0
    staked = state.staked
    mine = staked[state.status.index(IN)]
    return int(mine < state.price and mine < max([staked[place] for place in state.live]))


def _mark_who_acted(state: State, place: int) -> None:
    """Mark those who have acted since the betting was last opened: by the last raise, all raises
    of the street having been full ones, or by its first player, round to `place`."""
    at = state.first if state.aggressor is None else state.aggressor
    while at != place:
        state.mark[at] = state.opens
        at = state.following[at]


def _raised(state: State, place: int, added: int) -> None:
    """A bet or raise by `added`. One that is short of a full raise can only be an all-in: it
    changes the price for everybody, but counts as a raise only where the edition says so. Whom the
    floor's hand had left out of the round is asked again."""
    state.following = state.opening.following
    if state.opening.fixed:
        _raised_in_fixed_limit(state, added)
    elif added >= state.raise_by:
        state.raise_by = added
        state.opens += 1
    elif opens_again(state, added):
        state.opens += 1
        if state.rules.last_raise_is_base:
            state.raise_by = added
    state.mark[place] = state.opens


def _raised_in_fixed_limit(state: State, added: int) -> None:
    """Bets of a street stand at fixed heights: an all-in that counts as a bet stands for the whole
    of it, unless the edition leaves it at what was put in; one that does not count is completed to
    the height that was due by the next player who raises."""
    over = state.price - state.full_bet
    if state.rules.open_pair_doubles and over == 2 * state.raise_by and pair_doubles(state):
        state.raise_by = over
    full = over >= state.raise_by
    if full or opens_again(state, added):
        state.opens += 1
    if full or opens_again(state, over if state.rules.reopen_cumulative else added):
        heights = max(1, over // state.raise_by)  # more than one where a bet between went back
        state.full_bet += over if state.rules.all_in_heights else heights * state.raise_by
        state.raises += 1
        if state.personal.uncompleted:
            state.personal.uncompleted = False


def pair_doubles(state: State) -> bool:
    """Whether an open pair on fourth street of stud still lets a bet be double; once one is, all
    raises of the street are (stud.open_pair_doubles)."""
    if not state.opening.stud or state.round != _FOURTH or state.raise_by > state.started.min_bet:
        return False
    boards = (map(rank_of, state.personal.ups[place]) for place in state.live)
    return any(len(ranks) > len(set(ranks)) for ranks in map(list, boards))


def opens_again(state: State, added: int) -> bool:
    """Whether `added` chips are enough of a full raise to open the betting again."""
    rules = state.rules
    have, need = added * rules.reopen_den, state.raise_by * rules.reopen_num
    return have > need if rules.reopen_strict else have >= need
