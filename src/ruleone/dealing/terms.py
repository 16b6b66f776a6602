"""What a hand may begin with beside its players, its button, its blinds and its cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypedDict

from ruleone.dealing.events import ShowdownMode

ByButton = Literal["by-button"]
Posts = tuple[tuple[int, int], ...]
"""(seat, amount) each."""
POSTS = ("straddles", "entries", "dead_blinds")
"""Terms that give seat -> amount."""


class Terms(TypedDict, total=False):
    """Facts that a hand may do without. All amounts are chips."""

    ante: int
    """What one payer puts in; none unless told."""
    ante_format: str | None
    """Who pays the ante, one of ANTE_FORMATS; the edition says so unless told."""
    small_blind_seat: int | ByButton | None
    big_blind_seat: int | ByButton | None
    """Who posts the blinds where that is not left of the button (heads-up on it); None is a blind
    that nobody posts."""
    straddles: Mapping[int, int]
    """Seat -> amount, in their order."""
    entries: Mapping[int, int]
    """Live posts of players who come in, seat -> amount, up to the price of the first call."""
    dead_blinds: Mapping[int, int]
    """Posts into the middle, seat -> amount."""
    min_bet: int | None
    """The least bet; the big blind unless told."""
    chip: int
    """The smallest chip in play, for odd chips; 1 unless told."""
    players_in_event: int | None
    """How many are left in the tournament: lifts the cap of limit games where the edition says so.
    Without it the hand is one of a cash game."""
    hand_for_hand: bool
    """Whether all-in hands are held face down until `go_on`."""
    showdown: ShowdownMode
    """Under "players" each is asked to show or muck; under "auto", as it is unless told, the dealer
    tables what can win and mucks what is beaten."""
    bring_in: int | None
    """In stud; the edition's share of `min_bet` unless told."""
    absent: Sequence[int]
    """Seats whose players are not there: their hands are killed once dealt."""
    penalised: Sequence[int]
    """Seats whose players miss the hand for a penalty: their hands are killed once dealt."""
    exposed: Sequence[int]
    """Seats of stud of whose down cards one was seen in the deal."""
    boards: int
    """How many boards are dealt, 1 or 2; in cash games."""
    runs: int
    """How often at most the rest of the board may be run in an all-in; in cash games."""
    bomb_pot: int
    """What everybody pays before betting begins on the flop; in cash games."""


class Frozen(NamedTuple):
    """The same facts, each as told or as it is unless told, in a form that can be looked up: posts
    as (seat, amount) pairs, seats as tuples."""

    ante: int = 0
    ante_format: str | None = None
    small_blind_seat: int | ByButton | None = "by-button"
    big_blind_seat: int | ByButton | None = "by-button"
    straddles: Posts = ()
    entries: Posts = ()
    dead_blinds: Posts = ()
    min_bet: int | None = None
    chip: int = 1
    players_in_event: int | None = None
    hand_for_hand: bool = False
    showdown: ShowdownMode = "auto"
    bring_in: int | None = None
    absent: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    boards: int = 1
    runs: int = 1
    bomb_pot: int = 0
    penalised: tuple[int, ...] = ()


def frozen(terms: Terms) -> dict[str, Any]:
    """The terms that were told, with values as they are in `Frozen`."""
    return {
        name: _FROZEN[name](given) if name in _FROZEN else given for name, given in terms.items()
    }


def _pairs(posts: Mapping[int, int]) -> Posts:
    return tuple(posts.items())


_FROZEN: dict[str, Callable[[Any], object]] = {
    **dict.fromkeys(POSTS, _pairs),
    "absent": tuple,
    "exposed": tuple,
    "penalised": tuple,
}
