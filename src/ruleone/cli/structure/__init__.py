"""`ruleone structure`: structures of events, to look at, to check and to make."""

from ruleone.cli.groups import group
from ruleone.cli.structure.checking import check
from ruleone.cli.structure.listing import listing
from ruleone.cli.structure.making import make
from ruleone.cli.structure.showing import show

structure = group("structure", list=listing, show=show, check=check, make=make)
