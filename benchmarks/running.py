"""What of RuleOne is measured: whether its kernel is C++, and its engine compiled."""

from ruleone.dealing import ENGINE
from ruleone.ranking import KERNEL


def what_runs() -> str:
    """One line to stand above figures."""
    return f"ruleone's kernel: {KERNEL}, its engine: {ENGINE}"


if __name__ == "__main__":
    print(what_runs())
