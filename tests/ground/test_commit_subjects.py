"""The subject of a commit says in the imperative what it does, in one line of 72 characters.

Looked at are the commits since this was agreed on; older ones, and merges, whose words are git's,
stay as they are. Where there is no history, as in a shallow clone, there is nothing to look at.
"""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
AGREED = "19aff11b6ed9624c0b7013ac7d58c12cd5ee54dd"
"""The last commit before: its successors keep to this."""
CHARACTERS_MAX = 72
NO_VERB = re.compile(
    r"An?|The|Th(?:is|at|ese|ere)|It|Some|All|Any|No|Not|New|More|Now|When|With|Without|In|On|At|Of"
    r"|For|From|To|And|But|Or|Wip|Misc|Various|Minor|Small|Initial"
)
OTHER_FORM = re.compile(r"\w+(?:ing|ed|[^su]s)")
"""Adding, Added, Adds; but not Pass or Focus."""
NO_OTHER_FORM = re.compile(
    r"Bring|Ring|Sing|String|Swing|Feed|Need|Seed|Embed|Speed|Shed|Shred|Heed|Bias"
    r"|(?:Pro|Ex|Suc)ceed"
)
SAYS_NOTHING = re.compile(r"Fix|Update|Change|Improve|Clean|Tidy|Adjust|Tweak|Refactor")
"""Verbs that need more behind them than one word: "Fix tests" says nothing."""


def git(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def faults(subject: str) -> Iterator[str]:
    """What a subject is not."""
    words = subject.split()
    first = words[0] if words else ""
    if len(subject) > CHARACTERS_MAX:
        yield f"{len(subject)} characters"
    if re.search(r":(\s|$)", subject):
        yield "a colon"
    if re.search(r"[.!?…;,]$", subject):
        yield "a stop at its end"
    if not re.fullmatch(r"[A-Z][a-z]+", first) or NO_VERB.fullmatch(first):
        yield "no verb at its beginning"
    elif OTHER_FORM.fullmatch(first) and not NO_OTHER_FORM.fullmatch(first):
        yield "no imperative"
    if len(words) < (3 if SAYS_NOTHING.fullmatch(first) else 2):
        yield "too few words"


def test_the_newest_subjects_say_what_their_commits_do() -> None:
    if git("merge-base", "--is-ancestor", AGREED, "HEAD").returncode:
        pytest.skip("no history here")
    subjects = git("log", "--no-merges", "--format=%h %s", f"{AGREED}..HEAD").stdout.splitlines()
    wrong = {line: found for line in subjects if (found := [*faults(line.partition(" ")[2])])}
    assert wrong == {}


@pytest.mark.rows(
    ("subject", "told"),
    [
        ("Deal the last card of a stud hand to the middle", []),
        ("Focus on the first field of a form", []),
        ("Pass the clock's time on as it was told", []),
        ("Say at 10:30 when the break ends", []),
        ("Bring the button back", []),
        ("Fix the side pot of a player who is all in for less", []),
        ("Fix", ["too few words"]),
        ("Fix tests", ["too few words"]),
        ("Deal", ["too few words"]),
        ("", ["no verb at its beginning", "too few words"]),
        ("Added a card", ["no imperative"]),
        ("Adding a card", ["no imperative"]),
        ("Adds a card", ["no imperative"]),
        ("add a card", ["no verb at its beginning"]),
        ("The card is dealt", ["no verb at its beginning"]),
        ("WIP on cards", ["no verb at its beginning"]),
        ("Deal a card.", ["a stop at its end"]),
        ("Deal a card: the last one", ["a colon"]),
        ("cards: deal one", ["a colon", "no verb at its beginning"]),
        ("Deal " + "a" * CHARACTERS_MAX, [f"{CHARACTERS_MAX + 5} characters"]),
    ],
)
def test_what_a_subject_is_not_is_told(subject: str, told: list[str]) -> None:
    assert [*faults(subject)] == told
