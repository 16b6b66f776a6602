"""A hand as a thing: copied, pickled, compared, shown; and played by scripts that fail at once."""

import copy
import pickle
from collections.abc import Callable, Iterator
from random import Random

import pytest
from by_the_floor import BY_THE_FLOOR, any_intervention
from deals import deck, sealed, table, tell
from lines import chosen, random_hand

from ruleone.cards import parse_cards
from ruleone.dealing import GAMES, Call, Fold, Hand, RaiseTo, Refused, Run
from ruleone.dealing.events import (
    Acted,
    Discarded,
    Mucked,
    RunsChosen,
    Shown,
    ShownOnRequest,
)
from ruleone.rulebook import Refusal

WAYS: dict[str, Callable[[Hand], Hand]] = {
    "copy()": Hand.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda hand: pickle.loads(pickle.dumps(hand)),
}


def stands(hand: Hand) -> tuple[object, ...]:
    """All that can be seen of a hand, by everybody in it."""
    views = tuple(hand.view(seat) for seat in (None, *hand.stacks))
    return (
        views, hand.events, hand.options, hand.awaits, hand.to_act, hand.stacks, hand.chips,
        hand.price, hand.full_raise, hand.out_of_play,
    )  # fmt: skip


def goes_on(hand: Hand, chance: Random) -> None:
    """One more step: by the floor now and then, else by the player to act."""
    if chance.random() < 0.1:
        hand.intervene(any_intervention(hand, chance, told=False), BY_THE_FLOOR)
    elif hand.options is not None:
        hand.act(hand.options.seat, chosen(hand, chance))


def faults(game: str, seed: int) -> Iterator[str]:
    """What is wrong with copies of a random hand, taken before each of its steps."""
    chance = Random(f"{game} {seed}")
    hand = random_hand(game, chance)
    for at in range(40):
        if chance.random() < 0.6:
            goes_on(hand, chance)
            continue
        seen, next_step = stands(hand), chance.getrandbits(64)
        again = {way: makes(hand) for way, makes in WAYS.items()}
        for way, other in again.items():
            if other is hand or stands(other) != seen or other != hand:
                yield f"{game} {seed} step {at}: {way} stands otherwise"
            goes_on(other, Random(next_step))
            if stands(hand) != seen:
                yield f"{game} {seed} step {at}: what happens to {way} happens to the original"
        goes_on(hand, Random(next_step))
        for way, other in again.items():
            if stands(other) != stands(hand) or (other != hand):
                yield f"{game} {seed} step {at}: {way} goes on otherwise"
        if hand.over:
            return


def test_a_copied_hand_stands_as_it_stood_and_goes_its_own_way() -> None:
    assert not [fault for game in ("nlhe", "flstud8") for fault in faults(game, 1)]


def test_a_hand_of_every_game_can_be_copied_and_pickled_at_every_step() -> None:
    assert not [fault for game in GAMES for fault in faults(game, 7)]


def test_a_hand_whose_cards_are_told_and_each_of_its_moments_are_copied_too() -> None:
    hand = table([500, 500], deck=None, runs=2)
    kept = [copy.copy(hand)]
    tell(hand, "AsAd", "KsKd")
    for words in ("raise 500", "call", "run it twice", "run it 2 times"):
        kept.append(hand.copy())
        hand.play(words)
    assert len({len(each.events) for each in kept}) == 5
    assert [each.awaits for each in kept] == ["hole-cards"] + ["action"] * 4
    wrong = []
    for moment in Hand.moments(hand.events):
        for way, makes in WAYS.items():
            other = makes(moment)
            if stands(other) != stands(moment):
                wrong.append((way, len(moment.events)))
    assert not wrong


def test_hands_are_equal_where_the_same_has_happened_to_the_same_cards() -> None:
    cards = sealed("nlhe", Random(1))
    first, second = (table([500, 500], deck=cards) for _ in range(2))
    assert first == second
    first.play("call")
    assert first != second
    second.play("call")
    assert first == second
    assert first != table([500, 500], deck=sealed("nlhe", Random(2)))
    assert first != "a hand"
    with pytest.raises(TypeError, match="unhashable"):
        hash(first)


def test_a_hand_reads_and_tells_no_hole_cards() -> None:
    hand = table([500, 500, 500], deck=deck(["As Ad", "Kh Kd", "7c 2d"], "2c 7d 9s Jh 3c"))
    shown = [repr(hand)]
    for words in ("call", "call", "check", "bet 100", "fold", "fold"):
        hand.play(words)
        shown.append(repr(hand))
    assert shown[0] == "<Hand 1 of nlhe: preflop, 150 in the middle, seat 3 to act>"
    assert shown[3] == "<Hand 1 of nlhe: flop 2c 7d 9s, 300 in the middle, seat 1 to act>"
    assert shown[-1] == "<Hand 1 of nlhe: over, stacks {1: 700, 2: 400, 3: 400}>"
    assert repr(table([500, 500], deck=None)) == (
        "<Hand 1 of nlhe: preflop, 150 in the middle, awaits hole-cards>"
    )


def test_a_script_that_drops_a_refusal_fails_at_once() -> None:
    hand = table([5000, 5000, 5000])
    before = hand.events
    for action in ("raise 150", RaiseTo(150), "check", "加注 150"):
        with pytest.raises(Refused) as raised:
            hand.play(action)
        assert raised.value.seat == 3
        assert raised.value.options == hand.options
        assert isinstance(raised.value.refusal, Refusal)
        assert hand.events == before
        again = pickle.loads(pickle.dumps(raised.value))
        assert (str(again), again.refusal) == (str(raised.value), raised.value.refusal)
    with pytest.raises(Refused) as raised:
        hand.play("raise 150")
    assert str(raised.value) == (
        "150 is less than a minimum raise. Choose 200 to 5,000. (tda2024-43A.1) "
        "Seat 3 may fold, call 100, or raise to 200-5,000."
    )
    with pytest.raises(
        Refused,
        match=r"^加注不足：.*（tda2024-43A.1）3 号座可以弃牌、跟注 100 或加注到 200 至 5,000。$",
    ):
        hand.play("加注 150")
    with pytest.raises(Refused, match="not your turn: seat 3 acts"):
        hand.play(Fold(), seat=1)


def test_nobody_plays_where_nobody_is_asked() -> None:
    hand = table([500, 500], deck=None)
    with pytest.raises(Refused, match="wait for the dealer"):
        hand.play("fold")
    hand = table([500, 500])
    hand.play(Fold())
    with pytest.raises(Refused, match="hand is over"):
        hand.play("check")


SAID: tuple[tuple[str, str, str, object], ...] = (
    ("nlhe", "", "raise 300", ("raise", 300)),
    ("nlhe", "", "Raise to 1,200", ("raise", 1200)),
    ("nlhe", "", "raise by 200", ("raise", 300)),
    ("nlhe", "", "bet 300", ("raise", 300)),
    ("nlhe", "", "加注到 300", ("raise", 300)),
    ("nlhe", "", "加注300", ("raise", 300)),
    ("nlhe", "", "call", ("call", 100)),
    ("nlhe", "", "call 100", ("call", 100)),
    ("nlhe", "", "跟注", ("call", 100)),
    ("nlhe", "", "fold", ("fold", 0)),
    ("nlhe", "", "盖牌", ("fold", 0)),
    ("nlhe", "", "All in", ("raise", 5000)),
    ("nlhe", "raise 5000", "全下", ("call", 5000)),
    ("nlhe", "call/call", "过牌", ("check", 100)),
    ("nlhe", "call/call/check", "下注 100", ("bet", 100)),
    ("plhe", "", "pot", ("raise", 350)),
    ("flhe", "", "raise", ("raise", 200)),
    ("flstud", "", "bring it in", ("bring-in", 25)),
    ("flstud", "", "complete", ("complete", 100)),
    ("flstud", "", "补足到 100", ("complete", 100)),
    ("nlhe", "", "raise", "say-how-much"),
    ("nlhe", "", "call 120", "not-an-action"),
    ("nlhe", "", "raise 1,2,3", "say-how-much"),
    ("nlhe", "", "raise 300 or so", "not-an-action"),
    ("nlhe", "", "pot", "not-an-action"),
    ("nlhe", "", "", "not-an-action"),
    ("nlhe", "", "show", "no-showdown-yet"),
    ("nlhe", "", "stand pat", "no-draw-now"),
)


def test_words_of_an_action_are_read_in_both_languages() -> None:
    wrong = []
    for game, before, words, expected in SAID:
        stud = {"ante": 10, "min_bet": 100, "bring_in": 25} if game == "flstud" else {}
        hand = table([5000] * 3, game=game, deck=sealed(game, Random(3)), **stud)
        for said in before.split("/") if before else ():
            hand.play(said)
        came: object
        try:
            (first, *_) = hand.play(words)
        except Refused as refused:
            came = refused.refusal.code
        else:
            came = (first.kind, first.to) if isinstance(first, Acted) else first
        if came != expected:
            wrong.append((game, before, words, came))
    assert not wrong


def test_cards_and_runs_are_told_in_words_too() -> None:
    hand = table([500, 500], deck=None, showdown="players", runs=3)
    hand.deal_holes({1: parse_cards("AsAd"), 2: parse_cards("KsKd")})
    hand.play("all-in")
    hand.play(Call())
    assert hand.play("three times") == (RunsChosen(1, 3),)
    assert hand.play(Run(1))[0] == RunsChosen(2, 1)
    draw = table([500, 500], game="nl5draw", deck=sealed("nl5draw", Random(5)))
    draw.play("call")
    draw.play("check")
    thrown = draw.view(1).seats[0].cards[:2]
    assert isinstance(draw.play(f"discard {' '.join(thrown)}")[0], Discarded)
    assert draw.play("不换牌")[0] == Discarded(2, ())
    shown = table([500, 500], deck=deck(["As Ad", "Kh Kd"]), showdown="players")
    for words in ("call", *["check"] * 7):
        shown.play(words)
    assert isinstance(shown.play("show AsAd")[0], Shown)
    assert isinstance(shown.play("muck")[0], Mucked)
    mucked = table(
        [500, 500],
        deck=deck(["As Ad", "Kh Kd"]),
        showdown="players",
        edition="modern+showdown.request_to_see=anyone",
    )
    for words in ("call", *["check"] * 7, "show", "muck"):
        mucked.play(words)
    seen = mucked.play("ask to see seat 2", seat=1)
    assert seen == (ShownOnRequest(2, mucked.holds(2), 1),)
