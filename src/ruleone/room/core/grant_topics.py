"""What a director gives out, links, tokens and hooks, is watched by who directs the whole room, and
event by event by who directs that one: nobody sees what was given out for another."""

from typing import Final, Literal

Given = Literal["links", "tokens", "hooks"]
GIVEN: Final[tuple[Given, ...]] = ("links", "tokens", "hooks")


def topics_of(given: Given, event: str | None) -> tuple[str, ...]:
    """The topics that show what was given out for this event, None for the whole room."""
    return (given,) if event is None else (given, f"{given}/{event}")


def is_shown(made_for: str | None, event: str | None) -> bool:
    """Whether what was made for an event, None for all, is shown of `event`; of None all is."""
    return event in (None, made_for)
