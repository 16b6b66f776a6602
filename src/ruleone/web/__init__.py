"""The shell of the room: the one part that touches sockets, time and the disk's word.

A request passes `guard` (hosts, origins), `sessions` (whose browser it is), then `connection` (the
socket) or `api` (plain HTTP). `reading` makes an ask of it within every bound, `shell` brings it to
the room, `outbox` holds what happened until it is durable, and `mailbox` sends it, however slowly
the other side reads. `server` runs all of it in one process, on one loop.
"""
