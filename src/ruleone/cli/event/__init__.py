"""`ruleone event`: a whole event as a file, out of a room's folder, into another, or alone; and a
list of entries into one of an open room."""

from ruleone.cli.event.checking import check
from ruleone.cli.event.entering import enter
from ruleone.cli.event.exporting import export
from ruleone.cli.event.importing import take_in
from ruleone.cli.groups import group

event = group("event", **{"import": take_in}, export=export, check=check, enter=enter)
