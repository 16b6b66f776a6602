"""What docs/en/build/rulebook.md shows is what happens."""

import re

from pages import compared, text_of


def test_the_examples_of_the_docs_come_out_as_written() -> None:
    (friday,) = re.findall(r"```toml\n(.*?)```", text_of("rulebook.md"), re.DOTALL)
    assert compared("rulebook.md", friday=friday) == 14
