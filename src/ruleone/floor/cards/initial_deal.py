"""Rulings on the initial deal: misdeals, single seen or boxed cards, redeals, late arrivals."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, NamedTuple, get_args

import msgspec

from ruleone.cards import UNKNOWN
from ruleone.dealing.events import BettingKind
from ruleone.dealing.interventions import KillHand, ReplaceCard
from ruleone.floor.cards.deal import Deal, Exposed, names_of
from ruleone.floor.cards.uncovered import PLAY_ON, by_chance, misdeal
from ruleone.floor.facts import Amount, AnySeat, Seat, SeatOrNone
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.offences import OffenceCode
from ruleone.floor.out_of_turn import is_substantial
from ruleone.floor.ruling import AtTable, Choice, Cited, DealtAgain, Reason, Remedy, Ruling
from ruleone.floor.untold import NO_MORE
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition, rule, stated, stated_with


class Cause(NamedTuple):
    """A cause of a misdeal, `certain` where the book leaves no choice."""

    reason: Reason
    certain: bool = True


def causes(book: Edition, deal: Deal) -> tuple[Cause, ...]:
    """Return every cause of a misdeal in the facts, whatever has happened since the deal.

    In draw games they are certain only where the standards of the house are the lists of the book
    (misdeal.draw_policy). There, cards that were seen are for the floor. In stud they are not
    certain where the rule that lists them speaks of flop games.
    """
    listed = (
        *_to_the_wrong_seats(book, deal),
        *_counted(book, deal),
        *_boxed(book, deal),
        *_exposed(book, deal),
    )
    return tuple(
        cause._replace(certain=cause.certain and _holds(book, deal, cause.reason))
        for cause in listed
    )


def _holds(book: Edition, deal: Deal, cause: Reason) -> bool:
    """Whether a cause listed by the book applies in the game that is dealt."""
    if deal.family == "draw":
        by_list = book.choice("misdeal.draw_policy") == "house"
        return by_list and cause.code not in _SEEN
    listed_for: str = rule(cause.citation.rule).parameters.get("games", deal.family)
    return listed_for == deal.family


def standards(book: Edition, deal: Deal) -> Reason | None:
    """Return the rule for misdeals in games without a flop, where it matters.

    It is None for flop games, and in stud where all causes are listed for it.
    """
    if deal.family == "draw":
        by_list = book.choice("misdeal.draw_policy") == "house"
        code = "draw-house-standards" if by_list else "draw-not-listed"
        return because(code, book.cite("misdeal.draw_policy"))
    if all(_holds(book, deal, cause.reason) for cause in causes(book, deal)):
        return None
    return because("stud-not-listed", book.cite("misdeal.open-list"))


_SEEN = frozenset({"first-cards-exposed", "cards-exposed", "exposed-and-boxed"})


def _to_the_wrong_seats(book: Edition, deal: Deal) -> Iterator[Cause]:
    right = deal.entitled[0]
    astray = deal.first_to not in (0, right)
    if astray and stated(book, "misdeal.wrong-seat", "first_card_wrong_seat"):
        cited = book.cite("misdeal.wrong-seat")
        yield Cause(because("first-card-astray", cited, seat=deal.first_to, right=right))
    if deal.unentitled and stated(book, "misdeal.unentitled", "unentitled_seat"):
        seats = names_of(deal.unentitled)
        yield Cause(because("seat-unentitled", book.cite("misdeal.unentitled"), seats=seats))
    if deal.left_out and stated(book, "misdeal.left-out", "entitled_seat_skipped"):
        seats = names_of(deal.left_out)
        yield Cause(because("seat-left-out", book.cite("misdeal.left-out"), seats=seats))


def _counted(book: Edition, deal: Deal) -> Iterator[Cause]:
    """Yield the cause of hands with a wrong number of cards, where it is one.

    A button with too few cards has a rule of its own (button.short_cards).
    """
    if book.choice("misdeal.wrong_count") != "misdeal":
        return
    apart = (deal.button,) if _short_button(book, deal) else ()
    if seats := tuple(seat for seat in (*deal.short, *deal.long) if seat not in apart):
        cited = book.cite("misdeal.wrong_count")
        yield Cause(because("count-misdeal", cited, seats=names_of(seats)))


def _short_button(book: Edition, deal: Deal) -> bool:
    """Whether the button has too few cards, and a rule of its own for them.

    In stud the rule does not help: a card that comes late may be the wrong way up (ours).
    """
    ruled = book.choice("button.short_cards") == "made-up-until-it-acts"
    return ruled and deal.button in deal.short and deal.family != "stud"


def _act_of_button(deal: Deal) -> BettingKind | None:
    """Return the first act of the button, None where it has not acted.

    The third to be dealt to acts first, with two players the button.
    """
    first = 2 if len(deal.entitled) > 2 else deal.entitled.index(deal.button)
    order = (*deal.entitled[first:], *deal.entitled[:first])
    at = order.index(deal.button)
    return deal.acts[at] if at < len(deal.acts) else None


def _button_settled(book: Edition, deal: Deal) -> tuple[Reason, Choice]:
    """Return the ruling on a button with too few cards: made up, or dead once it has acted."""
    seat, act = deal.button, _act_of_button(deal)
    if act is None:
        cited, count = book.cite("button.short_cards"), deal.due[seat] - deal.got[seat]
        made_up = AtTable("deal-missing", seats=(seat,), count=count)
        why = because("button-made-up", cited, seat=seat)
        return why, Choice("mend-hands", cited=by(cited, made_up))
    cited = book.cite("button.acted-short")
    if act == "fold":
        return because("button-folded-short", cited, seat=seat), PLAY_ON
    why = because("button-acted-short", cited, seat=seat)
    return why, Choice("hand-dead", cited=by(cited, KillHand(seat)))


def _boxed(book: Edition, deal: Deal) -> Iterator[Cause]:
    """Yield the cause of cards that lay face up in the deck.

    They count alone, or where the edition counts them together, with those that were exposed.
    """
    least, cited = book.number("misdeal.boxed_cards"), book.cite("misdeal.boxed_cards")
    if deal.boxed >= least:
        yield Cause(because("boxed-cards", cited, count=deal.boxed))
        return
    if deal.family == "stud" or not book.flag("misdeal.count_exposed_and_boxed_together"):
        return
    by_dealer = [card for card in deal.exposed if card.by == "dealer"]
    together = deal.boxed + len(deal.exposed)
    if deal.boxed and together >= least:
        cited = book.cite("misdeal.count_exposed_and_boxed_together")
        certain = deal.boxed + len(by_dealer) >= least
        yield Cause(because("exposed-and-boxed", cited, count=together), certain)


def _exposed(book: Edition, deal: Deal) -> Iterator[Cause]:
    """Yield the causes of cards that were seen in the deal."""
    by_dealer = [card for card in deal.exposed if card.by == "dealer"]
    if deal.family == "stud":
        if book.choice("misdeal.stud_downcard") == "misdeal":
            by = stated_with(book, "misdeal.stud_downcard", "exposed_by")
            if seen := [card for card in deal.exposed if card.by == by]:
                cited = book.cite("misdeal.stud_downcard")
                yield Cause(because("downcard-exposed", cited, seats=seats_of(seen)))
        return
    first = stated(book, "misdeal.first-cards", "first_off_deck")
    enough = stated(book, "misdeal.first-cards", "exposed_of_first")
    dealer_only = book.choice("misdeal.flop_exposure") == "two-other"
    counted = by_dealer if dealer_only else list(deal.exposed)
    early = [card for card in counted if card.number <= first]
    if len(early) >= enough:
        certain = sum(card.by == "dealer" for card in early) >= enough
        cited = book.cite("misdeal.first-cards")
        yield Cause(because("first-cards-exposed", cited, count=first), certain)
    if dealer_only:
        counted = [card for card in counted if card.number > first]
    least = _least_exposed(book)
    if len(counted) >= least:
        of_deal = [card for card in counted if card not in deal.replacements]
        certain = sum(card.by == "dealer" for card in of_deal) >= least
        cited = book.cite("misdeal.flop_exposure")
        yield Cause(because("cards-exposed", cited, count=len(counted)), certain)


def _least_exposed(book: Edition) -> int:
    """Return the number of exposed cards that makes a misdeal, as its rule states."""
    two_other = book.choice("misdeal.flop_exposure") == "two-other"
    name = "other_exposed" if two_other else "exposed_or_boxed_min"
    return int(stated_with(book, "misdeal.flop_exposure", name))


def seats_of(cards: Sequence[Exposed]) -> tuple[str, ...]:
    """Return the seats that these cards came to, each once, as words need them."""
    return names_of(tuple(dict.fromkeys(card.seat for card in cards)))


def shown_by_himself(deal: Deal) -> OffenceCode | None:
    """Return the offence of a player who exposed an own card."""
    return "exposed-cards" if any(card.by == "player" for card in deal.exposed) else None


def single_cards(book: Edition, deal: Deal, reasons: tuple[Reason, ...]) -> Ruling:
    """Rule on single cards that were seen and make no misdeal.

    A card that its player shows stays there. A downcard of stud that the dealer exposed lies face
    up from now on, one for each seat. The floor decides whether another card is replaced, as the
    book does not say.
    """
    by_dealer = [card for card in deal.exposed if card.by == "dealer"]
    penalty = shown_by_himself(deal)
    if penalty:
        reasons = (*reasons, because("showed-himself", book.cite("conduct.exposed")))
    turned: tuple[Cited, ...] = ()
    replaced: list[Remedy] = []
    void: tuple[Choice, ...] = ()
    if by_dealer and deal.family == "stud":
        reasons = (*reasons, *_becomes_upcard(book, by_dealer))
        turned = turned_up(book, deal)
        if more := _beyond_the_first(by_dealer):
            cited, seats = book.cite("misdeal.open-list"), seats_of(more)
            reasons = (*reasons, because("upcard-there-already", cited, seats=seats))
            replaced += _replaced(more)
            void = (misdeal(cited),)
    elif by_dealer:
        listed = "misdeal.draw_policy" if deal.family == "draw" else "misdeal.flop_exposure"
        cited = book.cite(listed)
        reasons = (*reasons, because("too-few-exposed", cited, count=len(by_dealer)))
        replaced += _replaced(by_dealer)
    if deal.boxed:
        cited = book.cite("misdeal.boxed_cards")
        reasons = (*reasons, because("too-few-boxed", cited, count=deal.boxed))
        replaced.append(AtTable("replace-boxed", count=deal.boxed))
    if not replaced:
        ruled = Choice("play-on", cited=turned)
        return settled(ruled, *reasons, penalty=penalty)
    chance = by_chance(book)
    anew = Choice("replace-card", cited=by(chance.citation, *replaced))
    return left_to_floor(
        *reasons,
        chance,
        choices=(anew, PLAY_ON, *void),
        proposed=anew,
        cited=turned,
        penalty=penalty,
    )


def replaced_again(book: Edition, deal: Deal) -> Choice:
    """Return the choice of another card for each exposed replacement: the next of the stub."""
    remedies: list[Remedy] = []
    for card in deal.replacements:
        known = () if card.card == UNKNOWN else (card.card,)
        remedies += (ReplaceCard(card.seat, each) for each in known)
        remedies.append(AtTable("replace-from-stub", seats=(card.seat,), cards=known))
    return Choice("replace-card", cited=by(book.cite("floor.decides"), *remedies))


def _becomes_upcard(book: Edition, cards: Sequence[Exposed]) -> tuple[Reason, ...]:
    cited, seats = book.cite("misdeal.stud_downcard"), seats_of(cards)
    reasons: tuple[Reason, ...] = (because("downcard-becomes-upcard", cited, seats=seats),)
    if stated_with(book, "misdeal.stud_downcard", "can_bring_in"):
        reasons = (*reasons, because("upcard-may-bring-in", cited))
    return reasons


def turned_up(book: Edition, deal: Deal) -> tuple[Cited, ...]:
    """Return the remedies for downcards of stud that the dealer exposed without a misdeal.

    The first of each seat becomes its upcard, and the card that would have come face up comes down.
    """
    if deal.family != "stud" or book.choice("misdeal.stud_downcard") == "misdeal":
        return ()
    by_dealer = [card for card in deal.exposed if card.by == "dealer"]
    later = _beyond_the_first(by_dealer)
    remedies: list[Remedy] = []
    for card in by_dealer:
        if card in later:
            continue
        shown = () if card.card == UNKNOWN else (card.card,)
        if stated_with(book, "misdeal.stud_downcard", "becomes") == "upcard":
            remedies.append(AtTable("leave-up", seats=(card.seat,), cards=shown))
        if stated_with(book, "misdeal.stud_downcard", "third_street") == "down":
            remedies.append(AtTable("deal-down", seats=(card.seat,)))
    return by(book.cite("misdeal.stud_downcard"), *remedies)


def _beyond_the_first(cards: Sequence[Exposed]) -> list[Exposed]:
    """Return the cards of seats that had an earlier exposed card."""
    return [card for card in cards if any(_before(other, card) for other in cards)]


def _before(one: Exposed, other: Exposed) -> bool:
    return one.seat == other.seat and one.number < other.number


def _replaced(cards: Sequence[Exposed]) -> list[Remedy]:
    """Return the remedies: each seat gets another card after the deal."""
    known = [card for card in cards if card.card != UNKNOWN]
    return [
        *(ReplaceCard(card.seat, card.card) for card in known),
        *(
            AtTable("replace-exposed", (card.seat,), cards=(card.card,) if card in known else ())
            for card in cards
        ),
    ]


def initial_deal(book: Edition, deal: Deal) -> Ruling:
    """Rule whether the deal is a misdeal, and on the remedies where it is not.

    After substantial action nothing is a misdeal any more, and the hand is played on. Mistakes that
    the book does not list are for the floor: a wrong number of cards, a wrong order, a card that
    was seen or boxed. A card that its own player exposed makes a misdeal only where the floor says
    so.
    """
    found = causes(book, deal)
    reasons = tuple(cause.reason for cause in found)
    if deal.acts and is_substantial(book, deal.acts):
        return _too_late(book, deal, reasons)
    if found:
        certain = [cause for cause in found if cause.certain]
        void = misdeal((certain or found)[0].reason.citation)
        says = standards(book, deal)
        if says is not None and (deal.family == "draw" or not certain):
            reasons = (*reasons, says)
        if certain:
            return settled(void, *reasons, penalty=shown_by_himself(deal))
        if any(card.by == "player" for card in deal.exposed):
            reasons = (*reasons, because("exposed-by-player", book.cite("floor.decides")))
        again: tuple[Choice, ...] = ()
        if deal.replacements:
            reasons = (*reasons, _came_instead(book, deal))
            again = (replaced_again(book, deal),)
        return left_to_floor(
            *reasons,
            choices=(void, *again, Choice("play-on", cited=turned_up(book, deal))),
            proposed=void,
            penalty=shown_by_himself(deal),
        )
    if _short_button(book, deal) and (deal.short, deal.long) == ((deal.button,), ()):
        why, ruled = _button_settled(book, deal)
        return settled(ruled, why)
    if deal.short or deal.long:
        return _wrong_count(book, deal)
    return _no_misdeal(book, deal)


def _too_late(book: Edition, deal: Deal, reasons: tuple[Reason, ...]) -> Ruling:
    """Rule after substantial action: the hand is played on.

    A live hand with a wrong number of cards is dead or for the floor, as long as a hand with the
    right number could win the pot. A button with too few has a rule of its own.
    """
    late = because("misdeal-too-late", book.cite("misdeal.too-late"))
    if deal.replacements:
        anew = replaced_again(book, deal)
        reasons = (*reasons, late, _came_instead(book, deal))
        return left_to_floor(*reasons, choices=(anew, PLAY_ON), proposed=anew)
    live = deal.live or deal.entitled
    wrong = tuple(seat for seat in (*deal.short, *deal.long) if seat in live)
    if not wrong or len(wrong) == len(live):
        return settled(PLAY_ON, *reasons, late)
    reasons, own = (*reasons, late), None
    if deal.button in wrong and _short_button(book, deal):
        why, own = _button_settled(book, deal)
        reasons, wrong = (*reasons, why), tuple(seat for seat in wrong if seat != deal.button)
        if not wrong:
            return settled(own, *reasons)
    of_button = () if own is None else own.cited
    if book.choice("dealing.killed_for_count") == "dead":
        killed = book.cite("dealing.killed_for_count")
        dead = Choice("hand-dead", cited=(*of_button, *by(killed, *map(KillHand, wrong))))
        return settled(dead, *reasons, because("count-dead", killed, seats=names_of(wrong)))
    cited = book.cite("misdeal.open-list")
    dead = Choice("hand-dead", cited=(*of_button, *by(cited, *map(KillHand, wrong))))
    reasons = (*reasons, *_miscounted(book, deal))
    stands = PLAY_ON if own is None else own
    return left_to_floor(*reasons, choices=(dead, stands), proposed=dead)


def _came_instead(book: Edition, deal: Deal) -> Reason:
    seats = seats_of(deal.replacements)
    return because("replacement-exposed", book.cite("floor.decides"), seats=seats)


def _miscounted(book: Edition, deal: Deal) -> Iterator[Reason]:
    cited = book.cite("misdeal.open-list")
    if deal.short:
        yield because("too-few-cards", cited, seats=names_of(deal.short))
    if deal.long:
        yield because("too-many-cards", cited, seats=names_of(deal.long))


def _wrong_count(book: Edition, deal: Deal) -> Ruling:
    """Rule on wrong counts before substantial action: chance corrects them.

    Missing cards come from the top of the stub, and of too many the floor draws those that go back.
    """
    missing = sum(deal.due[seat] - deal.got[seat] for seat in deal.short)
    over = sum(deal.got[seat] - deal.each for seat in deal.long)
    remedies: list[Remedy] = []
    if missing:
        remedies.append(AtTable("deal-missing", seats=deal.short, count=missing))
    if over:
        remedies.append(AtTable("draw-back", seats=deal.long, count=over))
    chance = by_chance(book)
    mended = Choice("mend-hands", cited=by(chance.citation, *remedies))
    void = misdeal(book.cite("misdeal.open-list"))
    return left_to_floor(*_miscounted(book, deal), chance, choices=(mended, void), proposed=mended)


def _no_misdeal(book: Edition, deal: Deal) -> Ruling:
    """Rule that a wrong order, or single seen cards, stand."""
    astray = set(deal.twice)
    reasons: tuple[Reason, ...] = ()
    if deal.button in astray and stated(book, "misdeal.button-twice", "allowed"):
        astray.remove(deal.button)
        cited = book.cite("misdeal.button-twice")
        reasons = (because("button-twice", cited, seat=deal.button),)
    if astray:
        cited, seats = book.cite("misdeal.open-list"), names_of(sorted(astray))
        reasons = (*reasons, because("order-wrong", cited, seats=seats), by_chance(book))
        return left_to_floor(*reasons, choices=(PLAY_ON, misdeal(cited)), proposed=PLAY_ON)
    if not (reasons or deal.exposed or deal.boxed):
        return settled(PLAY_ON, because("deal-stands", book.cite("misdeal.open-list")))
    return single_cards(book, deal, reasons)


class Lineup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seating of a deal: `seats` that get cards, button, blinds, and ante in chips."""

    seats: tuple[AnySeat, ...]
    button: SeatOrNone
    blinds: tuple[Amount, Amount]
    ante: Annotated[Amount, NO_MORE] = 0

    def __post_init__(self) -> None:
        """Raise BadFacts for contradictions."""
        if len(set(self.seats)) != len(self.seats) or len(self.seats) < 2:
            raise BadFacts("deal-to-few", count=len(self.seats), came=self.seats)
        check_blinds(self.blinds)


def check_blinds(blinds: tuple[int, int]) -> None:
    """Raise BadFacts for a small blind above the big one."""
    small, big = blinds
    if small > big:
        raise BadFacts("small-blind-above", most=big, came=small)


class Redeal(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that is dealt again.

    `first` is the deal of the misdeal, `now` the next deal as it would be with the changes since.
    `absent` are those seats of `first` whose players were away for the deal, `penalised` those
    whose players served a penalty; `absent_now` and `penalised_now` those of `now`.
    """

    first: Lineup
    now: Lineup
    absent: Annotated[tuple[AnySeat, ...], NO_MORE] = ()
    penalised: Annotated[tuple[AnySeat, ...], NO_MORE] = ()
    absent_now: Annotated[tuple[AnySeat, ...], NO_MORE] = ()
    penalised_now: Annotated[tuple[AnySeat, ...], NO_MORE] = ()

    def __post_init__(self) -> None:
        """Raise BadFacts for seats that get no cards."""
        for line, named in (
            (self.first, {*self.absent, *self.penalised}),
            (self.now, {*self.absent_now, *self.penalised_now}),
        ):
            if strangers := named - {*line.seats}:
                raise BadFacts("not-dealt-to", seats=line.seats, came=sorted(strangers))


def redeal(book: Edition, again: Redeal) -> Ruling:
    """Rule how the hand is dealt again.

    An exact replay (misdeal.redeal) keeps button, players and level. Players who serve a penalty
    get cards, and they are dead; a penalty counts both deals as one hand (`conduct.deal`). The rule
    kills the hands of players who were away for the first deal, or of those who are away now.
    """
    cited, first, now = book.cite("misdeal.redeal"), again.first, again.now
    if book.choice("misdeal.redeal") == "new-hand":
        dead = {*again.absent_now, *again.penalised_now}
        return _dealt(book, now, dead, because("redeal-new-hand", cited))
    dealt = Lineup(
        seats=now.seats if stated(book, "misdeal.redeal", "new_players") else first.seats,
        button=now.button if stated(book, "misdeal.redeal", "button_moves") else first.button,
        blinds=now.blinds if stated(book, "misdeal.redeal", "limits_change") else first.blinds,
        ante=now.ante if stated(book, "misdeal.redeal", "limits_change") else first.ante,
    )
    reasons = [because("redeal-replays", cited)]
    if waiting := tuple(seat for seat in now.seats if seat not in dealt.seats):
        reasons.append(because("redeal-nobody-new", cited, seats=names_of(waiting)))
    first_kills = stated(book, "misdeal.redeal-absent", "killed")
    away = again.absent if first_kills else again.absent_now
    dead = {*away, *again.penalised, *again.penalised_now} & {*dealt.seats}
    if not first_kills:
        reasons += _away_now(book, again, dead)
    elif dead and stated(book, "penalties.redeal-killed", "killed"):
        cited = book.cite("penalties.redeal-killed")
        reasons.append(because("redeal-dead", cited, seats=names_of(sorted(dead))))
    if dead.intersection(again.penalised, again.penalised_now):
        reasons.append(because("redeal-counts-once", book.cite("penalties.redeal-counts-once")))
    return _dealt(book, dealt, dead, *reasons)


def _away_now(book: Edition, again: Redeal, dead: set[int]) -> Iterator[Reason]:
    """Yield the reasons where the hands of those die who are away now, not at the first deal."""
    back = [seat for seat in again.absent if seat in again.first.seats and seat not in dead]
    if back:
        cited = book.cite("misdeal.redeal-absent")
        yield because("redeal-may-play", cited, seats=names_of(sorted(back)))
    penalised = dead.intersection((*again.penalised, *again.penalised_now))
    if penalised:
        cited = book.cite("penalties.redeal-killed")
        yield because("redeal-on-penalty", cited, seats=names_of(sorted(penalised)))
    if still := dead - penalised:
        cited = book.cite("presence.absent-killed")
        yield because("redeal-away-again", cited, seats=names_of(sorted(still)))


def _dealt(book: Edition, how: Lineup, dead: set[int], *reasons: Reason) -> Ruling:
    again = DealtAgain(
        seats=how.seats,
        button=how.button,
        blinds=how.blinds,
        ante=how.ante,
        killed=tuple(seat for seat in how.seats if seat in dead),
    )
    return settled(Choice("deal-again", cited=by(book.cite("misdeal.redeal"), again)), *reasons)


Moment = Literal["first-card", "last-card", "deal-complete", "later"]
_MOMENTS: tuple[str, ...] = get_args(Moment)


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """The arrival of the player of a seat that was dealt in.

    The `moment` is before the first card came, before the last one, before everybody had a complete
    hand, replaced cards included, or later. `within_reach` says that the player was within reach of
    the chair and not in it.
    """

    seat: Seat
    moment: Moment
    within_reach: bool = False


def at_the_deal(book: Edition, arrival: Arrival) -> Ruling:
    """Rule whether the hand of a player who arrived is live.

    It is if the player is at the seat in time (presence.deadline); the edition says whether within
    reach is enough (presence.reach). Else it is killed after the deal, and the player does not look
    at it.
    """
    deadline = book.choice("presence.deadline")
    cited = book.cite("presence.deadline")
    in_time = _MOMENTS.index(arrival.moment) <= _MOMENTS.index(deadline)
    counts = book.flag("presence.reach") or not arrival.within_reach
    reasons = [because(f"deadline-{deadline}", cited)]
    if arrival.within_reach and in_time:
        code = "reach-is-enough" if counts else "reach-is-not-enough"
        reasons.append(because(code, book.cite("presence.reach")))
    if in_time and counts:
        return settled(Choice("hand-live"), *reasons)
    remedies: tuple[Remedy, ...] = (KillHand(arrival.seat),)
    if stated(book, "presence.unseen", "look") is False:
        remedies = (*remedies, AtTable("stay-unseen", (arrival.seat,)))
    unseen = book.cite("presence.unseen")
    reasons.append(because("absent-killed", unseen))
    return settled(Choice("hand-dead", cited=by(unseen, *remedies)), *reasons)
