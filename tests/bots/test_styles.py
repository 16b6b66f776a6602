"""House players act within the rules, from their own view alone, each in his own way."""

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.bots import STYLES, YARDSTICKS, Chance, UnknownStyle, decide, play
from ruleone.cards import FULL_DECK, Draw, parse
from ruleone.dealing import Hand
from ruleone.dealing.actions import Action, Fold, RaiseTo
from ruleone.dealing.views import HandView
from ruleone.rulebook import Refusal
from ruleone.sim.table import play_out
from ruleone.words import LANGUAGES, Language, has_words, say

ALL = (*STYLES, *YARDSTICKS)


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """A hand of 2 to 9 players with any stacks, button, ante and game."""
    seats = draw(st.sets(st.integers(1, 9), min_size=2))
    small = draw(st.sampled_from([1, 25, 50, 500]))
    return Hand(
        game=draw(st.sampled_from(["nlhe", "nlhe", "nlhe", "plhe", "flhe"])),
        seats={seat: draw(st.integers(1, 12_000)) for seat in sorted(seats)},
        button=draw(st.integers(1, 9)),
        blinds=(small, 2 * small),
        ante=draw(st.sampled_from([0, small, 2 * small])),
        deck=Draw(draw(st.binary(min_size=8, max_size=8))).shuffled(FULL_DECK),
    )


@given(hands(), st.lists(st.sampled_from(ALL), min_size=9, max_size=9), st.binary(max_size=4))
def test_every_style_plays_every_hand_to_its_end(hand: Hand, who: list[str], seed: bytes) -> None:
    chips = hand.chips
    styles = {seat: who[seat - 1] for seat in hand.stacks}
    play_out(hand, styles, Chance(seed))
    assert hand.over
    assert sum(hand.stacks.values()) == chips


def views(count: int) -> list[HandView]:
    """Views of the seats to act in random hands of six, on all streets."""
    chance = Random(5)
    found: list[HandView] = []
    while len(found) < count:
        deck = Draw(chance.randbytes(8)).shuffled(FULL_DECK)
        hand = Hand(seats=dict.fromkeys(range(1, 7), 10_000), button=2, deck=deck)
        styles = {seat: chance.choice(STYLES) for seat in range(1, 7)}
        while (options := hand.options) is not None:
            view = hand.view(options.seat)
            found.append(view)
            acted = hand.act(options.seat, decide(styles[options.seat], view, Chance(b"x")))
            assert not isinstance(acted, Refusal)
    return found[:count]


VIEWS = views(300)


@pytest.mark.rows("style", ALL)
def test_a_decision_needs_the_view_and_chance_alone(style: str) -> None:
    """The view as it comes over the wire gives the same action, again and again."""
    for view in VIEWS[:120]:
        wire = msgspec.json.decode(msgspec.json.encode(view), type=HandView)
        assert decide(style, view, Chance(b"1")) == decide(style, wire, Chance(b"1"))
        assert play(style, view, b"1") == decide(style, view, Chance(b"1"))


@pytest.mark.feature("computer-players")
@pytest.mark.rows("style", STYLES)
def test_cards_out_of_sight_change_nothing(style: str) -> None:
    """Two decks with the same cards for the first to act, and all others in another order."""
    chance = Random(8)
    for _ in range(30):
        deck = Draw(chance.randbytes(8)).shuffled(FULL_DECK)
        hand = dealt(deck)
        assert hand.options is not None
        seat = hand.options.seat
        view = hand.view(seat)
        ours = {parse(card) for card in view.seats[seat - 1].cards}
        shuffled = Draw(chance.randbytes(8)).shuffled(FULL_DECK)
        others = (card for card in shuffled if card not in ours)
        same = dealt(tuple(card if card in ours else next(others) for card in deck))
        assert same.view(seat) == view
        assert decide(style, view, Chance(b"2")) == decide(style, same.view(seat), Chance(b"2"))


def dealt(deck: tuple[int, ...]) -> Hand:
    """Six players with fifty big blinds."""
    return Hand(seats=dict.fromkeys(range(1, 7), 5_000), button=1, deck=deck)


def habits(style: str) -> Counter[str]:
    """How often a style folds and raises where it may do something else."""
    counted: Counter[str] = Counter()
    for number, view in enumerate(VIEWS):
        action: Action = decide(style, view, Chance(number.to_bytes(2, "big")))
        counted["fold"] += isinstance(action, Fold)
        counted["raise"] += isinstance(action, RaiseTo)
    return counted


def test_styles_are_what_their_names_say() -> None:
    habit = {style: habits(style) for style in ALL}
    assert habit["rock"]["fold"] > habit["shark"]["fold"] > habit["station"]["fold"]
    assert habit["maniac"]["raise"] > habit["shark"]["raise"] > habit["station"]["raise"]
    assert habit["always-call"] == {"fold": 0, "raise": 0}
    assert habit["always-raise"]["raise"] > 0.9 * len(VIEWS)
    assert habit["always-raise"]["fold"] == 0


def test_what_cannot_be_asked_is_said() -> None:
    with pytest.raises(UnknownStyle, match="shark"):
        decide("wizard", VIEWS[0], Chance(b""))
    hand = Hand(seats={1: 100, 2: 100}, button=1, blinds=(1, 2))
    with pytest.raises(ValueError, match="viewer is to act"):
        decide("shark", hand.view(), Chance(b""))


@pytest.mark.rows("language", LANGUAGES)
def test_styles_have_words(language: Language) -> None:
    for style in ALL:
        assert has_words(language, f"style-{style}")
        assert say(language, f"style-{style}.about")
