"""What newcomers are called."""

from itertools import islice

import pytest

from ruleone import limits
from ruleone.web.newcomers import friendly_names, language_of
from ruleone.words import LANGUAGES, Language, say


@pytest.mark.rows(
    ("accept", "language"),
    [
        ("", "en"),
        ("zh", "zh"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh"),
        ("en-GB,en;q=0.9,zh;q=0.8", "en"),
        ("de, fr;q=0.9, zh-Hans;q=0.1", "zh"),
        ("en;q=0.2, zh;q=0.7", "zh"),
        ("zh;q=oops, en;q=0.1", "en"),
        ("*", "en"),
        (",;=,q=", "en"),
    ],
)
def test_language_is_the_first_of_ours_that_is_wished_for(accept: str, language: Language) -> None:
    assert language_of(accept) == language


@pytest.mark.rows("language", LANGUAGES)
def test_every_name_fits_and_differs(language: Language) -> None:
    epithets = len(say(language, "newcomer-epithets").split(", "))
    animals = len(say(language, "newcomer-animals").split(", "))
    drawn = friendly_names(language, lambda count: count - 3)
    names = list(islice(drawn, 3 * epithets * animals))
    assert len(set(names)) == len(names) == 3 * epithets * animals > 1_500
    plain = names[: epithets * animals]
    assert not any(sign.isdigit() for name in plain for sign in name), "numerals come last"
    assert plain[3] == next(friendly_names(language, lambda _: 0)), "from the drawn one on"
    assert all(0 < len(name) <= limits.NAME_MAX_CHARACTERS for name in names)
