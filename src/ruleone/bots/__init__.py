"""Computer players. Each gets its own view of the hand and chance, and nothing else.

`decide` asks a player of a style for an action. A style is one function from a `Spot`, which is all
that can be read from the view, to an action.
"""

from ruleone.bots.chance import Chance
from ruleone.bots.styles import STYLES, YARDSTICKS, UnknownStyle, decide, play

__all__ = ["STYLES", "YARDSTICKS", "Chance", "UnknownStyle", "decide", "play"]
