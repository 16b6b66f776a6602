"""Where a hook may point to. The room sends what a director wrote down; it must not be led to
machines that only the room can reach."""

import ipaddress
import re
from typing import Final

from ruleone import limits
from ruleone.rulebook import Refusal

_PORTS: Final = {"http": 80, "https": 443}

_URL: Final = re.compile(
    r"(?P<scheme>https?)://"
    r"(?P<named>(?:\[(?P<number>[0-9A-Fa-f:.]+)\]|(?P<name>[\w.-]+))(?::(?P<port>[0-9]{1,5}))?)"
    r"(?P<path>/[!-~]*)?",
    re.ASCII,
)
"""No user, no password, nothing that is not printed, and in what follows the machine no space."""
_PORT_MAX: Final = 65_535

BAD_URL: Final = Refusal("hook-url", "syntax", {"most": limits.HOOK_URL_MAX_CHARACTERS})
PRIVATE: Final = Refusal("hook-private", "illegal")


class Target:
    """An address taken apart: where to connect, and what to ask for there."""

    def __init__(self, found: "re.Match[str]") -> None:
        self.secure: Final = found["scheme"] == "https"
        self.host: Final = found["number"] or found["name"]
        self.port: Final = int(found["port"] or _PORTS[found["scheme"]])
        self.named: Final = found["named"]
        self.path: Final = found["path"] or "/"


def target_of(url: str, private: bool) -> Target | Refusal:
    """The target that an address names, or why it may not be one. Names are looked up when
    something is sent; numbers are judged at once. `private` allows the house's own network."""
    found = _URL.fullmatch(url) if len(url) <= limits.HOOK_URL_MAX_CHARACTERS else None
    if found is None or "#" in url:
        return BAD_URL
    target = Target(found)
    if not 0 < target.port <= _PORT_MAX:
        return BAD_URL
    try:
        number = ipaddress.ip_address(target.host)
    except ValueError:
        return target if found["number"] is None else BAD_URL
    return target if may_reach(str(number), private) else PRIVATE


def may_reach(address: str, private: bool) -> bool:
    """Whether something may be sent to this number: any that all the world has; with `private` also
    those of the house's own network and of this machine. Never what only one link knows."""
    number = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(number, "ipv4_mapped", None) or getattr(number, "sixtofour", None)
    if inner is not None:
        return may_reach(str(inner), private)
    if number.is_link_local or number.is_multicast or number.is_unspecified:
        return False
    return number.is_global or (private and (number.is_private or number.is_loopback))
