"""The street that is to come, in games that are more than hole cards and a board."""

from ruleone.dealing.game import Round
from ruleone.dealing.state import State

_FOURTH = 1


def coming(state: State) -> Round | None:
    """The street whose cards are still to come; None after the last one."""
    at = state.personal.streets
    return state.game.rounds[at] if at < len(state.game.rounds) else None


def board_due(state: State) -> tuple[int, Round]:
    """The board that gets cards now, counted from 0, and the street that they are of: each street
    on one board after the other, but of several runs one whole board after the other."""
    boards, rounds, at = state.boards, state.game.rounds, state.round + 1
    if len(boards) == 1:
        return 0, rounds[at if state.plain else state.personal.streets]
    last = state.game.last_round if state.started.runs_whole else at
    whole = sum([street.board for street in rounds[: last + 1]])
    which, lies = next((at, len(board)) for at, board in enumerate(boards) if len(board) < whole)
    for street in rounds:
        lies -= street.board
        if lies < 0:
            return which, street
    raise AssertionError(f"no street brings cards on the board {boards[which]}")


def due(state: State) -> list[int]:
    """How many cards of the coming street each place is to get."""
    street = coming(state)
    cards = [0] * len(state.seats)
    if street is None:
        return cards
    if street.draw:
        for place in state.live:
            cards[place] = state.personal.throws[place] or 0
        return cards
    each = street.down + street.up
    for place in receivers(state):
        cards[place] = each
    return cards


def receivers(state: State) -> list[int]:
    """The places that get cards of the coming street, if it is none of a draw, ascending. Hands
    killed for absence get one on fourth street where the edition deals to them
    (stud.deal_to_dead_hands)."""
    personal = state.personal
    if personal.killed and state.rules.deal_to_dead and personal.streets == _FOURTH:
        return sorted((*state.live, *personal.killed))
    return state.live


def awaits_cards(state: State) -> bool:
    """Whether the coming street is one of cards for single hands, and they are due now; those of
    the first one are counted apart (`undealt`)."""
    street = coming(state) if state.personal.streets else None
    betting = state.asked is not None and not state.order
    if street is None or betting or state.held or state.over or len(state.live) == 1:
        return False
    if (street.draw or street.discard) and not state.personal.drawing:
        return False
    return bool(street.down or street.up or street.draw)


def streets_back(state: State, count: int) -> int:
    """How many streets the last `count` cards of the board opened; 0 where they are no whole
    streets, or none that came after the first betting."""
    if state.opening.stud:
        return 1 if 0 < count == len(state.board) else 0
    cards, at = 0, state.round
    while at > 0 and cards < count:
        cards += state.game.rounds[at].board
        at -= 1
    return state.round - at if cards == count else 0
