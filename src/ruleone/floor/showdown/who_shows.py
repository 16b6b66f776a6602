"""The order of showing and mucking, and requests to see a hand or cards to come."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from ruleone.floor.facts import Seat, Times
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Reason, Ruling
from ruleone.floor.untold import OF_GAME, Could, among
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.limits import NUMBER_MAX
from ruleone.rulebook import Citation, Edition, stated


class Showdown(msgspec.Struct, frozen=True, kw_only=True):
    """The hands that are left, and how the betting ended.

    `live` are the seats with a hand, clockwise from the first left of the button. `bettor` last bet
    or raised on the last street of the betting, None where nobody did. `acts_first` would act first
    on it (in stud the high board, in razz the low one), the first of `live` where it is None.
    `all_in` are the seats without chips behind, in the order in which they went all-in. `betting`
    says that bets may still come, `waiting` that nobody shows voluntarily. `hand_for_hand` says
    that all tables play hand for hand and the floor has not released this one. In `stud` the boards
    decide without a bet, whatever the edition says of other games.
    """

    live: tuple[int, ...]
    bettor: Annotated[int | None, Could(lambda told: (None, *told["live"]))] = None
    acts_first: Annotated[int | None, Could(lambda told: (None, *told["live"]))] = None
    all_in: Annotated[tuple[int, ...], Could(lambda told: _all_in(told["live"]))] = ()
    betting: bool = False
    waiting: bool = False
    hand_for_hand: bool = False
    stud: Annotated[bool, OF_GAME] = False

    def __post_init__(self) -> None:
        """Raise BadFacts for seats that come twice or are not live."""
        if not self.live or len(set(self.live)) != len(self.live):
            raise BadFacts("live-hands-each-once", came=self.live)
        named = {*self.all_in, self.bettor, self.acts_first} - {None, *self.live}
        if named:
            raise BadFacts("no-live-hand", seats=self.live, came=sorted(filter(None, named)))


def _all_in(live: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield possible all-in players: nobody, one of them, all but one, all of them."""
    yield ()
    yield from ((seat,) for seat in live)
    yield live[1:]
    yield live


def who_shows(book: Edition, showdown: Showdown) -> Ruling:
    """Rule on the order of showing.

    An all-in turns everything up at once, whatever the street (house-IA-14, tda2024-IA-16), or is
    shown in order (showdown.all_in_reveal). Without one the players show freely until an order is
    imposed (showdown.order_mode).
    """
    live = showdown.live
    if len(live) == 1:
        alone = because("last-live-wins", book.cite("showdown.last-live-wins"))
        return settled(
            Choice("wins-unshown", cited=by(alone.citation, AtTable("push-pot", live))), alone
        )
    if showdown.betting:
        return _down(live, because("betting-to-come", book.cite("showdown.all_in_reveal")))
    if not showdown.all_in:
        return _without_all_in(book, showdown)
    held = book.choice("showdown.hand_for_hand_reveal") == "on-instruction"
    if showdown.hand_for_hand and held:
        return _down(live, because("wait-for-floor", book.cite("showdown.hand_for_hand_reveal")))
    muck = _may_muck(book)
    if book.choice("showdown.all_in_reveal") == "immediate":
        if _safe_first(book, showdown):
            return _safe_show_first(book, showdown, muck)
        at_once = because("all-up-at-once", book.cite("showdown.all_in_reveal"))
        return settled(
            Choice("all-up", cited=by(at_once.citation, AtTable("turn-up", live))), at_once, muck
        )
    first = _first_all_in(showdown)
    if first is None:
        return _in_order(book, showdown, muck)
    turn = because("first-all-in-shows", book.cite("showdown.all_in_reveal"), seat=first)
    return _from(showdown, first, turn.citation, turn, muck)


def _without_all_in(book: Edition, showdown: Showdown) -> Ruling:
    free = book.choice("showdown.order_mode") == "voluntary-then-forced"
    if free and not showdown.waiting:
        return settled(
            Choice("as-they-like"), because("show-freely", book.cite("showdown.order_mode"))
        )
    imposed = because("order-imposed" if free else "order-stands", book.cite("showdown.order_mode"))
    return _in_order(book, showdown, imposed)


def _in_order(book: Edition, showdown: Showdown, *reasons: Reason) -> Ruling:
    """Rule that the last to bet or raise shows first.

    Without one it is the player who would act first, or the first left of the button
    (showdown.no_bet_order).
    """
    if showdown.bettor is not None:
        cited = book.cite("showdown.aggressor-first")
        bet = because("bettor-shows", cited, seat=showdown.bettor)
        return _from(showdown, showdown.bettor, cited, *reasons, bet)
    first, code = showdown.live[0], "left-of-button-shows"
    if showdown.stud or book.choice("showdown.no_bet_order") == "first-to-act":
        first, code = showdown.acts_first or first, "first-to-act-shows"
    cited = book.cite("showdown.no_bet_order")
    return _from(showdown, first, cited, *reasons, because(code, cited, seat=first))


def _from(showdown: Showdown, first: int, cited: Citation, *reasons: Reason) -> Ruling:
    """Rule that `first` shows first, then the live hands clockwise."""
    at = showdown.live.index(first)
    order = showdown.live[at:] + showdown.live[:at]
    return settled(Choice("in-order", cited=by(cited, AtTable("ask-to-show", order))), *reasons)


def _safe_first(book: Edition, showdown: Showdown) -> bool:
    """Whether hands go up in an order: in stud, where somebody is not at risk."""
    ordered = stated(book, "stud.last-card-down", "expose_first") == "not-at-risk"
    return showdown.stud and ordered and not {*showdown.live} <= {*showdown.all_in}


def _safe_show_first(book: Edition, showdown: Showdown, muck: Reason) -> Ruling:
    """Rule that players with chips behind show before all-in players, each clockwise."""
    safe = tuple(seat for seat in showdown.live if seat not in showdown.all_in)
    order = sorted(showdown.live, key=lambda seat: seat not in safe)
    at_once = because("all-up-in-stud", book.cite("showdown.all_in_reveal"))
    cited, seats = book.cite("stud.last-card-down"), tuple(map(str, safe))
    first = because("not-at-risk-first", cited, seats=seats)
    turned = by(cited, AtTable("turn-up", tuple(order)))
    return settled(Choice("all-up", cited=turned), at_once, first, muck)


def _first_all_in(showdown: Showdown) -> int | None:
    """Return the first player to go all-in, where all have; None where somebody has chips."""
    return showdown.all_in[0] if set(showdown.all_in) == set(showdown.live) else None


def _may_muck(book: Edition) -> Reason:
    allowed = book.flag("showdown.all_in_muck_allowed")
    code: Literal["all-in-may-muck", "all-in-not-mucked"]
    code = "all-in-may-muck" if allowed else "all-in-not-mucked"
    return because(code, book.cite("showdown.all_in_muck_allowed"))


def _down(live: tuple[int, ...], why: Reason) -> Ruling:
    return settled(Choice("stay-down", cited=by(why.citation, AtTable("leave-down", live))), why)


class AskedToSee(msgspec.Struct, frozen=True, kw_only=True):
    """A request of the player in seat `by` to see the hand in seat `of`.

    `has_cards` says that the asking player has kept or tabled the own hand. The player went `along`
    to the `end`, on the `turn` or not at all (`no`). `paid` says that the player called the last
    bet of the last street, and `of_bettor` that the other made it. `concern` says that there is a
    reason: a hand that may not be valid, players who may play together. `asked_before` is the
    number of earlier requests in this event.
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
        """Raise BadFacts for a request for the own hand, or a payment without going along."""
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
    """Rule whether the hand is shown (showdown.request_to_see)."""
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
    """Rule on a request that is a privilege.

    A player who has given the own cards away has lost it (tda2011-14.2). A caller's right to see
    the last bettor stands firm (house-IA-16, tda2024-IA-18). All else is the floor's to
    grant, for a reason, and not to be abused.
    """
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
    """A request for the cards that would have come; it has no facts."""


def cards_to_come(book: Edition, asked: CardsToCome) -> Ruling:
    """Rule on a request for cards that would have come: they are never shown."""
    return settled(Choice("not-seen"), because("no-rabbit", book.cite("dealing.cards-to-come")))
