"""`ruleone hooks`: programs that are told of what happens, in a room that is open."""

from ruleone.cli.groups import group
from ruleone.cli.hooks.commands import add, listing, remove, send_test

hooks = group("hooks", list=listing, add=add, remove=remove, test=send_test)
