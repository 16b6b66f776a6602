"""Tokens of programs: made by the director, worth their role and no more, until they end."""

import pytest
from world import World

from ruleone import limits
from ruleone.room import commands as c
from ruleone.room import director_commands as dc
from ruleone.room.programs import commands as p
from ruleone.room.programs.tokens import DAY_MS
from ruleone.room.programs.views import TokensView, TokenView
from ruleone.room.roles import Caller
from ruleone.rulebook import Refusal


def made(world: World, by: Caller, **terms: object) -> TokenView:
    """A token for these terms, with its secret."""
    command = p.MakeToken(**({"name": "Overlay", "role": "floor"} | terms))  # type: ignore[arg-type]
    token = world.do(by, command).token
    assert token is not None
    assert token.secret is not None
    return token


def program(world: World, token: TokenView) -> Caller | None:
    """The caller whom the room knows by the token."""
    found = world.room.program(token.secret or "", world.now_ms)
    return None if found is None else found[0]


def told(world: World, by: Caller) -> tuple[TokenView, ...]:
    view = world.see("tokens", by)
    assert isinstance(view, TokensView)
    return view.tokens


def test_a_program_asks_under_its_own_name_and_role() -> None:
    world = World()
    director = world.director()
    token = made(world, director)
    caller = program(world, token)
    assert caller is not None
    assert world.room.program(token.secret or "", world.now_ms) == (caller, "Overlay")
    assert caller.person != director.person
    event = world.fresh(director)
    world.do(caller, dc.Announce(event, "Soup is served"))
    assert world.refused(caller, dc.NextLevel(event, "late")).code == "needs-director"
    assert world.refused(caller, p.RevokeToken(token.token)).code == "needs-director"
    assert isinstance(world.room.view("tokens", caller, world.now_ms), Refusal)
    assert world.room.program("ruleone_" + "0" * 64, world.now_ms) is None


def test_a_token_for_one_event_is_none_in_another() -> None:
    world = World()
    director = world.director()
    mine = world.do(director, c.CreateEvent("heads-up", "Duel")).event
    other = world.do(director, c.CreateEvent("heads-up", "Second")).event
    assert mine
    assert other
    caller = program(world, made(world, director, event=mine))
    assert caller is not None
    world.do(caller, dc.Announce(mine, "Soup is served"))
    assert world.refused(caller, dc.Announce(other, "Soup")).code == "needs-floor"


def test_the_secret_is_told_once_and_kept_nowhere() -> None:
    world = World()
    director = world.director()
    token = made(world, director)
    assert [one.secret for one in told(world, director)] == [None]
    assert token.secret is not None
    kept = [row.payload + row.answer for row in world.journal.read("room")]
    assert not [row for row in kept if token.secret.encode() in row]


@pytest.mark.parametrize("restart", [False, True])
def test_a_revoked_token_is_worth_nothing_at_once(restart: bool) -> None:
    world = World()
    director = world.director()
    token = made(world, director)
    caller = program(world, token)
    assert caller is not None
    event = world.fresh(director)
    world.do(director, p.RevokeToken(token.token))
    if restart:
        world.restart()
    assert program(world, token) is None
    assert world.refused(caller, dc.Announce(event, "Soup")).code == "needs-floor"
    assert [one.ended for one in told(world, director)] == ["revoked"]
    assert world.refused(director, p.RevokeToken(token.token)).code == "token-ended"
    assert world.refused(director, p.RevokeToken("t9")).code == "token-unknown"


@pytest.mark.parametrize("restart", [False, True])
def test_a_token_ends_by_the_wall_also_while_the_room_is_down(restart: bool) -> None:
    world = World()
    director = world.director()
    token = made(world, director, days=2)
    caller = program(world, token)
    assert caller is not None
    assert token.ends_ms == world.now_ms + 2 * DAY_MS
    event = world.fresh(director)
    world.do(caller, dc.Announce(event, "Soup"))
    world.now_ms += 2 * DAY_MS
    if restart:
        world.restart()
    assert program(world, token) is None
    world.wake()
    assert world.refused(caller, dc.Announce(event, "Soup")).code == "needs-floor"
    assert [one.ended for one in told(world, director)] == ["expired"]


def test_what_no_token_can_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    director = world.director()
    bad = {
        "dealer-needs-table": p.MakeToken("A", "dealer"),
        "table-needs-event": p.MakeToken("A", "floor", table=1),
        "event-unknown": p.MakeToken("A", "floor", event="e99"),
        "token-days": p.MakeToken("A", "floor", days=0),
        "name-length": p.MakeToken(" ", "floor"),
    }
    for code, command in bad.items():
        assert world.refused(director, command).code == code
    made(world, director)
    assert world.refused(director, p.MakeToken("Overlay", "floor")).code == "name-taken"
    monkeypatch.setattr(limits, "PROGRAM_TOKENS_MAX", 1)
    assert world.refused(director, p.MakeToken("B", "floor")).code == "too-many-tokens"
