"""Situations as reported to the floor, without a followed hand, and the advice on them.

Amounts are chips. Values that follow from others, such as the bounds of a bet, are computed here.
"""

from collections.abc import Iterable, Iterator
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
from ruleone.floor.facts import Amount, Chips, SeatOrNone, value_of
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
from ruleone.floor.steps import Push, Step
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
SIZES: Final = (200, 2, 20, 2_000, 20_000)
"""Sizes of a full raise at small and large blinds."""


def _prices(raise_by: int) -> tuple[int, ...]:
    """Return possible prices: nothing, a bet, a raise."""
    return 0, raise_by, 2 * raise_by


def _out(told: Facts) -> int:
    """Return the chips that the player pushed."""
    return sum(value_of(step.chips) for step in told["steps"] if isinstance(step, Push))


def _behind(told: Facts) -> Iterator[int]:
    """Yield possible stacks: deep, all that was pushed, all that a call takes."""
    yield MANY
    yield max(_out(told), 1)
    yield max(told["price"] - told["staked"], 1)


def _raises(told: Facts) -> Iterator[int]:
    """Yield possible sizes of a full raise: of any level, what the chips add, its half and double.

    The first may be so whatever else was told.
    """
    yield from SIZES
    adds = max(told["staked"] + _out(told) - told["price"], 1)
    yield from (adds, max(adds // 2, 1), 2 * adds, 2 * adds + 1)


def _lying(told: Facts) -> Iterator[Chips]:
    """Yield the possible chips of a player's stake, where nobody drew any in."""
    return may_lie(told["staked"], told["chip"], told["steps"]) if told["staked"] else iter(({},))


def _staked(told: Facts) -> tuple[int, ...]:
    """Return possible stakes of a player who checks out of turn.

    They are the price, as a big blind, or less.
    """
    return (0, told["price"]) if told["act"] == "check" else (told["staked"],)


def declared_beside(acted: int | None) -> tuple[int | None, ...]:
    """Return possible times of the declared end, beside the player's act."""
    return (None,) if acted is None else (None, acted, acted + 1)


class WordsAndChips(msgspec.Struct, frozen=True, kw_only=True):
    """Words and chips of a player in turn, in `game`, and the bet faced.

    `price` is the total to match and `staked` the player's part of it already, both totals of the
    street. `behind` are the chips left, `raise_by` is the size of a full raise, `players` are the
    hands still in, the player's own included. `raised` says that it is no longer an opening bet,
    `blind` that it is the posted big blind. `bet_before` is the highest bet of the street before it
    that the chips put out cover, 0 where they cover none. `bring_in` says that it is the bring-in
    of stud, which the player has to post or which stands. `pot` is all in the middle and in front.
    `lying` are the player's earlier chips of the street that nobody has pulled in, with change that
    is due. It is None where all of them lie there in unknown chips. `chip` is the smallest in play,
    0 where unknown. `seat` is the player's, 0 where unknown, and `before_turn` says that the player
    was not to act yet. `after_undercall` says that the player before put in too few, which nobody
    has corrected. `amount_open` says that the bet faced had no clear amount yet. `unheard` says
    that not everybody heard the words, or that nobody can say whether they came first. `taken_up`
    says that another player has called since.
    """

    game: str
    price: Annotated[int, Could(lambda told: _prices(told["raise_by"]))] = 0
    staked: Annotated[int, Presumed("nobody has chips in who tells of none")] = 0
    behind: Annotated[int, Could(lambda told: _behind(told))]
    raise_by: Annotated[int, Could(lambda told: _raises(told))]
    players: Annotated[int, among(2, 3)] = 3
    raised: bool = False
    bet_before: Annotated[Amount, Could(lambda told: _bets_before(told))] = 0
    blind: bool = False
    bring_in: Annotated[Literal["none", "due", "stands"], OF_STUD] = "none"
    pot: Annotated[int, among(0, MANY)] = 0
    chip: Annotated[int, NO_SMALL_CHIPS] = 0
    lying: Annotated[Chips | None, Could(lambda told: _lying(told))] = None
    steps: tuple[Step, ...]
    seat: Annotated[SeatOrNone, Presumed("the same is ruled in every seat")] = 0
    before_turn: Annotated[bool, Presumed("whoever acts out of turn is told of so")] = False
    after_undercall: Annotated[bool, Presumed("an undercall before it is told with it")] = False
    amount_open: Annotated[bool, Presumed("a call of no amount yet is told as such")] = False
    unheard: Annotated[bool, Presumed("who doubts what came first says so")] = False
    taken_up: Annotated[bool, Presumed("who has called already is told with it")] = False


def _bets_before(told: Facts) -> Iterable[int]:
    """Return possible earlier bets: none, and one that any chip covers."""
    out = max(told["staked"], value_of(told["lying"] or {}))
    return (0, out + 1) if told["raised"] and out + 1 < told["price"] else (0,)


def words_and_chips(book: Edition, told: WordsAndChips) -> Reading:
    """Read words and chips of a player.

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
    """Raise BadFacts for a bring-in, or its completion, in a game that has none."""
    if GAMES[game].bring_in is None:
        raise BadFacts("bring-in-outside-stud", game=game)


def _before_turn(book: Edition, told: WordsAndChips, result: Reading) -> Reading:
    """Return the reading of an act before the turn: it waits, and may be penalised."""
    waits = because("before-turn", book.cite("out-of-turn.unchanged"))
    reasons = (waits, *result.reasons)
    if book.choice("out_of_turn.penalty") == "each":
        reasons = (*reasons, because("early-penalty", book.cite("out_of_turn.penalty")))
        return replace(result, reasons=reasons, penalty=True)
    return replace(result, reasons=reasons)


def faced(book: Edition, told: WordsAndChips) -> Facing:
    """Return the bet faced under an edition.

    Raises BadFacts for facts that contradict.
    """
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
        bets=(told.bet_before,) if told.bet_before else (),
        after_undercall=told.after_undercall,
        amount_open=told.amount_open,
        unheard=told.unheard,
        taken_up=told.taken_up,
    )


def _bet_to(book: Edition, told: WordsAndChips) -> tuple[int, int] | None:
    """Return the minimum and maximum of a bet or raise, None where the chips are too few."""
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
    """Return the number of bets of fixed limit that stand.

    One that an all-in has left short counts as the edition says (reopen.fraction_limit), and a
    bring-in is not one.
    """
    if told.bring_in != "none" or not told.raise_by:
        return 0
    whole, short = divmod(told.price, told.raise_by)
    need = book.fraction("reopen.fraction_limit") * told.raise_by
    strict = book.choice("reopen.comparison") == ">"
    return whole + (short > need if strict else short >= need if short else False)


class EarlyAct(msgspec.Struct, frozen=True):
    """An act before the turn.

    `to` is the player's total on this street with it, `staked` the total before. A call without a
    total is one of the whole price, and a check where nothing is to be called; the pot has no total
    of its own. `faced` is the price, None where it is the bet before it, in turn and out of it.
    """

    seat: int
    act: Literal["fold", "check", "call", "bet", "raise", "pot"]
    to: Annotated[int, Presumed("a call is one of the whole price")] = 0
    staked: Annotated[int, Could(lambda told: _staked(told))] = 0
    all_in: Annotated[bool, ALL_IN_ANNOUNCED] = False
    faced: Annotated[int | None, Presumed("the bets before it are told")] = None


class ActInTurn(msgspec.Struct, frozen=True):
    """An act in turn afterwards.

    `to` is the player's total on this street with it, `staked` the total before. A call without a
    total is one of the whole price.
    """

    seat: int
    act: BettingKind
    to: Annotated[int, Presumed("a check, a call or a fold leaves the price as it was")] = 0
    staked: Annotated[int, Presumed("it matters for the pot alone, which is told")] = 0


class ActedEarly(msgspec.Struct, frozen=True, kw_only=True):
    """Action out of turn on one street in `game`.

    `order` are the seats that were still to act, clockwise from the one whose turn it was. `price`
    is the total to be matched then, `pot` all that was in the middle and in front, for a declared
    pot. `early` are the acts out of turn as they happened, `since` the acts in turn after the first
    of them. `spoke_up` and `had_time` are those of the player who was skipped. `repeated` are the
    seats that have done so before.
    """

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
    """Rule on acts out of turn.

    Raises BadFacts for facts that contradict each other.
    """
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
    """Yield the acts, each with the price that it faced, earlier bets out of turn included."""
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
    """Return one act at this price; `before` are the chips that others put out before it."""
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
    """Return the size of the pot, with calls in turn since, as long as nobody has bet or raised.

    Raises BadFacts outside pot-limit, and where the pot is unknown.
    """
    if GAMES[told.game].limit != "pot-limit":
        raise BadFacts("pot-outside-pot-limit", game=told.game)
    if not told.pot:
        raise BadFacts("fact-missing", fact="pot")
    since = 0
    if all(did.act in ("fold", "check", "call") for did in told.since):
        since = sum((did.to or price) - did.staked for did in told.since if did.act == "call")
    return 2 * price + told.pot + before + since - act.staked


def clock_called(book: Edition, told: ClockCall) -> ClockRuling:
    """Rule whether a called clock runs, and how long."""
    return rule_on_clock(book, told, 0)


class TimeUp(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a called clock on a player who faces a bet, or none.

    `acted_s` and `declared_s` are the seconds from the call to the act and to the declared end;
    None for what has not happened.
    """

    faces_bet: bool
    acted_s: Annotated[int | None, NOT_ACTED] = None
    declared_s: Annotated[int | None, Could(lambda told: declared_beside(told["acted_s"]))] = None


def time_over(book: Edition, told: TimeUp) -> TimeRuling:
    """Rule on the player when the count of a whole clock of the edition is over."""
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
    """An infraction as reported.

    `heaviest` is the player's heaviest penalty so far, with the `count` of its hands or rounds;
    `noted` are the breaches that were only noted. `language` is the one spoken (`en`), `local` the
    language of the place, `blind` the blind that was dodged.
    """

    offence: OffenceCode
    heaviest: PenaltyCode = "no-penalty"
    count: Annotated[int, among(1, 2)] = 1
    noted: Annotated[int, among(0, 1)] = 0
    language: Annotated[str, LANGUAGE] = ""
    local: Annotated[str, Could(lambda told: ("", "zh", "fr", told["language"]))] = ""
    blind: Annotated[int, OF_THE_FINE] = 0


def conduct(book: Edition, told: Breach) -> ConductRuling:
    """Rule on an infraction.

    Raises BadFacts where facts that its rule asks for are missing.
    """
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

    `all_in_won` says that the all-in player won.
    """

    how: Literal["behind", "view", "nobody"]
    chips: int
    all_in_won: bool = False


def chips_found(book: Edition, told: Found) -> ChipsRuling:
    """Rule on chips that turned up.

    Raises BadFacts for an impossible amount.
    """
    match told.how:
        case "behind":
            return found_behind(book, told.chips, all_in_won=told.all_in_won)
        case "view":
            return out_of_view(book, told.chips)
        case "nobody":
            return unowned(book, told.chips)


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """A request for a count in `game`: of the pot, or of another player's chips.

    That player is all-in (`all-in`), has bet (`bet`) or neither (`other`). `in_turn` says that the
    asking player is to act.
    """

    game: str
    of: Literal["pot", "all-in", "bet", "other"]
    in_turn: bool = True


def count_asked(book: Edition, told: Count) -> CountRuling:
    """Rule on a request for a count."""
    match told.of:
        case "pot":
            return pot_count(book, GAMES[told.game].limit)
        case "other":
            return stack_count(book, in_turn=told.in_turn, faces="nothing")
        case "all-in" | "bet":
            return stack_count(book, in_turn=told.in_turn, faces=told.of)


_NO_RULE: Final = frozenset(("chance-decides", "deck-foul"))
"""Reasons that say that no rule covers it."""
_ADVISED: Final[tuple[tuple[str, Situation], ...]] = (
    ("prior-", "earlier-chips"),
    ("no-value", "token-bet"),
)
"""Beginnings of reasons that have good practice of their own, and its situation."""


def bears_on(facts: Any, ruling: AnyRuling) -> tuple[Situation, ...]:
    """Return the situations with good practice for this case; none in most.

    An act done as it should be needs no advice.
    """
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
    codes = [reason.code for reason in getattr(ruling, "reasons", ())]
    if any(code in _NO_RULE for code in codes):
        return ("uncovered-mistake",)
    return tuple(
        situation
        for begins, situation in _ADVISED
        if any(code.startswith(begins) for code in codes)
    )
