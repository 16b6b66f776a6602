"""What the journal has of big screens, in the stream `room`. A screen's id is its link's: it opens
nothing but what everybody who may see the event sees."""

import msgspec

from ruleone.room.screens.layout import Layout


class ScreenMade(msgspec.Struct, frozen=True, tag="screen-made"):
    """A screen is there, or has another name or layout."""

    screen: str
    event: str
    name: str
    layout: Layout
    by: str


class ScreenRevoked(msgspec.Struct, frozen=True, tag="screen-revoked"):
    """The screen is taken down."""

    screen: str
    by: str


ScreenRecord = ScreenMade | ScreenRevoked
