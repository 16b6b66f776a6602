"""Replay of recorded hands through the engine.

It covers the start of a hand in the engine (stacks, posts, rules), the steps with each player's own
cards, and up cards of stud that nobody recorded.

An ante that everybody pays is an ante each. One that a single player pays is the big blind's or the
button's, by that player's seat. Antes of any other kind are dead chips.

In stud the engine needs every up card, for the cards decide who acts. For players who throw their
hands away at once, many files omit the up card. A stand-in card is used that is not seen anywhere
else in the hand. It must not have to bring it in nor, if it can be helped, open a street. So it is
the highest one left in games where the low card brings it in, else the lowest.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from ruleone.cards import FULL_DECK, UNKNOWN, Card, texts
from ruleone.dealing import (
    BadHand,
    BringIn,
    Call,
    Check,
    Discard,
    Event,
    Fold,
    Hand,
    Muck,
    RaiseTo,
    Show,
)
from ruleone.history.awards import awarded, awards_of
from ruleone.history.fault import Fault, Unplayable, unreadable
from ruleone.history.games import Family, Variant
from ruleone.history.record import (
    BETS,
    NONE,
    Post,
    Record,
    Step,
    Tolerance,
    Tolerances,
    seen_by_each,
)
from ruleone.history.shown_cards import in_order, unveiled
from ruleone.rulebook import BadSetting, Edition, Refusal

Showdown = Literal["show", "muck"]


class Holes(NamedTuple):
    """Hole cards by seat, with their places in the file, and the steps that deal none.

    Unknown cards are among them. The place is where the file deals them, or shows them first.
    """

    cards: dict[int, tuple[Card, ...]]
    places: dict[int, int]
    others: list[Step]


def told_holes(record: Record, steps: Iterable[Step], hole_cards: int) -> Holes:
    """Return the hole cards of each seat dealt in, from the deal or the showdown.

    It is for games where they stay the same. Raises Unplayable where the two differ.
    """
    holes: dict[int, tuple[Card, ...]] = {s.number: () for s in record.seats if s.dealt_in}
    places: dict[int, int] = {}
    others, shown = [], []
    for step in steps:
        verb = step.verb
        if verb == "hole":
            seat = step.seat
            if before := holes[seat]:
                holes[seat] = before + step.cards
            else:
                holes[seat], places[seat] = step.cards, step.at
            continue
        others.append(step)
        if verb in _SHOWDOWN and step.cards:
            shown.append(step)
    # After all deals: a card shown at the end was dealt at the start.
    for step in shown:
        places.setdefault(step.seat, step.at)
        holes[step.seat] = _shown(step, holes[step.seat])
    for seat in [seat for seat, cards in holes.items() if not cards]:
        holes[seat] = (UNKNOWN,) * hole_cards
    return Holes(holes, places, others)


def showdowns(steps: Iterable[Step]) -> dict[int, Showdown]:
    """Return each seat's act when it is asked to show.

    A room may fold a player who is away though all-in: that hand then wins nothing.
    """
    return {
        step.seat: "show" if step.verb == "show" else "muck" for step in steps if step.verb in _ENDS
    }


_SHOWDOWN = frozenset(("show", "muck"))
_ENDS = frozenset(("fold", "show", "muck"))


def _shown(step: Step, dealt: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the hole cards of a player dealt `dealt`, as far as known, who shows these."""
    # Shown in part: the dealt cards say more, if they are known.
    if UNKNOWN in step.cards:
        return dealt or step.cards
    known = [card for card in dealt if card != UNKNOWN]
    if set(known) <= set(step.cards) and len(dealt) in (0, len(step.cards)):
        return step.cards
    dealt_text, came = "".join(texts(dealt)), "".join(texts(step.cards))
    raise unreadable("hand-file-other-cards", "", step.at, expected=dealt_text, came=came)


AnteFormat = Literal["none", "per-player", "big-blind", "button"]


class Opening(NamedTuple):
    """Posts before the deal, by the seats that the engine asks for."""

    blinds: tuple[int, int]
    small_blind_seat: int | None
    big_blind_seat: int | None
    straddles: dict[int, int]
    entries: dict[int, int]
    dead_blinds: dict[int, int]
    ante: int
    ante_format: AnteFormat
    bomb_pot: int


def begin(record: Record, variant: Variant, edition: Edition, away: tuple[int, ...] = ()) -> Hand:
    """Return the hand before its first card, for cards that the file has.

    The hands in the seats that are `away` die at the deal. Raises Unplayable.
    """
    stacks = {seat.number: seat.stack for seat in record.seats if seat.dealt_in}
    if record.stakes.cap is not None:
        stacks = {number: record.stakes.in_play(stack) for number, stack in stacks.items()}
    least = record.stakes.small
    fixed = variant.limit == "fixed-limit"
    if least is None:
        field = "small_bet" if fixed else "min_bet"
        raise unreadable("hand-file-missing", field, field=field)
    rules = _with_big_bet(record, edition, least) if fixed else edition
    button = record.button or max(stacks, default=1)
    opening = opening_of(record.posts, len(stacks), button)
    try:
        return Hand(
            variant.code,
            rules,
            stacks,
            button=button,
            blinds=opening.blinds,
            ante=opening.ante,
            ante_format=opening.ante_format,
            small_blind_seat=opening.small_blind_seat,
            big_blind_seat=opening.big_blind_seat,
            straddles=opening.straddles,
            entries=opening.entries,
            dead_blinds=opening.dead_blinds,
            min_bet=least,
            showdown="players",
            bring_in=record.stakes.bring_in,
            bomb_pot=opening.bomb_pot,
            absent=away,
        )
    except BadHand as wrong:
        why = unreadable("hand-file-begin", "starting_stacks", why=wrong.code, **wrong.parameters)
        raise why from None


@lru_cache(maxsize=1024)
def opening_of(posts: tuple[Post, ...], players: int, button: int) -> Opening:
    """Return the posts of a hand sorted by kind, straddles from the lowest to the highest."""
    small = big = bomb_pot = 0
    small_seat = big_seat = None
    straddles: dict[int, int] = {}
    entries: dict[int, int] = {}
    dead: dict[int, int] = {}
    antes: dict[int, int] = {}
    for post in posts:
        seat, kind, due = post.seat, post.kind, post.due
        if kind == "ante":
            antes[seat] = due
        elif kind == "small-blind":
            small, small_seat = due, seat
        elif kind == "big-blind":
            big, big_seat = due, seat
        elif kind == "dead-blind":
            dead[seat] = dead.get(seat, 0) + due
        elif kind == "entry":
            entries[seat] = due
        elif kind == "bomb-pot":
            bomb_pot = due
        else:
            straddles[seat] = due
    if len(straddles) > 1:
        straddles = dict(sorted(straddles.items(), key=lambda straddle: straddle[1]))
    ante = 0
    ante_format: AnteFormat = "none"
    if antes:
        ante, ante_format = _ante(antes, players, button, big_seat)
        if ante_format == "none":
            dead = {seat: dead.get(seat, 0) + antes.get(seat, 0) for seat in dead | antes}
    blinds = small, big
    return Opening(
        blinds, small_seat, big_seat, straddles, entries, dead, ante, ante_format, bomb_pot
    )


def _ante(
    antes: dict[int, int], players: int, button: int, big_seat: int | None
) -> tuple[int, AnteFormat]:
    """Return the ante and its payer; no payer where the antes are of another kind."""
    ante = next(iter(antes.values()))
    if len(antes) == players and set(antes.values()) == {ante}:
        return ante, "per-player"
    if len(antes) == 1:
        if big_seat in antes:
            return ante, "big-blind"
        if button in antes:
            return ante, "button"
    return 0, "none"


def _with_big_bet(record: Record, edition: Edition, small_bet: int) -> Edition:
    """Return the edition with the big bet of the file, in small bets."""
    big_bet = record.stakes.big or 0
    times, rest = divmod(big_bet, small_bet) if small_bet > 0 else (0, 1)
    if rest:
        raise unreadable("hand-file-big-bet", "big_bet", small=small_bet, big=big_bet)
    if times == edition.number("limit.later_street_bets"):
        return edition
    try:
        return edition.with_options({"limit.later_street_bets": times})
    except BadSetting:
        raise unreadable("hand-file-big-bet", "big_bet", small=small_bet, big=big_bet) from None


_HIGH_BRINGS_IN = "razz"


def with_standins(steps: tuple[Step, ...], family: Family) -> Iterator[Step]:
    """Yield the steps of a hand of stud, every up card known."""
    told = {card for step in steps for card in step.cards}
    # Highest last, so `pop` takes a card that neither brings it in nor, if possible, opens.
    unseen = [card for card in FULL_DECK if card not in told]
    if family.name == _HIGH_BRINGS_IN:
        unseen.reverse()
    held: dict[int, int] = {}
    for step in steps:
        if step.verb != "hole":
            yield step
            continue
        first = held.get(step.seat, 0)
        held[step.seat] = first + len(step.cards)
        up = range(family.hole_cards - family.face_up, family.last_up)
        cards = [
            unseen.pop() if card == UNKNOWN and first + at in up and unseen else card
            for at, card in enumerate(step.cards)
        ]
        yield replace(step, cards=tuple(cards)) if UNKNOWN in step.cards else step


_ANOTHER_HOUSE: Mapping[str, object] = {
    "raise.limit_cap": 1_000_000,  # more than any street sees
    "showdown.all_in_muck_allowed": True,
    "stud.open_pair_doubles": True,
}
_OF_THE_DEAD = frozenset(("fold", "show", "muck"))
_FOLD, _CHECK, _CALL = Fold(), Check(), Call()


class _House(NamedTuple):
    """A choice of a house that one refusal reveals: an option, and the tolerance noted for it."""

    code: str
    tolerance: Tolerance
    option: str
    value: str | bool


_HOUSES: Final = (
    _House("fixed-amount", "limit-all-in", "limit.all_in_height", "as-put-in"),
    _House("fixed-amount", "limit-all-in", "reopen.fraction_limit", "1"),
    _House("above-pot", "pot-limit-antes", "pot_limit.antes_count", True),
)


class Played(msgspec.Struct, frozen=True):
    """The end of a replayed hand, or the fault that stopped it.

    `stacks` are in the order of the record's seats, in units of the file, before any rake. `runs`
    are the events of the hand on each of its boards: those of the first make the same hand again
    with `Hand.replay`. `tolerances` are the habits of a room that the hand needed to be played.
    """

    stacks: tuple[int, ...] | None
    fault: Fault | None
    runs: tuple[tuple[Event, ...], ...] = ()
    tolerances: Tolerances = NONE

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, on the first board where there are more."""
        return self.runs[0] if self.runs else ()


def play(record: Record, edition: Edition) -> Played:
    """Play a hand of a variant that is dealt, each action in turn, under `edition`.

    Two choices of an edition belong to the house that dealt the hand, so a replay refuses neither.
    They are the number of raises on a street of fixed limit (house-47.2), and a hand mucked unseen
    at an all-in (house-14.2). An edition whose id changes one of them (`house+raise.limit_cap=5`)
    is followed.

    A hand that is refused is played again under the other choices that its refusal may come from.
    In fixed limit that is the base of the next raise after an all-in, in pot limit whether antes
    count. A player who folds with all chips in as a blind or an ante is away. The hand is played
    again with the hand in that seat dead.

    A hand that was run more than once is played once for each of its boards. Each pot is divided
    among the boards, the remainder going to the first.
    """
    rules, first = _elsewhere(edition), None
    noted: list[Tolerance] = []
    tried: list[_House] = []
    away: tuple[int, ...] = ()
    while True:
        needed = set(noted)
        try:
            runs = _hands(record, rules, away, needed)
            break
        except Unplayable as fault:
            if seat := _away(record, fault, away):
                away = (*away, seat)
                # Rooms fold absent players who are all-in by their blinds; the book does not.
                noted.append("absent-all-in")
                continue
            # The first refusal is the one to report: later ones come from guesses at the house.
            first = fault if first is None else first
            house = _other_house(fault.refusal.code, edition, tried)
            if house is None:
                line = record.source.line_of(first.field, first.action)
                return Played(None, Fault(line, first.refusal))
            tried.append(house)
            noted.append(house.tolerance)
            rules = _with(_elsewhere(edition), house)
    events = tuple([hand.events for hand in runs])
    tolerances = record.tolerances.union(needed) if needed else record.tolerances
    return Played(_stacks(record, runs[0], events), None, events, tolerances)


def _hands(
    record: Record, rules: Edition, away: tuple[int, ...], needed: set[Tolerance]
) -> list[Hand]:
    """Return the hand on each of its boards.

    Raises Unplayable.
    """
    if "cancelled" in record.tolerances:
        raise unreadable("hand-file-cancelled")
    if record.variant is None or not record.variant.dealt:
        raise unreadable("hand-file-variant", "variant", variant=record.named)
    seen = seen_by_each(record.steps, record.boards)
    return [_played(record, record.variant, rules, steps, away, needed) for steps in seen]


def _other_house(code: str, edition: Edition, tried: list[_House]) -> _House | None:
    """Return the next choice that a refusal may come from.

    Choices that the id of the edition changes, and those already tried, are excluded.
    """
    for house in _HOUSES:
        if house.code == code and house not in tried and f"{house.option}=" not in edition.id:
            return house
    return None


def _away(record: Record, fault: Unplayable, known: tuple[int, ...]) -> int | None:
    """Return the seat of a newly found player who is away, None for any other refusal.

    It is the seat whose fold is refused because its blinds and antes took all its chips, and that
    did nothing else. Players `known` to be away are excluded.
    """
    for step in record.steps:
        if step.at == fault.action and step.verb == "fold" and step.seat not in known:
            due = sum([post.due for post in record.posts if post.seat == step.seat])
            stack = next(seat.stack for seat in record.seats if seat.number == step.seat)
            acted = [s.verb for s in record.steps if s.seat == step.seat and s.verb in BETS]
            return step.seat if due >= record.stakes.in_play(stack) and len(acted) == 1 else None
    return None


@lru_cache(maxsize=64)
def _elsewhere(edition: Edition) -> Edition:
    """Return the edition as played in a house whose own choices are not known."""
    return edition.with_options(
        {name: value for name, value in _ANOTHER_HOUSE.items() if f"{name}=" not in edition.id}
    )


@lru_cache(maxsize=64)
def _with(edition: Edition, house: _House) -> Edition:
    return edition.with_options({house.option: house.value})


def _played(
    record: Record,
    variant: Variant,
    edition: Edition,
    steps: tuple[Step, ...],
    away: tuple[int, ...],
    needed: set[Tolerance],
) -> Hand:
    hand = begin(record, variant, edition, away)
    last = steps[-1].at if steps else 0
    ahead: Sequence[Step]
    if plain := variant.family.plain:
        told = told_holes(record, steps, variant.family.hole_cards)
        _deal(hand, told, last)
        ahead = told.others
    else:
        ahead = _by_street(steps, variant.family)
    act = hand.act
    for step in ahead:
        verb = step.verb
        outcome: tuple[Event, ...] | Refusal
        # The hand is dead from the deal on: what the file does with it is done already.
        if away and step.seat in away and verb in _OF_THE_DEAD:
            continue
        if verb == "fold":
            outcome = act(step.seat, _FOLD)
        elif verb == "check-call":
            options = hand.options
            checks = options is not None and options.check
            outcome = act(step.seat, _CHECK if checks else _CALL)
        elif verb == "raise":
            outcome = act(step.seat, RaiseTo(step.to))
        elif verb == "board":
            outcome = hand.deal_board(step.cards)
        elif verb == "show" or verb == "muck":
            continue
        elif plain:
            raise unreadable("hand-file-verb", "", step.at, verb=verb)
        elif verb == "hole":
            unseen = step.cards.count(UNKNOWN) == len(step.cards)
            outcome = hand.deal_hole(step.seat, None if unseen else step.cards)
        elif verb == "discard":
            outcome = act(step.seat, Discard(texts(step.cards)))
        else:
            outcome = act(step.seat, BringIn())
        if type(outcome) is Refusal:
            needed.add(_overlooked(hand, step, outcome))
    if hand.options is not None and hand.options.show:
        _show_down(hand, showdowns(ahead), last)
    if not hand.over:
        raise unreadable("hand-file-unfinished", "", last, awaits=hand.awaits or "")
    return hand


def _by_street(steps: tuple[Step, ...], family: Family) -> tuple[Step, ...]:
    """Return the steps of a game whose cards come street by street, in the engine's order."""
    ordered = tuple(in_order(unveiled(steps)))
    return tuple(with_standins(ordered, family)) if family.kind == "stud" else ordered


def _deal(hand: Hand, told: Holes, last: int) -> None:
    """Enter the hole cards.

    They are entered at once where they are known, else one seat after the other. They are also
    entered seat by seat where something is wrong with them, since the fault has to name the seat.
    """
    # The usual case: all cards are known and legal.
    if type(hand.deal_holes(told.cards)) is tuple:
        return
    for seat, cards in told.cards.items():
        unseen = cards.count(UNKNOWN) == len(cards)
        dealt = hand.deal_hole(seat, None if unseen else cards)
        if isinstance(dealt, Refusal):
            raise Unplayable(dealt, action=told.places.get(seat, last))


def _overlooked(hand: Hand, step: Step, refusal: Refusal) -> Tolerance:
    """Return the habit of a room by which a refused action changes nothing.

    A raise that nobody is left to answer is a call. A raise that is cut to the stacks of the others
    is the whole raise: the rest would come back. Raises Unplayable for any other refusal.
    """
    unanswered = step.verb == "raise" and refusal.code == "nobody-left-to-raise"
    if unanswered and not isinstance(hand.act(step.seat, _CALL), Refusal):
        return "unanswered-raise"
    least = refusal.parameters.get("least")
    if (
        isinstance(least, int)
        and step.to < least
        # The room cut the raise to the stacks of the others: the rest would come back.
        and step.to == _most_of_others(hand, step.seat)
        and not isinstance(hand.act(step.seat, RaiseTo(least)), Refusal)
    ):
        return "cut-raise"
    raise Unplayable(refusal, action=step.at)


def _most_of_others(hand: Hand, seat: int) -> int:
    """Return the maximum that another live player can put in on this street."""
    others = (other for other in hand.view().seats if other.seat != seat)
    return max((each.stack + each.bet for each in others if each.status != "folded"), default=0)


def _show_down(hand: Hand, done: dict[int, Showdown], at: int) -> None:
    """Answer for each player asked to show or muck, once all cards are out.

    A player whom the file does not mention shows.
    """
    while (options := hand.options) is not None and options.show:
        seat = options.seat
        mucks = done.get(seat) == "muck" and options.muck
        outcome = hand.act(seat, Muck() if mucks else Show())
        if isinstance(outcome, Refusal):
            if outcome.code == "cards-needed":
                raise unreadable("hand-file-unseen", "", at, seat=seat)
            raise Unplayable(outcome, action=at)


def _stacks(record: Record, hand: Hand, runs: tuple[tuple[Event, ...], ...]) -> tuple[int, ...]:
    """Return the final stacks, with the chips that a cap kept out of play.

    With more than one board they are the stacks before the awards of the first, plus the awards of
    all boards.
    """
    stacks = hand.stacks
    if len(runs) > 1:
        for event in awarded(runs[0]):
            for seat, amount in zip(event.seats, event.amounts, strict=True):
                stacks[seat] -= amount
        for award in awards_of(runs):
            stacks[award.seat] += award.amount
    if record.stakes.cap is not None:
        for each in [each for each in record.seats if each.dealt_in]:
            stacks[each.number] += each.stack - record.stakes.in_play(each.stack)
    return tuple([stacks.get(seat.number, seat.stack) for seat in record.seats])
