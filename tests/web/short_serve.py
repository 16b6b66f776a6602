"""`ruleone serve` with short patience, for tests that wait for its end.

RULEONE_PATIENCE names bounds of `ruleone.limits` with other values, as JSON. What the kernel holds
of a connection's frames is as little as it can be, so that a reader who stalls is felt soon.
"""

import json
import os
import socket

import ruleone.cli.serve
from ruleone import limits
from ruleone.cli.main import main
from ruleone.web.listening import listen


def narrow(host: str, port: int) -> socket.socket:
    """A door whose connections hold little."""
    door = listen(host, port)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
    return door


for name, value in json.loads(os.environ["RULEONE_PATIENCE"]).items():
    assert hasattr(limits, name), name
    setattr(limits, name, value)
setattr(ruleone.cli.serve, "listen", narrow)  # noqa: B010
main()
