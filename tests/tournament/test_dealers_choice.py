"""Dealer's choice: whose choice it is, what he may choose, and what is played if he does not."""

import pytest
from event_play import Play, of_kind, snapshot

from ruleone.rulebook import Refusal
from ruleone.tournament import Tournament
from ruleone.tournament.events import GameChosen, HandOrder
from ruleone.tournament.hands.choosing import Choice
from ruleone.tournament.terms.config import Rotation

GAMES = ("nlhe", "flrazz", "fl27td", "flbadugi")


def choosing(entries: int = 4, by: str = "hands", hands: int = 1, button: int = 3) -> Play:
    turns = Rotation(GAMES, by, hands, chosen=True)  # type: ignore[arg-type]
    return Play(entries, 6, button=button, rotation=turns)


def choice(play: Play) -> Choice:
    open_ = play.tournament.choice(1)
    assert open_ is not None
    return open_


def choose(play: Play, game: str) -> tuple[Choice, HandOrder]:
    """Whose choice it is chooses, and the hand is played; nobody loses a chip."""
    before = choice(play)
    play.do(play.tournament.choose_game(before.player, 1, game, play.now))
    order = play.deal()
    play.end(order)
    return before, order


def test_the_player_on_the_button_chooses_first_and_then_the_next_ones() -> None:
    play = choosing()
    seats = sorted(play.state.tables[1].players)
    assert 3 in seats
    from_button = [*seats[seats.index(3) :], *seats[: seats.index(3)]]
    told = [choose(play, game) for game in ("fl27td", "nlhe", "flbadugi", "fl27td", "nlhe")]
    assert [before.seat for before, _ in told] == [*from_button, 3]
    assert [order.game for _, order in told] == ["fl27td", "nlhe", "flbadugi", "fl27td", "nlhe"]
    assert all(order.chooser == before.seat == order.button for before, order in told)
    assert all(order.next_game is None for _, order in told), "nobody knows what will be chosen"


def test_the_choice_goes_round_while_the_button_stands_frozen() -> None:
    play = choosing()
    told = [choose(play, "flrazz") for _ in range(3)]
    assert len({order.button for _, order in told}) == 1
    assert len({before.seat for before, _ in told}) == 3


def test_a_choice_lasts_an_orbit_and_the_next_orbit_is_another_players() -> None:
    play = choosing(by="orbit", hands=0)
    first, order = choose(play, "flbadugi")
    for _ in range(3):
        assert play.tournament.choice(1) is None
        order = play.deal()
        assert (order.game, order.chooser) == ("flbadugi", first.seat)
        play.end(order)
    seats = sorted(play.state.tables[1].players)
    assert choice(play).seat == seats[(seats.index(first.seat) + 1) % len(seats)]


def test_without_a_choice_the_next_game_of_the_list_is_played() -> None:
    play = choosing()
    dealt: list[HandOrder] = []
    for _ in range(2):
        assert choice(play).otherwise == GAMES[len(dealt)]
        dealt.append(play.deal())
        play.end(dealt[-1])
    choose(play, "flbadugi")
    dealt.append(play.deal())
    assert [order.game for order in dealt] == ["nlhe", "flrazz", "nlhe"]
    assert of_kind(play.events, GameChosen)[0].game == "flbadugi"


def test_who_had_no_choice_because_he_is_gone_leaves_it_to_the_next() -> None:
    play = choosing()
    choose(play, "nlhe")
    next_one = choice(play)
    order = play.deal()
    play.end(order, next_one.seat)
    seats = sorted(play.state.tables[1].players)
    later = [seat for seat in seats if seat > next_one.seat] or seats
    assert choice(play).seat == later[0]


@pytest.mark.rows(
    ("player", "table", "game", "code"),
    [
        ("nobody", 1, "nlhe", "not-your-choice"),
        (None, 2, "nlhe", "table-unknown"),
        (None, 1, "plo", "game-not-in-list"),
        (None, 1, "", "game-not-in-list"),
        (None, 1, 7, "value-not-understood"),
    ],
)
def test_only_whose_choice_it_is_chooses_and_only_a_game_of_the_list(
    player: str | None, table: int, game: str, code: str
) -> None:
    play = choosing()
    before = snapshot(play.tournament)
    chooser = choice(play).player if player is None else player
    refused = play.tournament.choose_game(chooser, table, game, play.now)
    assert isinstance(refused, Refusal)
    assert refused.code == code
    assert snapshot(play.tournament) == before


def test_a_choice_is_made_once_and_never_while_a_hand_is_in_play() -> None:
    play = choosing()
    player = choice(play).player
    play.do(play.tournament.choose_game(player, 1, "flrazz", play.now))
    assert choice(play).chosen == "flrazz"
    again = play.tournament.choose_game(player, 1, "nlhe", play.now)
    assert isinstance(again, Refusal)
    assert again.code == "game-already-chosen"
    play.deal()
    late = play.tournament.choose_game(player, 1, "nlhe", play.now)
    assert isinstance(late, Refusal)
    assert late.code == "no-game-to-choose"


def test_where_games_go_in_order_nobody_chooses() -> None:
    for rotation in (None, Rotation(GAMES, "hands", 1)):
        play = Play(4, 6, rotation=rotation)
        assert play.tournament.choice(1) is None
        refused = play.tournament.choose_game("p1", 1, "nlhe", play.now)
        assert isinstance(refused, Refusal)
        assert refused.code == "no-game-to-choose"


def test_the_events_make_the_same_choices_again() -> None:
    play = choosing()
    choose(play, "flrazz")
    play.end(play.deal())
    play.do(play.tournament.choose_game(choice(play).player, 1, "fl27td", play.now))
    again = Tournament.replay(play.events)
    assert snapshot(again) == snapshot(play.tournament)
    assert again.choice(1) == play.tournament.choice(1)
