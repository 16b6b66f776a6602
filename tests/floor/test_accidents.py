"""What holds at every live table whatever happens there: no chip is made or lost, no card face down
is told, every hand can be finished, and its record makes it again."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from accidents import accident, begun, next_step
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleone.cards import FULL_DECK, text
from ruleone.dealing import (
    GAMES,
    CorrectStack,
    Discard,
    Hand,
    KeepAside,
    ReplaceCard,
    ReshuffleStub,
    VoidHand,
)
from ruleone.dealing.events import Acted, Intervened
from ruleone.floor import Remedy
from ruleone.floor.followed import (
    Acts,
    ByFloor,
    Chosen,
    Entry,
    FollowedHand,
    HandDealt,
    Happened,
    Line,
    Overruled,
    SkippedSpoke,
    Undone,
    line_in_words,
)
from ruleone.floor.out_of_turn import is_substantial
from ruleone.floor.ruling import Later
from ruleone.rulebook import Refusal
from ruleone.words import LANGUAGES, say

BOOKS = ("house", "tda2011", "tda2019", "modern", "holdem")
ENTRIES_MAX = 60
ENTRIES_OF_EACH_GAME = 30
STEPS_MAX = 400
tables = st.tuples(st.sampled_from([*GAMES]), st.sampled_from(BOOKS), st.integers(0, 2**32 - 1))
Table = tuple[str, str, int]


def chips_told(followed: FollowedHand) -> int:
    """The chips that the hand began with, and those that the floor has found or missed since."""
    opening = FollowedHand.restore(followed.opening, ()).hand.chips
    return opening + sum(
        event.intervention.by
        for event in followed.hand.events
        if isinstance(event, Intervened) and isinstance(event.intervention, CorrectStack)
    )


def enter(followed: FollowedHand, entry: Entry) -> Line | Refusal:
    """Enter it: a refusal changes nothing, and after a line all chips are there."""
    before = followed.lines, followed.hand.events, followed.hand.options, followed.pending
    came = followed.enter(entry)
    hand = followed.hand
    if isinstance(came, Refusal):
        assert (followed.lines, hand.events, hand.options, followed.pending) == before, came
        return came
    view = followed.view()
    assert hand.chips == chips_told(followed)
    assert view.total + sum(hand.stacks.values()) == hand.chips
    assert min(hand.stacks.values()) >= 0
    assert came.events == hand.events[came.began :]
    if isinstance(entry, Happened) and entry.kind == "initial-deal" and VoidHand() in came.done:
        assert not is_late(hand, came), "a hand with substantial action is no misdeal any more"
    return came


def is_late(hand: Hand, line: Line) -> bool:
    """Whether there was substantial action in a hand before a line of it."""
    acts = [event.kind for event in hand.events[: line.began] if isinstance(event, Acted)]
    return is_substantial(hand.edition, [kind for kind in acts if kind != "bring-in"])


def undone(followed: FollowedHand, entry: Entry) -> None:
    """What would come of an entry is as if it had never been when it is undone."""
    twin = FollowedHand.restore(followed.opening, followed.lines)
    if isinstance(entry, Undone) or isinstance(twin.enter(entry), Refusal):
        return
    assert isinstance(twin.enter(Undone()), Line)
    assert twin.hand.events == followed.hand.events
    assert twin.hand.options == followed.hand.options
    assert twin.pending == followed.pending


def decide(followed: FollowedHand, chance: Random) -> None:
    """The floor decides one of the things that wait for it, not always the oldest."""
    n = chance.choice(followed.pending.open)
    for choice in chance.sample(range(4), 4):
        if isinstance(enter(followed, Chosen(n, choice)), Line):
            return
    assert isinstance(enter(followed, Overruled(n, (), "none of these can be")), Line)


def go_on(followed: FollowedHand, chance: Random, *, seen: bool = False) -> None:
    """One step further: the floor decides where it has to, else cards come or somebody acts."""
    if followed.pending.open:
        decide(followed, chance)
        return
    refused: list[Refusal] = []
    for entry in next_step(followed, chance, seen=seen):
        came = enter(followed, entry)
        if isinstance(came, Line):
            return
        refused.append(came)
        # What the skipped player did, and whether there was time, has to be told first.
        if came.code in ("floor-decides-of-skipped", "skipped-told-first"):
            assert isinstance(enter(followed, SkippedSpoke(False, had_time=True)), Line)
            return
    raise AssertionError(f"the hand cannot go on: {followed.hand.awaits}, {refused[-3:]}")


def accidents(table: Table, happen: int = ENTRIES_MAX, *, seen: bool = False) -> FollowedHand:
    """A hand with so many accidents, followed to its end."""
    game, book, seed = table
    chance = Random(seed)
    followed = begun(chance, game, book)
    for _ in range(STEPS_MAX):
        if followed.hand.over and not happen:
            break
        if happen and chance.random() < (0.8 if followed.pending.open else 0.5):
            happen -= 1
            what = accident(followed, chance)
            if chance.random() < 0.1:
                undone(followed, what)
            enter(followed, what)
        elif followed.hand.over:
            break
        else:
            go_on(followed, chance, seen=seen)
    assert followed.hand.over, "a hand that cannot be finished"
    return followed


def same_again(followed: FollowedHand) -> None:
    """The record as a room keeps it makes the same hand."""
    written = msgspec.json.encode(followed.lines)
    lines = msgspec.json.decode(written, type=tuple[Line, ...])
    again = FollowedHand.restore(followed.opening, lines)
    assert again.lines == followed.lines
    assert again.pending == followed.pending
    assert again.hand.events == followed.hand.events
    assert again.hand.options == followed.hand.options
    for seat in (None, *followed.hand.stacks):
        assert msgspec.json.encode(again.view(seat)) == msgspec.json.encode(followed.view(seat))


def tells_nothing(followed: FollowedHand, viewer: int | None, chance: Random) -> None:
    """All cards that a viewer has not seen change their places, and not a byte of his view does."""
    hand = FollowedHand.restore(followed.opening, ())
    seen, dealt = set[str](), set[str]()
    views: list[bytes] = []
    for line in followed.lines:
        assert isinstance(hand.enter(line.entry), Line)
        view = hand.view(viewer)
        views.append(msgspec.json.encode(view))
        seen |= {*view.board, *(card for seat in view.seats for card in seat.cards)}
        seen |= {str(card) for told in view.log for card in _cards(told.parameters.get("cards"))}
        if isinstance(line.entry, HandDealt):
            dealt |= {*(line.entry.cards or ())}
        if isinstance(line.entry, ByFloor | Overruled):
            seen |= {card for remedy in line.entry.remedies for card in named(remedy)}
        if isinstance(line.entry, Happened):
            seen |= {*told_of(line.entry.facts)}
    hidden = sorted(dealt - seen - {"??"})
    places = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    twin = FollowedHand.restore(followed.opening, ())
    for line, expected in zip(followed.lines, views, strict=True):
        assert isinstance(twin.enter(moved(line.entry, places)), Line)
        assert msgspec.json.encode(twin.view(viewer)) == expected


def named(remedy: Remedy) -> tuple[str, ...]:
    """The cards that the floor names, for all to hear."""
    match remedy.intervention if isinstance(remedy, Later) else remedy:
        case KeepAside(cards) | ReshuffleStub(cards):
            return tuple(map(text, cards))
        case ReplaceCard(exposed=card):
            return (text(card),)
    return ()


def told_of(facts: object) -> Iterator[str]:
    """The cards that facts may name, for all to hear."""
    match facts:
        case dict() | list():
            for each in facts.values() if isinstance(facts, dict) else facts:
                yield from told_of(each)
        case int() if 0 <= facts < len(FULL_DECK):
            yield text(facts)
        case str():
            yield facts


def _cards(told: object) -> tuple[str, ...]:
    return told if isinstance(told, tuple) else ()


def moved(entry: Entry, places: dict[str, str]) -> Entry:
    """The same with other cards in the places of those that were hidden."""
    match entry:
        case HandDealt(seat, tuple() as cards):
            return HandDealt(seat, tuple(places.get(card, card) for card in cards))
        case Acts(seat, Discard(cards)):
            return Acts(seat, Discard(tuple(places.get(card, card) for card in cards)))
    return entry


def has_words(followed: FollowedHand) -> None:
    """All that was ruled and done can be said in both languages, and all that happened is told."""
    for line in followed.lines:
        english, chinese = (line_in_words(language, line) for language in LANGUAGES)
        assert len(english) == len(chinese)
        assert all(english)
        assert "[" not in " ".join(english + chinese)
    for told in followed.view().log:
        for language in LANGUAGES:
            words = say(language, f"log-{told.code}", player="Ann", **told.parameters)
            assert "[" not in words


def check_table(table: Table, happen: int = ENTRIES_MAX) -> None:
    """All of it, of one table."""
    followed = accidents(table, happen)
    same_again(followed)
    has_words(followed)


def check_secrets(table: Table, happen: int = ENTRIES_MAX) -> None:
    """What no viewer may know, of a table whose cards the dealer sees."""
    followed, chance = accidents(table, happen, seen=True), Random(table[2])
    for viewer in (None, chance.choice([*followed.hand.stacks])):
        tells_nothing(followed, viewer, chance)


@pytest.mark.rows(("at", "game"), [*enumerate(GAMES)])
def test_whatever_happens_chips_cards_and_record_hold(at: int, game: str) -> None:
    """Every game; the editions in turn. Every third table is one whose cards the dealer sees, and
    there nobody is told what he has not seen."""
    table = game, BOOKS[at % len(BOOKS)], at
    check_table(table, ENTRIES_OF_EACH_GAME)
    if at % 3 == 0:
        check_secrets(table, ENTRIES_OF_EACH_GAME)


@pytest.mark.soak
@settings(max_examples=4_000, deadline=None)
@given(tables)
def test_the_same_at_thousands_of_tables(table: Table) -> None:
    check_table(table)
    check_secrets(table)
