"""Live tables where anything may happen: entries that may make sense or not, drawn from chance."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import inspect as types

from ruleone.cards import FULL_DECK, Card, text
from ruleone.dealing import (
    GAMES,
    Action,
    BringIn,
    Call,
    Check,
    CorrectBets,
    CorrectStack,
    Discard,
    Fold,
    Forfeit,
    GiveBack,
    Hand,
    Intervention,
    KeepAside,
    KillHand,
    Muck,
    Options,
    RaiseTo,
    ReplaceCard,
    ReshuffleStub,
    RestoreHand,
    Show,
    TakeBoardBack,
    VoidHand,
)
from ruleone.dealing.events import Intervened
from ruleone.floor import (
    ClockCall,
    HeldTo,
    PulledBack,
    Push,
    Remedy,
    Said,
    Step,
    Tapped,
)
from ruleone.floor.facts import DEALT_IN
from ruleone.floor.followed import (
    INCIDENTS,
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    ChipsFound,
    Chosen,
    ClockCalled,
    CountAsked,
    Entry,
    FollowedHand,
    HandDealt,
    Happened,
    Misconduct,
    Overruled,
    Plays,
    SkippedSpoke,
    StackTold,
    TimeOver,
    Undone,
    facts_of,
)
from ruleone.floor.penalties import Incident, Penalty
from ruleone.floor.ruling import AtTable, Betting, DealtAgain, Later

WORDS = ("fold", "check", "call", "raise", "all in", "raise to 400", "300", "let's go", "跟注")


def begun(chance: Random, game: str, edition: str) -> FollowedHand:
    """A table of this game, short stacks and deep ones."""
    count = chance.randint(2, min(5, GAMES[game].seats))
    seats = {seat: chance.randint(60, chance.choice((300, 4000))) for seat in range(1, count + 1)}
    hand = Hand(
        game,
        edition,
        seats,
        chance.randint(1, count),
        (50, 100),
        showdown="players",
        ante=10,
        ante_format="per-player",
        players_in_event=20,
    )
    return FollowedHand(hand)


def unused(followed: FollowedHand, chance: Random) -> list[Card]:
    """Cards that lie nowhere, in any order."""
    hand = followed.hand
    out = {card for seat in hand.stacks for card in hand.holds(seat)}
    lowest = GAMES[hand.view().game].lowest
    board = hand.view().board
    cards = [card for card in FULL_DECK[lowest:] if card not in out and text(card) not in board]
    return chance.sample(cards, len(cards))


def next_step(followed: FollowedHand, chance: Random, *, seen: bool = False) -> Iterator[Entry]:
    """What moves the hand on, one of which is taken: cards where they are due, some of them `seen`;
    else a legal act."""
    hand = followed.hand
    cards = [text(card) for card in unused(followed, chance)]
    if hand.awaits == "board":
        for at in range(0, len(cards), 3):
            yield from (BoardTurned(tuple(cards[at : at + count])) for count in (1, 3, 2))
    elif hand.awaits == "hole-cards":
        if not seen:
            yield AllDealt()
        for at in range(0, len(cards), 5):
            for seat in hand.stacks:
                yield HandDealt(seat, ("??", "??", cards[at]))
                yield from (HandDealt(seat, tuple(cards[at : at + n])) for n in range(1, 6))
        yield from (HandDealt(seat) for seat in hand.stacks)
    elif hand.awaits == "instruction":
        raise AssertionError("no hand is held here")
    elif (options := hand.options) is not None:
        yield from (Acts(options.seat, action) for action in acts(hand, options, cards, chance))


def acts(hand: Hand, options: Options, cards: list[str], chance: Random) -> list[Action]:
    """Legal acts of who is asked, in any order; a hand of unknown cards is shown with others."""
    held = [text(card) for card in hand.holds(options.seat)]
    if options.discard is not None:
        least, most = options.discard
        known = [card for card in held if card != "??"]
        few = chance.randint(least, max(least, min(most, len(known))))
        return [
            Discard(tuple(chance.sample(known, min(few, len(known))))),
            Discard(("??",) * least),
        ]
    if options.show:
        others: list[Action] = []
        for at in range(len(cards)):
            new = iter(cards[at:])
            others.append(Show(tuple(next(new, "??") if card == "??" else card for card in held)))
        muck: list[Action] = [Muck()] if chance.random() < 0.3 else []
        return [*muck, *others, Muck()]
    legal: list[Action] = [Check()] if options.check else [Call()]
    if options.bring_in is not None:
        legal = [BringIn()]
    if options.bet_to is not None:
        legal.append(RaiseTo(chance.choice(options.bet_to)))
    if options.fold and chance.random() < 0.2:
        legal.append(Fold())
    return chance.sample(legal, len(legal))


def accident(followed: FollowedHand, chance: Random) -> Entry:
    """Something that may have happened, or may not."""
    hand = followed.hand
    seat = chance.choice([*hand.stacks, 9])
    n = chance.choice((*followed.pending.open, chance.randint(1, len(followed.lines) + 1)))
    card = chance.choice(FULL_DECK)
    steps: tuple[Step, ...] = tuple(
        chance.choice(
            (
                Said(chance.choice(WORDS)),
                Push({chance.choice((25, 100, 500)): chance.randint(1, 4)}),
                Tapped(),
                PulledBack(),
            )
        )
        for _ in range(chance.randint(1, 2))
    )
    kinds = sorted(INCIDENTS)
    entries: tuple[Entry, ...] = (
        Plays(seat, steps),
        Plays(seat, steps),
        Acts(seat, chance.choice((Fold(), Check(), Call(), RaiseTo(chance.randint(50, 900))))),
        Acts(seat, chance.choice((Fold(), Check(), Call(), RaiseTo(chance.randint(50, 900))))),
        SkippedSpoke(chance.random() < 0.3, chance.choice((True, False, None))),
        ClockCalled(ClockCall(reasonable=True, approved=True), 1000 * n),
        TimeOver(1_000_000),
        Misconduct(seat, Incident(offence="abuse")),
        ChipsFound(how="behind", chips=100, seat=seat),
        CountAsked(seat, chance.choice((None, seat))),
        StackTold(seat, chance.randint(0, 2000)),
        Chosen(n, chance.randint(0, 2)),
        Overruled(n, (remedy(hand, chance),), "it was otherwise"),
        Overruled(n, (), "nothing of it", chance.choice((None, Penalty("warning")))),
        ByFloor((remedy(hand, chance),), "in the best interest of the game"),
        ByFloor((remedy(hand, chance), remedy(hand, chance)), "both"),
        Undone(),
        *(Happened(kind, any_facts(hand, kind, chance)) for kind in chance.sample(kinds, 6)),
        Happened("initial-deal", {"boxed": chance.choice((0, 1, 3))}),
        Happened("early-board", {"cards": [text(card)]}),
        Happened("early-street", {"cards": {str(seat): text(card)}}),
    )
    if len(hand.to_act) > 1 and chance.random() < 0.3:
        return before_his_turn(hand, chance)
    return chance.choice(entries)


def any_facts(hand: Hand, kind: str, chance: Random) -> dict[str, Any]:
    """Facts of an incident as somebody may tell them, true or not, nearly all of them."""
    return {
        name: _told(hand, types.type_info(asked), chance)
        for name, asked in facts_of(kind).items()
        if chance.random() < 0.8
    }


def _told(hand: Hand, asked: types.Type, chance: Random) -> Any:
    """Something of this type, as JSON has it."""
    match asked:
        case types.Metadata(extra=extra) if extra == DEALT_IN:
            return chance.choice([*hand.stacks])
        case types.Metadata(inner):
            return _told(hand, inner, chance)
        case types.BoolType():
            return chance.random() < 0.5
        case types.IntType(ge=least, le=most):
            numbers = (*hand.stacks, *hand.stacks, 0, 2, chance.choice(FULL_DECK), 100, 300)
            fit = [n for n in numbers if (least or 0) <= n <= (n if most is None else most)]
            return chance.choice(fit or [least or 0])
        case types.LiteralType(values):
            return chance.choice(values)
        case types.UnionType(kinds):
            return _told(hand, chance.choice(kinds), chance)
        case types.VarTupleType(inner) | types.ListType(inner):
            return [_told(hand, inner, chance) for _ in range(chance.randint(0, 3))]
        case types.DictType(key, value):
            names = {_told(hand, key, chance) for _ in range(chance.randint(0, 2))}
            return {str(name): _told(hand, value, chance) for name in sorted(names)}
        case types.StructType(fields=fields):
            return {field.encode_name: _told(hand, field.type, chance) for field in fields}
    return None


def before_his_turn(hand: Hand, chance: Random) -> Entry:
    """Somebody acts out of turn, or what becomes of one who did or was skipped."""
    seat = chance.choice(hand.to_act[1:])
    own = next(each for each in hand.view().seats if each.seat == seat)
    most = own.bet + own.stack
    acts: list[Betting] = [Fold(), Fold(), RaiseTo(chance.choice((2 * hand.price + 50, most)))]
    acts.append(Call() if hand.price > own.bet else Check())
    bets = [each for each in hand.view().seats if each.bet]
    floor: list[Remedy] = [KillHand(chance.choice(hand.to_act)), HeldTo(seat, chance.choice(acts))]
    floor += [GiveBack(each.seat, chance.randint(1, each.bet)) for each in bets]
    floor += [RestoreHand(each.seat) for each in hand.view().seats if each.status == "folded"]
    entries: tuple[Entry, ...] = (
        *(Acts(seat, chance.choice(acts)) for _ in range(6)),
        *(ByFloor((chance.choice(floor),), "as the floor sees it") for _ in range(3)),
        SkippedSpoke(False, chance.choice((True, True, False, None))),
    )
    return chance.choice(entries)


def remedy(hand: Hand, chance: Random) -> Remedy:
    """Something that the floor may want to do."""
    seat, card = chance.choice([*hand.stacks]), chance.choice(FULL_DECK)
    streets = [each.street for each in GAMES[hand.view().game].rounds]
    out = aside(hand)
    back = tuple(chance.sample(out, min(len(out), chance.randint(0, 3))))
    once: tuple[Intervention, ...] = (
        KillHand(seat),
        ReshuffleStub(back),
        KeepAside((card,)),
        CorrectStack(seat, 25),
        GiveBack(seat, 100),
    )
    remedies: tuple[Remedy, ...] = (
        Later(chance.choice(once), chance.choice((*streets, "river"))),
        Later(chance.choice(once), chance.choice(streets)),
        Forfeit(seat, chance.choice((1, 50))),
        AtTable("burn-and-deal", count=1, after=chance.choice((None, *streets))),
        DealtAgain(seats=tuple(hand.stacks), button=seat, blinds=(50, 100)),
        ReshuffleStub(back),
        GiveBack(seat, chance.choice((50, 100, 300))),
        KillHand(seat),
        RestoreHand(seat),
        TakeBoardBack(chance.choice((1, 3))),
        KeepAside((card,)),
        ReplaceCard(seat, chance.choice((card, *hand.holds(seat)))),
        CorrectBets(((seat, chance.choice((100, 200, 350))),)),
        CorrectStack(seat, chance.choice((-100, 25, 300))),
        HeldTo(seat, chance.choice((Fold(), Check(), Call(), RaiseTo(300)))),
    )
    return VoidHand() if chance.random() < 0.02 else chance.choice(remedies)


def aside(hand: Hand) -> list[Card]:
    """Cards that the floor has kept aside, whether they lie there still or not."""
    did = [event.intervention for event in hand.events if isinstance(event, Intervened)]
    kept = {card for one in did if isinstance(one, KeepAside) for card in one.cards}
    return sorted(kept | {one.exposed for one in did if isinstance(one, ReplaceCard)})
