"""`ruleone token`: tokens of programs, in a room that is open."""

from ruleone.cli.groups import group
from ruleone.cli.token.commands import listing, make, revoke

token = group("token", list=listing, make=make, revoke=revoke)
