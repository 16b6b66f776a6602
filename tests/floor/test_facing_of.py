"""What the player to act faces in a hand of the engine."""

import pytest

from ruleone.cards import FULL_DECK
from ruleone.dealing import GAMES, Call, Check, Fold, Hand, RaiseTo
from ruleone.floor import BadFacts, Said, facing_of, reading


def hand(game: str = "nlhe", **more: object) -> Hand:
    facts = {"seats": {1: 5000, 2: 5000, 3: 5000}, "button": 3, "blinds": (50, 100), **more}
    return Hand(game, "house", deck=FULL_DECK * GAMES[game].decks, **facts)  # type: ignore[arg-type]


def act(playing: Hand, *actions: Call | Check | Fold | RaiseTo) -> Hand:
    for action in actions:
        assert playing.options is not None
        assert isinstance(playing.act(playing.options.seat, action), tuple)
    return playing


def test_the_big_blind_is_faced_first() -> None:
    facing = facing_of(hand(chip=25))
    assert (facing.price, facing.staked, facing.behind) == (100, 0, 5000)
    assert (facing.blind, facing.raised, facing.players, facing.pot) == (True, False, 3, 150)
    assert (facing.bet_to, facing.raise_by, facing.recent) == ((200, 5000), 100, (100,))
    assert facing.chip == 25


def test_a_raise_is_no_opening_bet() -> None:
    facing = facing_of(act(hand(), RaiseTo(300)), {50: 1})
    assert (facing.price, facing.staked, facing.to_call) == (300, 50, 250)
    assert (facing.blind, facing.raised, facing.raise_by) == (False, True, 200)
    assert (facing.recent, facing.lying) == ((100, 300), {50: 1})


def test_the_option_of_the_big_blind_faces_nothing() -> None:
    facing = facing_of(act(hand(), Call(), Call()))
    assert (facing.faced, facing.price, facing.bet_to) == (False, 100, (200, 5000))


def test_a_bet_opens_a_later_street() -> None:
    on_flop = act(hand(), Call(), Call(), Check())
    assert not facing_of(on_flop).faced
    facing = facing_of(act(on_flop, RaiseTo(400)))
    assert (facing.price, facing.staked, facing.raised, facing.blind) == (400, 0, False, False)
    raised = facing_of(act(on_flop, RaiseTo(1000), Fold()))
    assert (raised.raised, raised.players, raised.raise_by) == (True, 2, 600)


def test_a_short_big_blind_is_faced_in_full() -> None:
    facing = facing_of(hand(seats={1: 5000, 2: 30, 3: 5000}))
    assert (facing.price, facing.bet_to) == (100, (200, 5000))


def test_the_bring_in_of_stud() -> None:
    stud = hand("flstud", ante=5, bring_in=10, min_bet=40, blinds=(0, 0))
    facing = facing_of(stud)
    assert facing.bring_in
    assert facing.price == 10
    brought = reading(stud.edition, facing, [Said("bring in")]).action
    assert brought is not None
    assert stud.options is not None
    stud.act(stud.options.seat, brought)
    following = facing_of(stud)
    assert (following.bring_in, following.uncompleted, following.price) == (False, True, 10)
    assert reading(stud.edition, following, [Said("补足")]).action == RaiseTo(40)


def test_where_nobody_bets_there_is_nothing_to_read() -> None:
    over = act(hand(), Fold(), Fold())
    assert over.over
    with pytest.raises(BadFacts, match="No player is to act now"):
        facing_of(over)
