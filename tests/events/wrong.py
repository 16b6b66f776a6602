"""What a watch raises."""


class Wrong(AssertionError):
    """Something that has to hold does not."""


def hold(name: str, holds: bool, told: object = "") -> None:
    """Raises Wrong with the name of what should hold, where it does not."""
    if not holds:
        raise Wrong(f"{name}: {told}")
