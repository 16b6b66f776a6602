"""Events that are played by a structure sheet."""

from ruleone.chinese.start import EDITION as CHINESE
from ruleone.rulebook import EDITIONS, Edition, edition
from ruleone.structures.sheet import AnteFormat, Pause, Sheet, SheetLevel, color_ups_of
from ruleone.tournament.terms.config import DayEnd, EventConfig, Format, Kind, Rotation
from ruleone.tournament.terms.errors import BadEvent
from ruleone.tournament.terms.games import THIRTEEN
from ruleone.tournament.terms.structure import Break, Structure

_MINUTE_MS = 60_000
_SHORT_HANDED_SEATS = 7
_TURBO_MINUTES = 10


def event_of(
    sheet: Sheet,
    template: str,
    *,
    buy_in: int = 100,
    payouts: str = "standard",
    kind: Kind = "scheduled",
    rules: Edition | None = None,
) -> EventConfig:
    """Return the event of this sheet; `template` is its name in the words `template-<name>`.

    It is played under these rules, else under those that its games have, with the antes of the
    sheet. Where a day ends there is no break. Games that differ take turns, a level each. Raises
    BadEvent where the sheet has no number of players. It also raises it where some levels go by
    time and some by hands, or by other hands: the clock of an event cannot do that.
    """
    if sheet.entrants is None:
        told = "expected a structure that says for how many players it is, got none"
        raise BadEvent(told, "bad-event-no-entrants")
    usual = edition(EDITIONS[0])
    turns = sheet.turns
    own = edition(CHINESE) if THIRTEEN in turns else usual
    book = (rules or own).with_options({"ante.format": sheet.antes})
    return EventConfig(
        template=template,
        structure=structure_of(sheet),
        seats=sheet.entrants,
        table_size=sheet.table_size,
        starting_stack=sheet.stack,
        chip=min((chip for chip, _ in sheet.chips), default=None),
        chips=tuple(sorted(sheet.chips)),
        buy_in=buy_in,
        payouts=payouts,
        game=turns[0] if turns else sheet.games[0],
        rotation=Rotation(turns, "level") if len(turns) > 1 else None,
        format=_format(sheet),
        kind=kind,
        edition=None if rules is None and book.digest == usual.digest else book.id,
    )


def day_ends(sheet: Sheet) -> tuple[DayEnd, ...]:
    """Return the ends of its days but the last, each with its level.

    It is empty where the event is played out in one go.
    """
    last = len(sheet.levels)
    ends = {pause.after_level for pause in sheet.breaks if not pause.minutes}
    return tuple(DayEnd(level) for level in sorted(ends) if level < last)


def structure_of(sheet: Sheet) -> Structure:
    """Return the levels and breaks as the clock of an event takes them.

    Raises BadEvent as `event_of`.
    """
    numbers = range(1, len(sheet.levels) + 1)
    minutes = [length for n in numbers if (length := sheet.minutes_of(n)) is not None]
    hands = {sheet.hands_of(number) for number in numbers}
    if len(hands) > 1:
        told = "expected levels that all go by time or by the same hands, got both"
        raise BadEvent(told, "flaw-lengths-of-two-kinds")
    lengths = tuple(length * _MINUTE_MS for length in minutes)
    return Structure(
        tuple(map(sheet.values, numbers)),
        lengths[0] if lengths else None,
        next(iter(hands), None),
        tuple(
            Break(pause.after_level, pause.minutes * _MINUTE_MS)
            for pause in sheet.breaks
            if pause.minutes
        ),
        lengths if len(set(lengths)) > 1 else (),
        tuple(color_ups_of(sheet)),
    )


def sheet_of_event(config: EventConfig, antes: AnteFormat, name: str) -> Sheet:
    """Return the sheet by which an event is played: the other way of `event_of`."""
    structure = config.structure
    by_games = config.rotation is not None and config.rotation.by == "level"
    games = config.games
    lengths = structure.lengths_ms
    levels = tuple(
        SheetLevel(
            small_blind=level.small_blind,
            big_blind=level.big_blind,
            ante=level.ante_each if antes == "per-player" else level.ante,
            small_bet=level.small_bet,
            stud_ante=level.stud_ante,
            bring_in=level.bring_in,
            big_bet_blinds=level.big_bet_blinds,
            point=level.point,
            minutes=lengths[at] // _MINUTE_MS if lengths else None,
        )
        for at, level in enumerate(structure.levels)
    )
    removed: dict[int, list[int]] = {}
    for color_up in structure.color_ups:
        removed.setdefault(color_up.after_level, []).append(color_up.removed)
    minutes = {one.after_level: one.length_ms // _MINUTE_MS for one in structure.breaks}
    ends = () if config.days is None else (end.level for end in config.days.ends)
    minutes |= dict.fromkeys(ends, 0)
    return Sheet(
        name=name,
        stack=config.starting_stack,
        levels=levels,
        breaks=tuple(
            Pause(after_level=at, minutes=minutes[at], remove=tuple(removed.get(at, ())))
            for at in sorted(minutes)
        ),
        entrants=config.seats,
        table_size=config.table_size,
        antes=antes,
        minutes=None if structure.level_ms is None else structure.level_ms // _MINUTE_MS,
        hands=structure.level_hands,
        games=games if by_games else games[:1],
        chips=config.chips,
    )


def _format(sheet: Sheet) -> Format:
    if sheet.minutes is not None and sheet.minutes <= _TURBO_MINUTES:
        return "turbo"
    return "short-handed" if sheet.table_size <= _SHORT_HANDED_SEATS else "full-ring"
