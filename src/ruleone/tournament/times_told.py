"""Times as the news of an event tells them."""

_MINUTE_MS = 60_000


def minutes(length_ms: int) -> int:
    """A part of a minute counts as one."""
    return -(-length_ms // _MINUTE_MS)


def clock_face(left_ms: int) -> str:
    """As the clock shows it: 4:05, 1:02:05. A second is shown until it is over."""
    whole, seconds = divmod(max(0, -(-left_ms // 1_000)), 60)
    hours, whole = divmod(whole, 60)
    return f"{hours}:{whole:02}:{seconds:02}" if hours else f"{whole}:{seconds:02}"
