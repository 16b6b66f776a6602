"""A served room with other bounds, for tests that wait for the end of its patience."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from serving import Served

HERE: Final = Path(__file__).parent
SHORT: Final = (sys.executable, str(HERE / "short_serve.py"), "serve")


@contextmanager
def impatient(data: Path, **bounds: float) -> Iterator[Served]:
    """A room with these bounds."""
    served = Served(data)
    served.start(SHORT, RULEONE_PATIENCE=json.dumps(bounds))
    try:
        yield served
    finally:
        served.kill()
