"""A page more, stated once: a row of `pages.ts` and the file that draws it are enough."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from front_door import front_door
from playwright.sync_api import Browser
from serving import ROOT, Served
from visitor import expect

pytestmark = pytest.mark.browser

PAGES: Final = "export const PAGES = {\n"
ROW: Final = """\
  added: {
    paths: ['/added/{name}'],
    title: 'nav-rules',
    help: 'play/start/',
    load: () => import('./added/AddedPage.svelte'),
  },
"""
DRAWING: Final = """\
<script lang="ts">
  import { pathTo } from '../pages';
  import { say } from '../words/words.svelte';

  let { name }: { name: string } = $props();
</script>

<main><a href={pathTo('added', { name: 'again' })}>{say('replay-scrubber')} {name}</a></main>
"""
SERVES: Final = """\
from pathlib import Path
from ruleone import shipped
from ruleone.cli.main import main
shipped._PLACES["pages"] = (Path({pages!r}),)
main()
"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages, built with one more."""
    tree = tmp_path_factory.mktemp("added")
    ui = tree / "ui"
    shutil.copytree(ROOT / "ui", ui, ignore=shutil.ignore_patterns("node_modules", "dist", "tests"))
    for linked in ("ui/node_modules", "locale", "src"):
        (tree / linked).symlink_to(ROOT / linked)
    table = ui / "src" / "pages.ts"
    rows = table.read_text("utf-8")
    assert rows.count(PAGES) == 1
    table.write_text(rows.replace(PAGES, PAGES + ROW), "utf-8")
    (ui / "src" / "added").mkdir()
    (ui / "src" / "added" / "AddedPage.svelte").write_text(DRAWING, "utf-8")
    path = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["npx", "vite", "build"],
        cwd=ui,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return ui / "dist"


@pytest.fixture(scope="module")
def served(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that serves them."""
    room = Served(tmp_path_factory.mktemp("room"))
    room.start((sys.executable, "-c", SERVES.format(pages=str(pages)), "serve"))
    yield room
    room.kill()


def test_a_page_is_a_row(chromium: Browser, served: Served) -> None:
    with front_door(chromium, served) as invite:
        visitor = invite().open("/")
        expect(visitor.page.locator("main").first).to_be_visible()
        fetched: list[str] = []
        visitor.page.on("response", lambda response: fetched.append(response.url))
        answer = visitor.page.goto(f"{served.address}/added/first")
        assert answer is not None
        assert answer.status == 200, "the server knows it"
        expect(visitor.page.locator("main")).to_have_text("Step first")
        expect(visitor.page).to_have_title("Rulebook · RuleOne")
        own = [url for url in fetched if re.search(r"/(AddedPage-[\w-]+\.js|added\.en\.ftl)$", url)]
        assert len(own) == 2, "its code and its words are files of their own"
        visitor.page.get_by_role("link", name="Step first").click()
        expect(visitor.page.locator("main")).to_have_text("Step again")
        assert visitor.page.url.endswith("/added/again")
        assert visitor.context.request.get(f"{served.address}/added/first/more").status == 404
