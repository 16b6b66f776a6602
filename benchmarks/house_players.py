"""How strong the house players are: `python benchmarks/house_players.py [--decks N] [--write]`.

The strongest style plays each other one, and the two yardsticks, on the same cards; see
ruleone.sim.duplicates. With --write the table of their page in docs/ is made anew. The exit
status is 1 where the strongest is not three standard errors ahead everywhere.
"""

import argparse
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

from running import what_runs

from ruleone.bots import STYLES, YARDSTICKS
from ruleone.sim.duplicates import SEATS, STACKS_BB, Score, match

PAGE = Path(__file__).parent.parent / "docs" / "en" / "build" / "house-players.md"
START, END = "<!-- table: made by benchmarks/house_players.py -->", "<!-- end of the table -->"
CHUNK = 500
ERRORS_AHEAD = 3.0


def play(strongest: str, against: str, decks: int, seed: int, executor: Executor) -> Score:
    """The strongest against another style, in chunks on all processors."""
    chunks = [range(at, min(decks, at + CHUNK)) for at in range(0, decks, CHUNK)]
    scores = executor.map(match, repeat(strongest), repeat(against), chunks, repeat(seed))
    return sum(scores, Score())


def table(strongest: str, scores: dict[str, Score], seed: int) -> str:
    """The table in Markdown."""
    decks = max(score.decks for score in scores.values())
    stacks = ", ".join(map(str, STACKS_BB[:-1])) + f" and {STACKS_BB[-1]}"
    lines = [
        f"{decks:,} decks (seed {seed}), each played twice with the seats swapped, at {SEATS}",
        f"seats and stacks of {stacks} big blinds in turn. Won by `{strongest}`, in big blinds for",
        "100 hands of one seat:",
        "",
        "| against | won | standard error | standard errors ahead |",
        "|---|---:|---:|---:|",
    ]
    for against, score in scores.items():
        ahead = f"{score.errors_ahead:.1f}"
        lines.append(f"| `{against}` | {score.won:+.1f} | {score.error:.1f} | {ahead} |")
    return "\n".join(lines)


def write(text: str) -> None:
    """Put the table into its page."""
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}\n{text}\n{END}{after}", "utf-8")


def main() -> int:
    """Play all matches and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decks", type=int, default=50_000, help="two hands each")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--processes", type=int, default=None, help="default: one a processor")
    parser.add_argument("--write", action="store_true", help="write docs/en/build/house-players.md")
    asked = parser.parse_args()
    print(what_runs())
    strongest, *others = STYLES
    scores: dict[str, Score] = {}
    with ProcessPoolExecutor(asked.processes) as executor:
        for against in (*others, *YARDSTICKS):
            score = play(strongest, against, asked.decks, asked.seed, executor)
            scores[against] = score
            print(f"{against:14} {score.won:+9.1f} ± {score.error:.1f}", flush=True)
    text = table(strongest, scores, asked.seed)
    print(text)
    if asked.write:
        write(text)
    return 0 if all(score.errors_ahead > ERRORS_AHEAD for score in scores.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
