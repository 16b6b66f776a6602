"""Every word of betting that stands in the documents is understood in its game.

`betting_words.toml` is the list. RULEONE_SEEDS names the folder of the documents, none of which is
in the tree: with them the list is compared, too.
"""

import os
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from spots import UTTERED, in_short, read

from ruleone.floor import Said
from ruleone.rulebook import rule

ROOT: Final = Path(__file__).parents[2]
SEEDS: Final = Path(os.environ.get("RULEONE_SEEDS", ROOT.parent / "shared" / "seeds"))
LIST: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("betting_words.toml").read_text("utf-8")
)
EDITION: Final = {"000": "house", "002": "tda2011", "003": "house", "004": "holdem"}
ENGLISH: Final = re.compile(
    r"(?i)\b(?:check|call|fold|bet|raise|complete|all-in|bring-in|re-?raise)\b"
)
CHINESE: Final = re.compile(r"[\u4e00-\u9fff]注(?!意)")
"""What ends as the words of betting do; 请注意, "note", does not."""
TERMS: Final = re.compile(r"(?:，如：|口令，如：|declarations like:)(.*?)(?:当地|。|\.)")
"""The list of the official terms in rule 3."""


def test_each_is_read_as_what_it_is() -> None:
    wrong = []
    for word in LIST["word"]:
        rule(word["rule"])
        came = in_short(read(EDITION[word["document"]], UTTERED[word["at"]], Said(word["said"])))
        if came != word["read"]:
            wrong.append((word["said"], word["at"], came, word["read"]))
    assert not wrong


@pytest.mark.skipif(not SEEDS.exists(), reason="no documents here: RULEONE_SEEDS")
def test_the_list_is_that_of_the_documents() -> None:
    texts = {path.name[:3]: path.read_text("utf-8").lower() for path in SEEDS.glob("*.txt")}
    faults = [
        (word["said"], "does not stand in", word["document"])
        for word in LIST["word"]
        if word["said"].lower() not in texts[word["document"]]
    ]
    listed = " ".join(word["said"].lower() for word in LIST["word"])
    for document, text in texts.items():
        found = {*CHINESE.findall(text)} - {*LIST["no_bet"]} | {*ENGLISH.findall(text)}
        for sentence in TERMS.findall(text):
            terms = re.split(r"[、，,]|和|及| and |（[^）]*）|\([^)]*\)", sentence)
            found |= {term.strip() for term in terms if term.strip()}
        faults += [
            (word, "is not listed", document) for word in sorted(found) if word not in listed
        ]
    assert not faults
