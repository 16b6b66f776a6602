"""Rake: the house's share of a hand."""

import msgspec

_WHOLE = 10_000


class Rake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house's share of a winner's net win in a hand, rounded down to the cent.

    `share` is in hundredths of a percent; `cap` is the maximum in cents from one winner (None: no
    cap).
    """

    basis_points: int = 0
    cap: int | None = None

    def __post_init__(self) -> None:
        if not 0 <= self.basis_points <= _WHOLE:
            raise ValueError(f"expected a rake of 0 to {_WHOLE}, got {self.basis_points}")
        if self.cap is not None and self.cap < 0:
            raise ValueError(f"expected a cap of 0 or more cents, got {self.cap}")

    def of(self, net: int) -> int:
        """Return the cents taken from a net win; 0 from a loss."""
        taken = max(0, net) * self.basis_points // _WHOLE
        return taken if self.cap is None else min(taken, self.cap)
