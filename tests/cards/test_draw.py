from collections import Counter
from collections.abc import Callable
from hashlib import shake_256
from itertools import count, islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.cards import FULL_DECK, Draw, EntropyError, parse_cards, shuffle, texts

# Drawn with another implementation of the recipe, in another language.
KNOWN_DECKS = {
    bytes(32): (
        "3h3c4s6c9s5h4cQdTsAsJsAhQsTcKdKh9cAcQc7d8s4h2h3d5d4dAdKcTh8hQh6s2d7c2cJd6d2s6h8dJh9d7s5s"
        "8c3s5cJcTd9h7hKs"
    ),
    bytes(range(32)): (
        "3h4h3c9dQs7h5c5dKd2cKcTsKh9cTcAd5sJd8s8dAsQh9s8hAc7c7d4s6sQd9h2s5hThJs4c6d7s3dQcKs4d3sTd"
        "2hAh6h6cJh8cJc2d"
    ),
    b"\xff" * 48: (
        "QcJhJc2h5hTc6cAd4cKdTd3sAh8h9d6hKh4d7dKc6s6d5cAs9sKsJd5d8sQdQs9hAcTh7c2s2d7hTs3h3c4s2cJs"
        "7s5s9c8dQh4h3d8c"
    ),
}
# Of 51 * 51 degrees of freedom and of 51: a fair draw goes beyond once in a million tries.
CHI_SQUARE_DECK_MAX = 2956
CHI_SQUARE_PLACE_MAX = 110


def stream(seed: bytes, length: int = 4096) -> bytes:
    return shake_256(seed).digest(length)


def seeds() -> list[bytes]:
    return [number.to_bytes(32, "big") for number in range(6_000)]


def chi_square(seen: Counter[tuple[int, int]], cells: int) -> float:
    expected = sum(seen.values()) / cells
    misses = (cells - len(seen)) * expected
    return sum((times - expected) ** 2 for times in seen.values()) / expected + misses


@pytest.mark.rows("entropy", KNOWN_DECKS, ids=["zeros", "counting", "ones"])
def test_known_entropy_gives_the_known_deck(entropy: bytes) -> None:
    assert shuffle(entropy) == parse_cards(KNOWN_DECKS[entropy])


@given(st.binary(min_size=32, max_size=64), st.lists(st.integers(0, 51), unique=True))
def test_a_shuffle_keeps_every_card_and_repeats(entropy: bytes, cards: list[int]) -> None:
    order = shuffle(entropy, cards)
    assert sorted(order) == sorted(cards)
    assert order == shuffle(entropy, tuple(cards))


@pytest.mark.rows("length", [0, 1, 31])
def test_less_than_256_bits_shuffle_no_deck(length: int) -> None:
    with pytest.raises(EntropyError, match=f"at least 32 bytes of entropy, got {length}"):
        shuffle(bytes(length))


def test_every_bit_of_the_entropy_matters() -> None:
    flipped = [bytes(at == bit // 8 and 1 << bit % 8 for at in range(32)) for bit in range(256)]
    assert len({shuffle(entropy) for entropy in [bytes(32), *flipped]}) == 257


def test_a_draw_needs_a_seed_and_something_to_draw_from() -> None:
    with pytest.raises(EntropyError):
        Draw(b"")
    with pytest.raises(ValueError, match="count of 1 or more to draw from, got 0"):
        Draw(b"seed").below(0)


@pytest.mark.rows(("n", "size"), [(2, 1), (52, 1), (256, 1), (257, 2), (10**6, 3)])
def test_a_draw_takes_the_fewest_bytes(n: int, size: int) -> None:
    expected = int.from_bytes(stream(b"fewest")[:size], "big")
    assert expected < 256**size - 256**size % n, "choose a seed that is not rejected"
    draw = Draw(b"fewest")
    assert draw.below(n) == expected % n
    assert draw.below(256) == stream(b"fewest")[size]


def test_one_thing_is_drawn_without_any_byte() -> None:
    draw = Draw(b"seed")
    assert [draw.below(1) for _ in range(3)] == [0, 0, 0]
    assert draw.below(256) == stream(b"seed")[0]


@pytest.mark.rows("rejections", [1, 2, 3])
def test_bytes_of_the_incomplete_run_are_thrown_away(rejections: int) -> None:
    """The greatest multiple of 52 in a byte is 208: from there on a byte is no fair draw."""

    def begins_with_rejections(seed: bytes) -> bool:
        first = stream(seed, rejections + 1)
        return min(first[:rejections]) >= 208 > first[rejections]

    seed = next(filter(begins_with_rejections, (str(n).encode() for n in count())))
    draw = Draw(seed)
    assert draw.below(52) == stream(seed)[rejections] % 52
    assert draw.below(256) == stream(seed)[rejections + 1]


def test_numbers_of_two_bytes_are_rejected_whole() -> None:
    fair = 65_536 - 65_536 % 40_000
    seed = next(
        seed
        for seed in (str(n).encode() for n in count())
        if int.from_bytes(stream(seed, 2), "big")
        >= fair
        > int.from_bytes(stream(seed, 4)[2:], "big")
    )
    assert Draw(seed).below(40_000) == int.from_bytes(stream(seed, 4)[2:], "big")


def test_rejections_never_run_out_of_bytes() -> None:
    """Far more bytes than the seed has, across every lengthening of the stream."""
    kept = list(islice((byte % 129 for byte in stream(b"long", 30_000) if byte < 129), 10_000))
    draw = Draw(b"long")
    assert [draw.below(129) for _ in range(10_000)] == kept


def deck_chi_square(order_of: Callable[[bytes], tuple[int, ...]]) -> float:
    seen: Counter[tuple[int, int]] = Counter()
    for seed in seeds():
        seen.update(enumerate(order_of(seed)))
    return chi_square(seen, 52 * 52)


def test_every_card_comes_to_every_place_equally_often() -> None:
    assert deck_chi_square(shuffle) < CHI_SQUARE_DECK_MAX


def test_the_same_count_finds_the_common_mistake() -> None:
    """Swapping each place with any place is no fair shuffle, though it looks like one."""

    def unfair(seed: bytes) -> tuple[int, ...]:
        draw, order = Draw(seed), list(FULL_DECK)
        for place in range(52):
            other = draw.below(52)
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    assert deck_chi_square(unfair) > CHI_SQUARE_DECK_MAX


def test_neighbours_in_the_deck_are_no_more_likely_to_stay_neighbours() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    for seed in seeds():
        order = shuffle(seed)
        seen.update((0, (after - card) % 52) for card, after in pairwise(order))
    # A card is never its own neighbour; every other distance is as likely as the next one, but for
    # the deck's wrap-around, which all distances share alike.
    assert (0, 0) not in seen
    assert chi_square(seen, 51) < CHI_SQUARE_PLACE_MAX


@pytest.mark.rows("n", [2, 9, 10, 52])
def test_small_draws_are_even(n: int) -> None:
    draw = Draw(b"even")
    seen = Counter((0, draw.below(n)) for _ in range(2_000 * n))
    assert chi_square(seen, n) < CHI_SQUARE_PLACE_MAX


def test_players_drawn_to_seats_can_be_drawn_again_from_the_seed() -> None:
    players = [f"player {n}" for n in range(1, 28)]
    published = "8f0b3c"
    first = Draw(bytes.fromhex(published)).shuffled(players)
    assert first == Draw(bytes.fromhex(published)).shuffled(players)
    assert sorted(first) == sorted(players) != list(first)


def test_cards_are_dealt_in_the_order_of_the_deck() -> None:
    assert texts(shuffle(bytes(32))[:2]) == ("3h", "3c")
