"""A hand that is shown: whether it is tabled, and what becomes of one that is shown in part."""

from typing import Annotated

import msgspec

from ruleone.dealing import GAMES, KillHand
from ruleone.floor.facts import CardCount, Seat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Reason, Ruling
from ruleone.floor.untold import OF_GAME, Presumed
from ruleone.floor.verdict import because, by, judged_first, left_to_floor, settled
from ruleone.rulebook import Edition


class HandShown(msgspec.Struct, frozen=True, kw_only=True):
    """A hand at the showdown as the dealer sees it.

    Of his own cards `face_up` lie face up; `legible` says that dealer and players can read those.
    `dealt` is how many he has where it is not what the game gives. `identified` is whether all of
    them are known for certain, `clearly_shown` whether they were shown clearly enough: None where
    nobody has judged it yet. `plays_board` says that he plays the board alone.
    """

    seat: Seat
    face_up: CardCount
    game: Annotated[str, OF_GAME] = "nlhe"
    dealt: Annotated[CardCount | None, Presumed("he has as many as the game deals")] = None
    legible: Annotated[bool, Presumed("cards lie face up where they are read")] = True
    identified: bool | None = None
    clearly_shown: bool | None = None
    plays_board: bool = False

    def __post_init__(self) -> None:
        """Refuse a hand that nobody can hold: BadFacts."""
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        if not 0 <= self.face_up <= self.own:
            raise BadFacts("face-up-too-many", most=self.own, came=self.face_up)
        if self.tabled and self.identified is False:
            raise BadFacts("tabled-is-known")

    @property
    def own(self) -> int:
        """How many cards of his own a player has at the showdown."""
        if self.dealt is not None:
            return self.dealt
        return sum(one.down + one.up - one.discard for one in GAMES[self.game].rounds)

    @property
    def tabled(self) -> bool:
        """Whether all its cards lie face up where dealer and players can read them."""
        return self.face_up == self.own and self.legible


def hand_shown(book: Edition, shown: HandShown) -> Ruling:
    """Whether the hand is tabled and counts. Of one that is shown in part the edition makes a muck,
    or leaves it to the floor whether it was shown well enough (showdown.partial_show): where it was
    not, and is not known for certain either, there is no claim."""
    reasons: tuple[Reason, ...] = ()
    if shown.plays_board:
        reasons = (because("plays-board", book.cite("showdown.play-board")),)
    if shown.tabled:
        tabled = because("tabled-fully", book.cite("showdown.tabled"))
        return settled(Choice("tabled"), *reasons, tabled)
    cited = book.cite("showdown.partial_show")
    partly = because("tabled-partly", book.cite("showdown.tabled"), up=shown.face_up)
    dies = Choice("hand-dead", cited=by(cited, KillHand(shown.seat)))
    if book.choice("showdown.partial_show") == "muck":
        return settled(dies, *reasons, partly, because("partly-is-muck", cited))
    lives = Choice("hand-live", cited=by(cited, AtTable("turn-up", (shown.seat,))))
    own_risk = because("partly-own-risk", cited)
    if shown.identified is None:
        judge = because("judge-identified", cited)
        return judged_first(*reasons, partly, own_risk, judge, choices=(lives, dies))
    if shown.identified is False and shown.clearly_shown is False:
        return settled(dies, *reasons, partly, own_risk, because("not-shown", cited))
    shown_well = shown.identified or shown.clearly_shown is True
    why = because("shown-well" if shown_well else "not-shown", cited)
    return left_to_floor(
        *reasons,
        partly,
        own_risk,
        why,
        choices=(lives, dies),
        proposed=lives if shown_well else dies,
    )
