"""A room that an earlier version has written, compared with what was found in it then."""

from typing import Any


def named_as_before(
    found: dict[str, Any], recorded: dict[str, Any], play_now: str | None
) -> dict[str, Any]:
    """What is found, with the event that one click joins under the name that it had.

    Nobody has entered it, and one of an edition that has changed is replaced at the start.
    """
    missing = [name for name in recorded if name not in found]
    if play_now not in found or play_now in recorded or len(missing) != 1:
        return found
    return {missing[0] if name == play_now else name: told for name, told in found.items()}
