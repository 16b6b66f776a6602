"""What docs/floor.md shows is what happens, and the options that it names are options."""

import re

from pages import compared, text_of

from ruleone.rulebook import options

PAGE = text_of("floor.md")


def test_the_examples_of_the_page_come_out_as_written() -> None:
    assert compared("floor.md") == 31


def test_the_options_of_the_page_are_options() -> None:
    named = re.findall(r"`([a-z_]+\.[a-z_]+)`", PAGE)
    asked = {name for name in named if not re.search(r"^ruleone|\.(py|toml)$", name)}
    assert len(asked) >= 15
    assert asked <= {*options()}
