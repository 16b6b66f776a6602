"""What docs/en/build/ranking.md shows is what happens."""

import re

from pages import compared, text_of

from ruleone.ranking import ORDERS

PAGE = text_of("ranking.md")


def test_the_examples_of_the_page_come_out_as_written() -> None:
    assert compared("ranking.md") == 7


def test_the_page_names_every_order_and_counts_its_hands() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \| ([\d,]+) \|", PAGE, re.MULTILINE)
    for name, hands in listed:
        assert len(ORDERS[name].ladder) == int(hands.replace(",", ""))
    assert set(re.findall(r"`([a-z-]+)`", PAGE)) >= set(ORDERS)
