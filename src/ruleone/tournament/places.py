"""Places and prizes of busted players, and the seats of a satellite with its bubble."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from ruleone.rulebook import Edition
from ruleone.tournament.bounties import decide_bounties, decide_kept
from ruleone.tournament.events import (
    Bust,
    EventFinished,
    HandOrder,
    PlayersBusted,
    Standing,
    TournamentEvent,
)
from ruleone.tournament.events.days import StacksLost
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.payouts import TiePolicy, tied_prizes


def decide_busts(state: EventState, order: HandOrder, at_ms: int) -> Iterator[TournamentEvent]:
    """Place all who have no chips left after this hand, and end the event with one left.

    At one table the player who began the hand with more chips is placed higher, and equal stacks
    share; or all share, as the edition says (`places.same_hand`). At different tables the hand that
    ended first counts first. A player with a bagged stack in another flight is not out: the bounty
    of the lost stack is won all the same.
    """
    out = seats_out(state, order)
    bags = state.calendar.bags
    kept = tuple(order.seats[seat] for seat in out if order.seats[seat] in bags)
    if kept:
        yield StacksLost(order.number, order.table, kept, at_ms=at_ms)
        yield from decide_bounties(state, kept, order.number, order.table, at_ms)
    gone = [seat for seat in out if order.seats[seat] not in kept]
    if gone:
        cite = state.rules.cite("places.same_hand")
        busts = tuple(_busts(state, order, gone))
        yield PlayersBusted(order.number, order.table, busts, at_ms=at_ms, citations=(cite,))
        players = [bust.player for bust in reversed(busts)]
        yield from decide_bounties(state, players, order.number, order.table, at_ms)
        yield from decide_end(state, at_ms)


def seats_out(state: EventState, order: HandOrder) -> list[int]:
    """Return the seats that lost all in this hand without a place yet, from the button's left."""
    gone = [seat for seat, player in order.seats.items() if state.stacks.get(player) == 0]
    # Odd prize units go to the players named first, from the button's left as odd chips do.
    return sorted(gone, key=lambda seat: (seat <= order.button, seat))


def decide_end(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """End the event where one player is left; the last one of a flight has not won."""
    if state.left == 1 and is_last_part(state):
        (winner,) = state.stacks.keys() | state.calendar.bags.keys()
        yield from decide_kept(state, [winner], at_ms)
        results = [Standing(winner, 1, prize_of(state, 1, winner)), *state.results.values()]
        yield EventFinished(tuple(sorted(results, key=lambda result: result.place)), at_ms=at_ms)


def is_last_part(state: EventState) -> bool:
    """Whether this is the last part of the event: no flight or common day follows."""
    return not (state.in_flight or state.more_flights)


def decide_ordered_end(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """End the event as ordered, once no hand is in play: places by chips.

    Equal chips share place and prizes. Where nobody is in, as an event of earlier versions may
    stand, the last player to go out has won.
    """
    if state.phase == "over" or not state.ending or state.hands:
        return
    # Events of earlier versions may have removed the last player of a flight; without this nobody
    # would be paid.
    stacks = _of_persons(state) or _of_the_last_out(state)
    placed = tied_prizes(state.prizes, 1, list(stacks.values()), "bigger-stack-first")
    left = (
        Standing(player, place, prize + agreed_for(state, player))
        for player, (place, prize) in zip(stacks, placed, strict=True)
    )
    ranked = sorted(left, key=lambda result: result.place)
    yield from decide_kept(state, [result.player for result in ranked], at_ms)
    out = [result for result in state.results.values() if result.player not in stacks]
    results = [*out, *ranked]
    yield EventFinished(tuple(sorted(results, key=lambda result: result.place)), at_ms=at_ms)


def _of_persons(state: EventState) -> dict[str, int]:
    """Return the chips by which everybody still in is placed.

    For a player with several stacks they are those that the event lets the player bring. Where
    stacks are neither known nor counted nobody is ahead: all share.
    """
    days = state.config.days
    combined = days is not None and days.several_stacks == "combined"
    stacks = state.reckoned or dict.fromkeys(state.stacks, 0)
    for player, bags in state.calendar.bags.items():
        chips = [bag.chips for bag in bags]
        if player in stacks:
            chips.append(stacks[player])
        stacks[player] = sum(chips) if combined else max(chips)
    return stacks


def _of_the_last_out(state: EventState) -> dict[str, int]:
    return {result.player: 0 for result in state.results.values() if result.place == 1}


def prize_of(state: EventState, place: int, player: str) -> int:
    """Return a player's prize in a place, with the amount of a deal."""
    return prize_at(state, place) + agreed_for(state, player)


def prize_at(state: EventState, place: int) -> int:
    """Return the prize of a place, 0 where it is not paid, as before the last flight."""
    if state.more_flights:
        return 0
    return state.prizes[place - 1] if place <= len(state.prizes) else 0


def agreed_for(state: EventState, player: str) -> int:
    """Return the amount of a deal for the player, whatever the place."""
    return 0 if state.deal_made is None else state.deal_made.amounts.get(player, 0)


def tie_policy(rules: Edition) -> TiePolicy:
    """Return how players who go out in the same hand are placed, under this edition."""
    together = rules.choice("places.same_hand") == "shared"
    return "shared" if together else "bigger-stack-first"


def _busts(state: EventState, order: HandOrder, gone: Sequence[int]) -> Iterator[Bust]:
    """Return the busts, the best place first; shared places in the order of `gone`."""
    policy = tie_policy(state.rules)
    best = state.left - len(gone) + 1
    paid = () if state.more_flights else state.prizes
    placed = tied_prizes(paid, best, [order.stacks[seat] for seat in gone], policy)
    sharing = Counter(place for place, _ in placed)
    busts = zip(gone, placed, strict=True)
    for seat, (place, prize) in sorted(busts, key=lambda bust: bust[1][0]):
        player = order.seats[seat]
        yield Bust(player, place, prize + agreed_for(state, player), sharing[place])


def seats_of(state: EventState) -> int:
    """Return the number of seats won by the present pool; 0 without a satellite."""
    satellite = state.config.satellite
    return 0 if satellite is None else sum(prize >= satellite.seat for prize in state.prizes)


def places_paid(prizes: Sequence[int], agreed: Mapping[str, int]) -> int:
    """Return the number of places that are paid, by the payouts or by a deal.

    Places that are shared are counted once each. A deal changes the number only where it gives
    `agreed` amounts to more players than the payouts have places.
    """
    return max(len(prizes), sum(amount > 0 for amount in agreed.values()))


def paid_now(state: EventState) -> int:
    """Return the number of places that the event pays as it stands."""
    made = state.deal_made
    return places_paid(state.prizes, {} if made is None else made.amounts)


def bubble_at(state: EventState) -> int:
    """Return the number of players left when the bubble has burst.

    As many as are paid, and in a satellite as many as have a seat. The rest of its pool goes to the
    player just below them.
    """
    return seats_of(state) or len(state.prizes)
