"""Cards that are not of the game, such as a joker, or a low card in short deck."""

from typing import Annotated, Final, Literal

import msgspec

from ruleone.dealing import GAMES
from ruleone.dealing.events import BettingKind
from ruleone.dealing.interventions import KillHand
from ruleone.floor.cards.uncovered import FoulDeck, foul_deck, misdeal
from ruleone.floor.facts import Seat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import is_substantial
from ruleone.floor.ruling import AtTable, Choice, Cited, Reason, Ruling
from ruleone.floor.untold import OF_GAME, Presumed, among
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition

OF_ITS_HAND: Final = Presumed("a card in a hand is refused without the seat, and no other has one")


class ForeignCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card that is not of the game, in the stub, on the board or in the hand of `seat`.

    Where it is in a hand, `of_button` says that the player has the button, `acted` that the player
    has acted since the deal. `acts` are those of all players, in turn. `found` says whether the
    pots of the hand had been awarded. Raises BadFacts for a card in a hand without its seat.
    """

    place: Literal["stub", "board", "hand"]
    found: Literal["in-hand", "afterwards"] = "in-hand"
    seat: Annotated[Seat | None, OF_ITS_HAND] = None
    of_button: bool = False
    acted: bool = False
    acts: Annotated[tuple[BettingKind, ...], among((), ("fold",), ("call", "call"))] = ()
    game: Annotated[str, OF_GAME] = "nlhe"

    def __post_init__(self) -> None:
        """Raise BadFacts for an unknown game, and for a hand without its seat."""
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        if self.place == "hand" and self.seat is None:
            raise BadFacts("fact-missing", fact="seat")
        if self.place != "hand" and self.seat is not None:
            raise BadFacts("foreign-in-no-hand", seat=self.seat)


def foreign_card(book: Edition, card: ForeignCard) -> Ruling:
    """Rule on a card that is not of the game (misdeal.foreign_card).

    Before substantial action it is a misdeal. After that it is a scrap of paper: it is taken out,
    and the next card of the stub comes for it without another burn card (ours). A hand is then one
    card short. An edition without a rule has it as any deck that is foul.
    """
    if book.choice("misdeal.foreign_card") == "floor":
        return foul_deck(book, FoulDeck(found=card.found))
    change = AtTable("change-deck")
    if card.found == "in-hand" and not is_substantial(book, card.acts):
        cited = book.cite("misdeal.foreign_card")
        return settled(misdeal(cited, change), because("foreign-misdeal", cited))
    scrap = because("foreign-scrap", book.cite("deck.foreign-late"))
    chance = book.cite("cards.uncovered")
    if card.found == "afterwards":
        return settled(Choice("pot-stands", cited=by(chance, change)), scrap)
    out = by(scrap.citation, AtTable("take-out-card"))
    if card.seat is not None:
        return _one_short(book, card, scrap, out)
    if card.place == "stub":
        return settled(Choice("play-on", cited=out), scrap)
    instead = by(chance, AtTable("next-to-board"))
    why = because("foreign-on-board", chance)
    return settled(Choice("play-on", cited=(*out, *instead)), scrap, why)


def _one_short(book: Edition, card: ForeignCard, scrap: Reason, out: tuple[Cited, ...]) -> Ruling:
    """Rule on a hand that is one card short without the foreign one.

    The button's is made up until it acts, where the edition has it so; any other is dead.
    """
    seat = card.seat
    assert seat is not None, "the card is in a hand"
    of_button = card.of_button and GAMES[card.game].bring_in is None
    if of_button and book.choice("button.short_cards") == "made-up-until-it-acts":
        if not card.acted:
            cited = book.cite("button.short_cards")
            missing = AtTable("deal-missing", seats=(seat,), count=1)
            ruled = Choice("mend-hands", cited=(*out, *by(cited, missing)))
            return settled(ruled, scrap, because("button-made-up", cited, seat=seat))
        cited = book.cite("button.acted-short")
        dead = Choice("hand-dead", cited=(*out, *by(cited, KillHand(seat))))
        return settled(dead, scrap, because("button-acted-short", cited, seat=seat))
    cited = book.cite("dealing.killed_for_count")
    dead = Choice("hand-dead", cited=(*out, *by(cited, KillHand(seat))))
    if book.choice("dealing.killed_for_count") == "dead":
        return settled(dead, scrap, because("count-dead", cited, seats=(str(seat),)))
    short = because("too-few-cards", book.cite("misdeal.open-list"), seats=(str(seat),))
    goes_on = Choice("play-on", cited=out)
    return left_to_floor(scrap, short, choices=(dead, goes_on), proposed=dead)
