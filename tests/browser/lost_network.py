"""A network that is lost without a word: what was connected stays so, and nothing comes through."""

import contextlib
import socket
import threading
from typing import Final


class Network:
    """Between browsers and a room; while it is cut, nothing passes, and nobody is told so."""

    def __init__(self, room_port: int) -> None:
        self._room: Final = room_port
        self._listener: Final = socket.create_server(("127.0.0.1", 0))
        self.address: Final = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._cut = False
        self._number = 0
        self._held: Final[list[socket.socket]] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Lose the network: all that is connected is dead from now on."""
        self._cut = True
        self._number += 1

    def mend(self) -> None:
        """Let new connections through again; those from before are at their end."""
        held, self._held[:] = list(self._held), []
        self._cut = False
        _end(held)

    def close(self) -> None:
        """End it, and every connection with it."""
        _end([self._listener, *self._held])

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                self._held.append(browser)
                if not self._cut:
                    self._connect(browser)

    def _connect(self, browser: socket.socket) -> None:
        try:
            room = socket.create_connection(("127.0.0.1", self._room))
        except OSError:
            browser.close()
            return
        self._held.append(room)
        for start, end in ((browser, room), (room, browser)):
            told = (start, end, self._number)
            threading.Thread(target=self._pass_on, args=told, daemon=True).start()

    def _pass_on(self, start: socket.socket, end: socket.socket, number: int) -> None:
        """Hand on what comes, as long as the connection lives."""
        with contextlib.suppress(OSError):
            while data := start.recv(65_536):
                if number == self._number:
                    end.sendall(data)
            if number == self._number:
                end.shutdown(socket.SHUT_WR)


def _end(those: list[socket.socket]) -> None:
    """Wake whoever reads there, and close them."""
    for one in those:
        with contextlib.suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()
