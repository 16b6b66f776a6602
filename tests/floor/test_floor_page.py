"""What the pages of floor and live tables in docs/ show is what happens, and the options that they
name are options."""

import re

from pages import compared, text_of

from ruleone.rulebook import options

PAGES = text_of("floor.md") + text_of("live-tables.md")


def test_the_examples_of_the_pages_come_out_as_written() -> None:
    assert compared("floor.md") + compared("live-tables.md") == 36


def test_the_options_of_the_pages_are_options() -> None:
    named = re.findall(r"`([a-z_]+\.[a-z_]+)`", PAGES)
    asked = {name for name in named if not re.search(r"^ruleone|\.(py|toml)$", name)}
    assert len(asked) >= 15
    assert asked <= {*options()}
