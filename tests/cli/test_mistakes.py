"""A command line that cannot be read is told so in the language of the environment, and so is what
its values are called."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from serving import ENVIRONMENT

from ruleone.words import Language

HERE: Final = Path(__file__).name
ASK: Final = """
import json, sys
from typer.testing import CliRunner
from ruleone.cli.app import command_line
app = command_line()
runner, told = CliRunner(env={"COLUMNS": "500"}), {}
for line in json.loads(sys.argv[1]):
    done = runner.invoke(app, line.split())
    told[line] = [done.exit_code, done.stdout, done.stderr]
print(json.dumps(told))
"""
COMMANDS: Final = (
    "", "serve", "verify", "history", "simulate", "replay", "rank", "rules", "rules list",
    "rules show", "rules diff", "rules check", "chinese", "chinese settle", "chinese arrange",
    "structure", "structure list", "structure show", "structure check", "structure make",
    "payouts", "deal", "forecast",
)  # fmt: skip
WRONG: Final = {
    "nix": ("There is no command “nix”. The commands are serve,", "没有“nix”这条命令"),
    "rules nix": ("There is no command “nix”. The commands are list,", "没有“nix”这条命令"),
    "simulate --lang fr": (
        "--lang cannot be “fr”. Choose one of these: en and zh.",
        "--lang 不能是“fr”。可选：en 和 zh。",
    ),
    "simulate --players 1": (
        "“1” is not valid for --players. Give a whole number from 2 to 20,000.",
        "--players 应为 2 至 20,000 的整数，不能是“1”。",
    ),
    "simulate --players x": (
        "“x” is not valid for --players. Give a whole number from 2 to 20,000.",
        "--players 应为 2 至 20,000 的整数，不能是“x”。",
    ),
    "simulate --seed -1": (
        "“-1” is not valid for --seed. Give a whole number of at least 0.",
        "--seed 应为不小于 0 的整数，不能是“-1”。",
    ),
    "serve --pace x": (
        "“x” is not valid for --pace. Give a number from 0 to 100.",
        "--pace 应为 0 至 100 的数字，不能是“x”。",
    ),
    "simulate --nix": ("There is no option --nix.", "没有“--nix”这个选项。"),
    "simulate --jsn": (
        "There is no option --jsn. Similar: --jobs and --json.",
        "没有“--jsn”这个选项。相近的有：--jobs 和--json。",
    ),
    "simulate --json=1": ("The option --json takes no value.", "选项“--json”不带值。"),
    "simulate --seed": (
        "The option --seed needs a value.",
        "选项“--seed”后面要写一个值。",
    ),
    "simulate a b": (
        "Unexpected argument: “a b”.",
        "多余的参数：“a b”。",
    ),
    "verify": (
        "FOLDER is missing. The room's data folder.",
        "缺少文件夹：牌室的数据文件夹。",
    ),
    "history": (
        "FOLDER is missing. The room's data folder.",
        "缺少文件夹：牌室的数据文件夹。",
    ),
    f"verify {HERE}": (
        f"FOLDER: “{HERE}” is a file. Give a folder.",
        f"文件夹：“{HERE}”是文件。请给文件夹。",
    ),
}


def asked(language: Language) -> dict[str, tuple[int, str, str]]:
    """What a process in this language answers to all of them: exit status, output, complaints."""
    lines = [*WRONG, *(f"{command} --help".strip() for command in COMMANDS)]
    done = subprocess.run(
        [sys.executable, "-c", ASK, json.dumps(lines)],
        env=os.environ | ENVIRONMENT | {"RULEONE_LANG": language, "COLUMNS": "500"},
        capture_output=True,
        text=True,
        cwd=Path(__file__).parent,
        check=True,
        timeout=120,
    )
    assert done.stderr == ""
    told: dict[str, tuple[int, str, str]] = json.loads(done.stdout)
    return told


@pytest.mark.rows("language", ["en", "zh"])
def test_mistakes_and_values_are_in_the_language_of_the_environment(language: Language) -> None:
    told = asked(language)
    for line, (english, chinese) in WRONG.items():
        status, output, complaint = told[line]
        assert (status, output) == (2, ""), line
        assert (chinese if language == "zh" else english) in complaint, (line, complaint)
        for typers in ("Invalid value", "No such", "Missing argument", "Got unexpected"):
            assert typers not in complaint, line
    for command in COMMANDS:
        status, output, _ = told[f"{command} --help".strip()]
        assert status == 0
        for typers in ("<bool>", "<str>", "<int>", "<path>", "list[", "{", "}..."):
            assert typers not in output, (command, typers)
    _, usage, _ = told["replay --help"]
    names = {"en": "ruleone replay [OPTIONS] FILES...", "zh": "ruleone replay [选项] 文件..."}
    assert names[language] in usage.replace("root", "ruleone")
