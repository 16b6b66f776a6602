"""The draws of an event come from secrets that were sealed before anybody entered."""

from hashlib import sha256
from hmac import digest

import msgspec
import pytest
from event_checks import assert_draws_come_out_again, audited
from event_play import MINUTE, Play, config, of_kind, snapshot
from test_color_ups_of_events import PLANNED

from ruleone.rulebook import Refusal, edition
from ruleone.sim.coming import Coming
from ruleone.sim.whole_event import Plain, WholeEvent
from ruleone.tournament import Tournament, TournamentEvent
from ruleone.tournament.events import (
    EventOpened,
    EventStarted,
    FinalTableFormed,
    LatePlayerEntered,
    PlayerRegistered,
    RebuyMade,
    SeatsDrawn,
    TableBroken,
)
from ruleone.tournament.events.draws import DrawMade, DrawsSealed
from ruleone.tournament.seeded_draw import draw_for, draw_seats
from ruleone.tournament.state.adding_up import Broken
from ruleone.tournament.state.event_state import seal, secret_of_draw
from ruleone.tournament.terms.config import DayEnd, Days, Rebuys
from ruleone.tournament.terms.templates import template

SECRET = bytes(range(32))


def late(entries: int = 20, seats: int = 27, **changes: object) -> Play:
    told = {"late_levels": 1, "re_entries": 1} | changes
    return Play(entries, seats=seats, sealed=True, **told)  # type: ignore[arg-type]


def purposes(play: Play) -> list[str]:
    return [told.purpose for told in of_kind(play.events, DrawMade)]


def secret_before(events: list[TournamentEvent], what: TournamentEvent) -> bytes:
    """The secret told right before it."""
    told = events[events.index(what) - 1]
    assert isinstance(told, DrawMade)
    return bytes.fromhex(told.secret)


def test_they_are_sealed_before_anybody_enters_and_the_seats_come_from_the_first() -> None:
    play = late()
    opened, sealed, entered = play.events[:3]
    assert isinstance(opened, EventOpened)
    assert isinstance(sealed, DrawsSealed)
    assert isinstance(entered, PlayerRegistered)
    (started,), (seats,) = of_kind(play.events, EventStarted), of_kind(play.events, SeatsDrawn)
    assert started.seed == ""
    secret = secret_before(play.events, seats)
    assert secret == digest(bytes.fromhex(sealed.secret), b"draw/1", "sha256")
    assert draw_seats(secret, [f"p{n}" for n in range(1, 21)], 3, 9) == seats.seats


@pytest.mark.feature("sealed-draws")
def test_a_seal_is_the_sha_256_of_what_is_told_later() -> None:
    assert seal(SECRET) == sha256(SECRET).hexdigest()
    one, two = secret_of_draw(SECRET, 1), secret_of_draw(SECRET, 2)
    assert len({SECRET, one, two}) == 3
    assert len(one) == 32


@pytest.mark.feature("sealed-draws")
def test_what_was_told_does_not_tell_the_draws_that_come() -> None:
    """With the secret of the seats in hand, late entries are drawn otherwise than it says."""
    play = late(20)
    known = secret_before(play.events, of_kind(play.events, SeatsDrawn)[0])
    reckoned, came = [], []
    for number in range(21, 27):
        (entered,) = of_kind(
            play.do(play.tournament.register(f"p{number}", None, 0)), LatePlayerEntered
        )
        purpose, seats = f"entry/{number}", entered.open_seats
        reckoned.append(seats[draw_for(known, purpose).below(len(seats))])
        came.append(entered.seat)
        told = secret_before(play.events, entered)
        assert seats[draw_for(told, purpose).below(len(seats))] == entered.seat
    assert reckoned != came
    assert_draws_come_out_again(play.events)


def test_each_draw_of_an_event_has_a_secret_of_its_own() -> None:
    rebuys = Rebuys(10_000, 50, 2, 2)
    play = late(27, seats=40, rebuys=rebuys, table_size=9, structure=PLANNED, late_levels=2)
    play.do(play.tournament.register("p28", None, 0))
    assert purposes(play) == ["seats", "button/4", "entry/28"]
    play.bust(1, 2)
    out = next(iter(play.state.results))
    table, seat, _ = play.state.bust_at[out]
    play.do(play.tournament.register("p29", None, 0))
    for number in range(30, 40):
        if play.state.tables[table].players.get(seat) is None:
            play.do(play.tournament.register(f"p{number}", None, 0))
    drawn = of_kind(play.do(play.tournament.rebuy(out, 0)), RebuyMade)[0]
    assert (secret_before(play.events, drawn) and purposes(play)[-1]) == "rebuy/1"
    assert_draws_come_out_again(play.events)
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)


def test_tables_break_and_join_from_secrets_that_nobody_knew_before() -> None:
    play = Play(27, sealed=True)
    while len(play.state.tables) > 1:
        for table in sorted(play.state.tables):
            if table in play.tournament.ready_tables(play.now):
                play.bust_some(table, 1)
    assert purposes(play) == ["seats", "break/1", "final-table"]
    (broken,) = of_kind(play.events, TableBroken)
    (final,) = of_kind(play.events, FinalTableFormed)
    assert secret_before(play.events, broken) != secret_before(play.events, final)
    assert_draws_come_out_again(play.events)


def test_a_race_that_deals_no_card_tells_no_secret() -> None:
    play = Play(4, sealed=True, structure=PLANNED)
    play.now = 10 * MINUTE
    play.do(play.tournament.wake(play.now))
    order = play.deal()
    stacks = dict(order.stacks) | {1: order.stacks[1] - 25, 2: order.stacks[2] + 25}
    raises = {seat: chips for seat, chips in stacks.items() if seat in order.stacks}
    play.do(play.tournament.record(order.number, raises, play.now))
    play.now = 20 * MINUTE
    play.do(play.tournament.wake(play.now))
    assert purposes(play) == ["seats", "race/1/25"]
    assert_draws_come_out_again(play.events)
    even = Play(4, sealed=True, structure=PLANNED)
    for even.now in (10 * MINUTE, 20 * MINUTE):
        even.do(even.tournament.wake(even.now))
    assert purposes(even) == ["seats"]
    assert_draws_come_out_again(even.events)


@pytest.mark.rows("kind", ["flights", "thirteen", "days"])
def test_flights_days_and_thirteen_card_events_go_the_same_way(kind: str) -> None:
    days = Days((DayEnd(level=3),), flights=2 if kind == "flights" else 1, last_hands=(1, 4))
    match kind:
        case "thirteen":
            announced = template("thirteen-16")
        case _:
            announced = config(30, days=days, late_levels=1, re_entries=1)
    rules = edition("chinese" if kind == "thirteen" else "modern")
    kept: list[TournamentEvent] = []
    coming = Coming(late=0.2, again=0.3)
    event = WholeEvent(announced, rules, 3, Plain(), kept.extend, coming=coming)
    event.play()
    assert_draws_come_out_again(kept)
    seats = [told for told in of_kind(kept, DrawMade) if told.purpose == "seats"]
    assert len(seats) == {"flights": 3, "thirteen": 1, "days": 2}[kind]
    assert snapshot(Tournament.replay(kept)) == snapshot(event.tournament)


def test_another_secret_than_the_sealed_one_does_not_follow() -> None:
    play = late()
    at = next(at for at, one in enumerate(play.events) if isinstance(one, DrawMade))
    for told in (
        DrawMade(1, "seats", bytes(32).hex(), at_ms=0),
        DrawMade(2, "seats", play.events[at].secret, at_ms=0),  # type: ignore[union-attr]
    ):
        with pytest.raises(Broken, match="draw"):
            Tournament.replay([*play.events[:at], told])


@pytest.mark.feature("sealed-draws")
def test_the_audit_finds_a_seat_that_was_not_drawn() -> None:
    play = late()
    (entered,) = of_kind(play.do(play.tournament.register("p21", None, 0)), LatePlayerEntered)
    other = next(seat for seat in entered.open_seats if seat != entered.seat)
    moved = msgspec.structs.replace(entered, seat=other)
    forged = [moved if one is entered else one for one in play.events]
    assert audited(forged) == [moved]


def test_the_audit_finds_what_was_drawn_from_a_secret_that_was_known() -> None:
    """Drawn from the secret of the seats, as once: everybody could reckon it."""
    play = late()
    before = list(play.events)
    purpose = "entry/21"
    (entered,) = of_kind(play.do(play.tournament.register("p21", None, 0)), LatePlayerEntered)
    known = secret_before(before, of_kind(before, SeatsDrawn)[0])
    seats = entered.open_seats
    reckoned = seats[draw_for(known, purpose).below(len(seats))]
    forged = msgspec.structs.replace(entered, seat=reckoned)
    assert audited([*before, forged]) == [forged]
    told = next(one for one in reversed(play.events) if isinstance(one, DrawMade))
    assert audited([*before, told, EventStarted("", 0, 0, (), at_ms=0)])[0].at_ms == 0


def test_what_cannot_be_sealed_is_refused() -> None:
    tournament, _ = Tournament.create(config(9), edition("modern"))

    def code(outcome: object) -> str:
        assert isinstance(outcome, Refusal)
        return outcome.code

    assert code(tournament.seal(bytes(31), 0)) == "seed-too-short"
    assert not isinstance(tournament.seal(SECRET, 0), Refusal)
    assert code(tournament.seal(SECRET, 0)) == "draws-sealed"
    for number in range(9):
        tournament.register(f"p{number}", None, 0)
    assert code(tournament.start(SECRET, 0)) == "draws-sealed"
    assert not isinstance(tournament.start(b"", 0), Refusal)
    assert code(tournament.seal(SECRET, 0)) == "already-started"


def test_an_event_that_never_was_sealed_draws_from_its_published_seed() -> None:
    """So the journals of before keep their meaning: no secret is told, nothing is drawn anew."""
    play = Play(20, seats=27, late_levels=1)
    play.do(play.tournament.register("p21", None, 0))
    (entered,) = of_kind(play.events, LatePlayerEntered)
    seed = bytes.fromhex(of_kind(play.events, EventStarted)[0].seed)
    drawn = draw_for(seed, "entry/21").below(len(entered.open_seats))
    assert entered.open_seats[drawn] == entered.seat
    assert of_kind(play.events, DrawMade) == []
    assert audited(play.events) == []
