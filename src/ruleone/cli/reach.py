"""Reach of a journal in words: the part cut off, or the contents of a backup."""

from collections.abc import Iterator
from pathlib import Path

from ruleone.room.core.records import Calendar, by_the_calendar
from ruleone.room.room import Room
from ruleone.store.copies import JOURNAL
from ruleone.store.journal import JournalHead
from ruleone.store.sealing import Key
from ruleone.store.sqlite import SqliteJournal
from ruleone.store.torn import Cut
from ruleone.words import Language, say


def key_words(room: Room, key: Key, lang: Language) -> Iterator[str]:
    """Yield a line where the room's key has changed, and one for each hand void for that."""
    if key.strange:
        yield say(lang, "cli-serve-key-lost")
    for name, number in room.voided:
        yield say(lang, "cli-serve-hand-void", name=name, number=number)


def cut_words(cut: Cut, data: str, lang: Language) -> str:
    """Return what was lost with the torn end of a journal."""
    lost = tuple(
        say(lang, "cli-serve-cut-stream", stream=stream, count=count)
        for stream, count in cut.lost.items()
    )
    return say(
        lang,
        "cli-serve-cut-back",
        data=data,
        what=cut.damage.say(lang),
        entries=cut.entries,
        lost=lost or (say(lang, "cli-serve-cut-nothing"),),
        unread="yes" if cut.unread else "no",
        kept=cut.kept,
    )


def reach_words(data: Path, head: JournalHead, lang: Language) -> str:
    """Return how far a copy of a journal reaches: its entries, the time of the newest, its head."""
    journal = SqliteJournal(data / JOURNAL, inspect=True)
    try:
        newest = journal.newest()
        at = None if newest is None else Calendar(journal).at_ms(newest.at_ms, newest.epoch)
    finally:
        journal.close()
    time = "-" if at is None else by_the_calendar(at).strftime("%Y-%m-%d %H:%M:%S UTC")
    return say(lang, "cli-backup-reach", entries=head.entries, time=time, head=str(head))
