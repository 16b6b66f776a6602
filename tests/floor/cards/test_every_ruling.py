"""What holds of every ruling on cards: it is whole, and it can be said in both languages."""

from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from ruleone.cards import FULL_DECK, UNKNOWN
from ruleone.dealing import GAMES
from ruleone.dealing.events import BettingKind
from ruleone.floor import Ruling, sentences
from ruleone.floor.cards import (
    Arrival,
    BoxedInStub,
    Deal,
    DroppedStub,
    EarlyBoard,
    EarlyStreet,
    Exposed,
    FoldedInStud,
    FoulDeck,
    FouledHand,
    LastCardSeen,
    Lineup,
    PickedUp,
    Redeal,
    WrongFlop,
    at_the_deal,
    boxed_in_stub,
    dropped_stub,
    early_board,
    early_street,
    folded_in_stud,
    foul_deck,
    fouled_hand,
    initial_deal,
    last_card_seen,
    picked_up,
    redeal,
    wrong_flop,
)
from ruleone.floor.cards.initial_deal import Moment
from ruleone.floor.corrections import remedy_in_words
from ruleone.rulebook import EDITIONS, Edition, edition
from ruleone.words import LANGUAGES

books = st.sampled_from(EDITIONS).map(edition)
cards = st.integers(0, UNKNOWN)
seats = st.lists(st.integers(1, 8), min_size=2, max_size=8, unique=True).map(tuple)
counts = st.integers(0, 12)
maybe = st.none() | st.booleans()


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Anything that may have happened in a deal of any game."""
    game = draw(st.sampled_from(sorted(GAMES)))
    entitled, each = draw(seats), GAMES[game].hole_cards
    complete = draw(st.booleans())
    numbers = st.integers(1, GAMES[game].rounds[0].down * len(entitled))
    seen = draw(st.lists(numbers, max_size=3, unique=True))
    exposed = tuple(
        Exposed(
            number,
            entitled[(number - 1) % len(entitled)],
            draw(st.sampled_from(["dealer", "player"])),
            draw(cards),
        )
        for number in seen
    )
    off = dict.fromkeys(entitled, each)
    if not exposed:
        off |= draw(st.dictionaries(st.integers(1, 8), st.integers(0, each + 2), max_size=2))
    got = off if draw(st.booleans()) else {}
    dealt = sum(got.values()) or each * len(entitled)
    return Deal(
        game=game,
        entitled=entitled,
        button=draw(st.sampled_from((0, *entitled))),
        got=got,
        first_to=draw(st.sampled_from((0, 0, *entitled))),
        twice=tuple(draw(st.lists(st.sampled_from(entitled), max_size=2, unique=True))),
        boxed=draw(st.integers(0, min(3, len(FULL_DECK) - GAMES[game].lowest - dealt))),
        exposed=exposed,
        complete=complete,
        acts=tuple(draw(st.lists(st.sampled_from(get_args(BettingKind)), max_size=4)))
        if complete
        else (),
    )


def whole(book: Edition, ruling: Ruling) -> None:
    """A verdict with what belongs to it, cited under the edition, with words for all of it."""
    assert ruling.reasons
    assert all(reason.citation.edition == book.id for reason in ruling.reasons)
    assert (ruling.ruled is not None) == (ruling.verdict == "settled")
    assert (len(ruling.choices) > 1) == (ruling.verdict != "settled")
    assert (ruling.proposed in ruling.choices) == (ruling.verdict == "floor")
    for language in LANGUAGES:
        assert all(sentences(language, ruling))
        for choice in ruling.choices:
            assert all(remedy_in_words(language, remedy) for remedy in choice.remedies)


@given(books, deals())
def test_rulings_on_a_deal_are_whole(book: Edition, deal: Deal) -> None:
    whole(book, initial_deal(book, deal))


@given(books, seats, st.data())
def test_rulings_on_a_re_deal_are_whole(
    book: Edition, dealt: tuple[int, ...], data: st.DataObject
) -> None:
    some = st.lists(st.sampled_from(dealt), max_size=3, unique=True).map(tuple)
    first, now = (
        Lineup(
            seats=dealt,
            button=data.draw(st.integers(1, 8)),
            blinds=(level, 2 * level),
        )
        for level in (100, 200)
    )
    absent, penalised, absent_now, penalised_now = (data.draw(some) for _ in range(4))
    again = Redeal(
        first=first,
        now=now,
        absent=absent,
        penalised=penalised,
        absent_now=absent_now,
        penalised_now=penalised_now,
    )
    whole(book, redeal(book, again))


@given(
    books,
    st.sampled_from(["flop", "turn", "river"]),
    st.lists(cards, min_size=3, max_size=3, unique=True),
    st.booleans(),
)
def test_rulings_on_early_boards_are_whole(
    book: Edition, street: str, came: list[int], on_board: bool
) -> None:
    board = tuple(came) if street == "flop" else tuple(came[:1])
    early = EarlyBoard(street=street, cards=board, on_board=on_board)  # type: ignore[arg-type]
    whole(book, early_board(book, early))


@given(books, st.sampled_from(["flstud", "flrazz", "flstud5"]), seats, cards, st.data())
def test_rulings_on_early_streets_are_whole(
    book: Edition, game: str, live: tuple[int, ...], card: int, data: st.DataObject
) -> None:
    street = data.draw(st.sampled_from([each.street for each in GAMES[game].rounds[1:]]))
    early = EarlyStreet(street=street, cards={live[0]: card}, live=live, game=game)
    whole(book, early_street(book, early))


@given(
    books,
    counts,
    maybe,
    st.sampled_from([(), ("muck",), ("burns",), ("muck", "burns")]),
    st.booleans(),
)
def test_rulings_on_dropped_stubs_are_whole(
    book: Edition, count: int, restorable: bool | None, mixed: tuple[str, ...], to_come: bool
) -> None:
    dropped = DroppedStub(
        stub=20 + count,
        restorable=restorable,
        mixed=mixed,  # type: ignore[arg-type]
        muck=4,
        burns=2,
        to_come=to_come,
    )
    whole(book, dropped_stub(book, dropped))


@given(
    books,
    st.sampled_from(["fouled", "killed"]),
    st.none() | st.integers(0, 100),
    st.integers(0, 5000),
    st.integers(0, 5000),
    st.booleans(),
)
def test_rulings_on_fouled_hands_are_whole(
    book: Edition, how: str, certainty: int | None, bet: int, matched: int, dead: bool
) -> None:
    hand = FouledHand(
        seat=3,
        how=how,  # type: ignore[arg-type]
        certainty=certainty,
        bet=bet,
        matched=matched,
        dead=dead,
    )
    whole(book, fouled_hand(book, hand))


@given(books, st.sampled_from(get_args(Moment)), st.booleans(), st.booleans(), cards)
def test_all_other_rulings_are_whole(
    book: Edition, moment: Moment, one: bool, other: bool, card: int
) -> None:
    whole(book, at_the_deal(book, Arrival(seat=2, moment=moment, within_reach=one)))
    whole(book, picked_up(book, PickedUp(seat=2, faces_action=one)))
    by = "dealer" if other else "player"
    seen = LastCardSeen(cards={2: card}, betting_left=one, by=by)  # type: ignore[arg-type]
    whole(book, last_card_seen(book, seen))
    whole(book, foul_deck(book, FoulDeck(found="in-hand" if one else "afterwards")))
    whole(book, boxed_in_stub(book, BoxedInStub()))
    if one or other:
        whole(book, folded_in_stud(book, FoldedInStud(seat=2, face_down=one, pushed=other)))
    put_out = tuple(range(4 + one))
    whole(book, wrong_flop(book, WrongFlop(cards=put_out, picked=2 if other else None)))
