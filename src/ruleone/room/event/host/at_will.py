"""What people make at will, games that they sit down to and home games: how long one stays with
nobody there, and which ones give way to the next."""

from collections.abc import Iterable

from ruleone.room.event.host.event_host import EventHost


def is_at_will(host: EventHost) -> bool:
    """Whether people play it for themselves: a director has neither announced it nor entered
    anybody, and no real cards are dealt."""
    return host.made_at_will and not host.has_live_tables and not host.desk_enters


def concerns(host: EventHost, person: str) -> bool:
    """Whether the person has entered the event, or may come to this home game."""
    return person in host.presences or (host.home is not None and host.home.knows(person))


def takes_a_place(host: EventHost) -> bool:
    """Whether it is in play, and goes on after the hands that are being dealt."""
    return host.phase == "running" and not host.tournament.state.ending


def look_who_is_there(host: EventHost, now_ms: int) -> None:
    """Note since when nobody has been there. What waits for whoever comes first is not empty."""
    waits = host.phase == "open" and host.home is None
    if waits or not is_at_will(host) or any(map(host.outside.is_here, _people(host))):
        host.empty_ms = None
    elif host.empty_ms is None:
        host.empty_ms = now_ms


def _people(host: EventHost) -> Iterable[str]:
    """Those for whom the game is there: who has a seat; before the start whoever may come."""
    seats, home = host.tournament.state.seats, host.home
    if host.phase == "open" and home is not None:
        return {*host.presences, home.maker, *home.guests}
    return [one for one, there in host.presences.items() if one in seats and not there.left]


def ends_ms(host: EventHost) -> int | None:
    """When it ends unless somebody comes back, None where it does not."""
    settings = host.outside.settings
    if host.empty_ms is None or host.frozen is not None:
        return None
    if host.phase == "open":
        return None if host.appointed_ms is not None else host.empty_ms + settings.invited_ms
    if not takes_a_place(host):
        return None
    return host.empty_ms + (settings.empty_ms if host.home is None else settings.home_empty_ms)
