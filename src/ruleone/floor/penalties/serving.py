"""The serving of a penalty: at every deal, whether the hand is missed; with the words for it.

Rounds are hands: one for every player at the table when the penalty is given, and nothing that
happens to the table later changes that.
"""

import msgspec
from msgspec.structs import replace

from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.penalties.infraction import ConductRuling
from ruleone.floor.penalties.penalty import Penalty
from ruleone.floor.ruling import Reason
from ruleone.floor.verdict import because
from ruleone.limits import SEATS_MAX
from ruleone.rulebook import Edition, stated
from ruleone.words import Language, either, say


class Serving(msgspec.Struct, frozen=True):
    """The hands a player has still to miss: `hands_left`.

    `counted` says that the hand being played is one of them already, so that a re-deal of it is not
    counted again.
    """

    hands_left: int = 0
    counted: bool = False

    @property
    def over(self) -> bool:
        """Whether the player plays the next hand."""
        return self.hands_left == 0


class GivenRuling(msgspec.Struct, frozen=True, kw_only=True):
    """A penalty that was given: the `hands` of it, and all that are to be missed now."""

    serving: Serving
    hands: int
    reasons: tuple[Reason, ...] = ()


class DealRuling(msgspec.Struct, frozen=True, kw_only=True, tag="penalty-dealt"):
    """The effect of a deal on a player.

    It says whether the player misses the hand. If so, it says whether the player is dealt in all
    the same, blinds, ante and bring-in are posted, and the hand is killed after the deal.
    """

    serving: Serving
    missed: bool
    dealt: bool = True
    posts: bool = True
    killed: bool = False
    reasons: tuple[Reason, ...] = ()


def given(
    book: Edition, serving: Serving, penalty: Penalty, players: int | None = None
) -> GivenRuling:
    """Give a penalty: its hands are added, and begin with the next deal.

    `players` sit at the table when it is given, the offender included; rounds are refused without
    them. Raises BadFacts where this many cannot.
    """
    if players is not None and not 1 <= players <= SEATS_MAX:
        raise BadFacts("fact-out-of-range", fact="players", least=1, most=SEATS_MAX, came=players)
    hands = 0
    reasons: tuple[Reason, ...] = ()
    if penalty.code == "hands":
        hands = penalty.count
    if penalty.code == "rounds":
        if players is None:
            raise BadFacts("fact-missing", fact="players")
        offender = stated(book, "penalties.round-length", "count_offender")
        hands = penalty.count * (players if offender else players - 1)
        counted = because(
            "rounds-in-hands",
            book.cite("penalties.round-length"),
            rounds=penalty.count,
            players=players,
            hands=hands,
        )
        reasons = (counted,)
    after = replace(serving, hands_left=serving.hands_left + hands)
    return GivenRuling(serving=after, hands=hands, reasons=reasons)


def deal(
    book: Edition, serving: Serving, *, redeal: bool = False, bring_in: bool = False
) -> DealRuling:
    """Deal a hand, or deal it again after a misdeal.

    A re-deal is the same hand and counts once, unless the edition makes it a new one
    (misdeal.redeal). `bring_in` says that the player has it.
    """
    replays = redeal and book.choice("misdeal.redeal") == "exact-replay"
    once = stated(book, "penalties.redeal-counts-once", "penalty_hands") == 1
    again = replays and once and serving.counted
    if not again and serving.over:
        return DealRuling(serving=Serving(), missed=False)
    after = serving if again else Serving(serving.hands_left - 1, counted=True)
    reasons = [because("penalty-hand", book.cite("penalties.dealt_and_killed"))]
    dealt = book.flag("penalties.dealt_and_killed")
    if not dealt:
        reasons = [because("penalty-not-dealt", book.cite("penalties.dealt_and_killed"))]
    if redeal:
        reasons.append(because("redeal-killed", book.cite("penalties.redeal-killed")))
    if again:
        reasons.append(because("redeal-counts-once", book.cite("penalties.redeal-counts-once")))
    reasons.append(because("penalty-blinded-out", book.cite("penalties.blinded-out")))
    if bring_in and dealt and stated(book, "penalties.bring-in", "posts_bring_in"):
        reasons.append(because("penalty-bring-in", book.cite("penalties.bring-in")))
    return DealRuling(
        serving=after,
        missed=True,
        dealt=dealt,
        posts=stated(book, "penalties.dealt_and_killed", "posts", silent=True),
        killed=dealt,
        reasons=tuple(reasons),
    )


OfTimeAndConduct = ConductRuling | GivenRuling | DealRuling | ClockRuling | TimeRuling


def consequences(language: Language, ruling: OfTimeAndConduct) -> tuple[str, ...]:
    """Return the words after the reasons: penalties to choose from, or hands still to miss."""
    told: list[str] = []
    if isinstance(ruling, ConductRuling):
        if ruling.discretion:
            offered = either(language, (penalty_in_words(language, one) for one in ruling.choices))
            told.append(say(language, "ruling-for-the-floor", offered=offered))
        if ruling.proposed is not None:
            held = penalty_in_words(language, ruling.proposed)
            told.append(say(language, "ruling-proposed", held=held))
        if ruling.after_hand:
            told.append(say(language, "ruling-penalty-after-hand"))
    if isinstance(ruling, GivenRuling | DealRuling):
        told.append(say(language, "ruling-hands-left", hands=ruling.serving.hands_left))
    return tuple(told)


def penalty_in_words(language: Language, penalty: Penalty) -> str:
    """Return a penalty in words."""
    return say(language, f"ruled-{penalty.code}", count=penalty.count)
