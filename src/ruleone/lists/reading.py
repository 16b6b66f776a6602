"""One way to read any list, whose kind its beginning shows."""

from ruleone.lists.table import Encoding, Table, read_text
from ruleone.lists.tournament_director import BEGINS, read_save
from ruleone.lists.workbook import OLD, PACKED, read_workbook


def read_list(data: bytes, sheet: str = "", encoding: Encoding = "") -> Table:
    """Return the lines of a list of whatever kind.

    Raises BadList.
    """
    if data.startswith((PACKED, OLD)):
        return read_workbook(data, sheet)
    if BEGINS.match(data[:400].removeprefix(b"\xef\xbb\xbf")):
        return read_save(data)
    return read_text(data, encoding)
