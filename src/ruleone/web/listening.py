"""The listening socket: a free port, and the addresses under which others find it."""

import errno
import socket
from typing import Final
from urllib.parse import urlsplit

from ruleone import limits

_ANY: Final = frozenset({"0.0.0.0", "::"})
_NOWHERE: Final = "192.0.2.1"
"""Address of the documentation range: asking for the route to it sends nothing."""


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket on the port, or on the next free one above it; port 0 takes any.

    Raises OSError where the host is not this machine's or none of the ports is free.
    """
    family, _, _, _, where = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    # Another program may take a port between bind and listen: with port 0, try again.
    last = min(65_535, port + limits.PORTS_TRIED_MAX - 1)
    for tried in range(port, last + 1) if port else [0] * limits.PORTS_TRIED_MAX:
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((where[0], tried))
            door.listen(limits.BACKLOG_MAX)
        except OSError as error:
            door.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
        else:
            door.setblocking(False)
            return door
    ports = f"port from {port} to {last}" if port else "port"
    raise OSError(errno.EADDRINUSE, f"no {ports} is free")


def address(host: str, port: int) -> str:
    """Return the address for a browser on this machine."""
    name = "127.0.0.1" if host == "0.0.0.0" else "::1" if host == "::" else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


class BadAddress(ValueError):
    """A text that is not an address of the room."""


def said_address(text: str) -> str:
    """Return the address that the host gives for others: of a proxy, or of one interface.

    Raises BadAddress where it is none, or has more than host and port.
    """
    try:
        parts = urlsplit(text.strip())
        named = parts.hostname is not None and (parts.port is None or parts.port > 0)
    except ValueError as error:
        raise BadAddress(text) from error
    bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    if parts.scheme not in ("http", "https") or not named or not bare:
        raise BadAddress(text)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def is_open_to_others(host: str) -> bool:
    """Whether other machines can reach the room."""
    if host in _ANY:
        return True
    families = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return not all(str(where[0]).startswith(("127.", "::1")) for *_, where in families)


def addresses_for_others(host: str, port: int) -> list[str]:
    """Return the addresses for browsers elsewhere in the network."""
    if host not in _ANY:
        return [address(host, port)]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((_NOWHERE, 9))
        except OSError:
            return []
        return [address(str(asking.getsockname()[0]), port)]
