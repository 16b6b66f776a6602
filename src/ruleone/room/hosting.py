"""Home games: who may make one and how it will be played, its invitation, and who comes by it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ruleone import limits
from ruleone.room import home_commands as hc
from ruleone.room import records as r
from ruleone.room.batch import Batch
from ruleone.room.event_host import EventHost
from ruleone.room.lobby import HOME, Lobby
from ruleone.room.names import plain
from ruleone.room.roles import digest
from ruleone.room.settings import Settings
from ruleone.rulebook import Edition, Refusal, edition
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.hands.choosing import Entropy
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.structure import Level, Structure

TOKEN_BYTES: Final = 24
LEVEL_MS: Final = 3_600_000
"""A structure has levels of some length; the only one here has no end."""
NO_HOME_GAME: Final = Refusal("not-a-home-game", "illegal")
NO_INVITATION: Final = Refusal("invitation-unknown", "illegal")


class Plan(msgspec.Struct, frozen=True):
    """A home game as it will be opened."""

    config: EventConfig
    rules: Edition
    name: str
    house: int


def plan_of(do: hc.MakeHomeGame, settings: Settings) -> Plan | Refusal:
    """The game that is asked for, or the first thing of it that cannot be played."""
    name = plain(do.name)
    if len(name) > limits.NAME_MAX_CHARACTERS:
        return Refusal("name-length", "syntax", {"most": limits.NAME_MAX_CHARACTERS})
    for what, came, least, most in _bounds(do):
        if not least <= came <= most:
            told: dict[str, Parameter] = {"what": what, "least": least, "most": most, "came": came}
            return Refusal("home-game-bounds", "syntax", told)
    book = edition(settings.rules_for(f"holdem-{do.reopening}"))
    rules = book.with_options({"showdown.request_to_see": do.showing})
    level = Level(do.small_blind, do.big_blind)
    config = EventConfig(
        template=HOME,
        structure=Structure((level,), level_ms=LEVEL_MS),
        seats=do.seats,
        table_size=do.seats,
        starting_stack=do.stack,
        buy_in=0,
        format="full-ring" if do.seats > 6 else "short-handed",
        kind="home",
    )
    return Plan(config, rules, name, do.house_players)


def _bounds(do: hc.MakeHomeGame) -> Iterator[tuple[str, int, int, int]]:
    yield "seats", do.seats, 2, limits.SEATS_MAX
    yield "big-blind", do.big_blind, 1, limits.HOME_GAME_STACK_MAX_CHIPS
    yield "small-blind", do.small_blind, 0, do.big_blind
    yield "stack", do.stack, do.big_blind, limits.HOME_GAME_STACK_MAX_CHIPS
    yield "house-players", do.house_players, 0, do.seats - 1


def too_many(lobby: Lobby, person: str) -> Refusal | None:
    """Why the person makes no further home game."""
    mine = sum(host.is_made_by(person) for host in lobby.home_games())
    if mine < limits.HOME_GAMES_OF_A_PERSON_MAX:
        return None
    most = limits.HOME_GAMES_OF_A_PERSON_MAX
    return Refusal("too-many-home-games-of-yours", "illegal", {"most": most})


def make(host: EventHost, maker: str, house: int, entropy: Entropy, batch: Batch) -> None:
    """The event becomes this person's home game, with an invitation."""
    token = entropy(TOKEN_BYTES).hex()
    host.record(r.HomeGameMade(maker, house, digest(token)), batch)
    assert host.home is not None
    host.home.token = token


def invite(host: EventHost, open_: bool, entropy: Entropy, batch: Batch) -> Refusal | None:
    """Another invitation in the place of the former, or none."""
    if host.home is None:
        return NO_HOME_GAME
    token = entropy(TOKEN_BYTES).hex() if open_ else None
    host.record(r.Invited(None if token is None else digest(token)), batch)
    host.home.token = token
    host.change_all(batch)
    return None


def come_in(host: EventHost, person: str, token: str, batch: Batch) -> bool:
    """The person comes by an invitation; whether it lets him in. As often as he likes."""
    home = host.home
    if home is None or not home.opens(token):
        return False
    if home.knows(person) or person in host.presences:
        return True
    if home.is_full:
        return False
    host.record(r.GuestCame(person), batch)
    batch.change("lobby")
    return True


def invitation_path(host: EventHost) -> str | None:
    """Where friends come in, as long as the secret is known: a restart forgets it."""
    if host.home is None or host.home.token is None:
        return None
    return f"/invite/{host.event}/{host.home.token}"
