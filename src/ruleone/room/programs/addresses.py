"""Where a hook may point to. The room sends what a director wrote down; it must not be led to
machines that only the room can reach."""

import ipaddress
from typing import Final
from urllib.parse import SplitResult, urlsplit

from ruleone import limits
from ruleone.rulebook import Refusal

_PORTS: Final = {"http": 80, "https": 443}

BAD_URL: Final = Refusal("hook-url", "syntax", {"most": limits.HOOK_URL_MAX_CHARACTERS})
PRIVATE: Final = Refusal("hook-private", "illegal")


class Target:
    """An address taken apart: where to connect, and what to ask for there."""

    def __init__(self, parts: SplitResult) -> None:
        assert parts.hostname is not None, "only what was looked at is a target"
        self.secure: Final = parts.scheme == "https"
        self.host: Final = parts.hostname
        self.port: Final = parts.port or _PORTS[parts.scheme]
        self.named: Final = parts.netloc
        self.path: Final = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def target_of(url: str, private: bool) -> Target | Refusal:
    """The target that an address names, or why it may not be one. Names are looked up when
    something is sent; numbers are judged at once. `private` allows the house's own network."""
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or not 1 <= len(url) <= limits.HOOK_URL_MAX_CHARACTERS:
        return BAD_URL
    try:
        parts = urlsplit(url)
        named = parts.scheme in _PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return BAD_URL
    if not named or parts.username is not None or parts.password is not None or parts.fragment:
        return BAD_URL
    target = Target(parts)
    try:
        number = ipaddress.ip_address(target.host)
    except ValueError:
        return target
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
