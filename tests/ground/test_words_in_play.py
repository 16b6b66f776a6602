"""Whatever happens in a hand can be said in both languages, with the parameters that come along."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from ruleone.cards import shuffle
from ruleone.dealing import GAMES, Call, Check, Fold, Hand, Muck, RaiseTo, Show
from ruleone.dealing.actions import Action
from ruleone.rulebook import EDITIONS, Refusal
from ruleone.words import LANGUAGES, Parameter, has_words, name_hand, say


def choices(hand: Hand, drawn: int) -> Action:
    """An action that is often legal and sometimes not."""
    options = hand.options
    most = options.bet_to[1] if options and options.bet_to else 500
    actions = (Call(), Check(), Call(), RaiseTo(most), RaiseTo(300), Fold(), Show(), Muck())
    return actions[drawn % len(actions)]


def played(seats: dict[int, int], game: str, seed: bytes, draws: list[int]) -> Iterator[object]:
    """Plays a hand as drawn, then checks it down, and yields each answer of the hand; the hand."""
    hand = Hand(game, seats=seats, button=min(seats), deck=shuffle(seed), ante=10)
    for drawn in draws:
        if hand.options is None:
            break
        seat = hand.options.seat if drawn % 5 else drawn % 11
        yield hand.act(seat, choices(hand, drawn))
    yield hand


@given(
    st.dictionaries(st.integers(1, 9), st.integers(1, 3_000), min_size=2, max_size=6),
    st.sampled_from(["nlhe", "plhe", "flhe"]),
    st.binary(min_size=32, max_size=32),
    st.lists(st.integers(0, 10_000), min_size=30, max_size=60),
)
def test_all_that_happens_in_a_hand_has_words(
    seats: dict[int, int], game: str, seed: bytes, draws: list[int]
) -> None:
    *answers, hand = played(seats, game, seed, draws)
    assert isinstance(hand, Hand)
    view = hand.view()
    for language in LANGUAGES:
        for answer in answers:
            if isinstance(answer, Refusal):
                assert say(language, f"refusal-{answer.code}", **answer.parameters)
        for line in view.log:
            about: dict[str, Parameter] = (
                {} if line.seat is None else {"seat": line.seat, "player": "A"}
            )
            assert say(language, f"log-{line.code}", **{**about, **line.parameters})
        for seat in view.seats:
            if seat.hand is not None:
                assert name_hand(language, seat.hand.category, seat.hand.ranks, kicker=True)


def test_every_game_and_edition_has_a_name() -> None:
    for language in LANGUAGES:
        assert all(has_words(language, f"game-{game}") for game in GAMES)
        assert all(has_words(language, f"edition-{id_}") for id_ in EDITIONS)
