"""A player asks to see a hand, or cards that would have come."""

from typing import Annotated, Literal

import msgspec

from ruleone.floor.facts import Seat, Times
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Ruling
from ruleone.floor.untold import among
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.limits import NUMBER_MAX
from ruleone.rulebook import Citation, Edition


class AskedToSee(msgspec.Struct, frozen=True, kw_only=True):
    """The player in seat `by` asks to see the hand in seat `of`.

    `has_cards` says that he has kept or tabled his own. He went `along` to the `end`, on the `turn`
    or not at all (`no`); `paid` says that he called the last bet of the last street, and
    `of_bettor` that the other made it. `concern` says that he has a reason: a hand that may not be
    valid, players who may play together. `asked_before` is how often he has asked in this event.
    """

    by: Seat
    of: Seat
    has_cards: bool = True
    along: Literal["end", "turn", "no"] = "end"
    paid: bool = False
    of_bettor: bool = False
    concern: bool = False
    asked_before: Annotated[Times, among(0, 1)] = 0

    def __post_init__(self) -> None:
        """Refuse one who asks for his own hand, or who paid without going along: BadFacts."""
        if self.by == self.of:
            raise BadFacts("asked-for-his-own", seat=self.by)
        if self.paid and self.along != "end":
            raise BadFacts("paid-and-left")
        if not 0 <= self.asked_before <= NUMBER_MAX:
            raise BadFacts(
                "fact-out-of-range",
                fact="asked_before",
                least=0,
                most=NUMBER_MAX,
                came=self.asked_before,
            )


def asked_to_see(book: Edition, asked: AskedToSee) -> Ruling:
    """Whether the hand is shown (showdown.request_to_see)."""
    cited = book.cite("showdown.request_to_see")
    policy = book.choice("showdown.request_to_see")
    if policy in ("paid-to-see", "director"):
        return _privilege(book, asked, right=policy == "paid-to-see")
    granted, code = {
        "anyone": (True, "anyone-may-see"),
        "river-callers": (asked.along == "end" and asked.has_cards, "callers-may-see"),
        "turn-callers": (asked.along != "no", "turn-callers-may-see"),
        "voluntary": (False, "nobody-may-see"),
    }[policy]
    why = because(code, cited)
    return settled(_seen(asked, cited) if granted else _unseen(asked, cited), why)


def _privilege(book: Edition, asked: AskedToSee, *, right: bool) -> Ruling:
    """Who has given his cards away has lost it (tda2011-14.2); a caller's right to see the last
    bettor stands firm (house-IA-16); all else is the floor's to grant, for a reason, and not to be
    abused."""
    if not asked.has_cards:
        lost = book.cite("asking.right-lost")
        return settled(_unseen(asked, lost), because("right-lost", lost))
    if right and asked.paid and asked.of_bettor:
        paid = because("paid-to-see", book.cite("showdown.request_to_see"))
        return settled(_seen(asked, paid.citation), paid)
    cited = book.cite("asking.other-requests")
    reasons = [because("seeing-is-for-the-floor", cited)]
    if asked.concern:
        reasons.append(because("seeing-has-reason", cited))
    elif asked.asked_before:
        reasons.append(because("seeing-not-abused", cited, times=asked.asked_before))
    choices = (_seen(asked, cited), _unseen(asked, cited))
    return left_to_floor(
        *reasons, choices=choices, proposed=choices[0] if asked.concern else choices[1]
    )


def _seen(asked: AskedToSee, cited: Citation) -> Choice:
    return Choice("see-hand", cited=by(cited, AtTable("turn-up", (asked.of,))))


def _unseen(asked: AskedToSee, cited: Citation) -> Choice:
    return Choice("not-seen", cited=by(cited, AtTable("leave-down", (asked.of,))))


class CardsToCome(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks for the cards that would have come: there is nothing more to tell."""


def cards_to_come(book: Edition, asked: CardsToCome) -> Ruling:
    """Whether somebody sees the cards that would have come: they are never shown."""
    return settled(Choice("not-seen"), because("no-rabbit", book.cite("dealing.cards-to-come")))
