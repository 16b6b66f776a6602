"""What goes wrong in one family of games, at a live table through the room: stud, razz, draws,
Omaha, the limits, and pots that are divided."""

from typing import Any

import pytest
from live_world import LiveWorld

from ruleone.dealing import BringIn, Call, Check, Discard, Fold, RaiseTo, Show
from ruleone.floor import Push, Said
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    BoardTurned,
    Chosen,
    HandDealt,
    Happened,
    Plays,
)
from ruleone.room.live.events import LiveLevel
from ruleone.room.live.views import LiveLineView
from ruleone.rulebook import Refusal

STUD = LiveLevel(small_blind=50, big_blind=100, ante=10, bring_in=25, players_left=30)
BLINDS = LiveLevel(small_blind=50, big_blind=100, players_left=30)


def table(game: str, players: int = 3, edition: str = "house", stack: int = 5_000) -> LiveWorld:
    stud = "stud" in game or "razz" in game
    level = STUD if stud else BLINDS
    world = LiveWorld(stacks=(stack,) * players, edition=edition, game=game, level=level)
    world.start(button=players)
    return world


def dealt(world: LiveWorld, *cards: str) -> LiveLineView:
    """Seats 1, 2 ... get these cards, written one after the other; "" gets none."""
    told = [(seat, each) for seat, each in enumerate(cards, 1) if each]
    return world.enter(
        *(HandDealt(seat, tuple(c[at : at + 2] for at in range(0, len(c), 2))) for seat, c in told)
    )


def happens(world: LiveWorld, kind: str, facts: dict[str, Any], **of_hand: object) -> LiveLineView:
    """Something goes wrong: these facts are told, and with them those `of_hand` where the hand is
    not asked for them."""
    told = world.command(Happened(kind, facts))
    if isinstance(world.ask(world.dealer, told).result, Refusal):
        return world.enter(Happened(kind, {**facts, **of_hand}))
    return world.live().lines[-1]


def along(world: LiveWorld) -> None:
    """Everybody checks or calls until cards have to come, the lowest brings it in."""
    while (options := world.hand().options) is not None and not options.show:
        if options.discard is not None:
            world.enter(Acts(options.seat, Discard(())))
        elif options.bring_in is not None:
            world.enter(Acts(options.seat, BringIn()))
        else:
            world.enter(Acts(options.seat, Check() if options.check else Call()))


def shown(world: LiveWorld) -> None:
    while (options := world.hand().options) is not None:
        world.enter(Acts(options.seat, Show()))


def stacks(world: LiveWorld) -> dict[int, int]:
    assert world.hand().over
    return world.hand().stacks


@pytest.mark.rule("house-RP-4.3", "tda2019-RP-4.3")
@pytest.mark.rows("book", ["house", "tda2019"])
def test_stud_goes_on_from_a_stub_that_was_mixed_with_the_muck(book: str) -> None:
    world = table("flstud", edition=book)
    dealt(world, "????2c", "????Kh", "????Jh")
    world.enter(Acts(1, BringIn()), Acts(2, Fold()), Acts(3, Call()))
    assert world.not_entered(HandDealt(1, ("Kh",))).code == "live-card-twice"
    happens(world, "dropped-stub", {"restorable": False, "mixed": ["muck"]}, stub=30, muck=3)
    world.enter(HandDealt(1, ("Kh",)), HandDealt(3, ("4d",)))
    assert world.hand().view().seats[0].cards[-1] == "Kh"
    before = world.seen()
    world.restart()
    assert world.seen() == before


@pytest.mark.rule("house-60.1", "tda2011-50")
def test_in_razz_upcards_picked_up_facing_a_bet_are_dead() -> None:
    world = table("flrazz")
    dealt(world, "2h3hKc", "4h5h7d", "6h8h9s")
    world.enter(Acts(1, BringIn()), Acts(2, RaiseTo(100)))
    line = happens(world, "picked-up", {"seat": 3}, faces_action=True)
    assert [words["en"] for words in line.done] == ["The hand of seat 3 is dead."]
    assert world.hand().view().to_act == 1
    world.enter(Acts(1, Fold()))
    assert stacks(world) == {1: 4_965, 2: 5_045, 3: 4_990}


@pytest.mark.rule("tda2019-RP-5D", "house-RP-5D")
def test_a_card_of_stud_that_came_early_lies_aside_and_cannot_come() -> None:
    world = table("flstud8", edition="tda2019")
    dealt(world, "2h3hKc", "4h5h7d", "6h8h9s")
    world.enter(Acts(2, BringIn()))
    happens(world, "early-street", {"cards": {"1": "Qs"}}, street="fourth", live=[1, 2, 3])
    along(world)
    assert world.not_entered(HandDealt(1, ("Qs",))).code == "live-card-twice"
    assert "Qs" in world.live().out_of_play
    dealt(world, "2s", "3s", "4s")
    assert world.hand().view().street == "fourth"


@pytest.mark.rule("tda2019-RP-10B.1")
def test_the_last_card_of_stud_that_was_exposed_is_replaced() -> None:
    world = table("flstud", players=2)
    dealt(world, "2h3hKc", "4h5h7d")
    for street in (("2s", "3s"), ("6s", "7s"), ("8d", "9d"), ("Th", "Jh")):
        along(world)
        dealt(world, *street)
    line = happens(
        world, "last-card-seen", {"cards": {"2": "Jh"}, "by": "dealer"}, betting_left=True
    )
    assert line.done
    assert world.live().out_of_play == ("Jh",)
    assert world.hand().holds(2)[-1] == 52
    along(world)
    up = ("4h", "5h", "7d", "3s", "7s", "9d")
    while (options := world.hand().options) is not None:
        if options.seat == 2:
            assert world.not_entered(Acts(2, Show((*up, "Jh")))).code == "live-card-twice"
        world.enter(Acts(options.seat, Show((*up, "2c") if options.seat == 2 else ())))
    assert sum(stacks(world).values()) == 10_000


@pytest.mark.rule("house-33A.7")
def test_a_card_exposed_in_a_draw_is_replaced_once_all_have_drawn() -> None:
    world = table("fl27td")
    dealt(world, "2h3h4h5h9c", "2d3d4d5d9h", "2s3s4s5s9s")
    along_to_discards(world)
    for seat, card in ((1, "9c"), (2, "9h"), (3, "9s")):
        world.enter(Acts(seat, Discard((card,))))
    dealt(world, "7c", "8c", "Kc")
    line = happens(
        world, "last-card-seen", {"cards": {"2": "8c"}, "by": "dealer"}, betting_left=True
    )
    assert line.done
    assert [text for text in world.hand().view(2).seats[1].cards if text == "??"] == ["??"]
    along_to_discards(world)
    assert world.hand().view().street == "second-draw"


def along_to_discards(world: LiveWorld) -> None:
    while (options := world.hand().options) is not None and options.discard is None:
        world.enter(Acts(options.seat, Check() if options.check else Call()))


def test_badugi_from_the_shuffle_to_the_pot() -> None:
    world = table("flbadugi")
    dealt(world, "AhKh3s4d", "2c5d8hTs", "2d6c9hJs")
    along_to_discards(world)
    world.enter(Acts(1, Discard(("Kh",))), Acts(2, Discard(())), Acts(3, Discard(("Js",))))
    dealt(world, "2s", "", "Qs")
    for _ in range(2):
        along_to_discards(world)
        for seat in (1, 2, 3):
            world.enter(Acts(seat, Discard(())))
    along(world)
    shown(world)
    assert stacks(world) == {1: 4_900, 2: 5_200, 3: 4_900}


@pytest.mark.rule("house-59.2", "house-59.3")
def test_a_fouled_hand_of_omaha_loses_what_was_called_and_keeps_the_rest() -> None:
    world = table("plo")
    world.enter(AllDealt())
    world.enter(Acts(3, RaiseTo(300)), Acts(1, Call()))
    line = world.enter(
        Happened("fouled-hand", {"seat": 3, "how": "fouled", "certainty": 0}), by=world.floor
    )
    if line.open:
        world.enter(Chosen(line.n, 0), by=world.floor)
    assert world.hand().view().seats[2].status == "folded"
    world.enter(Acts(2, Fold()))
    assert stacks(world) == {1: 5_400, 2: 4_900, 3: 4_700}


def test_a_bet_of_the_pot_is_said_in_pot_limit() -> None:
    world = table("plo8")
    world.enter(AllDealt())
    line = world.enter(Plays(3, (Said("pot"),)))
    assert line.ruling
    assert world.hand().price == 350


def test_in_fixed_limit_an_oversized_chip_is_a_call_and_a_raise_has_its_size() -> None:
    world = table("flo8")
    world.enter(AllDealt())
    world.enter(Plays(3, (Push({1000: 1}),)))
    assert world.hand().price == 100
    world.enter(Plays(1, (Said("raise"),)))
    assert world.hand().price == 200
    assert world.not_entered(Acts(2, RaiseTo(500))).kind == "illegal"


def test_a_pot_of_high_and_low_is_divided() -> None:
    world = table("flo8", players=2)
    dealt(world, "AhAd2s3c", "KhKdQsQc")
    along(world)
    for board in (("4h", "5d", "Kc"), ("8s",), ("Jd",)):
        world.enter(BoardTurned(board))
        along(world)
    shown(world)
    assert stacks(world) == {1: 5_000, 2: 5_000}
    hand = world.live().hand
    assert hand is not None
    assert sorted(award.order for award in hand.awards) == ["eight-or-better", "high"]


def test_the_card_on_the_board_of_courchevel_comes_before_the_bets() -> None:
    world = table("nlcourchevel")
    world.enter(AllDealt())
    assert world.live().awaits == "board"
    world.enter(BoardTurned(("7c",)))
    assert world.live().awaits == "action"
    along(world)
    world.enter(BoardTurned(("8c", "9c")))
    assert world.hand().view().board == ("7c", "8c", "9c")
