"""Rulings for the floor: an action, a question to the player, or a choice with a proposal."""

from typing import Final, Literal

import msgspec

from ruleone.dealing.actions import Action, BringIn, Call, Check, Fold, RaiseTo
from ruleone.dealing.interventions import Intervention
from ruleone.dealing.views import Street
from ruleone.floor.facts import Amount, AnySeat, CardCount, SeatOrNone, SeenCard
from ruleone.floor.offences import OffenceCode
from ruleone.rulebook import Citation
from ruleone.rulebook.citation import Parameter

Betting = Fold | Check | Call | RaiseTo | BringIn
ChoiceCode = Literal[
    "full-call",
    "forfeit-and-fold",
    "return-chips",
    "fold",
    "check",
    "call",
    "bring-in",
    "bet",
    "raise",
    "binding",
    "not-binding",
    "no-action",
    "part-of-the-bet",
    "not-part-of-the-bet",
    "award-to-caller",
    "take-out",
    "acts",
    "call-or-fold",
    "misdeal",
    "play-on",
    "mend-hands",
    "replace-card",
    "deal-again",
    "flop-by-chance",
    "flop-anew",
    "street-by-chance",
    "street-anew",
    "board-corrected",
    "board-stands",
    "early-cards",
    "stub-restored",
    "stub-rebuilt",
    "cards-along",
    "hand-live",
    "hand-dead",
    "tabled",
    "cards-speak",
    "stay-down",
    "all-up",
    "in-order",
    "as-they-like",
    "wins-unshown",
    "see-hand",
    "not-seen",
    "read-again",
    "let-be",
    "pot-corrected",
    "pot-stands",
    "bets-returned",
    "bets-corrected",
    "bets-stand",
    "shared",
    "allowed",
    "refused",
    "old-level",
    "new-level",
    "color-up",
    "moves-seat",
    "stack-corrected",
    "button-corrected",
    "button-stands",
    "acts-anew",
    "acts-stand",
    "substantial",
    "not-substantial",
    "call-or-fold-when-known",
    "said-and-caller-free",
]
ActCode = Literal[
    "turn-up",
    "leave-down",
    "deal-again",
    "deal-missing",
    "draw-back",
    "leave-up",
    "deal-down",
    "replace-exposed",
    "replace-boxed",
    "call-floor",
    "mix-face-down",
    "floor-picks-burn",
    "rest-is-flop",
    "draw-late-burn",
    "rest-and-next-is-flop",
    "draw-flop",
    "draw-board",
    "rest-to-stub",
    "acts-back",
    "burn-to-board",
    "board-to-burn",
    "keep-burn",
    "back-to-stub",
    "set-aside",
    "complete-round",
    "shuffle-stub",
    "burn-and-deal",
    "burn-and-deal-street",
    "deal-street-unburned",
    "deal-unburned",
    "restore-order",
    "scramble",
    "shuffle",
    "cut",
    "keep-hands-and-board",
    "stay-unseen",
    "cards-stay-up",
    "change-deck",
    "bets-back",
    "hold-cards",
    "take-out-card",
    "next-to-board",
    "replace-from-stub",
    "ask-to-show",
    "ask-to-table",
    "push-pot",
    "push-chips",
    "read-again",
    "recount",
    "put-back",
    "bring-in-bets",
    "announce-color-up",
    "move-seat",
    "move-elsewhere",
    "move-button",
    "heard-acts-back",
    "make-up-level",
    "record-again",
    "cards-along",
    "enter-as-they-lie",
]

PENAL: Final = frozenset(
    {
        "early-fold-penalty", "early-penalty", "fold-binds", "judge-purpose",
        "miscalled-on-purpose", "pot-binds-bet", "pot-binds-raise", "redeal-on-penalty",
        "repeated-penalty",
    }
)  # fmt: skip
"""Reasons that mention a penalty."""


class Reason(msgspec.Struct, frozen=True):
    """One step of a ruling: `code` names its words (`ruling-<code>`), `citation` its rule."""

    code: str
    citation: Citation
    parameters: dict[str, Parameter] = {}


class AtTable(msgspec.Struct, frozen=True, tag="at-table"):
    """An act of the dealer or the floor at the table: `code` names its words (`does-<code>`).

    `seats` are those concerned, `amount` the chips, `cards` the cards where they are known and
    `count` their number, each where it has any. It is done at once or, where `after` names a
    street, when the betting of that street is over.
    """

    code: ActCode
    seats: tuple[AnySeat, ...] = ()
    amount: Amount = 0
    count: CardCount = 0
    cards: tuple[SeenCard, ...] = ()
    after: Street | None = None


class HeldTo(msgspec.Struct, frozen=True, tag="held-to"):
    """An action of the engine that a player is held to, done as soon as the player is asked."""

    seat: int
    action: Action


class Later(msgspec.Struct, frozen=True, tag="later"):
    """An intervention of the engine, done once the betting of the street `after` is over."""

    intervention: Intervention
    after: Street


class DealtAgain(msgspec.Struct, frozen=True, kw_only=True, tag="dealt-again"):
    """A hand dealt again as a separate hand: to these `seats`, with this button and ante.

    The blinds and the ante are in chips. The hands of the seats in `killed` are dead once dealt.
    """

    seats: tuple[AnySeat, ...]
    button: SeatOrNone
    blinds: tuple[Amount, Amount]
    ante: Amount = 0
    killed: tuple[AnySeat, ...] = ()


Remedy = Intervention | Later | HeldTo | AtTable | DealtAgain
"""A correction.

First come interventions of the engine in the hand, now or later. Then come an action that a player
is held to, an act at the table, and another hand.
"""


class Cited(msgspec.Struct, frozen=True):
    """A remedy with its rule."""

    remedy: Remedy
    citation: Citation


class Choice(msgspec.Struct, frozen=True):
    """A possible ruling.

    `action` is its action in the hand, None where the player is still to act or the betting does
    not change. `amount` are the chips concerned, `cited` the remedies, in this order, each with its
    own rule. `all_in` says that a bet, raise or call takes the player's last chip.
    """

    code: ChoiceCode
    action: Betting | None = None
    amount: int = 0
    cited: tuple[Cited, ...] = ()
    all_in: bool = False

    @property
    def remedies(self) -> tuple[Remedy, ...]:
        """The remedies, in this order."""
        return tuple(each.remedy for each in self.cited)


class Reading(msgspec.Struct, frozen=True, kw_only=True, tag="reading"):
    """The reading of a player's words and chips.

    `verdict` is `action` where the book settles it, with the action in `ruled`. It is `ask` where
    the dealer asks the player first, `floor` where the floor decides: `choices` are then the
    possible rulings, `proposed` one of them. `bound` is the minimum that the player is held to
    while asked. `adds` are the chips still to be put in for the action, `returned` those that go
    back to the player. `penalty` says that the act may be penalised.
    """

    verdict: Literal["action", "ask", "floor"]
    reasons: tuple[Reason, ...]
    ruled: Choice | None = None
    choices: tuple[Choice, ...] = ()
    proposed: Choice | None = None
    bound: Choice | None = None
    adds: int = 0
    returned: int = 0
    penalty: bool = False

    @property
    def action(self) -> Betting | None:
        """The action of the engine that the book settles, None where it does not."""
        return self.ruled.action if self.ruled else None


class ChipsRuling(msgspec.Struct, frozen=True, kw_only=True, tag="chips"):
    """The ruling on chips that were hidden, found or carried away.

    `out_of_play` of them leave the game for certain, and `cited` are done for it; `choices` are the
    floor's for the rest, `proposed` one of them. `disqualification` is the player's liability to
    it.
    """

    reasons: tuple[Reason, ...]
    out_of_play: int = 0
    cited: tuple[Cited, ...] = ()
    choices: tuple[Choice, ...] = ()
    proposed: Choice | None = None
    disqualification: Literal["none", "optional", "required"] = "none"


class Ruling(msgspec.Struct, frozen=True, kw_only=True, tag="ruling"):
    """A ruling on cards and on a showdown.

    `verdict` is `settled` where the book settles it: `ruled` has the result and the remedies. It is
    `floor` where the floor chooses among `choices`, `proposed` being one of them, and `ask` where a
    fact has to be judged first. `cited` are done whatever is chosen, each by its own rule.
    `penalty` is the infraction for which the book allows one, None where it allows none.
    """

    verdict: Literal["settled", "floor", "ask"]
    reasons: tuple[Reason, ...]
    ruled: Choice | None = None
    choices: tuple[Choice, ...] = ()
    proposed: Choice | None = None
    cited: tuple[Cited, ...] = ()
    penalty: OffenceCode | None = None

    @property
    def cited_to_do(self) -> tuple[Cited, ...]:
        """The remedies done before the floor chooses, each with its rule.

        They are those done whatever is chosen, then those of a settled ruling.
        """
        return (*self.cited, *(self.ruled.cited if self.ruled else ()))

    @property
    def to_do(self) -> tuple[Remedy, ...]:
        """The remedies done before the floor chooses."""
        return tuple(each.remedy for each in self.cited_to_do)
