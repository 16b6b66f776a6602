"""Players reported out at tables whose hands nobody follows, and the undoing of such a report.

Places go by the order of reports. Several players reported in one hand share their places. Where
the edition goes by stacks, and somebody knows whose was larger, the first named has the best one
(`places.same_hand`). Hand for hand all that are reported in one round share (tda2019-RP-8A). A
report can be undone whatever has followed: places, prizes and bounties are set right.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ruleone.rulebook import Refusal
from ruleone.tournament import comebacks
from ruleone.tournament.bounties import decide_bounties
from ruleone.tournament.entries import decide_close_if_paid, decide_table, open_seats
from ruleone.tournament.events import Bust, PlayersBusted, Standing, TournamentEvent
from ruleone.tournament.events import reports as r
from ruleone.tournament.events.bounties import BountyShare, BountyWon
from ruleone.tournament.hands.hand_for_hand import shares_places
from ruleone.tournament.places import agreed_for, decide_end, tie_policy
from ruleone.tournament.seeded_draw import SeatCard
from ruleone.tournament.state.adding_up import sit
from ruleone.tournament.state.event_state import EventState, OutReported, Reported
from ruleone.tournament.state.refusals import not_running, refuse
from ruleone.tournament.terms.config import BountyTerms
from ruleone.tournament.terms.payouts import share_out, tied_prizes


class Out(msgspec.Struct, frozen=True):
    """A player who is out, and the players at the table who won the chips, in equal parts.

    They are only needed where bounties are played.
    """

    player: str
    to: tuple[str, ...] = ()


def out_refused(state: EventState, outs: Sequence[Out]) -> Refusal | None:
    """Return the refusal of this report, if any."""
    if state.phase != "running":
        return not_running(state)
    players = [one.player for one in outs]
    if not outs or len({*players}) != len(players):
        return refuse("out-nobody")
    refused = next((no for one in outs if (no := _one_refused(state, one, players))), None)
    if refused is not None:
        return refused
    if state.left <= len(outs):
        return refuse("out-nobody-left", players=state.left)
    # Somebody has to have the chips that are in play.
    if state.stacks.uncounted and not state.uncounted.difference(players):
        return refuse("out-has-chips", chips=state.stacks.uncounted)
    return None


def _one_refused(state: EventState, out: Out, players: Sequence[str]) -> Refusal | None:
    player = out.player
    if player in state.results:
        return refuse("out-already", player=player, place=state.results[player].place)
    if player not in state.stacks:
        return refuse("player-not-in-event", player=player)
    table = state.seats[player][0]
    if state.tables[table].followed:
        return refuse("out-followed", player=player, table=table)
    if not out.to:
        return refuse("out-to-whom", player=player) if needs_winner(state, player) else None
    for taker in out.to:
        sits = state.seats.get(taker, (0, 0))[0]
        if taker in players or sits != table or out.to.count(taker) > 1:
            return refuse("out-to-nobody", player=player, table=table)
    return None


def needs_winner(state: EventState, player: str) -> bool:
    """Whether a bounty on the player is won by whoever won the chips."""
    terms = state.config.bounty
    if terms is None:
        return False
    return state.bounties.is_stage if terms.is_mystery else player in state.bounties.heads


def decide_out(
    state: EventState, outs: Sequence[Out], ranked: bool, at_ms: int
) -> Iterator[TournamentEvent]:
    """Place the players, award the bounties on them, and end an event that is left to itself.

    Where the report is `ranked` the first named had the largest stack before the hand.
    """
    left = state.left - sum(one.player not in state.calendar.bags for one in outs)
    yield from decide_close_if_paid(state, left, at_ms)
    together = _together(state)
    busts, also = _placed(state, [one.player for one in outs], together, ranked)
    named = "hand_for_hand.share_from" if together else "places.same_hand"
    cite = (state.rules.cite(named),) if len(outs) > 1 or together else ()
    number = state.reports + 1
    placed = {bust.player: bust for bust in busts}
    tables = dict.fromkeys(state.seats[one.player][0] for one in outs)
    for table in tables:
        here = [one for one in outs if state.seats.get(one.player, (0,))[0] == table]
        gone = sorted((placed[one.player] for one in here), key=lambda bust: bust.place)
        to = {one.player: one.to for one in here if one.to}
        last = state.tables[table].last_hand
        yield PlayersBusted(last, table, tuple(gone), number, to, also, at_ms=at_ms, citations=cite)
        also = ()
        players = [bust.player for bust in reversed(gone)]
        yield from decide_bounties(state, players, last, table, at_ms)
    if state.by_itself:
        yield from decide_end(state, at_ms)


def _together(state: EventState) -> tuple[str, ...]:
    """Return the players of this round of hand for hand who share with the next ones."""
    gate = state.hand_for_hand
    if gate is None or not shares_places(state):
        return ()
    # One who was removed in between has a place between theirs.
    last = state.left + 1
    out = (player for player in dict.fromkeys(gate.reported) if player in state.results)
    return tuple(player for player in out if state.results[player].place == last)


def _placed(
    state: EventState, players: Sequence[str], together: Sequence[str], ranked: bool
) -> tuple[tuple[Bust, ...], tuple[Standing, ...]]:
    """Return the busts in the order of the players, and others who share with them now."""
    alone = ranked and not together and tie_policy(state.rules) == "bigger-stack-first"
    best, count = state.left - len(players) + 1, len(players) + len(together)
    stacks = range(count, 0, -1) if alone else [1] * count
    paid = () if state.more_flights else state.prizes
    placed = tied_prizes(paid, best, list(stacks), tie_policy(state.rules) if alone else "shared")
    everybody = zip((*together, *players), placed, strict=True)
    standings = [
        Standing(player, place, prize + agreed_for(state, player))
        for player, (place, prize) in everybody
    ]
    shared = 1 if alone else count
    busts = (Bust(one.player, one.place, one.prize, shared) for one in standings[len(together) :])
    return tuple(busts), tuple(standings[: len(together)])


def undo_refused(state: EventState, player: str) -> Refusal | None:
    """Return the refusal to undo the newest report of this player, if any."""
    if state.phase != "running":
        return not_running(state)
    out = state.outs.get(player)
    if out is None:
        return refuse("out-not-reported", player=player)
    if state.entered.get(player, 0) > out.entered:
        return refuse("out-entered-since", player=player)
    if player not in state.stacks and player not in state.results:
        return refuse("out-not-reported", player=player)
    if player in state.results and player in state.alternates:
        return refuse("out-entered-since", player=player)
    return None


def decide_undone(
    state: EventState, player: str, seat: SeatCard | None, reason: str, at_ms: int
) -> Iterator[TournamentEvent]:
    """Bring the player back: into `seat`, the old one, or another that is open."""
    if player not in state.stacks and not open_seats(state):
        yield from decide_table(state, at_ms)
    to = None if player in state.stacks else seat or _seat_back(state, player)
    lost, before, now = _unwon(state, player)
    left = state.outs[player].left
    cite = (state.rules.cite("floor.decides"),)
    yield r.BustUndone(player, to, lost, before, now, left, reason, at_ms=at_ms, citations=cite)


def _seat_back(state: EventState, player: str) -> SeatCard:
    """Return the player's own seat where it is open, else one at that table, else the shortest."""
    own, seats = state.outs[player].seat, open_seats(state)
    if own in seats:
        return own
    counts = {number: len(table.players) for number, table in state.tables.items()}
    return min(seats, key=lambda seat: (seat[0] != own[0], counts[seat[0]], seat))


def _unwon(
    state: EventState, player: str
) -> tuple[BountyWon | None, tuple[BountyWon, ...], tuple[BountyWon, ...]]:
    """Return the win of the player's bounty, and later ones as they were and as they are without.

    A part that a winner had added to their own bounty is missing where that was won later.
    """
    wins, at_ms = state.bounties.wins, state.outs[player].at_ms
    lost = next(
        (one for one in reversed(wins) if one.player == player and one.at_ms >= at_ms), None
    )
    terms = state.config.bounty
    if lost is None or terms is None:
        return lost, (), ()
    missing = {share.player: share.head for share in lost.shares if share.head}
    before, now = list[BountyWon](), list[BountyWon]()
    for won in wins[wins.index(lost) + 1 :]:
        if won.envelope or won.player not in missing:
            continue
        less = _worth(won, won.amount - missing.pop(won.player), terms)
        for old, new in zip(won.shares, less.shares, strict=True):
            if old.head != new.head:
                missing[old.player] = missing.get(old.player, 0) + old.head - new.head
        before.append(won)
        now.append(less)
    return lost, tuple(before), tuple(now)


def _worth(won: BountyWon, amount: int, terms: BountyTerms) -> BountyWon:
    """Return the same win of a bounty of another amount."""
    parts = share_out(amount, [max(1, share.paid + share.head) for share in won.shares])
    named = zip(won.shares, parts, strict=True)
    shares = tuple(BountyShare(share.player, *terms.parts(part)) for share, part in named)
    return replace(won, amount=amount, shares=shares)


def reported(state: EventState, event: PlayersBusted) -> None:
    """Note a report, after its players are out."""
    if not event.report:
        return
    state.reports = event.report
    for standing in event.also:
        state.results[standing.player] = standing
    for bust in event.busts:
        player = bust.player
        table, seat, _ = state.bust_at[player]
        entered, to = state.entered.get(player, 1), event.to.get(player, ())
        told = event.report, (table, seat), event.at_ms, entered
        state.outs[player] = OutReported(*told, before=state.outs.get(player))
        state.counts.pop(player, None)
        if to:
            state.bounties.takers[player] = tuple((taker, 1) for taker in to)
        if state.hand_for_hand is not None:
            state.hand_for_hand.reported.append(player)


def _undone(state: EventState, event: r.BustUndone) -> None:
    player = event.player
    undone = state.outs.pop(player)
    if undone.before is not None:
        state.outs[player] = undone.before
    for other, less in state.bounties.unwin(event.lost, event.before, event.now).items():
        if (out := state.outs.get(other)) is not None:
            state.outs[other] = replace(out, left=out.left - less)
    if event.lost is None and state.bounties.is_stage:
        # There is one more player than were left when the envelopes were filled.
        state.bounties.envelopes = (*state.bounties.envelopes, 0)
    if event.left:
        state.bounties.lie_again(player, event.left)
    if event.seat is None:
        comebacks.forget(state, player, undone.number)
        return
    place = state.results.pop(player).place
    comebacks.is_in_again(state, player, place)
    _places_without(state, place)
    state.bust_at.pop(player, None)
    state.bust_ms.pop(player, None)
    state.stacks[player] = None
    state.heads_up = False
    sit(state, player, *event.seat)


def _places_without(state: EventState, place: int) -> None:
    """Give those who went out with a player in this place, or later, one place fewer.

    Their prizes follow, and are shared where places are.
    """

    def lowered(one: Standing) -> Standing:
        return replace(one, place=one.place + 1) if one.place <= place else one

    state.results = {player: lowered(one) for player, one in state.results.items()}
    state.earlier = [lowered(one) for one in state.earlier]
    set_prizes(state)


def set_prizes(state: EventState) -> None:
    """Set the prizes of all who are out by their places, as far as places are paid now."""
    for player, prize in prizes_out(state, state.prizes).items():
        state.results[player] = replace(state.results[player], prize=prize)


def prizes_out(state: EventState, prizes: tuple[int, ...]) -> dict[str, int]:
    """Return the prize of each player who is out, by the prizes of all places."""
    at: dict[int, list[str]] = {}
    for player, one in state.results.items():
        at.setdefault(one.place, []).append(player)
    paid = () if state.more_flights else prizes
    won: dict[str, int] = {}
    for place, players in at.items():
        shared = tied_prizes(paid, place, [1] * len(players), "shared")
        for player, (_, prize) in zip(players, shared, strict=True):
            won[player] = prize + agreed_for(state, player)
    return won


def follow_refused(state: EventState, number: int, stacks: Mapping[int, int]) -> Refusal | None:
    """Return the refusal to follow a table's hands from now on with these stacks, if any."""
    if state.phase != "running":
        return not_running(state)
    table = state.tables.get(number)
    if table is None:
        return refuse("table-unknown", table=number)
    if table.followed:
        return refuse("table-is-followed", table=number)
    if stacks.keys() != table.players.keys() or min(stacks.values(), default=1) < 1:
        return refuse("follow-needs-stacks", table=number, players=len(table.players))
    has, came = state.stacks.uncounted, sum(stacks.values())
    others = state.uncounted.difference(table.players.values())
    # Everybody else at a table that is not followed has a chip at least.
    if came > has - len(others) or (not others and came != has):
        return refuse("follow-chips-differ", table=number, expected=has, came=came)
    return None


def let_go_refused(state: EventState, number: int) -> Refusal | None:
    """Return the refusal to follow a table no longer, if any."""
    if state.phase != "running":
        return not_running(state)
    table = state.tables.get(number)
    if table is None:
        return refuse("table-unknown", table=number)
    if not table.followed:
        return refuse("table-not-followed", table=number)
    if table.hand is not None:
        return refuse("table-in-hand", table=number)
    if state.config.days is not None or state.config.structure.level_hands is not None:
        return refuse("not-without-hands")
    return None


def counts_refused(state: EventState, counts: Mapping[str, int]) -> Refusal | None:
    """Return the refusal of these counts, if any."""
    if state.phase != "running":
        return not_running(state)
    unknown = next((one for one in counts if one not in state.uncounted), None)
    if unknown is not None:
        known = unknown in state.stacks
        return refuse("count-is-known" if known else "player-not-in-event", player=unknown)
    most = state.stacks.uncounted
    if not counts or min(counts.values()) < 1 or sum(counts.values()) > most:
        return refuse("count-more-than-there-are", most=most, came=sum(counts.values()))
    return None


def _followed(state: EventState, event: r.TableFollowed) -> None:
    table = state.tables[event.table]
    table.followed, table.next_big_blind, table.before = True, None, None
    for player, chips in event.stacks.items():
        state.stacks[player] = chips
        state.counts.pop(player, None)


def _let_go(state: EventState, event: r.TableLetGo) -> None:
    table = state.tables[event.table]
    table.followed, table.trail = False, None
    table.placed.clear()
    for player in table.players.values():
        chips = state.stacks[player]
        if chips is not None:
            state.counts[player] = Reported(chips, event.at_ms)
            state.stacks[player] = None


def _counted(state: EventState, event: r.StacksReported) -> None:
    for player, chips in event.counts.items():
        state.counts[player] = Reported(chips, event.at_ms)


def _big_blind(state: EventState, event: r.BigBlindReported) -> None:
    state.tables[event.table].next_big_blind = Reported(event.seat, event.at_ms)


def _taken(state: EventState, event: r.ProposalTaken) -> None:
    """Change nothing: the move or break that it brings is an event of its own."""


def _put_off(state: EventState, event: r.ProposalPutOff) -> None:
    state.put_off[event.proposal] = event.at_ms


def _hand_over(state: EventState, event: r.HandOverReported) -> None:
    assert state.hand_for_hand is not None
    state.hand_for_hand.played[event.table] = None


def _switched(state: EventState, event: r.SwitchedByItself) -> None:
    state.by_itself = event.on


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    r.TableFollowed: _followed,
    r.TableLetGo: _let_go,
    r.StacksReported: _counted,
    r.BigBlindReported: _big_blind,
    r.BustUndone: _undone,
    r.ProposalTaken: _taken,
    r.ProposalPutOff: _put_off,
    r.SwitchedByItself: _switched,
    r.HandOverReported: _hand_over,
}
"""Effects of these events."""
