"""What is shown of big screens: to the screen itself, and to the director."""

import msgspec

from ruleone.room.screens.layout import Layout


class CalledName(msgspec.Struct, frozen=True):
    """Who has been called up for a seat at a live table of this `title`, "" for any of them."""

    number: int
    name: str
    title: str
    called_ms: int


class CalledView(msgspec.Struct, frozen=True):
    """The floor's list as a wall may show it: the names that have been called, the newest call
    first, and how many wait in all. Of those who have not been called it tells no name."""

    called: tuple[CalledName, ...]
    waiting: int


class ScreenView(msgspec.Struct, frozen=True, tag="screen"):
    """A big screen as its link has it: whose event, and the layout. What is on it is the event's
    own page; `called` alone, where that is a part of it, is the floor's."""

    screen: str
    event: str
    name: str
    layout: Layout
    called: CalledView | None = None


class ScreensView(msgspec.Struct, frozen=True, tag="screens"):
    """The screens of an event that are up, the newest first."""

    screens: tuple[ScreenView, ...]
