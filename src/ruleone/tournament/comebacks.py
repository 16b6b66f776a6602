"""The places that players left by a rebuy, so that the rebuy can be undone whatever has followed.

Nobody follows the hands of these players: they were reported out, and came back with bought chips.
The place that such a player would have is moved with those of the others. All who went out after
that player have this place or a better one, all who went out before, or together, a worse one.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from ruleone.tournament.events import RebuyMade, Standing
from ruleone.tournament.state.event_state import Comeback, EventState


def came_back(state: EventState, event: RebuyMade, out: Standing) -> None:
    """Note that a player who was `out` is back in by a rebuy; their result is removed already."""
    player, report = event.player, state.outs.get(event.player)
    is_in_again(state, player, out.place)
    if report is None or state.config.days is not None:
        return
    # Some of those who went out together may have entered again since.
    places = (*state.results.values(), *state.earlier)
    with_them = {one.player for one in places if one.place == out.place}
    with_them |= {other for other, one in _left(state, player) if player in one.shared}
    told = event.at_ms, out.place, report.number, frozenset(with_them)
    comeback = Comeback(*told, state.bust_at[player], state.bust_ms[player])
    state.comebacks[player] = (*state.comebacks.get(player, ()), comeback)


def _left(state: EventState, player: str) -> Iterable[tuple[str, Comeback]]:
    """Return the comebacks of all others than the player."""
    return [(one, each) for one, told in state.comebacks.items() if one != player for each in told]


def newest(state: EventState, player: str) -> Comeback | None:
    """Return the player's newest comeback, None where they never came back by a rebuy."""
    told = state.comebacks.get(player)
    return told[-1] if told else None


def is_in_again(state: EventState, player: str, place: int) -> None:
    """Note that a player who was out in this place is in: all before them are one place lower."""
    for other, told in state.comebacks.items():
        if other != player:
            state.comebacks[other] = tuple(
                replace(one, place=one.place + (place > one.place)) for one in told
            )


def entries_changed(state: EventState, by: int) -> None:
    """Note that `by` more players are ahead of all who are out."""
    for player, told in state.comebacks.items():
        state.comebacks[player] = tuple(replace(one, place=one.place + by) for one in told)


def forget(state: EventState, player: str, report: int) -> None:
    """Forget that the player came back after this report, which was undone: they never were out."""
    told = tuple(one for one in state.comebacks.get(player, ()) if one.report != report)
    if told:
        state.comebacks[player] = told
    else:
        state.comebacks.pop(player, None)


def out_again(state: EventState, player: str) -> None:
    """Put a player out whose newest comeback is undone, in the place that they would have."""
    *told, one = state.comebacks[player]
    place = one.place

    def raised(standing: Standing) -> Standing:
        with_them = standing.player in one.shared and standing.place == place + 1
        better = standing.place <= place or with_them
        return replace(standing, place=standing.place - 1) if better else standing

    state.results = {other: raised(standing) for other, standing in state.results.items()}
    state.earlier = [raised(standing) for standing in state.earlier]
    state.results[player] = Standing(player, place, 0)
    state.bust_at[player], state.bust_ms[player] = one.bust_at, one.bust_ms
    for other, others in state.comebacks.items():
        if other != player:
            state.comebacks[other] = tuple(_raised(each, other, one) for each in others)
    if told:
        state.comebacks[player] = tuple(told)
    else:
        del state.comebacks[player]


def _raised(one: Comeback, player: str, out: Comeback) -> Comeback:
    """Return the comeback of a player where another one is out again who went out before them."""
    together = player in out.shared or out.report < one.report
    before = out.place > one.place or (out.place == one.place and together)
    return replace(one, place=one.place - before)
