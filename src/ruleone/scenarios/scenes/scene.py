"""Parts of a picture of a case, in every language."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from ruleone.dealing.views import LastAct, PotView, SeatStatus
from ruleone.floor.measured import RulerView
from ruleone.floor.ruling import Reason
from ruleone.rulebook.values import InWords, in_each
from ruleone.words import Language, Parameter, say


class SceneSeat(msgspec.Struct, frozen=True):
    """One player when the case is over.

    Chips behind and in front, the cards that the case names or that were shown, the last act, and
    the sum won of all pots.
    """

    seat: int
    name: str
    stack: int
    bet: int
    status: SeatStatus
    cards: tuple[str, ...]
    last: LastAct | None
    won: int


class SceneTable(msgspec.Struct, frozen=True):
    """The table when the case is over. Board cards that the case does not name are "??"."""

    button: int
    to_act: int | None
    board: tuple[str, ...]
    pots: tuple[PotView, ...]
    seats: tuple[SceneSeat, ...]


class SceneHand(msgspec.Struct, frozen=True):
    """Cards that lie beside those of others: in one row, or in the three of 13-card poker.

    They have a name, a seat, or neither.
    """

    name: str
    rows: tuple[tuple[str, ...], ...]
    best: bool = False
    seat: int | None = None


class RingSeat(msgspec.Struct, frozen=True):
    """A seat of a table that is drawn as a plan.

    A player sits there, waits there without cards, or nobody does; with its cards ("??" face down)
    and the chips before it.
    """

    seat: int
    standing: Literal["taken", "waiting", "open"]
    cards: tuple[str, ...] = ()
    bet: int = 0


class SceneRing(msgspec.Struct, frozen=True):
    """A table drawn as a plan, all its seats in order.

    `table` is its number where there are several; the button may be at an empty seat. A blind that
    nobody posts is None.
    """

    table: int | None
    seats: tuple[RingSeat, ...]
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    halted: bool = False


class SceneLine(msgspec.Struct, frozen=True):
    """An act, or where `came_out`, a result with its rules."""

    text: InWords
    came_out: bool = False
    rules: tuple[str, ...] = ()


class Rung(msgspec.Struct, frozen=True):
    """One bet of a street, from the total `below` it up `to` its own.

    `least` is the one that may come next.
    """

    text: InWords
    below: int
    to: int
    least: bool = False


class Laid(msgspec.Struct, frozen=True):
    """An option that the case lays over the edition: its name and its value in words."""

    option: str
    means: InWords
    value: InWords


class Scene(msgspec.Struct, frozen=True):
    """The picture of a case.

    It has a table, tables as plans (`rings`), hands beside each other, or only lines. `title` has
    no Chinese where nobody has written any. `document` is whether a document has the case,
    `editions` are those under which it holds. `setting` is the game and the stage at which the case
    begins. The `ruler` measures the last words or chips, the `ladder` the growth of the bets, where
    the case asks how much a raise must be.
    """

    id: str
    title: InWords
    document: bool
    editions: tuple[str, ...]
    laid: tuple[Laid, ...]
    setting: InWords
    table: SceneTable | None
    rings: tuple[SceneRing, ...]
    hands: tuple[SceneHand, ...]
    lines: tuple[SceneLine, ...]
    ruler: RulerView | None
    ladder: tuple[Rung, ...]


class Drawn(msgspec.Struct, frozen=True):
    """The drawn parts of a case of one kind."""

    setting: InWords
    lines: tuple[SceneLine, ...] = ()
    table: SceneTable | None = None
    rings: tuple[SceneRing, ...] = ()
    hands: tuple[SceneHand, ...] = ()
    ruler: RulerView | None = None
    ladder: tuple[Rung, ...] = ()


def rules_told(reasons: Iterable[Reason]) -> tuple[str, ...]:
    """Return the rules behind a result, each once.

    A rule that is only near to it is not a proof.
    """
    cited = (reason.citation for reason in reasons)
    return tuple(dict.fromkeys(each.rule for each in cited if each.basis == "document"))


def done(code: str, /, **parameters: Parameter) -> SceneLine:
    """Return the line of an act; `code` names its words."""
    return SceneLine(said(code, **parameters))


def came_out(code: str, /, *rules: str, **parameters: Parameter) -> SceneLine:
    """Return the line of a result, with its rules."""
    return SceneLine(said(code, **parameters), True, rules)


def about(frame: str, what: str, /, **parameters: Parameter) -> InWords:
    """Return the words for `frame`, about a subject (`$what`) that has words of its own."""
    return in_each(lambda language: say(language, frame, what=say(language, what, **parameters)))


def said(code: str, /, **parameters: Parameter) -> InWords:
    """Return the words for a code in each language, with players' words and names in it."""
    return in_each(lambda language: say(language, code, **_spoken(language, parameters)))


def _spoken(language: Language, parameters: Mapping[str, Parameter]) -> dict[str, Parameter]:
    """Return the parameters as a page in this language reads them."""
    own = twins().get(language, {})
    players = own.get("player", {})
    return {
        name: tuple(players.get(each, each) for each in value)
        if isinstance(value, tuple)
        else own.get(name, {}).get(str(value), value)
        for name, value in parameters.items()
    }


@cache
def twins() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """Return the replacements in other languages, by language and parameter."""
    told = files(__package__).joinpath("twins.toml").read_text("utf-8")
    return tomllib.loads(told)
