"""Names of editions as people type them: why one is none, in both languages."""

from pathlib import Path

import pytest

from ruleone.cli.editions import NoEdition, edition_named
from ruleone.limits import EDITION_ID_MAX_CHARACTERS
from ruleone.words import LANGUAGES, Language


@pytest.mark.rows("lang", LANGUAGES)
@pytest.mark.rows(
    ("name", "said"),
    [
        ("nix", "“nix”"),
        ("nix+button.policy=dead", "house"),
        ("modern+nix=1", "“nix=1”"),
        ("modern+button.policy", "button.policy=moving"),
        ("modern+button.policy=up", "dead"),
        ("modern+reopen.cumulative=maybe", "“maybe”"),
        ("modern+button.policy=dead,", "“”"),
        ("modern+button.policy=moving@house-30", "“moving@house-30”"),
        ("modern+button.policy=up@house-30~club", "dead"),
        ("modern+button.policy=moving@house-1~club", "house-1~club"),
        ("modern+button.policy=dead~club", "dead~club"),
        ("modern+" + "x" * EDITION_ID_MAX_CHARACTERS, f"{EDITION_ID_MAX_CHARACTERS:,}"),
    ],
)
def test_a_name_that_is_no_edition_is_told_why(name: str, said: str, lang: Language) -> None:
    with pytest.raises(NoEdition) as raised:
        edition_named(name, lang)
    assert said in str(raised.value)
    chinese = any("\u4e00" <= sign <= "\u9fff" for sign in str(raised.value))
    assert chinese == (lang == "zh")


def test_a_changed_edition_is_found() -> None:
    assert edition_named("modern+button.policy=moving", "en").id == "modern+button.policy=moving"


def test_a_file_of_house_rules_names_its_edition(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(
        'name = "club"\nbase = "holdem"\n[[change]]\noption = "button.policy"\nto = "dead"\n'
        'overrides = "holdem-button-move"\nwhy = "It is fairer."\n',
        "utf-8",
    )
    assert edition_named(str(path), "en").id == "holdem+button.policy=dead~club"
    path.write_text("name = 1", "utf-8")
    with pytest.raises(NoEdition, match="line 1: "):
        edition_named(str(path), "en")


def test_a_name_too_long_for_a_file_is_still_told_why() -> None:
    with pytest.raises(NoEdition, match="There is no edition"):
        edition_named("x" * 1000, "en")
