"""What is asked of a structure sheet that somebody has before him."""

import msgspec

from ruleone.tournament.structures.document import SheetDocument


class SheetAsked(msgspec.Struct, frozen=True):
    """A structure sheet that is to be looked at, or written as a file."""

    sheet: SheetDocument
