"""Headlines of the lines of a record: whom they are about, and what is ruled of them."""

from ruleone.room.live.headlines.headline import Headline, headline

__all__ = ["Headline", "headline"]
