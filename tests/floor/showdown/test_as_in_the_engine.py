"""What is ruled on a showdown is what the engine does with the same hand."""

from collections import Counter, defaultdict
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rulings import book

from ruleone.cards import FULL_DECK
from ruleone.dealing import GAMES, BringIn, Call, Check, Fold, Hand, Muck, RaiseTo, Show
from ruleone.dealing.events import HandsTabled, HandStarted, PotAwarded, ShowdownOpened
from ruleone.floor import AtTable, BadFacts
from ruleone.floor.showdown import SharedPot, shared_pot, showdown_of, who_shows
from ruleone.rulebook import Refusal

PLAYED = ("nlhe", "plo8", "flstud", "flrazz")


def played(
    chance: Random, name: str, game: str, stacks: list[int], chip: int = 1, **options: object
) -> Hand:
    """A whole hand of random legal acts, the deck drawn too; players choose at the showdown. Stacks
    and bets are so many of the smallest chips."""
    stud = game in ("flstud", "flrazz")
    deck = chance.sample(FULL_DECK, 52) * GAMES[game].decks
    terms: dict[str, Any] = {"ante": chip, "bring_in": chip} if stud else {}
    hand = Hand(
        game,
        book(name, **options),
        {seat: stack * chip for seat, stack in enumerate(stacks, start=1)},
        button=chance.randint(1, len(stacks)),
        blinds=(2 * chip, 4 * chip) if stud else (chip, 2 * chip),
        deck=deck,
        showdown="players",
        chip=chip,
        **terms,
    )
    while (asked := hand.options) is not None:
        acts: list[Any] = [Show()] if asked.show else []
        acts += [Muck()] if asked.muck else []
        acts += [Check()] if asked.check else []
        acts += [Call()] if asked.call is not None else []
        acts += [Fold()] if asked.fold and asked.call is not None else []
        acts += [BringIn()] if asked.bring_in is not None else []
        if asked.bet_to is not None:
            acts += [RaiseTo(asked.bet_to[0]), RaiseTo(asked.bet_to[1])]
        done = hand.act(asked.seat, chance.choice(acts))
        assert not isinstance(done, Refusal)
    return hand


@pytest.mark.rule("house-15A.2", "house-15A.3", "tda2011-12", "house-14.1", "holdem-show-order-2")
@given(
    st.randoms(use_true_random=False),
    st.sampled_from(("house", "tda2011", "holdem", "modern")),
    st.sampled_from(PLAYED),
    st.lists(st.integers(3, 60), min_size=2, max_size=4),
)
def test_hands_are_shown_as_the_engine_has_them_shown(
    chance: Random, name: str, game: str, stacks: list[int]
) -> None:
    hand = played(chance, name, game, stacks, showdown__order_mode="forced")
    for moment in Hand.moments(hand.events):
        last = moment.events[-1]
        if isinstance(last, ShowdownOpened | HandsTabled):
            showdown = showdown_of(moment)
            ruling = who_shows(moment.edition, showdown)
            at_once = isinstance(last, HandsTabled)
            assert ruling.ruled is not None
            assert ruling.ruled.code == ("all-up" if at_once else "in-order")
            (shown,) = ruling.to_do
            assert isinstance(shown, AtTable)
            if at_once or (showdown.all_in and GAMES[game].bring_in):
                assert sorted(shown.seats) == sorted(last.seats)
            else:
                assert shown.seats == last.seats


@pytest.mark.rule("house-14.1")
def test_chips_behind_after_the_last_street_keep_no_hand_down() -> None:
    """Two have a chip left when all hands are tabled: nobody can bet it any more."""
    hand = Hand(
        "flstud",
        book("house"),
        {1: 3, 2: 6, 3: 6},
        button=1,
        blinds=(2, 4),
        ante=1,
        bring_in=1,
        deck=FULL_DECK * GAMES["flstud"].decks,
        showdown="players",
    )
    hand.act(2, RaiseTo(4))
    while (asked := hand.options) is not None and not asked.show:
        hand.act(asked.seat, Check() if asked.check else Call())
    tabled = next(
        moment for moment in Hand.moments(hand.events) if isinstance(moment.events[-1], HandsTabled)
    )
    ruled = who_shows(tabled.edition, showdown_of(tabled)).ruled
    assert ruled is not None
    assert ruled.code == "all-up"


def test_when_the_pots_have_gone_out_nobody_shows() -> None:
    hand = Hand(seats={1: 100, 2: 100}, button=1, blinds=(1, 2), deck=FULL_DECK)
    betting = who_shows(hand.edition, showdown_of(hand))
    assert betting.ruled is not None
    assert betting.ruled.code == "stay-down"
    hand.act(1, Fold())
    with pytest.raises(BadFacts, match="have been awarded"):
        showdown_of(hand)


class Sharing(NamedTuple):
    """How pots may be shared, drawn for one hand."""

    name: str
    game: str
    chip: int
    several: str
    two_way: str


@pytest.mark.rule("house-18A", "house-18B", "house-18C", "house-18D", "tda2011-17.2")
@given(
    st.randoms(use_true_random=False),
    st.builds(
        Sharing,
        st.sampled_from(("house", "modern", "holdem", "tda2011", "tda2019")),
        st.sampled_from(PLAYED),
        st.sampled_from((1, 5, 25)),
        st.sampled_from(("one-at-a-time", "all-to-first")),
        st.sampled_from(("whole-pot", "halve-first")),
    ),
)
def test_a_pot_is_shared_as_the_engine_shares_it(chance: Random, how: Sharing) -> None:
    options = {"odd_chip__several": how.several, "odd_chip__identical_two_way": how.two_way}
    stacks = [chance.randint(2, 40) for _ in range(4)]
    hand = played(chance, how.name, how.game, stacks, how.chip, **options)
    (started, *_) = hand.events
    assert isinstance(started, HandStarted)
    pots: defaultdict[int, list[PotAwarded]] = defaultdict(list)
    for one in hand.events:
        if isinstance(one, PotAwarded) and not one.uncontested:
            pots[one.pot].append(one)
    for awards in pots.values():
        won = [tuple(seat for seat in started.seats if seat in one.seats) for one in awards]
        pot = SharedPot(
            amount=sum(one.amount for one in awards),
            high=won[0],
            low=won[1] if len(won) > 1 else (),
            game=how.game,
            chip=how.chip,
            hands={seat: hand.holds(seat) for seat in started.seats},
        )
        out: Counter[int] = Counter()
        for one in awards:
            out.update(dict(zip(one.seats, one.amounts, strict=True)))
        told = shared_pot(hand.edition, pot).to_do
        assert {one.seats[0]: one.amount for one in told if isinstance(one, AtTable)} == out
        assert not any(amount % how.chip for amount in out.values())
