"""What the floor hears: an action, a question to the player, or a choice with a proposal."""

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
    "deal-unburned",
    "restore-order",
    "scramble",
    "shuffle",
    "cut",
    "keep-hands-and-board",
    "stay-unseen",
    "cards-stay-up",
    "change-deck",
    "replace-from-stub",
    "ask-to-show",
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
    "cards-along",
    "enter-as-they-lie",
]

PENAL: Final = frozenset(
    {
        "early-fold-penalty", "early-penalty", "fold-binds", "judge-purpose",
        "miscalled-on-purpose", "pot-binds-bet", "pot-binds-raise", "repeated-penalty",
    }
)  # fmt: skip
"""The reasons that speak of a penalty."""


class Reason(msgspec.Struct, frozen=True):
    """One step of a ruling: `code` names its words (`ruling-<code>`), `citation` its rule."""

    code: str
    citation: Citation
    parameters: dict[str, Parameter] = {}


class AtTable(msgspec.Struct, frozen=True, tag="at-table"):
    """One thing that the dealer or the floor does with hands and words: `code` names its words
    (`does-<code>`). `seats` are whom it is about, `amount` the chips, `cards` the cards where they
    are known and `count` how many they are, each where it has any. It is done at once or, where
    `after` names a street, when the betting of that street is over."""

    code: ActCode
    seats: tuple[AnySeat, ...] = ()
    amount: Amount = 0
    count: CardCount = 0
    cards: tuple[SeenCard, ...] = ()
    after: Street | None = None


class HeldTo(msgspec.Struct, frozen=True, tag="held-to"):
    """A player is held to an action of the engine: it is done at once where he is asked for it,
    else as soon as he is."""

    seat: int
    action: Action


class Later(msgspec.Struct, frozen=True, tag="later"):
    """What the engine does to the hand once the betting of the street `after` is over."""

    intervention: Intervention
    after: Street


class DealtAgain(msgspec.Struct, frozen=True, kw_only=True, tag="dealt-again"):
    """The hand is dealt again as a hand of its own: to these `seats`, with this button, these
    blinds and this ante in chips. The hands of the seats in `killed` are dead once they are dealt.
    """

    seats: tuple[AnySeat, ...]
    button: SeatOrNone
    blinds: tuple[Amount, Amount]
    ante: Amount = 0
    killed: tuple[AnySeat, ...] = ()


Remedy = Intervention | Later | HeldTo | AtTable | DealtAgain
"""What puts things right, in this order: what the engine does to the hand that it follows, now or
later, an action that a player is held to, something that is done at the table, another hand."""


class Cited(msgspec.Struct, frozen=True):
    """A remedy, and the rule by which it is done."""

    remedy: Remedy
    citation: Citation


class Choice(msgspec.Struct, frozen=True):
    """One thing that may be ruled. `action` is what it comes to in the hand, None where the player
    is still to act or nothing of the betting changes; `amount` are the chips it is about, `cited`
    what is done, in this order, each by its own rule. `all_in` says that a bet, raise or call takes
    the player's last chip."""

    code: ChoiceCode
    action: Betting | None = None
    amount: int = 0
    cited: tuple[Cited, ...] = ()
    all_in: bool = False

    @property
    def remedies(self) -> tuple[Remedy, ...]:
        """What is done, in this order."""
        return tuple(each.remedy for each in self.cited)


class Reading(msgspec.Struct, frozen=True, kw_only=True, tag="reading"):
    """What the words and chips of a player come to.

    `verdict` is `action` where the book settles it, with what it is in `ruled`; `ask` where the
    dealer asks the player first, `floor` where the floor decides: `choices` are then what may be
    ruled, `proposed` one of them.
    `bound` is the least that the player is held to while he is asked. `adds` are the chips that he
    has still to put in for the action, `returned` those that go back to him. `penalty` says that
    what he did may be penalised.
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
    """What becomes of chips that were hidden, found or carried away.

    `out_of_play` of them leave the game for certain, and `cited` are done for it; `choices` are
    what the floor may rule of the rest, `proposed` one of them. `disqualification` is what their
    player may expect.
    """

    reasons: tuple[Reason, ...]
    out_of_play: int = 0
    cited: tuple[Cited, ...] = ()
    choices: tuple[Choice, ...] = ()
    proposed: Choice | None = None
    disqualification: Literal["none", "optional", "required"] = "none"


class Ruling(msgspec.Struct, frozen=True, kw_only=True, tag="ruling"):
    """What is ruled on cards and on a showdown.

    `verdict` is `settled` where the book settles it: `ruled` says how, with what is done. It is
    `floor` where the floor chooses among `choices`, `proposed` being one of them, and `ask` where
    somebody has to say first what nobody has judged yet. `cited` are done whatever is chosen, each
    by its own rule. `penalty` is the infraction for which the book allows one, None where it allows
    none.
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
        """All that is done already before the floor chooses, each by its rule: what is done
        whatever is chosen, then what the book settles."""
        return (*self.cited, *(self.ruled.cited if self.ruled else ()))

    @property
    def to_do(self) -> tuple[Remedy, ...]:
        """All that is done already before the floor chooses."""
        return tuple(each.remedy for each in self.cited_to_do)
