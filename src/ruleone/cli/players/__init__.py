"""`ruleone players`: the players whom a house keeps, in and out of its folder."""

from ruleone.cli.groups import group
from ruleone.cli.players.exporting import export
from ruleone.cli.players.forgetting import forget
from ruleone.cli.players.importing import take_in
from ruleone.cli.players.showing import show

players = group("players", **{"import": take_in}, export=export, show=show, forget=forget)
