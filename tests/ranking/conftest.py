"""Both evaluators, so that each test of ranking runs on both."""

from types import ModuleType

import pytest

from ruleone.ranking import KERNEL, evaluator, twin

EVALUATORS = [pytest.param(twin, id="twin")]
EVALUATORS.append(
    pytest.param(
        evaluator,
        id="kernel",
        marks=pytest.mark.skipif(KERNEL != "native", reason="the kernel is not built"),
    )
)


@pytest.fixture(params=EVALUATORS)
def evaluate(request: pytest.FixtureRequest) -> ModuleType:
    """The evaluator under test: the Python twin, and the kernel where it is built."""
    module: ModuleType = request.param
    return module
