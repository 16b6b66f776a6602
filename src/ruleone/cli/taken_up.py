"""What goes on under the rules that it began with, after an update: in words, for who opens the
room."""

from collections.abc import Iterator, Mapping

from ruleone.cli.editions import title_of
from ruleone.rulebook import TakenUp
from ruleone.words import Language, say


def taken_up_words(taken_up: Mapping[str, TakenUp], lang: Language) -> Iterator[str]:
    """A line for each edition that the book has otherwise now, with the events and cash tables that
    go on under it, then one for each option of which there is something to say."""
    by_digest: dict[str, list[str]] = {}
    for name, one in taken_up.items():
        by_digest.setdefault(one.pinned.digest, []).append(name)
    for names in by_digest.values():
        one = taken_up[names[0]]
        title = title_of(one.pinned.edition, lang)
        yield say(lang, "cli-serve-taken-up", names=tuple(names), edition=title)
        for carried in one.carried:
            parts = {"option": carried.option, "value": carried.value, "today": carried.today}
            yield say(lang, f"cli-serve-carried-{carried.why}", **parts)
