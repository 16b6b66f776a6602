"""Where the button goes after a hand."""

from collections.abc import Collection


def next_button(seats: Collection[int], button: int) -> int:
    """The seat of the next hand's button: the next player clockwise of those in `seats`
    (chinese-hand-5). Raises ValueError where nobody is left."""
    if not seats:
        raise ValueError("expected the seats of the players left, got none")
    later = [seat for seat in seats if seat > button]
    return min(later or seats)
