"""What every scenario has, whatever it is about. The form is told in docs/en/build/scenarios.md."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from ruleone.rulebook import Edition, Written
from ruleone.scenarios.fault import Fault


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One worked case: the rules that it proves and the editions under which it holds. `with_` are
    options laid over each edition; under each of `without`, laid over that, the case must come out
    otherwise. `note` says what its document says otherwise, and how it was read."""

    id: str
    title: str
    title_zh: str = ""
    rules: tuple[str, ...]
    origin: Literal["document", "derived"] = "derived"
    note: str = ""
    editions: tuple[str, ...]
    with_: dict[str, Any] = msgspec.field(name="with", default={})
    without: tuple[dict[str, Any], ...] = ()

    def check(self, written: Written, start: int) -> None:
        """Refuse, with its line, what this kind of scenario cannot say; `start` is its first."""

    def faults(self, book: Edition) -> Iterator[Fault]:
        """What comes out otherwise under these rules, up to the first step that does."""
        raise TypeError(f"a scenario of its own kind, not {type(self).__name__}")
