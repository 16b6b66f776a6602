"""What may fail in the room although nobody has asked for anything wrong."""

from typing import Final

FAILURES: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError,
    ValueError,
)  # fmt: skip
"""Mistakes of our own making: what they hit is frozen, the rest of the room goes on."""
