"""Seats at a cash table: sitting down, adding on, sitting out, leaving; and acts between hands.

In 13-card poker a person who plays with computer players alone may hold the next hand until asking
for it. With other persons at the table the pause keeps its time.
"""

from ruleone.bots import STYLES
from ruleone.cage import ISSUE, wallet
from ruleone.cards import Draw
from ruleone.limits import SHUFFLE_ENTROPY_MIN_BYTES
from ruleone.room.cash import events as e
from ruleone.room.cash.events import WhyGone
from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.state import Sitter
from ruleone.room.core.batch import Batch
from ruleone.room.core.names import house_names
from ruleone.room.core.orders import Step
from ruleone.room.table.games import STALE as HAND_STALE
from ruleone.room.table.games import ThirteenPlay
from ruleone.room.table.play import OTHER_GAME, Action
from ruleone.rulebook import Refusal

NOT_SEATED = Refusal("not-seated", "illegal")
STALE = Refusal("stale", "illegal")
FROZEN = Refusal("cash-table-frozen", "illegal")
ENDS = Refusal("event-ending", "illegal")


def not_at(table: int) -> Refusal:
    """Return the refusal for a person without a seat in the hand at this table."""
    return Refusal("not-at-table", "illegal", {"table": table})


def may_sit(host: CashHost, person: str, seat: int | None, buy_in: int) -> Refusal | None:
    """Return why the person may not take the seat (None for any) with this buy-in, or None."""
    if host.frozen is not None:
        return FROZEN
    if host.ends:
        return ENDS
    if host.state.sitter(person) is not None:
        return Refusal("already-seated", "illegal")
    free = host.seats_for(person)
    if not free:
        makes_room = host.state.house and host.wanting < len(host.state.house)
        return Refusal("seat-after-hand" if makes_room else "table-full", "illegal")
    if seat is not None and seat not in free:
        return Refusal("seat-not-open", "illegal", {"seat": seat})
    refused = host.kind.may_start(host.state.stakes, host.state.rules, buy_in)
    if refused is not None:
        return refused
    least, most = host.state.stakes.buy_in
    if not least <= buy_in <= most:
        told = {"least": least, "most": most, "came": buy_in}
        return Refusal("buy-in-bounds", "syntax", {**told})
    has = host.books.has(person)
    if has < buy_in:
        return Refusal("not-enough", "illegal", {"has": has, "needs": buy_in})
    return None


def sit(host: CashHost, asked: int | None, buy_in: int, wait: bool, step: Step) -> Refusal | None:
    """Seat the person in the seat `asked` for, or else the first open one.

    The buy-in comes out of the wallet. At a full table a computer player makes room.
    """
    person, now_ms, batch = step.person, step.at_ms, step.batch
    refused = host.books.welcome(person, batch)
    moves = ((wallet(person), -buy_in), (host.account(person), buy_in))
    refused = refused or host.books.post("buy-in", moves, batch)
    if refused is not None:
        return refused
    seat = asked or host.seats_for(person)[0]
    if (house := host.state.seats.get(seat)) is not None:
        _depart(host, house, "house", now_ms, batch)
    host.record(e.SeatBought(person, seat, buy_in, wait, now_ms), batch)
    host.presences[person].meets(step.ports.is_here(person))
    _tend(host, now_ms, batch)
    return None


def add_on(host: CashHost, person: str, cents: int, now_ms: int, batch: Batch) -> Refusal | None:
    """Add chips up to the largest buy-in: at once, or when the hand is over."""
    sitter = host.state.sitter(person)
    if sitter is None or sitter.leaving is not None:
        return NOT_SEATED
    most = most_to_add(host, sitter)
    if not 0 <= cents <= most:
        return Refusal("add-on-bounds", "syntax", {"most": most, "came": cents})
    if cents and not host.state.plays_now(sitter):
        refused = _may_go_on(host, sitter.stack + cents)
        if refused is not None:
            return refused
    has = host.books.has(person)
    if has < cents:
        return Refusal("not-enough", "illegal", {"has": has, "needs": cents})
    host.record(e.AddOnAsked(person, cents), batch)
    if not host.state.plays_now(sitter) and cents:
        _add(host, sitter, now_ms, batch)
        _tend(host, now_ms, batch)
    return None


def _may_go_on(host: CashHost, cents: int) -> Refusal | None:
    """Return why nobody is dealt in with this stack, or None."""
    return host.kind.may_go_on(host.state.stakes, host.state.rules, cents)


def most_to_add(host: CashHost, sitter: Sitter) -> int:
    """Return the most cents that may be added now; in a hand, from the stack that it began with."""
    return max(0, host.state.stakes.buy_in[1] - sitter.stack)


def sit_out(host: CashHost, person: str, now_ms: int, batch: Batch) -> Refusal | None:
    """Deal the person no further hand."""
    sitter = host.state.sitter(person)
    if sitter is None:
        return NOT_SEATED
    if sitter.sits_out is None:
        host.record(e.SatOut(person, "asked", now_ms), batch)
        _tend(host, now_ms, batch)
    return None


def back(host: CashHost, person: str, wait: bool, now_ms: int, batch: Batch) -> Refusal | None:
    """Let the person take part again, or withdraw their leaving.

    Refused where the rules remove the player after this hand.
    """
    sitter = host.state.sitter(person)
    if sitter is None:
        return NOT_SEATED
    if sitter.leaving == "closed":
        return ENDS
    if host.state.plays_now(sitter) and host.play is not None and sitter.seat in host.play.leaving:
        cite = host.state.rules.cite("chinese.leave_after_disconnect")
        return Refusal("leaves-with-hand", "illegal", {}, cite)
    if not host.state.plays_now(sitter):
        refused = _may_go_on(host, sitter.stack + sitter.add_on)
        if refused is not None:
            return refused
    host.record(e.CameBack(person, wait, now_ms), batch)
    host.rate(person)
    _tend(host, now_ms, batch)
    return None


def leave(host: CashHost, person: str, now_ms: int, batch: Batch) -> Refusal | None:
    """Let the person leave with the chips: at once, or when the hand being played is over.

    Until then the clock acts for the person without waiting. Only `back` withdraws it.
    """
    sitter = host.state.sitter(person)
    if sitter is None:
        return NOT_SEATED
    if not host.state.plays_now(sitter):
        _depart(host, sitter, "asked", now_ms, batch)
        _tend(host, now_ms, batch)
    elif sitter.leaving is None:
        host.record(e.SeatGivenUp(person, now_ms), batch)
        host.rate(person)
    return None


def act(host: CashHost, hand: int, at_turn: int, action: Action, step: Step) -> Refusal | None:
    """Let the person act in the hand of the view; refuse as stale once the hand has moved on."""
    person, now_ms, batch = step.person, step.at_ms, step.batch
    play, order = host.play, host.state.order
    if play is None or order is None or hand != order.number:
        return STALE
    seat = next((seat for seat, player in order.seats.items() if player == person), None)
    if seat is None:
        return not_at(TABLE)
    needs_turn = play.needs_turn(action)
    if needs_turn and at_turn != play.turn:
        return STALE
    if needs_turn and _too_late(host, seat, now_ms):
        host.play_clock(seat, now_ms, batch)
        after(host, now_ms, batch)
        return Refusal("time-up", "illegal", {}, host.state.rules.cite(play.expiry))
    turn = host.asked.turns.get(seat)
    refused = host.act(seat, action, batch)
    if refused is not None:
        return refused
    if not needs_turn:
        settings = host.ports.settings
        host.ready_ms = max(host.ready_ms, now_ms + settings.paced(play.rest_ms(settings)))
        return None
    host.charge_bank(person, turn, now_ms, batch)
    sitter = host.state.sitter(person)
    # A player who leaves when the hand is over does so, whatever happens in it until then.
    goes = None if sitter is None else sitter.leaving
    if sitter is not None and goes is None and sitter.sits_out == "clock":
        host.record(e.CameBack(person, False, now_ms), batch)
    if goes in (None, "closed"):
        host.presences[person].is_back()
    host.go_on(now_ms, batch)
    after(host, now_ms, batch)
    return None


def _too_late(host: CashHost, seat: int, now_ms: int) -> bool:
    """Whether the seat's time had run out; at the very moment the edition decides (`clock.tie`)."""
    turn = host.asked.turns.get(seat)
    if turn is None:
        return False
    tie_is_his = host.state.rules.choice("clock.tie") == "player"
    return now_ms > turn.due_ms or (now_ms == turn.due_ms and not tie_is_his)


def meet(host: CashHost, person: str, here: bool, now_ms: int, batch: Batch) -> None:
    """Note that a page of the person has opened, or the last one closed."""
    presence = host.presences.get(person)
    if presence is None or presence.connected == here:
        return
    away = presence.away
    presence.meets(here)
    # Only the player ends sitting out: the next hand costs them something.
    presence.away = away
    sitter = host.state.sitter(person)
    if sitter is not None and (turn := host.asked.turns.get(sitter.seat)) is not None:
        turn.meets(here, now_ms)
    host.rate(person)
    batch.change(host.topic)


def after(host: CashHost, now_ms: int, batch: Batch) -> None:
    """Finish a step after a hand was settled: departures, add-ons, and computer players."""
    if host.state.in_hand:
        return
    for one in tuple(host.state):
        if one.leaving is not None:
            _depart(host, one, one.leaving, now_ms, batch)
        elif one.house is None and one.missed >= host.ports.settings.blinds_missed:
            _depart(host, one, "blinds", now_ms, batch)
        elif one.add_on:
            _add(host, one, now_ms, batch)
    _tend(host, now_ms, batch)


def close(host: CashHost, now_ms: int, batch: Batch) -> None:
    """Close the table: everybody gets their chips."""
    for one in tuple(host.state):
        _depart(host, one, "closed", now_ms, batch)


def end(host: CashHost, now_ms: int, batch: Batch) -> None:
    """End the game: everybody leaves with their chips, at once or when the hand in play is over.

    That hand is played to its end as usual. An end cannot be withdrawn.
    """
    for one in host.state.persons:
        if not host.state.plays_now(one):
            _depart(host, one, "closed", now_ms, batch)
        elif one.leaving != "closed":
            host.record(e.SeatGivenUp(one.player, now_ms, "closed"), batch)
    _tend(host, now_ms, batch)
    host.ends = True


def _add(host: CashHost, sitter: Sitter, now_ms: int, batch: Batch) -> None:
    """Add the chips asked for, up to the limit and the wallet, and record where it is less."""
    player, asked = sitter.player, sitter.add_on
    most, has = most_to_add(host, sitter), host.books.has(player)
    cents = min(asked, most, has)
    why: e.WhyLess | None = None if cents == asked else "most" if most <= has else "wallet"
    if cents:
        moves = ((wallet(player), -cents), (host.account(player), cents))
        refused = host.books.post("add-on", moves, batch)
        assert refused is None, f"the books refused an add-on: {refused}"
    host.record(e.ChipsAdded(player, cents, now_ms, asked, why), batch)


def _depart(host: CashHost, sitter: Sitter, why: WhyGone, now_ms: int, batch: Batch) -> None:
    """Return the player's chips: to the wallet, those of a computer player to the issue."""
    player, cents = sitter.player, sitter.stack
    if cents:
        home = ISSUE if sitter.house else wallet(player)
        moves = ((host.account(player), -cents), (home, cents))
        refused = host.books.post("house" if sitter.house else "cash-out", moves, batch)
        assert refused is None, f"the books refused a cash-out: {refused}"
    host.record(e.TableLeft(player, sitter.seat, cents, why, now_ms), batch)
    host.asked.answered(sitter.seat)


def _tend(host: CashHost, now_ms: int, batch: Batch) -> None:
    """Keep a person company with computer players, one fewer for each further person who plays.

    A computer player with too small a stack is given more. Nothing changes during a hand.
    """
    state = host.state
    if state.in_hand:
        return
    see_company(host, now_ms, batch)
    house = state.house
    # Players who sit out do not count; with none playing, company waits for the first to return.
    playing = max(1, sum(one.plays for one in state.persons))
    wanted = max(0, state.stakes.house + 1 - playing) if state.persons else 0
    # They make room for those who wait, and take no seat that one of them is to have.
    wanted = min(wanted, max(0, len(house) + len(host.open_seats) - host.wanting))
    for one in house[wanted:]:
        _depart(host, one, "house", now_ms, batch)
    least, most = state.stakes.buy_in
    for one in house[:wanted]:
        if one.stack < least:
            _issue(host, one.player, most - one.stack, batch)
            host.record(e.ChipsAdded(one.player, most - one.stack, now_ms), batch)
    for _ in range(wanted - len(house)):
        _seat_house(host, now_ms, batch)


def _seat_house(host: CashHost, now_ms: int, batch: Batch) -> None:
    """Seat one more computer player, in a seat that is drawn."""
    state = host.state
    draw = Draw(host.ports.entropy(SHUFFLE_ENTROPY_MIN_BYTES))
    seat = host.open_seats[draw.below(len(host.open_seats))]
    style = STYLES[draw.below(len(STYLES))]
    taken = {one.name for one in state}
    name = next(name for name in house_names(len(taken) + 1, draw) if name not in taken)
    players = {one.player for one in state}
    ids = (f"h{number}" for number in range(1, state.stakes.seats + 1))
    player = next(one for one in ids if one not in players)
    cents = state.stakes.buy_in[1]
    _issue(host, player, cents, batch)
    host.record(e.SeatBought(player, seat, cents, False, now_ms, style, name), batch)


def _issue(host: CashHost, player: str, cents: int, batch: Batch) -> None:
    refused = host.books.post("house", ((ISSUE, -cents), (host.account(player), cents)), batch)
    assert refused is None, f"the books refused a house player's chips: {refused}"


def there(host: CashHost) -> dict[int, str]:
    """Return the persons for whom the next hand waits, by seat: present and taking part."""
    return {
        one.seat: one.player
        for one in host.state.persons
        if one.plays and host.presences[one.player].there
    }


def next_hand(host: CashHost, hand: int, step: Step) -> Refusal | None:
    """Note that the person has seen the end of a hand; the last to say so brings the next."""
    play, order = host.play, host.state.order
    if not isinstance(play, ThirteenPlay) or order is None:
        return OTHER_GAME
    if hand != order.number:
        return HAND_STALE
    all_seen = play.seen(step.person, there(host).values(), TABLE)
    if isinstance(all_seen, Refusal):
        return all_seen
    if all_seen:
        host.ready_ms = min(host.ready_ms, step.at_ms)
        if host.state.hold is not None:
            host.record(e.HoldEnded(step.person, step.at_ms), step.batch)
    step.batch.change(host.topic)
    return None


def may_hold(host: CashHost, person: str) -> bool:
    """Whether the person is present, and the only one who would be dealt the next hand."""
    playing = [one.player for one in host.state.persons if one.plays]
    return playing == [person] and person in there(host).values()


def hold(host: CashHost, hand: int, step: Step) -> Refusal | None:
    """Hold the next hand for the person, up to `hold_ms` after the last one."""
    person = step.person
    play, order = host.play, host.state.order
    if not isinstance(play, ThirteenPlay) or order is None:
        return OTHER_GAME
    if hand != order.number or host.state.in_hand:
        return HAND_STALE
    if person not in there(host).values():
        return Refusal("not-at-table", "illegal", {"table": TABLE})
    if not may_hold(host, person):
        return Refusal("not-alone", "illegal")
    if host.state.hold is None:
        until_ms = host.state.settled_ms + host.ports.settings.hold_ms
        held = e.DealHeld(person, order.number, max(until_ms, host.ready_ms), step.at_ms)
        host.record(held, step.batch)
    return None


def see_company(host: CashHost, now_ms: int, batch: Batch) -> None:
    """End a hold once another person would play too; the hand comes after the usual pause."""
    held = host.state.hold
    others = (one for one in host.state.persons if held and one.player != held.player)
    if held is None or host.play is None or not any(one.plays for one in others):
        return
    host.record(e.HoldEnded(held.player, now_ms), batch)
    settings = host.ports.settings
    host.ready_ms = now_ms + settings.paced(host.play.rest_ms(settings))


def held_too_long(host: CashHost, now_ms: int, batch: Batch) -> None:
    """End a hold whose time is over: its holder sits out, and keeps the seat."""
    assert host.state.hold is not None
    host.record(e.SatOut(host.state.hold.player, "pause", now_ms), batch)
