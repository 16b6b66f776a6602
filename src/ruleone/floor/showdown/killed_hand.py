"""A hand that the dealer killed at the showdown by mistake."""

from typing import Annotated

import msgspec

from ruleone.dealing import KillHand, RestoreHand
from ruleone.floor.facts import Seat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Remedy, Ruling
from ruleone.floor.showdown.moves import Moves, check_moves, moved
from ruleone.floor.untold import NO_MORE, OF_HAND
from ruleone.floor.verdict import because, by, judged_first, settled
from ruleone.rulebook import Edition


class KilledHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that the dealer mucked. `tabled` says that it had been properly tabled, `best` whether
    it was obviously the winner: None where nobody has read it again yet. `mucked` says that it is
    out already as the hand is followed, `awarded` that the pots have gone out; `moves` are the
    chips that put it right then. `to_show` says that others have still to show: nobody is told the
    pot yet."""

    seat: Seat
    tabled: bool
    best: bool | None = None
    mucked: Annotated[bool, OF_HAND] = True
    awarded: Annotated[bool, OF_HAND] = False
    moves: Annotated[Moves, NO_MORE] = {}
    to_show: Annotated[bool, OF_HAND] = False

    def __post_init__(self) -> None:
        """Refuse moves that make or lose chips, or that give him none: BadFacts."""
        check_moves(self.moves)
        if self.moves and self.moves.get(self.seat, 0) <= 0:
            raise BadFacts("winner-gets-nothing", seat=self.seat)


def killed_hand(book: Edition, killed: KilledHand) -> Ruling:
    """A tabled winner cannot be killed: it is put back. Whoever has not tabled guards his hand
    himself, also while he waits for it to be read."""
    buried = () if killed.mucked or killed.awarded else (KillHand(killed.seat),)
    if not killed.tabled:
        guarded = book.cite("showdown.guarded")
        unguarded = Choice("hand-dead", cited=by(guarded, *buried))
        return settled(unguarded, because("not-guarded", guarded))
    speak = book.cite("showdown.cards-speak")
    dead = Choice("hand-dead", cited=by(speak, *buried))
    cited = book.cite("showdown.winner-killed")
    turned_up, paid = AtTable("turn-up", (killed.seat,)), AtTable("push-pot", (killed.seat,))
    put_back: tuple[Remedy, ...] = (turned_up if killed.to_show else paid,)
    if killed.awarded:
        put_back = (AtTable("read-again", (killed.seat,)),)
    elif killed.mucked:
        put_back = (RestoreHand(killed.seat), *put_back)
    lives = Choice("hand-live", cited=by(cited, *(moved(killed.moves) or put_back)))
    if killed.best is None:
        judge = because("judge-best", speak)
        return judged_first(judge, choices=(lives, dead))
    if killed.best:
        return settled(lives, because("winner-not-killed", cited))
    return settled(dead, because("loser-stays-killed", speak))
