"""What the lines of our own text of a 13-card hand have in common, written and read."""

from typing import Final

SETTING: Final = {
    "site": "Site",
    "table": "Table",
    "table_seats": "Table seats",
    "tournament": "Tournament",
    "level": "Level",
    "currency": "Currency",
    "played": "Played",
    "hero": "Hero",
}
"""How the lines of a setting begin, by its fields."""
DECLARES: Final = " and declares a natural"
"""Stands behind the rows of who declares one."""
