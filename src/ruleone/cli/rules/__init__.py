"""`ruleone rules`: the book itself, to read, to compare and to try."""

from ruleone.cli.groups import group
from ruleone.cli.rules.checking import check
from ruleone.cli.rules.comparing import diff
from ruleone.cli.rules.listing import listing
from ruleone.cli.rules.showing import show

rules = group("rules", list=listing, show=show, diff=diff, check=check)
