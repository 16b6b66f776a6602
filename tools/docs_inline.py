"""Make the built help keep the room's content security policy.

No page may run a script or use a style that stands in the page itself, or make a function out of a
text; the theme of the help and its search do.
"""

import re
from hashlib import sha256
from pathlib import Path

from sphinx.application import Sphinx

INLINE = re.compile(
    r"<script(?P<kind>[^>]*)>(?P<script>.*?)</script>|<style[^>]*>(?P<style>.*?)</style>", re.DOTALL
)
MADE = re.compile(r"new Function\(\s*\"n\",\s*`return \(\$\{catalog\.plural_expr\}\)`,?\s*\)")
ATTRIBUTE = re.compile(r"(<[^>]*?) style=(?:\"[^\"]*\"|'[^']*')")


def move_inline_out(app: Sphinx, failed: Exception | None) -> None:
    """Rewrite every page of a build that has come to its end."""
    if failed is None and app.builder.format == "html":
        for page in Path(app.outdir).rglob("*.html"):
            page.write_text(plain(page.read_text("utf-8"), page, Path(app.outdir)), "utf-8")
        write_plural_out(Path(app.outdir) / "_static")


def write_plural_out(static: Path) -> None:
    """Write the rule for plurals into the script that would make a function of its text."""
    translations = static / "translations.js"
    told = translations.read_text("utf-8") if translations.is_file() else ""
    rule = re.search(r'"plural_expr": "([^"]+)"', told)
    script = static / "doctools.js"
    text = script.read_text("utf-8")
    made = f"(n) => Number({rule[1] if rule else 'n !== 1'})"
    written, count = MADE.subn(lambda _: made, text)
    if count != 1:
        raise ValueError(f"{script} makes its rule for plurals in another way than was known")
    script.write_text(written, "utf-8")


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
