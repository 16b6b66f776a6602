"""A room under house rules in a browser: its edition by its own name, and what overrides a rule."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Served
from visitor import Invite, expect

pytestmark = pytest.mark.browser

CLUB = """\
name = "friday-club"
base = "modern"

[[change]]
option = "blinds.sb_ratio"
to = "1/4"
overrides = "holdem-blinds-1"
why = "Our chips."

[[change]]
option = "raise.limit_cap"
to = 3
overrides = "house-47.2"
why = "Our evenings are short."
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room under the rules of a club."""
    folder: Path = tmp_path_factory.mktemp("club")
    (folder / "friday-club.toml").write_text(CLUB, "utf-8")
    with Served(folder / "room", "--rules", str(folder / "friday-club.toml"), pace=3.0) as room:
        yield room


@pytest.mark.parametrize(
    ("locale", "name", "overrides", "others"),
    [
        (
            "en-GB",
            "friday-club on Modern edition",
            "friday-club plays differently here, overriding this rule:",
            "One more option differs from Modern edition.",
        ),
        (
            "zh-CN",
            "friday-club（以现代版为基础）",
            "friday-club 在此另有规定，取代本条规则：",
            "另有 1 个选项与现代版不同。",
        ),
    ],
)
def test_lobby_and_cited_rule_name_the_house(
    invite: Invite, locale: str, name: str, overrides: str, others: str
) -> None:
    player = invite(locale=locale).open()
    expect(player.page.get_by_text(name).first).to_be_visible()
    player.join()
    player.wait_for_turn()
    player.page.locator("ol button[title=holdem-blinds-1]").first.click()
    rule = player.page.get_by_role("dialog")
    expect(rule).to_contain_text(name)
    changes = rule.locator("[data-changes]")
    expect(changes).to_contain_text(overrides)
    expect(changes).to_contain_text("1/4")
    expect(changes).to_contain_text("1/2")
    expect(rule).to_contain_text(others)
