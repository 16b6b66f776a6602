"""Disputed pots, killed or thrown-in winners at the showdown, and the moves of chips.

It also takes the facts from a hand of the engine.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from ruleone.dealing import CorrectStack, Hand, KillHand, RestoreHand
from ruleone.dealing.events import BettingKind, Intervened, PotAwarded
from ruleone.floor.facts import Moment, Move, Seat, seconds_in
from ruleone.floor.hand_stage import (
    awarded,
    folded,
    live_seats,
    may_live_again,
    seat_of,
    showdown,
    shown_down,
)
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import is_substantial
from ruleone.floor.procedure.course import Began, began
from ruleone.floor.ruling import AtTable, Choice, Reason, Remedy, Ruling
from ruleone.floor.showdown.at_showdown import at_the_end, is_mucked, went_all_in
from ruleone.floor.untold import DAY_MS, NO_MORE, OF_HAND, Could, Presumed
from ruleone.floor.verdict import because, by, judged_first, left_to_floor, settled
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Edition

Moves = Mapping[Seat, Move]
"""Chips that each seat gets, negative where it gives them back; the sum is 0."""


def check_moves(moves: Moves) -> None:
    """Raise BadFacts for moves that make or lose chips."""
    if sum(moves.values()) != 0:
        raise BadFacts("moves-do-not-balance", came=sum(moves.values()))
    for chips in map(abs, moves.values()):
        if not 0 < chips <= STACK_MAX_CHIPS:
            most = STACK_MAX_CHIPS
            raise BadFacts("fact-out-of-range", fact="moves", least=1, most=most, came=chips)


def moved(moves: Moves) -> tuple[CorrectStack, ...]:
    """Return the corrections: chips are given back before others get them."""
    return tuple(CorrectStack(seat, moves[seat]) for seat in sorted(moves, key=moves.__getitem__))


Subject = Literal["reading", "amount"]
NOTHING_SINCE: Final = Presumed("who disputes a pot in the next hand is told so by its dealer")


class Dispute(msgspec.Struct, frozen=True, kw_only=True):
    """A dispute of a pot, its size or its winner, at `raised_ms`.

    It was awarded at `awarded_ms`, None where it has not been yet. `since` are the events at the
    table since then. `on_break` says that the hand ended in a break. `wrong` is whether there was a
    mistake, None where nobody has found out; `moves` would correct it. All times are milliseconds
    of one clock. `subject` is the reading of a hand, or an amount: of a pot or its payment. `acts`
    are the acts in turn of the next hand so far, without posts.
    """

    raised_ms: Moment
    awarded_ms: Annotated[Moment | None, Could(lambda told: _awarded(told["raised_ms"]))] = None
    since: Annotated[tuple[Began, ...], NOTHING_SINCE] = ()
    on_break: bool = False
    wrong: bool | None = None
    moves: Annotated[Moves, NO_MORE] = {}
    subject: Subject = "reading"
    acts: Annotated[tuple[BettingKind, ...], Could(lambda told: _acts(told["since"]))] = ()

    def __post_init__(self) -> None:
        """Raise BadFacts for reversed times, and for moves that make or lose chips."""
        if self.awarded_ms is not None and self.raised_ms < self.awarded_ms:
            before_ms = self.awarded_ms - self.raised_ms
            raise BadFacts("disputed-too-soon", came=seconds_in(before_ms))
        if self.awarded_ms is not None:
            early = [one for one in self.since if one.at_ms < self.awarded_ms]
            if early:
                before_ms = self.awarded_ms - early[0].at_ms
                raise BadFacts("began-too-soon", came=seconds_in(before_ms))
        check_moves(self.moves)
        if self.moves and self.wrong is not True:
            raise BadFacts("moved-without-mistake")
        if self.acts and not self.since:
            raise BadFacts("fact-missing", fact="since")


def _acts(since: tuple[Began, ...]) -> tuple[tuple[BettingKind, ...], ...]:
    """Return possible acts of the next hand: none, or substantial action once it has begun."""
    return ((), ("call", "call", "call")) if since else ((),)


def _awarded(raised_ms: int) -> tuple[int | None, ...]:
    """Return possible times of the award: not yet, just now, longer ago than any window."""
    return None, raised_ms, max(0, raised_ms - DAY_MS)


def disputed(book: Edition, dispute: Dispute) -> Ruling:
    """Rule whether the pot may still be disputed, and on the remedy."""
    if closed := _closed(book, dispute):
        return settled(Choice("pot-stands"), closed)
    still = because("dispute-open", book.cite("disputes.window"))
    if _until_action(book, dispute):
        still = because("dispute-open-amount", book.cite("disputes.accounting_window"))
    if dispute.wrong is None:
        return judged_first(
            still,
            choices=(Choice("pot-corrected"), Choice("pot-stands")),
            cited=by(still.citation, AtTable("recount")),
        )
    if not dispute.wrong:
        return settled(
            Choice("pot-stands"), still, because("pot-was-right", book.cite("floor.decides"))
        )
    wrong = because("pot-was-wrong", book.cite("floor.decides"))
    return settled(
        Choice("pot-corrected", cited=by(wrong.citation, *moved(dispute.moves))), still, wrong
    )


def _closed(book: Edition, dispute: Dispute) -> Reason | None:
    """Return the reason why it is too late, None while it is not.

    A hand that has begun closes the one before it, whenever that was awarded; for amounts it may be
    open until substantial action in it (disputes.accounting_window).
    """
    window = book.optional_number("disputes.break_window_seconds")
    if dispute.awarded_ms is not None and dispute.on_break and window is not None:
        passed_ms = dispute.raised_ms - dispute.awarded_ms
        if passed_ms > window * 1000:
            rule = book.cite("disputes.break_window_seconds")
            return because("dispute-over-in-break", rule, seconds=window)
    if _until_action(book, dispute):
        if not is_substantial(book, dispute.acts):
            return None
        return because("dispute-over-acted", book.cite("disputes.accounting_window"))
    if book.choice("disputes.window") != "next-hand-start":
        return None
    start = began(book, dispute.since)
    if start is None or start.at_ms > dispute.raised_ms:
        return None
    return because("dispute-over", book.cite("disputes.window"), what=start.what)


def _until_action(book: Edition, dispute: Dispute) -> bool:
    """Whether substantial action in the next hand ends the right to this dispute."""
    window = book.choice("disputes.accounting_window")
    return dispute.subject == "amount" and window == "substantial-action"


class KilledHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that the dealer mucked.

    `tabled` says that it had been properly tabled, `best` whether it was obviously the winner: None
    where nobody has read it again yet. `mucked` says that it is out already as the hand is
    followed, `awarded` that the pots have been awarded; `moves` are the chips that correct it then.
    `to_show` says that others have still to show: nobody has been given the pot yet.
    """

    seat: Seat
    tabled: bool
    best: bool | None = None
    mucked: Annotated[bool, OF_HAND] = True
    awarded: Annotated[bool, OF_HAND] = False
    moves: Annotated[Moves, NO_MORE] = {}
    to_show: Annotated[bool, OF_HAND] = False

    def __post_init__(self) -> None:
        """Raise BadFacts for moves that make or lose chips, or that give the player none."""
        check_moves(self.moves)
        if self.moves and self.moves.get(self.seat, 0) <= 0:
            raise BadFacts("winner-gets-nothing", seat=self.seat)


def killed_hand(book: Edition, killed: KilledHand) -> Ruling:
    """Rule on a killed hand: a tabled winner cannot be killed and is put back.

    A player who has not tabled must protect the hand, also while it waits to be read.
    """
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


OUT_OF_THE_MUCK: Final = Presumed("who tells of cards that went into the muck says so")


class ThrownIn(msgspec.Struct, frozen=True, kw_only=True):
    """Cards thrown face down at the showdown, untabled.

    `in_muck` says that the dealer has pushed them into the muck, `identified` whether they are
    known for certain, None where nobody has judged it. `all_in` says that the player is all-in, or
    called all the betting against an all-in player. `mucked` says that the hand is out already as
    the hand is followed. `awarded` says that this ended it and its pots have been awarded; `moves`
    are the chips that correct them then. `missed` says that a hand which is out cannot live again.
    """

    seat: Seat
    in_muck: Annotated[bool, OUT_OF_THE_MUCK] = False
    identified: bool | None = None
    all_in: bool = False
    mucked: Annotated[bool, OF_HAND] = True
    awarded: Annotated[bool, OF_HAND] = False
    moves: Annotated[Moves, NO_MORE] = {}
    missed: Annotated[bool, OF_HAND] = False

    def __post_init__(self) -> None:
        """Raise BadFacts for moves that make or lose chips."""
        check_moves(self.moves)


def thrown_in(book: Edition, thrown: ThrownIn) -> Ruling:
    """Rule whether the player may still table them (showdown.retrieve_discard).

    Where an all-in hand may not be mucked it stays live (showdown.all_in_muck_allowed).
    """
    must_show = thrown.all_in and not book.flag("showdown.all_in_muck_allowed")
    name = "showdown.all_in_muck_allowed" if must_show else "showdown.retrieve_discard"
    cited = book.cite(name)
    up = AtTable("turn-up", (thrown.seat,))
    buried = () if thrown.mucked or thrown.awarded else (KillHand(thrown.seat),)
    back: tuple[Remedy, ...] = (up,)
    if thrown.awarded:
        back = (up, *moved(thrown.moves))
    elif thrown.mucked:
        back = (RestoreHand(thrown.seat), up)
    dead, lives = (
        Choice("hand-dead", cited=by(cited, *buried)),
        Choice("hand-live", cited=by(cited, *back)),
    )
    reasons: tuple[Reason, ...] = ()
    if must_show:
        reasons = (because("all-in-not-mucked", cited),)
    elif not book.flag("showdown.retrieve_discard"):
        return settled(dead, because("thrown-is-out", cited))
    if thrown.in_muck and not must_show:
        return settled(dead, because("pushed-into-muck", cited))
    if thrown.identified is False:
        return settled(dead, *reasons, because("not-identified", cited))
    if thrown.missed:
        return settled(dead, *reasons, because("missed-since", book.cite("fouled.missed-since")))
    if thrown.identified is None:
        judge = because("judge-identified", cited)
        return judged_first(*reasons, judge, choices=(lives, dead))
    if thrown.in_muck:
        fair = because("fairness", book.cite("floor.decides"))
        return left_to_floor(*reasons, fair, choices=(lives, dead), proposed=lives)
    return settled(lives, *reasons, because("thrown-and-known", cited))


_NO_MOVES: Mapping[int, int] = {}


def killed_hand_in(
    hand: Hand,
    seat: Seat,
    tabled: bool,
    best: bool | None = None,
    moves: Mapping[Seat, Move] = _NO_MOVES,
) -> KilledHand:
    """Return a hand killed at the showdown; the hand supplies whether it is out.

    Raises BadFacts before the showdown, for a hand that was folded, and for chips that nobody has
    to give. A hand on the record as mucked by its player, and never as tabled, may have been tabled
    and killed all the same. Cards that the dealer swept up before anybody entered them go in as a
    muck, and at showdown that muck may end the hand. So a report of tabling is believed, and the
    record says who entered it.
    """
    view = hand.view() if awarded(hand) else showdown(hand)
    if folded(hand, seat):
        raise BadFacts("hand-was-folded", seat=seat)
    if seat_of(view, seat).tabled and not tabled:
        raise BadFacts("hand-is-tabled", seat=seat)
    _check_given(hand, moves)
    if hand.over and tabled and best and not moves:
        raise BadFacts("moves-needed")
    return KilledHand(
        seat=seat,
        tabled=tabled,
        best=best,
        mucked=is_mucked(hand, seat),
        awarded=awarded(hand),
        moves=moves,
        to_show=not all(seat_of(view, other).tabled for other in live_seats(hand) if other != seat),
    )


def thrown_cards_in(
    hand: Hand,
    seat: Seat,
    in_muck: bool = False,
    identified: bool | None = None,
    moves: Mapping[Seat, Move] = _NO_MOVES,
) -> ThrownIn:
    """Return a hand that was thrown in at the showdown.

    The hand supplies whether it is out already, whether its pots were awarded with that, and
    whether an all-in stood against it. Raises BadFacts before the showdown, for a hand that was
    folded before, for a tabled one, and for chips that nobody has to give.
    """
    if seat_of(shown_down(hand), at_the_end(hand, seat)).tabled:
        raise BadFacts("hand-is-tabled", seat=seat)
    _check_given(hand, moves)
    live = live_seats(hand)
    return ThrownIn(
        seat=seat,
        in_muck=in_muck,
        identified=identified,
        all_in=any(each in (*live, seat) for each in went_all_in(hand)),
        mucked=(mucked := is_mucked(hand, seat)),
        awarded=(out := awarded(hand)),
        moves=moves,
        missed=mucked and not out and not may_live_again(hand, seat),
    )


def disputed_in(
    hand: Hand,
    raised_ms: Moment,
    awarded_ms: Moment | None = None,
    since: tuple[Began, ...] = (),
    on_break: bool = False,
    wrong: bool | None = None,
    moves: Mapping[Seat, Move] = _NO_MOVES,
    subject: Subject = "reading",
    acts: tuple[BettingKind, ...] = (),
) -> Dispute:
    """Return a disputed pot.

    Raises BadFacts for a time of an award that was not made, a missing time, and chips that nobody
    has to give. It also raises it where a wrong award should be corrected without any chips.
    """
    if awarded(hand) is (awarded_ms is None):
        raise BadFacts("when-awarded" if awarded(hand) else "not-awarded")
    _check_given(hand, moves)
    if awarded_ms is not None and wrong and not moves:
        raise BadFacts("moves-needed")
    return Dispute(
        raised_ms=raised_ms,
        awarded_ms=awarded_ms,
        since=since,
        on_break=on_break,
        wrong=wrong,
        moves=moves,
        subject=subject,
        acts=acts,
    )


def _check_given(hand: Hand, moves: Mapping[int, int]) -> None:
    """Raise BadFacts for moves of chips not awarded: a seat gives back its award at most."""
    if moves and not awarded(hand):
        raise BadFacts("not-awarded")
    got = Counter[int]()
    for event in hand.events:
        if isinstance(event, PotAwarded):
            got.update(dict(zip(event.seats, event.amounts, strict=True)))
        elif got and isinstance(event, Intervened) and isinstance(event.intervention, CorrectStack):
            got[event.intervention.seat] += event.intervention.by
    for seat, chips in moves.items():
        if -chips > max(got[seat], 0):
            raise BadFacts("gives-too-much", seat=seat, most=max(got[seat], 0), came=-chips)
