"""Refusals of the disk in words."""

import errno
from typing import Final

from ruleone.words import Language, say

_FAULTS: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EISDIR: "folder",
    errno.EIO: "failing",
}


def why(error: OSError, lang: Language) -> str:
    """Return the reason, for `{ $why }` in a sentence; a rare one in the system's own words."""
    fault = _FAULTS.get(error.errno or 0)
    return error.strerror or str(error) if fault is None else say(lang, f"cli-disk-{fault}")
