"""Situations as somebody of the floor hears of them, without a hand that is followed.

Amounts are chips. What follows from others, such as the bounds of a bet, is worked out here.
"""

from typing import Literal

import msgspec

from ruleone.dealing import GAMES
from ruleone.dealing.actions import Call, Check, Fold, RaiseTo
from ruleone.dealing.events import BettingKind
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.called_clock import CalledClock, ClockCall, ClockRuling, TimeRuling
from ruleone.floor.called_clock import clock_called as rule_on_clock
from ruleone.floor.called_clock import time_over as rule_on_time
from ruleone.floor.chips import Chips
from ruleone.floor.conduct import ConductRuling, Incident, Penalty, Record, infraction
from ruleone.floor.conduct.penalty import PenaltyCode
from ruleone.floor.counts import CountRuling, pot_count, stack_count
from ruleone.floor.facing import Facing
from ruleone.floor.found import found_behind, out_of_view, unowned
from ruleone.floor.offences import OffenceCode
from ruleone.floor.out_of_turn import TurnRuling, out_of_turn
from ruleone.floor.reading import reading
from ruleone.floor.ruling import ChipsRuling, Reading
from ruleone.floor.steps import Step
from ruleone.floor.turns import Did, Early, TurnFacts
from ruleone.limits import MOTIONS_MAX
from ruleone.rulebook import Edition

_MS: int = 1_000


class WordsAndChips(msgspec.Struct, frozen=True, kw_only=True):
    """What a player said and pushed in his turn, in `game`, and what stood before him: the `price`
    to match and what he has in of it already (`staked`), both totals of the street, the chips
    `behind` him, what a full raise adds (`raise_by`), the hands still in, his own included
    (`players`). `raised` says that it is no opening bet any more, `blind` that it is the posted big
    blind, `bring_in` that it is the bring-in of stud, which the player has to post or which stands.
    `pot` is all in the middle and in front. `lying` are his earlier chips of the street, where
    nobody has pulled them in, with change that is due to him; None where all that he has in lies
    there, in chips that nobody told. `chip` is the smallest in play, 0 where nobody told."""

    game: str
    price: int = 0
    staked: int = 0
    behind: int
    raise_by: int
    players: int = 3
    raised: bool = False
    blind: bool = False
    bring_in: Literal["none", "due", "stands"] = "none"
    pot: int = 0
    chip: int = 0
    lying: Chips | None = None
    steps: tuple[Step, ...]


def words_and_chips(book: Edition, told: WordsAndChips) -> Reading:
    """What words and chips of a player come to.

    Raises BadFacts where nothing was said or pushed, and for facts that contradict each other.
    """
    if not 1 <= len(told.steps) <= MOTIONS_MAX:
        raise BadFacts(
            "fact-out-of-range", fact="steps", least=1, most=MOTIONS_MAX, came=len(told.steps)
        )
    return reading(book, faced(book, told), told.steps)


def faced(book: Edition, told: WordsAndChips) -> Facing:
    """What the player faced under an edition. Raises BadFacts for facts that contradict."""
    return Facing(
        behind=told.behind,
        bet_to=_bet_to(book, told),
        raise_by=told.raise_by,
        players=told.players,
        price=told.price,
        staked=told.staked,
        structure=GAMES[told.game].limit,
        raised=told.raised,
        blind=told.blind,
        pot=told.pot,
        lying=told.lying,
        chip=told.chip,
        bring_in=told.bring_in == "due",
        uncompleted=told.bring_in == "stands",
    )


def _bet_to(book: Edition, told: WordsAndChips) -> tuple[int, int] | None:
    """The least and the most that a bet or raise may come to; None where his chips are too few."""
    reach = told.staked + told.behind
    if reach <= told.price:
        return None
    least = most = told.price + told.raise_by
    match GAMES[told.game].limit:
        case "no-limit":
            most = reach
        case "pot-limit":
            most = max(least, told.price + told.pot + told.price - told.staked)
        case "fixed-limit":
            least = most = told.raise_by * (_heights(book, told) + 1)
    return min(least, reach), min(most, reach)


def _heights(book: Edition, told: WordsAndChips) -> int:
    """How many bets of fixed limit stand: one that an all-in has left short counts as the edition
    says (reopen.fraction_limit), and a bring-in is none."""
    if told.bring_in != "none" or not told.raise_by:
        return 0
    whole, short = divmod(told.price, told.raise_by)
    need = book.fraction("reopen.fraction_limit") * told.raise_by
    strict = book.choice("reopen.comparison") == ">"
    return whole + (short > need if strict else short >= need if short else False)


class EarlyAct(msgspec.Struct, frozen=True):
    """What somebody did before his turn: `to` is his total on this street with it, `staked` what he
    had in before. A call without a total is one of the whole price."""

    seat: int
    act: Literal["fold", "check", "call", "raise"]
    to: int = 0
    staked: int = 0
    all_in: bool = False


class ActInTurn(msgspec.Struct, frozen=True):
    """What was done in turn afterwards: `to` is the player's total on this street with it."""

    seat: int
    act: BettingKind
    to: int = 0


class ActedEarly(msgspec.Struct, frozen=True, kw_only=True):
    """Action out of turn on one street. `order` are the seats that were still to act, clockwise
    from the one that was due; `price` is what had to be matched then. `early` are the acts out of
    turn as they happened, `since` what was done in turn after the first of them. `spoke_up` and
    `had_time` are those of the player who was skipped; `repeated` are the seats that have done so
    before."""

    order: tuple[int, ...]
    price: int = 0
    early: tuple[EarlyAct, ...]
    since: tuple[ActInTurn, ...] = ()
    spoke_up: bool = True
    had_time: bool | None = None
    repeated: tuple[int, ...] = ()


def acted_early(book: Edition, told: ActedEarly) -> TurnRuling:
    """What becomes of acts out of turn. Raises BadFacts for facts that contradict each other."""
    early = tuple(_early(act, told.price) for act in told.early)
    since = tuple(Did(act.seat, act.act, act.to) for act in told.since)
    facts = TurnFacts(
        order=told.order,
        early=early,
        since=since,
        price=max((told.price, *(act.to for act in since))),
        spoke_up=told.spoke_up,
        had_time=told.had_time,
        repeated=told.repeated,
    )
    return out_of_turn(book, facts)


def _early(act: EarlyAct, price: int) -> Early:
    match act.act:
        case "fold":
            return Early(seat=act.seat, action=Fold(), price=price)
        case "check":
            return Early(seat=act.seat, action=Check(), price=price, to=price)
        case "call":
            to = act.to or price
            return Early(
                seat=act.seat, action=Call(), price=price, to=to, paid=to - act.staked,
                all_in=act.all_in,
            )  # fmt: skip
        case "raise":
            return Early(
                seat=act.seat, action=RaiseTo(act.to), price=price, to=act.to,
                paid=act.to - act.staked, all_in=act.all_in,
            )  # fmt: skip


def clock_called(book: Edition, told: ClockCall) -> ClockRuling:
    """Whether the clock that somebody calls on the player to act runs, and how long."""
    return rule_on_clock(book, told, 0)


class TimeUp(msgspec.Struct, frozen=True, kw_only=True):
    """A called clock has run out on a player who faces a bet, or none. `acted_s` and `declared_s`
    are the seconds after the call at which he acted, and at which the end was declared; None for
    what has not happened."""

    faces_bet: bool
    acted_s: int | None = None
    declared_s: int | None = None


def time_over(book: Edition, told: TimeUp) -> TimeRuling:
    """What the player has when the count of a whole clock of the edition is over."""
    clock = CalledClock(0, book.number("clock.seconds"), book.number("clock.countdown"))
    acted, declared = told.acted_s, told.declared_s
    return rule_on_time(
        book,
        clock,
        faces_bet=told.faces_bet,
        acted_ms=None if acted is None else acted * _MS,
        declared_ms=None if declared is None else declared * _MS,
    )


class Breach(msgspec.Struct, frozen=True, kw_only=True):
    """What a player did that a rule forbids. `heaviest` is the heaviest penalty that stands against
    him already, with the `count` of its hands or rounds; `noted` are the breaches that were only
    noted. `language` is what was spoken (`en`), `local` the language of the place, `blind` the
    blind that was dodged."""

    offence: OffenceCode
    heaviest: PenaltyCode = "no-penalty"
    count: int = 1
    noted: int = 0
    language: str = ""
    local: str = ""
    blind: int = 0


def conduct(book: Edition, told: Breach) -> ConductRuling:
    """What an infraction may cost. Raises BadFacts where facts that its rule asks for miss."""
    counted = told.heaviest in ("hands", "rounds")
    before = Penalty(told.heaviest, told.count if counted else 0)
    record = Record(() if told.heaviest == "no-penalty" else (before,), told.noted)
    incident = Incident(
        offence=told.offence,
        record=record,
        language=told.language,
        local=told.local,
        blind=told.blind,
    )
    return infraction(book, incident)


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """Chips that turned up: `behind` an all-in that was called, out of `view`, or of `nobody`.
    `all_in_won` says that the all-in player won."""

    how: Literal["behind", "view", "nobody"]
    chips: int
    all_in_won: bool = False


def chips_found(book: Edition, told: Found) -> ChipsRuling:
    """What becomes of chips that turned up. Raises BadFacts for an amount that there is not."""
    match told.how:
        case "behind":
            return found_behind(book, told.chips, all_in_won=told.all_in_won)
        case "view":
            return out_of_view(book, told.chips)
        case "nobody":
            return unowned(book, told.chips)


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """A player asks for a count in `game`: of the pot, or of the chips of somebody who is all-in
    (`all-in`), has bet (`bet`) or neither (`other`). `in_turn` says that he is to act."""

    game: str
    of: Literal["pot", "all-in", "bet", "other"]
    in_turn: bool = True


def count_asked(book: Edition, told: Count) -> CountRuling:
    """What the player who asks is told."""
    match told.of:
        case "pot":
            return pot_count(book, GAMES[told.game].limit)
        case "other":
            return stack_count(book, in_turn=told.in_turn, faces="nothing")
        case "all-in" | "bet":
            return stack_count(book, in_turn=told.in_turn, faces=told.of)
