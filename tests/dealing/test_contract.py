"""What every game has to keep, whatever its cards and rules: the same tests for all of GAMES."""

from random import Random
from zlib import crc32

import msgspec
import pytest
from deals import sealed
from lines import Line, random_hand, steps

from ruleone.cards import UNKNOWN_TEXT, parse, text
from ruleone.dealing import GAMES, Action, Discard, Event, Hand
from ruleone.dealing.events import CardsDealt, Discarded, HoleDealt
from ruleone.rulebook import Refusal
from ruleone.words import LANGUAGES, say

EVENTS = tuple[Event, ...]
HANDS = 3


every_game = pytest.mark.parametrize("game", GAMES)


def chance_of(game: str, test: str) -> Random:
    return Random(crc32(f"{test} {game}".encode()))


def views(hand: Hand) -> list[bytes]:
    return [msgspec.json.encode(hand.view(seat)) for seat in (None, *hand.stacks)]


@every_game
def test_chips_are_never_made_or_lost(game: str) -> None:
    chance = chance_of(game, "chips")
    for _ in range(HANDS):
        hand = random_hand(game, chance)
        chips = hand.chips
        for _ in steps(hand, chance):
            view = hand.view()
            assert hand.chips == chips
            assert view.total + sum(hand.stacks.values()) == chips
            assert min(hand.stacks.values()) >= 0
        assert sum(hand.stacks.values()) == chips


@every_game
def test_while_play_is_open_somebody_is_asked_and_has_a_choice(game: str) -> None:
    chance = chance_of(game, "options")
    for _ in range(HANDS):
        hand = random_hand(game, chance)
        for _ in steps(hand, chance):
            assert (hand.options is None) is hand.over
            assert (hand.awaits is None) is hand.over
            if hand.options is not None:
                assert hand.view(hand.options.seat).options == hand.options
                others = (seat for seat in (None, *hand.stacks) if seat != hand.options.seat)
                assert all(hand.view(seat).options is None for seat in others)
        assert hand.over


@every_game
def test_no_card_is_in_two_places(game: str) -> None:
    chance = chance_of(game, "cards")
    lowest = GAMES[game].lowest
    for _ in range(HANDS):
        hand = random_hand(game, chance)
        for _ in steps(hand, chance):
            shown = list(hand.view().board)
            for seat in hand.stacks:
                mine = next(each for each in hand.view(seat).seats if each.seat == seat)
                shown += mine.cards
            assert len(shown) == len(set(shown))
            assert UNKNOWN_TEXT not in shown
            assert all(parse(card) >= lowest for card in shown)


@pytest.mark.feature("journal")
@every_game
def test_events_make_the_same_hand_again_to_the_byte(game: str) -> None:
    chance = chance_of(game, "replay")
    for _ in range(HANDS):
        cards = sealed(game, chance)
        hand = random_hand(game, chance, cards)
        moments = [hand.events, *(hand.events for _ in steps(hand, chance))]
        written = msgspec.msgpack.encode(hand.events)
        again = Hand.replay(msgspec.msgpack.decode(written, type=EVENTS))
        assert msgspec.msgpack.encode(again.events) == written
        assert views(again) == views(hand)
        for events in moments:
            halfway = Hand.replay(events, cards)
            assert halfway.events == events
        at = chance.randint(1, len(hand.events))
        expected = next(events for events in moments if len(events) >= at)
        assert Hand.replay(hand.events[:at], cards).events == expected


@every_game
def test_undo_goes_back_decision_by_decision(game: str) -> None:
    chance = chance_of(game, "undo")
    hand = random_hand(game, chance)
    moments = [(hand.events, hand.options)]
    moments.extend((hand.events, hand.options) for _ in steps(hand, chance))
    for events, options in reversed(moments[:-1]):
        earlier = hand.undo()
        assert isinstance(earlier, Hand)
        assert (earlier.events, earlier.options) == (events, options)
        hand = earlier


@every_game
def test_a_view_is_made_of_nothing_but_what_its_viewer_may_know(game: str) -> None:
    """All cards that he has not seen change their places; not a byte of his view does."""
    chance = chance_of(game, "views")
    for _ in range(HANDS):
        cards, seed = sealed(game, chance), chance.randrange(1 << 30)
        hand = random_hand(game, Random(seed), cards)
        line: Line = []
        told = [*steps(hand, chance)]
        length = chance.randint(0, len(told))
        for viewer in (None, *hand.stacks):
            line = told[: chance.choice((length, len(told)))]
            before = random_hand(game, Random(seed), cards)
            known = seen(before, viewer)
            for seat, action in line:
                assert not isinstance(before.act(seat, action), Refusal)
                known |= seen(before, viewer)
            swapped = swap(known, GAMES[game].lowest, chance)
            other = random_hand(game, Random(seed), tuple(swapped[card] for card in cards))
            for seat, action in line:
                outcome = other.act(seat, mapped(action, swapped))
                assert not isinstance(outcome, Refusal), outcome
            assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(
                before.view(viewer)
            )


def seen(hand: Hand, viewer: int | None) -> set[int]:
    """All cards that a viewer has seen in a hand so far: his own also where he has folded them or
    thrown them away, up cards, the board, and what was shown."""
    known = set(map(parse, hand.view().board))
    for seat in hand.view(viewer).seats:
        known |= {parse(card) for card in (*seat.cards, *seat.discards) if card != UNKNOWN_TEXT}
    for event in hand.events:
        match event:
            case HoleDealt(seats, holes):
                known.update(*(hole for to, hole in zip(seats, holes, strict=True) if to == viewer))
            case CardsDealt():
                for to, down, up in zip(event.seats, event.down, event.up, strict=True):
                    known.update(up, down if to == viewer else ())
            case Discarded(to, thrown) if to == viewer:
                known.update(thrown)
            case _:
                pass
    return known


def swap(known: set[int], lowest: int, chance: Random) -> dict[int, int]:
    """Each card and the one in its place: known ones stay, and cards that are not dealt."""
    hidden = [card for card in range(lowest, 52) if card not in known]
    places = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    return {card: places.get(card, card) for card in range(52)}


def mapped(action: Action, swapped: dict[int, int]) -> Action:
    if not isinstance(action, Discard):
        return action
    return Discard(tuple(text(swapped[parse(card)]) for card in action.cards))


@every_game
def test_all_that_happens_has_words_in_both_languages(game: str) -> None:
    chance = chance_of(game, "words")
    hand = random_hand(game, chance)
    for _ in steps(hand, chance):
        pass
    for line in hand.view().log:
        for language in LANGUAGES:
            words = say(language, f"log-{line.code}", player="Ann", **line.parameters)
            assert words
            assert "[" not in words
