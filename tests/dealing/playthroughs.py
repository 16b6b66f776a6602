"""A playthrough of every game, told step by step with what each viewer may see.

`python tests/dealing/playthroughs.py` writes them anew to tests/dealing/playthroughs/: do that only
where a game is meant to be dealt otherwise than before, and look at the difference.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from deals import sealed
from lines import steps

from ruleone.dealing import Action, Discard, Hand, RaiseTo
from ruleone.dealing.games import FAMILIES
from ruleone.dealing.views import HandView
from ruleone.words import say

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = [family.limits[-1] + family.name for family in FAMILIES]


def playthrough(game: str) -> str:
    """The story of one hand of a game, always the same one."""
    chance = Random(f"playthrough of {game}")
    hand = Hand(
        game,
        seats={1: 1000, 2: 3000, 4: 3000},
        button=4,
        blinds=(50, 100),
        deck=sealed(game, chance),
        ante=10,
        ante_format="per-player",
        showdown="players",
    )
    lines = [f"{game}, seats 1, 2 and 4, the button in seat 4", *told(hand)]
    for seat, action in steps(hand, chance):
        lines += ["", f"{seat}: {written(action)}", *told(hand)]
    lines.append("")
    for line in hand.view().log:
        player = f"seat {line.seat}"
        lines.append(say("en", f"log-{line.code}", player=player, **line.parameters))
    return "\n".join(lines) + "\n"


def written(action: Action) -> str:
    match action:
        case RaiseTo(to):
            return f"raises to {to}"
        case Discard(cards):
            return f"throws away {' '.join(cards) or 'nothing'}"
        case _:
            return type(action).__name__.lower()


def told(hand: Hand) -> Iterator[str]:
    """What everybody sees, the watcher first."""
    for viewer in (None, *hand.stacks):
        yield f"  {'watcher' if viewer is None else f'seat {viewer}':8} {seen(hand.view(viewer))}"


def seen(view: HandView) -> str:
    board = " ".join(view.board) or "-"
    seats = " | ".join(
        f"{seat.seat} {seat.status} {seat.stack}+{seat.bet} {' '.join(seat.cards) or '-'}"
        + (f" ({' '.join(seat.discards)})" if seat.discards else "")
        for seat in view.seats
    )
    asked = "" if view.options is None else f" | asked {options(view)}"
    return f"{view.street} {view.total} [{board}] {seats}{asked}"


def options(view: HandView) -> str:
    return " ".join(
        f"{name}={getattr(view.options, name)}"
        for name in ("fold", "check", "call", "bet_to", "bring_in", "discard", "show", "muck")
        if getattr(view.options, name) not in (None, False)
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(playthrough(game), "utf-8")


if __name__ == "__main__":
    main()
