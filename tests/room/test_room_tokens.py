"""Tokens of programs: made by the director, worth their role and no more, until they end."""

import pytest
from world import World

from ruleone import limits
from ruleone.room.access.role_links import LinksView, MakeLink, RevokeLink
from ruleone.room.access.tokens import DAY_MS, MakeToken, RevokeToken
from ruleone.room.core.roles import Caller
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.recovery.forgetting import ForgetPlayer
from ruleone.room.views import Accepted
from ruleone.room.webhooks import hooks as p
from ruleone.room.webhooks.records import HooksView, TokensView, TokenView
from ruleone.rulebook import Refusal
from ruleone.store.people import ERASED


def made(world: World, by: Caller, **terms: object) -> TokenView:
    """A token for these terms, with its secret."""
    command = MakeToken(**({"name": "Overlay", "role": "floor"} | terms))  # type: ignore[arg-type]
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


@pytest.mark.feature("tokens")
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
    assert world.refused(caller, RevokeToken(token.token)).code == "needs-director"
    assert isinstance(world.room.view("tokens", caller, world.now_ms), Refusal)
    assert world.room.program("ruleone_" + "0" * 64, world.now_ms) is None


@pytest.mark.feature("tokens")
def test_a_token_for_one_event_is_none_in_another() -> None:
    world = World()
    director = world.director()
    mine = world.do(director, CreateEvent("heads-up", "Duel")).event
    other = world.do(director, CreateEvent("heads-up", "Second")).event
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


def test_a_tokens_name_stands_where_it_can_be_erased_and_nowhere_else() -> None:
    world = World()
    director = world.director()
    command = MakeToken("Zyx Quux", "floor")

    def asked_again() -> TokenView:
        result = world.ask(director, command, "once").result
        assert isinstance(result, Accepted)
        assert result.token is not None
        return result.token

    first = asked_again()
    world.restart()
    again = asked_again()
    assert (again.token, again.name, again.secret) == (first.token, "Zyx Quux", None)
    rows = [row for name, _ in world.journal.streams() for row in world.journal.read(name)]
    assert not [row for row in rows if b"Quux" in row.payload + row.body + row.answer]
    other = world.ask(director, MakeToken("Zyx Quux", "screen"), "once").result
    assert other == Refusal("same-id-other-command", "ambiguous")
    caller = program(world, first)
    assert caller is not None
    world.do(director, ForgetPlayer(caller.person))
    assert asked_again().name == ERASED
    assert [one.name for one in told(world, director)] == [ERASED]


@pytest.mark.rows("restart", [False, True])
def test_a_token_ends_with_the_name_that_is_erased(restart: bool) -> None:
    world = World()
    director = world.director()
    token, other = made(world, director), made(world, director, name="Clock")
    caller = program(world, token)
    assert caller is not None
    world.do(director, ForgetPlayer(caller.person))
    if restart:
        world.restart()
    assert program(world, token) is None
    assert program(world, other) is not None
    ended = {one.token: one.ended for one in told(world, director)}
    assert ended == {token.token: "revoked", other.token: None}


@pytest.mark.rows("restart", [False, True])
def test_a_revoked_token_is_worth_nothing_at_once(restart: bool) -> None:
    world = World()
    director = world.director()
    token = made(world, director)
    caller = program(world, token)
    assert caller is not None
    event = world.fresh(director)
    world.do(director, RevokeToken(token.token))
    if restart:
        world.restart()
    assert program(world, token) is None
    assert world.refused(caller, dc.Announce(event, "Soup")).code == "needs-floor"
    assert [one.ended for one in told(world, director)] == ["revoked"]
    assert world.refused(director, RevokeToken(token.token)).code == "token-ended"
    assert world.refused(director, RevokeToken("t9")).code == "token-unknown"


@pytest.mark.rows("restart", [False, True])
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
        "dealer-needs-table": MakeToken("A", "dealer"),
        "table-needs-event": MakeToken("A", "floor", table=1),
        "event-unknown": MakeToken("A", "floor", event="e99"),
        "token-days": MakeToken("A", "floor", days=0),
        "name-length": MakeToken(" ", "floor"),
    }
    for code, command in bad.items():
        assert world.refused(director, command).code == code
    made(world, director)
    assert world.refused(director, MakeToken("Overlay", "floor")).code == "name-taken"
    monkeypatch.setattr(limits, "PROGRAM_TOKENS_MAX", 1)
    assert world.refused(director, MakeToken("B", "floor")).code == "too-many-tokens"


class TwoEvents:
    """A room with two events, a director of each alone, and one of the whole room."""

    def __init__(self) -> None:
        self.world = World()
        self.boss = self.world.director()
        self.mine, self.ann = self._event("Duel", "Ann")
        self.other, self.ben = self._event("Second", "Ben")

    def _event(self, name: str, director: str) -> tuple[str, Caller]:
        event = self.world.do(self.boss, CreateEvent("heads-up", name)).event
        assert event
        token = made(self.world, self.boss, name=director, role="director", event=event)
        caller = program(self.world, token)
        assert caller is not None
        return event, caller

    def shown(self, topic: str, by: Caller) -> tuple[str, ...] | None:
        """The ids that a topic shows; None where he may not see it."""
        view = self.world.room.view(topic, by, self.world.now_ms)
        if isinstance(view, Refusal):
            assert view.code == "needs-director"
            return None
        match view:
            case TokensView():
                return tuple(one.token for one in view.tokens)
            case HooksView():
                return tuple(one.hook for one in view.hooks)
        assert isinstance(view, LinksView)
        return tuple(one.link for one in view.links)


def test_the_director_of_an_event_lists_and_revokes_its_tokens_and_no_others() -> None:
    two = TwoEvents()
    world, ann, ben = two.world, two.ann, two.ben
    wide = made(world, two.boss, name="Wide")
    mine = made(world, ann, name="Clock", event=two.mine)
    his = made(world, ben, name="Board", event=two.other)
    assert two.shown(f"tokens/{two.mine}", ann) == (mine.token, "t1")
    assert two.shown(f"tokens/{two.other}", ben) == (his.token, "t2")
    for topic in (f"tokens/{two.other}", "tokens"):
        assert two.shown(topic, ann) is None
    assert two.shown("tokens", two.boss) == (his.token, mine.token, wide.token, "t2", "t1")
    for token in (his.token, wide.token, "t2", "t99"):
        assert world.refused(ann, RevokeToken(token)).code == "needs-director"
    world.do(ann, RevokeToken(mine.token))
    assert {f"tokens/{two.mine}", "tokens"} <= set(world.outcomes[-1].changed)
    assert program(world, mine) is None
    assert program(world, his) is not None


def test_the_director_of_an_event_keeps_its_links_and_hooks_and_no_others() -> None:
    two = TwoEvents()
    world, ann, ben = two.world, two.ann, two.ben
    wide = world.do(two.boss, p.AddHook("https://example.org/", ("level",))).hook
    mine = world.do(ann, p.AddHook("https://example.org/a", ("level",), two.mine)).hook
    link = world.do(ann, MakeLink("floor", two.mine)).link
    assert wide is not None
    assert mine is not None
    assert link is not None
    assert two.shown(f"hooks/{two.mine}", ann) == (mine.hook,)
    assert two.shown(f"links/{two.mine}", ann) == (link.link,)
    assert two.shown(f"hooks/{two.mine}", ben) is None
    assert two.shown("hooks", two.boss) == (mine.hook, wide.hook)
    for command in (p.TryHook(wide.hook), p.RemoveHook(wide.hook), RevokeLink("l1")):
        assert world.refused(ann, command).code == "needs-director"
    for command in (p.TryHook(mine.hook), p.RemoveHook(mine.hook), RevokeLink(link.link)):
        assert world.refused(ben, command).code == "needs-director"
        world.do(ann, command)
    assert two.shown(f"hooks/{two.mine}", ann) == ()
    assert world.refused(ann, p.AddHook("https://a.org/", ("level",))).code == "needs-director"
