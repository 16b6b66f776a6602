"""Which editions go by the rules of 2024, and which do not."""

from typing import Final

from ruleone.rulebook import EDITIONS

OF_2024: Final = ("modern", "tda2024")
OTHERS: Final = tuple(name for name in EDITIONS if name not in OF_2024)
