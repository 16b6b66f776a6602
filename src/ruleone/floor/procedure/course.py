"""The start of a hand and its level, dealer changes near a break, unscheduled color-ups."""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec

from ruleone.dealing import Hand
from ruleone.dealing.events import BettingKind
from ruleone.floor.facts import Amount, Moment
from ruleone.floor.hand_stage import going_on, kinds_of_acts
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import is_substantial
from ruleone.floor.ruling import AtTable, Choice, Reason, Ruling
from ruleone.floor.untold import DAY_MS, OF_HAND, Presumed, among
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Citation, Edition

Beginning = Literal["first-riffle", "shuffler-button", "dealer-push"]


class Began(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that may begin a hand, and its time in milliseconds of the caller's clock."""

    what: Beginning
    at_ms: Moment


ANNOUNCED: Final = Presumed("who tells of a new level tells whether it was announced")


class LevelOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a level: its clock at zero, the announcement of the new one, and a sound for it.

    The announcement is None before staff made it, the sound None where there was none. All are
    milliseconds of the same clock.
    """

    zero_ms: Moment
    announced_ms: Annotated[Moment | None, ANNOUNCED] = None
    sounded_ms: Annotated[Moment | None, among(None, 0, DAY_MS)] = None


class LevelEnds(msgspec.Struct, frozen=True, kw_only=True):
    """Events that may have begun the hand, and the end of a level."""

    began: tuple[Began, ...]
    level: LevelOver


def began(book: Edition, happened: Iterable[Began]) -> Began | None:
    """Return the event that began the hand: the earliest that the edition counts.

    See hand.start_events; None where no such event happened.
    """
    counted = book.listing("hand.start_events")
    starts = [one for one in happened if one.what in counted]
    return min(starts, key=lambda one: one.at_ms, default=None)


def level_of_hand(book: Edition, ends: LevelEnds) -> Ruling:
    """Rule whether the hand is played at the old level or the new one.

    A level that is over (levels.trigger) changes nothing for a hand that has begun.
    """
    over = ends.level
    ends_ms = _ends_ms(book, over)
    start = began(book, ends.began)
    if ends_ms is None:
        waits = because("level-not-announced", book.cite("levels.trigger"))
        return settled(Choice("old-level"), waits)
    over_now = because("level-over", book.cite("levels.trigger"))
    if start is not None and start.at_ms < ends_ms:
        began_before = because("hand-began", book.cite("hand.start_events"), what=start.what)
        next_hand = because("level-next-hand", book.cite("levels.next-hand"))
        reasons = (over_now, began_before, *_pushed(book, start), next_hand)
        return settled(Choice("old-level"), *reasons)
    return settled(Choice("new-level"), over_now)


def _pushed(book: Edition, start: Began) -> tuple[Reason, ...]:
    """Return the rule on a level that begins during a dealer push, where the edition has one."""
    cited = book.cite("levels.push_hand")
    if start.what != "dealer-push" or cited.basis == "ours":
        return ()
    return (because("level-during-push", cited),)


class WrongLevel(msgspec.Struct, frozen=True, kw_only=True):
    """A hand that was begun at the old level by mistake, after the new one had begun.

    `acts` were done in it, one after the other. `recorded` says that a live table follows it.
    """

    acts: Annotated[tuple[BettingKind, ...], among((), ("call", "call", "call"))] = ()
    recorded: Annotated[bool, OF_HAND] = False


def wrong_level(book: Edition, told: WrongLevel) -> Ruling:
    """Rule on a hand begun at the old level by mistake (levels.wrong_level_hand).

    Once there has been substantial action it is played at the old level. Before that it is
    corrected, and how is ours: posts and bets are made up, and acts stand. Where the edition has no
    rule the floor decides, and we propose the same.
    """
    since = because("substantial-since", book.cite("substantial_action.definition"))
    late = is_substantial(book, told.acts)
    if book.choice("levels.wrong_level_hand") == "floor":
        floor = book.cite("floor.decides")
        wrong = because("level-was-wrong", floor)
        corrected, stands = _at_new_level(floor, told), Choice("old-level")
        if late:
            return left_to_floor(wrong, since, choices=(stands, corrected), proposed=stands)
        return left_to_floor(wrong, choices=(corrected, stands), proposed=corrected)
    cited = book.cite("levels.wrong_level_hand")
    if late:
        played = because("wrong-level-played", cited)
        return settled(Choice("old-level"), since, played)
    how = book.cite("levels.made-up")
    return settled(_at_new_level(how, told), because("wrong-level-made-up", how))


def _at_new_level(cited: Citation, told: WrongLevel) -> Choice:
    """Return the hand at the new level; a record of it begins again with the right blinds."""
    steps = [AtTable("make-up-level")]
    if told.recorded:
        steps.append(AtTable("record-again"))
    return Choice("new-level", cited=by(cited, *steps))


def wrong_level_in(hand: Hand) -> WrongLevel:
    """Return a hand begun at the old level by mistake, with the acts in it so far.

    Raises BadFacts where the hand is over.
    """
    going_on(hand)
    return WrongLevel(acts=kinds_of_acts(hand), recorded=True)


def _ends_ms(book: Edition, over: LevelOver) -> int | None:
    """Return the moment that ends the level (levels.trigger); None where it has not come."""
    match book.choice("levels.trigger"):
        case "clock-zero-and-announced":
            announced = over.announced_ms
            return None if announced is None else max(announced, over.zero_ms)
        case "announced-or-signalled":
            signs = (over.announced_ms, over.sounded_ms)
            return min((sign for sign in signs if sign is not None), default=None)
        case _:
            return over.zero_ms


class DealerPush(msgspec.Struct, frozen=True, kw_only=True):
    """A change of dealers, with the milliseconds left to the next scheduled break or level.

    None where none is scheduled.
    """

    left_ms: Annotated[Moment | None, among(None, 0, DAY_MS)] = None

    def __post_init__(self) -> None:
        """Raise BadFacts for a negative time."""
        if self.left_ms is not None and self.left_ms < 0:
            raise BadFacts("fact-too-small", fact="left_ms", least=0, came=self.left_ms)


def dealer_push(book: Edition, push: DealerPush) -> Ruling:
    """Rule whether the dealers may change. They are held from dealer_push.hold_seconds on."""
    seconds = book.number("dealer_push.hold_seconds")
    cited = book.cite("dealer_push.hold_seconds")
    if push.left_ms is not None and push.left_ms <= seconds * 1000:
        return settled(Choice("refused"), because("push-held", cited, seconds=seconds))
    return settled(Choice("allowed"), because("push-goes", cited, seconds=seconds))


class ColorUp(msgspec.Struct, frozen=True, kw_only=True):
    """A denomination that may be colored up, and the smallest chip that blinds and antes need."""

    chip: Amount
    needed: Amount

    def __post_init__(self) -> None:
        """Raise BadFacts for impossible chips."""
        for name, amount in (("chip", self.chip), ("needed", self.needed)):
            if not 0 < amount <= STACK_MAX_CHIPS:
                raise BadFacts(
                    "fact-out-of-range", fact=name, least=1, most=STACK_MAX_CHIPS, came=amount
                )


def color_up(book: Edition, chips: ColorUp) -> Ruling:
    """Rule whether chips of this denomination are colored up: the director's choice, and announced.

    It is proposed where blinds and antes need no smaller chip than `needed`, and `chip` is smaller.
    """
    chip, needed = chips.chip, chips.needed
    director = because("color-up-by-director", book.cite("chips.color-up"), amount=chip)
    announced = because("color-up-announced", book.cite("chips.color-up-announced"))
    told = by(announced.citation, AtTable("announce-color-up", amount=chip))
    goes = Choice("color-up", amount=chip, cited=told)
    stays = Choice("let-be")
    if chip >= needed:
        still = because("chip-still-needed", book.cite("chips.still-needed"), amount=chip)
        return left_to_floor(director, announced, still, choices=(goes, stays), proposed=stays)
    helps = because("color-up-helps", book.cite("advice.color-up"), amount=chip)
    return left_to_floor(director, announced, helps, choices=(goes, stays), proposed=goes)
