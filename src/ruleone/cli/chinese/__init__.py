"""`ruleone chinese`: 13-card Chinese poker, one command a file."""

from ruleone.cli.chinese.arrange import arrange
from ruleone.cli.chinese.settle import settle
from ruleone.cli.groups import group

chinese = group("chinese", settle=settle, arrange=arrange)
