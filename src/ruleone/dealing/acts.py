"""Effects of each action of a player: chips move, and an event records it.

Each function acts for `state.to_act` and assumes that the action is legal.
"""

from msgspec.structs import replace

from ruleone.cards import rank_of
from ruleone.dealing.events import Acted, BettingKind
from ruleone.dealing.state import ALL_IN, FOLDED, IN, NOBODY, State

_FOURTH = 1


def fold(state: State) -> Acted:
    """Kill the hand of the player to act."""
    place = state.to_act
    state.status[place] = FOLDED
    state.live.remove(place)
    able = state.able = state.able - 1
    state.to_go = state.to_go - 1 if able > 1 else answers_due(state)
    to = state.staked[place] - state.level
    return Acted(state.seats[place], "fold", to if to > 0 else 0, 0, False)


def check(state: State) -> Acted:
    """Keep the player to act in without chips."""
    place = state.to_act
    state.to_go -= 1
    if state.careful:
        state.mark[place] = state.opens
    return Acted(state.seats[place], "check", state.staked[place] - state.level, 0, False)


def call(state: State) -> Acted:
    """Match the bet, or put in the whole stack where it is smaller."""
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
    """Open a hand of stud with the bring-in, or with the whole stack where it is smaller.

    The others face the whole bring-in either way.
    """
    state.personal.bring_in = NOBODY
    return replace(call(state), kind="bring-in")


def raise_to(state: State, to: int) -> Acted:
    """Bet or raise to `to` chips in all on this street.

    A raise that is short of a full one can only be an all-in. So from the first short raise on, the
    state keeps track of which bet each player has acted on. The next raise is measured by the chips
    that this one adds, not by its total (house-IA-42, tda2024-IA-43).
    """
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
        # Until somebody raises short, everybody who acted has acted on the last full raise, so no
        # marks are kept: most hands never need them.
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
    """Apply a recorded action to the state."""
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
    """Note that a place has put in its last chip."""
    state.status[place] = ALL_IN
    state.able -= 1
    if state.first_all_in is None:
        state.first_all_in = place


def answers_due(state: State) -> int:
    """Return the number of answers due where at most one player has chips left.

    It is 1 if a bet of another live hand is above that player's own, else 0.
    """
    if not state.able or len(state.live) == 1:
        return 0
    staked = state.staked
    mine = staked[state.status.index(IN)]
    return int(mine < state.price and mine < max([staked[place] for place in state.live]))


def _mark_who_acted(state: State, place: int) -> None:
    """Mark the players who have acted since the betting was last opened.

    It was opened by the last raise, all raises of the street having been full ones, or by its first
    player; the marks go round to `place`.
    """
    at = state.first if state.aggressor is None else state.aggressor
    while at != place:
        state.mark[at] = state.opens
        at = state.following[at]


def _raised(state: State, place: int, added: int) -> None:
    """Apply a bet or raise by `added`.

    One that is short of a full raise can only be an all-in. It changes the price for everybody, but
    counts as a raise only where the edition says so. Players left out of the round by an
    intervention of the floor are asked again.
    """
    state.following = state.opening.following
    if state.opening.fixed:
        _raised_in_fixed_limit(state, added)
    elif added >= state.raise_by:
        state.raise_by = added
        state.opens += 1
    # Some editions let part of a raise open the betting again; only there may it also become the
    # base of the next raise.
    elif opens_again(state, added):
        state.opens += 1
        if state.rules.last_raise_is_base:
            state.raise_by = added
    state.mark[place] = state.opens


def _raised_in_fixed_limit(state: State, added: int) -> None:
    """Apply a bet or raise in fixed limit, where bets of a street have fixed heights.

    An all-in that counts as a bet stands for a whole bet, unless the edition leaves it at the chips
    put in. One that does not count is completed by the next player who raises, to the height that
    was due.
    """
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
    """Whether an open pair on fourth street of stud still lets a bet be double.

    Once one bet is double, all raises of the street are (stud.open_pair_doubles).
    """
    # A double bet has been made: then all raises of the street are double.
    if not state.opening.stud or state.round != _FOURTH or state.raise_by > state.started.min_bet:
        return False
    boards = (map(rank_of, state.personal.ups[place]) for place in state.live)
    return any(len(ranks) > len(set(ranks)) for ranks in map(list, boards))


def opens_again(state: State, added: int) -> bool:
    """Whether `added` chips are enough of a full raise to open the betting again.

    Each player is judged by what that player faces (house-IA-43, tda2024-IA-47).
    """
    rules = state.rules
    have, need = added * rules.reopen_den, state.raise_by * rules.reopen_num
    return have > need if rules.reopen_strict else have >= need
