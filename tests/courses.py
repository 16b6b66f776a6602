"""How many courses of a state machine are tried, the same ones each time or ever new ones."""

from hypothesis import Phase, settings


def the_same(examples: int, steps: int) -> settings:
    """So many courses of so many steps, the same in each run."""
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
    )


def new(examples: int) -> settings:
    """So many courses of 60 steps as a soak tries them: others in each run."""
    return settings(max_examples=examples, stateful_step_count=60, deadline=None)
