"""At a live table: hands that players miss for a penalty, and misdeals that are dealt again."""

import pytest
from live_world import LiveWorld

from ruleone.dealing import BringIn, Call, Fold, VoidHand
from ruleone.dealing.events import HandKilled, HandStarted, UncalledReturned
from ruleone.floor.followed import Acts, AllDealt, ByFloor, Chosen, HandDealt, Happened, Undone
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import Offended
from ruleone.room.live.events import LiveLevel
from ruleone.rulebook import Citation, edition

STUD = LiveLevel(small_blind=50, big_blind=100, ante=10, bring_in=25, players_left=30)


def penalised(world: LiveWorld, seat: int, words: str = "one missed round") -> None:
    """The player in a seat is given a penalty in the hand that is on."""
    line = world.enter(Offended(seat, "phoned"), by=world.floor)
    at = [choice.words["en"] for choice in line.choices].index(words)
    world.enter(Chosen(line.n, at), by=world.floor)


def folded(world: LiveWorld) -> None:
    """Whoever is asked folds, until one is left."""
    while (options := world.hand().options) is not None:
        if options.bring_in is not None:
            world.enter(Acts(options.seat, BringIn()))
        else:
            world.enter(Acts(options.seat, Fold()))


def statuses(world: LiveWorld) -> dict[int, str]:
    return {seat.seat: seat.status for seat in world.hand().view().seats}


def kills(world: LiveWorld) -> dict[int, Citation]:
    """The hands that are dead once they are dealt, and the rule that the line of it cites."""
    dead = [event.seat for event in world.hand().events if isinstance(event, HandKilled)]
    cited = {line.citations for line in world.live().lines if "is dead." in str(line.done)}
    return {seat: citation for seat in dead for (citation,) in cited}


def started(world: LiveWorld) -> HandStarted:
    (first, *_) = world.hand().events
    assert isinstance(first, HandStarted)
    return first


def misdealt(world: LiveWorld) -> None:
    world.enter(ByFloor((VoidHand(),), "two boxed cards"), by=world.floor)


@pytest.mark.feature("live-penalties")
@pytest.mark.rule("house-65C.1", "tda2011-51.5")
@pytest.mark.rows(("book", "rule"), [("house", "house-65C.1"), ("tda2011", "tda2011-51.5")])
def test_the_hand_of_who_misses_it_is_dealt_posts_and_is_killed(book: str, rule: str) -> None:
    world = LiveWorld(edition=book)
    world.start(button=4)
    world.enter(AllDealt())
    penalised(world, 3)
    folded(world)
    world.start()
    assert started(world).big_blind_seat == 3
    line = world.enter(AllDealt())
    assert [words["en"] for words in line.done] == ["The hand of seat 3 is dead."]
    cited = edition(book).cite("penalties.dealt_and_killed")
    assert (cited.rule, line.citations) == (rule, (cited,))
    assert statuses(world)[3] == "folded"
    assert kills(world) == {3: cited}
    assert world.live().seats[2].misses
    before = world.seen()
    world.restart()
    assert world.seen() == before
    world.enter(Undone("seat 1 had one card"))
    assert statuses(world)[3] == "in"
    world.enter(AllDealt())
    assert statuses(world)[3] == "folded"
    folded(world)
    assert sum(world.hand().stacks.values()) == 40_000


@pytest.mark.rule("house-65C.1")
def test_nobody_gets_any_of_a_dead_blind_back() -> None:
    """Seat 3 has the big blind, and the small one is all that is left against it."""
    world = LiveWorld()
    penalised(world, 3)
    world.start(button=1)
    world.enter(AllDealt())
    folded(world)
    assert world.hand().stacks == {1: 10_000, 2: 10_100, 3: 9_900, 4: 10_000}
    assert not any(isinstance(event, UncalledReturned) for event in world.hand().events)


@pytest.mark.rule("holdem-pots-4", "house-65C.1")
def test_two_dead_blinds_leave_those_who_are_all_in_what_they_put_in_from_each() -> None:
    """Seats 4 and 1 are all-in for 50 and 75; the blinds of 100 and 200 are dead: what lies above
    75 of each nobody can win."""
    level = LiveLevel(small_blind=100, big_blind=200, players_left=30)
    world = LiveWorld(stacks=(75, 1_000, 1_000, 50), level=level)
    penalised(world, 2)
    penalised(world, 3)
    world.start(button=1)
    assert started(world).penalised == (2, 3)
    line = world.enter(AllDealt())
    assert [words["en"] for words in line.done] == [
        "The hand of seat 2 is dead.",
        "The hand of seat 3 is dead.",
    ]
    world.enter(Acts(4, Call()), Acts(1, Call()))
    assert (world.hand().stacks[2], world.hand().stacks[3]) == (925, 925)
    assert world.hand().view().total == 275
    before = world.seen()
    world.restart()
    assert world.seen() == before


def test_cards_told_one_by_one_kill_it_with_the_last() -> None:
    world = LiveWorld(stacks=(10_000,) * 3)
    world.start(button=3)
    world.enter(AllDealt())
    penalised(world, 2)
    folded(world)
    world.start()
    world.enter(HandDealt(1), HandDealt(2, ("As", "Ah")))
    assert statuses(world)[2] == "in"
    world.enter(HandDealt(3))
    assert statuses(world)[2] == "folded"
    assert world.hand().options is not None


@pytest.mark.rule("house-65C.2", "house-65C.1")
def test_in_stud_he_brings_it_in_first() -> None:
    world = LiveWorld(game="flstud", level=STUD)
    world.start(button=4)
    dealt = [("??", "??", up) for up in ("2c", "Kh", "Jh", "9h")]
    world.enter(*(HandDealt(seat, cards) for seat, cards in enumerate(dealt, 1)))
    penalised(world, 1)
    folded(world)
    world.start()
    chips = sum(world.hand().stacks.values()) + world.hand().view().total
    world.enter(*(HandDealt(seat, cards) for seat, cards in enumerate(dealt, 1)))
    view = world.hand().view()
    assert statuses(world)[1] == "folded"
    assert view.seats[0].bet == 25
    assert view.to_act == 2
    world.enter(Acts(2, Call()))
    folded(world)
    assert sum(world.hand().stacks.values()) == chips


def test_the_last_hand_wins_whosever_it_is() -> None:
    world = LiveWorld(stacks=(10_000, 10_000))
    world.start(button=1)
    world.enter(AllDealt())
    penalised(world, 1)
    penalised(world, 2)
    folded(world)
    world.start()
    world.enter(AllDealt())
    assert world.hand().over
    assert sum(world.hand().stacks.values()) == 20_000


@pytest.mark.rule("house-33C.1", "tda2011-32.4")
@pytest.mark.rows("book", ["house", "tda2011"])
def test_the_next_hand_deals_the_misdeal_again(book: str) -> None:
    """The level has changed and a player has come since: nothing of it counts yet."""
    world = LiveWorld(edition=book)
    world.start(button=2)
    world.enter(AllDealt())
    first = started(world)
    misdealt(world)
    world.do(world.floor, lc.SetLiveLevel("l1", LiveLevel(small_blind=100, big_blind=200)))
    world.do(world.floor, lc.SeatLive("l1", 6, "Flo", 5_000))
    number = world.live().hand_number
    refusal = world.refused(world.dealer, lc.StartLiveHand("l1", number, 4))
    assert (refusal.code, refusal.parameters) == ("live-redeal-button", {"seat": 2})
    world.restart()
    world.start()
    again = started(world)
    assert again.number == first.number + 1
    for name in ("seats", "stacks", "button", "small_blind_seat", "big_blind_seat", "blinds"):
        assert getattr(again, name) == getattr(first, name), name
    assert (again.ante, again.min_bet) == (first.ante, first.min_bet)
    world.enter(AllDealt())
    folded(world)
    world.start()
    assert started(world).blinds == (100, 200)
    assert 6 in world.hand().stacks or book == "tda2011"
    assert started(world).button != first.button


@pytest.mark.rule("house-33C.1")
def test_where_the_edition_has_it_so_it_is_a_new_hand() -> None:
    world = LiveWorld(edition="house")
    state = world.room._live.hosts["l1"].state
    object.__setattr__(state, "rules", state.rules.with_options({"misdeal.redeal": "new-hand"}))
    world.start(button=2)
    world.enter(AllDealt())
    misdealt(world)
    world.start()
    assert started(world).button == 3


@pytest.mark.rule("house-33C.2", "house-33C.3")
def test_a_misdeal_counts_once_and_its_penalised_are_dead_again() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    penalised(world, 3)
    folded(world)
    world.start()
    world.enter(AllDealt())
    left = {seat.seat: seat.hands_left for seat in world.live().seats}
    misdealt(world)
    world.start()
    world.enter(AllDealt())
    assert {seat.seat: seat.hands_left for seat in world.live().seats} == left
    assert kills(world) == {3: Citation("house-33C.2", "house")}


@pytest.mark.rule("house-33C.2")
def test_who_was_away_at_the_first_deal_is_dead_as_the_floor_says() -> None:
    world = LiveWorld()
    world.start(button=2)
    world.enter(AllDealt())
    misdealt(world)
    was = {"seats": [1, 2, 3, 4], "button": 2, "blinds": [50, 100]}
    world.enter(Happened("redeal", {"now": was, "absent": [4]}))
    world.restart()
    world.start()
    assert started(world).button == 2
    world.enter(AllDealt())
    assert statuses(world) == {1: "in", 2: "in", 3: "in", 4: "folded"}
    hand = world.live().hand
    assert hand is not None
    (dead,) = [line for line in hand.log if line.seat == 4 and line.code == "hand-dead"]
    assert dead.citation == Citation("house-33C.2", "house"), "he was away: it is no penalty"
    before = world.seen()
    world.restart()
    assert world.seen() == before


@pytest.mark.rule("house-33C.1")
@pytest.mark.rows("players", [3, 4])
def test_a_misdeal_whose_big_blind_has_left_is_dealt_again_without_one(players: int) -> None:
    """The button stays and nobody else is moved into the blind; the next hand goes on from there,
    with a dead small blind."""
    world = LiveWorld(stacks=(10_000,) * players)
    world.start(button=1)
    world.enter(AllDealt())
    first = started(world)
    misdealt(world)
    assert first.big_blind_seat == 3
    world.do(world.floor, lc.LeaveLive("l1", 3))
    world.start()
    again = started(world)
    assert (again.button, again.small_blind_seat, again.big_blind_seat) == (1, 2, None)
    assert again.blinds == first.blinds
    assert 3 not in again.seats
    world.enter(AllDealt())
    chips = world.hand().chips
    folded(world)
    assert sum(world.hand().stacks.values()) == chips
    world.restart()
    world.start()
    if players == 4:
        after = started(world)
        assert (after.button, after.small_blind_seat, after.big_blind_seat) == (2, None, 4)


@pytest.mark.rule("house-33C.2", "house-33C.3")
def test_a_re_deal_without_its_big_blind_counts_once_as_well() -> None:
    world = LiveWorld()
    world.start(button=4)
    world.enter(AllDealt())
    penalised(world, 1, "one missed hand")
    folded(world)
    world.start()
    world.enter(AllDealt())
    misdealt(world)
    world.do(world.floor, lc.LeaveLive("l1", started(world).big_blind_seat or 0))
    world.start()
    world.enter(AllDealt())
    assert kills(world) == {1: Citation("house-33C.2", "house")}
    folded(world)
    world.start()
    world.enter(AllDealt())
    assert kills(world) == {}


@pytest.mark.rule("house-33C.3", "house-65C.1")
def test_a_new_hand_after_a_misdeal_is_a_hand_of_its_own() -> None:
    """Of those to whom it was dealt one is left: who misses two hands misses it as the second."""
    world = LiveWorld(stacks=(10_000,) * 3)
    world.start(button=3)
    world.enter(AllDealt())
    penalised(world, 1, "one missed hand")
    penalised(world, 1, "one missed hand")
    folded(world)
    world.start()
    world.enter(AllDealt())
    misdealt(world)
    for seat in (2, 3):
        world.do(world.floor, lc.LeaveLive("l1", seat))
    world.do(world.floor, lc.SeatLive("l1", 5, "Gus", 9_000))
    world.start()
    assert sorted(world.hand().stacks) == [1, 5]
    world.enter(AllDealt())
    assert [seat.hands_left for seat in world.live().seats] == [0, 0]
    assert kills(world) == {1: Citation("house-65C.1", "house")}
    before = world.seen()
    world.restart()
    assert world.seen() == before


def test_what_the_floor_has_to_decide_comes_before_the_next_hand() -> None:
    world = LiveWorld(stacks=(10_000,) * 3)
    world.start(button=3)
    world.enter(AllDealt())
    folded(world)
    line = world.enter(Happened("foul-deck"))
    number = world.live().hand_number
    refusal = world.refused(world.dealer, lc.StartLiveHand("l1", number))
    assert (refusal.code, refusal.parameters) == ("floor-decides-first", {"entry": line.n})
    world.enter(Chosen(line.n, 0), by=world.floor)
    world.start()


@pytest.mark.rule("house-1")
@pytest.mark.rows("redeal", ["exact-replay", "new-hand"])
def test_a_misplaced_button_is_put_right_with_its_blinds(redeal: str) -> None:
    """The hand is dealt again with the button where it belongs, also after a restart, and the next
    one goes on from there."""
    world = LiveWorld(edition="house")
    if redeal == "new-hand":
        state = world.room._live.hosts["l1"].state
        object.__setattr__(state, "rules", state.rules.with_options({"misdeal.redeal": redeal}))
    world.start(button=2)
    world.enter(AllDealt())
    line = world.enter(Happened("wrong-button", {"belongs": 4}))
    proposed = [one.proposed for one in line.choices].index(True)
    world.enter(Chosen(line.n, proposed), by=world.floor)
    if redeal == "exact-replay":
        world.restart()
    world.start()
    again = started(world)
    assert (again.button, again.small_blind_seat, again.big_blind_seat) == (4, 1, 2)
    assert {*again.stacks} == {10_000}
    world.enter(AllDealt())
    folded(world)
    world.start()
    assert started(world).button == 1
