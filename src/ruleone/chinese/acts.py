"""Acts of a player or the software: the event or the refusal.

The software sets the rows of a player who has not come back (chinese-disconnect-3).
"""

from collections.abc import Sequence
from itertools import combinations

from ruleone.cards import Card, CardError, parse, text
from ruleone.chinese.actions import Action, Arrange
from ruleone.chinese.arrangement import Arrangement
from ruleone.chinese.events import Arranged, Surrendered
from ruleone.chinese.naturals import best_natural
from ruleone.chinese.row_names import as_named, height
from ruleone.chinese.rules import ROW_CARDS, ROWS
from ruleone.chinese.state import State
from ruleone.ranking import ChineseOrder, chinese_order
from ruleone.rulebook import Citation, Edition, Refusal
from ruleone.rulebook.citation import Parameter


def arrange_automatically(cards: Sequence[Card], suits: str = "shcd") -> Arrangement:
    """Return thirteen known cards set by the software; it is never a foul.

    The largest five are in the back, the largest five of the other eight in the middle, the rest in
    front. Each row is in the order in which it is named. Fives compare by all five cards, then by
    the suit that decides the row, then card by card in the order of `suits`, highest first. Raises
    CardError for invalid or repeated cards, ValueError unless they are thirteen.
    """
    if len(cards) != 13:
        raise ValueError(f"expected thirteen cards, got {len(cards)}")
    order = chinese_order(suits)
    back = _largest_five(cards, order)
    left = [card for card in cards if card not in back]
    middle = _largest_five(left, order)
    front = [card for card in left if card not in middle]
    return Arrangement(as_named(front, order), middle, back)


def _largest_five(cards: Sequence[Card], order: ChineseOrder) -> tuple[Card, ...]:
    rank = order.rank
    fives = [(rank(five), five) for five in combinations(cards, 5)]
    most = max(fives)[0]
    largest = [as_named(five, order) for value, five in fives if value == most]
    return max(largest, key=lambda five: [height(card, order) for card in five])


def decide_arrange(state: State, edition: Edition, seat: int, action: Action) -> Arranged | Refusal:
    """Set a player's cards, or refuse.

    A foul is the player's right; cards of others, and rows with too many or too few cards, are not.
    """
    rows = own_rows(state, edition, seat, action, whole=True)
    return rows if isinstance(rows, Refusal) else Arranged(seat, rows, action.declare)


def own_rows(
    state: State, edition: Edition, seat: int, action: Action, *, whole: bool
) -> Arrangement | Refusal:
    """Return the rows of a player still setting cards; not `whole` they may lack cards."""
    refused = cannot_set(state, edition, seat)
    if refused is not None:
        return refused
    rule = edition.cite("chinese.rows")
    rows = _read(action, rule, whole)
    if isinstance(rows, Refusal):
        return rows
    own = set(state.cards[seat])
    strange = tuple(text(card) for card in rows.cards if card not in own)
    if strange:
        return _illegal("rows-other-cards", rule, cards=strange, seat=seat)
    if len(set(rows.cards)) != len(rows.cards):
        twice = next(card for card in rows.cards if rows.cards.count(card) > 1)
        return _illegal("rows-card-twice", rule, card=text(twice))
    return rows


def decide_time_out(
    state: State, edition: Edition, seat: int, *, there: bool
) -> Arranged | Surrendered | Refusal:
    """End a player's time: the software sets the cards, or the hand is surrendered.

    In a tournament it is surrendered as the edition says, unless the player is `there` and slow:
    the document speaks of lost connections alone.
    The player pays the cost: the connection is the player's own affair (chinese-disconnect-2).
    """
    refused = cannot_set(state, edition, seat)
    if refused is not None:
        return refused
    rules = state.started.rules
    if state.started.tournament and not there and rules.surrender != "auto-arrange":
        return Surrendered(seat)
    cards = state.cards[seat]
    declares = rules.auto_declares and best_natural(cards, rules) is not None
    rows = arrange_automatically(cards, rules.suits)
    return Arranged(seat, rows, declares, automatic=True, there=there)


def cannot_set(state: State, edition: Edition, seat: int) -> Refusal | None:
    """Return the refusal of a seat that is asked nothing now, if so."""
    rule = edition.cite("chinese.rows")
    if state.over:
        return _illegal("hand-over", rule)
    if seat not in state.purses:
        return _illegal("not-in-hand", rule, seat=seat)
    if seat in state.surrendered:
        return _illegal("surrendered-already", edition.cite("chinese.tournament_surrender"))
    if seat in state.arranged:
        return _illegal("arranged-already", rule)
    return None


def _read(action: object, rule: Citation, whole: bool) -> Arrangement | Refusal:
    """Return the rows of an action as cards."""
    if not isinstance(action, Arrange) or type(action.declare) is not bool:
        return Refusal("rows-unreadable", "syntax", {}, rule)
    rows: list[tuple[Card, ...]] = []
    for name in ROWS:
        written = getattr(action, name)
        if not isinstance(written, tuple) or not all(isinstance(card, str) for card in written):
            return Refusal("rows-unreadable", "syntax", {}, rule)
        if len(written) > ROW_CARDS[name] or (whole and len(written) < ROW_CARDS[name]):
            expected: dict[str, Parameter] = {
                "row": name,
                "expected": ROW_CARDS[name],
                "came": len(written),
            }
            return Refusal("row-cards", "illegal", expected, rule)
        try:
            rows.append(tuple(map(parse, written)))
        except CardError as error:
            came: dict[str, Parameter] = {"expected": '"As"', "came": error.came}
            return Refusal("not-a-card", "syntax", came, rule)
    return Arrangement(*rows)


def _illegal(code: str, citation: Citation, **parameters: Parameter) -> Refusal:
    return Refusal(code, "illegal", parameters, citation)
