"""Where a hook may point to. The room sends what a director wrote down; it must not be led to
machines that only the room can reach."""

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
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

_CARRYING: Final = tuple(
    map(IPv6Network, ("::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96"))
)
"""Numbers that end with one of the older form, to which they lead; but for `::` and `::1`."""
_TRANSLATED: Final = tuple(map(IPv6Network, ("64:ff9b:1::/48", "2001::/32")))
"""Numbers that lead to one of the older form by what only their network knows."""
_SITE: Final = IPv6Network("fec0::/10")
"""A house's own network, as it was once numbered."""

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
        number = ip_address(target.host)
    except ValueError:
        return target if found["number"] is None else BAD_URL
    return target if may_reach(str(number), private) else PRIVATE


def may_reach(address: str, private: bool) -> bool:
    """Whether something may be sent to this number: any that all the world has; with `private` also
    those of the house's own network and of this machine. Never what only one link knows."""
    number = ip_address(address.partition("%")[0])
    if isinstance(number, IPv6Address):
        inner = _carried(number)
        if inner is not None:
            return may_reach(str(inner), private)
        if any(number in network for network in _TRANSLATED):
            return False
    if number.is_link_local or number.is_multicast or number.is_unspecified:
        return False
    of_house = number.is_private or number.is_loopback or number in _SITE
    return private if of_house else number.is_global


def _carried(number: IPv6Address) -> IPv4Address | None:
    """The number of the older form that is meant by one of the newer; None where none is."""
    if number.sixtofour is not None:
        return number.sixtofour
    carries = any(number in network for network in _CARRYING)
    return IPv4Address(int(number) & 0xFFFF_FFFF) if carries and int(number) > 1 else None
