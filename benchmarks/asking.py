"""Time of the ruling assistant: `python benchmarks/asking.py [--rounds N]`.

First what the first question of a process waits for: the worked cases are read, the index is built.
Then every public question of tests/floor/questions.toml, in both languages: the search alone, and
the whole answer with rules and pictures of cases, once they have been drawn. Last what each answer
of those questions, told one after the other, waits for: the ruling and the next question. Times are
those of the processor. The aims are 30 ms for the slowest search and 50 ms for the slowest ruling.
"""

import argparse
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table
from running import what_runs

from ruleone.asked import asked_by_words
from ruleone.asked.situations import directions_of_cases, index
from ruleone.room.live.consulting import consulted_next
from ruleone.rulebook import edition
from ruleone.scenarios.book import cases

QUESTIONS = Path(__file__).parents[1] / "tests" / "floor" / "questions.toml"
MS = 1_000


def took_ms(work: Callable[[], object]) -> float:
    """How long the processor worked on it."""
    began = time.process_time()
    work()
    return (time.process_time() - began) * MS


def rulings_ms(rounds: int) -> Iterator[float]:
    """How long a ruling and the next question take, with more and more facts of each question."""
    for one in tomllib.loads(QUESTIONS.read_text("utf-8"))["question"]:
        for many in range(len(one["facts"]) + 1):
            told = dict([*one["facts"].items()][:many])
            asked = one["edition"], one["game"], one["situation"], told
            for _ in range(rounds):
                yield took_ms(lambda asked=asked: consulted_next(*asked))  # type: ignore[misc]


def main() -> None:
    """Measure all and print the table."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--rounds", type=int, default=20)
    rounds = ask.parse_args().rounds
    print(what_runs())
    table = Table("what", "typical, ms", "slowest, ms")
    firsts = (("cases read", cases), ("index built", index), ("cases placed", directions_of_cases))
    for name, work in firsts:
        table.add_row(name, f"{took_ms(work):.0f}", "")
    book = edition("modern")
    questions = [one["words"] for one in tomllib.loads(QUESTIONS.read_text("utf-8"))["question"]]
    for name, answered in (
        ("search", lambda words: index().scored(words)),
        ("first answer", lambda words: asked_by_words(words, book)),
        ("answer", lambda words: asked_by_words(words, book)),
    ):
        times = sorted(
            took_ms(lambda words=words, answered=answered: answered(words))  # type: ignore[misc]
            for _ in range(1 if name == "first answer" else rounds)
            for words in questions
        )
        table.add_row(name, f"{times[len(times) // 2]:.2f}", f"{times[-1]:.2f}")
    times = sorted(rulings_ms(max(rounds // 5, 1)))
    table.add_row("ruling, question", f"{times[len(times) // 2]:.2f}", f"{times[-1]:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
