"""Where a hook is told stands beside the journal, and goes with the hook."""

import msgspec
import pytest
from world import World

from ruleone.room.core.roles import Caller
from ruleone.room.views import Accepted
from ruleone.room.webhooks import hooks as p
from ruleone.room.webhooks.records import HooksView, HookView
from ruleone.rulebook import Refusal
from ruleone.store.journal import Entry, Write
from ruleone.store.people import ERASED

URL = "https://example.org/greta-quux/hear"
ADD = p.AddHook(URL, ("elimination",))


def asked(world: World, by: Caller) -> HookView:
    """The hook, asked for once or again under the same id."""
    result = world.ask(by, ADD, "once").result
    assert isinstance(result, Accepted)
    assert result.hook is not None
    return result.hook


def shown(world: World, by: Caller) -> list[str]:
    view = world.see("hooks", by)
    assert isinstance(view, HooksView)
    return [one.url for one in view.hooks]


def in_journal(world: World, text: bytes) -> list[str]:
    """What of the journal has the text."""
    rows = [row for name, _ in world.journal.streams() for row in world.journal.read(name)]
    return [row.kind for row in rows if text in row.payload + row.body + row.answer]


@pytest.mark.feature("webhooks")
def test_the_address_of_a_hook_is_in_no_record_and_goes_with_the_hook() -> None:
    world = World()
    director = world.director()
    first = asked(world, director)
    assert (first.url, shown(world, director)) == (URL, [URL])
    world.restart()
    again = asked(world, director)
    assert (again.hook, again.url, again.secret) == (first.hook, URL, None)
    assert shown(world, director) == [URL]
    assert list(world.people.addresses.values()) == [URL]
    world.do(director, p.TryHook(first.hook))
    world.do(director, p.RemoveHook(first.hook))
    assert world.people.addresses == {}
    assert asked(world, director).url == ERASED
    world.restart()
    assert asked(world, director).url == ERASED
    assert shown(world, director) == []
    assert in_journal(world, b"quux") == []
    other = world.ask(director, p.AddHook(URL, ("level",)), "once").result
    assert other == Refusal("same-id-other-command", "ambiguous")


def test_an_address_without_a_hook_is_forgotten_by_the_next_start() -> None:
    world = World()
    director = world.director()
    stays = world.do(director, p.AddHook("https://example.org/stays", ("level",)))
    world.lag = True
    asked(world, director)
    assert URL in world.people.addresses.values()
    world.restart()
    assert list(world.people.addresses.values()) == ["https://example.org/stays"]
    assert shown(world, director) == ["https://example.org/stays"]
    assert stays.hook is not None
    world.do(director, p.RemoveHook(stays.hook.hook))
    world.restart()  # the removal was not durable
    assert shown(world, director) == ["https://example.org/stays"]
    world.do(director, p.RemoveHook(stays.hook.hook))
    world.room.forget = lambda texts: ()  # type: ignore[method-assign]
    world.flush()
    assert list(world.people.addresses.values()) == ["https://example.org/stays"]
    world.restart()  # it was, and the room died before it forgot
    assert world.people.addresses == {}


def test_a_journal_of_an_earlier_version_tells_its_hooks_where_it_told_them() -> None:
    world = World()
    director = world.director()
    rows = list(world.journal.read("room"))
    old = {
        "type": "hook-added", "hook": "w1", "url": URL, "kinds": ["level"], "event": None,
        "secret": "00", "by": "boss", "at_ms": 0,
    }  # fmt: skip
    entry = Entry("hook-added", msgspec.msgpack.encode(old))
    epoch, version = rows[-1].epoch, rows[-1].version
    world.journal.append([Write("room", version, epoch, world.now_ms, (entry,))]).result()
    world.restart()
    assert shown(world, director) == [URL]
    new = world.do(director, ADD).hook
    assert new is not None
    assert (new.hook, shown(world, director)) == ("w2", [URL, URL])
    world.do(director, p.RemoveHook("w1"))
    world.restart()
    assert shown(world, director) == [URL]
    assert in_journal(world, b"quux") == ["hook-added"]


def test_a_hook_whose_address_was_lost_shows_a_dash() -> None:
    world = World()
    director = world.director()
    asked(world, director)
    (address,) = world.people.addresses
    world.people.erase(address)
    world.restart()
    assert shown(world, director) == [ERASED]
