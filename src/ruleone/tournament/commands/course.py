"""The course of the whole event: draws sealed, the start, announcements, the end."""

from collections.abc import Iterator, Mapping

from ruleone.limits import (
    ANNOUNCEMENT_MAX_CHARACTERS,
    ANNOUNCEMENT_MINUTES_MAX,
    EVENT_SEED_MIN_BYTES,
)
from ruleone.tournament import events as e
from ruleone.tournament.between_days import decide_field_back
from ruleone.tournament.day_end import seal_refused
from ruleone.tournament.events.draws import DrawsSealed
from ruleone.tournament.hands.hands import decide_ending
from ruleone.tournament.levels import MINUTE_MS
from ruleone.tournament.sealed_draws import sealing_refused, seed_refused
from ruleone.tournament.starting import decide_start
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, bad_reason, not_running, refuse


def seal(state: EventState, secret: bytes, at_ms: int) -> Decision:
    """Seal the draws of the event before it starts.

    The secret of each draw is made from this one (at least 32 bytes), and revealed with it
    (`sealed_draws`).
    """
    refused = sealing_refused(state, secret)
    return refused or [DrawsSealed(secret.hex(), at_ms=at_ms)]


def start(
    state: EventState, seed: bytes, at_ms: int, secret: bytes = b"", last_hands: bytes = b""
) -> Decision:
    """Close the entries and draw the seats.

    Where draws are not sealed they come from `seed` (at least 16 bytes), which is published with
    the event; else there is none. Mystery bounties are drawn from `secret`, revealed when the last
    envelope is open, the number of last hands from the secret `last_hands`, revealed when they are
    announced.
    """
    if state.phase != "open":
        return refuse("already-started")
    if len(state.entrants) < state.config.entries_min:
        came = len(state.entrants)
        return refuse("too-few-entries", needed=state.config.entries_min, came=came)
    if (refused := seed_refused(state, seed)) is not None:
        return refused
    mystery = state.config.bounty is not None and state.config.bounty.is_mystery
    if mystery and len(secret) < EVENT_SEED_MIN_BYTES:
        return refuse("seed-too-short", needed=EVENT_SEED_MIN_BYTES, came=len(secret))
    refused = seal_refused(state, last_hands)
    return refused or decide_start(state, seed, secret, last_hands, at_ms)


def announce(
    state: EventState,
    text: str,
    at_ms: int,
    texts: Mapping[str, str] | None = None,
    minutes: int | None = None,
) -> Decision:
    """Announce a text to everyone in the event, for some minutes or until it is taken down.

    `texts` are the same in other languages, by language.
    """
    if state.phase == "over":
        return not_running(state)
    told = dict(texts or {})
    if not text.strip() or max(map(len, (text, *told.values()))) > ANNOUNCEMENT_MAX_CHARACTERS:
        return refuse("announcement-length", most=ANNOUNCEMENT_MAX_CHARACTERS)
    if minutes is not None and not 1 <= minutes <= ANNOUNCEMENT_MINUTES_MAX:
        return refuse("announcement-minutes", most=ANNOUNCEMENT_MINUTES_MAX, came=minutes)
    until_ms = None if minutes is None else at_ms + minutes * MINUTE_MS
    return [e.Announced(text, told, until_ms, at_ms=at_ms)]


def take_down(state: EventState, at_ms: int) -> Decision:
    """Take the announcement down."""
    if state.phase == "over":
        return not_running(state)
    if (said := state.said(at_ms)) is None:
        return refuse("announcement-none")
    return [e.Announced("", down=said, at_ms=at_ms)]


def undo_announcement(state: EventState, told: e.Announced, at_ms: int) -> Decision:
    """Withdraw an announcement, or announce again what was taken down."""
    if state.phase == "over":
        return not_running(state)
    if (down := told.down) is not None:
        return [e.Announced(down.text, down.texts, down.until_ms, at_ms=at_ms)]
    return [e.Announced("", at_ms=at_ms)]


def finish(state: EventState, reason: str, at_ms: int) -> Decision:
    """End the event before one player has all the chips.

    No new hand is dealt, and when those in play are over, everyone still in is placed by chips. At
    night it ends at once: bags are placed, and entries for a flight that is not played are
    withdrawn. `reason` is "" where the room ends an abandoned event.
    """
    if state.phase not in ("running", "night"):
        return not_running(state)
    if state.ending:
        return refuse("already-ending")
    cite = (state.rules.cite("floor.decides"),)
    order = e.EndOrdered(reason, at_ms=at_ms, citations=cite)
    refused = bad_reason(reason) if reason else None
    return refused or _decide_finish(state, order)


def _decide_finish(state: EventState, order: e.EndOrdered) -> Iterator[e.TournamentEvent]:
    yield order
    yield from decide_field_back(state, order.at_ms)
    yield from decide_ending(state, order.at_ms)
