"""Bets of a wrong amount that nobody noticed: below the minimum, or made on a pot miscounted."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final

import msgspec

from ruleone.dealing import GAMES, CorrectBets, GiveBack, Hand
from ruleone.dealing.events import (
    Acted,
    BettingKind,
    BoardDealt,
    CardsDealt,
    DrawOpened,
    Event,
    HandsTabled,
    Intervened,
    Mucked,
    Shown,
    UncalledReturned,
)
from ruleone.floor.facts import Amount, AnySeat, Seat
from ruleone.floor.hand_stage import live_seats, seat_of
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import is_substantial
from ruleone.floor.ruling import Choice, Reason, Remedy, Ruling
from ruleone.floor.untold import NO_MORE, OF_GAME, OF_HAND, among
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Citation, Edition

_BETS: Final = ("bet", "raise", "complete")
_AFTER: Final = (BoardDealt, CardsDealt, DrawOpened, HandsTabled, Shown, Mucked)
"""Events after which the bets of a street are past."""


class WrongBet(msgspec.Struct, frozen=True, kw_only=True):
    """A bet or raise in `game` whose amount was wrong, and passed unnoticed.

    The player in `seat` made it a total of `bet` on the street, where `legal` was right: the
    minimum, in pot-limit the pot. `callers` are in for the same total, and `acts` were done behind
    it. `closed` says that the next card has come, or on the last street that a hand was tabled.
    `reach` are the totals that the players can reach, and `recorded` is the bet in the record.
    """

    game: Annotated[str, OF_GAME] = "nlhe"
    seat: AnySeat
    bet: Amount
    legal: Amount
    callers: Annotated[tuple[AnySeat, ...], NO_MORE] = ()
    acts: Annotated[tuple[BettingKind, ...], among((), ("call", "call"))] = ()
    closed: bool = False
    reach: Annotated[Mapping[AnySeat, Amount], OF_HAND] = {}
    recorded: Annotated[Amount | None, OF_HAND] = None

    def __post_init__(self) -> None:
        """Raise BadFacts for a bet of the right amount, for none, and for an unknown game."""
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        least = 1 if self.bet < 1 else 0
        if least or self.legal < 1:
            fact = "bet" if least else "legal"
            raise BadFacts("fact-too-small", fact=fact, least=1, came=min(self.bet, self.legal))
        over = self.bet >= self.legal and GAMES[self.game].limit != "pot-limit"
        if over or self.bet == self.legal:
            raise BadFacts("bet-is-right", seat=self.seat, least=self.legal, came=self.bet)
        if self.seat in self.callers:
            raise BadFacts("calls-own-bet", seat=self.seat)


def wrong_bet(book: Edition, told: WrongBet) -> Ruling:
    """Rule on a bet of a wrong amount (underbet.correction, pot_limit.miscount).

    As long as the street lasts it is corrected for all who are in it, and folds stand. A pot
    counted too low is corrected only until there is substantial action behind the bet
    (tda2024-IA-52B). Where the
    edition has no rule the floor decides, and we propose the same.
    """
    if GAMES[told.game].limit != "pot-limit":
        known = book.choice("underbet.correction") != "none"
        return _of_a_minimum(book, told) if known else _for_the_floor(book, told)
    if book.choice("pot_limit.miscount") == "none":
        return _for_the_floor(book, told)
    return _counted_high(book, told) if told.bet > told.legal else _counted_low(book, told)


def _of_a_minimum(book: Edition, told: WrongBet) -> Ruling:
    rule = book.cite("underbet.correction")
    late = because("underbet-late", rule, amount=told.bet)
    made_up = because("underbet-made-up", rule, amount=told.legal)
    return _until_it_ends(book, told, late, made_up)


def _counted_high(book: Edition, told: WrongBet) -> Ruling:
    rule = book.cite("pot_limit.miscount")
    late = because("miscount-late", rule, amount=told.bet)
    cut = because("miscount-cut", rule, amount=told.legal)
    return _until_it_ends(book, told, late, cut)


def _until_it_ends(book: Edition, told: WrongBet, late: Reason, corrected: Reason) -> Ruling:
    """Rule on a bet that is corrected as long as its street lasts."""
    if told.closed:
        return settled(_stands(late.citation, told), late, *_recorded(book, told))
    return settled(_corrected(corrected.citation, told), corrected)


def _counted_low(book: Edition, told: WrongBet) -> Ruling:
    """Rule on a pot counted too low; the rule does not say what the next card changes."""
    rule = book.cite("pot-limit.counted-low")
    if is_substantial(book, told.acts):
        since = because("substantial-since", book.cite("substantial_action.definition"))
        late = because("miscount-acted-on", rule, amount=told.bet)
        return settled(_stands(rule, told), since, late, *_recorded(book, told))
    if told.closed:
        return _for_the_floor(book, told)
    return settled(_corrected(rule, told), because("miscount-made-up", rule, amount=told.legal))


def _for_the_floor(book: Edition, told: WrongBet) -> Ruling:
    floor = book.cite("floor.decides")
    wrong = because("bet-was-wrong", floor, amount=told.bet)
    corrected, stands = _corrected(floor, told), _stands(floor, told)
    if told.closed:
        reasons = (wrong, *_recorded(book, told))
        return left_to_floor(*reasons, choices=(stands,), proposed=stands)
    if is_substantial(book, told.acts):
        since = because("substantial-since", book.cite("substantial_action.definition"))
        return left_to_floor(wrong, since, choices=(stands, corrected), proposed=stands)
    return left_to_floor(wrong, choices=(corrected, stands), proposed=corrected)


def _recorded(book: Edition, told: WrongBet) -> tuple[Reason, ...]:
    """Return the reminder that a closed street is recorded with another bet than was made."""
    if not told.closed or told.recorded in (None, told.bet):
        return ()
    return (because("bet-recorded", book.cite("floor.decides"), amount=told.recorded or 0),)


def _corrected(rule: Citation, told: WrongBet) -> Choice:
    """Return the bets at the legal total, all-ins as far as their chips go."""
    reach = told.reach
    known = told.recorded is not None
    seats = [seat for seat in (told.seat, *told.callers) if not known or seat in reach]
    totals = tuple((seat, min(told.legal, reach.get(seat, told.legal))) for seat in seats)
    remedies = (CorrectBets(totals),) if totals else ()
    return Choice("bets-corrected", amount=told.legal, cited=by(rule, *remedies))


def _stands(rule: Citation, told: WrongBet) -> Choice:
    """Return the bets as they were made; a record that has them otherwise follows them.

    The bets of a street that is over stay in the record as they are.
    """
    if told.closed or told.recorded in (None, told.bet):
        return Choice("bets-stand", amount=told.bet)
    seats = [seat for seat in (told.seat, *told.callers) if seat in told.reach]
    totals = tuple((seat, min(told.bet, told.reach[seat])) for seat in seats)
    remedies: tuple[Remedy, ...] = (CorrectBets(totals),) if totals else ()
    return Choice("bets-stand", amount=told.bet, cited=by(rule, *remedies))


def wrong_bet_in(hand: Hand, seat: Seat, bet: Amount) -> WrongBet:
    """Return a wrong bet by the player in this seat, whose total was `bet` on the street.

    The hand supplies the legal total, the acts behind it, and who is in for the same. Raises
    BadFacts where the player has not bet in this hand, and for a bet that is right or cannot be.
    """
    events = hand.events
    at = _made_at(events, seat)
    after = events[at + 1 :]
    behind = [event for event in _of_its_street(after) if isinstance(event, Acted)]
    game, live = hand.view().game, live_seats(hand)
    before = Hand.replay(events[:at])
    _check_bet(before, seat, bet)
    totals = dict(_in_it(events, at))
    callers = [each for each in totals if each != seat and each in live]
    return WrongBet(
        game=game,
        seat=seat,
        bet=bet,
        legal=_legal(before, game),
        callers=tuple(callers),
        acts=tuple(act.kind for act in behind),
        closed=hand.over or any(isinstance(event, _AFTER) for event in after),
        reach={
            each: total + hand.stacks[each] - _returned(after, each)
            for each, total in totals.items()
            if each in live
        },
        recorded=_standing(events, at),
    )


def _in_it(events: Sequence[Event], at: int) -> Iterator[tuple[int, int]]:
    """Yield the players whose last chips of the street are this bet or a call of it, with them."""
    for n in range(at, len(events)):
        event = events[n]
        if isinstance(event, _AFTER) or (n > at and _is_bet(event)):
            return
        if isinstance(event, Acted) and event.paid and not _paid_after(events[n + 1 :], event.seat):
            yield event.seat, _standing(events, n)


def _is_bet(event: Event) -> bool:
    return isinstance(event, Acted) and event.kind in _BETS


def _paid_after(after: Sequence[Event], seat: int) -> bool:
    acts = (event for event in _of_its_street(after) if isinstance(event, Acted))
    return any(act.seat == seat and act.paid for act in acts)


def _standing(events: Sequence[Event], at: int) -> int:
    """Return the total of the act at this index, as the floor has corrected it since."""
    act = events[at]
    assert isinstance(act, Acted)
    total = act.to
    for event in _of_its_street(events[at + 1 :]):
        if isinstance(event, Acted) and event.seat == act.seat and event.paid:
            break
        if isinstance(event, Intervened):
            match event.intervention:
                case CorrectBets(totals):
                    total = dict(totals).get(act.seat, total)
                case GiveBack(seat, amount) if seat == act.seat:
                    total -= amount
    return total


def _made_at(events: Sequence[Event], seat: int) -> int:
    """Return the index of the last bet or raise of this player."""
    for at in range(len(events) - 1, 0, -1):
        event = events[at]
        if isinstance(event, Acted) and event.seat == seat and _is_bet(event):
            return at
    raise BadFacts("no-bet-of-seat", seat=seat)


def _check_bet(before: Hand, seat: int, bet: int) -> None:
    """Raise BadFacts for a total that was no bet over the price then, or more than was there."""
    own = seat_of(before.view(), seat)
    least, most = before.price + 1, own.bet + own.stack
    if not least <= bet <= most:
        raise BadFacts("fact-out-of-range", fact="bet", least=least, most=most, came=bet)


def _legal(before: Hand, game: str) -> int:
    """Return the minimum of the bet that comes next in this hand, in pot-limit the pot."""
    options = before.options
    assert options is not None
    assert options.bet_to is not None
    least, most = options.bet_to
    return most if GAMES[game].limit == "pot-limit" else least


def _of_its_street(after: Sequence[Event]) -> Iterator[Event]:
    for event in after:
        if isinstance(event, _AFTER):
            return
        yield event


def _returned(since: Sequence[Event], seat: int) -> int:
    return sum(
        event.amount
        for event in since
        if isinstance(event, UncalledReturned) and event.seat == seat
    )
