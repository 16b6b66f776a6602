"""Incidents of stud: early cards, extra cards, and upcards picked up, folded or seen."""

from typing import Annotated, Literal

import msgspec

from ruleone.cards import UNKNOWN, Card
from ruleone.dealing import GAMES
from ruleone.dealing.actions import Fold
from ruleone.dealing.events import BettingKind
from ruleone.dealing.interventions import KeepAside, KillHand, ReplaceCard
from ruleone.dealing.views import Street
from ruleone.floor.cards.board import shuffled, stub_only
from ruleone.floor.cards.uncovered import by_chance
from ruleone.floor.facts import Seat, SeenCard
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import is_substantial
from ruleone.floor.ruling import AtTable, Choice, HeldTo, Reason, Remedy, Ruling
from ruleone.floor.untold import OF_GAME, OF_HAND, among
from ruleone.floor.verdict import because, by, judged_first, left_to_floor, settled
from ruleone.rulebook import Edition, stated


class EarlyStreet(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of a `street` of stud, by seat, before the betting before it was over.

    Cards that nobody has seen are `UNKNOWN`. `live` are the hands still in, in the order in which
    they get their cards. Raises BadFacts for a street that does not come, and for cards of seats
    that get none.
    """

    street: Street
    cards: dict[Seat, SeenCard]
    live: tuple[Seat, ...]
    game: Annotated[str, OF_GAME] = "flstud"

    def __post_init__(self) -> None:
        """Raise BadFacts for cards that cannot have come."""
        game = GAMES.get(self.game)
        if game is None or game.bring_in is None:
            raise BadFacts("no-game-of-stud", came=self.game)
        if self.street not in self.streets[1:]:
            raise BadFacts("no-early-street", game=self.game, street=self.street)
        if not self.cards or not self.cards.keys() <= {*self.live}:
            raise BadFacts("cards-to-others", seats=self.live, came=[*self.cards])

    @property
    def streets(self) -> tuple[Street, ...]:
        """The streets of the game, in order."""
        return tuple(each.street for each in GAMES[self.game].rounds)

    @property
    def before(self) -> Street:
        """The street with betting that is not over yet."""
        return self.streets[self.streets.index(self.street) - 1]

    @property
    def last(self) -> bool:
        """Whether it is the final street."""
        return self.street == self.streets[-1]

    @property
    def without(self) -> tuple[int, ...]:
        """The live hands that have not got their card of the street."""
        return tuple(seat for seat in self.live if seat not in self.cards)


def early_street(book: Edition, early: EarlyStreet) -> Ruling:
    """Rule on early cards of stud: laid aside, or shuffled in as the edition has it."""
    known = tuple(card for card in early.cards.values() if card != UNKNOWN)
    aside = stated(book, "premature.stud", "aside")
    remedies = _laid_aside(book, early, known) if aside else _shuffled_in(book, early, known)
    cited = book.cite("premature.stud")
    return settled(
        Choice("early-cards", cited=by(cited, *remedies)),
        because("early-in-stud", book.cite("premature.in-stud")),
        because("early-street", cited),
        stub_only(book),
    )


def _laid_aside(book: Edition, early: EarlyStreet, known: tuple[Card, ...]) -> tuple[Remedy, ...]:
    """Return the remedies for cards that make up one round for all live hands and lie aside.

    The street then comes as usual. Before the final street they are shuffled into the stub.
    """
    whole = stated(book, "premature.stud", "aside") == "one-full-round" and not early.last
    filled = early.without if whole else ()
    count = len(early.cards) + len(filled)
    remedies: list[Remedy] = [KeepAside(known)] if known else []
    if filled:
        remedies.append(AtTable("complete-round", seats=filled, count=len(filled)))
    remedies.append(AtTable("set-aside", count=count, cards=known))
    if not early.last:
        remedies.append(AtTable("burn-and-deal-street", after=early.before))
    if stated(book, "premature.stud", "return_at") == "final-street":
        end = early.streets[-2]
        remedies += [
            AtTable("back-to-stub", count=count, cards=known, after=end),
            *shuffled(book, known, after=end),
            AtTable("burn-and-deal-street", after=end),
        ]
    return tuple(remedies)


def _shuffled_in(book: Edition, early: EarlyStreet, known: tuple[Card, ...]) -> tuple[Remedy, ...]:
    """Return the remedies for cards that are shuffled in; the street comes again."""
    burned = stated(book, "premature.stud", "new_burn")
    return (
        *((KeepAside(known),) if known else ()),
        AtTable("back-to-stub", count=len(early.cards), cards=known),
        *shuffled(book, known, after=early.before),
        AtTable("burn-and-deal-street" if burned else "deal-street-unburned", after=early.before),
    )


class ExtraStreet(msgspec.Struct, frozen=True, kw_only=True):
    """`cards` of a `street` of stud at one seat, its own and those too many.

    Cards that nobody has seen are `UNKNOWN`. `in_order` says that the order in which they came is
    known, `acts` are the acts since, one after the other. `entered` says that the hand which the
    engine follows has its cards of that street already. Raises BadFacts for a street that no card
    of this kind comes on, and where none is too many.
    """

    street: Street
    seat: Seat
    cards: tuple[SeenCard, ...]
    in_order: bool = False
    acts: Annotated[tuple[BettingKind, ...], among((), ("check",), ("bet", "call", "call"))] = ()
    game: Annotated[str, OF_GAME] = "flstud"
    entered: Annotated[bool, OF_HAND] = False

    def __post_init__(self) -> None:
        """Raise BadFacts for cards that cannot have come so."""
        game = GAMES.get(self.game)
        if game is None or game.bring_in is None:
            raise BadFacts("no-game-of-stud", came=self.game)
        if self.street not in [each.street for each in game.rounds[1:]]:
            raise BadFacts("no-later-street", game=self.game, street=self.street)
        known = [card for card in self.cards if card != UNKNOWN]
        if len(set(known)) != len(known):
            raise BadFacts("card-there-twice")
        if self.extra < 1:
            raise BadFacts("none-too-many", street=self.street, count=1, came=len(self.cards))

    @property
    def extra(self) -> int:
        """The number of cards too many: a street brings one to each hand."""
        return len(self.cards) - 1


def extra_street(book: Edition, extra: ExtraStreet) -> Ruling:
    """Rule on too many cards of a street of stud, which no document settles.

    The floor decides. We propose the nearest remedy. As long as nobody has acted, the cards go
    where they would have come. Where their order is not known, or somebody has acted on them,
    chance draws those that go back, as with a hand with too many cards. After substantial action
    the hand is dead.
    """
    floor, seats = book.cite("floor.decides"), (extra.seat,)
    reasons: tuple[Reason, ...] = (
        because("street-of-extra", floor, seat=extra.seat, count=extra.extra),
    )
    again = (AtTable("enter-as-they-lie", seats),) if extra.entered else ()
    moved = Choice(
        "cards-along", cited=by(floor, AtTable("cards-along", seats, count=extra.extra), *again)
    )
    chance = by_chance(book)
    drawn = Choice(
        "mend-hands",
        cited=by(
            chance.citation,
            AtTable("mix-face-down", count=len(extra.cards)),
            AtTable("draw-back", seats, count=extra.extra),
            *again,
        ),
    )
    dead = Choice("hand-dead", cited=by(floor, KillHand(extra.seat)))
    if is_substantial(book, extra.acts):
        since = because("substantial-since", book.cite("substantial_action.definition"))
        return left_to_floor(*reasons, since, choices=(dead, drawn), proposed=dead)
    if extra.acts:
        acted = because("acted-on-extra", floor)
        return left_to_floor(*reasons, acted, chance, choices=(drawn, dead), proposed=drawn)
    if not extra.in_order:
        lost = because("extra-not-in-order", floor)
        return left_to_floor(*reasons, lost, chance, choices=(drawn, dead), proposed=drawn)
    in_order = because("extra-in-order", floor)
    return left_to_floor(*reasons, in_order, choices=(moved, drawn), proposed=moved)


_LIVE = Choice("hand-live")


class PickedUp(msgspec.Struct, frozen=True, kw_only=True):
    """Upcards picked up by the player in `seat`, and whether the player faced action."""

    seat: Seat
    faces_action: bool


class FoldedInStud(msgspec.Struct, frozen=True, kw_only=True):
    """A gesture of the player in `seat`: upcards turned down, cards pushed forward."""

    seat: Seat
    face_down: bool = False
    pushed: bool = False

    def __post_init__(self) -> None:
        """Raise BadFacts for a gesture that cannot be a fold."""
        if not (self.face_down or self.pushed):
            raise BadFacts("nothing-like-a-fold", seat=self.seat)


class LastCardSeen(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of the last street of stud, or of a draw, that were seen, by seat.

    Unknown ones are `UNKNOWN`. `betting_left` says that there is betting to come; `by` is the
    person who showed them.
    """

    cards: dict[Seat, SeenCard]
    betting_left: bool
    by: Literal["dealer", "player"] = "dealer"
    game: Annotated[str, OF_GAME] = "flstud"

    def __post_init__(self) -> None:
        """Raise BadFacts for no cards at all, and for one card at two seats."""
        known = [card for card in self.cards.values() if card != UNKNOWN]
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        if not self.cards or len(set(known)) != len(known):
            raise BadFacts("cards-seen-twice")


def picked_up(book: Edition, upcards: PickedUp) -> Ruling:
    """Rule on upcards picked up: facing action it kills the hand.

    Elsewhere it does not by itself, and the floor decides.
    """
    cited = book.cite("stud.upcards-picked-up")
    dead = Choice("hand-dead", cited=by(cited, KillHand(upcards.seat)))
    if upcards.faces_action and stated(book, "stud.upcards-picked-up", "result") == "dead-hand":
        return settled(dead, because("upcards-picked-up", cited))
    spared = because("upcards-no-action", cited)
    why = because("fairness", book.cite("floor.decides"))
    return left_to_floor(spared, why, choices=(_LIVE, dead), proposed=_LIVE)


def folded_in_stud(book: Edition, did: FoldedInStud) -> Ruling:
    """Rule on upcards turned face down, or cards pushed forward: both are a proper fold.

    Pushed forward with upcards still up it is a fold as well, but not a proper one; cards that are
    only turned down are asked about.
    """
    cited = book.cite("stud.fold")
    folds = Choice("fold", Fold(), cited=by(cited, HeldTo(did.seat, Fold())))
    proper = did.face_down or not stated(book, "stud.fold", "face_down")
    if did.pushed:
        return settled(folds, because("folded-properly" if proper else "folded-face-up", cited))
    return judged_first(because("folded-in-part", cited), choices=(folds, _LIVE))


def last_card_seen(book: Edition, seen: LastCardSeen) -> Ruling:
    """Rule on a last card that was seen.

    The last card comes face down, also where the betting is over. One that the dealer exposed is
    replaced while there is betting to come; else it stays, as does one that its player showed.
    Cards of a draw are treated alike, once all have drawn.
    """
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
