"""Hands shown at the showdown: tabled or in part, called by words, or misread."""

from typing import Annotated, Literal

import msgspec

from ruleone.dealing import GAMES, KillHand
from ruleone.floor.facts import CardCount, Seat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Cited, Reason, Ruling
from ruleone.floor.untold import OF_GAME, Presumed, among
from ruleone.floor.verdict import because, by, judged_first, left_to_floor, settled
from ruleone.rulebook import Edition


class HandShown(msgspec.Struct, frozen=True, kw_only=True):
    """A hand at the showdown as the dealer sees it.

    `face_up` of its cards lie face up; `legible` says that dealer and players can read those.
    `dealt` is the number of its cards where it is wrong for the game. `identified` is whether all
    of them are known for certain, `clearly_shown` whether they were shown clearly enough: None
    where nobody has judged it yet. `plays_board` says that the player plays the board alone.
    `would_win` says that one card alone is shown and would make the winning hand. `refused` is
    whether the player, asked to table all cards, will not; None before there is an answer.
    """

    seat: Seat
    face_up: CardCount
    game: Annotated[str, OF_GAME] = "nlhe"
    dealt: Annotated[CardCount | None, Presumed("the player has as many as the game deals")] = None
    legible: Annotated[bool, Presumed("cards lie face up where they are read")] = True
    identified: bool | None = None
    clearly_shown: bool | None = None
    plays_board: bool = False
    would_win: bool = False
    refused: bool | None = None

    def __post_init__(self) -> None:
        """Raise BadFacts for a hand that nobody can hold."""
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        if not 0 <= self.face_up <= self.own:
            raise BadFacts("face-up-too-many", most=self.own, came=self.face_up)
        if self.tabled and self.identified is False:
            raise BadFacts("tabled-is-known")
        if self.would_win and (self.face_up != 1 or self.tabled):
            raise BadFacts("one-card-is-shown", came=self.face_up)

    @property
    def own(self) -> int:
        """The number of the player's own cards at the showdown."""
        if self.dealt is not None:
            return self.dealt
        return sum(one.down + one.up - one.discard for one in GAMES[self.game].rounds)

    @property
    def tabled(self) -> bool:
        """Whether all its cards lie face up where dealer and players can read them."""
        return self.face_up == self.own and self.legible


def hand_shown(book: Edition, shown: HandShown) -> Ruling:
    """Rule whether the hand is tabled and counts.

    A hand shown in part is a muck by the edition, or the floor decides whether it was shown well
    enough (showdown.partial_show). One that was not, and is not known for certain either, makes no
    claim.
    """
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
    if shown.would_win and book.choice("showdown.one_card_shown") == "asked-to-table":
        return _one_card(book, shown, (*reasons, partly, own_risk), (lives, dies))
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


def _one_card(
    book: Edition, shown: HandShown, reasons: tuple[Reason, ...], choices: tuple[Choice, Choice]
) -> Ruling:
    """Rule on one card that would make the winning hand.

    The dealer advises the player to table all cards. A refusal alone does not lose the hand: the
    floor decides, and never the dealer.
    """
    cited, (lives, dies) = book.cite("showdown.one_card_shown"), choices
    if not shown.refused:
        advised = by(cited, AtTable("ask-to-table", (shown.seat,)))
        why = because("one-card-would-win", cited)
        return judged_first(*reasons, why, choices=choices, cited=advised)
    shown_well = shown.identified or shown.clearly_shown is True
    return left_to_floor(
        *reasons,
        because("one-card-refused", cited),
        choices=choices,
        proposed=lives if shown_well else dies,
        cited=by(cited, AtTable("call-floor")),
    )


class CalledHand(msgspec.Struct, frozen=True, kw_only=True):
    """A player's announcement of a hand.

    `true` is whether the player holds it, `tabled` whether the cards lie face up. `on_purpose` is
    whether a false call was deliberate, None where nobody judged it.
    """

    seat: Seat
    true: bool
    tabled: bool = False
    on_purpose: bool | None = None


def called_hand(book: Edition, called: CalledHand) -> Ruling:
    """Rule on an announced hand: words bind nobody; a false call on purpose may be penalised."""
    speak = because("cards-speak", book.cite("showdown.cards-speak"))
    reasons = [speak]
    cited: tuple[Cited, ...] = ()
    if not called.tabled:
        tabled = book.cite("showdown.tabled")
        cited = by(tabled, AtTable("turn-up", (called.seat,)))
        reasons.append(because("table-to-claim", tabled))
    false = not called.true
    if false and called.on_purpose is None:
        reasons.append(because("judge-purpose", book.cite("conduct.miscall")))
    if false and called.on_purpose:
        reasons.append(because("miscalled-on-purpose", book.cite("conduct.miscall")))
    ruled = Choice("cards-speak", cited=cited)
    return settled(ruled, *reasons, penalty="miscalled" if false and called.on_purpose else None)


Speaker = Literal["in-hand", "out-of-hand", "dealer", "watcher"]
About = Literal["hand", "pot"]


class SpokeUp(msgspec.Struct, frozen=True, kw_only=True):
    """A claim about a hand that was read or a pot that was awarded (`about`).

    `who` is a player in the hand or out of it, the dealer, or a spectator. `seat` is the owner of
    the hand, None for a pot; `tabled` says that the hand lies face up.
    """

    who: Speaker
    about: About = "hand"
    seat: Annotated[Seat | None, among(None, 1)] = None
    tabled: bool = True

    def __post_init__(self) -> None:
        """Raise BadFacts for a hand without a seat."""
        if (self.seat is None) == (self.about == "hand"):
            raise BadFacts("spoke-of-no-seat")


def spoke_up(book: Edition, spoke: SpokeUp) -> Ruling:
    """Rule on a claim: every player should speak up, in the hand or not.

    But nobody reads a hand that is not tabled.
    """
    if spoke.about == "hand" and not spoke.tabled:
        untabled = because("untabled-not-read", book.cite("conduct.reading"))
        plays = spoke.who in ("in-hand", "out-of-hand")
        return settled(Choice("let-be"), untabled, penalty="read-hand" if plays else None)
    seats = () if spoke.seat is None else (spoke.seat,)
    code: Literal["read-again", "recount"] = "read-again" if seats else "recount"
    speak = because("speak-up", book.cite("showdown.speak-up"))
    again = Choice("read-again", cited=by(speak.citation, AtTable(code, seats)))
    if spoke.who != "watcher":
        return settled(again, speak)
    fair = because("watcher-heard", book.cite("floor.decides"))
    return left_to_floor(speak, fair, choices=(again, Choice("let-be")), proposed=again)
