"""A scenario: one worked case as a file tells it. The form is told in docs/scenarios.md."""

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ruleone.cards import CardError, parse_cards
from ruleone.dealing import GAMES
from ruleone.limits import SCENARIOS_MAX_BYTES
from ruleone.rulebook import (
    BadSetting,
    BadText,
    UnknownName,
    Written,
    edition,
    rules,
)
from ruleone.scenarios.step import acts_of, is_act

WHY_MAX: Final = 300
Street = Literal["preflop", "flop", "turn", "river"]


class BadScenario(BadText):
    """A text holds no scenarios, or one that is ill formed."""


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold at one step. Seats go by their names, amounts are chips; `to_call` is what a
    call adds, `raise_` the least and the most total. A key that is not there asks for nothing."""

    refuse: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    turn: str | UnsetType = UNSET
    to_call: int | UnsetType = UNSET
    may_raise: bool | UnsetType = UNSET
    raise_: tuple[int, int] | UnsetType = msgspec.field(name="raise", default=UNSET)
    street: str | UnsetType = UNSET
    board: str | UnsetType = UNSET
    board_cards: int | UnsetType = UNSET
    pots: tuple[int, ...] | UnsetType = UNSET
    tabled: tuple[str, ...] | UnsetType = UNSET
    face_up: tuple[str, ...] | UnsetType = UNSET
    tabled_on: int | UnsetType = UNSET
    order: tuple[str, ...] | UnsetType = UNSET
    awarded: tuple[int, ...] | UnsetType = UNSET
    category: str | UnsetType = UNSET
    won: dict[str, int] | UnsetType = UNSET
    returned: dict[str, int] | UnsetType = UNSET
    posted: tuple[tuple[str, str, int], ...] | UnsetType = UNSET
    cards: dict[str, str] | UnsetType = UNSET
    burned: str | UnsetType = UNSET


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One worked case: the rules that it proves, the editions under which it holds, the hand up to
    `street`, and the steps from there. `with_` are options laid over each edition; under each of
    `without`, laid over that, the case must come out otherwise."""

    id: str
    title: str
    rules: tuple[str, ...]
    origin: Literal["document", "derived"] = "derived"
    editions: tuple[str, ...]
    with_: dict[str, Any] = msgspec.field(name="with", default={})
    without: tuple[dict[str, Any], ...] = ()
    game: str = "nlhe"
    blinds: tuple[int, int]
    min_bet: int | None = None
    chip: int | None = None
    ante: int | None = None
    ante_format: str | None = None
    straddles: dict[str, int] = {}
    players_in_event: int | None = None
    hand_for_hand: bool | None = None
    showdown: str | None = None
    seats: str
    stack: int = 0
    stacks: dict[str, int] = {}
    street: Street
    board: str = ""
    cards: dict[str, str] = {}
    deck: str = ""
    steps: tuple[str | Expected, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The players, clockwise from the seat left of the button: seats 1, 2 and so on."""
        return tuple(self.seats.split())


def read_scenarios(text: str, source: str = "scenarios") -> tuple[Scenario, ...]:
    """The scenarios that a text in TOML holds, in its order; `source` is what to call the text.

    Raises BadScenario, which tells the line: a key that there is not or a value of the wrong type,
    a rule, edition, option or game that there is not, cards that are none, a player without a
    seat, a step that is no action.
    """
    written = Written(text, source, SCENARIOS_MAX_BYTES, BadScenario)
    for key in written.data:
        if key != "scenario":
            written.refuse(written.line(key), "scenario-no-key", key=key[:40])
    tables = written.tables("scenario", "scenario-no-tables")
    return tuple(_scenario(written, start, table) for start, table in tables)


def _scenario(written: Written, start: int, table: dict[str, Any]) -> Scenario:
    try:
        scenario = msgspec.convert(table, Scenario)
    except msgspec.ValidationError as wrong:
        written.refuse(start, "scenario-ill-formed", why=str(wrong)[:WHY_MAX])
    for rule in scenario.rules:
        if rule not in rules():
            line = written.line("rules", start)
            written.refuse(line, "scenario-no-rule", rule=rule[:40])
    _check_options(scenario, written, start)
    if scenario.game not in GAMES:
        line = written.line("game", start)
        written.refuse(line, "scenario-no-game", name=scenario.game[:40], known=tuple(GAMES))
    _check_names(scenario, written, start)
    try:
        for cards in (scenario.board, scenario.deck, *scenario.cards.values()):
            parse_cards(cards)
    except CardError as wrong:
        written.refuse(start, "scenario-no-cards", why=str(wrong)[:WHY_MAX])
    for step in scenario.steps:
        words = step if isinstance(step, str) else step.refuse
        if words is not UNSET and not is_act(words, scenario.names):
            at = written.line_with(words, start)
            written.refuse(at, "scenario-no-act", step=words[:80], known=acts_of())
    return scenario


def _check_options(scenario: Scenario, written: Written, start: int) -> None:
    """Every edition is one, and takes the options that are laid over it."""
    for name in scenario.editions:
        try:
            book = edition(name).with_options(scenario.with_)
            for changed in scenario.without:
                book.with_options(changed)
        except (UnknownName, BadSetting) as wrong:
            written.refuse(start, "scenario-ill-formed", why=str(wrong)[:WHY_MAX])


def _check_names(scenario: Scenario, written: Written, start: int) -> None:
    """Every player named has one seat of his own."""
    names = scenario.names
    if len(set(names)) != len(names):
        written.refuse(written.line("seats", start), "scenario-same-seat", seats=names)
    for key in ("stacks", "straddles", "cards"):
        for name in getattr(scenario, key):
            if name not in names:
                line = written.line(key, start)
                written.refuse(line, "scenario-no-seat", name=name[:40], seats=names)
