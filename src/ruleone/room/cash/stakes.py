"""The stakes of cash tables: data, in `stakes.toml`; those of 13-card poker in its edition."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from ruleone.cage import Rake
from ruleone.chinese import stakes as rows
from ruleone.chinese import thirteen_rules
from ruleone.limits import SEATS_MAX, STACK_MAX_CHIPS
from ruleone.room.core.settings import Settings
from ruleone.rulebook import Edition, Refusal, edition
from ruleone.tournament.terms.games import THIRTEEN, event_games, misfit

COMPANY_FIXED: Final = Refusal("company-fixed", "illegal")
"""The refusal of company that is not to be chosen."""


class Stakes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The stakes of a cash table, in cents.

    `buy_in` is the minimum and the maximum, `go_on` the minimum stack to be dealt in. `point` and
    `bonus` are for 13-card poker, which has no blinds and is raked by its edition. `house` is the
    number of computer players for a single person. `edition` is that of the table, None for the
    room's.

    Raises ValueError where they contradict each other; `playable` asks the rules as well.
    """

    name: str
    game: str = "nlhe"
    seats: int
    small_blind: int = 0
    big_blind: int = 0
    buy_in: tuple[int, int]
    house: int = 0
    go_on: int = 1
    point: int = 0
    bonus: bool = False
    edition: str | None = None
    rake: Rake = Rake()

    def __post_init__(self) -> None:
        least, most = self.buy_in
        if not 2 <= self.seats <= SEATS_MAX or not 0 <= self.house < self.seats:
            raise ValueError(f"expected 2 to {SEATS_MAX} seats and fewer house players: {self}")
        if min(self.go_on, self.point + 1) < 1 or self.go_on > least:
            raise ValueError(f"expected a stack to go on with, up to the least buy-in: {self}")
        if not 0 <= self.small_blind <= self.big_blind <= least <= most <= STACK_MAX_CHIPS:
            raise ValueError(f"expected blinds up to the buy-in and its bounds in order: {self}")
        if self.game not in event_games():
            raise ValueError(f"expected a game, one of {', '.join(event_games())}: {self}")
        if self.game == THIRTEEN:
            if not self.point or self.big_blind or self.edition is None or self.rake != Rake():
                raise ValueError(
                    f"expected a point and an edition, and neither blinds nor a rake: {self}"
                )
        elif not self.big_blind or self.point or self.bonus:
            raise ValueError(f"expected blinds, and neither a point nor bonuses: {self}")


def playable(stakes: Stakes, book: Edition) -> Stakes:
    """Return the same stakes; raise ValueError where they cannot be played under the edition."""
    why = misfit(stakes.game, stakes.seats, book)
    if why is None and stakes.game == THIRTEEN:
        least = (stakes.buy_in[0], stakes.go_on)
        listed = {one.point: (one.start, one.go_on) for one in rows(book)}
        if stakes.point not in listed:
            why = f"expected a point of the edition's stakes, got {stakes.point}"
        elif any(came < needed for came, needed in zip(least, listed[stakes.point], strict=True)):
            why = f"expected at least {listed[stakes.point]} to start and to go on, got {least}"
    if why is not None:
        raise ValueError(f"{stakes.name}: {why}")
    return stakes


class ThirteenTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house's choices for 13-card poker; the rest is its edition's.

    The largest buy-in is `most_starts` times the smallest. The person who opens a table may choose
    one of these numbers of computer players as `company`; without a choice it is `house`. Raises
    ValueError where `house` is not among them.
    """

    edition: str
    house: int
    most_starts: int
    company: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.company and (self.house not in self.company or min(self.company) < 0):
            raise ValueError(f"expected house players of {self.company}, got {self.house}")


class _Offered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    thirteen: ThirteenTables
    stakes: tuple[Stakes, ...]


def thirteen_stakes(tables: ThirteenTables) -> tuple[Stakes, ...]:
    """Return the stakes of the edition's table, the lowest first, without bonuses and with them.

    Raises ValueError where they cannot be played, UnknownName for an unknown edition.
    """
    book = edition(tables.edition)
    seats = max(thirteen_rules(book).players)
    if max(tables.company, default=0) >= seats:
        raise ValueError(f"expected company for one at {seats} seats, got {tables.company}")
    return tuple(
        playable(
            Stakes(
                name=f"thirteen-{stake.point}-{'bonus' if bonus else 'plain'}",
                game=THIRTEEN,
                seats=seats,
                buy_in=(stake.start, tables.most_starts * stake.start),
                house=tables.house,
                go_on=stake.go_on,
                point=stake.point,
                bonus=bonus,
                edition=tables.edition,
            ),
            book,
        )
        for stake in rows(book)
        for bonus in (False, True)
    )


@cache
def all_stakes(settings: Settings | None = None) -> dict[str, Stakes]:
    """Return the stakes that a room offers, by name: those of the file, then 13-card poker's.

    Those are under the edition by which the room plays it. Raises ValueError where it has stakes
    that cannot be played.
    """
    offered = _offered()
    played = (settings or Settings()).rules_for(offered.thirteen.edition)
    thirteen = msgspec.structs.replace(offered.thirteen, edition=played)
    return {one.name: one for one in (*offered.stakes, *thirteen_stakes(thirteen))}


@cache
def _offered() -> _Offered:
    """Return the file.

    Raises the error of its decoder where it is wrong.
    """
    text = files(__package__).joinpath("stakes.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), _Offered)


def company(stakes: Stakes) -> tuple[int, ...]:
    """Return the numbers of computer players to choose from when opening a table of these stakes.

    Empty where there is no choice.
    """
    return _offered().thirteen.company if stakes.game == THIRTEEN else ()


def with_company(stakes: Stakes, house: int) -> Stakes | Refusal:
    """Return the same stakes with `house` computer players, or why this cannot be chosen."""
    choices = company(stakes)
    if not choices:
        return COMPANY_FIXED
    if house not in choices:
        told = tuple(str(one) for one in choices)
        return Refusal("company-choice", "syntax", {"choices": told, "came": house})
    return msgspec.structs.replace(stakes, house=house)
