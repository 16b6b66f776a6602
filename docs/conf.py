"""How Sphinx builds the help; `tools/docs.py` calls it once for each language."""

import sys
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.parsers.rst.states import Inliner
from sphinx.application import Sphinx
from sphinx.search import SearchLanguage

DOCS = Path(__file__).resolve().parent
sys.path[:0] = [str(DOCS.parent / "src"), str(DOCS.parent / "tools")]

from docs_inline import move_inline_out  # noqa: E402
from docs_tables import Generated  # noqa: E402 - it lies in the source tree

from ruleone import __version__, words  # noqa: E402

project = "RuleOne"
author = "RuleOne"
version = release = __version__
html_theme = "furo"
html_title = f"RuleOne {version}"
html_static_path = ["_static"]
templates_path = ["_templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "doors.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
locale_dirs = [str(DOCS / "translations")]
html_css_files = ["help.css"]
html_favicon = "../ui/public/mark.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_show_sphinx = False
html_use_index = False
extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist", "substitution"]
myst_heading_anchors = 4
source_suffix = {".md": "markdown"}
pygments_style = "tango"
pygments_dark_style = "monokai"
# A page may name a file of the source tree, which is not part of the help.
suppress_warnings = ["myst.xref_missing_file"]


class Pairs(SearchLanguage):
    """Chinese, searched by each two neighbouring characters: no dictionary knows the words of a
    card room. What is written in Latin letters is a word as it stands."""

    lang = "zh"
    language_name = "Chinese"
    js_stemmer_code = "class Stemmer { stemWord(word) { return word; } }"
    js_splitter_code = r"""
function splitQuery(query) {
  const terms = [];
  for (const [part] of query.matchAll(/[\u3400-\u9fff]+|[A-Za-z0-9_]+/g)) {
    if (!/^[\u3400-\u9fff]/.test(part) || part.length === 1) terms.push(part);
    else for (let at = 0; at + 1 < part.length; at += 1) terms.push(part.slice(at, at + 2));
  }
  return terms;
}
"""

    def split(self, input: str) -> list[str]:  # noqa: A002 - its name in Sphinx
        """The terms of a text, as `splitQuery` finds them in a query."""
        return pairs_of(input)

    def stem(self, word: str) -> str:
        """Chinese words have one form."""
        return word.lower()


def pairs_of(text: str) -> list[str]:
    """Return each word in Latin letters, and each two neighbouring Chinese characters."""
    terms: list[str] = []
    run = word = ""
    for sign in f"{text} ":
        if "\u3400" <= sign <= "\u9fff":
            terms += [run[-1] + sign] if run else []
            run += sign
        else:
            terms += [run] if len(run) == 1 else []
            run = ""
        if sign.isascii() and (sign.isalnum() or sign == "_"):
            word += sign
        else:
            terms += [word] if word else []
            word = ""
    return terms


def screen_words(
    name: str,
    rawtext: str,
    text: str,
    lineno: int,
    inliner: Inliner,
    options: dict[str, Any] | None = None,
    content: list[str] | None = None,
) -> tuple[list[nodes.Node], list[nodes.system_message]]:
    """{ui}`director-pause`: the words that the page shows, so that the help never says others."""
    spoken: words.Language = "zh" if inliner.document.settings.language_code[:2] == "zh" else "en"
    if not words.has_words(spoken, text):
        wrong = inliner.reporter.error(f"no words on screen for {text}", line=lineno)
        return [inliner.problematic(rawtext, rawtext, wrong)], [wrong]
    shown = words.say(spoken, text).rstrip("…:： ")
    return [nodes.strong(rawtext, shown, classes=["ui"])], []


OTHER = {"en": ("zh", "中文", "To the room"), "zh": ("en", "English", "回到牌室")}


def doors(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object
) -> None:
    """Give each page its ways out: to the room, and to the same page in the other language."""
    language = "zh" if (app.config.language or "en").startswith("zh") else "en"
    other, other_words, room_words = OTHER[language]
    there = (DOCS / other / f"{pagename}.md").is_file()
    page = pagename.removesuffix("index") if there else ""
    context |= {
        "room_words": room_words,
        "other_language": "zh-Hans" if other == "zh" else other,
        "other_words": other_words,
        "other_page": f"/help/{other}/{page}{'/' if page and not page.endswith('/') else ''}",
    }


def setup(app: Sphinx) -> dict[str, bool]:
    """Sphinx finds here what this help adds to it."""
    app.add_search_language(Pairs)
    app.add_role("ui", screen_words)
    app.add_directive("generated", Generated)
    app.connect("html-page-context", doors)
    app.connect("build-finished", move_inline_out)
    return {"parallel_read_safe": True}
