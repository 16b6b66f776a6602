"""What the page of 13-card poker shows is what happens; it lists every option as it is set."""

import re

from pages import compared, text_of

from ruleone.rulebook import edition, options

PAGE = text_of("chinese.md")
TOO_LONG = {"chinese.stakes"}


def test_the_examples_of_the_page_come_out_as_written() -> None:
    assert compared("chinese.md") == 5


def test_the_page_lists_every_option_with_its_setting_and_its_rule() -> None:
    book = edition("chinese")
    listed = re.findall(r"^\| `([a-z_.]+)` \| (.+?) \| .+ \| (chinese-[a-z0-9-]+) \|$", PAGE, re.M)
    names = {name for name in options() if name.startswith("chinese.")}
    assert {name for name, _, _ in listed} == names | {"suits.order"}
    for name, setting, rule in listed:
        assert book.cite(name).rule == rule
        if name not in TOO_LONG:
            assert setting == options()[name].written(book.option(name)).replace("|", " ")
