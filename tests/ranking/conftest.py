"""Both evaluators, so that each test of ranking runs on both."""

import pytest
from evaluators import IN_USE, TWIN, Evaluators

from ruleone.ranking import KERNEL

EVALUATORS = [pytest.param(TWIN, id="twin")]
EVALUATORS.append(
    pytest.param(
        IN_USE,
        id="kernel",
        marks=pytest.mark.skipif(KERNEL != "native", reason="the kernel is not built"),
    )
)


@pytest.fixture(params=EVALUATORS)
def evaluate(request: pytest.FixtureRequest) -> Evaluators:
    """The evaluators under test: the Python twin's, and the kernel's where it is built."""
    given: Evaluators = request.param
    return given
