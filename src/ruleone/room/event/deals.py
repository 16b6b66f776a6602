"""Deals in an event: orders of players and the director, and the view of everybody in it.

Amounts are in the unit of the prizes.
"""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Literal, NamedTuple

import msgspec

from ruleone.room.core.batch import Done
from ruleone.room.core.names import NameOf
from ruleone.room.core.orders import CONTRARY, Step, stands
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Decided, EventOrder
from ruleone.rulebook import Refusal
from ruleone.tournament.deals.deciding import open_prizes
from ruleone.tournament.deals.offer import offer
from ruleone.tournament.events.deals import DealKind, ShownOn
from ruleone.tournament.state.refusals import bad_reason, refuse
from ruleone.tournament.tournament import Outcome, Tournament


class AskForDeal(EventOrder, frozen=True, tag="ask-for-deal"):
    """Ask for a deal, as one of those who are left.

    `left` stays to play for, `amounts` name each player's share where the kind is `custom`. All see
    everybody's figures, and then answer.
    """

    kind: DealKind
    left: int = 0
    amounts: dict[str, int] = msgspec.field(default_factory=dict)

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Ask for the deal; computer players answer when the offer is made."""
        told = step.person, self.kind, self.left, self.amounts, host.time(step.at_ms)
        return host.carry_out(partial(host.tournament.ask_for_deal, *told), step.batch)


class AnswerDeal(EventOrder, frozen=True, tag="answer-deal"):
    """Consent to the deal of this number that is on offer, or refuse it."""

    number: int
    consents: bool

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Answer the deal."""
        told = step.person, self.number, self.consents, host.time(step.at_ms)
        return host.carry_out(partial(host.tournament.answer_deal, *told), step.batch)


class OfferDeal(Decided, frozen=True, tag="offer-deal"):
    """Director: propose a deal to those who are left, as `ask-for-deal` does."""

    kind: DealKind
    reason: str = ""
    left: int = 0
    amounts: dict[str, int] = msgspec.field(default_factory=dict)

    may = DIRECTOR
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Propose the deal, in the name of no player."""
        asked = None, self.kind, self.left, self.amounts, at_ms
        return bad_reason(self.reason) or event.ask_for_deal(*asked)


class ShowDeal(Decided, frozen=True, tag="show-deal"):
    """Director: note that the figures of a deal were shown to everybody left, with real cards.

    They were on a screen or on paper. From then on players may answer by word.
    """

    number: int
    how: ShownOn

    may = DIRECTOR
    undo = stands("act-final-deal-said")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Note that the figures were shown."""
        if not answers_by_word(host):
            return refuse("deal-not-by-word")
        return event.show_deal(self.number, self.how, at_ms)


class AnswerDealFor(Decided, frozen=True, tag="answer-deal-for"):
    """Director: enter a player's spoken answer to a deal, at a table with real cards.

    It is on record as the player's word, entered by the director, and not before the figures were
    shown.
    """

    player: str
    number: int
    consents: bool
    reason: str = ""

    may = DIRECTOR
    undo = stands("act-final-deal-said")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Enter the answer."""
        if not answers_by_word(host):
            return refuse("deal-not-by-word")
        said = self.player, self.number, self.consents
        return bad_reason(self.reason) or event.answer_deal(*said, at_ms, by_word=True)


class WithdrawDeal(Decided, frozen=True, tag="withdraw-deal"):
    """Director: withdraw a deal that is not made yet."""

    reason: str = ""
    seen: int | None = None

    may = DIRECTOR
    crossed_by = ("offer-deal",)
    undo = stands("act-final-deal")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Withdraw the deal."""
        return event.withdraw_deal(self.reason, at_ms)


ORDERS = (AskForDeal, AnswerDeal, OfferDeal, ShowDeal, AnswerDealFor, WithdrawDeal)


class DealLine(msgspec.Struct, frozen=True):
    """One player's figures in a deal.

    `stack` are the chips from which they were calculated, `amount` is certain for the player.
    `worth` is the value of the chips by the independent chip model (Malmuth-Harville), `chop` that
    by a chip chop, None once it is made. `consents` says that the player has agreed, `by_word` that
    the director has entered it.
    """

    player: str
    name: str
    stack: int
    amount: int
    worth: int | None
    consents: bool
    me: bool
    by_word: bool = False
    chop: int | None = None


class DealView(msgspec.Struct, frozen=True):
    """A deal.

    `asked` waits for the end of a hand, `offered` for answers until `ends_ms`, `made` is final.
    `left` stays to play for. `by` has asked for it, None where that was the director. At a table
    with real cards players may answer `by_word`, once the figures were `shown`.
    """

    state: Literal["asked", "offered", "made"]
    kind: DealKind | None
    left: int
    lines: tuple[DealLine, ...] = ()
    number: int = 0
    by: str | None = None
    ends_ms: int | None = None
    by_word: bool = False
    shown: ShownOn | None = None


class DealsView(msgspec.Struct, frozen=True):
    """The deals of an event: the one `on` now or made.

    The viewer `may_ask` for one, the director `may_propose` one, of `sum` in all, with up to
    `most_left` to play for.
    """

    on: DealView | None
    may_ask: bool
    may_propose: bool
    sum: int
    most_left: int


def answers_by_word(host: EventHost) -> bool:
    """Whether those who are left sit at a table with real cards, and may answer by word."""
    tables = tuple(host.tables.values())
    return len(tables) == 1 and tables[0].kind == "live"


def deals_view(host: EventHost, person: str) -> DealsView | None:
    """Return the deal that is discussed or made, and who may ask for one, or None.

    None where there can be no deal.
    """
    tournament, state = host.tournament, host.tournament.state
    on = _on(host, person)
    may_propose = tournament.deal_refused(None) is None
    if on is None and not may_propose:
        return None
    prizes = (*state.prizes[: len(state.stacks)], 0, 0)
    return DealsView(
        on=on,
        may_ask=person in state.stacks and tournament.deal_refused(person) is None,
        may_propose=may_propose,
        sum=sum(prizes),
        most_left=prizes[0] - prizes[1],
    )


def _on(host: EventHost, person: str) -> DealView | None:
    state = host.tournament.state
    if (made := state.deal_made) is not None:
        figures = Figures.of_made(made.amounts, state.deal_stacks)
        return DealView("made", None, made.left, deal_lines(figures, person, host.name_of))
    if (wish := state.deal) is None:
        return None
    asked, offered = wish.asked, wish.offered
    by = None if asked.by is None else host.name_of(asked.by)
    if offered is None:
        return DealView("asked", asked.kind, asked.left, by=by)
    # The whole prizes by either way, so that the two stand side by side.
    chopped = offer("chip-chop", list(wish.stacks.values()), open_prizes(state)).amounts
    chop = dict(zip(wish.stacks, chopped, strict=True))
    told = offered.amounts, wish.stacks, offered.worth, wish.consenting, wish.by_word
    figures = Figures(*told, chop)
    return DealView(
        "offered",
        offered.kind,
        offered.left,
        deal_lines(figures, person, host.name_of),
        offered.number,
        by,
        offered.until_ms - host.ahead_ms,
        by_word=answers_by_word(host),
        shown=wish.shown,
    )


class Figures(NamedTuple):
    """The figures of a deal, by player; `amounts` are in the unit of the prizes.

    They were calculated from the chips of `stacks`. `worth` is the value of those chips by the
    independent chip model (Malmuth-Harville), `chop` by a chip chop, None once the deal is made.
    Players in `consenting` have agreed, those in `by_word` by a word that the director entered.
    """

    amounts: Mapping[str, int]
    stacks: Mapping[str, int]
    worth: Mapping[str, int] | None = None
    consenting: Collection[str] = ()
    by_word: Collection[str] = ()
    chop: Mapping[str, int] | None = None

    @classmethod
    def of_made(cls, amounts: Mapping[str, int], stacks: Mapping[str, int]) -> "Figures":
        """Return the figures of a deal that is made: everybody has agreed to it."""
        return cls(amounts, stacks, consenting=amounts)


def deal_lines(figures: Figures, person: str, name_of: NameOf) -> tuple[DealLine, ...]:
    """Return a line for each player of a deal, the largest amount first, then the larger stack."""
    lines = (
        DealLine(
            player=player,
            name=name_of(player),
            stack=figures.stacks[player],
            amount=amount,
            worth=None if figures.worth is None else figures.worth.get(player),
            consents=player in figures.consenting,
            me=player == person,
            by_word=player in figures.by_word,
            chop=None if figures.chop is None else figures.chop.get(player),
        )
        for player, amount in figures.amounts.items()
    )
    return tuple(sorted(lines, key=lambda line: (-line.amount, -line.stack)))
