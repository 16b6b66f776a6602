"""How each command was refused while the tests ran: `pytest --note-refusals tests/room` adds
what it sees to docs/refusals.json, from which the help's page of calls is made.

A refusal is worth a line only where some test brings it about: the list is what really comes, and
no reading of the source.
"""

import json
from collections import defaultdict
from pathlib import Path
from typing import Final

from ruleone.room.commands import Ask
from ruleone.room.core.roles import Caller
from ruleone.room.room import Room
from ruleone.room.views import Outcome
from ruleone.rulebook.citation import Refusal

FILE: Final = Path(__file__).parents[1] / "docs" / "refusals.json"


class Refusals:
    """Looks over the shoulder of every room that a test makes in this process."""

    def __init__(self) -> None:
        self._seen: Final = defaultdict[str, set[str]](set)
        for command, codes in json.loads(FILE.read_text("utf-8")).items():
            self._seen[command].update(codes)
        judged = Room.on

        def on(room: Room, ask: Ask, caller: Caller, now_ms: int) -> Outcome:
            outcome = judged(room, ask, caller, now_ms)
            if outcome.answer is not None and isinstance(outcome.answer.result, Refusal):
                kind = str(type(ask.do).__struct_config__.tag)
                self._seen[kind].add(outcome.answer.result.code)
            return outcome

        Room.on = on  # type: ignore[method-assign, assignment]

    def pytest_sessionfinish(self) -> None:
        told = {command: sorted(codes) for command, codes in sorted(self._seen.items())}
        FILE.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
