"""The names of the roles."""

from typing import Literal

RoleName = Literal["director", "floor", "dealer", "cashier", "screen", "player"]
