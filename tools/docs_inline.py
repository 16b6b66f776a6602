"""Put the scripts and styles that stand inside pages of the help into files of their own.

The room's pages may run no script and use no style that stands in the page itself (its content
security policy); the theme of the help writes both.
"""

import re
from hashlib import sha256
from pathlib import Path

from sphinx.application import Sphinx

INLINE = re.compile(
    r"<script(?P<kind>[^>]*)>(?P<script>.*?)</script>|<style[^>]*>(?P<style>.*?)</style>", re.DOTALL
)
ATTRIBUTE = re.compile(r"(<[^>]*?) style=(?:\"[^\"]*\"|'[^']*')")


def move_inline_out(app: Sphinx, failed: Exception | None) -> None:
    """Rewrite every page of a build that has come to its end."""
    if failed is None and app.builder.format == "html":
        for page in Path(app.outdir).rglob("*.html"):
            page.write_text(plain(page.read_text("utf-8"), page, Path(app.outdir)), "utf-8")


def plain(text: str, page: Path, root: Path) -> str:
    """Return a page's text with a link in the place of each script and style."""
    up = "../" * len(page.relative_to(root).parents[:-1])

    def moved(found: "re.Match[str]") -> str:
        if found["style"] is not None:
            return f'<link rel="stylesheet" href="{up}{_kept(root, found["style"], "css")}">'
        if not found["script"].strip() or "application/" in found["kind"]:
            return found[0]
        return f'<script src="{up}{_kept(root, found["script"], "js")}"></script>'

    text = INLINE.sub(moved, text)
    while ATTRIBUTE.search(text):
        text = ATTRIBUTE.sub(r"\1", text)
    return text


def _kept(root: Path, text: str, kind: str) -> str:
    name = f"_static/inline-{sha256(text.encode()).hexdigest()[:16]}.{kind}"
    (root / name).write_text(text, "utf-8")
    return name
