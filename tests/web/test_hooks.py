"""Programs are told of what happens: signed, at least once, over a real local server; and nothing
is sent where it must not be."""

import asyncio
import hmac
import json
from collections.abc import AsyncIterator, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from houses import House

from ruleone import limits
from ruleone.room.commands import Ask, Command
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.views import Accepted
from ruleone.room.webhooks import happenings as happening
from ruleone.room.webhooks.hooks import AddHook, RemoveHook, TryHook, may_reach, target_of
from ruleone.room.webhooks.records import HooksView, HookView
from ruleone.room.webhooks.schema import Name
from ruleone.rulebook.citation import Refusal
from ruleone.store.deliveries import Deliveries, Delivery
from ruleone.store.journal import Row
from ruleone.store.people import ERASED
from ruleone.web.clock import RoomClock
from ruleone.web.hooks import dispatcher as d
from ruleone.web.hooks import sending
from ruleone.web.hooks.sending import signature

PATIENCE_S: Final = 60.0


class Listener:
    """A program that listens: what it was sent, answered with the statuses in turn, then 200."""

    def __init__(self) -> None:
        self.statuses: list[bytes] = []
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self._came = asyncio.Condition()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/hear?a=1"

    async def close(self) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = head.split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.statuses.pop(0) if self.statuses else b"200 OK"
        writer.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        writer.close()
        async with self._came:
            self.heard.append((headers | {"": lines[0]}, body))
            self._came.notify_all()

    async def until(self, count: int) -> list[dict[str, Any]]:
        """All that was heard, once it is so much."""
        async with asyncio.timeout(PATIENCE_S), self._came:
            await self._came.wait_for(lambda: len(self.heard) >= count)
        return [json.loads(body) for _, body in self.heard]


class Told:
    """A house with a director, and its dispatcher."""

    def __init__(self, folder: Path, private: bool = True) -> None:
        self.house = House(settings=Settings(private_hooks=private, gather_ms=10**9))
        self.folder = folder
        self.caller = Caller("", "")
        self.names: dict[str, str] = {}
        self._asked = 0

    def name(self, person: str) -> str:
        """What a person is called now: where nothing else is told, by his id."""
        return self.names.get(person, person)

    def is_erased(self, person: str) -> bool:
        return self.names.get(person) == ERASED

    async def open(self) -> None:
        secret = await self.house.shell.director_link()
        assert secret is not None
        link = await self.house.shell.open_link(secret, Caller("boss", "c"))
        assert not isinstance(link, Refusal)
        self.caller = Caller("boss", "c", (link.link,))
        self.start()

    def start(self) -> None:
        self.deliveries = Deliveries(self.folder / "deliveries.sqlite")
        room, shell = self.house.room, self.house.shell
        self.dispatcher = d.Dispatcher(
            room.hooks,
            self.house.journal,
            self.deliveries,
            RoomClock(),
            self,
            lambda: shell.changed(*room.hooks.topics),
        )
        shell.heard = self.dispatcher.heard
        self.dispatcher.start()

    async def stop(self) -> None:
        await self.dispatcher.stop()
        self.deliveries.close()

    async def ask(self, command: Command) -> Accepted | Refusal:
        self._asked += 1
        answer = await self.house.shell.ask_once(Ask(f"a{self._asked}", command), self.caller)
        assert isinstance(answer.result, Accepted | Refusal)
        return answer.result

    async def add(self, url: str, *kinds: str, event: str | None = None) -> HookView:
        result = await self.ask(AddHook(url, kinds, event))  # type: ignore[arg-type]
        assert isinstance(result, Accepted), result
        assert result.hook is not None
        return result.hook

    async def shown(self) -> tuple[HookView, ...]:
        view = await self.house.shell.see("hooks", self.caller)
        assert isinstance(view, HooksView)
        return view.hooks

    async def until(self, state: str, attempts: int = 1) -> HookView:
        """The hook, once its newest delivery stands so."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                (hook,) = await self.shown()
                last = hook.deliveries[0] if hook.deliveries else None
                if last is not None and (last.state, last.attempts) == (state, attempts):
                    return hook
                await asyncio.sleep(0.01)


@pytest.fixture
async def listener() -> AsyncIterator[Listener]:
    listening = Listener()
    await listening.open()
    yield listening
    await listening.close()


@pytest.fixture
async def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Told]:
    monkeypatch.setattr(d, "AGAIN_MS", (1,))
    one = Told(tmp_path)
    await one.open()
    yield one
    await one.stop()
    one.house.close()


@pytest.mark.feature("webhooks")
async def test_what_is_sent_is_signed_and_of_the_kinds_chosen(
    told: Told, listener: Listener
) -> None:
    hook = await told.add(listener.url, "event-created", "entry")
    made = await told.ask(CreateEvent("heads-up", "Duel"))
    assert isinstance(made, Accepted)
    assert made.event is not None
    await told.ask(Join(made.event))
    heard = {one["kind"]: one for one in await listener.until(2)}
    first, second = heard["event-created"], heard["entry"]
    assert (first["kind"], first["event"]) == ("event-created", made.event)
    assert first["facts"] == {"template": "heads-up", "name": "Duel"}
    assert (second["kind"], second["facts"]["name"]) == ("entry", "boss")
    headers, body = next(one for one in listener.heard if json.loads(one[1]) == first)
    assert headers[""] == "POST /hear?a=1 HTTP/1.1"
    assert headers["ruleone-delivery"] == first["id"].lower()
    parts = dict(part.split("=") for part in headers["ruleone-signature"].split(","))
    signed = hmac.new((hook.secret or "").encode(), f"{parts['t']}.".encode() + body, sha256)
    assert parts["v1"] == signed.hexdigest()
    assert headers["ruleone-signature"] != signature("another", int(parts["t"]), body)
    (shown,) = await told.shown()
    assert shown.secret is None


async def test_what_was_not_heard_is_sent_again_and_given_up_in_the_end(
    told: Told, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    await told.add(listener.url, "level")
    (hook,) = await told.shown()
    listener.statuses = [b"500 No", b"302 Found\r\nlocation: /elsewhere", b"200 OK"]
    await told.ask(TryHook(hook.hook))
    shown = await told.until("done", 3)
    assert shown.deliveries[0].status == 200
    assert len({body for _, body in listener.heard}) == 1, "the same id, the same body"
    assert {headers[""] for headers, _ in listener.heard} == {"POST /hear?a=1 HTTP/1.1"}
    monkeypatch.setattr(limits, "HOOK_ATTEMPTS_MAX", 2)
    listener.statuses = [b"500 No"] * 2
    await told.ask(TryHook(hook.hook))
    shown = await told.until("failed", 2)
    assert (shown.deliveries[0].status, shown.waiting) == (500, 0)


async def test_each_pause_is_longer_than_the_one_before(
    told: Told, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = await told.add(listener.url, "level")
    monkeypatch.setattr(d, "AGAIN_MS", (1, 3_600_000))
    listener.statuses = [b"500 No"] * 2
    await told.ask(TryHook(hook.hook))
    shown = await told.until("waiting", 2)
    (last,) = shown.deliveries
    assert last.next_ms is not None
    assert last.next_ms - last.at_ms >= 3_600_000
    assert len(listener.heard) == 2


def test_the_pauses_grow() -> None:
    assert list(d.AGAIN_MS) == sorted(set(d.AGAIN_MS))


async def test_a_restart_goes_on_where_the_last_one_ended(told: Told, listener: Listener) -> None:
    hook = await told.add(listener.url, "event-created")
    await told.ask(TryHook(hook.hook))
    await told.until("done")
    await told.stop()
    await told.ask(CreateEvent("heads-up", "Duel"))
    await told.ask(TryHook(hook.hook))
    told.start()
    heard = await listener.until(3)
    assert [one["kind"] for one in heard] == ["test", "event-created", "test"]
    ids = [one["id"] for one in heard]
    assert len(set(ids)) == 3
    await told.stop()
    (told.folder / "deliveries.sqlite").unlink()
    told.start()
    again = (await listener.until(6))[3:]
    assert [one["id"] for one in again] == ids, "what was lost is told anew under the same ids"


@pytest.mark.parametrize("away", [False, True])
async def test_an_erased_name_goes_out_of_all_that_waits(
    told: Told, listener: Listener, monkeypatch: pytest.MonkeyPatch, away: bool
) -> None:
    monkeypatch.setattr(d, "AGAIN_MS", (3_600_000,))
    told.names["boss"] = "Zyx Quux"
    await told.add(listener.url, "entry")
    listener.statuses = [b"500 No"]
    made = await told.ask(CreateEvent("six-max", "Friday"))
    assert isinstance(made, Accepted)
    assert made.event is not None
    await told.ask(Join(made.event))
    hook = await told.until("waiting")
    later = RoomClock().now_ms() + 7_200_000
    before = told.deliveries.due(hook.hook, later)
    assert before is not None
    assert "Zyx Quux" in before.body.decode()
    assert _kept(told.folder, b"Zyx Quux")
    if away:
        await told.stop()
        told.names["boss"] = ERASED
        told.start()
    else:
        told.names["boss"] = ERASED
        told.dispatcher.erased()
    async with asyncio.timeout(PATIENCE_S):
        while _kept(told.folder, b"Zyx Quux"):
            await asyncio.sleep(0.01)
    after = told.deliveries.due(hook.hook, later)
    assert after is not None
    assert json.loads(after.body)["facts"]["name"] == ERASED
    assert after.body == before.body.replace(b"Zyx Quux", ERASED.encode())


def _kept(folder: Path, name: bytes) -> bool:
    """Whether the name is to be found in what is kept of deliveries."""
    return any(name in file.read_bytes() for file in folder.glob("deliveries.sqlite*"))


async def test_an_erased_name_is_not_sent_though_it_still_stands_there(
    told: Told, listener: Listener
) -> None:
    told.names |= {"boss": "Zyx Quux", "p1": "Ann"}
    players = [{"player": one, "name": name} for one, name in told.names.items()]
    body = {"facts": {"players": players}}
    players.append({"player": "s3", "name": "At a live table"})
    told.names["boss"] = ERASED
    one = Delivery("d", "w1", "bags", json.dumps(body).encode(), "waiting", 0, 0, 0, None, None)
    hook = await told.add(listener.url, "bags")
    told.deliveries.take("event/e9", 1, [msgspec.structs.replace(one, hook=hook.hook)])
    told.dispatcher.heard(["room"])
    (heard,) = await listener.until(1)
    assert [each["name"] for each in heard["facts"]["players"]] == [
        ERASED, "Ann", "At a live table",
    ]  # fmt: skip


async def test_a_removed_hook_hears_nothing_more(told: Told, listener: Listener) -> None:
    first = await told.add(listener.url, "event-created")
    await told.ask(RemoveHook(first.hook))
    second = await told.add(listener.url, "level")
    await told.ask(CreateEvent("heads-up", "Duel"))
    await told.ask(TryHook(second.hook))
    heard = await listener.until(1)
    assert [one["id"].split("/")[0] for one in heard] == [second.hook]
    refused = await told.ask(TryHook(first.hook))
    assert isinstance(refused, Refusal)
    assert refused.code == "hook-unknown"


async def test_the_address_of_a_removed_hook_is_in_no_file_any_more(
    told: Told, listener: Listener
) -> None:
    url = f"{listener.url}&zyx-quux"
    hook = await told.add(url, "level")
    await told.ask(TryHook(hook.hook))
    assert (await told.until("done")).url == url
    (headers, _) = listener.heard[0]
    assert headers[""] == "POST /hear?a=1&zyx-quux HTTP/1.1"
    folder = told.house.people_file.parent
    assert _stands_in(folder, told.folder)
    await told.ask(RemoveHook(hook.hook))
    async with asyncio.timeout(PATIENCE_S):
        while _stands_in(folder, told.folder):
            await asyncio.sleep(0.01)
    rows = [r for name, _ in told.house.journal.streams() for r in told.house.journal.read(name)]
    assert not [row for row in rows if b"quux" in row.payload + row.body + row.answer]


def _stands_in(*folders: Path) -> bool:
    """Whether the address is in a file of these folders."""
    return any(b"zyx-quux" in file.read_bytes() for one in folders for file in one.iterdir())


async def test_a_hook_whose_address_was_lost_is_sent_nothing(told: Told) -> None:
    hook = await told.add("https://example.org/hear", "level")
    (made,) = told.house.room.hooks
    for erased in told.house.room.forget([made.address]):
        erased.result()
    await told.ask(TryHook(hook.hook))
    shown = await told.until("failed", limits.HOOK_ATTEMPTS_MAX)
    assert (shown.url, shown.deliveries[0].why) == (ERASED, "no-address")


async def test_a_hook_whose_secret_cannot_be_read_is_sent_nothing(told: Told) -> None:
    """The key of the room is lost: a body signed with something else would be refused there."""
    hook = await told.add("https://example.org/hear", "level")
    (made,) = told.house.room.hooks
    told.house.room.hooks.take(msgspec.structs.replace(made, secret="sealed:c153"))
    await told.ask(TryHook(hook.hook))
    shown = await told.until("failed", limits.HOOK_ATTEMPTS_MAX)
    assert shown.deliveries[0].why == "no-secret"


async def test_no_name_leads_into_the_houses_own_network(tmp_path: Path) -> None:
    told = Told(tmp_path, private=False)
    await told.open()
    for url, code in {
        "http://127.0.0.1:9/": "hook-private",
        "http://[::1]/": "hook-private",
        "https://10.1.2.3/a": "hook-private",
        "http://169.254.169.254/latest": "hook-private",
        "ftp://example.org/": "hook-url",
        "http://me:secret@example.org/": "hook-url",
        "http://example.org/#a": "hook-url",
        "http:///nowhere": "hook-url",
        "http://example.org:99999/": "hook-url",
        "http://example.org/\r\nx: y": "hook-url",
        "http://example.org/" + "x" * 500: "hook-url",
    }.items():
        refused = await told.ask(AddHook(url, ("level",)))
        assert isinstance(refused, Refusal), url
        assert refused.code == code, url
    hook = await told.add("http://localhost:9/", "level")
    await told.ask(TryHook(hook.hook))
    shown = await told.until("waiting")
    assert (shown.deliveries[0].why, shown.deliveries[0].status) == ("private", None)
    await told.stop()
    told.house.close()


@pytest.mark.rows(
    ("address", "public", "private"),
    [
        ("93.184.216.34", True, True),
        ("127.0.0.1", False, True),
        ("192.168.1.5", False, True),
        ("fd00::1", False, True),
        ("::ffff:10.0.0.1", False, True),
        ("::ffff:169.254.169.254", False, False),
        ("169.254.169.254", False, False),
        ("fe80::1%eth0", False, False),
        ("224.0.0.1", False, False),
        ("0.0.0.0", False, False),
        ("2a00:1450:4001::1", True, True),
        ("::1", False, True),
        ("::", False, False),
        ("64:ff9b::5db8:d822", True, True),
        ("64:ff9b::a9fe:a9fe", False, False),
        ("64:ff9b::7f00:1", False, True),
        ("64:ff9b:1::7f00:1", False, False),
        ("64:ff9b:1::a9fe:a9fe", False, False),
        ("::7f00:1", False, True),
        ("::ffff:0:7f00:1", False, True),
        ("::ffff:0:a9fe:a9fe", False, False),
        ("2002:7f00:1::", False, True),
        ("2002:a9fe:a9fe::", False, False),
        ("2001:0:4136:e378:8000:63bf:80ff:fffe", False, False),
        ("fec0::1", False, True),
    ],
)
def test_which_numbers_may_be_reached(address: str, public: bool, private: bool) -> None:
    assert (may_reach(address, False), may_reach(address, True)) == (public, private)


def test_a_target_is_taken_apart() -> None:
    target = target_of("https://example.org/a?b=c", private=False)
    assert not isinstance(target, Refusal)
    assert (target.host, target.port, target.path, target.secure) == (
        "example.org", 443, "/a?b=c", True,
    )  # fmt: skip


async def test_what_cannot_be_told_is_shown_and_all_else_is_told_meanwhile(
    told: Told, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row of one event fails: the other is told, the page says what is not, and once the failure
    is over nothing is missing."""
    await told.add(listener.url, "event-created", "entry")
    made = [await told.ask(CreateEvent("heads-up", name)) for name in ("Bad", "Good")]
    bad, good = (one.event for one in made if isinstance(one, Accepted) and one.event is not None)
    await listener.until(2)
    happenings = happening.happenings

    def failing(row: Row, name: Name) -> tuple[happening.Happening, ...]:
        if row.stream == f"event/{bad}":
            raise ValueError("its words may tell of cards")
        return happenings(row, name)

    monkeypatch.setattr(happening, "happenings", failing)
    await told.ask(Join(bad))
    await told.ask(Join(good))
    heard = await listener.until(3)
    assert {(one["kind"], one["event"]) for one in heard[2:]} == {("entry", good)}

    async def not_told() -> list[tuple[str | None, str]]:
        view = await told.house.shell.see("hooks", told.caller)
        assert isinstance(view, HooksView)
        return [(one.event, one.what) for one in view.not_told]

    async with asyncio.timeout(PATIENCE_S):
        while await not_told() != [(bad, "ValueError")]:
            await asyncio.sleep(0.01)
    monkeypatch.setattr(happening, "happenings", happenings)
    async with asyncio.timeout(PATIENCE_S):
        while await not_told():
            await asyncio.sleep(0.01)
        while not any(one["event"] == bad for one in (await listener.until(3))[2:]):
            await asyncio.sleep(0.01)


async def test_what_fails_beside_the_journal_is_tried_again(
    told: Told, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = [OSError("the disk is full")] * 3
    due = told.deliveries.next_ms

    def failing(hooks: Iterable[str]) -> int | None:
        if fails:
            raise fails.pop()
        return due(hooks)

    monkeypatch.setattr(told.deliveries, "next_ms", failing)
    await told.add(listener.url, "event-created")
    await told.ask(CreateEvent("heads-up", "Duel"))
    (heard,) = await listener.until(1)
    assert heard["kind"] == "event-created"
    assert not fails


async def test_a_delivery_that_fails_in_the_room_is_tried_again_and_said(
    told: Told, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = [ValueError("a mistake")]
    send = sending.send

    async def failing(*told_of: Any) -> int:
        if fails:
            raise fails.pop()
        return await send(*told_of)

    monkeypatch.setattr(d, "send", failing)
    await told.add(listener.url, "event-created")
    await told.ask(CreateEvent("heads-up", "Duel"))
    await listener.until(1)
    hook = await told.until("done", 2)
    assert hook.deliveries[0].why is None
