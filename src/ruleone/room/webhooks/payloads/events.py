"""News of events: entries, levels and days, eliminations and prizes.

Undone acts are sent under the kind of the act.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from ruleone.cage import Entered
from ruleone.cage.events import Reason
from ruleone.room.cash import events as h
from ruleone.room.cash.waiting import SeatKept, SeatKeptNoLonger, SeatWanted, WaitEnded
from ruleone.room.event.records import PrizePaid, PrizeTakenBack
from ruleone.room.live import events as v
from ruleone.room.webhooks.schema import Facts, Name, Payload, Tellers, typed, who
from ruleone.tournament import events as e
from ruleone.tournament.events.bounties import BountyShare
from ruleone.tournament.events.days import (
    BagsSigned,
    DayDrawn,
    DayEnded,
    DayStarted,
    FlightStarted,
    LastHandsAnnounced,
    StacksLost,
)
from ruleone.tournament.events.reports import BustUndone
from ruleone.tournament.events.undo import (
    ColorUpTakenBack,
    DayDrawTakenBack,
    EntryTakenBack,
    HandTakenBack,
    LastHandsTakenBack,
    LiftTakenBack,
    PenaltyTakenBack,
    PlayerReinstated,
    PurchaseTakenBack,
    WaiverTakenBack,
)


def _level(record: e.LevelStarted, _: Name) -> Iterator[Payload]:
    yield Payload("level", {"level": record.level, "why": record.why})


def _level_set(record: v.LevelSet, _: Name) -> Iterator[Payload]:
    level = record.level
    blinds = {"small_blind": level.small_blind, "big_blind": level.big_blind}
    yield Payload("level", blinds | {"ante": level.ante})


def _break(record: e.BreakStarted, _: Name) -> Iterator[Payload]:
    told = {"on": True, "after_level": record.after_level, "length_ms": record.length_ms}
    yield Payload("break", told)


def _break_over(_record: e.BreakEnded, _: Name) -> Iterator[Payload]:
    yield Payload("break", {"on": False})


def _break_planned(record: e.BreakPlanned, _: Name) -> Iterator[Payload]:
    told = {"planned": True, "after_level": record.after_level, "length_ms": record.length_ms}
    yield Payload("break", told)


def _paused(_record: e.EventPaused, _: Name) -> Iterator[Payload]:
    yield Payload("clock", {"runs": False})


def _resumed(_record: e.EventResumed, _: Name) -> Iterator[Payload]:
    yield Payload("clock", {"runs": True})


def _set(record: e.ClockSet, _: Name) -> Iterator[Payload]:
    yield Payload("clock", {"left_ms": record.left_ms, "was_ms": record.was_ms})


def _hand_for_hand(record: e.HandForHandAnnounced, _: Name) -> Iterator[Payload]:
    yield Payload("hand-for-hand", {"on": True, "ends_at": record.ends_at})


def _hand_for_hand_over(record: e.HandForHandEnded, _: Name) -> Iterator[Payload]:
    yield Payload("hand-for-hand", {"on": False, "why": record.why})


def _last_hands(record: LastHandsAnnounced, _: Name) -> Iterator[Payload]:
    yield Payload("day", {"how": "last-hands", "hands": record.hands, "why": record.why})


def _drawn(record: DayDrawn, _: Name) -> Iterator[Payload]:
    yield Payload("day", {"how": "drawn", "day": record.day, "players": len(record.stacks)})


def _day(record: DayStarted, _: Name) -> Iterator[Payload]:
    yield Payload("day", {"how": "began", "day": record.day})


def _day_over(record: DayEnded, name: Name) -> Iterator[Payload]:
    day = {"day": record.day, "flight": record.flight}
    yield Payload("day", {"how": "over", "players": len(record.bags)} | day)
    bags = [who(player, name) | {"chips": chips} for player, chips in record.bags.items()]
    yield Payload("bags", {"how": "bagged", "bags": bags} | day)


def _signed(record: BagsSigned, name: Name) -> Iterator[Payload]:
    players = [who(player, name) for player in record.players]
    yield Payload("bags", {"how": "signed", "by": record.by, "players": players})


def _lost(record: StacksLost, name: Name) -> Iterator[Payload]:
    players = [who(player, name) for player in record.players]
    at = {"table": record.table, "hand": record.hand}
    yield Payload("bags", {"how": "other-bag-left", "players": players} | at)


def _terms(record: e.TermsChanged, _: Name) -> Iterator[Payload]:
    yield Payload("terms", {"parts": sorted(record.terms.parts)})


OF_CLOCK: Final[Tellers] = {
    e.TermsChanged: _terms,
    e.LevelStarted: _level,
    v.LevelSet: _level_set,
    e.BreakStarted: _break,
    e.BreakEnded: _break_over,
    e.BreakPlanned: _break_planned,
    e.EventPaused: _paused,
    e.EventResumed: _resumed,
    e.ClockSet: _set,
    e.HandForHandAnnounced: _hand_for_hand,
    e.HandForHandEnded: _hand_for_hand_over,
    LastHandsAnnounced: _last_hands,
    DayDrawn: _drawn,
    DayStarted: _day,
    DayEnded: _day_over,
    BagsSigned: _signed,
    StacksLost: _lost,
}

_WithPrizes = (
    e.EventStarted | e.EntriesClosed | FlightStarted | e.LatePlayerEntered | e.RebuyMade
    | e.AddOnMade
)  # fmt: skip


def _prizes(record: _WithPrizes) -> Payload:
    return Payload("prizes", {"pool": record.pool, "prizes": record.prizes})


def _registered(record: e.PlayerRegistered, name: Name) -> Iterator[Payload]:
    yield Payload("entry", who(record.player, name) | {"how": "registered"})


def _late(record: e.LatePlayerEntered, name: Name) -> Iterator[Payload]:
    at = {"table": record.seat[0], "seat": record.seat[1]}
    told = who(record.player, name) | {"how": "late", "entry": record.entry} | at
    yield Payload("entry", told)
    yield _prizes(record)


def _rebuy(record: e.RebuyMade, name: Name) -> Iterator[Payload]:
    yield Payload("entry", who(record.player, name) | {"how": "rebuy", "chips": record.chips})
    yield _prizes(record)


def _add_on(record: e.AddOnMade, name: Name) -> Iterator[Payload]:
    yield Payload("entry", who(record.player, name) | {"how": "add-on", "chips": record.chips})
    yield _prizes(record)


def _listed(record: e.AlternateListed, name: Name) -> Iterator[Payload]:
    told = {"how": "alternate", "waiting_place": record.place}
    yield Payload("entry", who(record.player, name) | told)


def _withdrawn(record: e.PlayerWithdrawn | e.AlternateWithdrawn, name: Name) -> Iterator[Payload]:
    yield Payload("entry", who(record.player, name) | {"how": "withdrawn"})


def _unseated(record: e.AlternatesUnseated, name: Name) -> Iterator[Payload]:
    for player in record.players:
        yield Payload("entry", who(player, name) | {"how": "unseated"})


def _closed(record: e.EntriesClosed, name: Name) -> Iterator[Payload]:
    for player in record.unseated:
        yield Payload("entry", who(player, name) | {"how": "unseated"})
    yield _prizes(record)


def _started(record: e.EventStarted, _: Name) -> Iterator[Payload]:
    yield _prizes(record)


def _flight(record: FlightStarted, _: Name) -> Iterator[Payload]:
    told = {"how": "flight", "flight": record.flight, "players": len(record.players)}
    yield Payload("day", told)
    yield _prizes(record)


def _bought(record: h.SeatBought, name: Name) -> Iterator[Payload]:
    if record.name is None:
        told = who(record.player, name)
    else:
        told = {"player": record.player, "name": record.name}
    yield Payload("seat", told | {"how": "came", "seat": record.seat, "stack": record.cents})


def _added(record: h.ChipsAdded, name: Name) -> Iterator[Payload]:
    yield Payload("seat", who(record.player, name) | {"how": "added", "chips": record.cents})


def _left(record: h.TableLeft, name: Name) -> Iterator[Payload]:
    told = {"how": "left", "seat": record.seat, "stack": record.cents, "why": record.why}
    yield Payload("seat", who(record.player, name) | told)


def _stack_of(one: v.LivePlayer) -> dict[str, int]:
    """Return the stack of a player, nothing where nobody knows it."""
    return {} if one.stack is None else {"stack": one.stack}


def _sat_live(record: v.PlayerSat, name: Name) -> Iterator[Payload]:
    one = record.player
    told = {"player": one.player, "how": "came"} | typed(one.person, one.name, name)
    yield Payload("seat", told | {"seat": one.seat} | _stack_of(one))


def _seated_live(record: v.LiveSeated, _: Name) -> Iterator[Payload]:
    players = [
        {"player": one.player, "name": one.name, "seat": one.seat} | _stack_of(one)
        for one in record.players
    ]
    yield Payload("seat", {"how": "seated", "players": players})


def _reseated_live(record: v.PlayersReseated, _: Name) -> Iterator[Payload]:
    for one in record.moves:
        told = {"how": "moved", "from_seat": one.seat, "seat": one.to}
        yield Payload("seat", told | {"rule": one.citation.rule})


def _left_live(record: v.PlayerLeft, _: Name) -> Iterator[Payload]:
    yield Payload("seat", {"how": "left", "seat": record.seat})


def _wanted(record: SeatWanted, name: Name) -> Iterator[Payload]:
    told = {"how": "waits", "number": record.number, "stakes": record.stakes}
    yield Payload("seat", who(record.player, name) | told, event=record.table)


def _kept(record: SeatKept, _: Name) -> Iterator[Payload]:
    told = {"how": "kept", "number": record.number, "seat": record.seat}
    yield Payload("seat", told, event=record.table)


def _not_kept(record: SeatKeptNoLonger, _: Name) -> Iterator[Payload]:
    yield Payload("seat", {"how": "not-kept", "number": record.number})


def _wait_ended(record: WaitEnded, _: Name) -> Iterator[Payload]:
    yield Payload("seat", {"how": "wait-over", "number": record.number, "why": record.why})


OF_ENTRIES: Final[Tellers] = {
    e.PlayerRegistered: _registered,
    e.LatePlayerEntered: _late,
    e.RebuyMade: _rebuy,
    e.AddOnMade: _add_on,
    e.AlternateListed: _listed,
    e.PlayerWithdrawn: _withdrawn,
    e.AlternateWithdrawn: _withdrawn,
    e.AlternatesUnseated: _unseated,
    e.EntriesClosed: _closed,
    e.EventStarted: _started,
    FlightStarted: _flight,
    h.SeatBought: _bought,
    h.ChipsAdded: _added,
    h.TableLeft: _left,
    SeatWanted: _wanted,
    SeatKept: _kept,
    SeatKeptNoLonger: _not_kept,
    WaitEnded: _wait_ended,
    v.PlayerSat: _sat_live,
    v.PlayerLeft: _left_live,
    v.PlayersReseated: _reseated_live,
    v.LiveSeated: _seated_live,
}


def _busted(record: e.PlayersBusted, name: Name) -> Iterator[Payload]:
    for bust in record.busts:
        ended = {"place": bust.place, "prize": bust.prize, "shared": bust.shared}
        at = {"table": record.table, "hand": record.hand}
        yield Payload("elimination", who(bust.player, name) | ended | at)


def _removed(record: e.PlayerRemoved, name: Name) -> Iterator[Payload]:
    ended = {"place": record.place, "prize": record.prize, "removed": True}
    yield Payload("elimination", who(record.player, name) | ended)


def _finished(record: e.EventFinished, name: Name) -> Iterator[Payload]:
    results = [
        who(one.player, name) | {"place": one.place, "prize": one.prize} for one in record.results
    ]
    yield Payload("payouts", {"results": results})


def _shares(shares: Sequence[BountyShare], name: Name) -> list[Facts]:
    return [who(one.player, name) | {"paid": one.paid, "head": one.head} for one in shares]


def _bounty_won(record: e.BountyWon, name: Name) -> Iterator[Payload]:
    told = {"how": "won", "amount": record.amount, "shares": _shares(record.shares, name)}
    at = {"table": record.table, "hand": record.hand, "envelope": record.envelope}
    yield Payload("bounty", who(record.player, name) | told | at)


def _bounty_left(record: e.BountyLeft, name: Name) -> Iterator[Payload]:
    yield Payload("bounty", who(record.player, name) | {"how": "left", "amount": record.amount})


def _bounties_kept(record: e.BountiesKept, name: Name) -> Iterator[Payload]:
    yield Payload("bounty", {"how": "kept", "shares": _shares(record.kept, name)})


def _mystery_began(record: e.MysteryBegan, _: Name) -> Iterator[Payload]:
    # The page lists the amounts, the largest first; the order in which envelopes will be
    # opened stays secret.
    envelopes = sorted(record.envelopes, reverse=True)
    yield Payload("bounty", {"how": "mystery", "left": record.left, "envelopes": envelopes})


def _deal_asked(record: e.DealAsked, name: Name) -> Iterator[Payload]:
    by = {} if record.by is None else who(record.by, name)
    yield Payload("deal", by | {"how": "asked", "deal": record.kind, "left": record.left})


def _amounts(amounts: dict[str, int], name: Name) -> list[Facts]:
    return [who(player, name) | {"amount": amount} for player, amount in amounts.items()]


def _deal_offered(record: e.DealOffered, name: Name) -> Iterator[Payload]:
    told = {"how": "offered", "number": record.number, "deal": record.kind, "left": record.left}
    yield Payload("deal", told | {"amounts": _amounts(record.amounts, name)})


def _deal_shown(record: e.DealShown, _: Name) -> Iterator[Payload]:
    yield Payload("deal", {"how": f"shown-on-{record.how}", "number": record.number})


def _deal_answered(record: e.DealAnswered, name: Name) -> Iterator[Payload]:
    told = {"how": "answered", "consents": record.consents, "by_word": record.by_word}
    yield Payload("deal", who(record.player, name) | told)


def _deal_made(record: e.DealMade, name: Name) -> Iterator[Payload]:
    told = {"how": "made", "left": record.left, "amounts": _amounts(record.amounts, name)}
    yield Payload("deal", told)


def _deal_lapsed(record: e.DealLapsed, name: Name) -> Iterator[Payload]:
    by = {} if record.player is None else who(record.player, name)
    yield Payload("deal", by | {"how": "lapsed", "why": record.why})


_GONE: Final[dict[Reason, str]] = {"event-entry": "used", "event-close": "lost"}
"""The word for an entry in the books that took a ticket; by any other its worth is returned."""

_COME: Final[dict[Reason, str]] = {"event-refund": "given-back"}
"""The word for an entry in the books that brought a ticket; by any other it is won."""


def _entered(record: Entered, name: Name) -> Iterator[Payload]:
    """Yield the news of tickets in an entry of the books, each under its event."""
    for account, cents in record.moves:
        if account.kind == "tickets":
            came = _COME.get(record.reason, "won")
            how = came if cents > 0 else _GONE.get(record.reason, "returned")
            told = {"how": how, "worth": abs(cents)}
            yield Payload("ticket", who(account.player, name) | told, event=account.place)


def _prize_paid(record: PrizePaid, name: Name) -> Iterator[Payload]:
    told = {"how": "paid", "amount": record.amount}
    yield Payload("payouts", who(record.player, name) | told, event=record.event)


def _prize_taken_back(record: PrizeTakenBack, name: Name) -> Iterator[Payload]:
    told = {"how": "taken-back"}
    yield Payload("payouts", who(record.player, name) | told, event=record.event)


OF_RESULTS: Final[Tellers] = {
    e.PlayersBusted: _busted,
    e.PlayerRemoved: _removed,
    e.EventFinished: _finished,
    e.BountyWon: _bounty_won,
    e.BountyLeft: _bounty_left,
    e.BountiesKept: _bounties_kept,
    e.MysteryBegan: _mystery_began,
    e.DealAsked: _deal_asked,
    e.DealOffered: _deal_offered,
    e.DealShown: _deal_shown,
    e.DealAnswered: _deal_answered,
    e.DealMade: _deal_made,
    e.DealLapsed: _deal_lapsed,
    Entered: _entered,
    PrizePaid: _prize_paid,
    PrizeTakenBack: _prize_taken_back,
}


def _reinstated(record: PlayerReinstated, name: Name) -> Iterator[Payload]:
    yield Payload("elimination", who(record.player, name) | {"taken_back": True})


def _penalty(record: PenaltyTakenBack, name: Name) -> Iterator[Payload]:
    told = {"how": "taken-back", "table": record.table, "penalty": record.penalty}
    count = {"hands": record.hands, "chips": record.chips}
    yield Payload("penalty", who(record.player, name) | told | count)


def _lift(record: LiftTakenBack, name: Name) -> Iterator[Payload]:
    told = {"how": "lift-taken-back", "table": record.table, "hands": record.hands}
    yield Payload("penalty", who(record.player, name) | told)


def _purchase(record: PurchaseTakenBack, name: Name) -> Iterator[Payload]:
    told = {"how": f"{record.what}-taken-back", "chips": record.chips}
    yield Payload("entry", who(record.player, name) | told)
    yield Payload("prizes", {"pool": record.pool, "prizes": record.prizes})


def _entry(record: EntryTakenBack, name: Name) -> Iterator[Payload]:
    yield Payload("entry", who(record.player, name) | {"how": "entry-taken-back"})
    yield Payload("prizes", {"pool": record.pool, "prizes": record.prizes})


def _color_up(record: ColorUpTakenBack, _: Name) -> Iterator[Payload]:
    told = {"how": "color-up-taken-back", "removed": record.removed, "into": record.into}
    yield Payload("chips", told)


def _waiver(record: WaiverTakenBack, _: Name) -> Iterator[Payload]:
    yield Payload("table-moves", {"how": "halted", "table": record.table})


def _hand(record: HandTakenBack, name: Name) -> Iterator[Payload]:
    """Yield the hand, the players who are in again, and the bounties that were not won."""
    yield Payload("hand-over", {"hand": record.hand, "table": record.table, "taken_back": True})
    for player in record.back:
        yield Payload("elimination", who(player, name) | {"taken_back": True})
    for won in record.won:
        told = {"how": "won", "amount": won.amount, "taken_back": True}
        yield Payload("bounty", who(won.player, name) | told)


def _bust_undone(record: BustUndone, name: Name) -> Iterator[Payload]:
    """Yield the player who is in again, and the bounty that was not won."""
    yield Payload("elimination", who(record.player, name) | {"taken_back": True})
    if record.lost is not None:
        told = {"how": "won", "amount": record.lost.amount, "taken_back": True}
        yield Payload("bounty", who(record.player, name) | told)


def _last_hands_undone(_: LastHandsTakenBack, __: Name) -> Iterator[Payload]:
    yield Payload("day", {"how": "goes-on"})


def _day_draw(record: DayDrawTakenBack, _: Name) -> Iterator[Payload]:
    yield Payload("day", {"how": "draw-taken-back", "day": record.day})


OF_WHAT_WAS_TAKEN_BACK: Final[Tellers] = {
    PlayerReinstated: _reinstated,
    PenaltyTakenBack: _penalty,
    LiftTakenBack: _lift,
    PurchaseTakenBack: _purchase,
    EntryTakenBack: _entry,
    ColorUpTakenBack: _color_up,
    WaiverTakenBack: _waiver,
    HandTakenBack: _hand,
    BustUndone: _bust_undone,
    LastHandsTakenBack: _last_hands_undone,
    DayDrawTakenBack: _day_draw,
}
