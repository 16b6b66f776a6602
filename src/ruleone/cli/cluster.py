"""A Dask cluster as an executor. It needs the extra `ruleone[dask]`, here and on its workers."""

import hashlib
import logging
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

import dask
from distributed import Client, get_worker
from distributed.scheduler import KilledWorker

import ruleone
from ruleone.shipped import shipped
from ruleone.sim.spread import Workers, WorkersLost
from ruleone.words import Parameter

CONNECT_S: Final = 10
WORKERS_S: Final = 30
"""Maximum wait for a worker, at the beginning and when a cluster has lost all of them."""
COUNTED_EVERY_S: Final = 2

T = TypeVar("T")


class Trouble(Exception):
    """A cluster on which work cannot continue; `code` and `parameters` give the reason."""

    def __init__(self, code: str, **parameters: Parameter) -> None:
        super().__init__(code, parameters)
        self.code, self.parameters = code, parameters


class OtherRelease(Exception):
    """A worker with another version, or another source of the same."""

    def __init__(self, worker: str, version: str) -> None:
        super().__init__(worker, version)
        self.worker, self.version = worker, version


@cache
def digest() -> str:
    """Return the digest of all that results depend on: the source, the book, the words."""
    whole = hashlib.sha256(ruleone.__version__.encode())
    for folder in (Path(ruleone.__file__).parent, shipped("words")):
        for path in sorted(folder.rglob("*.*")):
            if path.suffix in (".py", ".toml", ".ftl"):
                whole.update(path.relative_to(folder).as_posix().encode() + b"\0")
                whole.update(path.read_bytes() + b"\0")
    return whole.hexdigest()


def done(ours: str, call: bytes) -> Any:
    """Do a call on a worker.

    Raises OtherRelease, before anything of it is unpacked, where the worker's release differs from
    this process's.
    """
    if digest() != ours:
        raise OtherRelease(get_worker().address, ruleone.__version__)
    fn, args, kwargs = pickle.loads(call)
    return _Result(fn(*args, **kwargs))


class _Result:
    """A result that is pickled whole.

    Dask would pack each item of a list on its own, which took ten times as long as computing it.
    """

    def __init__(self, result: object) -> None:
        self._result = result

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[bytes]]:
        return pickle.loads, (pickle.dumps(self._result),)


class _Call:
    """A call that is done by being unpickled.

    So Dask hands out bytes and `pickle.loads` alone: a function that a worker cannot import would
    silently cost it its connection.
    """

    def __init__(self, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: Any) -> None:
        self._call = pickle.dumps((fn, args, kwargs))

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str, bytes]]:
        return done, (digest(), self._call)


class Cluster(Executor):
    """The workers of a cluster. Dask itself hands a call out again when its worker dies."""

    def __init__(self, client: Client) -> None:
        self._dask = client.get_executor(pure=False)

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        """Hand a call out."""
        call: Future[T] = self._dask.submit(pickle.loads, pickle.dumps(_Call(fn, args, kwargs)))
        return call

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Forget the calls handed out: everybody who wanted them has waited for them."""
        self._dask.shutdown(wait=False)


class Threads:
    """The number of pieces done at once, counted now and then: workers come and go."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._threads = 0
        self._counted_s = self._seen_s = monotonic() - COUNTED_EVERY_S

    def count(self) -> int:
        """Return the threads of its workers.

        Raises Trouble where it has had none for too long.
        """
        now_s = monotonic()
        if now_s - self._counted_s >= COUNTED_EVERY_S:
            self._threads, self._counted_s = sum(self._client.nthreads().values()), now_s
            if self._threads:
                self._seen_s = now_s
            elif now_s - self._seen_s > WORKERS_S:
                raise Trouble("no-workers")
        return max(1, self._threads)


@contextmanager
def connected(address: str, ahead: int) -> Iterator[Workers]:
    """Yield the workers of the cluster with this scheduler.

    `ahead` pieces for each of their threads are handed out. Raises Trouble, and WorkersLost where a
    piece has lost several.
    """
    # The loop of a client reports a call that Ctrl-C cut short as an error of its own.
    for logger in ("distributed", "distributed.client", "tornado.application"):
        logging.getLogger(logger).setLevel(logging.CRITICAL)
    wait = {"distributed.comm.timeouts.connect": f"{CONNECT_S}s"}
    with dask.config.set(wait), _client(address) as client:
        threads = Threads(client)
        try:
            client.wait_for_workers(1, timeout=WORKERS_S)
        except TimeoutError as none:
            raise Trouble("no-workers") from none
        try:
            yield Workers(
                lambda: Cluster(client), lambda: ahead * threads.count(), worth_ms=0, apart=True
            )
        except KilledWorker as lost:
            raise WorkersLost from lost
        except OtherRelease as other:
            raise Trouble(
                "other-release",
                worker=other.worker,
                theirs=other.version,
                ours=ruleone.__version__,
                same="yes" if other.version == ruleone.__version__ else "no",
            ) from other
        except ModuleNotFoundError as missing:
            name = missing.name or "ruleone"
            raise Trouble("no-ruleone", name=name, ours=ruleone.__version__) from missing
        except (CancelledError, OSError) as gone:
            raise Trouble("cluster-lost") from gone


@contextmanager
def _client(address: str) -> Iterator[Client]:
    try:
        client = Client(address, timeout=CONNECT_S, name="ruleone", set_as_default=False)
    except (OSError, ValueError) as error:
        raise Trouble("no-cluster", why=str(error)) from error
    try:
        yield client
    finally:
        client.close(timeout=CONNECT_S)
