"""Which evaluator serves, and that ranking goes on without the kernel."""

import subprocess
import sys

import pytest

from ruleone.ranking import KERNEL, python_twin, rank7

WITHOUT_KERNEL = """
import sys
sys.modules["ruleone._kernel"] = None
from ruleone import ranking
print(ranking.KERNEL, ranking.rank7(51, 47, 43, 39, 35, 0, 1), "numpy" in sys.modules)
"""


def test_where_there_is_no_kernel_the_twin_serves_and_needs_no_numpy() -> None:
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_KERNEL], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["python", "7462", "False"]


def test_the_evaluator_says_what_it_is() -> None:
    assert (rank7 is python_twin.rank7) is (KERNEL == "python")


@pytest.mark.skipif(KERNEL != "native", reason="the kernel is not built")
def test_where_there_is_a_kernel_the_twin_is_not_even_loaded() -> None:
    lists = "import sys, ruleone.ranking; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", lists], capture_output=True, text=True, check=True)
    assert "ruleone._kernel" in told.stdout
    assert "python_twin" not in told.stdout
    assert "numpy" not in told.stdout
