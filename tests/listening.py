"""A program that listens: a local server in a thread, which keeps what hooks send it."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

PATIENCE_S: Final = 800.0


class Heard:
    """What was posted to `url`, in order of arrival; each is answered with `status`."""

    def __init__(self) -> None:
        self.status = 200
        self._bodies: Final[list[dict[str, Any]]] = []
        self._came: Final = threading.Condition()
        heard = self

        class Hears(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(heard.status)
                self.send_header("Content-Length", "0")
                self.end_headers()
                heard._take(json.loads(body))

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server: Final = ThreadingHTTPServer(("127.0.0.1", 0), Hears)
        self.url: Final = f"http://127.0.0.1:{self._server.server_port}/hear"
        self._thread: Final = threading.Thread(target=self._server.serve_forever, daemon=True)

    def until(self, count: int, kind: str) -> list[dict[str, Any]]:
        """All of this kind that came, once it is so much; anything may come more than once."""
        with self._came:
            assert self._came.wait_for(lambda: len(self._of(kind)) >= count, PATIENCE_S)
            return self._of(kind)

    def _of(self, kind: str) -> list[dict[str, Any]]:
        return [body for body in self._bodies if body["kind"] == kind]

    def _take(self, body: dict[str, Any]) -> None:
        with self._came:
            self._bodies.append(body)
            self._came.notify_all()

    def __enter__(self) -> "Heard":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
