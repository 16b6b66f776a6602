"""Live tables as their dealers, the floor and everybody else see them.

With them the kinds of incidents that a dealer is offered as the hand stands, the commonest first.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain, islice
from typing import Final, NamedTuple

from msgspec.structs import replace

from ruleone.cards import text
from ruleone.dealing import GAMES, Hand
from ruleone.dealing.views import HandView, Street
from ruleone.floor.advice import advice_for, situations_of
from ruleone.floor.called_clock import clock_needs
from ruleone.floor.cards import discards_too_soon
from ruleone.floor.corrections import remedy_in_words
from ruleone.floor.followed import ByFloor, Chosen, FollowedHand, Misconduct, NoHand, Overruled
from ruleone.floor.hand_stage import (
    acts,
    asked_to_bet,
    awarded,
    deal_complete,
    kinds_of_acts,
    streets_begun,
    streets_to_come,
    was_misdeal,
)
from ruleone.floor.in_turn import ruled_of_turns
from ruleone.floor.penalties.penalty import disqualified, scale
from ruleone.floor.penalties.serving import penalty_in_words
from ruleone.floor.ruling import AtTable
from ruleone.floor.situations import described, left_open
from ruleone.limits import (
    FLOOR_RULINGS_SHOWN_MAX,
    FLOOR_RULINGS_SHOWN_MS,
    LIVE_BOARD_RULINGS_MAX,
    LIVE_LINES_SHOWN_MAX,
)
from ruleone.room.core.names import NameOf
from ruleone.room.live import views as v
from ruleone.room.live.consulting import advised
from ruleone.room.live.entries import shown
from ruleone.room.live.events import LiveLevel
from ruleone.room.live.host import LiveTable, ordered, reseated
from ruleone.room.live.state import Entered, LiveState, weighed
from ruleone.room.live.tables import LiveTables
from ruleone.room.live.views import due_cards, next_street
from ruleone.rulebook import EDITIONS
from ruleone.rulebook.in_words import in_words
from ruleone.rulebook.values import InWords

_AT_ANY_TIME: Final = (
    "chips-found",
    "wrong-seat",
    "wrong-stacks",
    "deck-change",
    "color-up",
    "dealer-push",
)

_AT_THE_DEAL: Final = ("initial-deal", "at-the-deal")

_AT_THE_SHOWDOWN: Final = (
    "killed-hand", "hand-shown", "called-hand", "thrown-in", "asked-to-see", "spoke-up",
    "shared-pot", "who-shows",
)  # fmt: skip

_AFTER_THE_POT: Final = (
    "disputed",
    "killed-hand",
    "thrown-in",
    "called-hand",
    "asked-to-see",
    "spoke-up",
)


def may_happen(hand: Hand | None) -> tuple[str, ...]:
    """Return the kinds of situations that can be entered in a hand now, the commonest first.

    With None those of a table before its first hand; `stack-told` is the entry of that name.
    """
    if hand is None:
        return ("conduct", *_AT_ANY_TIME)
    return (*_of_the_moment(hand), *_AT_ANY_TIME)


def _of_the_moment(hand: Hand) -> Iterator[str]:
    if hand.over:
        if was_misdeal(hand):
            yield from ("redeal", "conduct")
        else:
            yield from (
                *(_AFTER_THE_POT if awarded(hand) else ()),
                "conduct",
                "foreign-card",
                "duplicate-card",
                "foul-deck",
            )
    elif not deal_complete(hand):
        yield from (*_AT_THE_DEAL, "conduct", *_of_the_button(hand))
        yield from ("fouled-hand", "dropped-stub", "foreign-card", "duplicate-card", "foul-deck")
    elif hand.view().street == "showdown":
        yield from (*_AT_THE_SHOWDOWN, "conduct", "fouled-hand", "foreign-card", "duplicate-card")
        yield from ("foul-deck", "stack-told")
        yield from _of_acts(hand)
    else:
        yield from _in_the_betting(hand)


def _in_the_betting(hand: Hand) -> Iterator[str]:
    """Yield the kinds from the last card of the deal until the hands are shown."""
    view = hand.view()
    asked, stud = asked_to_bet(hand), view.kind == "stud"
    yield from ("conduct", "fouled-hand")
    if asked:
        yield from ("count-asked", "bets-touched")
        if any(discards_too_soon(hand, seat.seat) for seat in view.seats):
            yield "bettor-discards"
    if streets_begun(hand) == 1:
        yield from _AT_THE_DEAL
    yield from ("wrong-level", *_of_the_button(hand), *_of_acts(hand))
    coming = streets_to_come(hand)
    if coming and coming[0].board:
        yield "early-board" if asked else "wrong-flop"
    if view.board:
        yield "wrong-burn"
    if stud:
        yield from (*(("early-street", "folded-in-stud") if asked else ()), "picked-up")
        yield "last-card-seen"
        if streets_begun(hand) > 1 or hand.awaits == "hole-cards":
            yield "extra-street"
    if coming:
        yield from ("dropped-stub", "boxed-in-stub")
    yield from ("foreign-card", "duplicate-card", "foul-deck", "stack-told")


def _of_the_button(hand: Hand) -> Iterator[str]:
    """Yield the wrong button, except in stud, where it deals nothing."""
    if GAMES[hand.view().game].bring_in is None:
        yield "wrong-button"


def _of_acts(hand: Hand) -> Iterator[str]:
    """Yield the questions about acts, such as about a declaration once another acted behind it."""
    seats = {act.seat for act in acts(hand)}
    if len(seats) > 1:
        yield "misheard"
    if kinds_of_acts(hand):
        yield "substantial-action"
    if any(act.kind in ("bet", "raise", "complete") for act in acts(hand)):
        yield "wrong-bet"


def due_now(followed: FollowedHand) -> tuple[InWords, ...]:
    """Return what the dealer does with the cards before the next street, by earlier rulings.

    Entries that were undone or overruled since are left out.
    """
    street = _betting_over(followed.hand)
    if street is None:
        return ()
    overruled = {line.decides for line in followed.standing if isinstance(line.entry, Overruled)}
    return tuple(
        in_words(replace(remedy, after=None), remedy_in_words)
        for line in followed.standing
        if not overruled.intersection((line.n, line.decides or 0))
        or isinstance(line.entry, Overruled)
        for remedy in line.done
        if isinstance(remedy, AtTable) and remedy.after == street
    )


def _betting_over(hand: Hand) -> Street | None:
    """Return the street whose betting is over while the cards of the next one are awaited."""
    cards_come = hand.awaits in ("board", "hole-cards") and deal_complete(hand)
    return hand.view().street if cards_come else None


_OF_PENALTIES: Final = ("penalties.dealt_and_killed", "penalties.redeal-killed")
"""The decisions that kill the hand of a player who misses it."""


class PlayedFor(NamedTuple):
    """A game and its level."""

    game: str
    level: LiveLevel


PlaysAt = Callable[[LiveTable], PlayedFor | None]
"""A function that returns the game and level of a live table.

None for one that is shown no longer: it stands beside a table of an event that is broken.
"""


def live_table_view(
    tables: LiveTables,
    name: str,
    plays: PlayedFor,
    beside: v.LiveBesideView | None,
    now_ms: int,
) -> v.LiveTableView:
    """Return the table for its dealer and the floor.

    `beside` is the event beside whose table it stands.
    """
    table = tables.hosts[name]
    state, followed = table.state, table.state.followed
    waits = state.following.pending.open
    lines = tuple(state.lines)
    return v.LiveTableView(
        now_ms=now_ms,
        table=name,
        title=state.opened.title,
        unnamed=state.opened.unnamed,
        edition=state.rules.id,
        game=plays.game,
        level=plays.level,
        chips=state.denominations,
        seats=_seats(state),
        hand_number=state.number,
        hand=_hand(state),
        awaits=None if followed is None else followed.hand.awaits,
        options=None if followed is None else followed.options,
        due=() if followed is None else due_cards(followed.hand),
        next=None if followed is None else next_street(followed.hand),
        early=_early(state),
        skipped=_skipped(state),
        clock=_clock(state),
        open=waits[0] if waits else None,
        call=_call(table, tables.name_of),
        lines_count=len(lines),
        lines=tuple(_lines(lines, tables.name_of, waits))[-LIVE_LINES_SHOWN_MAX:],
        announcements=_announced(state),
        penalties=tuple(v.PenaltyKindView(one.code, one.most) for one in scale(state.rules)),
        advice=() if followed is None else tuple(
            advised(one)
            for situation in situations_of(followed.hand)
            for one in advice_for(situation, state.rules)
        ),
        may_happen=may_happen(None if followed is None else followed.hand),
        reminders=() if followed is None else due_now(followed),
        clock_needs=clock_needs(state.rules),
        out_of_play=() if followed is None else tuple(map(text, followed.hand.out_of_play)),
        redeal=state.redeals is not None,
        beside=beside,
        reseats=tuple(_reseats(state)),
        size=state.size,
        called=state.called(state.number),
        answered=tuple(_answered(state, tables.name_of)),
    )  # fmt: skip


def _answered(state: LiveState, name_of: NameOf) -> Iterator[v.LiveAnsweredView]:
    for call, answer in state.answered:
        by, came = name_of(call.by), name_of(answer.by)
        yield v.LiveAnsweredView(call.about, by, call.at_ms, came, answer.at_ms, answer.ruled)


def _reseats(state: LiveState) -> Iterator[v.LiveReseatView]:
    """Yield the players who are sent to another seat, and who carries that out."""
    room = {one.seat for one in reseated(state)}
    for move, elsewhere in ordered(state):
        if state.opened.event is not None:
            yield v.LiveReseatView(move.seat, move.to, elsewhere, "director")
        else:
            by_room = move.seat in room and not elsewhere
            yield v.LiveReseatView(move.seat, move.to, elsewhere, "room" if by_room else "floor")


def _early(state: LiveState) -> tuple[v.LiveEarlyView, ...]:
    """Return the acts out of turn that wait for their turn; void ones are marked."""
    followed = state.followed
    if followed is None or (turn := followed.pending.turn) is None:
        return ()
    ruling = ruled_of_turns(followed.hand, turn, followed.pending.fate)
    ruled = {each.act.seat: each.verdict for each in (() if ruling is None else ruling.early)}
    return tuple(
        v.LiveEarlyView(one.seat, type(one.action).__name__, one.to, ruled.get(one.seat) == "void")
        for one in turn.waiting
    )


def _skipped(state: LiveState) -> tuple[int, ...]:
    """Return the seats that were skipped, as long as that has to be reported or judged."""
    followed = state.followed
    if followed is None:
        return ()
    pending = followed.pending
    ruling = ruled_of_turns(followed.hand, pending.turn, pending.fate)
    return () if ruling is None or left_open(ruling) != "ask" else ruling.skipped


def live_board_view(
    tables: LiveTables, name: str, plays: PlayedFor, now_ms: int
) -> v.LiveBoardView:
    """Return the table for everybody: of the entries only what was ruled."""
    table = tables.hosts[name]
    state = table.state
    entered = (*state.past, *state.lines)
    told = (one for one in reversed(entered) if _is_told_to_all(one))
    return v.LiveBoardView(
        now_ms=now_ms,
        table=name,
        title=state.opened.title,
        unnamed=state.opened.unnamed,
        edition=state.rules.id,
        game=plays.game,
        level=plays.level,
        seats=tuple(
            v.LiveBoardSeatView(seat, state.name(player), state.chips(seat))
            for seat, player in sorted(state.seats.items())
        ),
        hand_number=state.number,
        called=state.called(state.number),
        hand=hand_for_all(state),
        clock=_clock(state),
        floor_called=state.call is not None,
        rulings=tuple(_heard(one, state) for one in islice(told, LIVE_BOARD_RULINGS_MAX)),
        announcements=_announced(state),
        redeal=state.redeals is not None,
    )


def live_lobby(tables: LiveTables, plays_at: PlaysAt) -> tuple[v.LiveLobbyLine, ...]:
    """Return the live tables as the lobby lists them."""
    return tuple(
        v.LiveLobbyLine(
            table.name,
            table.state.opened.title,
            plays.game,
            table.state.rules.id,
            len(table.state.seats),
            table.state.opened.unnamed,
            table.state.opened.event,
            table.state.opened.number,
        )
        for table in tables.hosts.values()
        if (plays := plays_at(table)) is not None
    )


def situations_view(tables: LiveTables) -> v.SituationsView:
    """Return the situations that the ruling assistant can be asked about."""
    return v.SituationsView(described(), tuple(GAMES), tuple(EDITIONS), tables.edition)


def floor_view(tables: LiveTables, plays_at: PlaysAt, now_ms: int) -> v.FloorView:
    """Return the floor's page of all live tables."""
    hosts = tuple(tables.hosts.values())
    calls = [call for host in hosts if (call := _call(host, tables.name_of)) is not None]
    told = (*tables.closed, *hosts)
    lines = [one for host in told for one in _of_floor(host, tables.name_of)]
    decisions = [one for one in lines if _waits(one, tables)]
    since_ms = now_ms - FLOOR_RULINGS_SHOWN_MS
    asked = {host.name: _asked(host) for host in told}
    rulings = [
        one
        for one in lines
        if one.line.at_ms >= since_ms
        and one not in decisions
        and (one.hand, one.line.n) not in asked[one.table]
    ]
    rulings.sort(key=lambda one: (one.line.at_ms, one.hand, one.line.n), reverse=True)
    return v.FloorView(
        now_ms=now_ms,
        tables=tuple(
            _line_of(host, plays) for host in hosts if (plays := plays_at(host)) is not None
        ),
        calls=tuple(sorted(calls, key=lambda call: call.at_ms)),
        decisions=tuple(sorted(decisions, key=lambda one: one.line.at_ms)),
        penalties=tuple(chain.from_iterable(map(_penalties, hosts))),
        rulings=tuple(rulings[:FLOOR_RULINGS_SHOWN_MAX]),
    )


def _seats(state: LiveState) -> tuple[v.LiveSeatView, ...]:
    given: dict[str, tuple[InWords, ...]] = {}
    for one in state.given:
        words = in_words(one.penalty, penalty_in_words)
        given[one.player] = (*given.get(one.player, ()), words)
    out = {seat: state.chips(seat) for seat in state.disqualified}
    return tuple(
        v.LiveSeatView(
            seat,
            state.name(player),
            state.chips(seat),
            seat in state.missing,
            state.serving(seat).serving.hands_left,
            seat in state.going,
            given.get(player.player, ()),
            _forfeits(state, out[seat]) if seat in out else None,
        )
        for seat, player in sorted(state.seats.items())
    )


def _forfeits(state: LiveState, chips: int | None) -> int | None:
    """Return the chips that leave with a disqualified player, None where nobody knows them."""
    return None if chips is None else disqualified(state.rules, chips).out_of_play


def _announced(state: LiveState) -> tuple[v.AnnouncementView, ...]:
    return tuple(v.AnnouncementView(one.at_ms, one.texts) for one in reversed(state.announced))


def _hand(state: LiveState) -> HandView | None:
    """Return the hand.

    Hands dead on the deal have the rule of that deal: in a re-deal not only a penalty kills a hand,
    but also absence from the first deal.
    """
    if state.followed is None:
        return None
    hand, redeal = state.followed.view(), state.redeals is not None
    cite = state.rules.cite("penalties.redeal-killed" if redeal else "penalties.dealt_and_killed")
    log = (
        replace(line, code="hand-dead", citation=cite) if line.code == "killed-penalty" else line
        for line in hand.log
    )
    return replace(hand, log=tuple(log))


def hand_for_all(state: LiveState) -> HandView | None:
    """Return the hand without the rule by which a hand died for a penalty, which is private."""
    hand = _hand(state)
    if hand is None:
        return None
    private = {state.rules.cite(name) for name in _OF_PENALTIES}
    log = (replace(line, citation=None) if line.citation in private else line for line in hand.log)
    return replace(hand, log=tuple(log))


def _clock(state: LiveState) -> v.LiveClockView | None:
    pending = None if state.followed is None else state.followed.pending
    if pending is None or pending.clock is None or pending.clock_on is None:
        return None
    return v.LiveClockView(pending.clock_on, pending.clock.counts_from_ms, pending.clock.ends_ms)


def _call(table: LiveTable, name_of: NameOf) -> v.LiveCallView | None:
    call = table.state.call
    if call is None:
        return None
    opened, by = table.state.opened, name_of(call.by)
    at_ms, about, coming = call.at_ms, call.about, table.state.coming
    return v.LiveCallView(
        table.name,
        opened.title,
        at_ms,
        by,
        about,
        opened.unnamed,
        coming="" if coming is None else name_of(coming.by),
        coming_ms=None if coming is None else coming.at_ms,
    )


def _lines(
    entered: tuple[Entered, ...], name_of: NameOf, waits: tuple[int, ...] = ()
) -> Iterator[v.LiveLineView]:
    """Yield lines of one hand, each with the choice made on it; the hand waits for some of them."""
    decided = {one.line.decides: one.line.entry for one in entered if not one.undone}
    chosen = {of: entry.choice for of, entry in decided.items() if isinstance(entry, Chosen)}
    for one in entered:
        told, line = one.told, one.line
        yield v.LiveLineView(
            n=line.n,
            at_ms=one.at_ms,
            by=name_of(one.by),
            entry=shown(line.entry),
            headline=told.headline.words,
            facts=told.facts,
            players=told.players,
            undone=one.undone,
            open=line.n in waits,
            verdict=told.verdict,
            ask=told.ask,
            ruled=told.ruled,
            reasons=told.reasons,
            follows=told.follows,
            ruler=told.ruler,
            ruling=told.ruling,
            citations=told.citations,
            choices=tuple(
                v.LiveChoiceView(
                    words,
                    place == told.proposed,
                    place == chosen.get(line.n),
                    place == told.forfeits,
                )
                for place, words in enumerate(told.choices)
            ),
            done=told.done,
            penalty_allowed=told.penalty_allowed,
            penalty=told.penalty,
            untold=told.untold,
        )


def judged_view(entered: Entered, after: FollowedHand | NoHand, name_of: NameOf) -> v.LiveJudged:
    """Return the line that an entry would become, and the hand after it."""
    (line,) = _lines((entered,), name_of, after.pending.open)
    options = after.hand.options if isinstance(after, FollowedHand) else None
    if options is None:
        return v.LiveJudged(line, None, 0)
    return v.LiveJudged(line, options.seat, options.to_call)


def _is_told_to_all(one: Entered) -> bool:
    """Whether a line is announced: a ruling, or something done by one.

    Ordinary acts as declared, accusations of a player, and rulings that the floor may still choose
    on are not announced.
    """
    told = one.told
    is_private = isinstance(one.line.entry, Misconduct) or told.penalty is not None
    is_open = told.verdict in ("floor", "ask")
    return not one.undone and not is_private and not is_open and told.is_ruling


def _heard(one: Entered, state: LiveState) -> v.LiveRulingView:
    """Return a line as it is announced.

    A choice of the floor has the reasons for it, another ruling what the floor ruled; both have the
    chips that move.
    """
    told, ruling = one.told, one.told.heard
    if isinstance(one.line.entry, Chosen) and told.ruled is not None:
        ruling = (told.ruled, *(reason.words for reason in told.heard_why), *told.follows)
    elif isinstance(one.line.entry, Overruled | ByFloor):
        ruling = (told.headline.words, *told.follows)
    seat, player = told.alone
    citations = tuple(dict.fromkeys(reason.citation for reason in told.heard_why))
    return v.LiveRulingView(
        hand=one.hand,
        called=state.called(one.hand),
        n=one.line.n,
        at_ms=one.at_ms,
        seat=seat,
        player=player,
        ruling=ruling,
        citations=citations,
        done=told.done,
    )


def _of_floor(table: LiveTable, name_of: NameOf) -> Iterator[v.FloorLineView]:
    """Yield the rulings of a table, those of closed hands too, without acts as declared."""
    state, opened = table.state, table.state.opened
    waits_now = state.following.pending.open
    past: dict[int, list[Entered]] = {}
    for one in state.past:
        past.setdefault(one.hand, []).append(one)
    lines = [(number, tuple(of), ()) for number, of in past.items()]
    for number, of, waits in (*lines, (state.number, tuple(state.lines), waits_now)):
        seen = {line.n: line for line in _lines(of, name_of, waits)}
        for one in of:
            if one.told.is_ruling:
                seat, player = one.told.alone
                yield v.FloorLineView(
                    table=table.name,
                    title=opened.title,
                    hand=number,
                    seat=seat,
                    player=player,
                    line=seen[one.line.n],
                    offered=_offered(one, seen),
                    unnamed=opened.unnamed,
                    called=state.called(number),
                )


def _offered(one: Entered, seen: Mapping[int, v.LiveLineView]) -> tuple[v.LiveChoiceView, ...]:
    """Return the choices on the entry that a line decides on, with the one made here marked.

    Empty where the line decides on none.
    """
    entry, of = one.line.entry, seen.get(one.line.decides or 0)
    chosen = entry.choice if isinstance(entry, Chosen) else None
    return tuple(
        replace(each, chosen=place == chosen)
        for place, each in enumerate(() if of is None else of.choices)
    )


def _asked(table: LiveTable) -> set[tuple[int, int]]:
    """Return the lines, by hand and number, that only ask something: the answer is the ruling.

    One that the floor never answered is left out.
    """
    lines = (*table.state.past, *table.state.lines)
    answered = {(one.hand, one.line.decides) for one in lines if not one.undone}
    asks = {(one.hand, one.line.n) for one in lines if one.told.verdict == "ask"}
    return asks | {
        (one.hand, one.line.n)
        for one in lines
        if one.told.choices and (one.hand, one.line.n) in answered
    }


def _waits(one: v.FloorLineView, tables: LiveTables) -> bool:
    """Whether the floor has something to decide on a line."""
    table = tables.hosts.get(one.table)
    if table is None or one.hand != table.state.number:
        return False
    return one.line.n in table.state.waits


def _penalties(table: LiveTable) -> Iterator[v.PenaltyRunningView]:
    """Yield the penalties being served, then those of this hand, which begin with the next."""
    state, opened = table.state, table.state.opened
    title, unnamed = opened.title, opened.unnamed
    for seat, player in sorted(state.seats.items()):
        standing = state.serving(seat)
        if seat in state.missing or standing.serving.hands_left:
            last = standing.last
            words = None if last is None else in_words(last, penalty_in_words)
            left = standing.serving.hands_left
            name = state.name(player)
            yield v.PenaltyRunningView(table.name, title, seat, name, words, left, False, unnamed)
    for weigh in weighed(state.standing):
        if weigh.penalty is not None and weigh.seat in state.seats:
            words = in_words(weigh.penalty, penalty_in_words)
            name = state.name(state.seats[weigh.seat])
            yield v.PenaltyRunningView(table.name, title, weigh.seat, name, words, 0, True, unnamed)


def _line_of(table: LiveTable, plays: PlayedFor) -> v.LiveTableLine:
    state = table.state
    return v.LiveTableLine(
        table.name,
        state.opened.title,
        plays.game,
        state.rules.id,
        plays.level,
        len(state.seats),
        state.number,
        not state.in_hand,
        bool(state.following.pending.open),
        state.opened.unnamed,
        state.called(state.number),
    )
