"""A dealer at a live table of any game: what he enters next, and accidents."""

from collections.abc import Iterator
from random import Random

from live_world import LiveWorld

from ruleone.cards import FULL_DECK, UNKNOWN, UNKNOWN_TEXT, Card, text
from ruleone.dealing import (
    GAMES,
    Action,
    BringIn,
    Call,
    Check,
    CorrectStack,
    Discard,
    Event,
    Fold,
    GiveBack,
    Hand,
    KeepAside,
    KillHand,
    Muck,
    RaiseTo,
    ReplaceCard,
    ReshuffleStub,
    Show,
)
from ruleone.dealing.events import CardsDealt, HandsTabled, Intervened, Shown
from ruleone.floor import ClockCall, Push, Said
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    ChipsFound,
    Chosen,
    CountAsked,
    HandDealt,
    Happened,
    Plays,
    StackTold,
    Undone,
)
from ruleone.room.live.entries import ClockAsked, CountOver, LiveEntry, Offended
from ruleone.room.live.events import LiveLevel
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal

LIVE = ("in", "all-in")
_TRIES = 20
"""A card that lies aside cannot come: the next ones do."""
_WORDS = ("fold", "check", "call", "raise", "pot", "all in", "raise to 400", "300")


class Dealer:
    """The dealer of table `l1`, who tells every card; `chance` says what the players do."""

    def __init__(self, game: str, chance: Random, edition: str = "house") -> None:
        stud = GAMES[game].bring_in is not None
        level = LiveLevel(
            small_blind=50,
            big_blind=100,
            ante=10 if stud else 0,
            bring_in=25 if stud else None,
            players_left=30,
        )
        stacks = tuple(chance.choice((150, 900, 4_000)) for _ in range(chance.randint(2, 5)))
        self.game = game
        self.chance = chance
        self.world = LiveWorld(stacks=stacks, edition=edition, game=game, level=level)
        self.watcher = self.world.connect("ann")
        self.chips = sum(stacks)

    @property
    def hand(self) -> Hand:
        return self.world.hand()

    def begin(self) -> None:
        self.world.start()
        self.deck = [text(card) for card in FULL_DECK[GAMES[self.game].lowest :]]
        self.chance.shuffle(self.deck)

    def asked(self, entry: LiveEntry) -> Accepted | Refusal:
        """Enter it as the floor, who may enter anything."""
        self.world.now_ms += 1_000
        result = self.world.ask(self.world.floor, self.world.command(entry)).result
        assert isinstance(result, Accepted | Refusal)
        if isinstance(result, Refusal):
            assert result.code != "live-entry-failed", entry
        return result

    def go_on(self) -> None:
        """One step on: a decision, cards, or an act."""
        tried: list[tuple[LiveEntry, Refusal]] = []
        for entry in self.nexts():
            result = self.asked(entry)
            if isinstance(result, Accepted):
                return
            tried.append((entry, result))
        raise AssertionError(f"cannot go on: {self.hand.awaits} {tried}")

    def nexts(self) -> Iterator[LiveEntry]:
        """What moves the hand on, the first of which that is taken."""
        if (open_line := self.world.live().open) is not None:
            yield from (Chosen(open_line, at) for at in range(4))
        elif self.hand.awaits == "hole-cards":
            yield from (self.dealt() for _ in range(_TRIES))
        elif self.hand.awaits == "board":
            shown = len(self.hand.view().board)
            count = {0: 1 if "courchevel" in self.game else 3, 1: 2}.get(shown, 1)
            yield from (BoardTurned(self.take(count)) for _ in range(_TRIES))
        else:
            assert self.hand.options is not None
            for _ in range(_TRIES):
                yield from (Acts(self.hand.options.seat, action) for action in self.actions())

    def dealt(self) -> LiveEntry:
        """The cards of the next hand that is due some."""
        whole, holds = GAMES[self.game].hole_cards, self.hand.holds
        statuses = {seat.seat: seat.status for seat in self.hand.view().seats}
        due = [seat for seat in self.hand.stacks if statuses[seat] in LIVE]
        if GAMES[self.game].bring_in is None:
            seat = next(seat for seat in due if len(holds(seat)) < whole)
            return HandDealt(seat, self.take(whole - len(holds(seat))))
        fewest = min(len(holds(seat)) for seat in due)
        seat = next(seat for seat in due if len(holds(seat)) == fewest)
        return HandDealt(seat, self.take(1 if fewest else whole))

    def take(self, count: int) -> tuple[str, ...]:
        """The next cards of the deck; what nobody holds comes again where it is out."""
        if len(self.deck) < count:
            out = {text(card) for seat in self.hand.stacks for card in self.hand.holds(seat)}
            out.update(self.hand.view().board)
            rest = [text(card) for card in FULL_DECK[GAMES[self.game].lowest :]]
            self.deck = [card for card in rest if card not in out]
            self.chance.shuffle(self.deck)
        return tuple(self.deck.pop() for _ in range(count))

    def actions(self) -> list[Action]:
        """Legal acts of who is asked, the likeliest first."""
        options = self.hand.options
        assert options is not None
        if options.discard is not None:
            held = [text(card) for card in self.hand.holds(options.seat)]
            least, most = options.discard
            count = self.chance.randint(least, min(2, most))
            return [Discard(tuple(self.chance.sample(held, count)))]
        if options.show:
            new = iter(self.take(self.hand.holds(options.seat).count(UNKNOWN)))
            held = [text(card) for card in self.hand.holds(options.seat)]
            told = tuple(next(new) if card == UNKNOWN_TEXT else card for card in held)
            muck: list[Action] = [Muck()] if options.muck and self.chance.random() < 0.3 else []
            return [*muck, Show(told)]
        legal: list[Action] = [Check() if options.check else Call()]
        if options.bring_in is not None:
            legal = [BringIn()]
        if options.bet_to is not None and self.chance.random() < 0.3:
            legal.insert(0, RaiseTo(options.bet_to[self.chance.randrange(2)]))
        if options.fold and self.chance.random() < 0.1:
            legal.insert(0, Fold())
        return legal

    def accident(self) -> LiveEntry:
        """Something that may make sense now or not."""
        chance, view = self.chance, self.hand.view()
        seat = chance.choice([*self.hand.stacks])
        other = chance.choice([*self.hand.stacks])
        card = chance.choice(FULL_DECK[GAMES[self.game].lowest :])
        held = chance.choice(self.hand.holds(seat) or (card,))
        own = next(each for each in view.seats if each.seat == seat)
        cards = [text(each) for each in chance.sample(FULL_DECK[GAMES[self.game].lowest :], 3)]
        mixed = chance.choice(([], ["muck"], ["muck", "burns"]))
        back: LiveEntry = Undone("it was not so")
        return chance.choice(
            (
                Plays(seat, (Said(chance.choice(_WORDS)),)),
                Plays(seat, (Push({100: chance.randint(1, 9)}),)),
                Acts(seat, chance.choice((Check(), Call(), Fold(), RaiseTo(300)))),
                ClockAsked(ClockCall(reasonable=True, approved=True)),
                CountOver(),
                Offended(seat, "phoned"),
                CountAsked(seat, other),
                AllDealt(),
                StackTold(seat, max(1, self.hand.stacks[seat])),
                ChipsFound(how="nobody", chips=100),
                ChipsFound(how="view", chips=25, seat=seat, counted=False),
                ChipsFound(how="behind", chips=100, seat=seat),
                ByFloor((CorrectStack(seat, -25), CorrectStack(other, 25)), "miscounted"),
                ByFloor((KillHand(seat),), "dead"),
                ByFloor((GiveBack(seat, max(1, own.bet)),), "not his bet"),
                ByFloor((ReplaceCard(seat, held),), "exposed"),
                ByFloor((ReshuffleStub(mixed=("muck", "burns")),), "the stub fell"),
                back,
                Happened("dropped-stub", {"restorable": False, "mixed": mixed}),
                Happened("boxed-in-stub", {}),
                Happened("initial-deal", {"boxed": chance.randint(1, 2)}),
                Happened("fouled-hand", {"seat": seat, "how": "fouled", "certainty": 100}),
                Happened("picked-up", {"seat": seat}),
                Happened("last-card-seen", {"cards": {str(seat): text(held)}, "by": "dealer"}),
                Happened("early-board", {"cards": cards[: chance.choice((1, 3))]}),
                Happened("early-street", {"cards": {str(seat): text(card)}}),
                Happened("asked-to-see", {"by": seat, "of": other}),
                Happened("hand-shown", {"seat": seat}),
                Happened("foul-deck", {}),
            )
        )  # fmt: skip

    def hidden(self) -> set[str]:
        """Cards that a hand holds and nobody else has seen."""
        view = self.hand.view()
        seen = {card for seat in view.seats for card in seat.cards} | {*view.board}
        for event in self.hand.events:
            seen.update(text(card) for card in _turned_up(event))
        held = {text(card) for seat in self.hand.stacks for card in self.hand.holds(seat)}
        return held - seen - {UNKNOWN_TEXT}


def _turned_up(event: Event) -> tuple[Card, ...]:
    """Cards that all have seen with this event."""
    match event:
        case CardsDealt(up=up) | HandsTabled(cards=up):
            return tuple(card for cards in up for card in cards)
        case Shown(cards=cards) | Intervened(KeepAside(cards)):
            return cards
        case Intervened(ReplaceCard(exposed=exposed)):
            return (exposed,)
    return ()
