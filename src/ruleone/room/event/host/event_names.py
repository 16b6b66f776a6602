"""What an event is called, as the room says it to a browser."""

from typing import Literal

import msgspec

from ruleone.tournament.config import EventConfig


class EventName(msgspec.Struct, frozen=True):
    """What an event is called: `given` by its director, else None; then `template` and `number`
    name it, in words of their own: `event-named-<template>`. Numbers count from 1."""

    given: str | None
    template: str
    number: int


class RotationView(msgspec.Struct, frozen=True):
    """Games that take turns, in order and over again: each for an `orbit`, a `level` or so many
    `hands`. Where it is `chosen` a player chooses the game of each turn (dealer's choice)."""

    games: tuple[str, ...]
    by: Literal["hands", "orbit", "level"]
    hands: int
    chosen: bool


def event_name(event: str, given: str, config: EventConfig) -> EventName:
    """What the event is called; its number is that of its id."""
    return EventName(given or None, config.template, int(event[1:]))


def rotation_view(config: EventConfig) -> RotationView | None:
    """The games that take turns, None where there is one."""
    turns = config.rotation
    if turns is None:
        return None
    return RotationView(turns.games, turns.by, turns.hands, turns.chosen)


def _differ(config: EventConfig) -> bool:
    """Whether some levels last longer than others."""
    return len(set(config.structure.lengths_ms)) > 1
