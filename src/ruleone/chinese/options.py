"""What is open to the players who have still to set their cards."""

import msgspec


class ThirteenOptions(msgspec.Struct, frozen=True, gc=False):
    """Everybody sets his cards at the same time: `seats` are those who have not done so. Each puts
    so many cards in front, in the middle and in the back, and may `declare` a natural. Who lost
    his connection has `reconnect_s` seconds before the software does it for him."""

    seats: tuple[int, ...]
    front: int
    middle: int
    back: int
    declare: bool
    reconnect_s: int
