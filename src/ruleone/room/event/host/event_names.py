"""What an event is called, as the room says it to a browser."""

import msgspec


class EventName(msgspec.Struct, frozen=True):
    """What an event is called: `given` by its director, else None; then `template` and `number`
    name it, in words of their own: `event-named-<template>`. Numbers count from 1."""

    given: str | None
    template: str
    number: int
