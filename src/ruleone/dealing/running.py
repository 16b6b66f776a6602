"""Running the rest of the board more than once, in cash games, where all in the pot agree.

Rabbit hunting is another thing: the cards of a run decide a part of the pot.
"""

from typing import Any

from ruleone.dealing.actions import Action, Run
from ruleone.dealing.events import RunsChosen
from ruleone.dealing.options import Options
from ruleone.dealing.refusals import illegal, out_of_turn, syntax
from ruleone.dealing.state import State
from ruleone.rulebook import Edition, Refusal


def runs_options(state: State) -> Options:
    """How often at most the player who is asked may want the rest of the board run."""
    state.to_act = state.personal.agreeing[0]
    return Options(state.seats[state.to_act], runs=state.started.runs)


def asks_for_runs(state: State) -> bool:
    """Whether it is time to ask: an all-in and a call, with cards of the board to come."""
    return state.started.runs > 1 and state.able < 2 and state.personal.runs is None


def decide_runs(state: State, edition: Edition, seat: int, action: Action) -> RunsChosen | Refusal:
    """What a player's answer comes to."""
    cited = edition.cite("hand.runs")
    place = state.place.get(seat)
    if place is None or place not in state.personal.agreeing:
        return out_of_turn(state, edition, seat)
    if place != state.personal.agreeing[0]:
        asked = state.seats[state.personal.agreeing[0]]
        return illegal("not-your-turn", cited, seat=seat, expected=asked)
    most = state.started.runs
    if not isinstance(action, Run):
        return illegal("runs-now", cited, most=most)
    anything: Any = action  # whoever calls may have put anything there
    times = anything.times
    if type(times) is not int:
        return syntax("not-chips", cited, came=str(times))
    if not 1 <= times <= most:
        return illegal("runs-now", cited, most=most)
    return RunsChosen(seat, times)
