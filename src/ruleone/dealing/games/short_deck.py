"""Short deck: hold'em with the 36 cards from six up; the ace also stands below the six.

The edition chooses the order of hands (`short_deck.order`).
"""

from msgspec.structs import replace

from ruleone.cards import parse
from ruleone.dealing.games.holdem import HOLDEM

SHORT_DECK = replace(HOLDEM, name="6plus", orders=("short-deck",), lowest=parse("6c"))
