"""Marks of a sentence are as wide as the language has them."""

import pytest
from playwright.sync_api import Page
from visitor import Invite

pytestmark = pytest.mark.browser

WIDTHS = """font => {
  const one = document.createElement('span');
  one.style.cssText = `position: absolute; white-space: pre; font: 100px/1 var(${font})`;
  document.body.append(one);
  const wide = text => {
    one.textContent = text.repeat(10);
    return one.getBoundingClientRect().width / 1000;
  };
  // Between letters: marks beside each other are set closer.
  const widths = [...'‘’“”'].map(mark => wide(`n${mark}`) - wide('n'));
  one.remove();
  return widths;
}"""


def widths(page: Page, font: str) -> list[float]:
    """How wide each mark is, in the size of the font."""
    found: list[float] = page.evaluate(WIDTHS, font)
    return found


@pytest.mark.parametrize("font", ["--font", "--font-book"])
def test_in_english_quotes_are_narrow(invite: Invite, font: str) -> None:
    page = invite().open("/floor/ask").page
    assert page.evaluate("document.documentElement.lang") == "en"
    quotes = widths(page, font)
    assert max(quotes) < 0.6, quotes
