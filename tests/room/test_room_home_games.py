"""Home games: made by a person, found by its invitation alone, directed by its maker."""

from typing import Any

import msgspec
import pytest
from world import World, passive

from ruleone import limits
from ruleone.dealing.actions import AskToSee, Fold
from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.home import ComeIn, HomeView, Invite, MakeHomeGame
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.penalties import Penalise
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import Redo, TakeBack
from ruleone.room.hands.archive import Archive
from ruleone.room.playing import Act, EndGame, ImBack, Leave
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal

PLAIN = MakeHomeGame("Friday", 6, 1_000, 10, 20)


def made(world: World, maker: Caller, **changes: Any) -> str:
    """A home game of this maker's: its event."""
    event = world.do(maker, msgspec.structs.replace(PLAIN, **changes)).event
    assert event is not None
    return event


def home(world: World, event: str, caller: Caller) -> HomeView:
    found = world.event(event, caller).home
    assert found is not None
    return found


def token(world: World, event: str, maker: Caller) -> str:
    path = home(world, event, maker).invitation
    assert path is not None
    assert path.startswith(f"/invite/{event}/")
    return path.rpartition("/")[2]


def friend(world: World, event: str, maker: Caller, name: str) -> Caller:
    """Somebody who has come by the invitation and joined."""
    caller = world.connect(name)
    world.do(caller, ComeIn(event, token(world, event, maker)))
    world.do(caller, Join(event))
    return caller


def started(world: World, friends: int = 1, **changes: Any) -> tuple[str, list[Caller]]:
    """A game in play: the maker and so many friends."""
    maker = world.connect("ann")
    event = made(world, maker, **changes)
    callers = [maker, *(friend(world, event, maker, f"f{n}") for n in range(friends))]
    world.do(maker, dc.StartEvent(event, "all are here"))
    return event, callers


def play_hand(world: World, event: str, callers: list[Caller]) -> None:
    """One hand, everybody checking and calling, until the pause after it."""
    for _ in range(200):
        view = world.table(event, 1, callers[0])
        if view.hand is not None and view.state != "playing":
            return
        for caller in callers:
            mine = world.table(event, 1, caller)
            if mine.hand is not None and mine.hand.options is not None:
                world.act(caller, mine, passive(mine.hand.options))
                break
        else:
            world.wake()
    raise AssertionError("the hand does not end")


# who finds it


def test_a_stranger_neither_finds_nor_watches_nor_joins_it() -> None:
    world = World()
    ann, eve = world.connect("ann"), world.connect("eve")
    event = made(world, ann)
    public = world.lobby(eve)
    assert event not in [line.event for line in public.events]
    assert event in [line.event for line in world.lobby(ann).events]
    unknown = {
        topic: world.room.view(topic.format("e99"), eve, world.now_ms)
        for topic in ("event/{}", "table/{}/1", "director/{}")
    }
    friend(world, event, ann, "bob")
    world.do(ann, dc.StartEvent(event, "all are here"))
    for topic, refusal in unknown.items():
        assert world.room.view(topic.format(event), eve, world.now_ms) == refusal
    for command in (Join(event), Leave(event), Act(event, 1, 1, 1, Fold()), ImBack(event)):
        assert world.refused(eve, command).code == "event-unknown"
    assert world.refused(eve, dc.Pause(event, "mine")).code == "needs-floor"
    assert world.refused(eve, EndGame(event, "mine")).code == "needs-director"
    assert event not in [line.event for line in world.lobby(eve).events]


@pytest.mark.feature("home-games")
def test_a_friend_comes_by_the_invitation_and_by_no_other_secret() -> None:
    world = World()
    ann, bob = world.connect("ann"), world.connect("bob")
    event = made(world, ann)
    for wrong in ("", "x", "0" * 48, token(world, event, ann)[:-1]):
        assert world.refused(bob, ComeIn(event, wrong)).code == "invitation-unknown"
    assert world.refused(bob, ComeIn("e99", "x")).code == "invitation-unknown"
    world.do(bob, ComeIn(event, token(world, event, ann)))
    assert event in [line.event for line in world.lobby(bob).events]
    told = home(world, event, bob)
    assert (told.mine, told.invitation, told.invites) == (False, None, True)
    world.do(bob, Join(event))
    assert len(world.event(event, ann).entrants) == 2


def test_the_invitation_is_not_in_the_journal() -> None:
    world = World()
    ann = world.connect("ann")
    secret = token(world, made(world, ann), ann)
    rows = [
        row.payload
        for stream in ("room", "event/e1", "event/e2", "event/e3")
        for row in world.journal.read(stream)
    ]
    assert rows
    assert not any(secret.encode() in row for row in rows)


def test_a_new_invitation_shuts_out_who_came_by_the_old_one_and_has_no_seat() -> None:
    world = World()
    ann = world.connect("ann")
    event = made(world, ann)
    bob = friend(world, event, ann, "bob")
    cat = world.connect("cat")
    old = token(world, event, ann)
    world.do(cat, ComeIn(event, old))
    world.do(ann, Invite(event))
    assert token(world, event, ann) != old
    assert world.refused(cat, Join(event)).code == "event-unknown"
    assert world.refused(cat, ComeIn(event, old)).code == "invitation-unknown"
    assert world.event(event, bob).home is not None
    world.do(ann, Invite(event, open=False))
    assert not home(world, event, ann).invites
    assert world.refused(cat, ComeIn(event, token_of_none())).code == "invitation-unknown"


def token_of_none() -> str:
    return ""


def test_guests_and_their_game_are_there_after_a_restart_and_the_secret_is_forgotten() -> None:
    world = World()
    event, (ann, bob) = started(world)
    secret = token(world, event, ann)
    play_hand(world, event, [ann, bob])
    world.restart()
    assert home(world, event, ann) == msgspec.structs.replace(
        home(world, event, ann), mine=True, invites=True, invitation=None
    )
    cat = world.connect("cat")
    world.do(cat, ComeIn(event, secret))
    assert event in [line.event for line in world.lobby(cat).events]
    eve = world.connect("eve")
    assert isinstance(world.room.view(f"event/{event}", eve, world.now_ms), Refusal)


def test_the_rooms_own_director_oversees_it() -> None:
    world = World()
    boss = world.director()
    event, _ = started(world)
    assert world.director_page(event, boss).event.home is not None
    world.do(boss, dc.Pause(event, "a spill"))


def test_its_hands_are_told_to_its_own_people_alone() -> None:
    world = World()
    event, (ann, bob) = started(world)
    play_hand(world, event, [ann, bob])
    eve = world.connect("eve")
    archive = Archive(world.journal, world.people)
    for caller in (ann, bob):
        assert not isinstance(archive.hands(event, world.room.sight(event, caller)), Refusal)
        assert not isinstance(archive.hand(event, 1, world.room.sight(event, caller)), Refusal)
    for told in (
        archive.hands(event, world.room.sight(event, eve)),
        archive.hand(event, 1, world.room.sight(event, eve)),
    ):
        assert isinstance(told, Refusal)
        assert told.code == "event-unknown"
    world.do(ann, EndGame(event, "late"))
    assert isinstance(archive.hands(event, world.room.sight(event, eve)), Refusal)
    boss = world.director()
    assert not isinstance(archive.hand(event, 1, world.room.sight(event, boss)), Refusal)


# how it is played


@pytest.mark.rule("holdem-show-variants", "holdem-seat-draw-1", "holdem-blinds-2")
def test_the_makers_choices_are_the_edition_that_is_dealt() -> None:
    world = World()
    event, (ann, bob) = started(
        world, small_blind=10, big_blind=15, reopening="c", showing="anyone"
    )
    world.wake()
    view = world.table(event, 1, ann)
    assert view.hand is not None
    assert view.hand.edition == "holdem-c+showdown.request_to_see=anyone"
    assert view.hand.blinds == (10, 15)
    codes = [line.code for line in view.news]
    assert codes.count("first-dealer") == 1
    assert sum(code.startswith("card-drawn") for code in codes) == 2
    assert home(world, event, bob).reopening == "c"
    assert home(world, event, bob).showing == "anyone"


@pytest.mark.rule("holdem-shuffle-advice")
def test_the_table_says_who_deals_shuffles_and_cuts() -> None:
    world = World()
    event, callers = started(world, friends=3)
    world.wake()
    for _ in range(3):
        view = world.table(event, 1, callers[0])
        assert view.hand is not None
        assert view.duty is not None
        around = [1, 2, 3, 4]
        at = around.index(view.hand.button)
        duty = view.duty
        assert (duty.dealer, duty.cutter, duty.shuffler) == (
            around[at], around[at - 1], around[at - 2],
        )  # fmt: skip
        play_hand(world, event, callers)
        while world.table(event, 1, callers[0]).state != "playing":
            world.wake()
    event = world.sit_down(world.connect("eve"))
    assert world.table(event, 1, world.here[-1]).duty is None


@pytest.mark.rule("holdem-show-variants")
def test_two_friends_play_a_hand_and_one_asks_to_see_the_other() -> None:
    world = World(3)
    event, callers = started(world, showing="anyone")
    for _ in range(30):
        play_hand(world, event, callers)
        for caller in callers:
            view = world.table(event, 1, caller)
            assert view.hand is not None
            for seat in view.hand.may_ask_to_see:
                assert isinstance(world.act(caller, view, AskToSee(seat)).result, Accepted)
                return
        while world.table(event, 1, callers[0]).state != "playing":
            world.wake()
    raise AssertionError("nobody has mucked")


def test_a_single_blind_is_played() -> None:
    world = World()
    event, callers = started(world, friends=2, small_blind=0, big_blind=20)
    world.wake()
    play_hand(world, event, callers)
    assert sum(player.stack or 0 for player in world.table(event, 1, callers[0]).players) == 3_000


def test_no_house_player_sits_down_unless_the_maker_wants_some() -> None:
    world = World()
    event, (ann, _) = started(world)
    assert [one.house for one in world.event(event, ann).entrants] == [None, None]
    other = World()
    event, (ann,) = started(other, friends=0, house_players=3)
    assert sum(one.house is not None for one in other.event(event, ann).entrants) == 3


def test_it_starts_when_its_maker_says_so_with_two_at_least_and_late_comers_watch() -> None:
    world = World()
    ann = world.connect("ann")
    event = made(world, ann, seats=2)
    refusal = world.refused(ann, dc.StartEvent(event, "now"))
    assert (refusal.code, refusal.parameters) == ("too-few-entries", {"needed": 2, "came": 1})
    bob = friend(world, event, ann, "bob")
    assert world.event(event, ann).line.state == "open"
    assert world.refused(bob, dc.StartEvent(event, "now")).code == "needs-director"
    world.do(ann, dc.StartEvent(event, "now"))
    cat = world.connect("cat")
    world.do(cat, ComeIn(event, token(world, event, ann)))
    assert world.refused(cat, Join(event)).code == "entries-closed"
    assert world.table(event, 1, cat).my_seat is None


# what its maker may do


def test_its_maker_pauses_removes_and_ends_it() -> None:
    world = World()
    event, callers = started(world, friends=2)
    ann, bob, cat = callers
    world.wake()
    world.do(ann, dc.Pause(event, "pizza"))
    play_hand(world, event, callers)
    assert world.table(event, 1, bob).state == "paused"
    world.do(ann, dc.Resume(event, "eaten"))
    world.do(ann, dc.RemovePlayer(event, "f1", "asked to"))
    assert len(world.table(event, 1, ann).players) >= 2
    assert world.director_page(event, ann).event.line.left == 2
    for command in (dc.Pause(event, "no"), EndGame(event, "no"), Invite(event)):
        assert world.refused(bob, command).code.startswith("needs-")
    world.do(ann, EndGame(event, "late"))
    over = world.event(event, cat)
    assert over.line.state == "over"
    assert sorted(one.place or 0 for one in over.entrants) in ([1, 2, 3], [1, 1, 3])


def test_its_maker_alone_takes_back_what_he_did_and_both_are_on_record() -> None:
    world = World()
    event, (ann, bob) = started(world)
    start = home(world, event, ann).acts[0]
    assert (start.code, start.stands) == (
        "directed-start-event",
        Refusal("act-final-seats", "illegal"),
    )
    world.do(ann, dc.Pause(event, "pizza"))
    act = home(world, event, ann).acts[0]
    assert (act.code, act.stands, act.taken_back_by) == ("directed-pause", None, None)
    assert home(world, event, bob).acts == ()
    assert world.refused(bob, TakeBack(event, act.act, "so")).code == "needs-director"
    eve = world.connect("eve")
    assert world.refused(eve, TakeBack(event, act.act, "so")).code == "needs-director"
    assert world.refused(ann, TakeBack(event, act.act, "x" * 999)).code == "reason-too-long"
    world.do(ann, TakeBack(event, act.act, "not yet"))
    assert world.event(event, bob).clock.state != "paused"
    newest, taken, *_ = home(world, event, ann).acts
    assert (newest.undoes, taken.taken_back_by) == (act.act, newest.act)
    assert world.refused(ann, TakeBack(event, act.act, "again")).code == "act-taken-back"
    told = [act.code for act in reversed(world.director_page(event, ann).acts)]
    assert told[-2:] == ["directed-pause", "directed-take-back"]
    assert world.refused(bob, Redo(event, act.act)).code == "needs-director"
    world.do(ann, Redo(event, act.act))
    assert world.event(event, bob).clock.state == "paused"
    before = home(world, event, ann).acts
    world.restart()
    assert home(world, event, ann).acts == before


def test_what_a_director_did_its_maker_does_not_take_back() -> None:
    world = World()
    event, (ann, _) = started(world)
    boss = world.director()
    world.do(boss, Penalise(event, "ann", "warning", "abuse"))
    act = home(world, event, ann).acts[0]
    stands = Refusal("act-of-director", "illegal")
    assert (act.code, act.stands) == ("directed-penalise", stands)
    assert world.refused(ann, TakeBack(event, act.act, "I was provoked")) == stands
    assert world.director_page(event, boss).acts[0].stands is None
    world.do(boss, TakeBack(event, act.act, "a mistake"))
    again = Refusal("act-again-of-director", "illegal")
    assert home(world, event, ann).acts[1].not_again == again
    assert world.refused(ann, Redo(event, act.act)) == again
    world.do(boss, Redo(event, act.act))


def test_ended_in_a_hand_it_ends_after_it() -> None:
    world = World()
    event, callers = started(world)
    world.wake()
    world.do(callers[0], EndGame(event, "late"))
    assert world.table(event, 1, callers[0]).state == "playing"
    play_hand(world, event, callers)
    assert world.event(event, callers[0]).line.state == "over"
    eve = world.connect("eve")
    assert event not in [line.event for line in world.lobby(eve).events]
    assert event in [line.event for line in world.lobby(callers[1]).events]
    assert isinstance(world.room.view(f"event/{event}", eve, world.now_ms), Refusal)


def test_called_off_before_the_start_it_is_gone() -> None:
    world = World()
    ann = world.connect("ann")
    event = made(world, ann)
    bob = friend(world, event, ann, "bob")
    world.do(ann, dc.RemovePlayer(event, "f0" if bob.person == "f0" else "bob", "asked to"))
    assert len(world.event(event, ann).entrants) == 1
    assert world.refused(ann, EndGame(event, " ")).code == "reason-length"
    world.do(ann, EndGame(event, "rain"))
    assert event not in [line.event for line in world.lobby(ann).events]
    world.restart()
    assert event not in [line.event for line in world.lobby(ann).events]
    assert not world.room.abandoned


# it does not go on for ever


def test_with_nobody_there_it_waits_and_goes_on_when_one_is_back() -> None:
    world = World()
    event, (ann, bob) = started(world)
    play_hand(world, event, [ann, bob])
    for caller in (ann, bob):
        world.disconnect(caller)
    ends_ms = world.now_ms + world.settings.home_empty_ms
    while world.room.due_ms != ends_ms:
        assert world.now_ms < ends_ms
        world.wake()
    again = world.connect("ann")
    while world.table(event, 1, again).state != "playing":
        world.wake()


def test_when_all_its_persons_have_left_it_ends() -> None:
    world = World()
    event, (ann, bob) = started(world, house_players=2)
    world.wake()
    world.do(ann, Leave(event))
    world.do(bob, Leave(event))
    assert world.finish(event, ann, wakes=200).line.state == "over"


# bounds


@pytest.mark.rows(
    ("what", "changes"),
    [
        ("seats", {"seats": 1}),
        ("seats", {"seats": limits.SEATS_MAX + 1}),
        ("stack", {"stack": 19}),
        ("stack", {"stack": limits.HOME_GAME_STACK_MAX_CHIPS + 1}),
        ("small-blind", {"small_blind": -1}),
        ("small-blind", {"small_blind": 21}),
        ("big-blind", {"big_blind": 0, "small_blind": 0}),
        ("house-players", {"house_players": -1}),
        ("house-players", {"house_players": 6}),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_bounds(
    what: str, changes: dict[str, int]
) -> None:
    world = World()
    ann = world.connect("ann")
    refusal = world.refused(ann, msgspec.structs.replace(PLAIN, **changes))
    assert refusal.code == "home-game-bounds"
    assert refusal.parameters["what"] == what
    assert refusal.parameters.keys() == {"what", "least", "most", "came"}


def test_a_name_has_its_bounds_and_a_person_his_number_of_games() -> None:
    world = World()
    ann = world.connect("ann")
    long = msgspec.structs.replace(PLAIN, name="x" * (limits.NAME_MAX_CHARACTERS + 1))
    assert world.refused(ann, long).code == "name-length"
    for _ in range(limits.HOME_GAMES_OF_A_PERSON_MAX):
        made(world, ann)
    assert world.refused(ann, PLAIN).code == "too-many-home-games-of-yours"


def test_a_full_room_lets_the_oldest_empty_game_go() -> None:
    world = World()
    events = []
    for number in range(limits.HOME_GAMES_MAX):
        caller = world.connect(f"m{number}")
        events.append(made(world, caller))
        if number == 3:
            world.disconnect(caller)
    ann = world.connect("ann")
    assert world.refused(ann, PLAIN).code == "too-many-home-games"
    world.now_ms += world.settings.return_ms
    made(world, ann)
    gone = world.connect("m3")
    assert events[3] not in [line.event for line in world.lobby(gone).events]
    assert world.refused(world.connect("bob"), PLAIN).code == "too-many-home-games"
    # Everybody else's events are as open as before.
    assert world.lobby(ann).play_now is not None
    world.do(world.director(), CreateEvent("heads-up", ""))


def test_other_events_are_no_home_games() -> None:
    world = World()
    boss = world.director()
    event = world.lobby(boss).events[0].event
    assert world.refused(boss, Invite(event)).code == "not-a-home-game"
    assert world.refused(boss, ComeIn(event, "x")).code == "invitation-unknown"


def test_a_guest_list_has_its_bound() -> None:
    world = World()
    ann = world.connect("ann")
    event = made(world, ann)
    secret = token(world, event, ann)
    for number in range(limits.HOME_GAME_GUESTS_MAX):
        world.do(Caller(f"g{number}", "c"), ComeIn(event, secret))
    assert world.refused(Caller("late", "c"), ComeIn(event, secret)).code == "invitation-unknown"
    world.do(Caller("g1", "c"), ComeIn(event, secret))
