"""Structures as directors plan and print them: read, checked, generated.

`Sheet` is one, `read_sheet` and `write_sheet` take it from files and to files. `sheet_flaws` lists
its flaws for a director, `make_sheet` generates one. `event_of` makes an event of it with the days
of `day_ends`. `SHIPPED` are those that come with the package.
"""

from ruleone.structures.checking import sheet_flaws
from ruleone.structures.event import day_ends, event_of, structure_of
from ruleone.structures.files import FORMS, BadSheet, Form, form_of, read_sheet, write_sheet
from ruleone.structures.making import BadWish, Wish, make_sheet
from ruleone.structures.sheet import AnteFormat, Pause, Sheet, SheetLevel
from ruleone.structures.shipped import SHIPPED, UnknownSheet, shipped_sheet

__all__ = [
    "FORMS",
    "SHIPPED",
    "AnteFormat",
    "BadSheet",
    "BadWish",
    "Form",
    "Pause",
    "Sheet",
    "SheetLevel",
    "UnknownSheet",
    "Wish",
    "day_ends",
    "event_of",
    "form_of",
    "make_sheet",
    "read_sheet",
    "sheet_flaws",
    "shipped_sheet",
    "structure_of",
    "write_sheet",
]
