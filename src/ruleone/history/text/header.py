"""What the first line of a hand of text says."""

from typing import NamedTuple

from ruleone.history.games import Variant


class Header(NamedTuple):
    """What the first line of a hand says. `stakes` are its two amounts as written: bets in fixed
    limit, else blinds, or with `button_blind` a button blind and an ante; `cap` is the most that
    anybody may put in in the hand, "" where the line tells none. `mixed` says that the game
    is one of a mix, which the line names first."""

    room: str
    id: int
    named: str
    variant: Variant | None
    stakes: tuple[str, str]
    button_blind: bool = False
    currency: str = ""
    table: str = ""
    tournament: str = ""
    level: str = ""
    played: str = ""
    cap: str = ""
    mixed: bool = False
