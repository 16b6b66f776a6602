"""House players in every game: legal, from their own view alone, and the same for the same seed."""

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.bots import STYLES, YARDSTICKS, Chance, decide
from ruleone.bots.mixed.keeping import keeping
from ruleone.cards import FULL_DECK, Card, Draw, parse
from ruleone.dealing import GAMES, Hand
from ruleone.dealing.actions import Action, BringIn, Call, Check, Discard, Fold, RaiseTo
from ruleone.dealing.game import Family, Round
from ruleone.dealing.views import HandView, Street
from ruleone.ranking import ORDERS
from ruleone.rulebook import Refusal
from ruleone.sim.table import play_out

OTHERS = tuple(game for game in GAMES if not game.endswith("he"))
ALL = (*STYLES, *YARDSTICKS)
BOARDS = ("plo", "plo58", "plcourchevel8", "nl6plus", "nlcrazy", "nlirish", "nlpineapple")
SHOWN = ("flstud", "flstud8", "flrazz", "flstud5")
DRAWN = ("nl5draw", "nl27sd", "fl27td", "fla5td", "flbadugi", "flbadeucey", "flbadacey")


def dealt(game: str, seed: bytes, seats: int = 5, stack: int = 5_000) -> Hand:
    """A hand of players with as many chips; in stud the ante is a fifth of the small bet."""
    return Hand(
        game,
        seats=dict.fromkeys(range(1, seats + 1), stack),
        button=1,
        deck=decks(game, Draw(seed)),
        ante=20 if GAMES[game].bring_in else 0,
    )


def decks(game: str, draw: Draw) -> list[Card]:
    return [card for _ in range(GAMES[game].decks) for card in draw.shuffled(FULL_DECK)]


@st.composite
def hands(draw: st.DrawFn, game: str) -> Hand:
    """A hand of any number of players with any stacks, button and ante."""
    most = min(GAMES[game].seats, 8)
    seats = draw(st.sets(st.integers(1, 9), min_size=2, max_size=most))
    small = draw(st.sampled_from([1, 25, 50, 500]))
    return Hand(
        game,
        seats={seat: draw(st.integers(1, 12_000)) for seat in sorted(seats)},
        button=draw(st.integers(1, 9)),
        blinds=(small, 2 * small),
        ante=draw(st.sampled_from([0, small])),
        deck=decks(game, Draw(draw(st.binary(min_size=8, max_size=8)))),
    )


@given(game=st.sampled_from(OTHERS), data=st.data())
def test_every_style_plays_every_hand_to_its_end(game: str, data: st.DataObject) -> None:
    """`play_out` raises where an action is refused."""
    hand = data.draw(hands(game))
    who = data.draw(st.lists(st.sampled_from(ALL), min_size=9, max_size=9))
    plays_to_its_end(hand, who, data.draw(st.binary(max_size=4)))


@pytest.mark.feature("computer-players")
@pytest.mark.rows("game", OTHERS)
def test_every_game_is_played_to_its_end(game: str) -> None:
    for stack in (90, 4_000):
        seats = min(6, GAMES[game].seats)
        plays_to_its_end(dealt(game, b"%d" % stack, seats, stack), [*ALL, *ALL], b"1")


def drawn_by(name: str, *orders: str, cards: int = 5, draws: int = 2) -> Family:
    """A draw game that is not among ours."""
    names: tuple[Street, ...] = ("first-draw", "second-draw", "third-draw", "draw")
    opened = (Round(street, draw=cards, big_bet=True) for street in names[:draws])
    rounds = (Round("predraw", down=cards), *opened)
    return Family(name, rounds, orders, limits=("fl",), seats=6, reshuffles=8)


FROM_NOTHING = [
    drawn_by("high-low", "high", "eight-or-better"),
    drawn_by("double", "high", "deuce-to-seven"),
    drawn_by("four-draws", "deuce-to-seven", draws=4),
    drawn_by("two-suits", "badugi-ace-high", cards=4, draws=1),
    drawn_by("three-cards", "badugi", cards=3, draws=3),
    drawn_by("six-cards", "high", cards=6, draws=1),
    drawn_by("low-and-suits", "ace-to-five", "badugi"),
    drawn_by("high-and-suits", "high", "badugi"),
]


@pytest.mark.rows("family", FROM_NOTHING, ids=lambda family: family.name)
def test_a_draw_from_nothing_is_played_to_its_end(
    family: Family, monkeypatch: pytest.MonkeyPatch
) -> None:
    (game,) = family.games()
    monkeypatch.setitem(GAMES, game.id, game)
    for stack in (90, 4_000):
        plays_to_its_end(dealt(game.id, b"%d" % stack, 5, stack), [*ALL, *ALL], b"1")


@pytest.mark.rows("order", [name for name in ORDERS if not name.startswith("short-deck-")])
def test_there_is_a_rule_of_what_to_keep_for_every_order(order: str) -> None:
    cards = tuple(map(parse, ("As", "Kd", "7c", "4h", "2s")))
    for draws in (1, 2, 3, 4):
        assert set(keeping((order,))(cards, draws)) <= set(cards)


def plays_to_its_end(hand: Hand, who: list[str], seed: bytes) -> None:
    chips = hand.chips
    play_out(hand, {seat: who[seat - 1] for seat in hand.stacks}, Chance(seed))
    assert hand.over
    assert sum(hand.stacks.values()) == chips


def moments(game: str, count: int) -> list[HandView]:
    """Views of the seats to act in random hands."""
    chance = Random(6)
    found: list[HandView] = []
    while len(found) < count:
        deck = decks(game, Draw(chance.randbytes(8)))
        hand = Hand(game, seats=dict.fromkeys(range(1, 6), 5_000), button=2, deck=deck, ante=5)
        while (options := hand.options) is not None:
            view = hand.view(options.seat)
            found.append(view)
            style = chance.choice(("station", "shark", "maniac"))
            acted = hand.act(options.seat, decide(style, view, Chance(b"y")))
            assert not isinstance(acted, Refusal)
    return found[:count]


@pytest.mark.rows("style", STYLES)
@pytest.mark.rows("game", BOARDS + SHOWN + DRAWN)
def test_a_decision_needs_the_view_and_chance_alone(game: str, style: str) -> None:
    """The view as it comes over the wire gives the same action, again and again."""
    for view in moments(game, 12):
        wire = msgspec.json.decode(msgspec.json.encode(view), type=HandView)
        assert decide(style, view, Chance(b"1")) == decide(style, wire, Chance(b"1"))


@pytest.mark.rows("game", BOARDS + SHOWN + DRAWN)
def test_cards_out_of_sight_change_nothing(game: str) -> None:
    """Two decks with the same cards in sight of the first to act, and all others in another
    order."""
    chance = Random(9)
    for _ in range(8):
        first = chance.randbytes(8)
        hand = dealt(game, first)
        assert hand.options is not None
        view = hand.view(hand.options.seat)
        shown = (*view.board, *(card for at in view.seats for card in (*at.cards, *at.up)))
        ours = {parse(card) for card in shown if card != "??"} | set(range(GAMES[game].lowest))
        deck = decks(game, Draw(first))
        others = iter([card for card in Draw(chance.randbytes(8)).shuffled(FULL_DECK)
                       if card not in ours])  # fmt: skip
        other = [card if card in ours else next(others) for card in deck[:52]]
        same = Hand(
            game, seats=dict.fromkeys(hand.stacks, 5_000), button=1,
            deck=other + deck[52:], ante=20 if GAMES[game].bring_in else 0,
        )  # fmt: skip
        again = same.view(hand.options.seat)
        assert again == view
        for style in STYLES:
            assert decide(style, view, Chance(b"2")) == decide(style, again, Chance(b"2"))


def habits(style: str, game: str) -> Counter[str]:
    """How often a style folds and raises where betting is asked for."""
    counted: Counter[str] = Counter()
    for number, view in enumerate(moments(game, 120)):
        action: Action = decide(style, view, Chance(number.to_bytes(2, "big")))
        counted["fold"] += isinstance(action, Fold)
        counted["raise"] += isinstance(action, RaiseTo)
    return counted


@pytest.mark.parametrize("game", ["flstud", "plo", "plo8", "flrazz", "fl27td", "flbadugi"])
def test_styles_are_what_their_names_say(game: str) -> None:
    habit = {style: habits(style, game) for style in ALL}
    assert habit["rock"]["fold"] > habit["shark"]["fold"] > habit["station"]["fold"]
    assert habit["maniac"]["raise"] > habit["shark"]["raise"] > habit["station"]["raise"]
    assert habit["always-call"]["fold"] == habit["always-call"]["raise"] == 0
    assert habit["always-raise"]["fold"] == 0


def asked(game: str, cards: str) -> HandView:
    """The view of a player of two who is to draw with these cards."""
    wanted = list(map(parse, cards.split()))
    rest = [card for card in FULL_DECK if card not in wanted]
    order: list[Card] = []
    for nth in range(len(wanted)):
        order += [wanted[nth], rest[3 * nth]]
    deck = order + [card for card in FULL_DECK if card not in order]
    orders = [*deck, *decks(game, Draw(b"more"))[52:]]
    hand = Hand(game, seats={1: 5_000, 2: 5_000}, button=2, deck=orders)
    while hand.options is not None and hand.options.discard is None:
        action: Action = Call() if hand.options.to_call else Check()
        assert not isinstance(hand.act(hand.options.seat, action), Refusal)
    assert hand.options is not None
    while hand.options.seat != 1:
        assert not isinstance(hand.act(hand.options.seat, Discard()), Refusal)
    return hand.view(1)


@pytest.mark.rows(
    ("game", "cards", "thrown"),
    [
        ("nl5draw", "As Ad 7c 8h 2s", "7c 8h 2s"),
        ("nl5draw", "As Ad 7c 7h 2s", "2s"),
        ("nl5draw", "As Ks 7s 4s 2d", "2d"),
        ("nl5draw", "5s 6d 7c 8h 9s", ""),
        ("nl5draw", "9s 9d 9c 8h 2s", "8h 2s"),
        ("nl27sd", "2s 3d 4c 7h Ts", ""),
        ("nl27sd", "2s 3d 4c 7h Ks", "Ks"),
        ("fl27td", "2s 3d 5c 7h 8s", ""),
        ("fl27td", "2s 3d 4c 7h 7s", "7h"),
        ("fl27td", "2s 3s 4s 7s 8s", "4s"),
        ("fl27td", "2s Kd Kc Ah 7s", "Kd Kc Ah"),
        ("fla5td", "As 2d 3c 4h 5s", ""),
        ("fla5td", "As 2d 3c 4h Ks", "Ks"),
        ("flbadugi", "As 2d 3c 4h", ""),
        ("flbadugi", "As 2d 3c 4c", "4c"),
        ("flbadugi", "As 2s 2c Kh", "2s Kh"),
        ("flbadeucey", "2s 3d 4c 7h 8s", ""),
        ("flbadacey", "As 2d 3c Kh Ks", "Kh Ks"),
    ],
)
def test_what_is_thrown_away_in_a_draw(game: str, cards: str, thrown: str) -> None:
    action = decide("shark", asked(game, cards), Chance(b"3"))
    assert isinstance(action, Discard)
    assert sorted(action.cards) == sorted(thrown.split())


@pytest.mark.rows("game", SHOWN)
def test_who_has_the_bring_in_brings_it_in_or_completes(game: str) -> None:
    done: Counter[type[Action]] = Counter()
    for number in range(40):
        hand = dealt(game, number.to_bytes(2, "big"))
        assert hand.options is not None
        assert hand.options.bring_in is not None
        view = hand.view(hand.options.seat)
        done[type(decide("maniac", view, Chance(b"4")))] += 1
    assert set(done) == {BringIn, RaiseTo}
