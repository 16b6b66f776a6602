"""Mixed games: which game comes when, what is played for, and where the button stands."""

import msgspec
import pytest
from event_play import Play

from ruleone.dealing.events import Posted
from ruleone.rulebook import edition
from ruleone.tournament import EventConfig, HandOrder, Tournament, template
from ruleone.tournament.events import HandDealt, LevelStarted, PlayerMoved
from ruleone.tournament.hands.choosing import deck_for, hand_of
from ruleone.tournament.news import news
from ruleone.tournament.terms.config import Rotation
from ruleone.tournament.terms.errors import BadEvent
from ruleone.tournament.terms.structure import Level, Structure, stakes, structure_flaws, unit

HORSE = ("flhe", "flo8", "flrazz", "flstud", "flstud8")
EIGHT = Level(
    50, 100, small_bet=100, stud_ante=20, bring_in=30, big_bet_blinds=(25, 50), ante_each=10
)


def mixed(entries: int, table_size: int = 8, **rotation: object) -> Play:
    games = Rotation(HORSE, **rotation)  # type: ignore[arg-type]
    return Play(entries, table_size, button=3, rotation=games)


def games_of(play: Play, hands: int) -> list[str]:
    """The games of so many hands in a row, nobody losing a chip."""
    dealt = []
    for _ in range(hands):
        order = play.deal()
        dealt.append(order.game)
        play.end(order)
    return dealt


def test_a_game_lasts_so_many_hands() -> None:
    assert games_of(mixed(4, by="hands", hands=2), 12) == [
        game for game in (*HORSE, HORSE[0]) for _ in range(2)
    ]


@pytest.mark.rule("tda2024-RP-18")
def test_of_2024_stud_and_stud_eight_need_not_follow_each_other() -> None:
    for games in (("flstud", "flo8", "flstud8"), ("flstud", "flstud8", "flo8")):
        play = Play(4, 8, button=3, rules="tda2024", rotation=Rotation(games, "hands", 1))
        assert games_of(play, 4) == [*games, games[0]]


def test_a_game_lasts_an_orbit_of_those_who_were_dealt_in() -> None:
    play = mixed(4, by="orbit")
    assert games_of(play, 4) == ["flhe"] * 4
    order = play.deal()
    assert (order.game, order.next_game, order.turn) == ("flo8", "flrazz", 1)
    play.end(order, 2)  # one of four is out: the orbit that has begun is still of four hands
    assert games_of(play, 4) == ["flo8"] * 3 + ["flrazz"]
    assert games_of(play, 3) == ["flrazz"] * 2 + ["flstud"]


def test_depth_is_counted_in_the_largest_bet_of_the_games_of_a_level() -> None:
    level = msgspec.structs.replace(EIGHT, big_bet_blinds=(250, 500))
    turns = Rotation(("flstud", "nlhe"), by="level")

    def counted(rotation: Rotation | None, number: int) -> int:
        config = msgspec.structs.replace(template("sprint-27"), rotation=rotation)
        return unit(config.games_in(number), level)

    assert [counted(turns, number) for number in (1, 2, 3)] == [100, 500, 100]
    for others in ({"by": "orbit"}, {"chosen": True}):
        assert counted(msgspec.structs.replace(turns, **others), 1) == 500
    assert counted(None, 1) == 500
    assert unit(("nlhe",), Level(50, 100, small_bet=200)) == 100
    assert unit(("thirteen",), Level.of_point(5)) == 5


def test_a_game_lasts_a_level() -> None:
    play = mixed(4, by="level")
    assert games_of(play, 5) == ["flhe"] * 5
    play.do(play.tournament.next_level("shown", play.now))
    assert games_of(play, 2) == ["flo8"] * 2


@pytest.mark.feature("poker-games")
@pytest.mark.rule("house-9A.1", "house-9A.3", "tda2011-8B")
@pytest.mark.rows("book", ["modern", "house"])
def test_the_button_is_frozen_while_stud_is_played(book: str) -> None:
    """der-horse-freeze: with the button on 3 in the last hand with blinds it goes to 4."""
    games = Rotation(("flhe", "flrazz", "flstud"), "hands", 1)
    play = Play(8, 8, rules=book, button=3, rotation=games)
    last = play.deal()
    assert (last.button, last.small_blind_seat, last.big_blind_seat) == (3, 4, 5)
    play.end(last)
    for game in ("flrazz", "flstud"):
        order = play.deal()
        assert (order.game, order.button) == (game, 4)
        assert set(order.seats) == set(range(1, 9))
        dealt = [event for event in play.events if isinstance(event, HandDealt)][-1]
        assert dealt.citations[0] == play.rules.cite("button.frozen-in-stud")
        play.end(order)
    back = play.deal()
    assert (back.game, back.button, back.small_blind_seat, back.big_blind_seat) == ("flhe", 4, 5, 6)


@pytest.mark.rule("house-9A.1", "house-9A.3", "tda2011-8B")
def test_the_button_comes_back_to_where_it_stood_though_players_have_gone() -> None:
    play = Play(8, 8, button=3, rotation=Rotation(("flhe", "flrazz"), "hands", 1))
    play.end(play.deal())
    stud = play.deal()
    play.end(stud, 4, 5)  # the frozen button's seat and the small blind's are empty now
    back = play.deal()
    assert (back.button, back.small_blind_seat, back.big_blind_seat) == (4, None, 6)


@pytest.mark.feature("balancing")
@pytest.mark.rule("house-9A.2", "tda2011-8B")
def test_who_would_be_the_big_blind_is_moved_while_stud_is_played() -> None:
    play = Play(16, 8, rotation=Rotation(("flhe", "flrazz"), "hands", 1))
    first, second = play.deal(1), play.deal(2)
    play.end(first)
    play.end(second)
    stud = play.deal(1)
    other = play.deal(2)
    assert stud.game == other.game == "flrazz"
    gone = [seat for seat in stud.seats if seat != stud.big_blind_seat][:2]
    play.end(stud, *gone)
    before = len(play.events)
    would_be = other.seats[other.big_blind_seat]
    play.end(other)
    moved = [event for event in play.events[before:] if isinstance(event, PlayerMoved)]
    assert [event.player for event in moved] == [would_be]


def test_what_each_game_of_a_level_is_played_for() -> None:
    book = edition("modern").with_options({"ante.format": "none"})
    told = {game: stakes(game, EIGHT, book) for game in ("nlhe", "plo", "flhe", "flstud")}
    assert told["nlhe"].blinds == told["plo"].blinds == (25, 50)
    assert (told["flhe"].blinds, told["flhe"].min_bet) == ((50, 100), 100)
    stud = told["flstud"]
    assert (stud.ante, stud.bring_in, stud.min_bet, stud.ante_format) == (20, 30, 100, "per-player")
    assert stakes("flrazz", Level(50, 100, ante_each=10), book).ante == 10


def test_a_hand_of_stud_is_dealt_for_its_ante_and_bring_in() -> None:
    level = Level(50, 100, stud_ante=20, bring_in=30)
    play = Play(3, 8, game="flstud", structure=Structure((level,), level_ms=60_000))
    order = play.deal()
    hand = hand_of(order, deck_for(order.game, bytes))
    antes = [one.amount for one in hand.events if isinstance(one, Posted)]
    assert antes == [20, 20, 20]
    options = hand.options
    assert options is not None
    assert options.bring_in == 30


@pytest.mark.rows("game", ["fl27td", "flstud", "nlhe"])
def test_the_deck_has_an_order_behind_it_for_each_time_that_it_may_be_shuffled(game: str) -> None:
    asked: list[int] = []

    def entropy(size: int) -> bytes:
        asked.append(size)
        return len(asked).to_bytes(size, "big")

    deck = deck_for(game, entropy)
    assert len(deck) == 52 * len(asked)
    assert len({deck[top : top + 52] for top in range(0, len(deck), 52)}) == len(asked)


@pytest.mark.rows(
    ("changes", "told"),
    [
        ({"rotation": Rotation(())}, "expected a rotation of 1 to 24 games, got 0"),
        ({"rotation": Rotation(("nlhe",) * 25)}, "expected a rotation of 1 to 24 games, got 25"),
        ({"rotation": Rotation(("nlhe", "snap"))}, "got 'snap'"),
        ({"rotation": Rotation(("nlhe",), "hands")}, "expected a game to last 1 hand or more"),
        ({"rotation": Rotation(("nlhe", "flstud")), "table_size": 9}, "expected tables of 2 to 8"),
        ({"game": "nlo6", "table_size": 8}, "expected tables of 2 to 7 seats, got 8"),
    ],
)
def test_a_mix_that_cannot_be_dealt_is_not_announced(changes: dict[str, object], told: str) -> None:

    config: EventConfig = msgspec.structs.replace(template("turbo-27"), table_size=6)
    config = msgspec.structs.replace(config, **changes)
    with pytest.raises(BadEvent, match=told):
        Tournament.create(config, edition("modern"))


@pytest.mark.rows(
    ("level", "code"),
    [
        (Level(50, 100, stud_ante=-1), "ante-below-nothing"),
        (Level(50, 100, bring_in=101), "limits-out-of-order"),
        (Level(50, 100, small_bet=-1), "limits-out-of-order"),
        (Level(50, 100, big_bet_blinds=(100, 50)), "blinds-out-of-order"),
    ],
)
def test_limits_that_cannot_be_are_told(level: Level, code: str) -> None:
    flaws = structure_flaws(Structure((level,), level_ms=60_000), edition("modern"))
    assert [flaw.code for flaw in flaws if flaw.unplayable] == [code]


def test_the_orders_of_a_table_say_what_comes_next() -> None:
    play = mixed(3, by="hands", hands=1)
    orders: list[HandOrder] = []
    for _ in range(6):
        orders.append(play.deal())
        play.end(orders[-1])
    assert [order.next_game for order in orders] == [*HORSE[1:], HORSE[0], HORSE[1]]
    assert Play(3).deal().next_game is None


def test_a_level_of_several_games_is_told_without_the_blinds_of_one() -> None:
    play = mixed(4, by="level")
    started = [event for event in play.events if isinstance(event, LevelStarted)]
    told = news(started[0], play.state, str)
    assert [line.code for line in told] == ["level-began"]
    assert told[0].parameters == {"level": 1}
