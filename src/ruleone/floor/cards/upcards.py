"""What players of stud do with their upcards: picked up, folded, turned up on the last street."""

from typing import Annotated, Literal

import msgspec

from ruleone.cards import UNKNOWN
from ruleone.dealing import GAMES
from ruleone.dealing.actions import Fold
from ruleone.dealing.interventions import KillHand, ReplaceCard
from ruleone.floor.facts import Seat, SeenCard
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, HeldTo, Remedy, Ruling
from ruleone.floor.untold import OF_GAME
from ruleone.floor.verdict import because, by, judged_first, left_to_floor, settled
from ruleone.rulebook import Edition, stated

_LIVE = Choice("hand-live")


class PickedUp(msgspec.Struct, frozen=True, kw_only=True):
    """The player in `seat` picked up his upcards; whether he faced action."""

    seat: Seat
    faces_action: bool


class FoldedInStud(msgspec.Struct, frozen=True, kw_only=True):
    """What the player in `seat` did: turned his upcards down, pushed his cards forward."""

    seat: Seat
    face_down: bool = False
    pushed: bool = False

    def __post_init__(self) -> None:
        """Refuse what could be no fold: BadFacts."""
        if not (self.face_down or self.pushed):
            raise BadFacts("nothing-like-a-fold", seat=self.seat)


class LastCardSeen(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of the last street of stud, or of a draw, that came face up or were seen, by seat;
    `UNKNOWN` where they are not told. `betting_left` says that there is betting to come; `by` who
    showed them."""

    cards: dict[Seat, SeenCard]
    betting_left: bool
    by: Literal["dealer", "player"] = "dealer"
    game: Annotated[str, OF_GAME] = "flstud"

    def __post_init__(self) -> None:
        """Refuse no cards at all, and one card at two seats: BadFacts."""
        known = [card for card in self.cards.values() if card != UNKNOWN]
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        if not self.cards or len(set(known)) != len(known):
            raise BadFacts("cards-seen-twice")


def picked_up(book: Edition, upcards: PickedUp) -> Ruling:
    """A player picked up his upcards: facing action it kills his hand; elsewhere it does not by
    itself, and the floor decides."""
    cited = book.cite("stud.upcards-picked-up")
    dead = Choice("hand-dead", cited=by(cited, KillHand(upcards.seat)))
    if upcards.faces_action and stated(book, "stud.upcards-picked-up", "result") == "dead-hand":
        return settled(dead, because("upcards-picked-up", cited))
    spared = because("upcards-no-action", cited)
    why = because("fairness", book.cite("floor.decides"))
    return left_to_floor(spared, why, choices=(_LIVE, dead), proposed=_LIVE)


def folded_in_stud(book: Edition, did: FoldedInStud) -> Ruling:
    """A player turned his upcards face down, or pushed his cards forward: both are a proper fold.
    Pushed forward with upcards still up it is a fold as well, but no proper one; cards that are
    only turned down are asked about."""
    cited = book.cite("stud.fold")
    folds = Choice("fold", Fold(), cited=by(cited, HeldTo(did.seat, Fold())))
    proper = did.face_down or not stated(book, "stud.fold", "face_down")
    if did.pushed:
        return settled(folds, because("folded-properly" if proper else "folded-face-up", cited))
    return judged_first(because("folded-in-part", cited), choices=(folds, _LIVE))


def last_card_seen(book: Edition, seen: LastCardSeen) -> Ruling:
    """The last card comes face down, also where the betting is over. One that the dealer exposed is
    replaced while there is betting to come; else it stays, as does one that its player showed.
    Cards of a draw are treated alike, once all have drawn."""
    drawn = GAMES[seen.game].bring_in is None
    down = () if drawn else (because("last-card-down", book.cite("stud.last-card-down")),)
    if seen.by == "player":
        own = because("showed-himself", book.cite("conduct.exposed"))
        return settled(Choice("play-on"), *down, own, penalty="exposed-cards")
    name = "draw.discards" if drawn else "stud.exposed-last-card"
    cited = book.cite(name)
    only_with_betting = drawn or stated(book, name, "replace_if") == "betting-remains"
    if only_with_betting and not seen.betting_left:
        stays = AtTable("cards-stay-up", tuple(seen.cards))
        ruled = Choice("play-on", cited=by(cited, stays))
        stayed = because("drawn-card-stays" if drawn else "last-card-stays", cited)
        return settled(ruled, *down, stayed)
    remedies: list[Remedy] = [
        ReplaceCard(seat, card) for seat, card in seen.cards.items() if card != UNKNOWN
    ]
    remedies.append(AtTable("replace-from-stub", tuple(seen.cards), count=len(seen.cards)))
    ruled = Choice("replace-card", cited=by(cited, *remedies))
    instead = because("drawn-card-replaced" if drawn else "last-card-replaced", cited)
    return settled(ruled, *down, instead)
