"""Situations as somebody of the floor hears of them, without a hand that is followed.

Amounts are chips. What follows from others, such as the bounds of a bet, is worked out here.

Which good practice bears on a situation that was told and ruled on.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec.structs import replace

from ruleone.dealing import GAMES
from ruleone.dealing.actions import Call, Check, Fold, RaiseTo
from ruleone.dealing.events import BettingKind
from ruleone.floor.advice import Situation
from ruleone.floor.bet_faced import Facing
from ruleone.floor.called_clock import CalledClock, ClockCall, ClockRuling, TimeRuling
from ruleone.floor.called_clock import clock_called as rule_on_clock
from ruleone.floor.called_clock import time_over as rule_on_time
from ruleone.floor.counts import CountRuling, pot_count, stack_count
from ruleone.floor.facts import Chips, SeatOrNone
from ruleone.floor.found import found_behind, out_of_view, unowned
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.offences import OffenceCode
from ruleone.floor.out_of_turn import Did, Early, TurnFacts, TurnRuling, out_of_turn
from ruleone.floor.penalties import ConductRuling, Incident, Penalty, Record, infraction
from ruleone.floor.penalties.infraction import LANGUAGE, NOBODY_KNOWN, OF_THE_FINE
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.floor.procedure import BetsTouched, ColorUp
from ruleone.floor.reading import reading
from ruleone.floor.ruling import ChipsRuling, Reading
from ruleone.floor.rulings import AnyRuling
from ruleone.floor.showdown import SharedPot, Showdown
from ruleone.floor.steps import Step
from ruleone.floor.unseen_chips import may_lie
from ruleone.floor.untold import MANY, OF_GAME, Could, Facts, Presumed, among
from ruleone.floor.verdict import because
from ruleone.limits import MOTIONS_MAX
from ruleone.rulebook import Edition

_MS: int = 1_000
NO_SMALL_CHIPS: Final = Presumed("an amount far under the bet is not meant in chips as it is")
ALL_IN_ANNOUNCED: Final = Presumed("an all-in is announced, and whoever tells of it says so")
NOT_ACTED: Final = Presumed("time runs out on who does nothing")
OF_STUD: Final = Presumed("a bring-in is told where there is one")


def _prices(raise_by: int) -> tuple[int, ...]:
    """What may have to be matched: nothing, a bet, a raise."""
    return 0, raise_by, 2 * raise_by


def _lying(told: Facts) -> Iterator[Chips]:
    """The chips that may lie there of what a player has in, where nobody drew any in."""
    return may_lie(told["staked"], told["chip"], told["steps"]) if told["staked"] else iter(({},))


def _staked(told: Facts) -> tuple[int, ...]:
    """What who checks before his turn may have in: the price, as a big blind, or less."""
    return (0, told["price"]) if told["act"] == "check" else (told["staked"],)


def declared_beside(acted: int | None) -> tuple[int | None, ...]:
    """When the end of the time may have been declared, beside the act of the player."""
    return (None,) if acted is None else (None, acted, acted + 1)


class WordsAndChips(msgspec.Struct, frozen=True, kw_only=True):
    """What a player said and pushed in his turn, in `game`, and what stood before him: the `price`
    to match and what he has in of it already (`staked`), both totals of the street, the chips
    `behind` him, what a full raise adds (`raise_by`), the hands still in, his own included
    (`players`). `raised` says that it is no opening bet any more, `blind` that it is the posted big
    blind, `bring_in` that it is the bring-in of stud, which the player has to post or which stands.
    `pot` is all in the middle and in front. `lying` are the player's earlier chips of the street
    that nobody has pulled in, with change that is due; None where all of them lie there, in chips
    that nobody told. `chip` is the smallest in play, 0 where nobody told. `seat` is whose words
    they are, 0 where nobody told, and `before_turn` says that the player was not to act yet."""

    game: str
    price: Annotated[int, Could(lambda told: _prices(told["raise_by"]))] = 0
    staked: Annotated[int, Presumed("nobody has chips in who tells of none")] = 0
    behind: int
    raise_by: int
    players: Annotated[int, among(2, 3)] = 3
    raised: bool = False
    blind: bool = False
    bring_in: Annotated[Literal["none", "due", "stands"], OF_STUD] = "none"
    pot: Annotated[int, among(0, MANY)] = 0
    chip: Annotated[int, NO_SMALL_CHIPS] = 0
    lying: Annotated[Chips | None, Could(lambda told: _lying(told))] = None
    steps: tuple[Step, ...]
    seat: Annotated[SeatOrNone, Presumed("the same is ruled in every seat")] = 0
    before_turn: Annotated[bool, Presumed("whoever acts out of turn is told of so")] = False


def words_and_chips(book: Edition, told: WordsAndChips) -> Reading:
    """What words and chips of a player come to.

    Raises BadFacts where nothing was said or pushed, and for facts that contradict each other.
    """
    if not 1 <= len(told.steps) <= MOTIONS_MAX:
        raise BadFacts(
            "fact-out-of-range", fact="steps", least=1, most=MOTIONS_MAX, came=len(told.steps)
        )
    if told.bring_in != "none":
        _of_stud(told.game)
    result = reading(book, faced(book, told), told.steps)
    return _before_turn(book, told, result) if told.before_turn else result


def _of_stud(game: str) -> None:
    """Refuse a bring-in, and what completes one, in a game that has none: BadFacts."""
    if GAMES[game].bring_in is None:
        raise BadFacts("bring-in-outside-stud", game=game)


def _before_turn(book: Edition, told: WordsAndChips, result: Reading) -> Reading:
    """The same before the turn of the player: it waits for that, and may be penalised."""
    waits = because("before-turn", book.cite("out-of-turn.unchanged"))
    reasons = (waits, *result.reasons)
    if book.choice("out_of_turn.penalty") == "each":
        reasons = (*reasons, because("early-penalty", book.cite("out_of_turn.penalty")))
        return replace(result, reasons=reasons, penalty=True)
    return replace(result, reasons=reasons)


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
    had in before. A call without a total is one of the whole price, and a check where nothing is to
    be called; the pot has no total of its own. `faced` is what he had to match, None where it is
    what was bet before him, in turn and out of it."""

    seat: int
    act: Literal["fold", "check", "call", "bet", "raise", "pot"]
    to: Annotated[int, Presumed("a call is one of the whole price")] = 0
    staked: Annotated[int, Could(lambda told: _staked(told))] = 0
    all_in: Annotated[bool, ALL_IN_ANNOUNCED] = False
    faced: Annotated[int | None, Presumed("the bets before it are told")] = None


class ActInTurn(msgspec.Struct, frozen=True):
    """What was done in turn afterwards: `to` is the player's total on this street with it, `staked`
    what he had in before. A call without a total is one of the whole price."""

    seat: int
    act: BettingKind
    to: Annotated[int, Presumed("a check, a call or a fold leaves the price as it was")] = 0
    staked: Annotated[int, Presumed("it matters for the pot alone, which is told")] = 0


class ActedEarly(msgspec.Struct, frozen=True, kw_only=True):
    """Action out of turn on one street in `game`. `order` are the seats that were still to act,
    clockwise from the one that was due; `price` is what had to be matched then, `pot` all that was
    in the middle and in front, for who declares the pot. `early` are the acts out of turn as they
    happened, `since` what was done in turn after the first of them. `spoke_up` and `had_time` are
    those of the player who was skipped; `repeated` are the seats that have done so before."""

    game: Annotated[str, OF_GAME] = "nlhe"
    order: tuple[int, ...]
    price: Annotated[int, among(0, 1, MANY)] = 0
    pot: Annotated[int, Presumed("who declares the pot is asked for it")] = 0
    early: tuple[EarlyAct, ...]
    since: Annotated[tuple[ActInTurn, ...], Presumed("the order of acts is what is told")] = ()
    spoke_up: bool = True
    had_time: bool | None = None
    repeated: Annotated[tuple[int, ...], NOBODY_KNOWN] = ()


def acted_early(book: Edition, told: ActedEarly) -> TurnRuling:
    """What becomes of acts out of turn. Raises BadFacts for facts that contradict each other."""
    done: list[Did] = []
    price = told.price
    for act in told.since:
        if act.act in ("bring-in", "complete"):
            _of_stud(told.game)
        if not act.to and act.act not in ("fold", "check", "call"):
            raise BadFacts("fact-missing", fact="raised_to")
        to = act.to or (price if act.act == "call" else 0)
        price = max(price, to)
        done.append(Did(act.seat, act.act, to))
    facts = TurnFacts(
        order=told.order,
        early=tuple(_early(told)),
        since=tuple(done),
        price=price,
        spoke_up=told.spoke_up,
        had_time=told.had_time,
        repeated=told.repeated,
    )
    return out_of_turn(book, facts)


def _early(told: ActedEarly) -> Iterator[Early]:
    """The acts, each with the price that it faced: the bets out of turn of those before it too."""
    made: list[Early] = []
    for act in told.early:
        ahead = told.order[: told.order.index(act.seat)] if act.seat in told.order else ()
        seen = [each for each in made if each.seat in ahead]
        price = act.faced
        if price is None:
            price = max([told.price, *(each.to for each in seen)])
        made.append(_one_early(told, act, price, sum(each.paid for each in seen)))
        yield made[-1]


def _one_early(told: ActedEarly, act: EarlyAct, price: int, before: int) -> Early:
    """One act at this price; `before` are the chips that others put out before it."""
    match act.act:
        case "fold":
            return Early(seat=act.seat, action=Fold(), price=price)
        case "check":
            return Early(seat=act.seat, action=Check(), price=price, to=act.staked)
        case "call" if price <= act.staked and not act.to:
            return Early(seat=act.seat, action=Check(), price=price, to=price)
        case "call":
            to = act.to or price
            return Early(
                seat=act.seat, action=Call(), price=price, to=to, paid=to - act.staked,
                all_in=act.all_in,
            )  # fmt: skip
        case "bet" | "raise" | "pot":
            pot = act.act == "pot"
            if not (pot or act.to):
                raise BadFacts("fact-missing", fact="raised_to")
            to = _pot(told, act, price, before) if pot else act.to
            return Early(
                seat=act.seat, action=RaiseTo(to), price=price, to=to,
                paid=to - act.staked, all_in=act.all_in, pot=pot,
            )  # fmt: skip


def _pot(told: ActedEarly, act: EarlyAct, price: int, before: int) -> int:
    """What the pot comes to: after what was called in turn since too, as long as nobody has bet or
    raised. Raises BadFacts outside pot-limit, and where nobody told how much there was."""
    if GAMES[told.game].limit != "pot-limit":
        raise BadFacts("pot-outside-pot-limit", game=told.game)
    if not told.pot:
        raise BadFacts("fact-missing", fact="pot")
    since = 0
    if all(did.act in ("fold", "check", "call") for did in told.since):
        since = sum((did.to or price) - did.staked for did in told.since if did.act == "call")
    return 2 * price + told.pot + before + since - act.staked


def clock_called(book: Edition, told: ClockCall) -> ClockRuling:
    """Whether the clock that somebody calls on the player to act runs, and how long."""
    return rule_on_clock(book, told, 0)


class TimeUp(msgspec.Struct, frozen=True, kw_only=True):
    """A called clock has run out on a player who faces a bet, or none. `acted_s` and `declared_s`
    are the seconds after the call at which he acted, and at which the end was declared; None for
    what has not happened."""

    faces_bet: bool
    acted_s: Annotated[int | None, NOT_ACTED] = None
    declared_s: Annotated[int | None, Could(lambda told: declared_beside(told["acted_s"]))] = None


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
    count: Annotated[int, among(1, 2)] = 1
    noted: Annotated[int, among(0, 1)] = 0
    language: Annotated[str, LANGUAGE] = ""
    local: Annotated[str, Could(lambda told: ("", "zh", "fr", told["language"]))] = ""
    blind: Annotated[int, OF_THE_FINE] = 0


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


_NO_RULE: Final = frozenset(("chance-decides", "deck-foul"))
"""The reasons that say that no rule speaks of it."""


def bears_on(facts: Any, ruling: AnyRuling) -> tuple[Situation, ...]:
    """The situations of which good practice helps in this case; none in most. What is done as it
    should be needs no advice."""
    match facts:
        case BetsTouched(to=to) if to != "count":
            return ("betting",)
        case Count(of=of) if of != "pot":
            return ("stacks",)
        case Found(how="view"):
            return ("carrying-chips",)
        case Found(how="behind"):
            return ("stacks",)
        case ColorUp():
            proposed = getattr(ruling, "proposed", None)
            goes = proposed is not None and proposed.code == "color-up"
            return ("chips-colored-up", "chip-race") if goes else ()
        case Showdown(hand_for_hand=True):
            return ("hand-for-hand",)
        case SharedPot(high=high, low=low) if high and low:
            return ("split-pot",)
    uncovered = any(reason.code in _NO_RULE for reason in getattr(ruling, "reasons", ()))
    return ("uncovered-mistake",) if uncovered else ()
