"""How a refusal of this part is made, and those that say whose turn it is."""

from ruleone.dealing.state import ALL_IN, FOLDED, State
from ruleone.rulebook import Citation, Edition, Refusal
from ruleone.rulebook.citation import Parameter


def illegal(code: str, citation: Citation, **parameters: Parameter) -> Refusal:
    """What the book does not allow."""
    return Refusal(code, "illegal", parameters, citation)


def syntax(code: str, citation: Citation, **parameters: Parameter) -> Refusal:
    """What could not be read."""
    return Refusal(code, "syntax", parameters, citation)


def out_of_turn(state: State, edition: Edition, seat: int) -> Refusal:
    """Why this seat cannot act now."""
    in_turn = edition.cite("betting.in-turn")
    if state.over:
        return illegal("hand-over", edition.cite("hand.flow"))
    place = state.place.get(seat)
    if place is None:
        return illegal("not-in-hand", in_turn, seat=seat)
    if state.status[place] == FOLDED:
        return illegal("folded", edition.cite("betting.fold"), seat=seat)
    if state.status[place] == ALL_IN:
        return illegal("all-in-already", edition.cite("betting.all-in"), seat=seat)
    if state.asked is None:
        return illegal("waiting-for-dealer", edition.cite("hand.flow"))
    return illegal("not-your-turn", in_turn, seat=seat, expected=state.seats[state.to_act])
