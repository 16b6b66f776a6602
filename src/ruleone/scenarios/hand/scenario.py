"""Scenarios of one hand as in a file, and the deck that deals the named cards."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, Literal

import msgspec
from msgspec import UnsetType

from ruleone.cards import FULL_DECK, Card, parse_cards
from ruleone.dealing import GAMES, BadHand, Hand
from ruleone.dealing.game import Game
from ruleone.dealing.views import Street
from ruleone.rulebook import Edition, Written
from ruleone.scenarios.hand.play import Expected, Play
from ruleone.scenarios.hand.words import chips_of, is_piles, is_step, may_be_refused, steps_of
from ruleone.scenarios.scenario import Fault, SeatedScenario, check_cards, check_steps


def deck_of(
    game: Game, names: Sequence[str], cards: Mapping[str, str], board: str, top: str
) -> list[Card]:
    """Return a deck with the named cards where they are dealt, others in between.

    `top` is the whole deck from its top card, where that is given instead. `names` go clockwise
    from the first one who is dealt a card. Cards of a player that end before the last street mean
    that the player is out by then.
    """
    usual = (*FULL_DECK[game.lowest :], *FULL_DECK[: game.lowest])
    held = {name: parse_cards(each) for name, each in cards.items()}
    shown = parse_cards(board)
    named = {*parse_cards(top), *shown, *(card for each in held.values() for card in each)}
    others = iter([card for card in usual if card not in named])
    if top:
        deck = [*parse_cards(top)]
    else:
        deck = list(_dealt(game, names, {name: iter(each) for name, each in held.items()},
                           iter(shown), others))  # fmt: skip
    return [*deck, *others, *FULL_DECK * game.reshuffles]


def _dealt(
    game: Game,
    names: Sequence[str],
    held: Mapping[str, Iterator[Card]],
    shown: Iterator[Card],
    others: Iterator[Card],
) -> Iterator[Card]:
    """Yield the deck street by street: a burn card, cards to the players one by one, the board.

    Where the deck ends early, so does this.
    """
    for at, street in enumerate(game.rounds):
        if at and not street.draw and not street.discard:
            yield from islice(others, 1)
        for _ in range(street.down + street.up):
            for name in names:
                yield from islice(held.get(name, others), 1)
        for _ in range(street.board):
            yield from islice(chain(shown, others), 1)


class HandScenario(SeatedScenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario of one hand: the table, the hand up to `street`, and the steps from there."""

    kind: Literal["hand"] = "hand"
    game: str = "nlhe"
    blinds: tuple[int, int] = (0, 0)
    min_bet: int | None = None
    chip: int | None = None
    ante: int | None = None
    ante_format: str | None = None
    bring_in: int | None = None
    straddles: dict[str, int] = msgspec.field(default_factory=dict)
    blinds_in: dict[str, str] = msgspec.field(default_factory=dict)
    dead_small_blind: bool = False
    players_in_event: int | None = None
    hand_for_hand: bool | None = None
    showdown: str | None = None
    stack: int = 0
    stacks: dict[str, int] = msgspec.field(default_factory=dict)
    absent: tuple[str, ...] = ()
    exposed: tuple[str, ...] = ()
    street: Street | None = None
    board: str = ""
    cards: dict[str, str] = msgspec.field(default_factory=dict)
    deck: str = ""
    steps: tuple[str | Expected, ...]

    def check(self, written: Written, start: int) -> None:
        """Refuse unknown games and cards, players without a seat, and invalid steps."""
        if self.game not in GAMES:
            line = written.line("game", start)
            written.note(line, "scenario-no-game", name=self.game[:40], known=tuple(GAMES))
        told_of = ("stacks", "straddles", "blinds_in", "cards", "absent", "exposed")
        self.check_seats(written, start, *told_of)
        for piles in self.blinds_in.values():
            if not is_piles(piles):
                line = written.line("blinds_in", start)
                written.note(line, "scenario-no-chips", came=piles[:40])
        check_cards(written, start, (self.board, self.deck, *self.cards.values()))
        told = [step for step in self.steps if isinstance(step, str)]
        refused = [step.refuse for step in self.steps if isinstance(step, Expected)]
        maybe = [words for words in refused if not isinstance(words, UnsetType)]
        known, names = steps_of(), self.names
        check_steps(written, start, told, lambda step: is_step(step, names), known)
        check_steps(written, start, maybe, lambda step: may_be_refused(step, names), known)

    def faults(self, book: Edition) -> Iterator[Fault]:
        """Yield the differences from the steps."""
        try:
            hand = self.hand(book)
        except BadHand as wrong:
            yield Fault(0, "hand", True, str(wrong))
            return
        posted = {self.names.index(at) + 1: chips_of(it) for at, it in self.blinds_in.items()}
        yield from Play(hand, self.names, posted).faults(self.street, self.steps)

    def hand(self, book: Edition) -> Hand:
        """Return the hand as it is dealt.

        The cost of the blinds up to `street` is still in the stacks.
        """
        names = self.names
        game = GAMES[self.game]
        limped = 0 if self.street in (None, game.rounds[0].street) else self.blinds[1]
        seats = {name: at for at, name in enumerate(names, 1)}
        told = ("min_bet", "chip", "ante", "ante_format", "bring_in", "players_in_event",
                "hand_for_hand", "showdown")  # fmt: skip
        terms: dict[str, Any] = {
            key: term for key in told if (term := getattr(self, key)) is not None
        }
        if self.dead_small_blind:
            terms |= {"small_blind_seat": None, "big_blind_seat": 1}
        return Hand(
            self.game,
            book,
            seats={at: self.stacks.get(name, self.stack) + limped for name, at in seats.items()},
            button=len(names),
            blinds=self.blinds,
            deck=deck_of(game, names, self.cards, self.board, self.deck),
            straddles={seats[name]: to for name, to in self.straddles.items()},
            absent=tuple(seats[name] for name in self.absent),
            exposed=tuple(seats[name] for name in self.exposed),
            **terms,
        )
