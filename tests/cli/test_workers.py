"""`--jobs` and `--dask`: the same bytes whoever computes, and plain words where nobody can."""

import os
import pickle
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from dask_cluster import BIN, DaskCluster, busy_s, children_of, dask_cluster, until
from distributed import Client
from distributed.protocol.core import dumps
from distributed.protocol.serialize import to_serialize
from typer.testing import CliRunner

import ruleone
from ruleone.cli import cluster as cluster_module
from ruleone.cli.app import command_line
from ruleone.cli.main import main
from ruleone.shipped import shipped

RUN = CliRunner()
SOURCE = Path(ruleone.__file__).parent
LOCALE = shipped("words")
HAND = """variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 2000, 3000]
actions = ["d dh p1 AsKs", "d dh p2 QdQc", "d dh p3 7h2c", "p3 f", "p1 cbr 300", "p2 f"]
"""
FORECAST = ("forecast", "turbo", "--entrants", "9", "--pace", "online", "--events", "24")
SIMULATE = ("simulate", "--template", "sprint-27", "--players", "9", "--json", "--events", "40")


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A thousand files of hands, right and wrong, and one that nobody reads."""
    folder = tmp_path_factory.mktemp("hands")
    for number in range(1_000):
        ends = "[700, 2300, 3000]" if number % 7 else "[700, 2300, 3001]"
        text = f"{HAND}finishing_stacks = {ends}\n# {number}{'.' * 6_000}"
        (folder / f"{number:04}.phh").write_text(text, "utf-8")
    (folder / "notes.txt").write_text("no hand", "utf-8")
    return folder


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    """A scheduler with two workers."""
    with dask_cluster(tmp_path_factory.mktemp("dask")) as cluster:
        cluster.worker()
        cluster.worker()
        yield cluster


def ruleone_command(*asked: str) -> list[str]:
    return [str(BIN / "ruleone"), *asked]


def told(*asked: str) -> tuple[bytes, int]:
    """What a command prints, and its exit status."""
    done = subprocess.run(ruleone_command(*asked), capture_output=True, check=False, timeout=120)
    assert done.returncode in (0, 1), done.stderr.decode()
    assert not done.stderr, done.stderr.decode()
    return done.stdout, done.returncode


def hears_interrupts() -> None:
    """What a shell starts in the background ignores Ctrl-C, and so would the command."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(*asked: str) -> "Iterator[subprocess.Popen[bytes]]":
    """A command while it runs, in a session of its own; it is over after the block."""
    command = subprocess.Popen(
        ruleone_command(*asked), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True, preexec_fn=hears_interrupts,
    )  # fmt: skip
    try:
        yield command
    finally:
        command.kill()
        command.communicate()


@pytest.mark.feature("spreading")
def test_every_command_prints_the_same_bytes_whoever_computes(
    cluster: DaskCluster, hands: Path
) -> None:
    faults: list[tuple[str, ...]] = []
    for command in (FORECAST, SIMULATE, ("replay", str(hands), "--json")):
        alone = told(*command, "--jobs", "1")
        others = (("--jobs", "2"), ("--dask", cluster.address))
        faults += [(command[0], *where) for where in others if told(*command, *where) != alone]
    assert faults == []


@pytest.mark.feature("spreading")
def test_a_worker_of_the_cluster_is_killed_in_mid_run(tmp_path: Path) -> None:
    alone, _ = told(*SIMULATE, "--jobs", "1")
    with dask_cluster(tmp_path) as cluster:
        cluster.worker()
        victim = cluster.worker()
        before_s = busy_s(victim.pid)
        with started(*SIMULATE, "--dask", cluster.address) as command:
            until(lambda: busy_s(victim.pid) > before_s + 0.3, "the worker does nothing")
            assert command.poll() is None, "over before a worker could be killed"
            victim.kill()
            out, err = command.communicate(timeout=120)
    assert (out, err, command.returncode) == (alone, b"", 0)


def test_a_process_here_is_killed_in_mid_run() -> None:
    alone, _ = told(*SIMULATE, "--jobs", "1")
    with started(*SIMULATE, "--jobs", "2") as command:
        until(lambda: len(children_of(command.pid)) == 2, "no processes")
        victim = children_of(command.pid)[0]
        until(lambda: busy_s(victim) > 1, "the process does nothing")
        assert command.poll() is None, "over before a process could be killed"
        os.kill(victim, signal.SIGKILL)
        out, err = command.communicate(timeout=120)
    assert (out, err, command.returncode) == (alone, b"", 0)


LONG = ("simulate", "--template", "sprint-27", "--events", "20000", "--lang", "en")


@pytest.mark.parametrize("where", ["here", "jobs", "dask"])
@pytest.mark.parametrize("whom", ["all of the terminal", "the command alone"])
def test_ctrl_c_stops_everything_in_plain_words(
    where: str, whom: str, cluster: DaskCluster
) -> None:
    asked = {"here": ("--jobs", "1"), "jobs": ("--jobs", "2"), "dask": ("--dask", cluster.address)}
    with started(*LONG, *asked[where]) as command:
        if where == "jobs":
            until(lambda: len(children_of(command.pid)) == 2, "no processes")
        else:
            until(lambda: busy_s(command.pid) > 0.5, "it does not begin")
        children = children_of(command.pid)
        if whom == "the command alone":
            command.send_signal(signal.SIGINT)
        else:
            os.killpg(command.pid, signal.SIGINT)
        out, err = command.communicate(timeout=30)
    assert (out, err.decode().strip()) == (b"", "Stopped. There is no result.")
    assert command.returncode == 130
    assert not [child for child in children if Path(f"/proc/{child}").exists()]


class Stopped:
    """Ctrl-C at the moment at which this module is looked for."""

    def __init__(self, module: str) -> None:
        self.module = module

    def find_spec(self, name: str, *_: object) -> None:
        if name == self.module:
            raise KeyboardInterrupt


@pytest.mark.parametrize("module", ["ruleone.cli.app", "ruleone.cli.simulate"])
def test_ctrl_c_while_a_command_is_loaded_is_told_in_plain_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], module: str
) -> None:
    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setattr(sys, "meta_path", [Stopped(module), *sys.meta_path])
    monkeypatch.setattr(sys, "argv", ["ruleone", "simulate"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert (ended.value.code, capsys.readouterr().err) == (130, "Stopped. There is no result.\n")


def test_a_call_cut_short_in_the_loop_of_a_cluster_prints_nothing(
    cluster: DaskCluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Ctrl-C before a call has begun: `sync` of distributed then cancels what is not bound yet."""
    clients: list[Any] = []
    begun: Any = Client

    def client(*args: Any, **kwargs: Any) -> Any:
        clients.append(begun(*args, **kwargs))
        return clients[-1]

    monkeypatch.setattr(cluster_module, "Client", client)
    ended = threading.Event()

    def cut_short() -> None:
        ended.set()
        raise NameError("future")

    with cluster_module.connected(cluster.address, 1):
        clients[0].loop.add_callback(cut_short)
        assert ended.wait(10)
        clients[0].nthreads()  # The loop has come past what it prints of the call.
    assert [record.getMessage() for record in caplog.records] == []


def test_processes_end_with_the_command_however_it_ends() -> None:
    with started(*LONG, "--jobs", "2") as command:
        until(lambda: len(children_of(command.pid)) == 2, "no processes")
        children = children_of(command.pid)
        until(lambda: all(busy_s(child) > 1 for child in children), "they do nothing")
        command.kill()
        command.communicate()
        until(lambda: not any(Path(f"/proc/{child}").exists() for child in children), "they go on")


def copy_of_the_source(folder: Path) -> Path:
    """A whole package of the same version, in Python alone."""
    package = folder / "ruleone"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copytree(LOCALE, package / "locale", dirs_exist_ok=True)
    return package


def test_workers_that_are_not_the_same_are_told_of(tmp_path: Path) -> None:
    """Without the site's start files a worker takes the package from where it is told to."""
    packages = str(Path(msgspec.__file__).parents[1])
    version = f'__version__ = "{ruleone.__version__}"'
    cases = {
        "other version": "has ruleone 0.0.9; here it is",
        "other source": f"has ruleone {ruleone.__version__} too, but from a different source",
        "none": "lacks “ruleone",
    }
    faults = []
    for number, (case, words) in enumerate(cases.items()):
        folder = tmp_path / str(number)
        folder.mkdir()
        if case != "none":
            start = copy_of_the_source(folder) / "__init__.py"
            text = start.read_text("utf-8")
            assert version in text
            other = '__version__ = "0.0.9"' if case == "other version" else f"{version}\n# other"
            start.write_text(text.replace(version, other), "utf-8")
        with dask_cluster(folder) as cluster:
            path = {"PYTHONPATH": f"{folder}:{packages}", "PYTHONSAFEPATH": "1"}
            cluster.worker("-S", environment=path)
            done = subprocess.run(
                ruleone_command(*FORECAST, "--lang", "en", "--dask", cluster.address),
                capture_output=True, text=True, check=False, timeout=120,
            )  # fmt: skip
        if done.returncode != 3 or words not in done.stderr or done.stderr.count("\n") != 1:
            faults.append((case, done.returncode, done.stderr))
    assert faults == []


def test_a_cluster_that_is_lost_is_told_of(tmp_path: Path) -> None:
    with dask_cluster(tmp_path) as cluster:
        worker = cluster.worker()
        before_s = busy_s(worker.pid)
        with started(*LONG, "--dask", cluster.address) as command:
            until(lambda: busy_s(worker.pid) > before_s + 0.3, "the worker does nothing")
            cluster.scheduler.kill()
            out, err = command.communicate(timeout=120)
    assert (out, command.returncode) == (b"", 3)
    assert "does not answer any more. There is no result" in err.decode()
    assert err.count(b"\n") == 1


def test_a_cluster_without_workers_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "WORKERS_S", 1)
    with dask_cluster(tmp_path) as cluster:
        shown = RUN.invoke(command_line(), [*FORECAST, "--lang", "en", "--dask", cluster.address])
    assert shown.exit_code == 3
    assert (
        f"The cluster at {cluster.address} has no workers. Start some: dask worker" in shown.stderr
    )


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense", "http://127.0.0.1:8000"])
def test_where_no_scheduler_answers_it_is_told(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "CONNECT_S", 1)
    shown = RUN.invoke(command_line(), [*FORECAST, "--lang", "en", "--dask", address])
    assert shown.exit_code == 3
    assert f"No Dask scheduler answers at {address} (" in shown.stderr


def test_without_the_extra_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ruleone.cli.cluster")
    monkeypatch.setitem(sys.modules, "distributed", None)
    for command in (FORECAST, SIMULATE, ("replay", __file__)):
        shown = RUN.invoke(command_line(), [*command, "--lang", "en", "--dask", "tcp://any:1"])
        assert shown.exit_code == 2
        assert shown.stderr.strip() == (
            '--dask needs a package that is not installed. Install it: pip install "ruleone[dask]"'
        )


def test_what_does_not_go_together_is_refused() -> None:
    both = (*FORECAST, "--jobs", "2", "--dask", "tcp://any:1")
    one = ("simulate", "--dask", "tcp://any:1")
    for command, words in ((both, "not both"), (one, "Use --events")):
        shown = RUN.invoke(command_line(), [*command, "--lang", "en"])
        assert shown.exit_code == 2
        assert words in shown.stderr


def test_a_long_result_comes_back_from_a_cluster_in_one_part() -> None:
    """Of a list Dask packs each item on its own: a thousand hands were a thousand parts."""
    answers = [Path(f"hand {number}") for number in range(1_000)]
    call = pickle.dumps((list, (answers,), {}))
    result = cluster_module.done(cluster_module.digest(), call)
    assert len(dumps(to_serialize(result))) < 5
    assert pickle.loads(pickle.dumps(result)) == answers
