"""Home games: their plan, their invitation, the guests who come by it, and their page."""

from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec

from ruleone import limits
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DIRECTOR, digest
from ruleone.room.core.settings import Settings
from ruleone.room.event.clock.event_clock import plan
from ruleone.room.event.entries.entering import enter, too_many_events
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import NO_SUCH_EVENT, EventOrder, Events
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.records import GuestCame, HomeGameMade, Invited
from ruleone.room.event.undo import ActView, act_views
from ruleone.rulebook import Edition, Refusal, edition
from ruleone.rulebook.citation import Citation, Parameter
from ruleone.tournament.button import deck_duty
from ruleone.tournament.hands.choosing import Entropy
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.structure import Level, Structure

Reopening = Literal["a", "b", "c"]

Showing = Literal["voluntary", "river-callers", "turn-callers", "anyone"]


class MakeHomeGame(Order, frozen=True, tag="make-home-game"):
    """Make a private table for friends, who come by its invitation, and enter it.

    The answer's `event` is its page, where the host finds the invitation. `small_blind` may be any
    share of the big one, or 0 for a single blind. `reopening` is which way short all-ins reopen the
    betting (holdem-allin-short-a, -b, -c), `showing` who may ask to see a hand
    (holdem-show-variants). `house_players` is the maximum of computer players who take free seats
    at the start.
    """

    name: str
    seats: int
    stack: int
    small_blind: int
    big_blind: int
    reopening: Reopening = "a"
    showing: Showing = "voluntary"
    house_players: int = 0

    def run(self, step: Step) -> Done | Refusal:
        """Open the table, and enter its host."""
        game = plan_of(self, step.ports.settings)
        if isinstance(game, Refusal):
            return game
        events, person, batch = step.part(Events), step.person, step.batch
        refused = too_many(events.home_games(), person) or too_many_events(events.hosts, person)
        refused = refused or events.may_make_home_game(step.caller.address, step.at_ms, batch)
        if refused is not None:
            return refused
        host = events.open(game.config, game.rules, game.name, person, batch, at_will=True)
        host.made_from = step.caller.address
        make(host, person, game.house, step.ports.entropy, batch)
        refused = enter(host, person, step.ports.is_here(person), step.at_ms, batch)
        assert refused is None, f"the maker of a home game was refused: {refused}"
        host.change_all(batch)
        plan(host, step.at_ms)
        return Done(event=host.event)


class ComeIn(Order, frozen=True, tag="come-in"):
    """Come to a home game by the secret of its invitation."""

    event: str
    token: str

    def run(self, step: Step) -> Done | Refusal:
        """Let the person enter by the invitation."""
        events = step.part(Events)
        host = events.hosts.get(self.event)
        if host is None or (host.phase == "over" and not host.shows_to(step.person)):
            gone = events.absence(self.event)
            return NO_INVITATION if gone == NO_SUCH_EVENT else gone
        if not come_in(host, step.person, self.token, step.batch):
            return NO_INVITATION
        return Done(event=host.event)


class Invite(EventOrder, frozen=True, tag="invite"):
    """Host of a home game: replace the invitation by another, or with `open` false by none.

    Guests who came by the former one and have no seat are out.
    """

    open: bool = True

    may = DIRECTOR
    maker_may = True

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Replace the invitation; the former one lets nobody in."""
        if host.home is None:
            return NO_HOME_GAME
        token = step.ports.entropy(TOKEN_BYTES).hex() if self.open else None
        host.record(Invited(None if token is None else digest(token)), step.batch)
        host.home.token = token
        host.change_all(step.batch)
        return None


ORDERS = (MakeHomeGame, ComeIn, Invite)


TOKEN_BYTES: Final = 24

LEVEL_MS: Final = 3_600_000
"""A structure has levels of some length; the only one here has no end."""

HOME: Final = "home-game"
"""The template of every home game."""

NO_HOME_GAME: Final = Refusal("not-a-home-game", "illegal")

NO_INVITATION: Final = Refusal("invitation-unknown", "illegal")


class Plan(msgspec.Struct, frozen=True):
    """A home game as it will be opened."""

    config: EventConfig
    rules: Edition
    name: str
    house: int


def plan_of(do: MakeHomeGame, settings: Settings) -> Plan | Refusal:
    """Return the game that is asked for, or the first thing of it that cannot be played."""
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


def _bounds(do: MakeHomeGame) -> Iterator[tuple[str, int, int, int]]:
    yield "seats", do.seats, 2, limits.SEATS_MAX
    yield "big-blind", do.big_blind, 1, limits.HOME_GAME_STACK_MAX_CHIPS
    yield "small-blind", do.small_blind, 0, do.big_blind
    yield "stack", do.stack, do.big_blind, limits.HOME_GAME_STACK_MAX_CHIPS
    yield "house-players", do.house_players, 0, do.seats - 1


def too_many(games: Iterable[EventHost], person: str) -> Refusal | None:
    """Return why the person may make no further home game, or None."""
    mine = sum(host.is_made_by(person) for host in games)
    if mine < limits.HOME_GAMES_OF_A_PERSON_MAX:
        return None
    most = limits.HOME_GAMES_OF_A_PERSON_MAX
    return Refusal("too-many-home-games-of-yours", "illegal", {"most": most})


def make(host: EventHost, maker: str, house: int, entropy: Entropy, batch: Batch) -> None:
    """Make the event this person's home game, with an invitation."""
    token = entropy(TOKEN_BYTES).hex()
    host.record(HomeGameMade(maker, house, digest(token)), batch)
    assert host.home is not None
    host.home.token = token


def come_in(host: EventHost, person: str, token: str, batch: Batch) -> bool:
    """Let a person come by an invitation, as often as they like; return whether it is valid."""
    home = host.home
    if home is None or not home.opens(token):
        return False
    if home.knows(person) or person in host.presences:
        return True
    if home.is_full:
        return False
    host.record(GuestCame(person), batch)
    batch.change("lobby")
    return True


def invitation_path(host: EventHost) -> str | None:
    """Return the path of the invitation while its secret is known: a restart forgets it."""
    if host.home is None or host.home.token is None:
        return None
    return f"/invite/{host.event}/{host.home.token}"


class DutyView(msgspec.Struct, frozen=True):
    """The dealer's duties by seat, in this hand or the next, where the players deal themselves.

    The room deals its own sealed deck all the same.
    """

    dealer: int
    shuffler: int
    cutter: int
    citation: Citation


class HomeView(msgspec.Struct, frozen=True):
    """A home game, for its own people; `mine` where the viewer is its host.

    The host alone sees the path of the `invitation`, None where there is none or where a restart
    has forgotten it. `invites` is whether one is in force. `house` is the maximum of computer
    players who take free seats at the start. `reopening` and `showing` are the host's choices (see
    `make-home-game`). `acts` are the host's last acts, the newest first, shown to the host alone,
    with those that can be undone.
    """

    maker: str
    mine: bool
    house: int
    small_blind: int
    big_blind: int
    reopening: str
    showing: str
    invites: bool = False
    invitation: str | None = None
    acts: tuple[ActView, ...] = ()


def reopening_of(edition: str) -> str:
    """Return the host's choice of how short all-ins reopen the betting, from the edition's name."""
    return edition.partition("+")[0].removeprefix("holdem-")


def home_view(host: EventHost, person: str, now_ms: int) -> HomeView | None:
    """Return the host's choices for the home game; None for any other event."""
    if host.home is None:
        return None
    state = host.tournament.state
    mine = host.is_made_by(person)
    level = state.config.structure.levels[0]
    return HomeView(
        maker=host.name_of(host.home.maker),
        mine=mine,
        house=host.home.house,
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        reopening=reopening_of(state.rules.id),
        showing=state.rules.choice("showdown.request_to_see"),
        invites=host.home.door is not None,
        invitation=invitation_path(host) if mine else None,
        acts=act_views(host, person, now_ms) if mine else (),
    )


def duty_view(host: EventHost, table: TableHost) -> DutyView | None:
    """Return who deals, shuffles and cuts in this hand or the next; None outside of home games."""
    state = host.tournament.state
    if host.home is None or state.phase != "running":
        return None
    if table.in_hand and table.order is not None:
        seats, button = tuple(table.order.seats), table.order.button
    else:
        coming = state.tables[table.number].lineup(state.rules)
        if coming is None:
            return None
        seats, button = coming.dealt_in, coming.positions.button
    duty = deck_duty(seats, button, state.rules)
    return DutyView(duty.dealer, duty.shuffler, duty.cutter, duty.citation)
