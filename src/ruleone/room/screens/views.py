"""What is shown of big screens: to the screen itself, and to the director."""

import msgspec

from ruleone.room.screens.layout import Layout


class ScreenView(msgspec.Struct, frozen=True, tag="screen"):
    """A big screen as its link has it: whose event, and the layout. What is on it is the event's
    own page."""

    screen: str
    event: str
    name: str
    layout: Layout


class ScreensView(msgspec.Struct, frozen=True, tag="screens"):
    """The screens of an event that are up, the newest first."""

    screens: tuple[ScreenView, ...]
