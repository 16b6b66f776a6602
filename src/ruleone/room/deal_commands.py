"""What players and the director say about a deal in an event."""

import msgspec

from ruleone.tournament.events.deals import DealKind, ShownOn


class AskForDeal(msgspec.Struct, frozen=True, tag="ask-for-deal"):
    """Ask for a deal, as one of those who are left: `left` stays to play for, `amounts` name each
    player's share where the kind is `custom`. All see everybody's figures, and then answer."""

    event: str
    kind: DealKind
    left: int = 0
    amounts: dict[str, int] = {}


class AnswerDeal(msgspec.Struct, frozen=True, tag="answer-deal"):
    """Consent to the deal of this number that is on offer, or refuse it."""

    event: str
    number: int
    consents: bool


class OfferDeal(msgspec.Struct, frozen=True, tag="offer-deal"):
    """Director: propose a deal to those who are left, as `ask-for-deal` does."""

    event: str
    kind: DealKind
    reason: str
    left: int = 0
    amounts: dict[str, int] = {}


class ShowDeal(msgspec.Struct, frozen=True, tag="show-deal"):
    """Director: at a table with real cards the figures of the deal of this number have been shown
    to everybody who is left, on a screen or on paper. From then on they may answer by word."""

    event: str
    number: int
    how: ShownOn


class AnswerDealFor(msgspec.Struct, frozen=True, tag="answer-deal-for"):
    """Director: at a table with real cards a player has said that he consents to the deal of this
    number, or that he does not. It stands on record as his word, entered by the director; not
    before the figures were shown."""

    event: str
    player: str
    number: int
    consents: bool
    reason: str


class WithdrawDeal(msgspec.Struct, frozen=True, tag="withdraw-deal"):
    """Director: take back a deal that is not made yet."""

    event: str
    reason: str
    seen: int | None = None


Bargain = AskForDeal | AnswerDeal
"""What players say."""

ByWord = ShowDeal | AnswerDealFor
"""What the director enters for players who sit at a real table."""

DealCommand = Bargain | ByWord | OfferDeal | WithdrawDeal
