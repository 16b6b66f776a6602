"""Role links: made, revoked, told and opened."""

from test_room_roles import come_by, holder, secret_of
from world import World

from ruleone.limits import ROLE_LINKS_MAX
from ruleone.room.access.role_links import LinkView, MakeLink, RevokeLink
from ruleone.room.core.roles import Caller, LinkMade, digest
from ruleone.room.event.orders import commands as dc
from ruleone.room.views import Accepted, Outcome
from ruleone.rulebook import Refusal


def test_a_revoked_link_is_worth_nothing_at_once() -> None:
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    floor = holder(world, boss, "floor")
    world.do(floor, dc.Pause(event, "a spill"))
    world.do(boss, RevokeLink(floor.links[0]))
    assert f"director/{event}" in world.outcomes[-1].changed, "an open page of his is told at once"
    assert world.refused(floor, dc.Resume(event, "dry")).code == "needs-floor"
    assert isinstance(world.room.view(f"director/{event}", floor, world.now_ms), Refusal)
    assert world.room.welcome(floor, world.now_ms).roles == ()
    assert world.refused(boss, RevokeLink(floor.links[0])).code == "link-revoked"
    assert world.refused(boss, RevokeLink("l999")).code == "link-unknown"
    world.restart()
    assert world.refused(floor, dc.Resume(event, "dry")).code == "needs-floor"


def test_the_last_link_of_a_director_stays() -> None:
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    holder(world, boss, "floor")
    holder(world, boss, "director", event)
    assert world.refused(boss, RevokeLink(boss.links[0])).code == "link-last-director"
    assert world.outcomes[-1].writes == ()
    other = holder(world, boss, "director")
    world.do(boss, RevokeLink(boss.links[0]))
    assert world.room.welcome(boss, world.now_ms).roles == ()
    assert world.refused(other, RevokeLink(other.links[0])).code == "link-last-director"
    world.restart()
    assert world.refused(other, RevokeLink(other.links[0])).code == "link-last-director"


def test_a_director_link_that_nobody_came_by_in_time_is_no_last_one() -> None:
    world = World(seed=1)
    boss = world.director()
    for once in (True, False):
        over = world.do(boss, MakeLink("director", once=once, minutes=10)).link
        assert over is not None
        world.now_ms += 600_000
        assert world.refused(boss, RevokeLink(boss.links[0])).code == "link-last-director"
    used = world.do(boss, MakeLink("director", once=True, minutes=10)).link
    assert used is not None
    other = come_by(world, used, "other")
    world.now_ms += 600_000
    world.restart()
    world.do(boss, RevokeLink(boss.links[0]))
    assert world.refused(other, RevokeLink(other.links[0])).code == "link-last-director"


def test_the_director_is_shown_the_links_that_count_for_something() -> None:
    world = World(seed=1)
    boss = world.director()
    made: dict[str, LinkView] = {}
    for name, minutes in (("open", None), ("revoked", None), ("over", 10), ("used", 10)):
        link = world.do(boss, MakeLink("floor", minutes=minutes)).link
        assert link is not None
        made[name] = link
    come_by(world, made["used"], "floor")
    world.do(boss, RevokeLink(made["revoked"].link))
    assert shown(world, boss, made) == ["used", "over", "open"]
    world.now_ms += 600_000
    assert shown(world, boss, made) == ["used", "open"]
    world.restart(down_ms=3_600_000)
    assert shown(world, boss, made) == ["used", "open"]


def shown(world: World, boss: Caller, made: dict[str, LinkView]) -> list[str]:
    """Which of these links the director is shown."""
    names = {link.link: name for name, link in made.items()}
    return [names[one.link] for one in world.links(boss).links if one.link in names]


def test_a_link_that_was_wanted_is_made_once() -> None:
    world = World(seed=1)
    boss = world.director()
    made_of = digest("secret")
    for _ in range(2):
        world.take(world.room.further_link(made_of, world.now_ms))
    assert world.outcomes[-1].writes == ()
    world.restart()
    _, start = world.room.director_link(world.now_ms)
    world.take(start)
    world.take(world.room.further_link(made_of, world.now_ms))
    opened = world.room.open_link("secret", Caller("ann", "c"), world.now_ms)
    assert isinstance(opened, Outcome), "a start ends the links of earlier starts alone"
    world.take(opened)
    world.take(world.room.further_link(made_of, world.now_ms))
    again = world.room.open_link("secret", Caller("eve", "c"), world.now_ms)
    assert isinstance(again, Refusal), "it opens one browser"
    assert (again.code, again.parameters) == ("link-used", {"at_ms": world.now_ms})
    assert len(world.links(boss).links) == 3


def test_a_revoked_or_made_up_link_does_not_open() -> None:
    world = World(seed=1)
    boss = world.director()
    link = world.do(boss, MakeLink("floor")).link
    token = secret_of(link)
    assert link is not None
    world.do(boss, RevokeLink(link.link))
    for bad in (token, "", "0" * 48, token[:-1]):
        opened = world.room.open_link(bad, Caller("eve", "c"), world.now_ms)
        assert isinstance(opened, Refusal)
        assert opened.code == "link-unknown"


def test_a_links_secret_is_told_once_and_kept_nowhere() -> None:
    world = World(seed=1)
    boss = world.director()
    link = world.do(boss, MakeLink("floor")).link
    token = secret_of(link)
    assert len(bytes.fromhex(token)) >= 16
    assert all(one.path is None for one in world.links(boss).links)
    for stream, _ in world.journal.streams():
        for row in world.journal.read(stream):
            for kept in (row.payload, row.body, row.answer):
                assert token.encode() not in kept
                assert bytes.fromhex(token) not in kept


def test_the_houses_link_of_the_last_start_ends_unless_somebody_came_by_it() -> None:
    world = World(seed=1)
    boss = world.director()
    first, outcome = world.room.director_link(world.now_ms)
    world.take(outcome)
    second, outcome = world.room.director_link(world.now_ms)
    world.take(outcome)
    assert first != second
    assert isinstance(world.room.open_link(first, Caller("eve", "c"), world.now_ms), Refusal)
    assert world.room.welcome(boss, world.now_ms).roles == ("director",)
    assert isinstance(world.room.open_link(second, Caller("bo", "c"), world.now_ms), Outcome)


def test_links_have_their_bounds() -> None:
    world = World(seed=1)
    boss = world.director()
    assert world.refused(boss, MakeLink("dealer")).code == "dealer-needs-table"
    assert world.refused(boss, MakeLink("screen", None, 3)).code == "table-needs-event"
    assert world.refused(boss, MakeLink("floor", "e99")).code == "event-unknown"
    assert world.refused(boss, MakeLink("floor", minutes=0)).code == "link-minutes"
    links = world.room._links
    for number in range(ROLE_LINKS_MAX):
        links.made(LinkMade(f"x{number}", bytes([number % 256]) * 32, "screen", None, None, None))
    assert world.refused(boss, MakeLink("floor")).code == "too-many-links"
    world.do(boss, RevokeLink("x0"))
    assert secret_of(world.do(boss, MakeLink("floor")).link)
    assert world.refused(boss, MakeLink("floor")).code == "too-many-links"


def test_only_links_that_still_open_count() -> None:
    """More are made, and ended in each way there is, than the room may have at a time."""
    world = World(seed=1)
    boss = world.director()
    for way in ("revoked", "used", "over"):
        for number in range(ROLE_LINKS_MAX // 2):
            once, minutes = way == "used", 10 if way == "over" else None
            link = world.do(boss, MakeLink("screen", once=once, minutes=minutes)).link
            assert link is not None
            if way == "revoked":
                world.do(boss, RevokeLink(link.link))
            elif way == "used":
                guest = Caller(f"p{number}", "c")
                opened = world.room.open_link(secret_of(link), guest, world.now_ms)
                assert isinstance(opened, Outcome)
                world.take(opened)
        world.now_ms += 600_000
    world.restart()
    assert world.do(boss, MakeLink("floor")).link is not None
    assert world.room._links.count_open(world.now_ms) == 1


def test_a_link_opens_one_browser_or_many_until_its_end() -> None:
    world = World(seed=1)
    boss = world.director()
    once = world.do(boss, MakeLink("floor", once=True)).link
    hour = world.do(boss, MakeLink("floor", minutes=60)).link
    assert once is not None
    assert hour is not None
    assert (once.once, once.ends_ms) == (True, None)
    assert (hour.once, hour.ends_ms) == (False, world.now_ms + 3_600_000)
    ann, bo = Caller("ann", "c1"), Caller("bo", "c2")

    def opens(link: LinkView, caller: Caller) -> bool:
        outcome = world.room.open_link(secrets[link.link], caller, world.now_ms)
        if isinstance(outcome, Outcome):
            world.take(outcome)
        return isinstance(outcome, Outcome)

    secrets = {link.link: secret_of(link) for link in (once, hour)}
    assert opens(once, ann)
    assert not opens(once, bo)
    assert opens(hour, ann)
    assert opens(hour, bo)
    world.restart()
    assert not opens(once, bo), "a restart has not forgotten that it was used"
    has_it = Caller("ann", "c3", (once.link, hour.link))
    again = world.room.open_link(secrets[once.link], has_it, world.now_ms)
    assert isinstance(again, Outcome)
    assert again.writes == (), "the browser that has it comes in again"
    world.now_ms += 3_600_000
    assert not opens(hour, Caller("cy", "c4"))
    assert world.room.welcome(has_it, world.now_ms).roles == ("floor",), "who came by it keeps it"
    world.do(boss, RevokeLink(hour.link))
    world.do(boss, RevokeLink(once.link))
    assert world.room.welcome(has_it, world.now_ms).roles == ()


def test_what_a_link_made_is_answered_again_without_its_secret_after_a_restart() -> None:
    world = World(seed=1)
    boss = world.director()
    first = world.ask(boss, MakeLink("floor"), "m1").result
    world.restart()
    again = world.ask(boss, MakeLink("floor"), "m1").result
    assert isinstance(first, Accepted)
    assert isinstance(again, Accepted)
    assert first.link is not None
    assert again.link is not None
    assert again.link.path is None
    assert again.link.link == first.link.link
    assert len(world.links(boss).links) == 2
