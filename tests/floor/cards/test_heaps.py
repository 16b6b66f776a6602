"""The heaps of a hand: however it went, every card of the deck lies somewhere."""

from collections.abc import Callable
from random import Random

import pytest

from ruleone.cards import FULL_DECK, parse, texts
from ruleone.dealing import GAMES, Action, Call, Check, Discard, Fold, Hand, Options, ReplaceCard
from ruleone.floor.cards.muck_and_stub import Heaps, heaps
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    Entry,
    FollowedHand,
    Happened,
    Line,
    Undone,
)

DRAWS = [name for name, game in GAMES.items() if game.last_throw and game.reshuffles]


def begun(game: str, players: int, deck: tuple[int, ...] | None = None) -> Hand:
    stacks = dict.fromkeys(range(1, players + 1), 10_000)
    return Hand(game, "modern", stacks, players, (50, 100), deck=deck, showdown="players")


def lying(hand: Hand) -> Heaps:
    """The heaps, none of which has fewer than no cards; with the live hands they are the deck."""
    found = heaps(hand)
    assert min(found) >= 0, found
    live = [seat.seat for seat in hand.view().seats if seat.status in ("in", "all-in")]
    assert sum(found) + sum(len(hand.holds(seat)) for seat in live) == len(FULL_DECK), found
    return found


def bets(hand: Hand) -> bool:
    """Whether cards, bets or discards are still to come."""
    return hand.awaits == "hole-cards" or (hand.options is not None and not hand.options.show)


def next_act(hand: Hand, options: Options) -> Action:
    """Everybody stays and throws all that he may, but for seat 1, who folds to a bet."""
    if options.discard is not None:
        return Discard(texts(hand.holds(options.seat)[: options.discard[1]]))
    if options.check:
        return Check()
    return Fold() if options.seat == 1 else Call()


def told(game: str, players: int) -> tuple[FollowedHand, Callable[[], None]]:
    """A hand at a live table, and one step of it."""
    followed = FollowedHand(begun(game, players))

    def step() -> None:
        options = followed.hand.options
        act = None if options is None else next_act(followed.hand, options)
        entry = AllDealt() if options is None or act is None else Acts(options.seat, act)
        line = followed.enter(entry)
        assert isinstance(line, Line), line

    return followed, step


@pytest.mark.rows("players", [2, 5, 6])
@pytest.mark.rows("game", DRAWS)
def test_no_heap_of_a_told_draw_game_is_ever_short(game: str, players: int) -> None:
    followed, step = told(game, players)
    while bets(followed.hand):
        step()
        lying(followed.hand)


@pytest.mark.rows("game", DRAWS)
def test_no_heap_of_a_sealed_draw_game_is_ever_short(game: str) -> None:
    chance = Random(game)
    orders = 1 + GAMES[game].reshuffles
    deck = tuple(card for _ in range(orders) for card in chance.sample(FULL_DECK, 52))
    hand = begun(game, 6, deck)
    while (options := hand.options) is not None and bets(hand):
        hand.act(options.seat, next_act(hand, options))
        lying(hand)


def test_a_stub_that_the_muck_was_shuffled_into_can_be_ruled_on() -> None:
    """Five of triple draw throw all away: the second draw needs more than the stub has."""
    followed, step = told("fl27td", 6)
    left = [lying(followed.hand).stub]
    while left[-1] <= left[max(0, len(left) - 2)]:
        step()
        left.append(lying(followed.hand).stub)
    dropped = Happened("dropped-stub", {"restorable": False})
    assert isinstance(followed.judged(dropped), Line)


def test_a_card_that_was_replaced_lies_with_the_burn_cards_or_in_the_muck_of_a_draw_game() -> None:
    for game, burns, muck in (("nlhe", 1, 0), ("fl27td", 0, 1)):
        followed, step = told(game, 4)
        step()
        before = lying(followed.hand)
        seen = ByFloor((ReplaceCard(2, parse("As")),), "the dealer turned it up")
        assert isinstance(followed.enter(seen), Line)
        after = Heaps(before.stub - 1, before.muck + muck, before.burns + burns)
        assert lying(followed.hand) == after


def at_the_flop(edition: str) -> FollowedHand:
    """Three players at a live table, and the betting before the flop is over."""
    followed = FollowedHand(
        Hand("nlhe", edition, dict.fromkeys((1, 2, 3), 1_000), 3, (50, 100), showdown="players")
    )
    enter(followed, AllDealt(), Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
    return followed


def enter(followed: FollowedHand, *entries: Entry) -> None:
    for entry in entries:
        line = followed.enter(entry)
        assert isinstance(line, Line), (entry, line)


def checked(followed: FollowedHand) -> None:
    enter(followed, *(Acts(seat, Check()) for seat in (1, 2, 3)))


@pytest.mark.rule("house-35.1", "tda2011-34")
@pytest.mark.rows("picked", ["3c", None])
@pytest.mark.rows("edition", ["house", "tda2011"])
def test_the_burn_card_of_a_flop_of_four_is_the_next(edition: str, picked: str | None) -> None:
    """Nothing is burned from the stub before the turn: the fourth card is burned there."""
    followed = at_the_flop(edition)
    assert heaps(followed.hand) == (46, 0, 0)
    four = {"cards": ["2c", "3c", "4d", "5d"], "picked": picked}
    enter(followed, Happened("wrong-flop", four), BoardTurned(("2c", "4d", "5d")))
    assert heaps(followed.hand) == (46 - 5, 0, 1), "the fourth card lies aside"
    checked(followed)
    enter(followed, BoardTurned(("9h",)))
    assert heaps(followed.hand) == (46 - 6, 0, 2), "it is the burn card before the turn"
    checked(followed)
    enter(followed, BoardTurned(("Th",)))
    assert heaps(followed.hand) == (46 - 8, 0, 3)
    enter(followed, Undone("another card"))
    assert heaps(followed.hand) == (46 - 6, 0, 2)


@pytest.mark.rule("house-RP-5A", "tda2019-RP-5A")
@pytest.mark.rows("edition", ["house", "modern"])
def test_the_burn_card_before_an_early_flop_lies_already(edition: str) -> None:
    followed = FollowedHand(
        Hand("nlhe", edition, dict.fromkeys((1, 2, 3), 1_000), 3, (50, 100), showdown="players")
    )
    enter(followed, AllDealt(), Acts(3, Call()))
    enter(followed, Happened("early-board", {"cards": ["As", "Kd", "2c"]}))
    assert heaps(followed.hand) == (46 - 1, 0, 1), "the flop is in the stub again"
    enter(followed, Acts(1, Call()), Acts(2, Check()), BoardTurned(("9c", "Th", "3d")))
    assert heaps(followed.hand) == (46 - 4, 0, 1)


@pytest.mark.rule("house-RP-5B", "tda2019-RP-5B")
@pytest.mark.rows("edition", ["house", "tda2019"])
def test_an_early_turn_is_burned_for_once_more_and_the_river_not(edition: str) -> None:
    followed = at_the_flop(edition)
    enter(followed, BoardTurned(("9c", "Th", "3d")), Acts(1, Check()))
    enter(followed, Happened("early-board", {"cards": ["As"]}))
    assert heaps(followed.hand) == (46 - 4 - 2, 0, 2), "the early card lies aside"
    enter(followed, Acts(2, Check()), Acts(3, Check()), BoardTurned(("Kd",)))
    assert heaps(followed.hand) == (46 - 4 - 4, 0, 3)
    checked(followed)
    assert heaps(followed.hand) == (46 - 4 - 3, 0, 3), "the early card is in the stub again"
    enter(followed, BoardTurned(("As",)))
    assert heaps(followed.hand) == (46 - 4 - 4, 0, 3), "what came too early was the river"


def around(followed: FollowedHand, *seats: int) -> None:
    """These seats call or check, one after the other."""
    for seat in seats:
        options = followed.hand.options
        assert options is not None
        enter(followed, Acts(seat, Check() if options.check else Call()))


def seated(edition: str, players: int) -> FollowedHand:
    """All have called or checked, and the flop has come."""
    stacks = dict.fromkeys(range(1, players + 1), 1_000)
    followed = FollowedHand(Hand("nlhe", edition, stacks, players, (50, 100), showdown="players"))
    enter(followed, AllDealt())
    around(followed, *range(3, players + 1), 1, 2)
    enter(followed, BoardTurned(("9c", "Th", "3d")))
    return followed


@pytest.mark.rule("tda2024-RP-5B", "tda2024-39D", "tda2019-RP-5B")
def test_of_2024_the_stub_of_an_early_turn_is_shuffled_before_the_turn() -> None:
    """Six dealt in: 35 cards with the early turn; by other rules 33 before the river."""
    faults = []
    for edition, shuffled in (
        ("tda2024", (35, 0, 2)),
        ("tda2019", (33, 0, 3)),
        ("modern", (35, 0, 2)),
        ("house", (33, 0, 3)),
    ):
        followed = seated(edition, 6)
        around(followed, 1)
        enter(followed, Happened("early-board", {"cards": ["Qc"]}))
        around(followed, 2, 3, 4, 5, 6)
        if shuffled[0] == 33:
            enter(followed, BoardTurned(("Kd",)))
            around(followed, 1, 2, 3, 4, 5, 6)
        if heaps(followed.hand) != shuffled:
            faults.append((edition, heaps(followed.hand)))
        enter(followed, BoardTurned(("2s",)))
        if heaps(followed.hand) != (shuffled[0] - 1, 0, shuffled[2]):
            faults.append((edition, heaps(followed.hand)))
    assert faults == []


@pytest.mark.rule("tda2024-RP-5C", "tda2024-39D")
def test_of_2024_the_stub_of_an_early_river_is_shuffled_with_the_river() -> None:
    """Nine dealt in: 27 cards with the early river, whose burn card stays."""
    followed = seated("tda2024", 9)
    around(followed, *range(1, 10))
    enter(followed, BoardTurned(("Kd",)))
    around(followed, 1)
    enter(followed, Happened("early-board", {"cards": ["As"]}))
    around(followed, *range(2, 10))
    assert heaps(followed.hand) == (27, 0, 3)
    enter(followed, BoardTurned(("2s",)))
    assert heaps(followed.hand) == (26, 0, 3)
