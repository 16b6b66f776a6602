"""Effects of each intervention of the floor on the state of a hand.

From the first one on the hand keeps its own stub, cards aside and boards (`Personal`), whatever its
game.
"""

from ruleone.cards import UNKNOWN, Card
from ruleone.dealing.acts import went_all_in
from ruleone.dealing.events import Intervened, Standing
from ruleone.dealing.interventions import (
    CorrectBets,
    CorrectStack,
    Forfeit,
    GiveBack,
    Intervention,
    KeepAside,
    KillHand,
    ReplaceCard,
    ReshuffleStub,
    RestoreHand,
    TakeBoardBack,
    VoidHand,
)
from ruleone.dealing.personal import Personal
from ruleone.dealing.showdown import ask_to_show
from ruleone.dealing.state import ALL_IN, FOLDED, IN, NOBODY, State
from ruleone.dealing.street import streets_back


def intervened(state: State, event: Intervened) -> None:
    """Apply an intervention of the floor, then the betting that it left."""
    touch(state, event.intervention)
    if event.betting is not None:
        _stand(state, event.betting)


def touch(state: State, what: Intervention) -> None:
    """Apply an intervention without the betting that it leaves."""
    keep_own_stub(state)
    if isinstance(what, GiveBack):
        _give_back(state, state.place[what.seat], what.amount)
    elif isinstance(what, CorrectBets):
        _correct_bets(state, what.totals)
    elif isinstance(what, Forfeit):
        state.staked[state.place[what.seat]] += what.amount
        _kill(state, state.place[what.seat])
    elif isinstance(what, KillHand):
        _kill(state, state.place[what.seat])
    elif isinstance(what, RestoreHand):
        _restore(state, state.place[what.seat], what.cards)
    elif isinstance(what, TakeBoardBack):
        _take_board_back(state, what.count)
    elif isinstance(what, KeepAside):
        state.personal.aside += what.cards
    elif isinstance(what, ReshuffleStub):
        _reshuffle(state, what)
    elif isinstance(what, ReplaceCard):
        _replace(state, what)
    elif isinstance(what, VoidHand):
        _void(state)
    elif isinstance(what, CorrectStack):
        place = state.place[what.seat]
        state.reach[place] += what.by
        state.personal.corrected[place] += what.by
        state.shortest = 0  # no stack can be taken for long unless it is looked at


def keep_own_stub(state: State) -> None:
    """Let the hand keep its cards itself, since its deck is no longer in the dealt order."""
    if state.plain:
        personal = Personal(len(state.seats), (), stud=False)
        opening = state.opening
        personal.streets = 0 if state.undealt else state.round + 1
        _, _, cards = opening.streets[state.round - 1] if state.round else opening.door
        personal.under = cards.stop
        for seat in state.tabled:
            place = state.place[seat]
            personal.ups[place] = state.holes[place]
        state.personal = personal
        state.plain = False
    state.personal.touched = True


def _stand(state: State, left: Standing) -> None:
    """Set the betting as the intervention left it.

    Only the seats still to act are asked, until somebody raises. From now on each raise of the
    street is checked closely.
    """
    state.careful = True
    state.price = state.level + left.price
    state.full_bet = state.level + left.full_bet
    state.raise_by, state.raises = left.raise_by, left.raises
    state.aggressor = None if left.aggressor is None else state.place[left.aggressor]
    state.personal.uncompleted = left.uncompleted
    state.opens += 1
    for place, seat in enumerate(state.seats):
        state.mark[place] = state.opens if seat in left.acted else 0
    asked = [state.place[seat] for seat in left.to_act]
    state.to_go = len(asked)
    # Only the players to act are linked to each other, so `turn` skips the rest; a raise restores
    # the full circle.
    following = list(state.opening.following)
    for nth, place in enumerate(asked):
        following[asked[nth - 1]] = place
    state.following = tuple(following)
    if asked:
        # `turn` asks the place after this one, so the first of `asked` is next.
        state.to_act = asked[-1]


def _give_back(state: State, place: int, amount: int) -> None:
    state.staked[place] -= amount
    if state.status[place] == ALL_IN:
        state.status[place] = IN
        state.able += 1
        if state.first_all_in == place:
            # The first to go all-in shows first; after chips went back it may be another player.
            others = [other for other in state.live if state.status[other] == ALL_IN]
            state.first_all_in = others[0] if others else None


def _correct_bets(state: State, totals: tuple[tuple[int, int], ...]) -> None:
    if _collected(state):
        _out_of_the_pots(state)
    for seat, total in totals:
        place = state.place[seat]
        was = state.staked[place]
        if state.level + total < was:
            _give_back(state, place, was - state.level - total)
            continue
        state.staked[place] = state.level + total
        if state.status[place] == IN and state.staked[place] == state.reach[place]:
            went_all_in(state, place)


def _collected(state: State) -> bool:
    """Whether all bets made so far are in the pots."""
    return sum(state.staked) == state.collected


def _out_of_the_pots(state: State) -> None:
    """Put the bets of the last street back in front of the players: its betting is open again."""
    level = state.level_before
    back = sum([max(0, staked - level) for staked in state.staked])
    state.collected -= back
    state.pot -= back
    state.level = level
    state.held = False
    state.order = ()
    state.to_act = NOBODY


def _kill(state: State, place: int) -> None:
    personal = state.personal
    if state.status[place] == IN:
        state.able -= 1
    state.status[place] = FOLDED
    state.live.remove(place)
    personal.absent = tuple([other for other in personal.absent if other != place])
    if len(state.live) == 1:
        personal.discarding = []  # nobody draws once the pot is won
    if place in personal.discarding:
        personal.discarding.remove(place)
        state.to_act = personal.discarding[0] if personal.discarding else NOBODY
    if state.order:
        ask_to_show(state)


def _restore(state: State, place: int, cards: tuple[Card, ...] | None) -> None:
    personal = state.personal
    all_in = state.reach[place] == state.staked[place]
    state.status[place] = ALL_IN if all_in else IN
    state.able += not all_in
    state.live = sorted((*state.live, place))
    personal.killed = tuple([other for other in personal.killed if other != place])
    if cards is not None:
        _hold(state, place, cards)
    if personal.drawing and personal.throws[place] is None:
        personal.discarding = sorted((*personal.discarding, place))
        state.to_act = personal.discarding[0]
    if state.revealed and UNKNOWN not in state.holes[place]:
        personal.ups[place] = state.holes[place]
        if state.seats[place] not in state.tabled:
            state.tabled += (state.seats[place],)
    elif (state.revealed or state.order) and place not in state.order:
        state.order += (place,)
    if state.order:
        ask_to_show(state)


def _take_board_back(state: State, count: int) -> None:
    back = streets_back(state, count)
    personal = state.personal
    personal.aside += state.board[-count:]
    state.board = state.board[:-count]
    state.round -= back
    personal.streets -= back
    personal.drawing = bool(state.game.rounds[personal.streets].discard)  # what was thrown stays
    state.to_go = 0


def _reshuffle(state: State, what: ReshuffleStub) -> None:
    personal = state.personal
    personal.aside = tuple([card for card in personal.aside if card not in what.back])
    personal.replaced = tuple([card for card in personal.replaced if card not in what.back])
    if "burns" in what.mixed:
        personal.burned = personal.replaced = ()
    if "muck" in what.mixed:
        personal.mixed_thrown = tuple([card for cards in personal.thrown for card in cards])
        dead = [place for place, status in enumerate(state.status) if status == FOLDED]
        personal.mixed = tuple(dead)
    if what.order is not None:
        personal.shuffled = what.order
        personal.gone = set()


def _replace(state: State, what: ReplaceCard) -> None:
    place, personal = state.place[what.seat], state.personal
    hole = list(state.holes[place])
    out = what.exposed if what.exposed in hole else UNKNOWN
    instead = UNKNOWN if what.instead is None else what.instead
    hole[hole.index(out)] = instead
    _hold(state, place, tuple(hole))
    if state.game.last_throw and state.game.reshuffles:
        personal.thrown[place] += (what.exposed,)  # it lies in the muck, and comes back to others
    else:
        personal.replaced += (what.exposed,)
    personal.take((instead,))


def _void(state: State) -> None:
    """Restore the state before the first chip was posted, apart from corrected stacks."""
    personal = state.personal
    for place, stack in enumerate(state.started.stacks):
        state.reach[place] = stack + personal.corrected[place]
        state.staked[place] = 0
    state.pot = state.collected = state.dead = state.level = state.price = 0
    state.antes = state.opening.nothing
    state.to_go = state.undealt = 0
    state.to_act = NOBODY
    state.order = ()
    state.held = False
    personal.discarding, personal.agreeing = [], []
    personal.bring_in = NOBODY
    personal.voided = True


def _hold(state: State, place: int, cards: tuple[Card, ...]) -> None:
    state.holes = (*state.holes[:place], cards, *state.holes[place + 1 :])
    state.unknown |= UNKNOWN in cards
