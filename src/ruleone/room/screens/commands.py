"""What a director asks of big screens."""

import msgspec

from ruleone.room.screens.layout import Layout


class MakeScreen(msgspec.Struct, frozen=True, tag="make-screen"):
    """Director: a big screen of an event under a name of its own, opened by its own link (the
    answer's `screen`, at `/screen/<screen>`) until it is taken down."""

    event: str
    name: str
    layout: Layout


class ChangeScreen(msgspec.Struct, frozen=True, tag="change-screen"):
    """Director: another name or layout for a screen; whoever has it open sees it at once."""

    event: str
    screen: str
    name: str
    layout: Layout


class RevokeScreen(msgspec.Struct, frozen=True, tag="revoke-screen"):
    """Director: a screen is taken down, at once; its link says so."""

    event: str
    screen: str


ScreenCommand = MakeScreen | ChangeScreen | RevokeScreen
"""What is asked of screens."""
