"""What honest people see of a room that is attacked: `python benchmarks/attacks.py [ATTACK ...]`.

A real `ruleone serve`. Somebody plays hands at a cash table with computer players, a director
speaks to an event, and others come to the room for the first time, each four times a second; first
alone, then while hostile guests do one thing after another, in a process beside, from another
address of this machine. `--part 0.1` makes a tenth of each attack, `--seconds` is how long each is
looked at once it stands. The attacks are those of `tests/web/hostile.py`, where a small part of
each is a test: nothing is refused to the honest ones, and no connection of theirs ends. Times are
of this machine, which the attackers share.
"""

import argparse
import asyncio
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console
from rich.table import Table

TESTS = Path(__file__).resolve().parents[1] / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "web")]

from honest import Honest, Seen  # noqa: E402
from hostile import ATTACKS, Attack, Target  # noqa: E402
from serving import Served  # noqa: E402

ALONE = "nobody else"
STANDS_S = 3.0
SECONDS = 15.0


async def looked(name: str, seconds: float, part: float) -> tuple[int, Seen, str]:
    """What an attack did, what the honest ones saw of it, and what the room said of it."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder, "room")) as served:
        honest = await Honest.come(served)
        target = Target(served.address, served.port, honest.link, part)
        with nullcontext() if name == ALONE else Attack(name, target) as attack:
            while attack is not None and attack.done == 0:
                await asyncio.sleep(STANDS_S)
            seen = await honest.spend(seconds)
            done = 0 if attack is None else attack.done
        await honest.leave()
        return done, seen, served.said()


def told(times: list[float]) -> str:
    """How often something was answered, in what time, and the longest."""
    if not times:
        return "-"
    ordered = sorted(times)
    return f"{len(ordered)} in {ordered[len(ordered) // 2]:.0f} ms, worst {ordered[-1]:.0f} ms"


def main() -> None:
    """Attack, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", default=[ALONE, *ATTACKS])
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--part", type=float, default=1.0)
    asked = parser.parse_args()
    shown = Table(title="What honest people see while a room is attacked")
    for head in ("attack", "done", "acts", "hands", "orders", "first visits", "wrong", "errors"):
        shown.add_column(head, justify="left" if head == "attack" else "right")
    faults = 0
    for name in asked.attacks:
        done, seen, said = asyncio.run(looked(name, asked.seconds, asked.part))
        faults += len(seen.wrong)
        shown.add_row(
            name, str(done), told(seen.acts), str(len(seen.hands)), told(seen.orders),
            told(seen.pages), str(len(seen.wrong)), str(said.count('"level"')),
        )  # fmt: skip
        for one in sorted(set(seen.wrong)):
            print(f"{name}: {one}")
    Console(width=160).print(shown)
    sys.exit(min(1, faults))


if __name__ == "__main__":
    main()
